"""Minor decisions: candidates for events, discards, and the order of a Forecast."""

from __future__ import annotations

from ...engine.rules.board import CITY_COUNT, FIRST_EVENT, own_disease
from ...engine.rules.event_cards import EVENT_OF_MOVE
from ...engine.rules.infection import rate
from ...engine.rules.moves import (
    AIRLIFT_MOVE,
    NEXT,
    NONE,
    ORDER,
    encode,
    kind_of,
    order_at,
    put_order,
    target_of,
)
from ...engine.rules.names import MoveKind
from ...engine.rules.state import (
    DISCARD,
    DRAW,
    EPIDEMIC_PHASE,
    FORECAST,
    FORECAST_SIZE,
    INFECT,
    State,
    cubes_at,
)
from ...engine.view import View
from .policy_bot import choose_policy_move

WORST = 4  # cards that Resilient Population considers


def list_candidates(view: View, plays_free: bool = False) -> list[int]:
    """Return the moves for this viewer to try, including `next`; empty if it has no choice.

    At the hand limit an event is free: with `plays_free` it is played and never discarded.
    """
    s, seat = view.state, view.viewer
    assert seat is not None
    if s["phase"] == FORECAST:
        return list_orders(s) if s["forecast_seat"] == seat else []
    events = list_events(view)
    if s["phase"] == DISCARD:
        discards = [int(move) for move in view.legal_moves if move.kind == "discard"]
        if discards and plays_free:
            return list_free_events(view, discards, events)
        return discards + events if discards else []
    return [encode(NEXT, s["turn"]), *events] if events or s["turn"] == seat else []


def list_events(view: View) -> list[int]:
    """Return the events that are worth trying for this seat now."""
    s, phase = view.state, view.state["phase"]
    before = phase == INFECT and s["infections_left"] == rate(s)
    kinds: set[MoveKind] = set()
    if (before or phase == DISCARD) and not s["quiet_nights"]:
        kinds.add("quiet")
    if before or phase in (DRAW, DISCARD):
        kinds.add("forecast")
    events = [int(move) for move in view.legal_moves if move.kind in kinds]
    if before or phase in (EPIDEMIC_PHASE, DISCARD):
        removals = [int(move) for move in view.legal_moves if move.kind == "resilient"]
        removals.sort(key=lambda move: -own_cubes(s, target_of(move)))
        events += removals[:WORST]
    return events


def list_free_events(view: View, discards: list[int], events: list[int]) -> list[int]:
    """Return the discards of what cannot be played instead, and the plays of what can."""
    plays = [move for move in view.legal_moves if move.plays_event]
    playable = {event_of(move) for move in plays}
    kept = [move for move in discards if target_of(move) - FIRST_EVENT not in playable]
    tried = {event_of(move) for move in events}
    places = list_places(view.state)
    for event in sorted(playable - tried):
        own = [move for move in plays if event_of(move) == event]
        events += [move for move in own if target_of(move) in places] or own[:WORST]
    return kept + events


def event_of(move: int) -> int:
    """Return the event that a move plays."""
    return EVENT_OF_MOVE[kind_of(move) - AIRLIFT_MOVE]


def list_places(s: State) -> set[int]:
    """Return the cities that a flight or a station may be for: stations, pawns, most cubes."""
    worst = sorted(range(CITY_COUNT), key=lambda city: -own_cubes(s, city))[:WORST]
    stations = {city for city in range(CITY_COUNT) if s["stations"] >> city & 1}
    return stations | {*s["city"][: s["players"]]} | {*worst}


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
    for place in range(FORECAST_SIZE):
        move = put_order(move, place, cards[place] if place < len(cards) else NONE)
    return move
