"""Move pawns (R4.1 to R4.5), also by the Dispatcher (R11.2) and Operations Expert (R11.4)."""

from __future__ import annotations

from collections.abc import MutableSequence

from ..reasons import Refusal, refuse
from .bits import lowest
from .board import (
    ALL_CITIES,
    CARDS,
    CITIES,
    CITY_COUNT,
    DEGREE,
    DISPATCHER,
    ED_2013,
    FIRST_EVENT,
    NEIGHBOR_MASK,
    NEIGHBORS,
    OPERATIONS,
)
from .hands import discard, holds
from .log import FOR_ACTION, MOVED, Log, note
from .moves import (
    CHARTER,
    DIRECT,
    DRIVE,
    JOIN,
    MOVE_CHARTER,
    MOVE_DIRECT,
    MOVE_DRIVE,
    OPSFLIGHT,
    SHUTTLE,
    TARGET,
    WAYS,
    encode,
)
from .roles import apply_arrival, is_role, role_name
from .state import State

Moves = MutableSequence[int]


def list_cities(moves: Moves, n: int, base: int, cities: int) -> int:
    """List the move `base` to every city of a set; return the new count."""
    while cities:
        moves[n] = base | lowest(cities) << TARGET
        n += 1
        cities &= cities - 1
    return n


def list_nearly_all(moves: Moves, n: int, base: int, cities: int) -> int:
    """List the move `base` like `list_cities`, branch-free: three times as fast for large sets."""
    for city in range(CITY_COUNT):
        moves[n] = base | city << TARGET
        n += cities >> city & 1
    return n


def list_pawn(s: State, seat: int, pawn: int, moves: Moves, n: int, first: int, role: int) -> int:
    """List the four ways to move a pawn with `seat`'s cards; `first` is the kind of its drive."""
    origin = s["city"][pawn]
    elsewhere = ~(1 << origin)
    for i in range(DEGREE[origin]):
        moves[n] = encode(first, seat, NEIGHBORS[origin][i], role)
        n += 1
    hand = s["hands"][seat]
    n = list_cities(moves, n, encode(first + DIRECT, seat, 0, role), hand & ALL_CITIES & elsewhere)
    if hand >> origin & 1:
        n = list_nearly_all(moves, n, encode(first + CHARTER, seat, 0, role), elsewhere)
    if s["stations"] >> origin & 1:
        n = list_cities(moves, n, encode(first + SHUTTLE, seat, 0, role), s["stations"] & elsewhere)
    return n


def pawn_cities(s: State) -> int:
    """Return the cities with pawns, as a mask."""
    mask = 0
    for seat in range(s["players"]):
        mask |= 1 << s["city"][seat]
    return mask


def list_movement(s: State, seat: int, moves: Moves, n: int) -> int:
    """List every legal move of a pawn as an action of this seat; return the new count."""
    n = list_pawn(s, seat, seat, moves, n, DRIVE, 0)
    role = s["roles"][seat]
    if role == DISPATCHER:
        cities = pawn_cities(s)
        for pawn in range(s["players"]):
            if pawn != seat:
                n = list_pawn(s, seat, pawn, moves, n, MOVE_DRIVE, s["roles"][pawn])
        for pawn in range(s["players"]):
            others = cities & ~(1 << s["city"][pawn])
            n = list_cities(moves, n, encode(JOIN, seat, 0, s["roles"][pawn]), others)
    elif role == OPERATIONS and s["edition"] == ED_2013 and s["opsflight_used"] == 0:
        origin = s["city"][seat]
        if s["stations"] >> origin & 1:
            cards = s["hands"][seat] & ALL_CITIES
            while cards:
                base = encode(OPSFLIGHT, seat, 0, lowest(cards))
                n = list_nearly_all(moves, n, base, ~(1 << origin))
                cards &= cards - 1
    return n


def move_pawn(s: State, pawn: int, city: int, how: int, by: int, log: Log) -> None:
    """Move the pawn and apply the effects of its arrival."""
    note(log, MOVED, pawn, s["city"][pawn], city, how, by)
    s["city"][pawn] = city
    apply_arrival(s, pawn, log)


