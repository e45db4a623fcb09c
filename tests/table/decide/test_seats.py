"""Seats can be taken, left, lent and reclaimed; the host can do more."""

from __future__ import annotations

import pytest

from fourcures import Game
from fourcures.host.bot_moves import tells_cards
from fourcures.protocol import commands
from fourcures.protocol.refusals import Refused
from fourcures.table import entries
from fourcures.table.snapshot import seat_view, snapshot

from ..stories import Story, kinds, table_of_three


def test_the_game_begins_when_all_seated_people_are_ready() -> None:
    story = Story("ann", None, watching=["bob"], ready=False)
    assert story.seen("bob")["waiting"] == [{"for": "seat", "seat": 1}]
    assert kinds(story.do("bob", commands.Sit, seat=1)) == ["Seated"]
    assert kinds(story.do("bob", commands.Ready)) == ["Ready"]
    assert story.seen("ann")["ready"] == ["bob"]
    assert kinds(story.do("ann", commands.Ready)) == ["Ready", "Began"]
    assert story.refused("ann", commands.Ready) == "begun"


def test_a_person_sits_down_and_is_ready_at_once() -> None:
    story = Story("ann", None, watching=["bob"])
    assert kinds(story.do("bob", commands.Sit, seat=1, ready=True)) == ["Seated", "Ready", "Began"]


def test_one_person_with_bots_begins_at_once() -> None:
    story = Story("ann", None, ready=False)
    assert kinds(story.do("ann", commands.Hand, seat=1, bot="thumb"))[:2] == ["Seated", "Began"]


def test_only_seated_people_are_ready_and_not_while_they_are_absent() -> None:
    story = Story("ann", "bob", None, watching=["wim"])
    assert story.refused("wim", commands.Ready) == "no_own_seat"
    story.do("bob", commands.Ready, yes=False)
    assert story.seen("wim")["ready"] == ["ann"]
    story.gone("ann")
    assert story.seen("wim")["ready"] == []
    story.do("bob", commands.Ready)
    story.do("bob", commands.Stand, seat=1)
    assert story.seen("wim")["ready"] == []


def test_only_the_host_and_seated_players_see_the_invitation_code() -> None:
    story = Story("ann", "ben", None, watching=["wim"])
    story.do("ann", commands.Stand, seat=0)
    told = [snapshot(story.room, who, "ABCD2345")["code"] for who in ("ann", "ben", "wim", None)]
    assert told == ["ABCD2345", "ABCD2345", None, None]


def test_a_seat_is_taken_once() -> None:
    story = Story("ann", None, None, watching=["bob"])
    assert story.refused("bob", commands.Sit, seat=0) == "seat_taken"
    assert story.refused("bob", commands.Sit, seat=3) == "no_seat"
    assert story.refused("bob", commands.Sit, seat=-1) == "no_seat"


def test_a_person_may_hold_several_seats() -> None:
    story = Story("ann", None, None, watching=["bob"])
    story.do("ann", commands.Sit, seat=1)
    story.do("bob", commands.Sit, seat=2, ready=True)
    views = story.seen("ann")["game"]["views"]
    assert [view["position"]["viewer"] for view in views] == [0, 1]


def test_a_holder_of_several_seats_moves_for_the_seat_whose_turn_it_is() -> None:
    story = Story("ann", "ann", first=1)
    story.move("ann", "pass")
    story.move("ann", "next")
    (last,) = [
        entry for entry in story.log if isinstance(entry, entries.Played) and entry.text == "next"
    ]
    assert last.seat == 1


def test_a_player_can_stand_up_only_before_the_game() -> None:
    story = Story("ann", "bob", None)
    story.do("bob", commands.Stand, seat=1)
    assert story.room.seats[1].holder is None
    story = Story("ann", "bob")
    assert story.refused("bob", commands.Stand, seat=1) == "begun"


def test_only_its_holder_or_the_host_frees_a_seat() -> None:
    story = Story("ann", "bob", None, watching=["cem"])
    assert story.refused("cem", commands.Stand, seat=1) == "not_your_seat"
    story.do("ann", commands.Stand, seat=1)
    assert story.room.seats[1].holder is None


def test_a_seat_may_be_a_bot() -> None:
    story = Story("ann", None)
    made = story.do("ann", commands.Hand, seat=1, bot="thumb")
    assert kinds(made) == ["Seated", "Began"]
    assert story.seen("ann")["seats"][1] == {"holder": "bot:1", "owner": None, "bot": "thumb"}


