"""What each part of a turn is worth: the same turn without it, tried on the same futures.

The most important part, which the headline names, is the one without which the turn loses most.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...engine.buffers import pack
from ...engine.notation import Move
from ...engine.rules.board import DISEASE_COUNT, ROLES
from ...engine.rules.chance import make_chance
from ...engine.rules.legality import find_refusal
from ...engine.rules.moves import PASS, encode
from ...engine.rules.state import ACTIONS, CURED, ERADICATED, State, copy, move_cubes
from ...engine.rules.step import step
from ...engine.view import View
from ...protocol.coach import Claim, ClaimCode
from ..kernels.scoring.game_value import WIN
from ..kernels.workspace import Kernels, first_future
from .deeds import Deed, count_cleaned, importance, list_deeds, role_of

FUTURES = 150
LOOKAHEAD = 4  # turns before the net evaluates
CLOSE = WIN // 200  # parts whose values differ by less are equally important
FIRST_SLOT = 2  # of the kernels: where the beam search has had its positions
STAYS: tuple[ClaimCode, ...] = ("goes", "brings")
DISCARDS: tuple[ClaimCode, ...] = ("discards", "discards_cured", "discards_keeps")


class Part(NamedTuple):
    """A part of a turn, and what the turn loses without it."""

    claim: Claim
    without: State  # the position at the end of the same turn without this part
    loss: int = 0  # millionths of a win


def rank_parts(view: View, moves: Sequence[int], kernels: Kernels, slot: int) -> list[Part]:
    """Return the parts of the turn that leads to this slot, the most important first.

    If a move of one part is impossible without another part, its loss does not count for both.
    """
    deeds = join_stands(drop_discards(list_deeds(view, moves)))
    undone = [undo(view.state, moves, deed) for deed in deeds]
    losses = [0]
    if len(deeds) > 1:
        losses = measure_losses(view, kernels, slot, [position for position, _ in undone])
    parts = []
    for (deed, *_), loss, (position, dropped) in zip(deeds, losses, undone, strict=True):
        needy = [
            other for (needs, *_), other in zip(deeds, losses, strict=True) if dropped & {*needs.at}
        ]
        parts.append(Part(deed.claim, position, loss - max([0, *needy])))
    parts.sort(key=lambda part: -part.loss)
    top = [part for part in parts if parts[0].loss - part.loss < CLOSE]
    first = min(top, key=lambda part: importance(part.claim))
    return [first, *(part for part in parts if part is not first)]


def drop_discards(deeds: Sequence[Deed]) -> Sequence[Deed]:
    """Return the deeds without discards to the hand limit, which are never the point of a turn."""
    return [deed for deed in deeds if deed.claim.code not in DISCARDS] or deeds


def join_stands(deeds: Sequence[Deed]) -> list[tuple[Deed, ...]]:
    """Return each deed, with the pawns that end the turn where it is done: they came for it."""
    stands = [deed for deed in deeds if deed.claim.code in STAYS]
    joined = []
    for deed in deeds:
        if deed.claim.code not in STAYS:
            came = [stand for stand in stands if stand.city == deed.city]
            joined.append((deed, *came))
            stands = [stand for stand in stands if stand not in came]
    return joined + [(stand,) for stand in stands]


def measure_losses(
    view: View, kernels: Kernels, slot: int, positions: Sequence[State]
) -> list[int]:
    """Return how much lower the value of each position is than that in the slot."""
    assert view.viewer is not None
    slots = [*range(FIRST_SLOT, FIRST_SLOT + len(positions))]
    for other, position in zip(slots, positions, strict=True):
        kernels.put(other, pack(position))
    seed = first_future(view.state, 0)
    kernels.try_out([slot, *slots], view.viewer, seed, FUTURES, LOOKAHEAD)
    return [int(kernels.values[slot] - kernels.values[other]) // FUTURES for other in slots]


def undo(s: State, moves: Sequence[int], deeds: Sequence[Deed]) -> tuple[State, set[int]]:
    """Return the end of the turn without some deeds, and the places of moves that need them."""
    without = [at for deed in deeds for at in deed.at]
    if deeds[0].claim.code == "cleans":
        end, dropped = put_back(s, moves), set[int]()
    else:
        end, dropped = play(s, moves, without)
    for deed in deeds:
        if deed.claim.code in STAYS:
            seat = s["seat_of"][ROLES.index(deed.claim.figures.get("pawn", role_of(s)))]
            end["city"][seat] = s["city"][seat]
    return end, dropped


def play(s: State, moves: Sequence[int], without: Sequence[int]) -> tuple[State, set[int]]:
    """Return the end of a turn without some moves, and the places of those that need them."""
    s, silence, dropped = copy(s), make_chance(), set()
    for at, move in enumerate(moves):
        if at in without:
            continue
        if without and find_refusal(s, Move(move)) is not None:
            dropped.add(at)
        else:
            step(s, move, silence, [0])
    if s["phase"] == ACTIONS:
        step(s, encode(PASS, s["turn"]), silence, [0])
    return s, dropped


def put_back(s: State, moves: Sequence[int]) -> State:
    """Return the end of a turn with the cubes that the Medic cleaned back in their cities."""
    end, _ = play(s, moves, ())
    for place, cubes in enumerate(count_cleaned(s, moves)):
        if cubes:
            city, disease = divmod(place, DISEASE_COUNT)
            move_cubes(end, city, disease, cubes)
            if end["diseases"][disease] == ERADICATED:
                end["diseases"][disease] = CURED
    return end
