"""The shapes of what a person is sent: a table, a position, a replay.

They describe the JSON that `snapshot` makes, for mypy, OpenAPI and the browser's types.
"""

from typing import NotRequired, TypedDict

from ..engine.events import AnyEvent
from ..engine.move_parts import MoveParts
from ..engine.position.schema import OutcomeRecord, ViewedPosition
from .entries import TableSetup


class SeatView(TypedDict):
    position: ViewedPosition
    legal: list[MoveParts]
    needed: list[int]  # cards of one disease that each seat needs for a cure


class ShownGame(TypedDict):
    views: list[SeatView]  # one for each of one's seats, or the table's
    undo: int | None  # the seat whose move would be undone
    redo: int | None
    outcome: OutcomeRecord | None
    next_step: str | None  # what `next` does now, in the phases where it is played
    careful: bool  # whether a window is one that nobody should let pass without looking
    seed: NotRequired[str]  # after the end, unless a real deck dealt


class ShownPerson(TypedDict):
    name: str
    gone: bool


class SeatHolder(TypedDict):
    holder: str | None
    owner: str | None
    bot: str | None


class ShownRequest(TypedDict):
    number: int
    seat: int
    text: str
    parts: MoveParts | None  # None for an undo
    of: list[int]
    why: dict[str, object] | None  # a bot's reason
    preview: list[AnyEvent]  # what it would do at once, as this person may know it


# The functional form, because `for` is a word of Python.
Waiting = TypedDict(
    "Waiting",
    {
        "for": str,  # "seat", "answer", "window" or a phase
        "seat": NotRequired[int],
        "request": NotRequired[int],
        "holder": NotRequired[str],
    },
)


class OwnSettings(TypedDict):
    order: str
    agreeable: bool


class ShownTable(TypedDict):
    """A whole table as one person may know it."""

    seq: int
    setup: TableSetup
    host: str
    commitment: str
    deal_known: bool
    closed: bool
    code: str | None  # of invitation, to the host and to who is seated
    you: str | None
    people: dict[str, ShownPerson]
    seats: list[SeatHolder]
    requests: list[ShownRequest]
    waiting: list[Waiting]
    settings: OwnSettings | None
    game: ShownGame | None


class Frame(TypedDict):
    """A moment of a game: the entry that led there, and the fields of the position it changed."""

    seq: int
    change: dict[str, object]


class Replay(TypedDict):
    """A game as one viewer could see it; after its end, everything."""

    entries: list[dict[str, object]]
    frames: list[Frame]
