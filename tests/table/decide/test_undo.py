"""Undo and redo: back to the last revealed card; moves of others only with their agreement."""

from __future__ import annotations

import pytest

from fourcures.engine.game import Game
from fourcures.protocol import commands
from fourcures.table import entries
from tests.engine.arranging import at

from ..stories import Story, arranged, kinds, played, table_of_three


def test_ones_own_move_is_taken_back_at_once() -> None:
    story = table_of_three()
    before = story.position()
    story.move("dana", "drive chicago")
    assert kinds(story.do("dana", commands.Undo)) == ["Undid"]
    assert story.position() == before


def test_several_moves_are_taken_back_one_by_one() -> None:
    story = table_of_three()
    for city in ("chicago", "montreal", "new_york"):
        story.move("dana", f"drive {city}")
    for city in ("montreal", "chicago", "atlanta"):
        story.do("dana", commands.Undo)
        assert story.city(0) == city
    assert story.refused("dana", commands.Undo) == "nothing_to_undo"


def test_undone_moves_stay_visible_in_the_log_and_in_the_record() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    story.do("dana", commands.Undo)
    told = [entry for entry in story.told("wim") if entry["kind"] in ("played", "undid")]
    assert [entry["kind"] for entry in told] == ["played", "undid"]
    record = story.room.playing().record()
    assert [line["text"] for line in record["lines"]] == ["drive chicago", "undo to 0"]
    assert Game.from_record(record).position() == story.position()


def test_a_revealed_card_cannot_be_undone() -> None:
    story = table_of_three()
    story.move("dana", "pass")
    story.move("dana", "next")
    assert story.refused("dana", commands.Undo) == "nothing_to_undo"


def test_a_finished_game_cannot_be_undone() -> None:
    """After the end everyone knows the deal."""
    cards = ["essen", "london", "milan", "paris"]
    position = arranged(
        at("scientist", "paris", *cards),
        at("medic", "cairo"),
        diseases=dict.fromkeys(["yellow", "black", "red"], "eradicated"),
        stations=["paris"],
    )
    story = Story("dana", "mia", position=position)
    story.move("dana", f"cure blue with {' '.join(cards)}")
    assert story.room.is_over()
    assert story.refused("dana", commands.Undo) == "nothing_to_undo"
    assert story.refused("dana", commands.Reset) == "nothing_to_undo"


def test_a_look_at_hidden_cards_cannot_be_undone() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    story.move("rob", "forecast")
    assert story.refused("rob", commands.Undo) == "nothing_to_undo"


def test_turning_a_card_ordered_by_a_private_forecast_counts_as_revealing_it() -> None:
    """Only Rob knew the order; for Dana and Mia a card has been revealed."""
    story = table_of_three("private", turn={"seat": 2, "phase": "infect"})
    story.move("rob", "forecast")
    looked = story.position()["turn"]["forecast"]["cards"]
    story.move("rob", "order " + " ".join(reversed(looked)))
    story.end_pause()
    assert len(story.position()["infection_discards"]) == 2
    assert story.refused("rob", commands.Undo) == "nothing_to_undo"


def test_the_move_of_another_player_is_taken_back_only_with_their_agreement() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    (asked,) = story.do("mia", commands.Undo)
    assert isinstance(asked, entries.Asked) and asked.steps == [entries.AskedStep("undo", [0])]
    assert story.city(0) == "chicago"
    assert kinds(story.answer("dana", yes=True)) == ["Answered", "Undid"]
    assert story.city(0) == "atlanta"


def test_a_declined_undo_leaves_the_move() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    story.do("mia", commands.Undo)
    story.answer("dana", yes=False)
    assert story.city(0) == "chicago" and not story.room.requests


def test_the_active_player_asks_for_the_undo_of_anothers_event() -> None:
    story = table_of_three()
    story.move("mia", "quiet")
    (asked,) = story.do("dana", commands.Undo)
    assert isinstance(asked, entries.Asked) and asked.steps[0].of == [1]


def test_a_request_for_an_undo_lapses_when_the_game_goes_on() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    story.do("mia", commands.Undo)
    number = story.room.requests[0].number
    story.move("dana", "drive montreal")
    assert story.refused("dana", commands.Answer, request=number, yes=True) == "no_request"


def test_auto_accept_grants_an_undo() -> None:
    story = table_of_three()
    story.do("dana", commands.Agree, yes=True)
    story.move("dana", "drive chicago")
    assert kinds(story.do("mia", commands.Undo)) == ["Undid"]


def test_a_bot_grants_an_undo_at_once() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    story.do("dana", commands.Hand, seat=0, bot="thumb")
    story.do("mia", commands.Undo)
    assert kinds(story.bots()[:2]) == ["Answered", "Undid"]


