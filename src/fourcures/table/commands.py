"""What people and bots may ask a table to do; each becomes entries of its log, or is refused."""

from __future__ import annotations

import msgspec

from ..engine.tags import snake_case


class Command(
    msgspec.Struct,
    frozen=True,
    tag=snake_case,
    tag_field="do",
    kw_only=True,
    forbid_unknown_fields=True,
):
    """A wish, with an id that its client chose: sent again, it is not done again."""

    id: str


class Move(Command, frozen=True):
    text: str
    seat: int | None = None  # needed only by who holds several
    cards: list[str] = []  # that a real deck gave, in their order


class ReasonedMove(Move, frozen=True, kw_only=True, tag="move"):
    """A bot's move with its reason; nobody else can send one."""

    why: dict[str, object]


class Undo(Command, frozen=True):
    """Takes the last move back."""


class Redo(Command, frozen=True):
    """Plays the move that was last taken back."""


class Reset(Command, frozen=True):
    """Takes back one's own moves of this turn, as far as nothing was revealed."""


class Answer(Command, frozen=True):
    request: int
    yes: bool
    always: bool = False
    seat: int | None = None


class ReasonedAnswer(Answer, frozen=True, kw_only=True, tag="answer"):
    """A bot's no with its reason; nobody else can send one."""

    why: dict[str, object]


class GoOn(Command, frozen=True):
    """No event from me in this window."""

    cards: list[str] = []  # that a real deck then gave


class Order(Command, frozen=True):
    order: str


class Agree(Command, frozen=True):
    yes: bool


class Tell(Command, frozen=True):
    seat: int
    card: str | None = None
    disease: str | None = None


class Say(Command, frozen=True):
    text: str


class Sit(Command, frozen=True):
    seat: int


class Stand(Command, frozen=True):
    seat: int


class Hand(Command, frozen=True):
    """Gives a seat to a bot (its name) or to a person at the table."""

    seat: int
    bot: str | None = None
    person: str | None = None


class ReclaimSeat(Command, frozen=True):
    """Takes back a seat that was lent to a bot or another person."""

    seat: int


class Rename(Command, frozen=True):
    name: str
    person: str | None = None


class Remove(Command, frozen=True):
    person: str


class Close(Command, frozen=True):
    """The host ends the table."""


AnyCommand = (
    Move
    | Undo
    | Redo
    | Reset
    | Answer
    | GoOn
    | Order
    | Agree
    | Tell
    | Say
    | Sit
    | Stand
    | Hand
    | ReclaimSeat
    | Rename
    | Remove
    | Close
)
