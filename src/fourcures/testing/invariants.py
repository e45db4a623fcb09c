"""The invariants of a game (`docs/rules.md`), as one function that can also be compiled."""

from __future__ import annotations

from ..engine.rules.bits import count
from ..engine.rules.board import (
    ALL_CITIES,
    CUBES,
    FIRST_EVENT,
    HAND_LIMIT,
    LAST_OUTBREAK,
    MEDIC,
    STATIONS,
)
from ..engine.rules.hands import seat_over_limit
from ..engine.rules.state import (
    ACTIONS,
    CURED,
    DISCARD,
    ERADICATED,
    LOST_OUTBREAKS,
    NO_CARD,
    NOBODY,
    OVER,
    RUNS,
    UNCURED,
    WON,
    State,
    cubes_at,
    run_index,
)

# The invariants, by the number that `broken` returns.
INVARIANTS = (
    "everything holds",
    "24 cubes of each disease on the board and in the supply",
    "0 to 3 cubes of a disease in a city",
    "a cured disease without a cube is eradicated, and no other is",
    "no cube of a cured disease under the Medic",
    "every player card is in exactly one place",
    "the piles hold the pool and the epidemics that are left",
    "every epidemic is in a pile, pending or drawn",
    "every infection card is in exactly one place",
    "at most 6 research stations",
    "8 outbreaks if and only if lost by them",
    "four cures if and only if won",
    "hand sizes count the hands",
    "nobody has more than 7 cards when an action is offered",
    "somebody is above 7 cards if and only if the phase is discard, in play",
    "what was shown of a hand is in it",
    "the infection deck never runs out",
    "cards fixed by a Forecast are in the deck",
    "each role has its seat",
    "somebody can move until the game is over, and nobody after",
)


def find_violation(s: State, legal_moves: int) -> int:
    """Return the number of the first invariant that is violated, or 0; for games from a set-up."""
    for disease in range(4):
        on_board = 0
        for city in range(48):
            cubes = cubes_at(s, city, disease)
            if cubes < 0 or cubes > 3:
                return 2
            on_board += cubes
        if on_board + s["supply"][disease] != CUBES or s["supply"][disease] < 0:
            return 1
        cure = s["diseases"][disease]
        if (cure == CURED and on_board == 0) or (cure == ERADICATED and on_board > 0):
            return 3
        medic = s["seat_of"][MEDIC]
        if medic != NOBODY and cure != UNCURED and cubes_at(s, s["city"][medic], disease) > 0:
            return 4
    wrong = find_card_violation(s)
    if wrong:
        return wrong
    return find_turn_violation(s, legal_moves)


def find_card_violation(s: State) -> int:
    """Check the invariants of cards and decks, like `broken`."""
    together, number = s["pool"], count(s["pool"])
    for seat in range(s["players"]):
        together |= s["hands"][seat]
        number += count(s["hands"][seat])
        if count(s["hands"][seat]) != s["hand_size"][seat]:
            return 12
        if s["shown"][seat] & ~s["hands"][seat]:
            return 15
    together |= s["player_discards"] | s["removed"]
    number += count(s["player_discards"]) + count(s["removed"])
    if s["stored"] != NO_CARD:
        together |= 1 << FIRST_EVENT + s["stored"]
        number += 1
    if together != ALL_CITIES | s["events"] or number != count(together):
        return 5
    sizes, epidemics = 0, 0
    for pile in range(6):
        sizes += s["pile_size"][pile]
        epidemics += s["pile_epidemic"][pile]
    if sizes != count(s["pool"]) + epidemics:
        return 6
    if epidemics + s["pending"] + s["drawn"] != s["epidemics"]:
        return 7
    deck, number = 0, 0
    for i in range(48):
        deck |= s["layers"][i]
        number += count(s["layers"][i])
        if (s["layers"][i] != 0) != (i < s["layer_count"]):
            return 8
    if s["layer_count"] == 0:
        return 16
    together = deck | s["infection_discards"] | s["infection_removed"]
    number += count(s["infection_discards"]) + count(s["infection_removed"])
    if together != ALL_CITIES or number != 48:
        return 8
    for run in range(RUNS):
        for i in range(s["run_size"][run]):
            if not deck >> s["run_cards"][run_index(run, i)] & 1:
                return 17
        if s["run_at"][run] < 0 or s["run_covered"][run] > s["run_size"][run]:
            return 17
    return 0


def find_turn_violation(s: State, legal_moves: int) -> int:
    """Check the invariants of the turn and the end, like `broken`."""
    if count(s["stations"]) > STATIONS:
        return 9
    if (s["outbreaks"] == LAST_OUTBREAK) != (s["outcome"] == LOST_OUTBREAKS):
        return 10
    if s["outbreaks"] < 0 or s["outbreaks"] > LAST_OUTBREAK:
        return 10
    cures = 0
    for disease in range(4):
        if s["diseases"][disease] != UNCURED:
            cures += 1
    if (cures == 4) != (s["outcome"] == WON):
        return 11
    over = seat_over_limit(s) != NOBODY
    if s["phase"] == ACTIONS and over:
        return 13
    if s["phase"] == DISCARD and not over:
        return 14
    for seat in range(s["players"]):
        if s["seat_of"][s["roles"][seat]] != seat or s["hand_size"][seat] > HAND_LIMIT + 2:
            return 18
    if (s["phase"] == OVER) != (legal_moves == 0):
        return 19
    return 0


def check(s: State, legal_moves: int) -> None:
    """Raise AssertionError if an invariant is violated."""
    number = find_violation(s, legal_moves)
    assert number == 0, f"invariant violated: {INVARIANTS[number]}"
