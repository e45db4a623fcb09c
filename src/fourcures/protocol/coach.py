"""The answers of the coach, and the reasons that bots give: codes and figures, no prose."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from ..engine.move_parts import MoveParts

CLAIM_FUTURES = 100  # the futures in which a claim about the coming turns is checked


class WinChance(msgspec.Struct, frozen=True):
    """The win chance of the bots, with its 95 % interval."""

    chance: float
    low: float
    high: float
    futures: int


class Figures(TypedDict, total=False):
    """The figures of a reason; its code determines which of them are present."""

    pawn: str  # the role whose pawn moves
    city: str
    cubes: int  # cubes of the city's own disease
    infected: float  # the probability of one more in this turn's infection step, 0 to 1
    disease: str
    treated_cubes: int  # cubes of that disease in the city
    card: str
    receiver: str  # the role that receives the card
    will_hold: int  # cards of that disease, with this one
    keeps: int  # cards of that disease, without this one
    needed: int  # cards for a cure
    cured: bool
    event: str


class MoveReason(msgspec.Struct, frozen=True):
    """A move and the reason for it."""

    move: str
    code: str  # what the move does: one of CODES, "moves", or DECLINES
    purpose: str | None  # for a movement, the code of the pawn's next action, or None
    figures: Figures


class ClaimFigures(TypedDict, total=False):
    """The figures of a claim; its code determines which of them are present."""

    disease: str
    city: str
    cities: list[str]
    card: str
    event: str
    cubes: int  # before the treatment
    left: int  # after it
    pawn: str  # the role whose pawn is brought to the city
    role: str  # whose next turn it is about
    giver: str  # a role
    receiver: str
    holds: int  # cards of that disease in the receiver's hand, with this one
    keeps: int  # cards of that disease in the hand, without this one
    needed: int  # cards for a cure
    turns: int  # within this number of turns after this one
    accepted: int  # wins after a request is accepted
    declined: int  # wins after it is declined


class Claim(msgspec.Struct, frozen=True):
    """Something that is true of a turn: always, or in some of the futures."""

    code: str
    figures: ClaimFigures
    futures: int | None = None  # in how many it is true
    of: int = CLAIM_FUTURES


class TurnReason(MoveReason, frozen=True):
    """The reason for the first move of a bot's turn, with what the whole turn is for."""

    says: list[Claim]


class AdvisedTurn(msgspec.Struct, frozen=True):
    """A whole turn, or one move at other times, with what it is for and its win chance."""

    says: list[Claim]
    moves: list[str]
    steps: list[MoveParts]  # the same moves in parts
    reasons: list[MoveReason]
    chance: float  # win chance of the search after this turn
    wins: int  # wins of the policy
    futures: int


class AdvisedAnswer(msgspec.Struct, frozen=True):
    """Whether to accept a request, and why."""

    yes: bool
    says: list[Claim]
