"""The odds of outbreaks in the rest of this turn, from one viewer's knowledge.

All possible sequences of epidemics and infection cards are followed with the outbreak rule of the
engine. Sequences that lead to the same cubes are merged, and cards that cannot take part in an
outbreak count as one card; so the odds are exact. If there are too many sequences, or if a Forecast
that this viewer did not see has mixed the deck, the odds are sampled, and `margin` is their error.
Assumes that no event is played.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

import msgspec

from ..engine.deck_view import layers_for
from ..engine.rules.bits import count, put_item
from ..engine.rules.board import (
    CITIES,
    CITY_COUNT,
    CITY_LIMIT,
    DEGREE,
    DISEASE_COUNT,
    NEIGHBORS,
    RATES,
    cards_of_colour,
    first_of_colour,
    own_disease,
)
from ..engine.rules.chance import Chance, make_chance, seed_stream
from ..engine.rules.decks import put_back_in_order
from ..engine.rules.infection import infect, resolve_outbreak, strike
from ..engine.rules.log import BROKE_OUT, LOG_SIZE, ROW, Log
from ..engine.rules.resample import resample
from ..engine.rules.roles import protector
from ..engine.rules.state import (
    ACTIONS,
    BETWEEN,
    DISCARD,
    DRAW,
    EPIDEMIC_PHASE,
    FORECAST,
    INFECT,
    NO_PHASE,
    NOBODY,
    OVER,
    State,
    copy,
    cubes_at,
)
from ..engine.rules.turn import advance
from ..engine.view import View
from .odds import by_city, deck_runs_out, epidemic_odds, resumed_phase

MOST_STATES = 60_000  # about a second
SAMPLES = 1_500

Layers = tuple[int, ...]  # masks, top first


class OutbreakOdds(msgspec.Struct, frozen=True):
    """The odds of outbreaks in this turn; every number is a probability from 0 to 1.

    `cities[city]` is the probability of an outbreak in a city, `any` of one in any city, `lost`
    that outbreaks or missing cubes end the game. `margin` is 0 if these are exact; otherwise it is
    the half-width of their 95 % interval. `chains[city]` is the chain reaction from a city that
    would have an outbreak now.
    """

    cities: dict[str, float]
    any: float
    lost: float
    margin: float
    chains: dict[str, list[str]]


class TooMany(Exception):
    """There are too many sequences to enumerate."""


class Tally:
    """The sums of the results of all sequences."""

    def __init__(self) -> None:
        self.cities = [0.0] * CITY_COUNT
        self.any = self.lost = 0.0

    def add(self, broke: int, over: bool, chance: float) -> None:
        self.any += chance * bool(broke)
        self.lost += chance * over
        for city in range(CITY_COUNT):
            if broke >> city & 1:
                self.cities[city] += chance


@dataclass(slots=True)
class Course:
    """One possible sequence: its probability, the cubes, the deck and the outbreaks so far."""

    s: State
    layers: Layers
    chance: float
    broke: int  # cities, as a mask
    drawn: int = 0  # cards, as a mask


Level = dict[tuple[int, int, int, int, bytes], Course]  # by what later cards depend on


def outbreak_odds(view: View) -> OutbreakOdds:
    """Return the odds of outbreaks in the rest of this turn, exact if that is feasible."""
    s = view.state
    layers, mixed = layers_for(s, view.viewer)
    tally = Tally()
    margin = 0.0
    if s["phase"] != OVER and not deck_runs_out(s):
        try:
            if mixed:
                raise TooMany
            Enumeration(tally).follow(s, tuple(layer for layer in layers if layer))
        except TooMany:
            tally = Tally()
            sample(view, tally)
            margin = 1.96 * math.sqrt(0.25 / SAMPLES)
    return OutbreakOdds(
        cities=by_city(tally.cities),
        any=tally.any,
        lost=tally.lost,
        margin=margin,
        chains=find_chains(s),
    )


def find_chains(s: State) -> dict[str, list[str]]:
    """Return the chain reaction of each city that would have an outbreak from its own card now."""
    chains = {}
    for city in range(CITY_COUNT):
        disease = own_disease(city)
        if cubes_at(s, city, disease) == CITY_LIMIT and not protector(s, city, disease):
            log: list[int] = [0] * LOG_SIZE
            resolve_outbreak(copy_for_infections(s), city, disease, log)
            chains[CITIES[city]] = [CITIES[each] for each in list_outbreaks(log)][1:]
    return chains


def copy_for_infections(s: State) -> State:
    """Return a copy that shares everything that infections do not change."""
    return {**s, "cubes": s["cubes"][:], "supply": s["supply"][:]}


def list_outbreaks(log: Log) -> Iterator[int]:
    """Yield the cities that had an outbreak, in order."""
    for at in range(1, 1 + log[0], ROW):
        if log[at] == BROKE_OUT:
            yield log[at + 1]


class Enumeration:
    """Enumerate all sequences, level by level, and merge those with the same cubes."""

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.states = 0
        self.log: list[int] = [0] * LOG_SIZE

    def follow(self, s: State, layers: Layers) -> None:
        """Add up all sequences from here to the end of the infection step."""
        for epidemics, chance in enumerate(epidemic_odds(s)):
            if chance:
                for way in self.resolve_epidemics(s, layers, epidemics, chance):
                    if way.s["phase"] == OVER:
                        self.tally.add(way.broke, True, way.chance)
                    else:
                        self.add_infections(way, cards_to_come(way.s))

    def resolve_epidemics(
        self, s: State, layers: Layers, epidemics: int, chance: float
    ) -> list[Course]:
        """Return the sequences after all epidemics of this turn."""
        ways = [Course(copy_for_infections(s), layers, chance, 0)]
        if resumed_phase(s) == EPIDEMIC_PHASE and s["epidemic_step"] != BETWEEN:
            ways = [self.intensify(way) for way in ways]
        for _ in range(epidemics):
            ways = [self.intensify(after) for way in ways for after in self.resolve_epidemic(way)]
        return ways

    def resolve_epidemic(self, way: Course) -> Iterator[Course]:
        """Yield the results of one epidemic: one for each possible bottom card."""
        if way.s["phase"] == OVER or not way.layers:
            yield way
            return
        *above, bottom = way.layers
        for city in cities_of(bottom):
            after = self.branch(way, copy_for_infections(way.s), way.chance / count(bottom))
            after.s["drawn"] += 1
            after.s["infection_discards"] |= 1 << city
            rest = bottom & ~(1 << city)
            after.layers = (*above, rest) if rest else tuple(above)
            self.log[0] = 0
            strike(after.s, city, self.log)
            after.broke |= sum({1 << each for each in list_outbreaks(self.log)})
            yield after

    @staticmethod
    def intensify(way: Course) -> Course:
        """Put the discards on top as a new layer; return the same sequence."""
        discards = way.s["infection_discards"]
        if discards:
            way.layers = (discards, *way.layers)
            way.s["infection_discards"] = 0
        return way

    def add_infections(self, way: Course, cards: int) -> None:
        """Enumerate the infection cards; cards without effect count as one."""
        places = [layer for layer in way.layers for _ in range(count(layer))][:cards]
        matters = find_effective_cards(way.s, places)
        level: Level = {}
        merge(level, way)
        for layer, draws in groupby(places):
            for before, _ in enumerate(draws):  # cards of this layer that are already drawn
                level = self.draw_card(level, layer, before, matters)
        for each in level.values():
            self.tally.add(each.broke, each.s["phase"] == OVER, each.chance)

    def draw_card(self, level: Level, layer: int, before: int, matters: int) -> Level:
        """Return the sequences after one more card of a layer."""
        after: Level = {}
        for way in level.values():
            if way.s["phase"] == OVER:
                merge(after, way)
                continue
            left = count(layer) - before
            effective = layer & matters & ~way.drawn
            dull = left - count(effective)
            if dull:
                merge(after, self.branch(way, way.s, way.chance * dull / left))
            for city in cities_of(effective):
                s = copy_for_infections(way.s)
                self.log[0] = 0
                infect(s, city, self.log)
                each = self.branch(way, s, way.chance / left)
                each.drawn |= 1 << city
                each.broke |= sum({1 << broken for broken in list_outbreaks(self.log)})
                merge(after, each)
        return after

    def branch(self, way: Course, s: State, chance: float) -> Course:
        """Return a new sequence; raise TooMany at the limit."""
        self.states += 1
        if self.states > MOST_STATES:
            raise TooMany
        return Course(s, way.layers, chance, way.broke, way.drawn)


def merge(level: Level, way: Course) -> None:
    """Add a sequence to its level, or its probability to an equal one."""
    s = way.s
    # The number of outbreaks is part of the key, because the eighth ends the game.
    key = (way.drawn, way.broke, s["outbreaks"], s["phase"], bytes(s["cubes"]))
    equal = level.setdefault(key, way)
    if equal is not way:
        equal.chance += way.chance


def cities_of(mask: int) -> Iterator[int]:
    """Return the cities of a set."""
    return (city for city in range(CITY_COUNT) if mask >> city & 1)


def cards_to_come(s: State) -> int:
    """Return the number of infection cards that this turn will turn over."""
    rate = RATES[min(6, s["drawn"])]
    if resumed_phase(s) == INFECT and s["infections_left"] < rate:
        return int(s["infections_left"])
    return 0 if s["quiet_nights"] else rate


def find_effective_cards(s: State, places: list[int]) -> int:
    """Return the cards that could take part in an outbreak or use up a supply.

    A city can have an outbreak only if its possible new cubes, from its own card and from each
    neighbour that may have an outbreak, make a fourth. Cubes in all other cities have no effect.
    """
    coming = 0
    for layer in places:
        coming |= layer
    draws = len(places)
    effective = 0
    for disease in range(DISEASE_COUNT):
        mine = cards_of_colour(coming, disease) << first_of_colour(disease)
        breaking, grown = 0, True
        while grown:
            grown = False
            for city in range(CITY_COUNT):
                if breaking >> city & 1 or protector(s, city, disease):
                    continue
                near = sum(breaking >> other & 1 for other in NEIGHBORS[city][: DEGREE[city]])
                new = (mine >> city & 1) + draws * near
                if cubes_at(s, city, disease) + new > CITY_LIMIT:
                    breaking |= 1 << city
                    grown = True
        spread = sum(DEGREE[city] for city in cities_of(breaking))
        enough = s["supply"][disease] >= draws * (1 + spread)
        effective |= mine & breaking if enough else mine
    return effective


def sample(view: View, tally: Tally) -> None:
    """Sample the rest of the turn, with everything unknown to the viewer dealt at random."""
    chance = make_chance()
    # The same view gives the same results.
    seed_stream(chance, zlib.crc32(repr(sorted(view.state.items())).encode()))
    log: list[int] = [0] * LOG_SIZE
    for _ in range(SAMPLES):
        s = copy(view.state)
        resample(s, -1 if view.viewer is None else view.viewer, chance)
        log[0] = 0
        play_on(s, chance, log)
        tally.add(sum({1 << city for city in list_outbreaks(log)}), s["phase"] == OVER, 1 / SAMPLES)


def play_on(s: State, chance: Chance, log: Log) -> None:
    """Play the rest of a turn without actions; leave hands and Forecasts unchanged."""
    seat = s["turn"]
    if s["phase"] == FORECAST:
        as_they_lie = sum(put_item(0, i, card) for i, card in enumerate(s["forecast_cards"]))
        put_back_in_order(s, s["forecast_seat"], as_they_lie, s["forecast_size"])
        s["forecast_seat"] = NOBODY
    if resumed_phase(s) == ACTIONS:
        s["actions_left"], s["phase"], s["resume"] = 0, DRAW, [NO_PHASE, NO_PHASE]
    while s["phase"] != OVER and s["turn"] == seat:
        if s["phase"] in (DISCARD, FORECAST):
            s["phase"], s["resume"] = resumed_phase(s), [NO_PHASE, NO_PHASE]
        chance["told_count"] = 0
        advance(s, chance, log)
