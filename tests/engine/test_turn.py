"""R3: a turn, and which rule is given when several forbid a move."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game, IllegalMove
from fourcures.engine.events import Drew, Infected, Passed, Turn, Turned

from .arranging import Json, arrange, at, both_editions, moves, only, play, refusal

FOUR_DRIVES = ["drive chicago", "drive atlanta", "drive miami", "drive atlanta"]
EIGHT_CARDS = ["atlanta", "essen", "milan", "lima", "cairo", "delhi", "osaka", "forecast"]
SIX_CITIES = ["paris", "milan", "essen", "lima", "cairo", "delhi"]


def table(edition: str = "2013", **position: Any) -> Game:
    """Return a game: Medic and Scientist in Atlanta; the next cards are not epidemics."""
    return arrange(
        at("medic"),
        at("scientist"),
        edition=edition,
        player_deck={"next": ["cairo", "lima"]},
        infection_deck={"next": ["paris", "osaka"]},
        **position,
    )


def turn_of(game: Game) -> tuple[int, str, int]:
    """Return the seat, the phase and the actions left."""
    turn = game.position()["turn"]
    return turn["seat"], turn["phase"], turn["actions_left"]


@both_editions
def test_R3_1_four_actions_then_two_cards_then_infections_then_the_next_seat(edition: str) -> None:
    game = table(edition)
    for left, drive in zip([3, 2, 1], FOUR_DRIVES, strict=False):
        game.play(drive)
        assert turn_of(game) == (0, "actions", left)
    game.play(FOUR_DRIVES[3])
    assert turn_of(game) == (0, "draw", 0)
    happened = game.play("next")
    assert only(Drew, happened) == [
        Drew(player="medic", card="cairo"),
        Drew(player="medic", card="lima"),
    ]
    assert only(Turned, happened) == [
        Turned(city="paris", bottom=False),
        Turned(city="osaka", bottom=False),
    ]
    assert only(Infected, happened) == [
        Infected(city="paris", disease="blue", cubes=1, total=1, why="card"),
        Infected(city="osaka", disease="red", cubes=1, total=1, why="card"),
    ]
    assert happened[-1] == Turn(player="scientist", seat=1)
    assert turn_of(game) == (1, "actions", 4)
    assert game.position()["players"][0]["hand"] == ["lima", "cairo"]
    assert game.position()["infection_discards"] == ["paris", "osaka"]


@both_editions
def test_R3_1_nothing_is_drawn_while_actions_are_left(edition: str) -> None:
    game = table(edition)
    assert refusal(game, "next") == ("R3.1", "actions_remain")
    play(game, *FOUR_DRIVES[:3])
    assert refusal(game, "next") == ("R3.1", "actions_remain")
    assert "next" not in moves(game)


@pytest.mark.parametrize(
    "turn",
    [
        {"phase": "draw"},
        {"phase": "epidemic", "epidemic_step": "infected"},
        {"phase": "epidemic", "epidemic_step": "between", "epidemics_pending": 1},
        {"phase": "infect"},
    ],
)
@both_editions
def test_R3_1_no_action_fits_after_the_actions(edition: str, turn: Json) -> None:
    game = table(edition, turn=turn, epidemics_drawn=1, cubes={"atlanta": {"blue": 1}})
    for move in ("drive chicago", "treat blue", "build", "pass"):
        assert refusal(game, move) == ("R3.1", "not_action_phase")
    assert moves(game) == ["next"]


@pytest.mark.parametrize("taken", [0, 1, 2, 3])
@both_editions
def test_R3_2_whoever_stops_early_loses_what_is_left(edition: str, taken: int) -> None:
    game = table(edition)
    play(game, *FOUR_DRIVES[:taken])
    assert game.play("pass") == [Passed(player="medic", actions=4 - taken)]
    assert turn_of(game) == (0, "draw", 0)
    assert refusal(game, "drive chicago") == ("R3.1", "not_action_phase")
    assert refusal(game, "pass") == ("R3.1", "not_action_phase")
    game.play("next")
    assert turn_of(game) == (1, "actions", 4)


@both_editions
def test_R3_2_the_fourth_action_ends_the_actions_by_itself(edition: str) -> None:
    game = table(edition, turn={"actions_left": 1})
    game.play("drive chicago")
    assert refusal(game, "pass") == ("R3.1", "not_action_phase")


@both_editions
def test_R3_3_only_the_player_whose_turn_it_is_acts(edition: str) -> None:
    game = table(edition, cubes={"atlanta": {"blue": 1}})
    for move in ("drive chicago", "treat blue", "pass"):
        assert refusal(game, f"seat:1 {move}") == ("R3.3", "not_your_turn")
        assert refusal(game, f"seat:0 {move}") is None
    assert {move.seat for move in game.legal_moves} == {0}


@both_editions
def test_R3_3_the_next_step_belongs_to_the_player_whose_turn_it_is(edition: str) -> None:
    game = table(edition, turn={"seat": 1, "phase": "draw"})
    assert refusal(game, "seat:0 next") == ("R3.3", "not_your_turn")
    assert refusal(game, "next") is None


@both_editions
def test_R3_3_an_illegal_move_leaves_the_game_untouched(edition: str) -> None:
    game = table(edition)
    before = game.position()
    with pytest.raises(IllegalMove) as raised:
        game.play("seat:1 drive chicago")
    assert (raised.value.rule, raised.value.code) == ("R3.3", "not_your_turn")
    assert raised.value.message == "It is not this player's turn: seat 0 is active."
    assert game.position() == before
    assert not game.entries


def test_R3_1_the_first_of_the_great_rules_is_named() -> None:
    """The first of R13.5, R10.4, R9.1 and R3.1 that forbids a move wins over all other rules."""
    holder = at("medic", "atlanta", *EIGHT_CARDS)
    looking: Json = {
        "phase": "forecast",
        "resume": ["discard", "draw"],
        "forecast": {"seat": 0, "cards": SIX_CITIES},
    }
    tables = {
        "R13.5": arrange(holder, at("scientist"), turn={"phase": "over"}, outbreaks=8),
        "R10.4": arrange(holder, at("scientist"), turn=looking),
        "R9.1": arrange(holder, at("scientist"), turn={"phase": "discard", "resume": ["draw"]}),
        "R3.1": arrange(at("medic"), at("scientist"), turn={"phase": "draw"}),
    }
    wrong_in_every_way = [
        "seat:1 drive paris",
        "seat:1 treat red",
        "seat:1 cure red with paris",
        "seat:1 cure red with airlift",
        "seat:1 give airlift to scientist",
        "seat:1 store airlift",
        "seat:1 build moving lagos",
        "seat:1 move medic join paris",
        "seat:1 opsflight paris discarding airlift",
        "seat:1 pass",
    ]
    for rule, game in tables.items():
        for move in wrong_in_every_way:
            why = game.why_not(move)
            assert why is not None
            assert (move, why.rule) == (move, rule)
