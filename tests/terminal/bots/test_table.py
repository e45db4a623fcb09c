"""The table below a game with bots: its room, undo across moves of bots, agents."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Game
from fourcures.bots import PolicyBot
from fourcures.protocol import commands
from fourcures.protocol.refusals import Refused
from fourcures.table import entries
from fourcures.terminal.bots.table import BotTable
from tests.engine.arranging import arrange, at

BOTS_TURN = {"seat": 1, "phase": "actions"}


def table(**position: Any) -> BotTable:
    """Return a game in which a Medic with an Airlift watches the turn of a bot."""
    people = at("medic", "paris", "airlift"), at("scientist", "atlanta", "london")
    return BotTable(arrange(*people, turn=BOTS_TURN, **position), (None, "quick"))


def move(text: str) -> commands.Move:
    return commands.Move(id=text, text=text)


def test_the_room_has_the_same_game_with_the_same_cards_to_come() -> None:
    game = Game.new(seed="7", players=3, epidemics=5)
    first = game.turn
    for text in ("pass", "next"):
        game.play(text)
    game.play("next")
    mirror = BotTable(game, (None, "quick", None))
    assert mirror.game.record() == game.record()
    for other in (game, mirror.game):
        while other.phase != "actions" or other.turn == first:
            other.play("next")
        other.play("pass")
        other.play("next")
    assert mirror.game.record() == game.record()


def test_undo_takes_back_the_moves_of_bots_since_the_players_move() -> None:
    made = table()
    made.do(move("airlift medic cairo"))
    made.act(1)
    assert made.game.latest_line is not None and made.game.latest_line.seat == 1
    assert [type(one.entry) for one in made.undo()] == [entries.Undid, entries.Undid]
    assert made.game.cities == ["paris", "atlanta"]
    assert made.game.history == []


def test_moves_of_bots_alone_are_not_undone() -> None:
    made = table()
    made.act(1)
    assert made.game.is_undoable
    assert made.undo() == []


def test_after_the_end_nothing_is_undone() -> None:
    cubes = {"lima": {"yellow": 1}, "cairo": {"black": 1}, "tokyo": {"red": 1}}
    cured = {"diseases": dict.fromkeys(("yellow", "black", "red"), "cured"), "cubes": cubes}
    cards = ("london", "paris", "essen", "milan")
    people = at("scientist", "atlanta", *cards), at("medic")
    made = BotTable(arrange(*people, **cured), (None, "quick"))
    made.do(move(f"cure blue with {' '.join(cards)}"))
    assert made.game.is_over
    assert made.undo() == []


def test_a_move_for_the_seat_of_a_bot_is_refused() -> None:
    with pytest.raises(Refused) as no:
        table().do(move("pass"))
    assert no.value.code == "not_your_turn"
    with pytest.raises(Refused) as no:
        table().do(move("seat:1 pass"))
    assert no.value.code == "not_your_seat"


def test_a_position_in_an_event_window_without_events_goes_on() -> None:
    people = at("medic", "paris"), at("scientist", "atlanta")
    infecting = arrange(*people, turn={"seat": 1, "phase": "infect"})
    assert BotTable(infecting, (None, "quick")).game.turn == 0


def test_only_searching_bots_must_be_prepared_and_only_once() -> None:
    game = Game.new(seed="7", players=4)
    made = BotTable(game, (None, "quick", "careful", "deep"))
    assert [made.must_prepare(seat) for seat in range(4)] == [False, False, True, True]
    made.replace_bots()
    assert not any(made.must_prepare(seat) for seat in range(4))
    assert [type(made.agents[seat]) for seat in (2, 3)] == [PolicyBot, PolicyBot]
