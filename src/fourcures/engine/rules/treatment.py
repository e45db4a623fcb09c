"""Treat diseases (R4.7, R11.3)."""

from __future__ import annotations

from ..reasons import Refusal, refuse
from .board import CITIES, DISEASE_COUNT, DISEASES, MEDIC
from .log import Log
from .movement import Moves
from .moves import TREAT, encode
from .roles import take_cubes
from .state import UNCURED, State, cube_index, cubes_at


def list_treat(s: State, seat: int, moves: Moves, n: int) -> int:
    """List one treatment for each disease in the seat's city; return the new count."""
    first = cube_index(s["city"][seat], 0)
    for disease in range(DISEASE_COUNT):
        if s["cubes"][first + disease] > 0:
            moves[n] = encode(TREAT, seat, disease)
            n += 1
    return n


def do_treat(s: State, seat: int, disease: int, log: Log) -> None:
    """Remove one cube, or all of them for the Medic or a cured disease."""
    cubes = cubes_at(s, s["city"][seat], disease)
    if s["roles"][seat] != MEDIC and s["diseases"][disease] == UNCURED:
        cubes = 1
    take_cubes(s, seat, disease, cubes, 0, log)


def refuse_treat(s: State, seat: int, disease: int) -> Refusal | None:
    """Return the reason why this disease cannot be treated here, or None."""
    city = s["city"][seat]
    if cubes_at(s, city, disease) == 0:
        return refuse("R4.7", "no_cubes", disease=DISEASES[disease], city=CITIES[city])
    return None
