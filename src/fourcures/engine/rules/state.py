"""The state of a game: one record under 1 KB with everything that any player knows.

Rules are plain functions on `s["field"]`. Compiled, `s` is the NumPy record; interpreted, it is a
dict of plain ints and lists (see `records`). `arrays` converts between them. The state
contains no order of cards: see `docs/decisions/0002-knowledge-and-chance.md`.
"""

from __future__ import annotations

from typing import Annotated, TypedDict, cast, get_args

from .board import CITY_COUNT, DISEASE_COUNT, MOST_EPIDEMICS, ROLE_COUNT
from .names import Cause, CureState, EpidemicStep, Phase, Result
from .records import (
    Small,
    Smalls,
    Wide,
    Wides,
    fields_of,
    make_clearer,
    make_copier,
    zero_record,
)

# Phases, in turn order.
ACTIONS, DRAW, EPIDEMIC_PHASE, DISCARD, INFECT, FORECAST, OVER = range(7)
PHASES: tuple[Phase, ...] = get_args(Phase)
NO_PHASE = -1

# Steps of the phase `epidemic`: waiting after Infect (R7.4), or between two epidemics (R7.5).
NO_STEP, INFECTED, BETWEEN = range(3)
STEPS: tuple[EpidemicStep | None, ...] = (None, *get_args(EpidemicStep))

UNCURED, CURED, ERADICATED = range(3)
CURE_STATES: tuple[CureState, ...] = get_args(CureState)

PLAYING, WON, LOST_OUTBREAKS, LOST_CUBES, LOST_CARDS = range(5)
OUTCOMES: tuple[tuple[Result, Cause] | None, ...] = (
    None,
    ("won", "cures"),
    ("lost", "outbreaks"),
    ("lost", "cubes"),
    ("lost", "cards"),
)

NOBODY = -1
NO_CARD = -1
SEATS = 4  # the most players
PILES = MOST_EPIDEMICS
FORECAST_SIZE = 6  # R10.4: the most cards
RUNS = 2  # Forecast is played at most twice: from a hand, and again from the Planner's card


class State(TypedDict):
    """The state of a game. The layout of compiled states is derived from these fields."""

    # Options, fixed before the deal.
    events: Wide  # the event cards in this game, as a mask of cards
    role_pool: Small  # the roles that can be dealt
    edition: Small  # index into EDITIONS
    players: Small
    epidemics: Small  # 4, 5 or 6
    private: Small  # 1 with private hands (R12.2)
    roles: Annotated[Smalls, SEATS]  # the role of each seat
    seat_of: Annotated[Smalls, ROLE_COUNT]  # the seat of each role, or NOBODY
    # The board.
    cubes: Annotated[Smalls, CITY_COUNT * DISEASE_COUNT]  # see `cube_index`
    supply: Annotated[Smalls, DISEASE_COUNT]
    diseases: Annotated[Smalls, DISEASE_COUNT]  # UNCURED, CURED or ERADICATED
    stations: Wide  # cities, as a mask
    outbreaks: Small
    drawn: Small  # epidemics so far, which is also the position of the rate marker
    # The players.
    city: Annotated[Smalls, SEATS]
    hands: Annotated[Wides, SEATS]  # cards, as a mask for each seat
    hand_size: Annotated[Smalls, SEATS]
    shown: Annotated[Wides, SEATS]  # cards of a private hand that everyone knows (R12.5)
    stored: Small  # the event (0-4) on the Planner's card, or NO_CARD
    # The player deck: one pool of cards for all piles, the first pile on top (R2.5).
    pool: Wide
    pile_size: Annotated[Smalls, PILES]  # cards left, including the epidemic
    pile_epidemic: Annotated[Smalls, PILES]  # 1 while the pile's epidemic is in it
    player_discards: Wide
    removed: Wide
    # The infection deck: layers in unknown order, the last one on top.
    layers: Annotated[Wides, CITY_COUNT]
    layer_k: Annotated[Smalls, CITY_COUNT]  # epidemics so far when it was shuffled (for deals)
    layer_count: Small
    infection_discards: Wide
    infection_removed: Wide
    # Cards whose order a Forecast fixed, oldest first; `decks` explains the fields.
    run_cards: Annotated[Smalls, RUNS * FORECAST_SIZE]  # see `run_index`
    run_size: Annotated[Smalls, RUNS]
    run_at: Annotated[Smalls, RUNS]
    run_covered: Annotated[Smalls, RUNS]
    run_seat: Annotated[Smalls, RUNS]
    # The turn.
    turn: Small  # the active seat
    phase: Small
    resume: Annotated[Smalls, 2]  # phases to return to, innermost first, or NO_PHASE
    actions_left: Small
    opsflight_used: Small
    quiet_nights: Small
    infections_left: Small
    epidemic_step: Small
    pending: Small  # epidemics drawn but not yet resolved (R13.6)
    forecast_seat: Small  # the seat that is looking at the cards, or NOBODY
    forecast_size: Small
    forecast_cards: Annotated[Smalls, FORECAST_SIZE]  # top first
    outcome: Small


LISTS = tuple(name for name, field in fields_of(State).items() if field.shape)

copy_state = make_copier(State, State)  # copy_state(source, target)
clear_state = make_clearer(State)


def cube_index(city: int, disease: int) -> int:
    """Return where the cubes of a disease in a city are in `cubes`."""
    return DISEASE_COUNT * city + disease


def cubes_at(s: State, city: int, disease: int) -> int:
    """Return the number of cubes of a disease in a city."""
    return s["cubes"][DISEASE_COUNT * city + disease]  # the most frequent call


def move_cubes(s: State, city: int, disease: int, cubes: int) -> None:
    """Move cubes of a disease from the supply to a city; back, if the number is negative."""
    s["supply"][disease] -= cubes
    s["cubes"][cube_index(city, disease)] += cubes


def run_index(run: int, place: int) -> int:
    """Return where a card of a run is in `run_cards`."""
    return FORECAST_SIZE * run + place


def make_state() -> State:
    """Return a state of zeros, without a game, for the interpreted rules."""
    return cast(State, zero_record(State))


def copy(s: State) -> State:
    """Return an independent copy."""
    twin = cast(dict[str, list[int]], dict(s))
    for name in LISTS:
        twin[name] = twin[name][:]
    return cast(State, twin)
