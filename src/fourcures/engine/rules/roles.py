"""What roles do unasked (R11): when a cube would be placed, a pawn arrives, a cure is found.

Powers that are moves of their own stand with those moves.
"""

from __future__ import annotations

from .board import MEDIC, NEIGHBOR_MASK, QUARANTINE, ROLES, SCIENTIST
from .log import BY_ERADICATION, BY_MEDIC, BY_QUARANTINE, ERADICATED_NOW, TREATED, Log, note
from .state import CURED, ERADICATED, NOBODY, UNCURED, State


def is_role(s: State, seat: int, role: int) -> bool:
    """Whether this seat has this role."""
    return s["roles"][seat] == role


def role_name(s: State, seat: int) -> str:
    """Return the id of this seat's role, for refusals."""
    return ROLES[s["roles"][seat]]


def cards_for_cure(s: State, seat: int) -> int:
    """R4.9, R11.7: how many cards of a disease this seat needs for its cure."""
    return 4 if s["roles"][seat] == SCIENTIST else 5


def protector(s: State, city: int, disease: int) -> int:
    """Who prevents a cube of this disease in this city (R5.3, R11.3, R11.5), or 0."""
    if s["diseases"][disease] == ERADICATED:
        return BY_ERADICATION
    seat = s["seat_of"][QUARANTINE]
    if seat != NOBODY:
        here = s["city"][seat]
        if here == city or NEIGHBOR_MASK[here] >> city & 1:
            return BY_QUARANTINE
    seat = s["seat_of"][MEDIC]
    if seat != NOBODY and s["diseases"][disease] == CURED and s["city"][seat] == city:
        return BY_MEDIC
    return 0


def take_cubes(s: State, seat: int, disease: int, cubes: int, present: int, log: Log) -> None:
    """Cubes go from the seat's city to the supply; the last of a cured disease ends it (R5.2)."""
    at = s["city"][seat]
    s["cubes"][4 * at + disease] -= cubes
    s["supply"][disease] += cubes
    note(log, TREATED, seat, at, disease, cubes, present)
    eradicate_if_gone(s, disease, log)


def eradicate_if_gone(s: State, disease: int, log: Log) -> None:
    """R5.2: a cured disease without a cube on the board is eradicated at once."""
    if s["diseases"][disease] == CURED and s["supply"][disease] == 24:
        s["diseases"][disease] = ERADICATED
        note(log, ERADICATED_NOW, disease)


def medic_cleans(s: State, log: Log) -> None:
    """R11.3: cubes of cured diseases vanish where the Medic is."""
    seat = s["seat_of"][MEDIC]
    if seat == NOBODY:
        return
    at = 4 * s["city"][seat]
    for disease in range(4):
        cubes = s["cubes"][at + disease]
        if cubes > 0 and s["diseases"][disease] != UNCURED:
            take_cubes(s, seat, disease, cubes, 1, log)


def pawn_arrived(s: State, seat: int, log: Log) -> None:
    """R11.3: however the Medic came here, by anyone's move."""
    if s["roles"][seat] == MEDIC:
        medic_cleans(s, log)


def cure_found(s: State, disease: int, log: Log) -> None:
    """R11.3, R5.2: the Medic's city is cleaned and an absent disease eradicated, at once."""
    medic_cleans(s, log)
    eradicate_if_gone(s, disease, log)
