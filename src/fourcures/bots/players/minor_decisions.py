"""Minor decisions: candidates for events, discards, and the order of a Forecast."""

from __future__ import annotations

from ...engine.rules.board import own_disease
from ...engine.rules.infection import rate
from ...engine.rules.moves import (
    DISCARD_MOVE,
    FORECAST_MOVE,
    NEXT,
    NONE,
    ORDER,
    QUIET_MOVE,
    RESILIENT_MOVE,
    encode,
    kind_of,
    order_at,
    target_of,
)
from ...engine.rules.state import DISCARD, DRAW, EPIDEMIC_PHASE, FORECAST, INFECT, State, cubes_at
from ...engine.view import View
from .policy_bot import choose_policy_move

WORST = 4  # cards that Resilient Population considers


def list_candidates(view: View) -> list[int]:
    """Return the moves for this viewer to try, including `next`; empty if it has no choice."""
    s, seat = view.state, view.viewer
    assert seat is not None
    phase = s["phase"]
    own: list[int] = [int(move) for move in view.legal_moves]
    if phase == FORECAST:
        return list_orders(s) if s["forecast_seat"] == seat else []
    if phase == DISCARD:
        discards = [move for move in own if kind_of(move) == DISCARD_MOVE]
        return discards + list_events(s, own) if discards else []
    own_events = list_events(s, own)
    return [encode(NEXT, s["turn"]), *own_events] if own_events or s["turn"] == seat else []


def list_events(s: State, own: list[int]) -> list[int]:
    """Return the events that are worth trying for this seat now."""
    worth_trying = []
    phase = s["phase"]
    before = phase == INFECT and s["infections_left"] == rate(s)
    for move in own:
        kind = kind_of(move)
        if kind == QUIET_MOVE:
            if (before or phase == DISCARD) and not s["quiet_nights"]:
                worth_trying.append(move)
        elif kind == FORECAST_MOVE and (before or phase in (DRAW, DISCARD)):
            worth_trying.append(move)
    resilient = [move for move in own if kind_of(move) == RESILIENT_MOVE]
    if resilient and (phase in (EPIDEMIC_PHASE, DISCARD) or before):
        resilient.sort(key=lambda move: -own_cubes(s, target_of(move)))
        worth_trying += resilient[:WORST]
    return worth_trying


def own_cubes(s: State, city: int) -> int:
    """Return the cubes of a city's own disease."""
    return int(cubes_at(s, city, own_disease(city)))


def list_orders(s: State) -> list[int]:
    """Return the policy's order, and the same with two neighbours swapped."""
    careful = choose_policy_move(s)
    cards = [order_at(careful, place) for place in range(s["forecast_size"])]
    tried = [cards]
    for i in range(len(cards) - 1):
        other = cards[:]
        other[i], other[i + 1] = other[i + 1], other[i]
        tried.append(other)
    return [encode_order(s, order) for order in tried]


def encode_order(s: State, cards: list[int]) -> int:
    """Return the move that puts the cards back in this order."""
    move = encode(ORDER, s["forecast_seat"])
    for place in range(6):
        move |= (cards[place] if place < len(cards) else NONE) << 7 + 6 * place
    return move
