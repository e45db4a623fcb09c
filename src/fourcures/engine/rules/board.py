"""The board and the cards (R1): facts from `cities.json`.

Everything here is a small int; the string ids are in the tuples `CITIES`, `CARDS` and `ROLES`. A
card is a city (0-47), an event (48-52) or an epidemic (53); sets of cards are bit masks.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import TypedDict, get_args

from .names import Disease, Edition, EventCard, Role

DISEASES: tuple[Disease, ...] = get_args(Disease)
ROLES: tuple[Role, ...] = get_args(Role)
EVENTS: tuple[EventCard, ...] = get_args(EventCard)

PLANNER, DISPATCHER, MEDIC, OPERATIONS, QUARANTINE, RESEARCHER, SCIENTIST = range(7)
AIRLIFT, FORECAST_EVENT, GRANT, QUIET_NIGHT, RESILIENT = range(5)
BLUE, YELLOW, BLACK, RED = range(4)

EDITIONS: tuple[Edition, ...] = get_args(Edition)
ED_2008, ED_2013 = range(2)
ROLES_OF_EDITION = (
    (1 << DISPATCHER | 1 << MEDIC | 1 << OPERATIONS | 1 << RESEARCHER | 1 << SCIENTIST),
    127,
)

DISEASE_COUNT, ROLE_COUNT, EVENT_COUNT = len(DISEASES), len(ROLES), len(EVENTS)
COLOUR_SIZE = 12  # cities of each disease: they are numbered in the order of DISEASES
COLOUR = (1 << COLOUR_SIZE) - 1  # the cards of a disease, as a mask within their colour
CITY_COUNT = DISEASE_COUNT * COLOUR_SIZE
FIRST_EVENT = CITY_COUNT  # the card number of Airlift; the others follow in the order of EVENTS
EPIDEMIC = FIRST_EVENT + EVENT_COUNT
PLAYER_CARDS = EPIDEMIC  # the number of cities and events
ALL_CITIES = (1 << CITY_COUNT) - 1
ALL_EVENTS = (1 << EVENT_COUNT) - 1 << FIRST_EVENT
HAND_LIMIT = 7  # R9.1
CUBES = 24  # R1.2, for each disease
CITY_LIMIT = 3  # R8.2: cubes of a disease in a city
STATIONS = 6  # R1.3
RATES = (2, 2, 2, 3, 3, 4, 4)  # R1.5
MOST_EPIDEMICS = len(RATES) - 1
LAST_OUTBREAK = 8  # R1.5


def own_disease(city: int) -> int:
    """Return the disease of a city or of its card."""
    return city // COLOUR_SIZE


def first_of_colour(disease: int) -> int:
    """Return the lowest city of a disease."""
    return COLOUR_SIZE * disease


def cards_of_colour(cards: int, disease: int) -> int:
    """Return the city cards of a disease in a set, as a mask within their colour."""
    return cards >> COLOUR_SIZE * disease & COLOUR


class CityFacts(TypedDict):
    """The entry of a city in `cities.json`."""

    id: str
    name_en: str
    color: Disease
    country: str
    population: int
    density_per_km2: int
    neighbors: list[str]
    lat: float
    lon: float


FACTS: Sequence[CityFacts] = json.loads(
    files(__package__).joinpath("cities.json").read_text("utf-8")
)
CITIES: tuple[str, ...] = tuple(city["id"] for city in FACTS)
CITY = {name: number for number, name in enumerate(CITIES)}
CARDS = (*CITIES, *EVENTS, "epidemic")
CARD = {name: number for number, name in enumerate(CARDS)}
ROLE: dict[str, int] = {name: number for number, name in enumerate(ROLES)}
DISEASE: dict[str, int] = {name: number for number, name in enumerate(DISEASES)}
ATLANTA = CITY["atlanta"]

POPULATION: tuple[int, ...] = tuple(city["population"] for city in FACTS)
# In the order of `cities.json` (R8.7), padded with 0 to the highest degree of the board.
NEIGHBORS: tuple[tuple[int, ...], ...] = tuple(
    (*(CITY[other] for other in city["neighbors"]), *([0] * (6 - len(city["neighbors"]))))
    for city in FACTS
)
DEGREE: tuple[int, ...] = tuple(len(city["neighbors"]) for city in FACTS)
NEIGHBOR_MASK: tuple[int, ...] = tuple(
    sum(1 << CITY[other] for other in city["neighbors"]) for city in FACTS
)
