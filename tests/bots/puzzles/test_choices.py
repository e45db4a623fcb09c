"""Choices of one move become puzzles: discards, events, orders of a Forecast, answers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from fourcures import Game
from fourcures.bots.players.search import Search
from fourcures.bots.puzzles import choices
from fourcures.bots.puzzles.choices import GAP, find_choice, make_choices, verify_choice
from fourcures.bots.puzzles.collection import ACCEPT, DECLINE, Puzzle
from fourcures.bots.puzzles.dilemmas import Dilemma, list_dilemmas, play_dilemmas
from fourcures.bots.review.judge import SURELY
from fourcures.engine.position.writer import write
from tests.bots.review.test_choices import LOST, TEAM, over_the_limit
from tests.engine.arranging import all_but, arrange, at, play

FULL = ("lagos", "kinshasa", "lima")


@pytest.fixture(autouse=True)
def few_futures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Verify with fewer futures."""
    monkeypatch.setattr(choices, "SURER", 1)


def find(game: Game, theme: str) -> tuple[Dilemma, Puzzle | None]:
    """Return the choice of a theme in a position, and its puzzle."""
    dilemmas = list_dilemmas(game, Search(team=True), begins=True)
    (dilemma,) = [each for each in dilemmas if each.theme == theme][:1]
    return dilemma, find_choice(dict(write(game.state)), dilemma, "a deal", 7)


def window(*more: str, **changes: Any) -> Game:
    """Return a game before two infections that lose it, unless an event is played."""
    return arrange(TEAM[0], at("medic", "lagos", *more), **LOST | changes)


def test_a_discard_that_breaks_a_set_is_a_wrong_option() -> None:
    dilemma, puzzle = find(over_the_limit(), "discard")
    assert len(dilemma.options) == 9 and puzzle is not None
    wrong = {option.text: option for option in puzzle.options if option.low >= SURELY}
    assert {text.split()[-1] for text in wrong} == {"atlanta", "chicago", "essen", "london"}
    assert all(option.loss >= GAP and option.against for option in wrong.values())
    assert puzzle.solution[0] not in wrong and puzzle.why[0].code.startswith("discards")
    assert puzzle.tempting is not None and puzzle.tempting.moves[0] in wrong
    assert verify_choice(puzzle) == puzzle


def test_an_event_that_saves_the_game_is_to_be_played_at_once() -> None:
    game = window("one_quiet_night")
    play(game, "pass", "next")
    _, puzzle = find(game, "event")
    assert puzzle is not None and puzzle.seat == 1
    assert (puzzle.solution, puzzle.turns) == (["quiet"], None)
    assert puzzle.tempting is not None and puzzle.tempting.moves == ["next"]


def test_the_order_of_a_forecast_keeps_full_cities_below() -> None:
    game = window(
        "forecast", infection_deck={"layers": [[*FULL, "seoul", "milan", "cairo"], ["..."]]}
    )
    play(game, "pass", "next", "forecast")
    dilemma, puzzle = find(game, "forecast")
    assert 2 < len(dilemma.options) <= 4 and puzzle is not None
    assert not {*FULL} & {*puzzle.solution[0].split()[2:4]}, puzzle.solution


def test_a_request_that_completes_a_cure_is_to_be_accepted() -> None:
    blue = ("chicago", "essen", "london")
    game = arrange(
        at("scientist", "atlanta", *blue),
        at("medic", "atlanta", "atlanta"),
        turn={"seat": 0, "phase": "actions"},
        diseases=dict.fromkeys(["yellow", "red", "black"], "eradicated"),
        epidemics_drawn=4,
        player_discards=all_but("atlanta", *blue),
    )
    asked = Dilemma("answer", 1, [ACCEPT, DECLINE], ["take atlanta from medic"])
    puzzle = find_choice(dict(write(game.state)), asked, "a deal", 1)
    assert puzzle is not None and puzzle.solution == [ACCEPT] and puzzle.seat == 1
    assert puzzle.why[0].code == "accepts"


def test_a_choice_that_costs_little_is_no_puzzle() -> None:
    game = over_the_limit()
    same = Dilemma("discard", 0, ["discard lima", "discard lagos"])
    assert find_choice(dict(write(game.state)), same, "a deal", 1) is None


@pytest.mark.breadth
def test_the_choices_of_a_game_are_of_different_themes_and_turns() -> None:
    found = make_choices(3)
    assert found and len({each.theme for each in found}) == len({each.turn for each in found})
    for each in found:
        assert (
            each.deal == "choice-3" and msgspec.convert(msgspec.to_builtins(each), Puzzle) == each
        )
    for _, position, _ in play_dilemmas(3, "2008"):
        assert position["edition"] == "2008"
        break
