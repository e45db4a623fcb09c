"""Automatic effects of roles (R11): on placing a cube, moving a pawn or finding a cure.

Powers that are moves are in the modules of those moves.
"""

from __future__ import annotations

from .board import CUBES, DISEASE_COUNT, MEDIC, NEIGHBOR_MASK, QUARANTINE, ROLES, SCIENTIST
from .log import BY_ERADICATION, BY_MEDIC, BY_QUARANTINE, ERADICATED_NOW, TREATED, Log, note
from .state import CURED, ERADICATED, NOBODY, UNCURED, State, cubes_at, move_cubes


def is_role(s: State, seat: int, role: int) -> bool:
    """Return whether this seat has this role."""
    return s["roles"][seat] == role


def role_name(s: State, seat: int) -> str:
    """Return the id of this seat's role, for refusals."""
    return ROLES[s["roles"][seat]]


def cards_for_cure(s: State, seat: int) -> int:
    """R4.9, R11.7: return the number of cards of a disease that this seat needs for a cure."""
    return 4 if s["roles"][seat] == SCIENTIST else 5


def protector(s: State, city: int, disease: int) -> int:
    """Return who prevents a cube of this disease in this city (R5.3, R11.3, R11.5), or 0."""
    if s["diseases"][disease] == ERADICATED:
        return BY_ERADICATION
    seat = s["seat_of"][QUARANTINE]
    if seat != NOBODY:
        guarded = s["city"][seat]
        if guarded == city or NEIGHBOR_MASK[guarded] >> city & 1:
            return BY_QUARANTINE
    seat = s["seat_of"][MEDIC]
    if seat != NOBODY and s["diseases"][disease] == CURED and s["city"][seat] == city:
        return BY_MEDIC
    return 0


def take_cubes(s: State, seat: int, disease: int, cubes: int, present: int, log: Log) -> None:
    """Return cubes to the supply; eradicate a cured disease without cubes on the board (R5.2)."""
    at = s["city"][seat]
    move_cubes(s, at, disease, -cubes)
    note(log, TREATED, seat, at, disease, cubes, present)
    eradicate_if_gone(s, disease, log)


def eradicate_if_gone(s: State, disease: int, log: Log) -> None:
    """R5.2: eradicate a cured disease without a cube on the board."""
    if s["diseases"][disease] == CURED and s["supply"][disease] == CUBES:
        s["diseases"][disease] = ERADICATED
        note(log, ERADICATED_NOW, disease)


def clean_medic_city(s: State, log: Log) -> None:
    """R11.3: remove the cubes of cured diseases from the Medic's city."""
    seat = s["seat_of"][MEDIC]
    if seat == NOBODY:
        return
    for disease in range(DISEASE_COUNT):
        cubes = cubes_at(s, s["city"][seat], disease)
        if cubes > 0 and s["diseases"][disease] != UNCURED:
            take_cubes(s, seat, disease, cubes, 1, log)


def apply_arrival(s: State, seat: int, log: Log) -> None:
    """R11.3: clean the city if the Medic has arrived, by any player's move."""
    if s["roles"][seat] == MEDIC:
        clean_medic_city(s, log)


def apply_cure(s: State, disease: int, log: Log) -> None:
    """R11.3, R5.2: clean the Medic's city and eradicate the disease if it has no cubes."""
    clean_medic_city(s, log)
    eradicate_if_gone(s, disease, log)
