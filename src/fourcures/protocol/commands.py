"""Commands of people and bots to a table; each one becomes log entries or is refused."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..engine.rules.names import Disease
from ..engine.tags import snake_case

Moment = Literal["draw", "infect", "epidemic"]  # at which the game can stop for events
Stop = Literal["never", "pause", "ask"]  # pause: for a moment; ask: until the person goes on
Hint = Literal["look", "going", "help", "need", "keep", "cure"]  # about something on the table
Reply = Literal["yes", "no", "wait", "thanks", "well_played", "good_idea", "risky"]
Phrase = Literal[Hint, Reply, "rematch"]


class Command(
    msgspec.Struct,
    frozen=True,
    tag=snake_case,
    tag_field="do",
    kw_only=True,
    forbid_unknown_fields=True,
):
    """A command. The client chooses its id; a command sent again is not executed again."""

    id: str


class Move(Command, frozen=True):
    text: str
    seat: int | None = None  # needed only by a person with several seats
    cards: list[str] = []  # drawn from a real deck, in order


class ReasonedMove(Move, frozen=True, kw_only=True, tag="move"):
    """A bot's move with its reason and the moves planned after it; clients cannot send one."""

    why: dict[str, object]
    plan: list[str] = []  # the rest of the turn, for which it asks together with this move


class Undo(Command, frozen=True):
    """Undo the last move."""


class Redo(Command, frozen=True):
    """Play the last undone move again."""


class Reset(Command, frozen=True):
    """Undo your own moves of this turn, back to the last revealed card."""


class Answer(Command, frozen=True):
    request: int
    yes: bool
    always: bool = False  # agree to this asker for the rest of the game
    seat: int | None = None


class ReasonedAnswer(Answer, frozen=True, kw_only=True, tag="answer"):
    """A bot's refusal with its reason; clients cannot send one."""

    why: dict[str, object]


class Withdraw(Command, frozen=True):
    """Take back a request of the sender's seat that is not granted yet."""

    request: int


class GoOn(Command, frozen=True):
    """Pass in this event window."""

    cards: list[str] = []  # drawn from a real deck after the window


class Hold(Command, frozen=True):
    """Keep this event window open until `go_on`."""


class StopAt(Command, frozen=True):
    """Set whether the game stops for the sender at a moment when events can be played."""

    moment: Moment
    stop: Stop


class Agree(Command, frozen=True):
    """Set whether requests to the sender are granted without asking: all, or those of one asker."""

    yes: bool
    to: str | None = None  # the holder of a seat: a person's id or `bot:N`; None: everyone


class Tell(Command, frozen=True):
    seat: int
    card: str | None = None
    disease: Disease | None = None


class Say(Command, frozen=True):
    text: str
    plan: int | None = None  # the number of a shown plan that it comments on
    step: int | None = None  # of that plan, from 1


class Signal(Command, frozen=True):
    """Say a fixed phrase, which every reader sees in their own language."""

    phrase: Phrase
    about: str | None = None  # a city, a card, a disease or a role
    plan: int | None = None  # as of `Say`
    step: int | None = None


class PlannedTurn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The moves of a seat's turn, which may be one of several in a plan."""

    seat: int
    moves: list[str]


class Suggest(Command, frozen=True):
    """Show the team a plan for a seat's turn; one without moves is withdrawn."""

    seat: int
    moves: list[str]
    then: list[PlannedTurn] = []  # the turns of later seats, in their order


class Sit(Command, frozen=True):
    seat: int
    ready: bool = False  # for the game to start


class Ready(Command, frozen=True):
    """Be ready for the game to start, which it does when all seated people are; or take it back."""

    yes: bool = True


class Stand(Command, frozen=True):
    seat: int


class Hand(Command, frozen=True):
    """Give a seat to a bot (by name) or to a person at the table."""

    seat: int
    bot: str | None = None
    person: str | None = None
    for_good: bool = False  # its owner cannot take it back
    tells: bool = False  # let the bot tell your private hand


class Wait(Command, frozen=True):
    """Wait for the absent player of a seat: ask nobody about it for two minutes."""

    seat: int


class ReclaimSeat(Command, frozen=True):
    """Take back a seat that was lent to a bot or another person."""

    seat: int


class Rename(Command, frozen=True):
    name: str
    person: str | None = None


class Remove(Command, frozen=True):
    person: str


class Close(Command, frozen=True):
    """Close the table; only the host can."""


AnyCommand = (
    Move
    | Undo
    | Redo
    | Reset
    | Answer
    | Withdraw
    | GoOn
    | Hold
    | StopAt
    | Agree
    | Tell
    | Say
    | Signal
    | Suggest
    | Sit
    | Ready
    | Stand
    | Hand
    | Wait
    | ReclaimSeat
    | Rename
    | Remove
    | Close
)
