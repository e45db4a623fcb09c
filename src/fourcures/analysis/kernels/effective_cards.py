"""The infection cards that matter: all others count as one, so that there are fewer courses."""

from __future__ import annotations

from ...engine.rules.bits import count
from ...engine.rules.board import (
    CITY_COUNT,
    CITY_LIMIT,
    DEGREE,
    DISEASE_COUNT,
    NEIGHBOR_MASK,
    cards_of_colour,
    first_of_colour,
)
from ...engine.rules.roles import protector
from ...engine.rules.state import State, cubes_at


def find_effective_cards(s: State, coming: int, draws: int) -> int:
    """Return the cards that could take part in an outbreak or use up a supply.

    A city can have an outbreak only if its possible new cubes, from its own card and from each
    neighbour that may have an outbreak, make a fourth. Cubes in all other cities have no effect.
    """
    effective = 0
    for disease in range(DISEASE_COUNT):
        cards = cards_of_colour(coming, disease) << first_of_colour(disease)
        breaking = find_breaking_cities(s, disease, cards, draws)
        spread = 0
        for city in range(CITY_COUNT):
            if breaking >> city & 1:
                spread += DEGREE[city]
        enough = s["supply"][disease] >= draws * (1 + spread)
        effective |= cards & breaking if enough else cards
    return effective


def find_breaking_cities(s: State, disease: int, cards: int, draws: int) -> int:
    """Return the cities that could have an outbreak of a disease if these cards may be drawn."""
    breaking, before = 0, -1
    while breaking != before:
        before = breaking
        for city in range(CITY_COUNT):
            if not breaking >> city & 1:
                new = (cards >> city & 1) + draws * count(breaking & NEIGHBOR_MASK[city])
                most = cubes_at(s, city, disease) + new
                if most > CITY_LIMIT and not protector(s, city, disease):
                    breaking |= 1 << city
    return breaking