def test_an_unknown_bot_is_refused() -> None:
    assert Story("ann", None).refused("ann", commands.Hand, seat=1, bot="nobody") == "unknown_bot"


def test_a_seat_goes_to_a_bot_or_to_a_person_and_not_to_both() -> None:
    story = table_of_three()
    assert story.refused("mia", commands.Hand, seat=1) == "bot_or_person"
    both = {"bot": "thumb", "person": "wim"}
    assert story.refused("mia", commands.Hand, seat=1, **both) == "bot_or_person"
    assert story.refused("mia", commands.Hand, seat=1, person="nobody") == "unknown_person"


def test_a_player_hands_their_seat_to_a_bot_and_takes_it_back_at_any_time() -> None:
    story = table_of_three()
    story.do("mia", commands.Hand, seat=1, bot="thumb")
    assert story.seen("wim")["seats"][1] == {"holder": "bot:1", "owner": "mia", "bot": "thumb"}
    assert story.refused("mia", commands.Move, text="quiet") == "no_own_seat"
    story.do("mia", commands.ReclaimSeat, seat=1)
    assert story.seen("wim")["seats"][1] == {"holder": "mia", "owner": "mia", "bot": None}
    story.move("mia", "quiet")


def test_a_player_lends_their_seat_to_a_friend_and_takes_it_back() -> None:
    story = table_of_three("private")
    story.do("mia", commands.Hand, seat=1, person="wim")
    assert story.seen("wim")["game"]["views"][0]["position"]["viewer"] == 1
    assert story.seen("mia")["game"]["views"][0]["position"]["viewer"] is None
    story.do("mia", commands.ReclaimSeat, seat=1)
    assert story.seen("mia")["game"]["views"][0]["position"]["viewer"] == 1


def test_a_lent_seat_that_was_handed_on_still_belongs_to_its_owner() -> None:
    story = table_of_three()
    story.do("mia", commands.Hand, seat=1, person="wim")
    story.do("wim", commands.Hand, seat=1, bot="random")
    story.do("mia", commands.ReclaimSeat, seat=1)
    assert story.room.seats[1].holder == "mia"


def test_only_the_owner_takes_a_seat_back() -> None:
    story = table_of_three()
    story.do("mia", commands.Hand, seat=1, bot="thumb")
    for person in ("dana", "rob", "wim"):
        assert story.refused(person, commands.ReclaimSeat, seat=1) == "seat_not_lent"
    assert story.refused("rob", commands.ReclaimSeat, seat=2) == "seat_not_lent"


def test_the_host_gives_the_seat_of_a_bot_to_a_person() -> None:
    story = Story("ann", None, watching=["bob"])
    story.do("ann", commands.Hand, seat=1, bot="thumb")
    assert story.refused("bob", commands.Hand, seat=1, person="bob")
    story.do("ann", commands.Hand, seat=1, person="bob")
    assert story.room.seats[1].holder == story.room.seats[1].owner == "bob"


# Absent players.


@pytest.mark.parametrize("by", ["dana", "rob", "wim"])
def test_the_seat_of_a_present_player_is_not_given_away(by: str) -> None:
    assert table_of_three().refused(by, commands.Hand, seat=1, bot="thumb") == "not_gone"


def test_the_host_gives_the_seat_of_an_absent_player_to_a_bot() -> None:
    story = table_of_three()
    story.gone("mia")
    assert kinds(story.do("dana", commands.Hand, seat=1, bot="thumb"))[-1] == "Seated"
    assert story.room.seats[1].bot == "thumb"


def test_one_player_gives_the_seat_of_an_absent_player_to_a_bot() -> None:
    story = Story("host", "ann", "bob", "cem")
    story.gone("cem")
    assert kinds(story.do("ann", commands.Hand, seat=3, bot="thumb"))[0] == "Seated"
    assert (story.room.seats[3].bot, story.room.seats[3].owner) == ("thumb", "cem")


def test_a_seat_that_was_given_to_a_bot_for_good_is_not_taken_back() -> None:
    story = Story("host", "ann", "bob")
    story.gone("bob")
    story.do("ann", commands.Hand, seat=2, bot="thumb", for_good=True)
    story.by_table(entries.Joined(by="bob", name="Bob"))
    assert story.refused("bob", commands.ReclaimSeat, seat=2) == "seat_not_lent"
    story.do("host", commands.Hand, seat=2, person="bob")
    assert story.room.seats[2].holder == "bob"


