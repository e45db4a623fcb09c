"""Open a table: its first entries."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ..engine.game import Game
from ..engine.record import RULES
from ..protocol.setup import Practice, TableSetup
from . import entries
from .commitment import commitment
from .decide import Decision
from .room import Room


class Place(NamedTuple):
    """Who gets a seat of a rematch: a person, a bot or nobody."""

    holder: str | None
    name: str = ""  # of a person who is invited
    bot: str | None = None


@dataclass(frozen=True, kw_only=True)
class Opening:
    """How a table is opened, beyond its set-up."""

    seed: str | None = None  # None: a new one, which nobody knows
    day: str | None = None  # of a deal of the day
    practice: Practice | None = None
    seat: int | None = None  # of the host
    begins: bool = False  # whether the host gets the seat that begins, if that is left to the deal
    bots: Sequence[str] = ()  # on the other seats, in their order
    places: Sequence[Place] = ()  # of a rematch: who gets each seat


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
    if how.places:
        fill_seats(decision, how.places)
    else:
        take_seats(decision, setup, seed, how)
    decision.settle()
    return decision


def take_seats(decision: Decision, setup: TableSetup, seed: str, how: Opening) -> None:
    """Give the host their seats, and bots the others."""
    seat = find_first_seat(setup, seed) if how.begins and leaves_seats_open(setup) else how.seat
    own = [each for each in range(setup.players) if setup.visibility == "local" or each == seat]
    for each in own:
        decision.record(entries.Seated(seat=each, holder=decision.by))
    others = (each for each in range(setup.players) if each not in own)
    for each, bot in zip(others, how.bots, strict=False):
        decision.record(entries.Seated(seat=each, holder=f"bot:{each}", bot=bot))


def fill_seats(decision: Decision, places: Sequence[Place]) -> None:
    """Give a seat to the host and to bots, and keep the others for those who are invited."""
    for seat, (holder, name, bot) in enumerate(places):
        if bot is not None or holder == decision.by:
            decision.record(entries.Seated(seat=seat, holder=holder, bot=bot))
        elif holder is not None:
            decision.record(entries.Invited(seat=seat, person=holder, name=name))


def leaves_seats_open(setup: TableSetup) -> bool:
    """Return whether only the deal decides what a seat gets: its role, and whether it begins."""
    return setup.roles is None and setup.first is None and setup.position is None


def find_first_seat(setup: TableSetup, seed: str) -> int:
    """Return the seat that begins (R2.6) in the game that this seed deals."""
    return Game.new(setup.game, seed=seed, cards=setup.cards).state["turn"]
