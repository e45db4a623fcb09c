"""Claims about what comes after a turn, from futures that the policy plays, as in the search.

Such a claim says in how many of them it is true, and nothing is claimed that is true in too few.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import permutations
from typing import cast

from ...engine.buffers import PlainRecord
from ...engine.rules.board import (
    CARDS,
    CITIES,
    DISEASE,
    DISEASES,
    ROLES,
    own_disease,
)
from ...engine.rules.names import Role
from ...engine.rules.roles import cards_for_cure
from ...engine.rules.state import UNCURED, WON, State
from ...engine.view import View
from ...protocol.coach import CLAIM_FUTURES as FUTURES
from ...protocol.coach import Claim, ClaimFigures
from ..kernels.scoring.card_value import count_colour
from ..kernels.workspace import Kernels, first_future

MOSTLY = 60  # of FUTURES: what is true in fewer is not claimed
MANY = 2  # cubes: worth a sentence

Positions = list[list[PlainRecord]]  # [future][turn]: at the end of this turn and of the next ones
Condition = Callable[[PlainRecord], bool]


def play_futures(kernels: Kernels, slot: int, view: View, turns: int, seed: int) -> Positions:
    """Return the positions at the end of this turn and the next ones in each future of a slot."""
    viewer = view.viewer
    assert viewer is not None
    first = first_future(view.state, seed)

    def play(future: int, turn: int) -> PlainRecord:
        kernels.try_out([slot], viewer, first + future, 1, turn + 1)
        return kernels.states[-1].copy()

    return [[play(future, turn) for turn in range(turns + 1)] for future in range(FUTURES)]


def check(after: Positions, turns: int, holds: Condition) -> list[bool]:
    """Return for each future whether a condition holds after these turns."""
    return [holds(future[turns]) for future in after]


def count(after: Positions, turns: int, holds: Condition) -> int:
    """Return the number of futures in which a condition holds after these turns."""
    return sum(check(after, turns, holds))


def count_alone(holds: Sequence[bool], otherwise: Sequence[bool]) -> int:
    """Return the number of futures in which something holds, and does not otherwise."""
    return sum(here and not there for here, there in zip(holds, otherwise, strict=True))


def has_cure(disease: int) -> Condition:
    """Return the condition that there is a cure."""
    return lambda position: position["diseases"][disease] != UNCURED


def is_won(position: PlainRecord) -> bool:
    """Return whether the game is won."""
    return bool(position["outcome"] == WON)


def claim_future(after: Positions, seat: int) -> list[Claim]:
    """Return what the team does next in most futures, the most important first."""
    return [
        claim
        for find in (find_next_win, find_next_cure, find_next_share, find_next_treatment)
        if (claim := find(after, seat)) is not None
    ]


def find_next_win(after: Positions, seat: int) -> Claim | None:
    """Return within how many turns the game is won in most futures."""
    for turns in range(1, len(after[0])):
        won = count(after, turns, is_won)
        if won >= MOSTLY:
            return Claim("win_next", {"turns": turns}, won)
    return None


def find_next_cure(after: Positions, seat: int) -> Claim | None:
    """Return the first cure that most futures have on the same turn, or else within some turns."""
    for turns in range(1, len(after[0])):
        for disease, is_cured in enumerate(map(has_cure, range(4))):
            cured = [future for future in after if is_cured(future[turns])]
            now = sum(not is_cured(future[turns - 1]) for future in cured)
            by_then = sum(not is_cured(future[0]) for future in cured)
            if now >= MOSTLY:
                role = role_at(after, seat + turns)
                return Claim("cure_next", {"disease": DISEASES[disease], "role": role}, now)
            if by_then >= MOSTLY:
                figures: ClaimFigures = {"disease": DISEASES[disease], "turns": turns}
                return Claim("cure_within", figures, by_then)
    return None


def find_next_share(after: Positions, seat: int) -> Claim | None:
    """Return the first card that changes hands on the same turn in most futures."""
    for turns in range(1, len(after[0])):
        hands = [(future[turns - 1]["hands"][:], future[turns]["hands"][:]) for future in after]
        for giver, receiver in permutations(range(after[0][0]["players"]), 2):
            shares = [
                before[giver] & ~then[giver] & then[receiver] & ~before[receiver]
                for before, then in hands
            ]
            card, times = find_most_frequent(shares)
            if times >= MOSTLY:
                figures: ClaimFigures = {
                    "card": CARDS[card],
                    "giver": role_at(after, giver),
                    "receiver": role_at(after, receiver),
                }
                found = zip(after, shares, strict=True)
                shared = [future[turns] for future, share in found if share >> card & 1]
                meeting = claim_meeting(figures, cast(list[State], shared), card, receiver)
                if meeting:
                    return meeting
    return None


def claim_meeting(
    figures: ClaimFigures, shared: Sequence[State], card: int, receiver: int
) -> Claim | None:
    """Return the set that a card completes, or nearly, which changes hands in these positions."""
    disease, needed = own_disease(card), cards_for_cure(shared[0], receiver)
    sizes = [count_colour(one, receiver, disease) for one in shared]
    for holds in (needed, needed - 1):
        times = sum(size >= holds for size in sizes)
        if times >= MOSTLY:
            more: ClaimFigures = {"disease": DISEASES[disease], "holds": holds, "needed": needed}
            return Claim("completes", {**figures, **more}, times)
    return None


def turns_until(claim: Claim, s: State) -> int:
    """Return how many turns after this one a claim about a coming turn speaks about."""
    if "role" not in claim.figures:
        return claim.figures.get("turns", s["players"])
    seat = s["seat_of"][ROLES.index(claim.figures["role"])]
    return (seat - s["turn"] - 1) % s["players"] + 1


def count_claim(claim: Claim, after: Positions, s: State) -> int:
    """Return in how many other futures, after a position of the same turn, a claim is true too."""
    figures, turns = claim.figures, turns_until(claim, s)
    if claim.code == "win_next":
        return count(after, turns, is_won)
    if claim.code in ("cure_next", "cure_within"):
        return count(after, turns, has_cure(DISEASE[figures["disease"]]))
    return claim.futures or 0


def find_next_treatment(after: Positions, seat: int) -> Claim | None:
    """Return the first dangerous city that is treated on the same turn in most futures."""
    for turns in range(1, len(after[0])):
        times: Counter[int] = Counter()  # by `cube_index`
        for future in after:
            cubes = zip(future[turns - 1]["cubes"][:], future[turns]["cubes"][:], strict=True)
            times.update(i for i, (before, now) in enumerate(cubes) if MANY <= before > now)
        place = min(times, key=lambda place: (-times[place], place), default=0)
        if times[place] >= MOSTLY:
            city: ClaimFigures = {"city": CITIES[place // 4], "disease": DISEASES[place % 4]}
            role = role_at(after, seat + turns)
            return Claim("treat_next", city | {"role": role}, times[place])
    return None


def find_most_frequent(masks: Sequence[int]) -> tuple[int, int]:
    """Return the card that is in the most masks, and in how many."""
    some = [mask for mask in masks if mask]
    times = [sum(mask >> card & 1 for mask in some) for card in range(len(CARDS))]
    return times.index(max(times)), max(times)


def role_at(after: Positions, seat: int) -> Role:
    """Return the role of a seat, counted on around the table."""
    s = after[0][0]
    role: int = s["roles"][seat % s["players"]]
    return ROLES[role]