def test_a_spectator_has_no_vote_on_the_seat_of_an_absent_player() -> None:
    story = Story("host", "ann", "bob", "cem", watching=["wim", "wes"])
    story.gone("cem")
    for person in ("wim", "wes"):
        assert story.refused(person, commands.Hand, seat=3, bot="thumb")
    assert story.room.seats[3].bot is None


def test_players_are_asked_only_about_an_absent_player_whom_the_game_waits_for() -> None:
    story = Story("ann", "bob", "cem", first=1)
    assert story.seen("ann")["absent"] is None
    story.gone("cem")
    assert story.seen("ann")["absent"] is None
    story.gone("bob")
    assert story.seen("ann")["absent"] == 1
    story.do("ann", commands.Hand, seat=1, bot="thumb")
    assert story.seen("ann")["absent"] is None


def test_nobody_is_asked_where_people_play_turn_by_turn() -> None:
    story = Story("ann", "bob", first=1, turn_hours=24)
    story.gone("bob")
    assert story.seen("ann")["absent"] is None


def test_a_wait_lasts_two_minutes_and_ends_when_the_player_comes_back() -> None:
    story = Story("ann", "bob", "cem", first=1, watching=["wim"])
    assert story.refused("ann", commands.Wait, seat=1) == "not_gone"
    story.gone("bob")
    assert story.refused("wim", commands.Wait, seat=1) == "no_own_seat"
    story.now = 1_000
    assert kinds(story.do("cem", commands.Wait, seat=1)) == ["Waited"]
    assert story.room.waits_until == {1: 121_000}
    story.by_table(entries.Joined(by="bob", name="Bob"))
    assert story.room.waits_until == {}


def test_a_seat_is_not_given_to_somebody_who_has_left() -> None:
    story = table_of_three()
    story.gone("wim")
    assert story.refused("dana", commands.Hand, seat=0, person="wim") == "receiver_gone"


def test_the_seat_of_an_absent_player_cannot_be_given_to_a_person() -> None:
    story = table_of_three()
    story.gone("mia")
    assert story.refused("dana", commands.Hand, seat=1, person="wim") == "not_your_seat"


def test_a_returning_player_takes_their_seat_back_from_the_bot() -> None:
    story = table_of_three()
    story.gone("mia")
    story.do("dana", commands.Hand, seat=1, bot="thumb")
    story.by_table(entries.Joined(by="mia", name="Mia"))
    story.do("mia", commands.ReclaimSeat, seat=1)
    assert story.room.seats[1].holder == "mia"


def test_a_bot_continues_the_turn_of_an_absent_player() -> None:
    story = table_of_three()
    for person in ("mia", "rob"):
        story.do(person, commands.StopAt, moment="infect", stop="never")
    story.gone("dana")
    story.do("mia", commands.Hand, seat=0, bot="thumb")
    story.do("mia", commands.Agree, yes=True)
    story.do("rob", commands.Agree, yes=True)
    story.bots()
    assert story.position()["turn"]["seat"] != 0


# Spectators.


def test_a_spectator_sees_the_table_without_moves_and_hands() -> None:
    story = table_of_three("private")
    (view,) = story.seen("wim")["game"]["views"]
    assert view["legal"] == [] and view["position"]["viewer"] is None
    assert {card for player in view["position"]["players"] for card in player["hand"]} == {None}


def test_a_spectator_cannot_move() -> None:
    story = table_of_three()
    for text in ("drive chicago", "pass", "quiet", "airlift medic cairo"):
        assert story.refused("wim", commands.Move, text=text) == "no_own_seat"


def test_a_move_for_another_players_seat_is_refused() -> None:
    story = table_of_three()
    assert story.refused("mia", commands.Move, text="drive chicago", seat=0) == "not_your_seat"
    assert story.refused("mia", commands.Move, text="seat:0 drive chicago") == "not_your_seat"


@pytest.mark.parametrize("seat", [-1, 3, 4, 99, -(10**30)])
def test_a_move_for_an_unknown_seat_is_refused(seat: int) -> None:
    """Regression: the encoding of moves turned -1 into a move of another seat."""
    story = Story("ann", "ann", "ann", first=0, roles=["medic", "scientist", "operations_expert"])
    for text in ("pass", "drive chicago", "treat blue", "next", "quiet"):
        assert story.refused("ann", commands.Move, text=text, seat=seat) == "not_your_seat"


