"""The review of a game: what each decision and each draw of cards cost."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..engine.move_parts import MoveParts
from .coach import Claim

Label = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class TurnReview(msgspec.Struct, frozen=True):
    """A turn: its decision, and the cards after it."""

    number: int  # from 1
    seat: int
    first: int  # the numbers of the first and the last move of the actions
    last: int
    played: list[str]
    before: float  # win chance at the beginning
    after: float  # after the actions
    then: float  # at the beginning of the next turn, or at the end
    label: Label
    loss: float  # `before` - `after`: what the decision cost; 0 if not significant
    low: float  # 95 % interval of the difference between the best turn and this one
    high: float
    luck: float  # `then` - `after`: what the cards changed
    noise: float  # luck within this 95 % margin may be noise
    better: list[MoveParts]  # the best turn found, if the decision cost anything
    moves: list[MoveParts] = []  # those played, in parts
    why: list[Claim] = []  # what the better turn is for
    player: str | None = None  # at a table: who made most of its moves, a person's id or `bot:N`


class SeatReview(msgspec.Struct, frozen=True):
    """The decisions of one seat."""

    seat: int
    loss: float
    labels: dict[Label, int]  # how many turns have each label


class TurningPoint(msgspec.Struct, frozen=True):
    """A decision or cards that changed the win chance a lot."""

    turn: int
    kind: Literal["decision", "cards"]
    change: float


class ReviewSummary(msgspec.Struct, frozen=True):
    """A whole game: `start` - `loss` + `luck` is `end`."""

    start: float
    end: float
    loss: float  # what all decisions cost
    luck: float  # what all cards changed
    seats: list[SeatReview]
    turning: list[TurningPoint]  # in the order of the game
