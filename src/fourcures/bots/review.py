"""Review a game: how the chance to win changed with each move.

For example:

    game = Game.from_record(record)
    for moment in review(game):
        print(f"{moment.text:40} {moment.chance:.0%} ± {moment.margin:.0%} ({moment.swing:+.0%})")
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..engine.events import Event
from ..engine.game import Game
from .coach import chance_of

FUTURES = 300  # sampled for each moment


class Moment(NamedTuple):
    """A move, and the bots' chance to win after it."""

    number: int  # of the move, from 1
    seat: int | None
    text: str
    chance: float
    swing: float  # how much the move, and the cards that came with it, changed the chance
    margin: float  # half of the 95 % interval of the chance: smaller swings may be noise
    events: list[Event]  # what happened


def review(game: Game, futures: int = FUTURES) -> Iterator[Moment]:
    """Yield every move of a game with the win chance after it, hands open, undone moves left out.

    The bots estimate the chance from sampled futures. Few futures are quick and rough; the default
    takes a few seconds for a game.
    """
    then = game.start()
    before = chance_of(then.view(revealed=True), futures).chance
    for number, entry in enumerate(game.history, 1):
        then.replay(entry.line)
        found = chance_of(then.view(revealed=True), futures)
        yield Moment(
            number=number,
            seat=entry.line.seat,
            text=entry.line.text,
            chance=found.chance,
            swing=found.chance - before,
            margin=(found.high - found.low) / 2,
            events=entry.events,
        )
        before = found.chance