def test_no_move_is_made_before_the_game_has_begun() -> None:
    assert Story("ann", None).refused("ann", commands.Move, text="pass") == "not_begun"


# The host.


def test_a_spectator_cannot_give_a_free_seat_away() -> None:
    story = Story("ann", "bob", None, watching=["wim"])
    for to in ({"bot": "thumb"}, {"person": "wim"}):
        assert story.refused("wim", commands.Hand, seat=2, **to) == "not_your_seat"
    assert kinds(story.do("bob", commands.Hand, seat=2, bot="thumb"))[0] == "Seated"


def test_a_free_seat_does_not_block_a_window() -> None:
    story = table_of_three("private", turn={"seat": 0, "phase": "infect"})
    story.go_on("dana", "rob")
    story.do("dana", commands.Remove, person="mia")
    assert story.position()["infection_discards"]


# Bots alone.


@pytest.mark.parametrize("edition", ["2008", "2013"])
@pytest.mark.parametrize("hands", ["open", "private"])
def test_a_table_of_bots_alone_plays_to_the_end(edition: str, hands: str) -> None:
    story = Story(
        *[None] * 3, watching=["ann"], edition=edition, hands=hands, epidemics=6, seed="bots"
    )
    for seat, bot in enumerate(("thumb", "random", "thumb")):
        story.do("ann", commands.Hand, seat=seat, bot=bot)
    story.bots()
    assert story.room.is_over()


def test_only_one_order_of_a_forecast_is_listed_as_legal() -> None:
    """All 720 of them were sent after every entry."""
    game = Game.from_position(
        {
            "hands": "private",
            "players": [
                {"role": "medic", "city": "paris", "hand": ["forecast"]},
                {"role": "scientist", "city": "paris", "hand": []},
            ],
            "turn": {"seat": 0, "phase": "actions"},
        }
    )
    game.play("forecast")
    assert len(game.legal_moves) == 720
    own, other = (seat_view(game.view(seat))["legal"] for seat in (0, 1))
    assert [move.text for move in own] == [str(game.legal_moves[0])]
    assert other == []


# Hands of people for whom a bot plays.


def test_a_bot_that_is_in_for_somebody_tells_no_private_card_without_their_consent() -> None:
    story = table_of_three("private")
    story.do("mia", commands.Hand, seat=1, bot="thumb")
    assert not tells_cards(story.room, 1)
    story.do("dana", commands.Hand, seat=1, bot="quick")
    assert not tells_cards(story.room, 1)
    story.do("rob", commands.Hand, seat=2, bot="thumb", tells=True)
    assert tells_cards(story.room, 2)
    story.do("rob", commands.ReclaimSeat, seat=2)
    story.gone("rob")
    story.do("dana", commands.Hand, seat=2, bot="thumb", for_good=True, tells=True)
    assert not tells_cards(story.room, 2)


def test_a_bot_tells_its_own_private_cards() -> None:
    story = Story("ann", None, hands="private")
    story.do("ann", commands.Hand, seat=1, bot="thumb")
    assert tells_cards(story.room, 1)


def test_the_owner_of_a_lent_seat_sees_its_hand_and_no_moves() -> None:
    story = table_of_three("private")
    before = story.seen("mia")["game"]["views"][0]["position"]["players"][1]["hand"]
    assert None not in before
    story.do("mia", commands.Hand, seat=1, bot="thumb")
    (view,) = story.seen("mia")["game"]["views"]
    assert (view["position"]["viewer"], view["legal"]) == (1, [])
    assert view["position"]["players"][1]["hand"] == before
    assert story.refused("mia", commands.Move, text="pass") == "no_own_seat"
    story.do("dana", commands.Hand, seat=1, bot="thumb", for_good=True)
    assert story.seen("mia")["game"]["views"][0]["position"]["viewer"] is None


def test_a_seat_is_taken_back_in_the_middle_of_the_turn_of_a_bot() -> None:
    story = table_of_three()
    story.gone("dana")
    story.do("mia", commands.Hand, seat=0, bot="thumb")
    story.do("bot:0", commands.Move, text="drive chicago")
    story.by_table(entries.Joined(by="dana", name="Dana"))
    story.do("dana", commands.ReclaimSeat, seat=0)
    assert story.position()["turn"] | {"actions_left": 3} == story.position()["turn"]
    story.move("dana", "drive atlanta")
    with pytest.raises(Refused):
        story.do("bot:0", commands.Move, text="drive chicago")
