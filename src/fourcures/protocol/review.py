"""The review of a game: what each decision and each draw of cards cost."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..engine.move_parts import MoveParts
from .coach import Claim

Label = Literal["best", "good", "inaccuracy", "mistake", "blunder"]
# What was decided besides the actions; `kept`: an event that nobody played.
ChoiceKind = Literal["discard", "event", "kept", "order", "declined"]
Missed = Literal["win", "cure"]


class ChoiceReview(msgspec.Struct, frozen=True):
    """A decision after the actions of a turn, between the cards; or a request that was declined.

    - `number`: of the move, from 1; with an event that was kept, of the move that was made instead.
    - `seat`: who decided.
    - `kind`: a discard, an event that was played or kept, the order of a Forecast, or a request
      that was declined; `played` and `better` are then the move that was asked for.
    - `played`: the move; `better`: the best one found, None if the decision cost nothing.
    - `label`, `loss`, `low`, `high`, `why`: as for a turn.
    - `player`: at a table, who had the seat: the id of a person, or `bot:N`.
    """

    number: int
    seat: int
    kind: ChoiceKind
    played: MoveParts
    label: Label
    loss: float
    low: float
    high: float
    better: MoveParts | None = None
    why: list[Claim] = []
    player: str | None = None


class TurnReview(msgspec.Struct, frozen=True):
    """A turn: its decision, and the cards after it.

    Win chances are those of the bots from there, as the active seat sees it, from 0 to 1.

    - `number`: of the turn, from 1.
    - `seat`: who played it.
    - `first`, `last`: the numbers of the first and the last move of the actions, from 1.
    - `played`: the texts of these moves; `moves`: the same moves in parts.
    - `before`: the win chance at the beginning of the turn.
    - `after`: the win chance after the actions, before any card: `before` - `loss`, less what
      declined requests cost.
    - `choices`: what was decided after the actions, and the requests that were declined.
    - `then`: the win chance at the beginning of the next turn, or 0 or 1 at the end of the game.
    - `label`: how good the decision was: best, good, inaccuracy, mistake or blunder.
    - `loss`: what the decision cost, against the best turn found, without what declined requests
      cost; 0 if not significant.
    - `low`, `high`: the 95% interval of that cost.
    - `missed`: what the best turn does that this one did not: win the game, or discover a cure.
    - `luck`: what the cards changed: `then` - `after` + the loss of `choices` after the actions;
      above 0 is good.
    - `noise`: half of the 95% interval of `luck`; luck within it may be none.
    - `better`: the best turn found; empty if the decision cost nothing.
    - `why`: what that turn is for; empty if the decision cost nothing.
    - `player`: at a table, who made most of its moves: the id of a person, or `bot:N`.
    """

    number: int
    seat: int
    first: int
    last: int
    played: list[str]
    before: float
    after: float
    then: float
    label: Label
    loss: float
    low: float
    high: float
    luck: float
    noise: float
    better: list[MoveParts]
    moves: list[MoveParts] = []
    why: list[Claim] = []
    player: str | None = None
    missed: Missed | None = None
    choices: list[ChoiceReview] = []


class SeatReview(msgspec.Struct, frozen=True):
    """The decisions of one seat.

    - `seat`: whose decisions these are.
    - `loss`: what they cost together.
    - `labels`: how many turns and other choices have each label.
    """

    seat: int
    loss: float
    labels: dict[Label, int]


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision or cards that changed the win chance a lot.

    - `turn`: the number of the turn.
    - `kind`: decision or cards.
    - `change`: of the win chance; below 0 is bad.
    """

    turn: int
    kind: Literal["decision", "cards"]
    change: float


class ReviewSummary(msgspec.Struct, frozen=True):
    """A whole game: `start` - `loss` + `luck` is `end`.

    - `start`, `end`: the win chance at the start, and after the last turn (0 or 1: it is over).
    - `loss`: what all decisions cost.
    - `luck`: what all cards changed.
    - `seats`: the decisions of each seat.
    - `turning`: the greatest changes, in the order of the game.
    """

    start: float
    end: float
    loss: float
    luck: float
    seats: list[SeatReview]
    turning: list[TurningPoint]
