"""The entries of a table's log: everything that happens at a table is one of these, in order.

Only `Began`, `Played` and `Undid` change the game. `by` is the author: a person's id, `bot:N` for
the bot on seat N, or None for the table itself. `command` is the id that the client chose, so that
a command sent twice is executed once.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..engine.move_parts import MoveParts
from ..engine.rules.names import Disease, Role
from ..engine.tags import snake_case
from ..protocol.commands import Moment, Stop
from ..protocol.schema import ChatPhrase
from ..protocol.setup import Practice, TableSetup


class Entry(msgspec.Struct, frozen=True, tag=snake_case, tag_field="kind", kw_only=True):
    """An entry of a table's log."""

    by: str | None = None
    command: str | None = None


class Opened(Entry, frozen=True):
    setup: TableSetup
    host: str
    commitment: str  # hash of the seed, published before the deal; empty if the deal is known
    deal_known: bool  # the host chose the seed, the position or the cards: no claim of fairness
    rules: int  # the version of the rules that this game is played with
    day: str | None = None  # whose deal it is, if it is a deal of the day
    practice: Practice | None = None


class Joined(Entry, frozen=True):
    """A person joins the table or comes back to it, with or without a seat."""

    name: str


class Invited(Entry, frozen=True):
    """A seat is kept for somebody who began the last game; they may not have been here yet."""

    seat: int
    person: str
    name: str


class Seated(Entry, frozen=True):
    """A seat has a new holder: a person, a bot (`bot:N`) or nobody."""

    seat: int
    holder: str | None
    bot: str | None = None  # the name of the bot, if it is one
    one_turn: bool = False  # whether the owner, whose time was up, has the seat again after it
    for_good: bool = False  # whether its owner cannot take it back
    tells: bool = False  # whether its player lets the bot tell a private hand


class Ready(Entry, frozen=True):
    """A person with a seat is ready for the game to start, or is not any more."""

    yes: bool


class Waited(Entry, frozen=True):
    """Somebody waits for the absent player of a seat; until then nobody is asked about it."""

    seat: int
    until: int  # milliseconds since 1970


class Voted(Entry, frozen=True):
    """A vote about the seat of an absent player, in logs of version 0.1: now one player decides."""

    seat: int


class Began(Entry, frozen=True):
    """The game starts: the cards are dealt."""


class Played(Entry, frozen=True):
    seat: int
    text: str
    outcomes: list[str]
    redo: bool = False
    why: dict[str, object] | None = None  # a bot's reason


class Undid(Entry, frozen=True):
    to: int


class AskedStep(msgspec.Struct, frozen=True):
    """A move of a request, and the seats that must agree to it."""

    text: str  # "undo" for an undo
    of: list[int] = []  # empty: an own move between those that need agreement


class Asked(Entry, frozen=True):
    """Moves, or an undo, that need the agreement of other seats (R4.8, R10.3, R11.2, R12.6).

    They are the next moves of this seat in this turn, in their order.
    """

    seat: int
    steps: list[AskedStep]
    why: dict[str, object] | None = None  # a bot's reason


class Answered(Entry, frozen=True):
    request: int  # the number of the `Asked` entry
    seat: int
    yes: bool
    always: bool = False  # agree to this asker for the rest of the game
    why: dict[str, object] | None = None  # a bot's reason for declining


class Withdrawn(Entry, frozen=True):
    """A request is taken back by the seat that made it."""

    request: int  # the number of the `Asked` entry
    seat: int


class WentOn(Entry, frozen=True):
    """A player passes in this event window."""

    holder: str


class Held(Entry, frozen=True):
    """A player keeps this event window open until they go on."""

    holder: str
    at: int  # milliseconds since 1970


class PauseEnded(Entry, frozen=True):
    """The pause of this event window is over."""


class StopSet(Entry, frozen=True):
    """Whether the game stops for this person at a moment when events can be played."""

    moment: Moment
    stop: Stop


class Agreeable(Entry, frozen=True):
    """Whether requests to this person are granted without asking."""

    yes: bool
    to: str | None = None  # only those of this holder of a seat; None: everyone's


class Told(Entry, frozen=True):
    """A true statement about the speaker's hand (R12.5): a card, or how many of a disease."""

    seat: int
    card: str | None = None
    disease: Disease | None = None
    count: int | None = None


class Said(Entry, frozen=True):
    """A chat message.

    A signal also has a phrase, and a plan has the phrase "plan" and its moves; the text is then
    for programs that know neither. A comment names the plan that it is about.
    """

    text: str
    phrase: ChatPhrase | None = None
    about: str | None = None  # of a plan: the role
    moves: list[MoveParts] | None = None
    after: Role | None = None  # of a plan: the role whose turn it plans before this one
    plan: int | None = None  # of a comment: the number of the plan's entry
    step: int | None = None  # and of one of its moves, from 1


class Gone(Entry, frozen=True):
    person: str


class Renamed(Entry, frozen=True):
    person: str
    name: str


class Removed(Entry, frozen=True):
    person: str


class Closed(Entry, frozen=True):
    """The table is closed; no entry follows."""


# About the table, its seats and its people, and not about moves.
AboutTable = (
    Opened
    | Joined
    | Invited
    | Seated
    | Ready
    | Waited
    | Voted
    | Began
    | StopSet
    | Agreeable
    | Gone
    | Renamed
    | Removed
    | Closed
)
# About moves that need an agreement.
AboutRequest = Asked | Answered | Withdrawn
AnyEntry = AboutTable | Played | Undid | AboutRequest | WentOn | Held | PauseEnded | Told | Said

encode = msgspec.json.Encoder().encode
decode: Callable[[bytes | str], AnyEntry] = msgspec.json.Decoder(AnyEntry).decode
