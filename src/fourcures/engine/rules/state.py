"""The state of a game: one record under 1 KB that holds what the table knows.

Rules are plain functions over `s["field"]`. Compiled, `s` is the NumPy record; interpreted, it is
a dict of plain ints and lists (see `records`). `pack` and `unpack` convert one into the other.
Why it holds no order of cards: `docs/decisions/0002-knowledge-and-chance.md`.
"""

from __future__ import annotations

from typing import Annotated, TypedDict, cast

import numpy as np

from .records import Small, Smalls, Wide, Wides, dtype_of, packed, unpacked, zeros

# Phases, in the order in which a turn meets them.
ACTIONS, DRAW, EPIDEMIC_PHASE, DISCARD, INFECT, FORECAST, OVER = range(7)
PHASES = ("actions", "draw", "epidemic", "discard", "infect", "forecast", "over")
NO_PHASE = -1

# Steps of the phase `epidemic`: waiting after Infect (R7.4), or between two epidemics (R7.5).
NO_STEP, INFECTED, BETWEEN = range(3)
STEPS = (None, "infected", "between")

UNCURED, CURED, ERADICATED = range(3)
CURE_STATES = ("uncured", "cured", "eradicated")

PLAYING, WON, LOST_OUTBREAKS, LOST_CUBES, LOST_CARDS = range(5)
OUTCOMES = (
    None,
    ("won", "cures"),
    ("lost", "outbreaks"),
    ("lost", "cubes"),
    ("lost", "cards"),
)

NOBODY = -1
NO_CARD = -1
RUNS = 2  # Forecast is played at most twice: from a hand, and again from the Planner's card


class State(TypedDict):
    """What the table knows. Its dtype, and so the layout of compiled states, follows from this."""

    # What was agreed before the deal.
    events: Wide  # the event cards in this game, as cards
    role_pool: Small  # the roles that could be dealt
    edition: Small  # index into EDITIONS
    players: Small
    epidemics: Small  # 4, 5 or 6
    private: Small  # 1 with private hands (R12.2)
    roles: Annotated[Smalls, 4]  # role of each seat
    seat_of: Annotated[Smalls, 7]  # seat of each role, or NOBODY
    # The board.
    cubes: Annotated[Smalls, 48 * 4]  # cubes[4 * city + disease]
    supply: Annotated[Smalls, 4]
    diseases: Annotated[Smalls, 4]  # UNCURED, CURED or ERADICATED
    stations: Wide  # cities, a mask
    outbreaks: Small
    drawn: Small  # epidemics so far, and steps of the rate marker
    # The players.
    city: Annotated[Smalls, 4]
    hands: Annotated[Wides, 4]  # cards, a mask for each seat
    hand_size: Annotated[Smalls, 4]
    shown: Annotated[Wides, 4]  # cards that the whole table saw going into a private hand (R12.5)
    stored: Small  # the event (0-4) on the Planner's card, or NO_CARD
    # The player cards: one pool over all piles, the first pile on top (R2.5).
    pool: Wide
    pile_size: Annotated[Smalls, 6]  # cards left, the epidemic included
    pile_epidemic: Annotated[Smalls, 6]  # 1 while the pile's epidemic is in it
    player_discards: Wide
    removed: Wide
    # The infection cards: layers without an order inside, the last one on top.
    layers: Annotated[Wides, 48]
    layer_k: Annotated[Smalls, 48]  # epidemics so far when the layer was shuffled (for deals)
    layer_count: Small
    infection_discards: Wide
    infection_removed: Wide
    # Cards whose order a Forecast fixed, oldest first; see `decks` for what the fields mean.
    run_cards: Annotated[Smalls, RUNS * 6]
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
    pending: Small  # epidemics drawn whose Increase is still to come (R13.6)
    forecast_seat: Small  # who looks at the cards now, or NOBODY
    forecast_size: Small
    forecast_cards: Annotated[Smalls, 6]  # as they lie, the first on top
    outcome: Small


STATE = dtype_of(State)


def blank() -> np.void:
    """Return a record of zeros: no game yet."""
    record: np.void = zeros(State, 1)[0]
    return record


def unpack(record: np.void) -> State:
    """Return the state of a record, for the interpreted rules."""
    return cast(State, unpacked(record))


def pack(s: State) -> np.void:
    """Return the record of a state: the bytes that the compiled rules would have made."""
    return packed(State, s)


def copy(s: State) -> State:
    """Return an independent copy."""
    fields = {name: value[:] if isinstance(value, list) else value for name, value in s.items()}
    return cast(State, fields)
