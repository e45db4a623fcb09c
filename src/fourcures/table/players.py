"""Who played the turns of a game: a seat can change hands, also within a turn."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from ..engine.events import Turn
from .room import Room


class TurnPlayer(NamedTuple):
    """Who made most of the moves of a turn: a person or a bot (`bot:N`)."""

    seat: int
    player: str


def turn_players(room: Room) -> list[TurnPlayer | None]:
    """Return who played each turn so far; None for a turn in which its seat made no move."""
    game = room.playing()
    turns: list[tuple[int, Counter[str]]] = [(game.start().state["turn"], Counter())]
    for entry, author in zip(game.history, room.authors, strict=True):
        seat, moves = turns[-1]
        if author.by is not None and entry.line.seat == seat:
            moves[author.by] += 1
        turns += [(event.seat, Counter()) for event in entry.events if isinstance(event, Turn)]
    return [
        TurnPlayer(seat, moves.most_common(1)[0][0]) if moves else None for seat, moves in turns
    ]


def player_of(turns: Sequence[TurnPlayer | None], number: int, seat: int) -> str | None:
    """Return who had a seat during a turn (from 1): the player of its last turn, or else its next.

    None if nobody played a turn of this seat.
    """
    played = [(at, turn.player) for at, turn in enumerate(turns, 1) if turn and turn.seat == seat]
    before = [player for at, player in played if at <= number]
    return before[-1] if before else next((player for _, player in played), None)


def count_turns(room: Room) -> dict[int, Counter[str]]:
    """Return for each seat how many of its turns everybody played."""
    counts: dict[int, Counter[str]] = defaultdict(Counter)
    for turn in turn_players(room):
        if turn is not None:
            counts[turn.seat][turn.player] += 1
    return counts
