"""Claims about what comes after a turn, from futures that the policy plays, as in the search.

Such a claim says in how many of them it is true, and nothing is claimed that is true in too few.
"""

from __future__ import annotations

from itertools import permutations
from typing import Any

import numpy as np
import numpy.typing as npt

from ...engine.arrays import STATE
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
from ..kernels.card_value import count_colour
from ..kernels.workspace import Kernels, first_future

MOSTLY = 60  # of FUTURES: what is true in fewer is not claimed
MANY = 2  # cubes: worth a sentence

Positions = npt.NDArray[np.void]  # [future, turn]: at the end of this turn and of the next ones


def play_futures(kernels: Kernels, slot: int, view: View, turns: int, seed: int) -> Positions:
    """Return the positions at the end of this turn and the next ones in each future of a slot."""
    viewer = view.viewer
    assert viewer is not None
    after = np.zeros((FUTURES, turns + 1), STATE)
    first = first_future(view.state, seed)
    for future in range(FUTURES):
        for turn in range(turns + 1):
            kernels.try_out([slot], viewer, first + future, 1, turn + 1)
            after[future, turn] = kernels.states[-1]
    return after


def claim_future(after: Positions, seat: int) -> list[Claim]:
    """Return what the team does next in most futures, the most important first."""
    return [
        claim
        for find in (find_next_win, find_next_cure, find_next_share, find_next_treatment)
        if (claim := find(after, seat)) is not None
    ]


def find_next_win(after: Positions, seat: int) -> Claim | None:
    """Return within how many turns the game is won in most futures."""
    for turns in range(1, after.shape[1]):
        won = int((after[:, turns]["outcome"] == WON).sum())
        if won >= MOSTLY:
            return Claim("win_next", {"turns": turns}, won)
    return None


def find_next_cure(after: Positions, seat: int) -> Claim | None:
    """Return the first cure that most futures have on the same turn, or else within some turns."""
    cured = after["diseases"] != UNCURED  # [future, turn, disease]
    for turns in range(1, after.shape[1]):
        for disease in range(4):
            now = int((cured[:, turns, disease] & ~cured[:, turns - 1, disease]).sum())
            by_then = int((cured[:, turns, disease] & ~cured[:, 0, disease]).sum())
            if now >= MOSTLY:
                role = role_at(after, seat + turns)
                return Claim("cure_next", {"disease": DISEASES[disease], "role": role}, now)
            if by_then >= MOSTLY:
                figures: ClaimFigures = {"disease": DISEASES[disease], "turns": turns}
                return Claim("cure_within", figures, by_then)
    return None


def find_next_share(after: Positions, seat: int) -> Claim | None:
    """Return the first card that changes hands on the same turn in most futures."""
    hands = after["hands"]  # [future, turn, seat]
    players = int(after[0, 0]["players"])
    for turns in range(1, after.shape[1]):
        for giver, receiver in permutations(range(players), 2):
            left = hands[:, turns - 1, giver] & ~hands[:, turns, giver]
            came = hands[:, turns, receiver] & ~hands[:, turns - 1, receiver]
            card, times = find_most_frequent(left & came)
            if times >= MOSTLY:
                figures: ClaimFigures = {
                    "card": CARDS[card],
                    "giver": role_at(after, giver),
                    "receiver": role_at(after, receiver),
                }
                shared = after[:, turns][(left & came) >> card & 1 == 1]
                return claim_meeting(figures, shared, card, receiver)
    return None


def claim_meeting(figures: ClaimFigures, shared: Positions, card: int, receiver: int) -> Claim:
    """Return what a card that changes hands in these positions completes, if it is a set."""
    s: Any = shared[0]
    disease, needed = own_disease(card), cards_for_cure(s, receiver)
    sizes = np.array([count_colour(one, receiver, disease) for one in shared])
    for holds in range(needed, 1, -1):
        times = int((sizes >= holds).sum())
        if times >= MOSTLY:
            more: ClaimFigures = {"disease": DISEASES[disease], "holds": holds, "needed": needed}
            return Claim("completes", {**figures, **more}, times)
    return Claim("share_next", figures, len(shared))


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
        return int((after[:, turns]["outcome"] == WON).sum())
    if claim.code in ("cure_next", "cure_within"):
        cured = after["diseases"][:, :, DISEASE[figures["disease"]]] != UNCURED
        return int(cured[:, turns].sum())
    return claim.futures or 0


def find_next_treatment(after: Positions, seat: int) -> Claim | None:
    """Return the first dangerous city that is treated on the same turn in most futures."""
    cubes = after["cubes"]  # [future, turn, `cube_index`]
    for turns in range(1, after.shape[1]):
        before, then = cubes[:, turns - 1], cubes[:, turns]
        times = ((before >= MANY) & (then < before)).sum(axis=0)
        place = int(np.argmax(times))
        if times[place] >= MOSTLY:
            city: ClaimFigures = {"city": CITIES[place // 4], "disease": DISEASES[place % 4]}
            role = role_at(after, seat + turns)
            return Claim("treat_next", city | {"role": role}, int(times[place]))
    return None


def find_most_frequent(masks: npt.NDArray[np.int64]) -> tuple[int, int]:
    """Return the card that is in the most masks, and in how many."""
    times = [int((masks >> card & 1).sum()) for card in range(len(CARDS))]
    return int(np.argmax(times)), max(times)


def role_at(after: Positions, seat: int) -> Role:
    """Return the role of a seat, counted on around the table."""
    s: Any = after[0, 0]
    return ROLES[int(s["roles"][seat % int(s["players"])])]
