"""Why not another turn: the figure that differs most between it and the advised one.

Both are measured in the same way: the odds of an outbreak in a city, exact; the futures in which a
cure is discovered; the futures that the policy wins.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import product
from typing import NamedTuple

from ...analysis.outbreaks import outbreak_odds
from ...engine.rules.board import DISEASES
from ...engine.rules.state import UNCURED, WON, State
from ...engine.view import View
from ...protocol.coach import CLAIM_FUTURES, Claim, ClaimFigures
from ..kernels.workspace import Kernels, first_future
from .later import Condition, Positions, check, count, count_alone, has_cure, play_futures

SAFER = 0.05  # by which an outbreak has to be less likely to be named
SOONER = 10  # of CLAIM_FUTURES: in which a cure has to be discovered more often
SURE = 3.0  # standard deviations between two numbers that count as different
DECIDES = 2.0  # the weight of a win, compared with that of an outbreak or a cure


class MeasuredTurn(NamedTuple):
    """What is known about the position at the end of a turn."""

    end: State
    after: Positions
    wins: int
    futures: int  # that the wins are of


def measure_turns(
    view: View,
    kernels: Kernels,
    slots: Sequence[int],
    ends: Sequence[State],
    futures: int,
    seed: int,
) -> list[MeasuredTurn]:
    """Return what the futures after turns show that end in these slots, the same ones for all."""
    s, seat = view.state, view.viewer
    assert seat is not None
    kernels.try_out(slots, seat, first_future(s, seed), futures)
    wins = [kernels.wins[slot] for slot in slots]
    return [
        MeasuredTurn(end, play_futures(kernels, slot, view, s["players"], seed), number, futures)
        for slot, end, number in zip(slots, ends, wins, strict=True)
    ]


def claim_contrast(best: MeasuredTurn, other: MeasuredTurn, viewer: int | None) -> Claim | None:
    """Return what speaks most against the other turn; None if no single figure does."""
    if best.end["outcome"] == WON != other.end["outcome"]:
        return Claim("rather_win", {})
    found = [
        *compare_outbreaks(best, other, viewer),
        *compare_cures(best, other),
        *compare_wins(best, other),
    ]
    if not found:
        return None
    return max(found, key=lambda weighed: weighed[0])[1]


def compare_outbreaks(
    best: MeasuredTurn, other: MeasuredTurn, viewer: int | None
) -> Iterator[tuple[float, Claim]]:
    """Yield the city where an outbreak is more likely after the other turn.

    The futures have to agree: an event that somebody plays may prevent the outbreak.
    """
    safe, risky = (outbreak_odds(View(turn.end, viewer)).cities for turn in (best, other))
    more = {city: risk - safe.get(city, 0.0) for city, risk in risky.items()}
    if not more:
        return
    city = max(more, key=lambda city: more[city])
    calmer = count_outbreaks(other) - count_outbreaks(best)
    if more[city] < SAFER or calmer < CLAIM_FUTURES * more[city] / 2:
        return
    risk, otherwise = round(safe.get(city, 0.0), 4), round(risky[city], 4)
    figures: ClaimFigures = {"city": city, "risk": risk, "risk_otherwise": otherwise}
    yield more[city], Claim("rather_outbreak", figures)


def count_outbreaks(turn: MeasuredTurn) -> int:
    """Return the number of futures with an outbreak before the next turn."""
    return count(turn.after, 0, has_outbreak(turn))


def has_outbreak(turn: MeasuredTurn) -> Condition:
    """Return the condition that there has been an outbreak since a turn."""
    return lambda position: position["outbreaks"] > turn.end["outbreaks"]


def compare_cures(best: MeasuredTurn, other: MeasuredTurn) -> Iterator[tuple[float, Claim]]:
    """Yield the cure that is discovered in fewer futures after the other turn, and by when."""
    certain, last = [cure != UNCURED for cure in best.end["diseases"]], len(best.after[0]) - 1
    found: list[tuple[int, int, int, int]] = []
    for turns, disease in product(range(last + 1), range(4)):
        sooner, later = (check(turn.after, turns, has_cure(disease)) for turn in (best, other))
        more, fewer = count_alone(sooner, later), count_alone(later, sooner)
        if turns == 0 or (certain[disease] and turns < last):
            more = 0  # a cure of this turn is compared at the end
        found.append((more, fewer, turns, disease))
    more, fewer, turns, disease = max(found, key=lambda each: each[0] - each[1])
    if more - fewer < SOONER or more - fewer < SURE * math.sqrt(more + fewer):
        return
    number, otherwise = (count(turn.after, turns, has_cure(disease)) for turn in (best, other))
    figures: ClaimFigures = {"disease": DISEASES[disease], "turns": turns, "otherwise": otherwise}
    if certain[disease]:
        yield (more - fewer) / CLAIM_FUTURES, Claim("rather_cured", figures)
    else:
        yield (more - fewer) / CLAIM_FUTURES, Claim("rather_cure", figures, number)


def compare_wins(best: MeasuredTurn, other: MeasuredTurn) -> Iterator[tuple[float, Claim]]:
    """Yield the number of futures that the policy wins, if it is clearly lower afterwards."""
    rate = (best.wins + other.wins) / (2 * best.futures)
    gain = best.wins - other.wins
    if gain > SURE * math.sqrt(2 * best.futures * rate * (1 - rate)):
        figures: ClaimFigures = {"otherwise": other.wins}
        weight = DECIDES * gain / best.futures
        yield weight, Claim("rather_wins", figures, best.wins, best.futures)
