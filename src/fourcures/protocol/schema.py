"""The types of the JSON that clients receive: a table, a position, a replay.

They describe what `snapshot` and `replay` return, for mypy, OpenAPI and the browser's types.
"""

from typing import Literal, NotRequired, TypedDict

from ..engine.events import AnyEvent
from ..engine.move_parts import MoveParts
from ..engine.position.schema import OutcomeRecord, ViewedPosition
from ..engine.rules.names import NextStep, Phase
from .commands import Moment, Phrase, Stop
from .setup import Practice, TableSetup

Due = Literal["this", "next", "later"]  # a turn


class SeatView(TypedDict):
    position: ViewedPosition
    legal: list[MoveParts]
    due: list[Due]  # the turn in which each card of a running Forecast will be drawn


TableStatus = Literal["open", "playing", "over", "closed", "broken"]


class ShownGame(TypedDict):
    views: list[SeatView]  # one for each seat of the person; a spectator has one
    undo: int | None  # the seat whose move would be undone
    redo: int | None
    outcome: OutcomeRecord | None
    next_step: NextStep | None  # what `next` does in this phase, if it can be played
    seed: NotRequired[str]  # after the end; not with a real deck or a deal of the day


class ShownPerson(TypedDict):
    name: str
    gone: bool


class SeatHolder(TypedDict):
    holder: str | None
    owner: str | None
    bot: str | None


class ShownStep(TypedDict):
    """A move of a request."""

    text: str  # "undo" for an undo
    parts: MoveParts | None  # None for an undo
    of: list[int]  # the seats that must agree to it; empty: an own move between those
    preview: list[AnyEvent]  # its immediate effects, as this person may see them


class ShownRequest(TypedDict):
    """The moves of a turn for which somebody asks at once; people ask for one move."""

    number: int
    seat: int
    of: list[int]  # the seats that must agree
    steps: list[ShownStep]
    why: dict[str, object] | None  # a bot's reason for its turn


ChatPhrase = Literal[Phrase, "plan"]  # a plan is a chat message too


class ShownDraft(TypedDict):
    """A plan for a seat's turn that somebody is making."""

    by: str
    seat: int
    moves: list[MoveParts]
    after: int | None  # the seat whose turn they plan before this one


class Comment(TypedDict):
    """What somebody says about a plan: a text, or a phrase."""

    seq: int
    by: str
    text: str
    phrase: ChatPhrase | None
    about: str | None
    step: int | None  # of the plan, from 1; None: all of it


class ShownPlan(ShownDraft):
    """A plan that somebody shows the team."""

    number: int  # of its entry
    comments: list[Comment]


class ShownWindow(TypedDict):
    """An event window that is open; it closes when nobody is left in these lists."""

    moment: Moment
    pauses: list[str]  # holders for whom the game pauses; empty: no pause is running
    asks: list[str]  # holders who have been asked, and bots that decide
    holds: list[str]  # holders who hold the game
    can_hold: bool  # whether you may hold it
    pause: int  # milliseconds of the whole pause


WaitReason = Literal["seat", "answer", "window", "pause", Phase]
# The functional form, because `for` is a Python keyword.
Waiting = TypedDict(
    "Waiting",
    {
        "for": WaitReason,
        "seat": NotRequired[int],
        "request": NotRequired[int],
        "holder": NotRequired[str],
    },
)


class OwnSettings(TypedDict):
    stops: dict[Moment, Stop]
    agreeable: bool  # to everyone
    agrees_to: list[str]  # the holders of seats whose requests are granted without asking


class ShownTable(TypedDict):
    """A whole table as one person may see it."""

    seq: int
    setup: TableSetup
    host: str
    commitment: str
    deal_known: bool
    day: str | None  # whose deal it is, if it is a deal of the day
    practice: Practice | None  # where its position comes from, if it is a practice table
    closed: bool
    code: str | None  # invitation code, for the host and seated players
    you: str | None
    people: dict[str, ShownPerson]
    seats: list[SeatHolder]
    ready: list[str]  # before the game: the people who are ready for it to start
    invited: list[str]  # the people for whom a seat is kept, and who have not come yet
    absent: int | None  # the seat of an absent player whom the game waits for
    rematch: str | None  # the code of the table where the next game is
    requests: list[ShownRequest]
    plans: list[ShownPlan]
    waiting: list[Waiting]
    window: ShownWindow | None
    settings: OwnSettings | None
    game: ShownGame | None


class Frame(TypedDict):
    """A moment of a game: the number of its entry, and the position fields that changed."""

    seq: int
    change: dict[str, object]


class Replay(TypedDict):
    """A game as one viewer could see it; after the end, with nothing hidden."""

    entries: list[dict[str, object]]
    frames: list[Frame]
