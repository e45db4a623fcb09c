"""The messages of a socket: ids and parameters, which each client puts into words."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from .. import analysis
from ..analysis import ClosedWay, Step, Way
from ..engine.position.schema import Json
from ..engine.reasons import Param
from ..engine.tags import snake_case
from . import commands
from .coach import AdvisedAnswer, AdvisedTurn, WinChance
from .refusals import Argument
from .schema import SeatView, ShownDraft, ShownTable


class WhyNot(commands.Command, frozen=True):
    """Query: why is this move illegal? Nothing is played."""

    text: str
    seat: int | None = None


class AskWays(commands.Command, frozen=True, tag="ways"):
    """Query: how can my pawn get there, and at what cost? `after` are the moves of a plan."""

    city: str
    seat: int | None = None
    after: list[str] = msgspec.field(default_factory=list)
    before: list[commands.PlannedTurn] = msgspec.field(default_factory=list)  # earlier seats


class AskPlan(commands.Command, frozen=True, tag="plan"):
    """Query: what if I made these moves? Nothing is played."""

    moves: list[str]
    seat: int | None = None
    before: list[commands.PlannedTurn] = msgspec.field(default_factory=list)  # earlier seats


class AskOdds(commands.Command, frozen=True, tag="odds"):
    """Query: what may this turn bring? Needs the help level "odds" or "coach"."""

    seat: int | None = None


class AskChance(commands.Command, frozen=True, tag="chance"):
    """Query: how often would the bots win from here? More futures make it more certain."""

    futures: int = 200
    seat: int | None = None


class AskAdvice(commands.Command, frozen=True, tag="advice"):
    """Query: how would the bots play my turn, or answer a request? Needs the help level "coach"."""

    seat: int | None = None
    request: int | None = None  # the number of a request to this seat


class Draft(commands.Command, frozen=True):
    """Show the team a plan while it is being made; without moves it is withdrawn.

    It is sent to those who are connected, and never becomes an entry.
    """

    seat: int
    moves: list[str]
    then: list[commands.PlannedTurn] = msgspec.field(default_factory=list)  # later seats


Question = WhyNot | AskWays | AskPlan | AskOdds | AskChance | AskAdvice
Incoming = commands.AnyCommand | Draft | Question


class Outgoing(msgspec.Struct, frozen=True, tag=snake_case, tag_field="type", kw_only=True):
    """A message from the server."""


class Update(Outgoing, frozen=True):
    """The entries since the last update, and the whole table as it is now.

    `away` are the people without a connection, and for how long. Times are milliseconds, counted
    from the moment when the message is sent.
    """

    seq: int
    entries: list[Json]
    table: ShownTable
    away: dict[str, int]
    pause_left: int | None  # until the pause of an event window is over; None: none is running
    held_for: dict[str, int]  # for how long each of the holders in `window.holds` has held it
    ask_in: int | None  # until the others are asked about the player of `absent`; None: nobody is


class Drafts(Outgoing, frozen=True):
    """The plans that others are making now and show while they do: all of them."""

    plans: list[ShownDraft]


class Done(Outgoing, frozen=True):
    """The command was executed and is durable."""

    id: str
    seq: int


class Shown(Outgoing, frozen=True):
    """The answer to `Draft`: those who are connected see it."""

    id: str


class Refused(Outgoing, frozen=True):
    """The command was refused."""

    id: str | None
    code: str
    rule: str | None
    params: dict[str, Argument] = msgspec.field(name="args")
    message: str


class Reason(Outgoing, frozen=True):
    """The answer to `WhyNot`; the code is None if the move is legal, or may be requested."""

    id: str
    code: str | None
    rule: str | None
    params: dict[str, Param] = msgspec.field(name="args")
    message: str


class Ways(Outgoing, frozen=True):
    """The answer to `AskWays`: the open ways by actions and cards, the closed ones with reasons."""

    id: str
    open: list[Way]
    closed: list[ClosedWay]


class Plan(Outgoing, frozen=True):
    """The answer to `AskPlan`: the steps of each turn, and the view after the legal ones."""

    id: str
    before: list[list[Step]]
    steps: list[Step]
    view: SeatView


class Odds(Outgoing, frozen=True):
    """The answer to `AskOdds`."""

    id: str
    odds: analysis.Odds
    outbreaks: analysis.OutbreakOdds


class Chance(Outgoing, frozen=True):
    """The answer to `AskChance`."""

    id: str
    chance: WinChance


class Advice(Outgoing, frozen=True):
    """The answer to `AskAdvice`: the best turn found and the runner-up, or how to answer."""

    id: str
    turns: list[AdvisedTurn]
    answer: AdvisedAnswer | None = None


decode: Callable[[bytes | str], Incoming] = msgspec.json.Decoder(Incoming).decode
encode = msgspec.json.Encoder().encode
