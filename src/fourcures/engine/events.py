"""The events of a game as typed values; `Game.play` returns them.

For example:

    for event in game.play("next"):
        match event:
            case Outbreak(city=city, outbreaks=number):
                print(f"outbreak {number} in {city}")
            case Cured(disease=disease):
                print(f"{disease} is cured")

`audience` lists the seats that may know the whole event; None means everyone. `redacted` returns
the event without its cards for all other viewers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Literal, get_args

import msgspec

from .rules import log
from .rules.bits import item_at, lowest
from .rules.board import CARDS, CITIES, DISEASES, EPIDEMIC, EVENTS, ROLES
from .rules.moves import AIRLIFT_MOVE, CHARTER, DIRECT, DRIVE, JOIN, OPSFLIGHT, SHUTTLE
from .rules.names import Cause, Disease, EventCard, Result, Role, Travel
from .rules.state import OUTCOMES, State
from .tags import snake_case

WhyDiscarded = Literal["action", "limit"]
WhyPlaced = Literal["card", "epidemic", "outbreak"]
Preventer = Literal["eradicated", "quarantine_specialist", "medic"]


class Event(
    msgspec.Struct,
    frozen=True,
    tag=snake_case,
    tag_field="event",
    kw_only=True,
    repr_omit_defaults=True,
):
    """Something that happened in the game."""

    SECRET: ClassVar[str] = ""  # the field that only the audience may know

    audience: list[int] | None = None

    def redacted(self, viewer: int | None) -> Event:
        """Return the part of this event that a viewer (a seat, or None for a spectator) may see."""
        if self.audience is None or viewer in self.audience:
            return self
        return msgspec.structs.replace(self, audience=None, **{self.SECRET: None})


class Moved(Event, frozen=True):
    """A pawn moved; `how` is the kind of move, `by` the role that moved it."""

    player: Role  # whose pawn moved
    origin: str
    city: str
    how: Travel
    by: Role


class Discarded(Event, frozen=True):
    """A card was discarded, for an action or because of the hand limit."""

    player: Role
    card: str
    why: WhyDiscarded


class Played(Event, frozen=True):
    """An event card was played."""

    player: Role
    card: EventCard
    stored: bool  # played from the Planner's card, so it leaves the game (R11.1)


class Built(Event, frozen=True):
    """A research station was built."""

    player: Role
    city: str


class StationTaken(Event, frozen=True):
    """A research station was removed from a city, to be built elsewhere."""

    city: str


class Treated(Event, frozen=True):
    """A player removed cubes."""

    player: Role
    city: str
    disease: Disease
    cubes: int
    presence: bool  # by the Medic's presence, not by an action (R11.3)


class Shared(Event, frozen=True):
    """A card changed hands (R4.8)."""

    giver: Role
    receiver: Role
    card: str


class Cured(Event, frozen=True):
    """A cure was discovered."""

    player: Role
    disease: Disease


class Eradicated(Event, frozen=True):
    """A cured disease has no cubes left on the board."""

    disease: Disease


class Stored(Event, frozen=True):
    """The Contingency Planner took an event from the discards."""

    player: Role
    card: EventCard


class Passed(Event, frozen=True):
    """A player gave up their remaining actions."""

    player: Role
    actions: int


class Drew(Event, frozen=True):
    """A player card was drawn."""

    SECRET = "card"

    player: Role
    card: str | None  # None if the viewer may not know it


class Increased(Event, frozen=True):
    """An epidemic advanced the infection rate marker (R7.1)."""

    epidemics: int
    rate: int


class Turned(Event, frozen=True):
    """An infection card was turned over."""

    city: str
    bottom: bool  # from the bottom, because of an epidemic (R7.2)


class Infected(Event, frozen=True):
    """Cubes were placed; `total` is the number of cubes of this disease in the city now."""

    city: str
    disease: Disease
    cubes: int
    total: int
    why: WhyPlaced


class Prevented(Event, frozen=True):
    """A cube was not placed."""

    city: str
    disease: Disease
    by: Preventer


class Outbreak(Event, frozen=True):
    """A city had an outbreak; `outbreaks` counts all outbreaks so far."""

    city: str
    disease: Disease
    outbreaks: int
    origin: str | None  # the city whose outbreak caused this one (R8.4)


class Intensified(Event, frozen=True):
    """The infection discards were shuffled and put on top of the deck (R7.3)."""

    cards: list[str]


class Skipped(Event, frozen=True):
    """One Quiet Night: the infection step was skipped."""

    quiet_nights: int  # quiet nights still to come


class Removed(Event, frozen=True):
    """An infection card was removed from the game by Resilient Population."""

    card: str


class Looked(Event, frozen=True):
    """A player looked at the top cards of the infection deck (Forecast)."""

    SECRET = "cards"

    player: Role
    number: int
    cards: list[str] | None  # top first; None if the viewer may not know them


class Ordered(Event, frozen=True):
    """A player put the cards of a Forecast back in order."""

    SECRET = "cards"

    player: Role
    number: int
    cards: list[str] | None


class Turn(Event, frozen=True):
    """A turn began."""

    player: Role
    seat: int


class Ended(Event, frozen=True):
    """The game ended; `disease` is the one that ran out of cubes."""

    result: Result
    cause: Cause
    disease: Disease | None


AnyEvent = (
    Moved
    | Discarded
    | Played
    | Built
    | StationTaken
    | Treated
    | Shared
    | Cured
    | Eradicated
    | Stored
    | Passed
    | Drew
    | Increased
    | Turned
    | Infected
    | Prevented
    | Outbreak
    | Intensified
    | Skipped
    | Removed
    | Looked
    | Ordered
    | Turn
    | Ended
)

WAYS: dict[int, Travel] = {
    DRIVE: "drive",
    DIRECT: "direct",
    CHARTER: "charter",
    SHUTTLE: "shuttle",
    JOIN: "join",
    OPSFLIGHT: "opsflight",
    AIRLIFT_MOVE: "airlift",
}
WHY_DISCARDED: tuple[WhyDiscarded, ...] = get_args(WhyDiscarded)
WHY_PLACED: tuple[WhyPlaced, ...] = get_args(WhyPlaced)
PREVENTERS: tuple[Preventer, ...] = get_args(Preventer)  # from 1


def members(mask: int) -> list[str]:
    """Return the ids of a set of cards."""
    return list(name_cards(mask))


@lru_cache(maxsize=4096)  # most sets of a position are those of the position before
def name_cards(mask: int) -> tuple[str, ...]:
    """Return the ids of a set of cards."""
    ids = []
    while mask:
        ids.append(CARDS[lowest(mask)])
        mask &= mask - 1
    return tuple(ids)


def actions_after(happened: Sequence[Event], left: int) -> list[int]:
    """Return the number of actions left after each event of a move; `left` is the final number.

    All actions of a turn are spent before the next turn begins (R3.2).
    """
    before = next((i for i, event in enumerate(happened) if isinstance(event, Turn)), 0)
    return [0] * before + [left] * (len(happened) - before)


def read(written: Sequence[int], s: State) -> list[Event]:
    """Return the log of one move as typed values; `s` has the roles and the kind of hands."""
    rows = (written[at : at + log.ROW] for at in range(1, 1 + written[0], log.ROW))
    return [read_row(row, s) for row in rows]


def read_row(row: Sequence[int], s: State) -> Event:
    """Return one row of the log as a typed value."""
    kind, a, b, c, d, e = row
    role = [ROLES[role] for role in s["roles"]]
    own = [a] if s["private"] else None  # the audience of what only the seat `a` sees
    match kind:
        case log.MOVED:
            return Moved(player=role[a], origin=CITIES[b], city=CITIES[c], how=WAYS[d], by=role[e])
        case log.DISCARDED:
            return Discarded(player=role[a], card=CARDS[b], why=WHY_DISCARDED[c])
        case log.PLAYED:
            return Played(player=role[a], card=EVENTS[b], stored=bool(c))
        case log.BUILT:
            return Built(player=role[a], city=CITIES[b])
        case log.STATION_TAKEN:
            return StationTaken(city=CITIES[a])
        case log.TREATED:
            return Treated(
                player=role[a], city=CITIES[b], disease=DISEASES[c], cubes=d, presence=bool(e)
            )
        case log.SHARED:
            return Shared(giver=role[a], receiver=role[b], card=CARDS[c])
        case log.CURED_NOW:
            return Cured(player=role[a], disease=DISEASES[b])
        case log.ERADICATED_NOW:
            return Eradicated(disease=DISEASES[a])
        case log.STORED:
            return Stored(player=role[a], card=EVENTS[b])
        case log.PASSED:
            return Passed(player=role[a], actions=b)
        case log.DREW:
            return Drew(player=role[a], card=CARDS[b], audience=None if b == EPIDEMIC else own)
        case log.INCREASED:
            return Increased(epidemics=a, rate=b)
        case log.TURNED:
            return Turned(city=CITIES[a], bottom=bool(b))
        case log.PLACED:
            return Infected(
                city=CITIES[a], disease=DISEASES[b], cubes=c, total=d, why=WHY_PLACED[e]
            )
        case log.PREVENTED:
            return Prevented(city=CITIES[a], disease=DISEASES[b], by=PREVENTERS[c - 1])
        case log.BROKE_OUT:
            origin = CITIES[d] if d >= 0 else None
            return Outbreak(city=CITIES[a], disease=DISEASES[b], outbreaks=c, origin=origin)
        case log.INTENSIFIED:
            return Intensified(cards=members(a))
        case log.SKIPPED:
            return Skipped(quiet_nights=a)
        case log.REMOVED:
            return Removed(card=CARDS[a])
        case log.LOOKED | log.ORDERED:
            event = Looked if kind == log.LOOKED else Ordered
            cards = [CARDS[item_at(c, i)] for i in range(b)]
            return event(player=role[a], number=b, cards=cards, audience=own)
        case log.TURN_BEGAN:
            return Turn(player=role[a], seat=a)
        case _:
            return read_end(a, b)


def read_end(outcome: int, disease: int) -> Ended:
    """Return the end of a game; the disease is the one whose cubes ran out, or -1."""
    ended = OUTCOMES[outcome]
    assert ended is not None
    name = DISEASES[disease] if disease >= 0 else None
    return Ended(result=ended[0], cause=ended[1], disease=name)
