"""Build research stations, or move one if all six are on the board (R4.6, R11.4)."""

from __future__ import annotations

from ..reasons import Refusal, refuse
from .bits import count
from .board import CITIES, OPERATIONS, STATIONS
from .hands import discard, holds
from .log import BUILT, FOR_ACTION, STATION_TAKEN, Log, note
from .movement import Moves, list_cities
from .moves import BUILD, NONE, encode
from .roles import is_role, role_name
from .state import State


def list_build(s: State, seat: int, moves: Moves, n: int) -> int:
    """List every way to build a station in the seat's city; return the new count."""
    city = s["city"][seat]
    stations = s["stations"]
    if stations >> city & 1:
        return n
    if s["roles"][seat] != OPERATIONS and not holds(s, seat, city):
        return n
    if count(stations) == STATIONS:
        return list_cities(moves, n, encode(BUILD, seat), stations)
    moves[n] = encode(BUILD, seat, NONE)
    return n + 1


def put_station(s: State, seat: int, city: int, moved: int, log: Log) -> None:
    """Put a station into this city, from the stock or from the city `moved`."""
    if moved != NONE:
        s["stations"] &= ~(1 << moved)
        note(log, STATION_TAKEN, moved)
    s["stations"] |= 1 << city
    note(log, BUILT, seat, city)


def do_build(s: State, seat: int, moved: int, log: Log) -> None:
    """R4.6, R11.4: build a station; the Operations Expert never pays a card."""
    city = s["city"][seat]
    if s["roles"][seat] != OPERATIONS:
        discard(s, seat, city, FOR_ACTION, log)
    put_station(s, seat, city, moved, log)


def refuse_station(s: State, rule: str, city: int, moved: int) -> Refusal | None:
    """Return the reason why a station cannot be put here by moving `moved` (or NONE), or None."""
    stations = s["stations"]
    if stations >> city & 1:
        return refuse(rule, "station_stands", city=CITIES[city])
    if moved == NONE:
        return refuse(rule, "all_stations_stand") if count(stations) == STATIONS else None
    if count(stations) < STATIONS:
        return refuse(rule, "stations_in_stock", stock=STATIONS - count(stations))
    if not stations >> moved & 1:
        return refuse(rule, "no_station_to_move", city=CITIES[moved])
    return None


def refuse_build(s: State, seat: int, moved: int) -> Refusal | None:
    """R4.6, R11.4: refuse an illegal build; a missing card comes before a wrong station to move."""
    city = s["city"][seat]
    pays = not is_role(s, seat, OPERATIONS)
    if pays and not s["stations"] >> city & 1 and not holds(s, seat, city):
        return refuse("R4.6", "no_card_to_build", city=CITIES[city], player=role_name(s, seat))
    return refuse_station(s, "R4.6", city, moved)
