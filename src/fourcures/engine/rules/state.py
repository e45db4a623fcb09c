"""The state of a game: one record under 1 KB that holds what the table knows (decision 2).

Rules are plain functions over `s["field"]`. Compiled, `s` is the NumPy record itself; interpreted,
it is the record unpacked into plain ints and lists, because NumPy's scalars are ten times slower
to touch and overflow. `pack` and `unpack` go from one to the other; nothing else knows both.
"""

from __future__ import annotations

from typing import Any

import numpy as np

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

STATE = np.dtype(
    [
        # What was agreed before the deal.
        ("events", "i8"),  # the event cards in this game, as cards
        ("role_pool", "i1"),  # the roles that could be dealt
        ("edition", "i1"),  # index into EDITIONS
        ("players", "i1"),
        ("epidemics", "i1"),  # 4, 5 or 6
        ("private", "i1"),  # 1 with private hands (R12.2)
        ("roles", "i1", 4),  # role of each seat
        ("seat_of", "i1", 7),  # seat of each role, or NOBODY
        # The board.
        ("cubes", "i1", 48 * 4),  # cubes[4 * city + disease]
        ("supply", "i1", 4),
        ("diseases", "i1", 4),  # UNCURED, CURED or ERADICATED
        ("stations", "i8"),  # cities, a mask
        ("outbreaks", "i1"),
        ("drawn", "i1"),  # epidemics so far, and steps of the rate marker
        # The players.
        ("city", "i1", 4),
        ("hands", "i8", 4),  # cards, a mask for each seat
        ("hand_size", "i1", 4),
        ("shown", "i8", 4),  # cards that the whole table saw going into a private hand (R12.5)
        ("stored", "i1"),  # the event (0-4) on the Planner's card, or NO_CARD
        # The player cards: one pool over all piles, the first pile on top (R2.5).
        ("pool", "i8"),
        ("pile_size", "i1", 6),  # cards left, the epidemic included
        ("pile_epidemic", "i1", 6),  # 1 while the pile's epidemic is in it
        ("player_discards", "i8"),
        ("removed", "i8"),
        # The infection cards: layers without an order inside, the last one on top.
        ("layers", "i8", 48),
        ("layer_k", "i1", 48),  # epidemics so far when the layer was shuffled (for deals)
        ("layer_count", "i1"),
        ("infection_discards", "i8"),
        ("infection_removed", "i8"),
        # Cards whose order a Forecast fixed, oldest first; see `decks` for what the fields mean.
        ("run_cards", "i1", RUNS * 6),
        ("run_size", "i1", RUNS),
        ("run_at", "i1", RUNS),
        ("run_covered", "i1", RUNS),
        ("run_seat", "i1", RUNS),
        # The turn.
        ("turn", "i1"),  # the active seat
        ("phase", "i1"),
        ("resume", "i1", 2),  # phases to return to, innermost first, or NO_PHASE
        ("actions_left", "i1"),
        ("opsflight_used", "i1"),
        ("quiet_nights", "i1"),
        ("infections_left", "i1"),
        ("epidemic_step", "i1"),
        ("pending", "i1"),  # epidemics drawn whose Increase is still to come (R13.6)
        ("forecast_seat", "i1"),  # who looks at the cards now, or NOBODY
        ("forecast_size", "i1"),
        ("forecast_cards", "i1", 6),  # as they lie, the first on top
        ("outcome", "i1"),
    ],
    align=True,
)

State = dict[str, Any]  # the unpacked record: ints and lists of ints, by field


def blank() -> Any:
    """A record of zeros: no game yet."""
    return np.zeros(1, STATE)[0]


def unpack(record: Any) -> State:
    """A record (a state, or a chance) as plain ints and lists, for the interpreted rules."""
    return {
        name: value if isinstance(value, int) else value.tolist()
        for name, value in zip(record.dtype.names, record.tolist(), strict=True)
    }


def pack(s: State) -> Any:
    """The record of an unpacked state: the bytes that the compiled rules would have made."""
    record = blank()
    for name, value in s.items():
        record[name] = value
    return record


def copy(s: State) -> State:
    """An independent copy of an unpacked state."""
    return {name: value[:] if isinstance(value, list) else value for name, value in s.items()}
