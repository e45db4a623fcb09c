"""The events that futures rest on: who plays one, and what the same futures are without it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ...engine.buffers import PlainRecord, pack
from ...engine.rules.board import EVENTS, FIRST_EVENT, PLANNER, ROLES
from ...engine.rules.hands import lose
from ...engine.rules.state import NO_CARD, State, copy
from ...engine.view import View
from ...protocol.coach import Claim, ClaimFigures
from ..kernels.workspace import Kernels
from .later import Condition, Positions, count, count_claim, play_futures, turns_until

OFTEN = 40  # of the futures: an event that is played in fewer is not tried without
RESTS = 10  # of the futures: what changes in fewer does not rest on the event
SLOT = 2  # of the kernels


class Ahead(NamedTuple):
    """A position, the move that is made in it, and what comes after that."""

    end: State
    first_move: int
    after: Positions


def claim_events(
    kernels: Kernels, view: View, ahead: Ahead, follows: list[Claim], seed: int
) -> list[Claim]:
    """Return the events that a calm turn rests on, and those that the claims that follow do."""
    end, first_move, after = ahead
    says = []
    horizon = max((turns_until(claim, end) for claim in follows), default=0)
    for event, role in list_known_events(end):
        if count(after, horizon, has_played(event)) < OFTEN:
            continue
        kernels.put(SLOT, pack(without_event(end, event)), first_move)
        bare = play_futures(kernels, SLOT, view, len(after[0]) - 1, seed)
        holder: ClaimFigures = {"event": EVENTS[event], "role": ROLES[role]}
        calm, without = (count_calm(futures, end) for futures in (after, bare))
        if calm - without >= RESTS:
            says.append(Claim("calmed_by", {**holder, "otherwise": without}, calm))
        for claim in follows:
            without = count_claim(claim, bare, end)
            if (claim.futures or 0) - without >= RESTS:
                says.append(Claim("counts_on", {**holder, "otherwise": without}))
    return says


def list_known_events(s: State) -> Iterator[tuple[int, int]]:
    """Yield the events that the viewer knows somebody has, each with the role that has it."""
    for seat in range(s["players"]):
        for event in range(len(EVENTS)):
            if s["hands"][seat] >> FIRST_EVENT + event & 1:
                yield event, s["roles"][seat]
    if s["stored"] != NO_CARD:
        yield s["stored"], PLANNER


def has_played(event: int) -> Condition:
    """Return the condition that nobody has this event any more."""
    card = 1 << FIRST_EVENT + event

    def holds(position: PlainRecord) -> bool:
        return position["stored"] != event and not any(hand & card for hand in position["hands"])

    return holds


def without_event(s: State, event: int) -> State:
    """Return the position as if this event had left the game."""
    bare, card = copy(s), 1 << FIRST_EVENT + event
    bare["removed"] |= card
    if bare["stored"] == event:
        bare["stored"] = NO_CARD
        return bare
    for seat in range(bare["players"]):
        if bare["hands"][seat] & card:
            lose(bare, seat, FIRST_EVENT + event)
    return bare


def count_calm(after: Positions, end: State) -> int:
    """Return the number of futures without an outbreak in this turn."""
    return count(after, 0, lambda position: position["outbreaks"] == end["outbreaks"])
