"""The answers of the coach, and the reasons that bots give: codes and figures, no prose."""

from __future__ import annotations

from typing import Literal, TypedDict

import msgspec

from ..engine.move_parts import MoveParts
from ..engine.rules.names import Disease, EventCard, Role

CLAIM_FUTURES = 100  # the futures in which a claim about the coming turns is checked

# What a move does.
Deed = Literal[
    "moves",
    "builds",
    "treats",
    "shares",
    "cures",
    "stores",
    "passes",
    "looks_ahead",
    "prevents_infection",
    "removes_card",
    "orders",
    "discards",
    "goes_on",
]
# What a claim says about a turn, about the turns after it, about what it leaves, or a request;
# what speaks against another turn, and what happens first after a worse one.
TurnClaim = Literal[
    "wins",
    "cures",
    "shares",
    "shares_all",
    "shares_unseen",
    "takes",
    "takes_all",
    "airlifts",
    "plays",
    "removes",
    "treats",
    "cleans",
    "builds",
    "stores",
    "discards",
    "discards_cured",
    "discards_keeps",
    "orders",
    "goes_on",
    "goes",
    "brings",
    "passes",
]
ShieldClaim = Literal["shields", "shields_cubes"]
LaterClaim = Literal[
    "win_next", "cure_next", "cure_within", "share_next", "completes", "treat_next", "counts_on"
]
DangerClaim = Literal[
    "danger",
    "dangers",
    "calmed_by",
    # In older logs.
    "leaves",
    "outbreak_next",
]
AnswerClaim = Literal[
    "accepts",
    "declines",
    "moves_you",
    "receives",
    "receives_cured",
    "then_discards",
    "cure_now",
    "keeps",
    "compares",
]
# What the same turn would lose without its point.
CauseClaim = Literal[
    "without_outbreak",
    "without_outbreaks",
    "without_cure",
    "without_cured",
    "without_worse",
    "without_turn",
    "nothing_urgent",
]
ContrastClaim = Literal[
    "rather_win",
    "rather_outbreak",
    "rather_cure",
    "rather_cured",
    "rather_wins",
    "rather_close",
    "rather_worse",
]
LossClaim = Literal["then_outbreak", "then_lost"]
ClaimCode = Literal[
    TurnClaim,
    ShieldClaim,
    LaterClaim,
    DangerClaim,
    AnswerClaim,
    CauseClaim,
    ContrastClaim,
    LossClaim,
]


class WinChance(msgspec.Struct, frozen=True):
    """The win chance of the bots, with its 95 % interval."""

    chance: float
    low: float
    high: float
    futures: int


class Figures(TypedDict, total=False):
    """The figures of a reason; its code determines which of them are present."""

    pawn: Role  # whose pawn moves
    city: str
    cubes: int  # cubes of the city's own disease
    infected: float  # the probability of one more in this turn's infection step, 0 to 1
    disease: Disease
    treated_cubes: int  # cubes of that disease in the city
    card: str
    receiver: Role  # who receives the card
    will_hold: int  # cards of that disease, with this one
    keeps: int  # cards of that disease, without this one
    needed: int  # cards for a cure
    cured: bool
    event: EventCard


class MoveReason(msgspec.Struct, frozen=True):
    """A move and the reason for it."""

    move: str
    code: Deed | Literal["declines"]  # what the move does; or a requested move was declined
    purpose: Deed | None  # for a movement, the code of the pawn's next action, or None
    figures: Figures


class ClaimFigures(TypedDict, total=False):
    """The figures of a claim; its code determines which of them are present."""

    disease: Disease
    city: str
    cities: list[str]
    card: str
    cards: list[str]
    event: EventCard
    cubes: int  # before the treatment
    left: int  # after it
    pawn: Role  # whose pawn is brought to the city
    role: Role  # whose next turn it is about
    giver: Role
    receiver: Role
    holds: int  # cards of that disease in the receiver's hand, with this one
    keeps: int  # cards of that disease in the hand, without this one
    needed: int  # cards for a cure
    turns: int  # within this number of turns after this one
    accepted: int  # wins after a request is accepted
    declined: int  # wins after it is declined
    risk: float  # the probability of an outbreak in the city this turn, 0 to 1
    any: float  # that of one in any city
    # The same without the first part, the shield or the event, or after another turn.
    risk_otherwise: float
    otherwise: int  # futures
    points: int  # percentage points of win chance that another turn costs


class Claim(msgspec.Struct, frozen=True):
    """Something that is true of a turn: always, or in some of the futures."""

    code: ClaimCode
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
    contrast: Claim | None = None  # what speaks against it, compared with the best turn
    tempting: bool = False  # clearly worse, but what one would play at first sight


class AdvisedAnswer(msgspec.Struct, frozen=True):
    """Whether to accept a request, and why."""

    yes: bool
    says: list[Claim]
