"""Review a game: how the chance to win changed with each move.

game = Game.from_record(record)
for moment in review(game):
print(f"{moment.text:40} {moment.chance:.0%} ({moment.swing:+.0%})")
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

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


def review(game: Game, futures: int = FUTURES) -> Iterator[Moment]:
    """Yield every move of a game with the win chance after it, hands open, undone moves left out.

    The bots estimate the chance from sampled futures, about a tenth of a second for each move.
    """
    then = game.start()
    before = chance_of(then.view(revealed=True), futures).chance
    for number, entry in enumerate(game.history, 1):
        then.replay(entry.line)
        now = chance_of(then.view(revealed=True), futures).chance
        yield Moment(number, entry.line.seat, entry.line.text, now, now - before)
        before = now
