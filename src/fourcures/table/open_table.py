"""Open a table: its first entries."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ..engine.record import RULES
from ..protocol.setup import Practice, TableSetup
from . import entries
from .commitment import commitment
from .decide import Decision
from .room import Room


@dataclass(frozen=True, kw_only=True)
class Opening:
    """How a table is opened, beyond its set-up."""

    seed: str | None = None  # None: a new one, which nobody knows
    day: str | None = None  # of a deal of the day
    practice: Practice | None = None
    seat: int | None = None  # of the host
    bot: str | None = None  # the bot on all other seats, if any


def open_table(
    person: str, name: str, setup: TableSetup, seed: str, how: Opening, bots: Collection[str]
) -> Decision:
    """Return the decision that opens a table with this host; at a local one they hold all seats."""
    known = how.day is None and (
        how.seed is not None or setup.cards is not None or setup.position is not None
    )
    decision = Decision(Room(seed), person, None, bots)
    decision.record(
        entries.Opened(
            setup=setup,
            host=person,
            # The hash of a typed seed can be guessed, and with it every hidden card.
            commitment="" if known else commitment(seed),
            deal_known=known,
            rules=RULES,
            day=how.day,
            practice=how.practice,
        )
    )
    decision.record(entries.Joined(name=name))
    own = [seat for seat in range(setup.players) if setup.visibility == "local" or seat == how.seat]
    for seat in own:
        decision.record(entries.Seated(seat=seat, holder=person))
    for seat in range(setup.players):
        if how.bot is not None and seat not in own:
            decision.record(entries.Seated(seat=seat, holder=f"bot:{seat}", bot=how.bot))
    decision.settle()
    return decision
