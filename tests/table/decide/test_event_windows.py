"""Event windows: the table waits only if a player could play an event."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures.engine.rules.board import CITIES, EVENTS
from fourcures.protocol import commands
from fourcures.table import entries
from tests.engine.arranging import at

from ..stories import CALM, Story, arranged, kinds, played, table_of_three

Json = dict[str, Any]


def infecting(hands: str, *cards: list[str], **more: Any) -> Story:
    """Return a table of Ann, Bob and Cem before the first infection card, with these hands."""
    roles = ("medic", "researcher", "scientist")
    players = [at(role, "atlanta", *hand) for role, hand in zip(roles, cards, strict=True)]
    turn = {"seat": 0, "phase": "infect"}
    position = arranged(*players, **{"hands": hands, "turn": turn} | more)
    return Story("ann", "bob", "cem", watching=["wim"], position=position)


def in_epidemic(hands: str, *cards: list[str], **more: Any) -> Story:
    """Return the same table between Infect and Intensify of the only epidemic of this draw."""
    turn = {"seat": 0, "phase": "epidemic", "epidemic_step": "infected", "epidemics_pending": 0}
    return infecting(
        hands, *cards, turn=turn, epidemics_drawn=1, infection_discards=["cairo"], **more
    )


# Whom the table waits for.


def test_at_open_hands_the_table_waits_only_for_holders_of_events() -> None:
    story = infecting("open", ["cairo"], ["airlift"], ["forecast"])
    assert story.room.awaited_holders() == ["bob", "cem"]


def test_at_open_hands_without_events_the_table_does_not_wait() -> None:
    story = infecting("open", ["cairo"], ["delhi"], ["essen"])
    assert story.phase() == "actions" and story.position()["turn"]["seat"] == 1


def test_at_open_hands_an_epidemic_waits_only_for_resilient_population() -> None:
    story = in_epidemic("open", ["airlift"], ["resilient_population"], ["forecast"])
    assert story.room.awaited_holders() == ["bob"]


@pytest.mark.parametrize("window", [infecting, in_epidemic])
def test_at_private_hands_everyone_is_asked_whatever_they_hold(window: Any) -> None:
    for cards in (["cairo"], ["delhi"], ["essen"]), (["airlift"], [], ["resilient_population"]):
        assert window("private", *cards).room.awaited_holders() == ["ann", "bob", "cem"]


def test_at_private_hands_the_table_does_not_wait_when_all_events_are_discarded() -> None:
    turn = {"seat": 0, "phase": "draw"}
    story = infecting("private", [], [], [], turn=turn, player_discards=list(EVENTS))
    story.move("ann", "next")
    assert story.phase() == "actions" and story.position()["turn"]["seat"] == 1


def test_the_default_window_setting_does_not_depend_on_the_hand() -> None:
    for cards in (["cairo"], ["delhi"], ["essen"]), (["airlift"], ["forecast"], []):
        story = infecting("private", *cards)
        assert {person.order for person in story.room.people.values()} == {"moment"}


def test_a_spectator_cannot_say_go_on() -> None:
    story = infecting("private", [], [], [])
    assert story.refused("wim", commands.GoOn) == "no_window"


def test_everyone_sees_for_which_players_a_window_waits() -> None:
    story = infecting("private", [], [], [])
    story.go_on("bob")
    for person in ("ann", "bob", "wim", None):
        waiting = story.seen(person)["waiting"]
        assert waiting == [{"for": "window", "holder": "ann"}, {"for": "window", "holder": "cem"}]


# How a window closes.


def test_a_window_closes_when_every_person_has_said_go_on() -> None:
    story = infecting("private", [], [], [])
    assert kinds(story.go_on("bob")) == kinds(story.go_on("cem")) == ["WentOn"]
    made = story.go_on("ann")
    assert kinds(made) == ["WentOn", "Played"] and played(made) == ["next"]
    assert made[1].by is None


def test_the_next_window_asks_everyone_again() -> None:
    story = infecting("private", [], [], [])
    story.go_on("ann", "bob", "cem")
    assert story.room.awaited_holders() == ["ann", "bob", "cem"]
    assert story.position()["infection_discards"] == CALM[:1]


def test_a_second_go_on_in_the_same_window_is_refused() -> None:
    story = infecting("private", [], [], [])
    story.go_on("ann")
    assert story.refused("ann", commands.GoOn) == "no_window"


def test_the_active_player_cannot_close_a_window_over_the_others() -> None:
    """`next` belongs to the active seat, but the others have not passed."""
    story = infecting("private", [], ["airlift"], [])
    story.move("ann", "next")
    assert story.position()["infection_discards"] == []
    assert story.room.awaited_holders() == ["bob", "cem"]
    assert story.refused("bob", commands.Move, text="next")


def test_an_event_in_a_window_opens_it_again_for_everyone() -> None:
    story = infecting("private", [], ["airlift"], [])
    story.go_on("ann", "cem")
    story.move("bob", "airlift researcher cairo")
    assert story.room.awaited_holders() == ["ann", "bob", "cem"]
    assert story.city(1) == "cairo" and story.phase() == "infect"


def test_a_player_who_said_go_on_may_still_play_an_event_while_the_window_is_open() -> None:
    story = infecting("private", [], ["one_quiet_night"], [])
    story.go_on("bob")
    assert played(story.move("bob", "quiet")) == ["quiet"]


def test_a_request_for_an_event_does_not_close_the_window() -> None:
    story = infecting("private", ["airlift"], [], [])
    story.move("ann", "airlift researcher cairo")
    story.answer("bob", yes=True)
    assert story.city(1) == "cairo" and story.room.awaited_holders() == ["ann", "bob", "cem"]


def test_a_holder_of_several_seats_says_go_on_once() -> None:
    position = arranged(
        at("medic"), at("researcher"), hands="private", turn={"seat": 0, "phase": "infect"}
    )
    story = Story("ann", "ann", position=position)
    assert played(story.go_on("ann")) == ["next"]


def test_R7_4_between_infect_and_intensify_only_resilient_population_fits() -> None:
    story = in_epidemic("private", ["airlift"], ["resilient_population"], [])
    assert story.refused("ann", commands.Move, text="airlift medic cairo")
    story.move("bob", "resilient cairo")
    assert story.position()["removed"] == ["cairo"]


def test_R8_1_in_2008_there_is_no_window_between_two_cards() -> None:
    position = arranged(
        at("medic", "atlanta", "airlift"),
        at("researcher"),
        edition="2008",
        turn={"seat": 0, "phase": "infect"},
    )
    story = Story("ann", "bob", position=position)
    story.go_on("ann")
    assert len(story.position()["infection_discards"]) == 2 and story.phase() == "infect"
    story.go_on("ann")
    assert story.phase() == "actions"


def test_the_table_never_draws_by_itself() -> None:
    story = table_of_three()
    for person in ("dana", "mia", "rob"):
        story.do(person, commands.Order, order="never")
    story.move("dana", "pass")
    assert story.phase() == "draw"
    assert story.refused("mia", commands.GoOn) == "no_window"


def test_windows_have_no_timer_unless_the_table_chose_one() -> None:
    assert table_of_three().room.setup.window_seconds is None


# Defaults for event windows.


def test_never_ask_lets_every_window_pass() -> None:
    for window in (infecting, in_epidemic):
        story = window("private", ["resilient_population"], [], [])
        story.do("ann", commands.Order, order="never")
        assert "ann" not in story.room.awaited_holders()


def test_only_at_epidemics_lets_infection_cards_pass_and_no_epidemic() -> None:
    story = infecting("private", [], [], [])
    story.do("ann", commands.Order, order="epidemics")
    assert story.room.awaited_holders() == ["bob", "cem"]
    story = in_epidemic("private", [], [], [])
    story.do("ann", commands.Order, order="epidemics")
    assert story.room.awaited_holders() == ["ann", "bob", "cem"]


def test_never_ask_set_in_a_window_closes_it_if_nobody_else_is_awaited() -> None:
    story = infecting("private", [], [], [])
    story.go_on("bob", "cem")
    assert played(story.do("ann", commands.Order, order="never")) == ["next"]


def test_when_every_player_lets_the_window_pass_the_table_infects_by_itself() -> None:
    story = infecting("private", [], [], [])
    for person in ("ann", "bob", "cem"):
        story.do(person, commands.Order, order="never")
    assert story.phase() == "actions" and story.position()["turn"]["seat"] == 1


def test_ask_me_always_replaces_never_ask() -> None:
    story = infecting("private", [], [], [])
    story.do("ann", commands.Order, order="never")
    story.do("ann", commands.Order, order="always")
    assert story.room.awaited_holders() == ["ann", "bob", "cem"]


def test_a_player_with_never_ask_may_still_play_events() -> None:
    story = infecting("private", ["one_quiet_night"], [], [])
    story.do("ann", commands.Order, order="never")
    assert played(story.move("ann", "quiet"))


# Absent players.


def test_an_absent_player_does_not_block_a_window() -> None:
    story = infecting("private", [], [], [])
    story.go_on("ann", "bob")
    story.gone("cem")
    assert len(story.position()["infection_discards"]) == 1
    assert story.room.awaited_holders() == ["ann", "bob"]


def test_a_returning_player_is_asked_again() -> None:
    story = infecting("private", [], [], [])
    story.gone("cem")
    story.by_table(entries.Joined(by="cem", name="Cem"))
    assert story.room.awaited_holders() == ["ann", "bob", "cem"]


def test_the_table_waits_for_a_bot_which_says_go_on_by_itself() -> None:
    story = infecting("private", [], [], [])
    story.do("cem", commands.Hand, seat=2, bot="thumb")
    assert story.room.awaited_holders() == ["ann", "bob", "bot:2"]
    assert kinds(story.bots()) == ["WentOn"]
    story.go_on("ann", "bob")
    assert len(story.position()["infection_discards"]) == 1


@pytest.mark.parametrize("order", ["moment", "always", "epidemics", "never"])
def test_the_windows_and_awaited_players_do_not_depend_on_private_hands(order: str) -> None:
    """With the same defaults but different hands, the same windows ask the same people."""
    asked = []
    for cards in (["cairo"], ["delhi"], ["essen"]), (["airlift"], ["forecast"], ["essen"]):
        story = infecting("private", *cards)
        story.do("ann", commands.Order, order=order)
        windows = []
        while story.phase() == "infect":
            windows.append(story.room.awaited_holders())
            story.go_on(*story.room.awaited_holders())
        asked.append(windows)
    assert asked[0] == asked[1]


# Windows that need care.


def is_careful(story: Story, person: str = "ann") -> bool:
    return bool(story.seen(person)["game"]["careful"])


def test_a_window_at_an_epidemic_is_careful() -> None:
    assert is_careful(in_epidemic("private", [], [], []))


@pytest.mark.parametrize(("cubes", "careful"), [(2, False), (3, True)])
def test_a_window_before_a_likely_outbreak_is_careful(cubes: int, careful: bool) -> None:
    on_top = ["lagos", "osaka", "sydney", "cairo"]
    below = [city for city in CITIES if city not in on_top]
    story = infecting(
        "private",
        [],
        [],
        [],
        epidemics_drawn=1,
        cubes={"lagos": {"yellow": cubes}},
        infection_deck={"layers": [on_top, below]},
    )
    assert is_careful(story) == careful


def test_a_full_city_whose_card_is_discarded_does_not_make_a_window_careful() -> None:
    on_board = {"infection_discards": ["lagos"], "cubes": {"lagos": {"yellow": 3}}}
    assert not is_careful(infecting("private", [], [], [], **on_board))


def test_whether_a_window_is_careful_does_not_depend_on_private_hands() -> None:
    for cards in (["cairo"], ["delhi"], ["essen"]), (["airlift"], ["forecast"], ["essen"]):
        story = infecting("private", *cards, cubes={"lagos": {"yellow": 3}})
        assert {is_careful(story, person) for person in ("ann", "bob", "cem", "wim")} == {False}


def test_the_window_setting_moment_waits_like_always() -> None:
    story = infecting("private", [], [], [])
    story.do("ann", commands.Order, order="always")
    story.do("ann", commands.Order, order="moment")
    assert story.room.awaited_holders() == ["ann", "bob", "cem"]
