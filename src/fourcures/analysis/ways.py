"""Routes of a pawn to a city with the remaining actions, their cost, and closed routes.

The engine decides what is legal: every step is tried on a copy of the state.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..engine.events import members
from ..engine.move_parts import MoveParts, describe
from ..engine.notation import Move
from ..engine.public_board import number_of
from ..engine.reasons import Refusal
from ..engine.rules.board import ROLES
from ..engine.rules.chance import make_chance
from ..engine.rules.legality import find_refusal
from ..engine.rules.movement import list_movement
from ..engine.rules.moves import MOST_MOVES, SHUTTLE, encode, target_of
from ..engine.rules.names import MoveKind
from ..engine.rules.state import ACTIONS, State, copy
from ..engine.rules.step import step
from ..engine.view import View, require_view

NO_CHANCE = make_chance()  # moving a pawn draws no cards
FREE = ("drive", "shuttle", "dispatch")  # a Dispatcher may join another pawn


class Way(msgspec.Struct, frozen=True):
    """A route: its moves as text and in parts, and its cost in actions and cards."""

    moves: list[str]
    actions: int
    cards: list[str]
    steps: list[MoveParts]


class ClosedWay(msgspec.Struct, frozen=True):
    """A move that does not lead there now, and the reason."""

    move: str
    kind: MoveKind
    refusal: Refusal


def ways(view: View, city: str) -> tuple[list[Way], list[ClosedWay]]:
    """Return the routes of the active viewer's pawn to a city, and those that are closed.

    They are sorted by actions, then by cards. Both lists are empty unless the viewer may act now.
    """
    require_view(view)
    s, seat, target = view.state, view.viewer, number_of(city)
    if seat is None or s["turn"] != seat or s["phase"] != ACTIONS:
        return [], []
    return keep_cheapest(explore(s, seat, target)), list_closed(s, seat, target)


def explore(s: State, seat: int, target: int) -> list[Way]:
    """Return routes to a city by breadth-first search, until one costs no card.

    Of equally long routes, keep the one that leaves fewer cubes: the Medic clears the cities on the
    way.
    """
    routes: list[Way] = []
    level: list[tuple[State, list[MoveParts], list[str]]] = [(s, [], [])]
    seen: set[tuple[int, tuple[str, ...]]] = {(s["city"][seat], ())}
    while level and all(way.cards for way in routes):
        reached: dict[tuple[int, tuple[str, ...]], tuple[State, list[MoveParts], list[str]]] = {}
        for state, steps, cards in level:
            if state["city"][seat] == target and steps:
                moves = [step.text for step in steps]
                routes.append(Way(moves, len(moves), cards, steps))
                continue
            if state["phase"] != ACTIONS:
                continue
            for move in own_moves(state, seat):
                if not can_continue(move, target, steps, cards):
                    continue
                to = target_of(move)
                if move.kind in FREE and (to, tuple(cards)) in seen:
                    continue
                after = apply_moves(state, move)
                spent = list_spent_cards(state, after, seat)
                key = (to, tuple(cards + spent))
                better = key not in reached or sum(after["cubes"]) < sum(reached[key][0]["cubes"])
                if key not in seen and better:
                    reached[key] = (after, [*steps, describe(move, state)], cards + spent)
        seen |= reached.keys()
        level = list(reached.values())
    return routes


def can_continue(move: Move, target: int, steps: Sequence[object], cards: list[str]) -> bool:
    """Return whether a move can continue a route after these steps with these cards spent.

    At most one flight of a route costs a card. A direct flight is possible from anywhere, so it
    comes first and may lead to a city near the target; other flights go straight to the target.
    """
    if move.kind in FREE:
        return True
    return not cards and (target_of(move) == target or (move.kind == "direct" and not steps))


def own_moves(s: State, seat: int) -> list[Move]:
    """Return the legal moves of the seat's own pawn."""
    numbers = [0] * MOST_MOVES
    n = list_movement(s, seat, numbers, 0)
    return [move for move in map(Move, numbers[:n]) if move.role in (None, ROLES[s["roles"][seat]])]


def apply_moves(s: State, *moves: int) -> State:
    """Return the state after moves that draw no cards."""
    after = copy(s)
    for move in moves:
        step(after, move, NO_CHANCE, [0])
    return after


def list_spent_cards(before: State, after: State, seat: int) -> list[str]:
    """Return the cards that left the hand."""
    return members(before["hands"][seat] & ~after["hands"][seat])


def keep_cheapest(routes: list[Way]) -> list[Way]:
    """Return the shortest of the routes that cost the same cards, cheapest first."""
    best: dict[tuple[str, ...], Way] = {}
    for way in sorted(routes, key=lambda way: (way.actions, len(way.cards))):
        best.setdefault(tuple(sorted(way.cards)), way)
    return list(best.values())


def list_closed(s: State, seat: int, target: int) -> list[ClosedWay]:
    """Return the single moves to the city that are illegal, with their reasons."""
    refused = []
    for kind in range(SHUTTLE + 1):  # the ways that every role has
        move = Move(encode(kind, seat, target))
        why = find_refusal(s, move)
        if why is not None:
            refused.append(ClosedWay(str(move), move.kind, why))
    return refused
