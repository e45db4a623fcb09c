"""A table from the record of a game: to replay it, to review it, or to go on with it."""

from __future__ import annotations

from collections.abc import Collection

from ..engine.game import Game
from ..protocol.setup import TableSetup
from . import entries
from .decide import Decision
from .open_table import Opening, open_table


def open_record(
    person: str, name: str, document: object, seed: str, bots: Collection[str]
) -> Decision:
    """Return the decision that opens a table with all moves of a record; raise InvalidRecord.

    The person has all seats. It begins with a position, so it counts for nobody. What comes after
    the record is dealt from the seed.
    """
    game = Game.from_record(document)
    start = game.start().position()
    setup = TableSetup(
        edition=start["edition"],
        players=len(start["players"]),
        epidemics=start["epidemics"],
        hands=start["hands"],
        position={**start},
        visibility="local",
        help="coach",
    )
    decision = open_table(person, name, setup, seed, Opening(), bots)
    for entry in game.history:
        line = entry.line
        assert line.seat is not None, "an undone move is no part of the history"
        played = entries.Played(seat=line.seat, text=line.text, outcomes=line.outcomes)
        decision.record(played)
    decision.settle()
    return decision