def do_move(s: State, seat: int, kind: int, city: int, b: int, log: Log) -> None:
    """Move a pawn as an action; `b` is the role of another's pawn, or the card of an opsflight."""
    pawn = seat
    how = kind
    if MOVE_DRIVE <= kind <= JOIN:
        pawn = s["seat_of"][b]
        how = kind - MOVE_DRIVE
    if kind == OPSFLIGHT:
        s["opsflight_used"] = 1
        discard(s, seat, b, FOR_ACTION, log)
    elif kind == DIRECT or kind == MOVE_DIRECT:
        discard(s, seat, city, FOR_ACTION, log)
    elif kind == CHARTER or kind == MOVE_CHARTER:
        discard(s, seat, s["city"][pawn], FOR_ACTION, log)
    move_pawn(s, pawn, city, kind if kind == JOIN else how, seat, log)


def refuse_way(s: State, seat: int, pawn: int, way: int, city: int, role: str) -> Refusal | None:
    """Refuse an impossible way to a city; `role` is the rule of the role that pays, or ""."""
    origin = s["city"][pawn]
    payer = role_name(s, seat)
    if city == origin and not role:
        return refuse("R4.5", "already_there", city=CITIES[city])
    if way == DIRECT and not holds(s, seat, city):
        return refuse(role or "R4.2", "no_card_of_target", city=CITIES[city], player=payer)
    if way == CHARTER and not holds(s, seat, origin):
        return refuse(role or "R4.3", "no_card_of_origin", city=CITIES[origin], player=payer)
    if city == origin:
        return refuse("R4.5", "already_there", city=CITIES[city])
    if way == DRIVE and not NEIGHBOR_MASK[origin] >> city & 1:
        return refuse("R4.1", "not_adjacent", origin=CITIES[origin], city=CITIES[city])
    if way == SHUTTLE:
        if not s["stations"] >> origin & 1:
            return refuse("R4.4", "no_station_here", city=CITIES[origin])
        if not s["stations"] >> city & 1:
            return refuse("R4.4", "no_station_there", city=CITIES[city])
    return None


def refuse_dispatch(s: State, seat: int, kind: int, city: int, role: int) -> Refusal | None:
    """R11.2: return the reason why the Dispatcher cannot move this pawn there, or None."""
    pawn = s["seat_of"][role]
    if not is_role(s, seat, DISPATCHER):
        if pawn == seat and kind != JOIN:
            plain = f"{WAYS[kind - MOVE_DRIVE]} {CITIES[city]}"
            return refuse("R11.2", "move_own_pawn", form=plain)
        return refuse("R11.2", "not_dispatcher")
    if kind != JOIN:
        if pawn == seat:
            return refuse("R11.2", "own_pawn")
        return refuse_way(s, seat, pawn, kind - MOVE_DRIVE, city, "R11.2")
    others = [s["city"][other] for other in range(s["players"]) if other != pawn]
    if city not in others:
        return refuse("R11.2", "nobody_to_join", city=CITIES[city])
    if s["city"][pawn] == city:
        return refuse("R4.5", "already_there", city=CITIES[city])
    return None


def refuse_opsflight(s: State, seat: int, city: int, card: int) -> Refusal | None:
    """R11.4: return the reason why this flight is illegal, or None."""
    origin = s["city"][seat]
    if s["edition"] != ED_2013:
        return refuse("R11.4", "no_opsflight_2008")
    if not is_role(s, seat, OPERATIONS):
        return refuse("R11.4", "not_operations_expert")
    if s["opsflight_used"]:
        return refuse("R11.4", "opsflight_used")
    if not s["stations"] >> origin & 1:
        return refuse("R11.4", "no_station_here", city=CITIES[origin])
    if card >= FIRST_EVENT:
        return refuse("R11.4", "not_a_city_card", card=CARDS[card])
    if not holds(s, seat, card):
        return refuse("R11.4", "not_in_hand", card=CARDS[card], player=role_name(s, seat))
    if city == origin:
        return refuse("R4.5", "already_there", city=CITIES[city])
    return None


def refuse_move(s: State, seat: int, kind: int, city: int, b: int) -> Refusal | None:
    """Return the reason why this move of a pawn is not a legal action of this seat, or None."""
    if kind == OPSFLIGHT:
        return refuse_opsflight(s, seat, city, b)
    if kind >= MOVE_DRIVE:
        return refuse_dispatch(s, seat, kind, city, b)
    return refuse_way(s, seat, seat, kind, city, "")
