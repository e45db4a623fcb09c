"""Open a table: its first entries."""

from __future__ import annotations

from collections.abc import Collection

from ..engine.record import RULES
from ..protocol.setup import Practice, TableSetup
from . import entries
from .commitment import commitment
from .decide import Decision
from .room import Room


def open_table(
    person: str,
    name: str,
    setup: TableSetup,
    seed: str,
    seed_known: bool,
    day: str | None,
    practice: Practice | None,
    bots: Collection[str],
) -> Decision:
    """Return the decision that opens a table with this person as its host."""
    known = day is None and (seed_known or setup.cards is not None or setup.position is not None)
    decision = Decision(Room(seed), person, None, bots)
    decision.append(
        entries.Opened(
            by=person,
            setup=setup,
            host=person,
            # The hash of a typed seed can be guessed, and with it every hidden card.
            commitment="" if known else commitment(seed),
            deal_known=known,
            rules=RULES,
            day=day,
            practice=practice,
        )
    )
    decision.append(entries.Joined(by=person, name=name))
    return decision


def take_seats(decision: Decision, seat: int | None, bot: str | None) -> None:
    """Give the host of a local table all seats; of another one their seat, and bots the others."""
    setup, host = decision.room.setup, decision.by
    if setup.visibility == "local":
        for number in range(setup.players):
            decision.append(entries.Seated(by=host, seat=number, holder=host))
    elif seat is not None:
        decision.append(entries.Seated(by=host, seat=seat, holder=host))
        for number in range(setup.players if bot else 0):
            if number != seat:
                holder = f"bot:{number}"
                decision.append(entries.Seated(by=host, seat=number, holder=holder, bot=bot))