def test_at_a_local_table_every_move_can_be_undone_at_once() -> None:
    story = Story("ann", "ann", visibility="local", position=arranged(at("medic"), at("scientist")))
    story.move("ann", "drive chicago")
    assert kinds(story.do("ann", commands.Undo)) == ["Undid"]


def test_a_spectator_cannot_undo_or_reset() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    assert story.refused("wim", commands.Undo) == "no_own_seat"
    assert story.refused("wim", commands.Reset) == "nothing_to_undo"


def test_everyone_sees_whose_move_can_be_undone() -> None:
    story = table_of_three()
    assert story.seen("wim")["game"]["undo"] is None
    story.move("dana", "drive chicago")
    assert story.seen("wim")["game"]["undo"] == 0


# Redo.


def test_redo_plays_undone_moves_again_in_order() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    story.move("dana", "drive montreal")
    story.do("dana", commands.Undo)
    story.do("dana", commands.Undo)
    assert story.seen("dana")["game"]["redo"] == 0
    assert played(story.do("dana", commands.Redo)) == ["drive chicago"]
    assert played(story.do("dana", commands.Redo)) == ["drive montreal"]
    assert story.refused("dana", commands.Redo) == "nothing_to_redo"


def test_another_move_ends_redo() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    story.do("dana", commands.Undo)
    story.move("dana", "drive miami")
    assert story.refused("dana", commands.Redo) == "nothing_to_redo"


def test_only_the_player_of_the_move_can_redo_it() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    story.do("dana", commands.Undo)
    assert story.refused("mia", commands.Redo) == "not_your_seat"


def test_a_redo_of_a_granted_move_asks_for_agreement_again() -> None:
    """Mia agreed to be moved before; she is asked again."""
    story = table_of_three()
    story.move("dana", "move medic drive chicago")
    story.answer("mia", yes=True)
    story.do("dana", commands.Undo)
    assert kinds(story.do("dana", commands.Redo)) == ["Asked"]
    assert story.city(1) == "atlanta"


# Reset.


def test_reset_takes_back_the_whole_turn_so_far() -> None:
    story = table_of_three()
    before = story.position()
    story.move("dana", "drive chicago")
    story.move("dana", "drive montreal")
    assert kinds(story.do("dana", commands.Reset)) == ["Undid", "Undid"]
    assert story.position() == before


def test_reset_stops_at_the_move_of_another_player() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    story.move("mia", "quiet")
    story.move("dana", "drive montreal")
    assert kinds(story.do("dana", commands.Reset)) == ["Undid"]
    assert story.city(0) == "chicago"


@pytest.mark.parametrize("command", [commands.Undo, commands.Reset])
def test_an_event_is_taken_back_with_the_steps_after_it_that_revealed_nothing(
    command: type[commands.Command],
) -> None:
    """After One Quiet Night the table goes on by itself; it would do so again."""
    story = table_of_three(turn={"seat": 0, "phase": "infect"})
    before = story.position()
    story.move("mia", "quiet")
    story.end_pause()
    assert story.position()["turn"]["seat"] == 1
    assert story.seen("mia")["game"]["undo"] == 1
    assert set(kinds(story.do("mia", command))) == {"Undid"}
    assert story.position() == before


def test_a_reset_with_nothing_to_undo_is_refused() -> None:
    story = table_of_three()
    assert story.refused("dana", commands.Reset) == "nothing_to_undo"
    story.move("dana", "drive chicago")
    assert story.refused("mia", commands.Reset) == "nothing_to_undo"


def test_a_reset_turn_can_be_played_again_move_by_move() -> None:
    story = table_of_three()
    story.move("dana", "drive chicago")
    story.move("dana", "drive montreal")
    story.do("dana", commands.Reset)
    story.do("dana", commands.Redo)
    story.do("dana", commands.Redo)
    assert story.city(0) == "montreal"


def test_nothing_is_undone_before_the_game_has_begun() -> None:
    story = Story("ann", None)
    assert story.refused("ann", commands.Undo) == "not_begun"
    assert story.refused("ann", commands.Redo) == "not_begun"
    assert story.refused("ann", commands.Reset) == "not_begun"


def test_a_discard_can_be_taken_back_while_the_game_pauses_before_the_infections() -> None:
    nine = ["lagos", "cairo", "delhi", "essen", "paris", "milan", "tokyo", "osaka"]
    position = arranged(
        at("medic", "atlanta", *nine),
        at("scientist", "atlanta", "airlift"),
        player_deck={"next": ["lima"]},
        turn={"seat": 0, "phase": "discard", "resume": ["infect"]},
    )
    story = Story("ann", "bob", position=position)
    story.move("ann", "discard lagos")
    assert story.phase() == "infect" and not story.position()["infection_discards"]
    story.do("ann", commands.Undo)
    assert "lagos" in story.hand(0)
