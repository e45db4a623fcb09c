"""A deterministic team that plays by simple rules, well enough to win sometimes.

It sees all hands, plans one turn with a beam search over actions (which involve no chance), and
evaluates positions with integers only, so that a game is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fourcures import Game, Move
from fourcures.engine.rules.board import CITIES, DEGREE, FIRST_EVENT, NEIGHBORS, SCIENTIST
from fourcures.engine.rules.chance import make_chance
from fourcures.engine.rules.legality import list_legal
from fourcures.engine.rules.moves import (
    AIRLIFT_MOVE,
    CHARTER,
    MOST_MOVES,
    MOVE_CHARTER,
    OPSFLIGHT,
    kind_of,
    target_of,
)
from fourcures.engine.rules.state import ACTIONS, ERADICATED, UNCURED, State, copy
from fourcures.engine.rules.step import step

BEAM = 8  # states kept after each action
FEARS = (0, 3, 9, 30)  # cost of 0 to 3 cubes of a disease in a city
CURE = 2000
HELD = (0, 8, 30, 70, 130, 260)  # value of the best hand of a disease, by number of cards
NO_CHANCE = make_chance()  # actions, discards and the evaluated events draw no cards
FLIGHTS = frozenset((CHARTER, MOVE_CHARTER, OPSFLIGHT))


def distances_from(city: int) -> list[int]:
    """Return the number of drives to every city."""
    far = [99] * 48
    far[city], edge = 0, [city]
    for here in edge:
        for other in NEIGHBORS[here][: DEGREE[here]]:
            if far[other] == 99:
                far[other] = far[here] + 1
                edge.append(other)
    return far


FAR = [distances_from(city) for city in range(48)]


def worth(s: State) -> int:
    """Return the value of a state for the team."""
    stations = [city for city in range(48) if s["stations"] >> city & 1]
    near = [min(FAR[city][other] for other in stations) for city in range(48)]
    total = 0
    pawns = s["city"][: s["players"]]
    cubes = s["cubes"]
    for at, number in enumerate(cubes):
        if number:
            city = at // 4
            total -= FEARS[number]
            if number == 3:  # a pawn should be close
                total -= 2 * min(
                    min(FAR[pawn][city], near[pawn] + near[city] + 1) for pawn in pawns
                )
    for disease in range(4):
        short = 9 - s["supply"][disease]
        if short > 0 and s["diseases"][disease] != ERADICATED:
            total -= 3 * short * short
        if s["diseases"][disease] != UNCURED:
            total += CURE
            continue
        total += prospects(s, disease, near)
    return total + sum(20 for city in stations if apart(city, stations))


def apart(city: int, stations: list[int]) -> bool:
    """Return whether a station is far enough from those before it in the list to be useful."""
    return all(FAR[city][other] > 2 for other in stations if other < city)


def prospects(s: State, disease: int, near: list[int]) -> int:
    """Return the value of the hands for the cure of one disease."""
    best, most = -1, 0
    held: list[int] = []
    for seat in range(s["players"]):
        cards: int = s["hands"][seat] >> 12 * disease & 4095
        number = cards.bit_count() + (s["roles"][seat] == SCIENTIST)
        held.append(cards)
        if number > most:
            best, most = seat, number
    if best < 0:
        return 0
    total = HELD[min(most, 5)]
    here: int = s["city"][best]
    if most >= 5:
        return total - 12 * near[here]
    for seat in range(s["players"]):  # cards that could be shared, and the distance to do so
        if seat != best and held[seat]:
            for i in range(12):
                if held[seat] >> i & 1:
                    city = 12 * disease + i
                    way = FAR[s["city"][seat]][city] + FAR[here][city]
                    total += max(0, 12 - way)
    return total


def after(s: State, move: int) -> State:
    """Return the state after an action, an event or a discard."""
    then = copy(s)
    step(then, move, NO_CHANCE, [0])
    return then


def actions(s: State) -> Iterator[int]:
    """Yield the actions worth considering: no events, no flights to empty cities."""
    moves = [0] * MOST_MOVES
    n = list_legal(s, moves)
    goals = s["stations"]
    for seat in range(s["players"]):
        goals |= 1 << s["city"][seat]
    for at in range(192):
        if s["cubes"][at] > 1:
            goals |= 1 << at // 4
    for move in moves[:n]:
        kind = kind_of(move)
        if kind >= AIRLIFT_MOVE:
            break
        if kind not in FLIGHTS or goals >> target_of(move) & 1:
            yield move


def plan(s: State) -> list[int]:
    """Return the actions for the rest of this turn."""
    beam: list[tuple[int, State, list[int]]] = [(worth(s), s, [])]
    while any(table["phase"] == ACTIONS for _, table, _ in beam):
        found: dict[tuple[object, ...], tuple[int, State, list[int]]] = {}
        for value, table, way in beam:
            if table["phase"] != ACTIONS:
                found.setdefault(signature(table), (value, table, way))
                continue
            for move in actions(table):
                then = after(table, move)
                key = signature(then)
                if key not in found:
                    found[key] = (worth(then), then, [*way, move])
        beam = sorted(found.values(), key=lambda one: -one[0])[:BEAM]
    return beam[0][2]


def signature(s: State) -> tuple[object, ...]:
    """Return a key that distinguishes the states of one turn."""
    return (s["phase"], *s["city"], *s["hands"], s["stations"], s["stored"], bytes(s["cubes"]))


def best_discard(game: Game) -> Move:
    """Return the least useful card; an event only if there is nothing else."""
    cards = [move for move in game.legal_moves if move.kind == "discard"]
    cities = [move for move in cards if target_of(move) < FIRST_EVENT]
    return best(game.state, cities or cards)


def best_event(s: State, plays: Iterable[Move]) -> Move:
    """Return the best of several plays of one event."""
    first, *others = plays
    if first.kind == "resilient":
        return max((first, *others), key=lambda move: danger(s, target_of(move)))
    return best(s, (first, *others)) if others else first


def best(s: State, moves: Iterable[Move]) -> Move:
    """Return the move with the best state after it; the first of several."""
    return max(moves, key=lambda move: worth(after(s, move)))


def best_order(s: State) -> str:
    """Return the cards of a Forecast, the harmless ones first."""
    cards = sorted(s["forecast_cards"][: s["forecast_size"]], key=lambda card: danger(s, card))
    return "order " + " ".join(CITIES[card] for card in cards)


def danger(s: State, city: int) -> int:
    """Return how bad an infection card is."""
    if s["diseases"][city // 12] == ERADICATED:
        return 0
    cubes: int = s["cubes"][4 * city + city // 12]
    return FEARS[cubes]
