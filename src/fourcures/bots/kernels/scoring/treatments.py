"""The value of treatments: the danger that they remove, and the cities to go to for them."""

from __future__ import annotations

from ....engine.rules.bits import lowest
from ....engine.rules.board import (
    ALL_CITIES,
    CITY_COUNT,
    CITY_LIMIT,
    DISEASE_COUNT,
    MEDIC,
    NEIGHBOR_MASK,
)
from ....engine.rules.state import UNCURED, State, cube_index, cubes_at
from ..scratch import Scratch
from ..weights import Weights
from .danger import alarm, pressure, shortage
from .distances import AROUND

SUPPLIES = sum(31 << 7 * disease for disease in range(DISEASE_COUNT))  # in `known_table`


def look_at_cubes(s: State, weights: Weights, scratch: Scratch) -> None:
    """Prepare the scratch space for `relief`; the risks must be known.

    Positions that are seen one after another differ in few cities: other treatments stay known.
    """
    scratch["cubed"], changed = find_cubed(s), find_changes(s, scratch)
    if changed:
        note_cities(s, scratch)
    if note_table(s, weights, scratch):
        changed = ALL_CITIES
    affected = changed
    while changed:
        affected |= NEIGHBOR_MASK[lowest(changed)]  # their chain reactions
        changed &= changed - 1
    for medic in range(2):
        scratch["treated"][medic] &= ~affected


def find_cubed(s: State) -> int:
    """Return the cities with cubes, as a mask."""
    cubed = 0
    for city in range(CITY_COUNT):
        cubes = 0
        for disease in range(DISEASE_COUNT):
            cubes |= cubes_at(s, city, disease)
        if cubes:
            cubed |= 1 << city
    return cubed


def find_changes(s: State, scratch: Scratch) -> int:
    """Return the cities whose cubes or risk are others than known, as a mask."""
    known, risk, known_risk = scratch["known_cubes"], scratch["risk"], scratch["known_risk"]
    changed = 0
    for city in range(CITY_COUNT):
        change = risk[city] ^ known_risk[city]
        for disease in range(DISEASE_COUNT):
            change |= cubes_at(s, city, disease) ^ known[cube_index(city, disease)]
        if change:
            changed |= 1 << city
    return changed


def note_cities(s: State, scratch: Scratch) -> None:
    """Note the cubes and the risk of all cities."""
    for i in range(CITY_COUNT * DISEASE_COUNT):
        scratch["known_cubes"][i] = s["cubes"][i]
    for city in range(CITY_COUNT):
        scratch["known_risk"][city] = scratch["risk"][city]


def note_table(s: State, weights: Weights, scratch: Scratch) -> bool:
    """Note the weights and what concerns all cities; return whether that changes treatments."""
    table = weights["mark"] << 4 | s["outbreaks"]
    for disease in range(DISEASE_COUNT):
        table = (table << 2 | s["diseases"][disease]) << 5 | s["supply"][disease]
    if table == scratch["known_table"]:
        return False
    change = (table ^ scratch["known_table"]) & ~SUPPLIES
    scratch["known_table"], scratch["pressure"] = table, pressure(s, weights)
    for disease in range(DISEASE_COUNT):
        for cubes in range(1, CITY_LIMIT + 1):
            at, worth = shortage_index(disease, cubes), shortage(s, weights, disease, cubes)
            change |= worth ^ scratch["shortages"][at]
            scratch["shortages"][at] = worth
    return change != 0


def shortage_index(disease: int, cubes: int) -> int:
    """Return where the shortage of these cubes is in `shortages`."""
    return (CITY_LIMIT + 1) * disease + cubes


def relief(s: State, weights: Weights, scratch: Scratch, city: int, disease: int, gone: int) -> int:
    """Return the danger that removing `gone` cubes would remove."""
    cubes = cubes_at(s, city, disease)
    left, risk, shortages = cubes - gone, scratch["risk"][city], scratch["shortages"]
    worth: int = shortages[shortage_index(disease, cubes)]
    worth -= shortages[shortage_index(disease, left)]
    worth += alarm(s, weights, risk, city, disease, cubes) * scratch["pressure"] >> 10
    if left > 0:
        worth -= alarm(s, weights, risk, city, disease, left) * scratch["pressure"] >> 10
    return worth


def add_treat_goals(s: State, weights: Weights, seat: int, scratch: Scratch) -> None:
    """Set the value of the cities with cubes to treat; less if other pawns are nearby."""
    medic = 1 if s["roles"][seat] == MEDIC else 0
    goals, treatments, cubed = (
        scratch["dangers"][seat],
        scratch["treatments"][medic],
        scratch["cubed"],
    )
    cities = cubed & ~scratch["treated"][medic]
    scratch["treated"][medic] |= cities
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        treatments[city] = value_treatments(s, weights, city, medic, scratch)
    cities = cubed
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        goals[city] = treatments[city]
    for other in range(s["players"]):
        if other != seat:
            cities = cubed & AROUND[s["city"][other]]
            while cities:
                city = lowest(cities)
                cities &= cities - 1
                if goals[city] > 0:
                    goals[city] = goals[city] * weights["crowd"] >> 10


def value_treatments(s: State, weights: Weights, city: int, medic: int, scratch: Scratch) -> int:
    """Return the value of one treatment of each disease in this city."""
    total = 0
    for disease in range(DISEASE_COUNT):
        cubes = cubes_at(s, city, disease)
        if cubes > 0:
            gone = cubes if medic or s["diseases"][disease] != UNCURED else 1
            worth = relief(s, weights, scratch, city, disease, gone)
            total += worth * weights["to_treat"] >> 10
    return total
