"""Review a game: how the win chance changed with each move.

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
    """A move and the bots' win chance after it."""

    number: int  # of the move, from 1
    seat: int | None
    text: str
    chance: float
    swing: float  # the change by the move and the cards drawn
    margin: float  # half of the 95 % interval of the chance: smaller swings may be noise
    events: list[Event]  # the events of the move


def review(game: Game, futures: int = FUTURES) -> Iterator[Moment]:
    """Yield every move of a game with the win chance after it, with open hands.

    Undone moves are left out. The bots estimate the win chance from sampled futures. Few futures
    are fast but imprecise; the default takes a few seconds for a game.
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
