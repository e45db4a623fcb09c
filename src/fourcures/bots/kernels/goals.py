"""Goals: the cities where a pawn is needed, their value, and how it fades with distance."""

from __future__ import annotations

from collections import deque

from ...engine.rules.bits import count, lowest
from ...engine.rules.board import (
    CITY_COUNT,
    DEGREE,
    DISEASE_COUNT,
    MEDIC,
    NEIGHBORS,
    OPERATIONS,
    QUARANTINE,
    RESEARCHER,
    cards_of_colour,
    first_of_colour,
    own_disease,
)
from ...engine.rules.decks import player_deck_size
from ...engine.rules.state import UNCURED, State, cubes_at
from .card_value import count_missing, find_collector, set_worth
from .danger import Numbers, danger, relief
from .scratch import Scratch
from .weights import Weights

NEARBY = 2  # drives
SOON = 16  # cards: the deck will run out soon


def drives_from(city: int) -> tuple[int, ...]:
    """Return for each city the fewest drives from this one."""
    steps = {city: 0}
    queue = deque([city])
    while queue:
        reached = queue.popleft()
        for other in NEIGHBORS[reached][: DEGREE[reached]]:
            if other not in steps:
                steps[other] = steps[reached] + 1
                queue.append(other)
    return tuple(steps[other] for other in range(CITY_COUNT))


DRIVES: tuple[tuple[int, ...], ...] = tuple(drives_from(city) for city in range(CITY_COUNT))
# For each city: the cities within NEARBY drives, as a mask.
AROUND: tuple[int, ...] = tuple(
    sum(1 << other for other in range(CITY_COUNT) if row[other] <= NEARBY) for row in DRIVES
)


def fill_near(s: State, near: Numbers) -> None:
    """Set for each city the drives to the nearest station."""
    for city in range(CITY_COUNT):
        near[city] = 15
    stations = s["stations"]
    while stations:
        station = lowest(stations)
        stations &= stations - 1
        for city in range(CITY_COUNT):
            drives = DRIVES[station][city]
            if drives < near[city]:
                near[city] = drives


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


def actions_between(near: Numbers, origin: int, city: int) -> int:
    """Return the fewest actions from one city to another without spending a card."""
    drives = DRIVES[origin][city]
    by_stations = near[origin] + 1 + near[city]
    return by_stations if by_stations < drives else drives


def tempo(s: State, weights: Weights) -> int:
    """Return the urgency of cures as the deck runs out, in 1024ths."""
    left = player_deck_size(s)
    pressing = 1024 + weights["clock"] * (60 - left)
    return pressing + weights["rush"] * (SOON - left) if left < SOON else pressing


def fill_goals(s: State, weights: Weights, seat: int, scratch: Scratch) -> None:
    """Set the value of each city for this seat: for dangers, and for other goals."""
    risk, near = scratch["risk"], scratch["near"]
    dangers, meetings = scratch["dangers"][seat], scratch["meetings"][seat]
    for city in range(CITY_COUNT):
        dangers[city] = 0
        meetings[city] = 0
    add_treat_goals(s, weights, seat, scratch)
    role = s["roles"][seat]
    if role == QUARANTINE:
        add_guard_goals(s, weights, risk, dangers)
    elif role == OPERATIONS:
        for city in range(CITY_COUNT):
            meetings[city] += station_worth(s, weights, near, city) * weights["to_build"] >> 10
    pressing = tempo(s, weights)
    for disease in range(DISEASE_COUNT):
        if s["diseases"][disease] != UNCURED:
            continue
        short = count_missing(s, seat, disease)
        if short <= 1:
            worth = (weights["to_cure"] if short == 0 else weights["to_station"]) * pressing >> 10
            stations = s["stations"]
            while stations:
                meetings[lowest(stations)] += worth
                stations &= stations - 1
        add_share_goals(s, weights, seat, disease, pressing, near, meetings)


def add_treat_goals(s: State, weights: Weights, seat: int, scratch: Scratch) -> None:
    """Set the value of the cities with cubes to treat; less if other pawns are nearby."""
    goals, treatments = scratch["dangers"][seat], scratch["treatments"]
    is_medic = s["roles"][seat] == MEDIC
    if not is_medic and scratch["are_treatments_known"] == 0:
        fill_treatments(s, weights, scratch)
    cities = scratch["cubed"]
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        worth = value_treatments(s, weights, city, 1, scratch) if is_medic else treatments[city]
        if worth > 0:
            for other in range(s["players"]):
                if other != seat and AROUND[s["city"][other]] >> city & 1:
                    worth = worth * weights["crowd"] >> 10
        goals[city] = worth


