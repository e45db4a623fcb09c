"""Exact odds of this turn's draw and infection, in closed form, from one viewer's knowledge.

Assumes that no event is played. The infection deck is known as layers in unknown, uniform order;
some places may have been mixed by a Forecast that this viewer did not see.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..engine.deck_view import layers_for
from ..engine.rules.bits import count
from ..engine.rules.board import CITIES, CITY_COUNT, RATES, own_disease
from ..engine.rules.decks import player_deck_size
from ..engine.rules.roles import protector
from ..engine.rules.state import (
    ACTIONS,
    BETWEEN,
    DRAW,
    EPIDEMIC_PHASE,
    INFECT,
    OVER,
    PILES,
    State,
)
from ..engine.view import View, require_view
from .kernels.outbreaks import resumed_phase

Chances = list[float]  # one for each city


class Odds(msgspec.Struct, frozen=True):
    """The odds of the rest of this turn; every number is a probability from 0 to 1.

    `epidemics[n]` is the probability of n more epidemics (0, 1 or 2). `infected[city]` is the
    probability that the infection step turns over the card of a city, `struck[city]` that an
    epidemic takes it from the bottom of the deck. In the cities of `protected` such a card would
    place no cube, with the present pawns and diseases.
    """

    epidemics: list[float]
    infected: dict[str, float]
    struck: dict[str, float]
    protected: list[str]


class Deck:
    """The infection deck as a viewer knows it: the possible cards at each place from the top."""

    def __init__(self, layers: Sequence[int], mixed: Sequence[tuple[int, int]]) -> None:
        self.layers = [layer for layer in layers if layer]
        self.mixed = mixed
        self.size = sum(count(layer) for layer in self.layers)

    def chances_between(self, first: int, stop: int) -> Chances:
        """Return for each city the chance that its card is at a place in [first, stop)."""
        weights = [1.0 if first <= place < stop else 0.0 for place in range(self.size)]
        # Backwards in time: each place of the last mix may have any card that was there before.
        for at, size in reversed(self.mixed):
            weights[at : at + size] = [sum(weights[at : at + size]) / size] * size
        chances = [0.0] * CITY_COUNT
        at = 0
        for layer in self.layers:
            size = count(layer)
            each = sum(weights[at : at + size]) / size
            for city in range(CITY_COUNT):
                if layer >> city & 1:
                    chances[city] = each
            at += size
        return chances


def odds(view: View) -> Odds:
    """Return the exact odds of the rest of this turn, from what the viewer knows."""
    require_view(view)
    s = view.state
    epidemics = epidemic_odds(s)
    infected, struck = [0.0] * CITY_COUNT, [0.0] * CITY_COUNT
    if s["phase"] != OVER and not deck_runs_out(s):
        deck = Deck(*layers_for(s, view.viewer))
        for number, chance in enumerate(epidemics):
            if chance:
                add(infected, infection_chances(s, deck, number), chance)
                add(struck, deck.chances_between(max(0, deck.size - number), deck.size), chance)
    protected = [name for city, name in enumerate(CITIES) if protector(s, city, own_disease(city))]
    return Odds(epidemics, by_city(infected), by_city(struck), protected)


def add(total: Chances, chances: Chances, weight: float) -> None:
    """Add weighted probabilities to a total."""
    for city in range(CITY_COUNT):
        total[city] += weight * chances[city]


def by_city(chances: Chances) -> dict[str, float]:
    """Return the non-zero probabilities by city id."""
    return {CITIES[city]: chance for city, chance in enumerate(chances) if chance}


def deck_runs_out(s: State) -> bool:
    """Return whether this turn's draw will end the game (R6.1)."""
    return resumed_phase(s) in (ACTIONS, DRAW) and player_deck_size(s) < 2


def epidemic_odds(s: State) -> list[float]:
    """Return the probabilities of 0, 1 and 2 more epidemics in this turn (R12.4)."""
    phase = resumed_phase(s)
    if phase == EPIDEMIC_PHASE:
        to_come = [0.0, 0.0, 0.0]
        to_come[s["pending"]] = 1.0
        return to_come
    if phase not in (ACTIONS, DRAW) or deck_runs_out(s):
        return [1.0, 0.0, 0.0]
    piles = [[s["pile_size"][i], s["pile_epidemic"][i]] for i in range(PILES) if s["pile_size"][i]]
    (size, epidemic), *rest = piles
    if size >= 2:
        hit = epidemic * 2 / size
        return [1 - hit, hit, 0.0]
    # The last card of a pile and the first card of the next one are independent.
    second = rest[0][1] / rest[0][0]
    chances = [(1 - epidemic) * (1 - second), 0.0, epidemic * second]
    chances[1] = 1 - chances[0] - chances[2]
    return chances


def infection_chances(s: State, deck: Deck, epidemics: int) -> Chances:
    """Return for each city the probability that its card is turned over after n more epidemics."""
    if resumed_phase(s) == INFECT:
        begun = s["infections_left"] < RATES[s["drawn"]]
        left = 0 if s["quiet_nights"] and not begun else s["infections_left"]
        return deck.chances_between(0, min(left, deck.size))
    if s["quiet_nights"]:
        return [0.0] * CITY_COUNT
    rate = RATES[min(6, s["drawn"] + epidemics)]
    # Each epidemic takes a card from the bottom and puts it on top with the discards, last on top.
    waiting = s["epidemic_step"] != BETWEEN and resumed_phase(s) == EPIDEMIC_PHASE
    intensifies = epidemics + int(waiting)
    if intensifies == 0:
        return deck.chances_between(0, min(rate, deck.size))
    discards = [float(s["infection_discards"] >> city & 1) for city in range(CITY_COUNT)]
    stack: list[Chances] = []  # the piles put on top, lowest first
    taken = 0
    for number in range(intensifies):
        pile = discards if number == 0 else [0.0] * CITY_COUNT
        if not (waiting and number == 0):
            taken += 1
            low = deck.chances_between(max(0, deck.size - taken), max(0, deck.size - taken + 1))
            pile = [a + b for a, b in zip(pile, low, strict=True)]
        stack.append(pile)
    chances = [0.0] * CITY_COUNT
    for pile in reversed(stack):
        size = round(sum(pile))
        drawn = min(rate, size)
        if size:
            add(chances, pile, drawn / size)
        rate -= drawn
    add(chances, deck.chances_between(0, min(rate, max(0, deck.size - taken))), 1.0)
    return chances
