"""The danger of cubes: by their number, and by the chance that the city's card comes soon."""

from __future__ import annotations

from collections.abc import MutableSequence

from ....engine.rules.bits import count, lowest
from ....engine.rules.board import (
    CITY_COUNT,
    CITY_LIMIT,
    CUBES,
    DEGREE,
    NEIGHBORS,
    RATES,
    own_disease,
)
from ....engine.rules.state import PILES, RUNS, UNCURED, State, cubes_at, run_index
from ..weights import Weights

Numbers = MutableSequence[int]

CERTAIN = 1024  # a risk is in 1024ths
FEW_CUBES = 10  # of a disease in the supply


def fill_risk(s: State, seat: int, weights: Weights, risk: Numbers) -> None:
    """Set for each city the chance, in 1024ths, that its card comes in two infection steps."""
    for city in range(CITY_COUNT):
        risk[city] = 0
    rate = RATES[s["drawn"]]
    left = 2 * rate
    known = 0
    for run in range(RUNS):
        # Only an order that this seat knows, and only while it is on top.
        seen = s["private"] == 0 or s["run_seat"][run] == seat
        if s["run_size"][run] > s["run_covered"][run] and s["run_at"][run] == 0 and seen:
            known = 0
            left = 2 * rate
            for i in range(s["run_size"][run]):
                card = s["run_cards"][run_index(run, i)]
                known |= 1 << card
                if left > 0:
                    risk[card] = CERTAIN
                    left -= 1
    for i in range(s["layer_count"] - 1, -1, -1):
        if left <= 0:
            break
        layer = s["layers"][i] & ~known
        size = count(layer)
        if size == 0:
            continue
        chance = CERTAIN if left >= size else CERTAIN * left // size
        left -= size
        while layer:
            risk[lowest(layer)] = chance
            layer &= layer - 1
    discards = s["infection_discards"]
    soon = epidemic_soon(s) * weights["epidemic"] >> 10
    if soon and discards:
        size = count(discards) + 1
        chance = soon if 2 * rate >= size else soon * 2 * rate // size
        while discards:
            risk[lowest(discards)] = chance
            discards &= discards - 1


def epidemic_soon(s: State) -> int:
    """Return the approximate chance, in 1024ths, of an epidemic in the next four player cards."""
    left, none = 4, CERTAIN
    for pile in range(PILES):
        size = s["pile_size"][pile]
        if size == 0 or left <= 0:
            continue
        if s["pile_epidemic"][pile]:
            if left >= size:
                return CERTAIN
            none = none * (size - left) // size
        left -= size
    return CERTAIN - none


def danger(s: State, weights: Weights, risk: int, city: int, disease: int, cubes: int) -> int:
    """Return the danger of `cubes` cubes of a disease in a city at this risk, in points."""
    if cubes <= 0:
        return 0
    worth = alarm(s, weights, risk, city, disease, cubes) * pressure(s, weights) >> 10
    return worth + shortage(s, weights, disease, cubes)


def alarm(s: State, weights: Weights, risk: int, city: int, disease: int, cubes: int) -> int:
    """Return the danger of cubes by their number and risk, before the first outbreak."""
    worth: int = weights["cubes"][cubes - 1]
    if risk == 0 or disease != own_disease(city):
        return worth
    hot = weights["hot"][cubes - 1]
    if cubes == CITY_LIMIT:
        for i in range(DEGREE[city]):
            if cubes_at(s, NEIGHBORS[city][i], disease) == CITY_LIMIT:
                hot += weights["chain"]
    return worth + (hot * risk >> 10)


def pressure(s: State, weights: Weights) -> int:
    """Return how much more each danger counts after the outbreaks so far, in 1024ths."""
    return 1024 + weights["outbreak_grows"] * s["outbreaks"]


def shortage(s: State, weights: Weights, disease: int, cubes: int) -> int:
    """Return the danger of cubes that the supply misses, or that keep a disease from its end."""
    worth = 0
    if s["supply"][disease] < FEW_CUBES:
        worth += weights["scarce_cubes"] * (FEW_CUBES - s["supply"][disease]) * cubes
    if s["diseases"][disease] != UNCURED:
        worth += weights["eradicate"] * cubes // (CUBES + 1 - s["supply"][disease])
    return worth