def fill_treatments(s: State, weights: Weights, scratch: Scratch) -> None:
    """Set the value of the treatments in each city with cubes, the same for most pawns."""
    cities = scratch["cubed"]
    while cities:
        city = lowest(cities)
        cities &= cities - 1
        scratch["treatments"][city] = value_treatments(s, weights, city, 0, scratch)
    scratch["are_treatments_known"] = 1


def value_treatments(s: State, weights: Weights, city: int, medic: int, scratch: Scratch) -> int:
    """Return the value of one treatment of each disease in this city."""
    total = 0
    for disease in range(DISEASE_COUNT):
        cubes = cubes_at(s, city, disease)
        if cubes > 0:
            gone = cubes if medic or s["diseases"][disease] != UNCURED else 1
            worth = relief(s, weights, scratch["risk"][city], city, disease, gone)
            total += worth * weights["to_treat"] >> 10
    return total


def add_guard_goals(s: State, weights: Weights, risk: Numbers, goals: Numbers) -> None:
    """Add the cities around which the Quarantine Specialist would prevent the most."""
    for city in range(CITY_COUNT):
        disease = own_disease(city)
        cubes = cubes_at(s, city, disease)
        threatened = danger(s, weights, risk[city], city, disease, cubes)
        if threatened and s["diseases"][disease] == UNCURED:
            worth = threatened * weights["to_guard"] >> 10
            goals[city] += worth
            for i in range(DEGREE[city]):
                goals[NEIGHBORS[city][i]] += worth


def station_worth(s: State, weights: Weights, near: Numbers, city: int) -> int:
    """Return the value of a station in this city, by its distance from the nearest one."""
    if near[city] < 2:
        return 0
    far = near[city] if near[city] < 4 else 4
    worth = weights["build"][far - 2] - weights["station_count"] * count(s["stations"])
    return worth if worth > 0 else 0


def add_share_goals(
    s: State,
    weights: Weights,
    seat: int,
    disease: int,
    pressing: int,
    near: Numbers,
    goals: Numbers,
) -> None:
    """Add the cities where a card of this colour could change hands; nearer partners count more."""
    best = find_collector(s, disease)
    short = count_missing(s, best, disease)
    if short == 0:
        return
    gain = set_worth(weights, short - 1) - set_worth(weights, short)
    worth = (gain * weights["to_share"] >> 10) * pressing >> 10
    for giver in range(s["players"]):
        if giver == best or (seat != best and seat != giver):
            continue
        other = giver if seat == best else best
        cards = cards_of_colour(s["hands"][giver], disease) << first_of_colour(disease)
        if s["roles"][giver] == RESEARCHER:
            if cards:
                goals[s["city"][other]] += worth * count(cards)
            continue
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            away = actions_between(near, s["city"][other], card)
            if worth > weights["meet"] * away:
                goals[card] += worth - weights["meet"] * away


def cities_with(goals: Numbers) -> int:
    """Return the cities that have a goal, as a mask."""
    cities = 0
    for city in range(CITY_COUNT):
        if goals[city] > 0:
            cities |= 1 << city
    return cities


def near_pull(
    weights: Weights, near: Numbers, goals: Numbers, wanted: int, city: int, reach: int
) -> int:
    """Return the value for the best goal that this many actions reach from this city."""
    if reach < 0:
        return 0
    if reach <= NEARBY and near[city] > 1:
        wanted &= AROUND[city]  # no flight between stations is that short
    fades = weights["fades"]
    best = 0
    while wanted:
        goal = lowest(wanted)
        wanted &= wanted - 1
        away = actions_between(near, city, goal)
        if away <= reach:
            faded = goals[goal] * fades[away] >> 10
            if faded > best:
                best = faded
    return best


def sum_pull(weights: Weights, near: Numbers, goals: Numbers, wanted: int, city: int) -> int:
    """Return the value for all goals, each less with its distance from this city."""
    fades_sum = weights["fades_sum"]
    total = 0
    around = near[city] + 1
    while wanted:
        goal = lowest(wanted)
        wanted &= wanted - 1
        away = DRIVES[city][goal]
        by_stations = around + near[goal]
        if by_stations < away:
            away = by_stations
        total += goals[goal] * fades_sum[away] >> 10
    return total * weights["sum"] >> 10


def far_pull(weights: Weights, near: Numbers, goals: Numbers, wanted: int, city: int) -> int:
    """Return the value for meeting, curing and building: the best goal minus the travel cost."""
    best = 0
    around = near[city] + 1
    while wanted:
        goal = lowest(wanted)
        wanted &= wanted - 1
        away = DRIVES[city][goal]
        by_stations = around + near[goal]
        if by_stations < away:
            away = by_stations
        worth = goals[goal] - weights["price"] * away
        if worth > best:
            best = worth
    return best
