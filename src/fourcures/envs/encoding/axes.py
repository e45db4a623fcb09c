"""The axes of observations and of action codes: what each place on an axis stands for."""

from __future__ import annotations

from ...engine.rules.board import CARDS as WITH_EPIDEMIC
from ...engine.rules.board import CITIES, DISEASES, EVENTS, PLAYER_CARDS, ROLES
from ...engine.rules.state import OUTCOMES, PHASES, PILES, RUNS, SEATS
from ..actions import FAMILIES, HOLD_KIND

CARDS = WITH_EPIDEMIC[:PLAYER_CARDS]  # the cities, then the events
KINDS = tuple(name for name, _, _ in FAMILIES[:HOLD_KIND])  # of the field `question`

AXES: dict[str, tuple[str, ...]] = {
    "city": CITIES,
    "disease": DISEASES,
    "role": ROLES,
    "event": EVENTS,
    "card": CARDS,
    # Seat 0 is the viewer (for codes: the seat that decides), seat 1 the next in turn order.
    "seat": tuple(f"seat {seat}" for seat in range(SEATS)),
    "pile": tuple(f"pile {pile}" for pile in range(PILES)),  # pile 0 is drawn first
    "run": tuple(f"forecast {run}" for run in range(RUNS)),  # in no special order
    "run_part": ("place", "cards"),
    "epidemics": ("drawn", "in the game"),
    "phase": PHASES,
    "epidemic_step": ("after Infect", "between two epidemics"),
    "question_asks": ("city or card", "second city or card", "card to keep", "next card in order"),
    "kind": KINDS,
    "outcome": tuple(
        "playing" if end is None else end[0] if end[0] == "won" else f"{end[0]} by {end[1]}"
        for end in OUTCOMES
    ),
}

__all__ = ["AXES", "CARDS", "CITIES", "DISEASES", "EVENTS", "KINDS", "ROLES"]
