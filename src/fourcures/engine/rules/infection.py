"""Infections, outbreaks and the first two steps of an epidemic (R7, R8)."""

from __future__ import annotations

from .bits import ITEM_BITS, NO_ITEM, item_at, put_item
from .board import CITY_LIMIT, DEGREE, ED_2008, LAST_OUTBREAK, NEIGHBORS, RATES, own_disease
from .chance import Chance
from .decks import turn_over
from .ending import end_game
from .log import (
    BROKE_OUT,
    BY_CARD,
    BY_EPIDEMIC,
    BY_OUTBREAK,
    INCREASED,
    PLACED,
    PREVENTED,
    SKIPPED,
    TURNED,
    Log,
    note,
)
from .roles import protector
from .state import LOST_CUBES, LOST_OUTBREAKS, OVER, State, cubes_at, move_cubes


def rate(s: State) -> int:
    """R1.5: return the infection rate."""
    return RATES[s["drawn"]]


def place_cubes(s: State, city: int, disease: int, cubes: int, why: int, log: Log) -> bool:
    """Place cubes on a city that has room for them; return False if the supply ran out (R13.2)."""
    enough = s["supply"][disease] >= cubes
    if not enough:
        cubes = s["supply"][disease]
    move_cubes(s, city, disease, cubes)
    if cubes:
        note(log, PLACED, city, disease, cubes, cubes_at(s, city, disease), why)
    if not enough:
        end_game(s, LOST_CUBES, disease, log)
    return enough


def infect(s: State, city: int, log: Log) -> None:
    """R8.1, R8.2: place one cube of the city's own disease, or start an outbreak."""
    disease = own_disease(city)
    guard = protector(s, city, disease)
    if guard:
        note(log, PREVENTED, city, disease, guard)
    elif cubes_at(s, city, disease) < CITY_LIMIT:
        place_cubes(s, city, disease, 1, BY_CARD, log)
    else:
        resolve_outbreak(s, city, disease, log)


def resolve_outbreak(s: State, first: int, disease: int, log: Log) -> None:
    """R8.3 to R8.7: resolve the outbreak of a city and its chain reaction, in order."""
    had = 1 << first  # cities that have had an outbreak or are queued for one (R8.5)
    # The queue of cities and of the city that caused each, as lists. The eighth outbreak ends the
    # game, so more than eight entries are never needed.
    waiting = first
    origins = NO_ITEM
    length = 1
    while length > 0:
        city, origin = item_at(waiting, 0), item_at(origins, 0)
        waiting >>= ITEM_BITS
        origins >>= ITEM_BITS
        length -= 1
        s["outbreaks"] += 1
        note(log, BROKE_OUT, city, disease, s["outbreaks"], -1 if origin == NO_ITEM else origin)
        if s["outbreaks"] == LAST_OUTBREAK:  # R13.3: before its cubes are placed
            end_game(s, LOST_OUTBREAKS, -1, log)
            return
        for i in range(DEGREE[city]):
            other = NEIGHBORS[city][i]
            if had >> other & 1:
                continue
            guard = protector(s, other, disease)
            if guard:
                note(log, PREVENTED, other, disease, guard)
            elif cubes_at(s, other, disease) < CITY_LIMIT:
                if not place_cubes(s, other, disease, 1, BY_OUTBREAK, log):
                    return
            else:
                had |= 1 << other
                if length < LAST_OUTBREAK:
                    waiting = put_item(waiting, length, other)
                    origins = put_item(origins, length, city)
                    length += 1


def resolve_epidemic(s: State, chance: Chance, log: Log) -> None:
    """R7.1, R7.2: raise the infection rate and strike the city of the bottom card."""
    s["pending"] -= 1
    s["drawn"] += 1
    note(log, INCREASED, s["drawn"], rate(s))
    city = turn_over(s, chance, 1)
    if city < 0:
        return
    note(log, TURNED, city, 1)
    s["infection_discards"] |= 1 << city
    strike(s, city, log)


def strike(s: State, city: int, log: Log) -> None:
    """R7.2: fill the epidemic's city up to three cubes; if it had any before, start an outbreak."""
    disease = own_disease(city)
    guard = protector(s, city, disease)
    if guard:
        note(log, PREVENTED, city, disease, guard)
        return
    before = cubes_at(s, city, disease)
    if before < CITY_LIMIT and not place_cubes(
        s, city, disease, CITY_LIMIT - before, BY_EPIDEMIC, log
    ):
        return
    if before > 0:
        resolve_outbreak(s, city, disease, log)


def resolve_infection_step(s: State, chance: Chance, log: Log) -> None:
    """R8.1: turn over the next infection card (2008: all of them), or skip the step (R10.6)."""
    if s["quiet_nights"] > 0 and s["infections_left"] == rate(s):
        s["quiet_nights"] -= 1
        s["infections_left"] = 0
        note(log, SKIPPED, s["quiet_nights"])
    elif s["edition"] == ED_2008:
        infect_together(s, chance, log)
    else:
        s["infections_left"] -= 1
        city = turn_over(s, chance, 0)
        if city >= 0:
            note(log, TURNED, city, 0)
            s["infection_discards"] |= 1 << city
            infect(s, city, log)


def infect_together(s: State, chance: Chance, log: Log) -> None:
    """R8.1 [08]: turn over all cards, resolve them in that order, and discard them together."""
    cards, turned = 0, 0
    mask = 0
    for _ in range(s["infections_left"]):
        city = turn_over(s, chance, 0)
        if city >= 0:
            note(log, TURNED, city, 0)
            cards = put_item(cards, turned, city)
            mask |= 1 << city
            turned += 1
    s["infections_left"] = 0
    for i in range(turned):
        if s["phase"] != OVER:
            infect(s, item_at(cards, i), log)
    s["infection_discards"] |= mask  # R8.8: also when one of them ended the game
