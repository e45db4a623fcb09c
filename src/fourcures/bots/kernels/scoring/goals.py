"""Goals: the cities where a pawn is needed, their value, and how it fades with distance."""

from __future__ import annotations

from ....engine.rules.bits import count, lowest
from ....engine.rules.board import (
    CITY_COUNT,
    DEGREE,
    DISEASE_COUNT,
    NEIGHBORS,
    OPERATIONS,
    QUARANTINE,
    RESEARCHER,
    cards_of_colour,
    first_of_colour,
    own_disease,
)
from ....engine.rules.decks import player_deck_size
from ....engine.rules.state import UNCURED, State, cubes_at
from ..scratch import Scratch
from ..weights import Weights
from .card_value import collector_of, count_missing, set_worth
from .danger import Numbers, danger
from .distances import actions_between
from .treatments import add_treat_goals

SOON = 16  # cards: the deck will run out soon


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
        add_build_goals(s, weights, near, meetings)
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
        add_share_goals(s, weights, seat, disease, pressing, scratch)


def add_build_goals(s: State, weights: Weights, near: Numbers, goals: Numbers) -> None:
    """Add the cities in which a station would be good."""
    two = value_station(s, weights, 2) * weights["to_build"] >> 10
    three = value_station(s, weights, 3) * weights["to_build"] >> 10
    four = value_station(s, weights, 4) * weights["to_build"] >> 10
    for city in range(CITY_COUNT):
        if near[city] >= 2:
            goals[city] += two if near[city] == 2 else three if near[city] == 3 else four


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
    return value_station(s, weights, min(near[city], 4)) if near[city] >= 2 else 0


def value_station(s: State, weights: Weights, far: int) -> int:
    """Return the value of a station two, three, or four and more drives from the nearest one."""
    worth = weights["build"][far - 2] - weights["station_count"] * count(s["stations"])
    return worth if worth > 0 else 0


def add_share_goals(
    s: State,
    weights: Weights,
    seat: int,
    disease: int,
    pressing: int,
    scratch: Scratch,
) -> None:
    """Add the cities where a card of this colour could change hands; nearer partners count more."""
    near, goals = scratch["near"], scratch["meetings"][seat]
    best = collector_of(s, disease, scratch)
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
