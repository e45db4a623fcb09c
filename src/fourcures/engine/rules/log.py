"""The log of a move: rows of numbers, written while the move is played.

A log is a flat sequence of ints: the length in use, then rows of a kind and five arguments. A log
of length 1 records nothing; simulations use it. `events` turns rows into typed values.
"""

from __future__ import annotations

from collections.abc import MutableSequence

Log = MutableSequence[int]

ROW = 6
LOG_SIZE = 1 + ROW * 400  # a turn with two epidemics and eight outbreaks needs far less

(
    MOVED,  # seat of the pawn, from, to, kind of the move, seat that moved it
    DISCARDED,  # seat, card, why
    PLAYED,  # seat, event, 1 if from the Planner's card
    BUILT,  # seat, city
    STATION_TAKEN,  # city
    TREATED,  # seat, city, disease, cubes, 1 if by the Medic's presence
    SHARED,  # seat of the giver, seat of the receiver, card
    CURED_NOW,  # seat, disease
    ERADICATED_NOW,  # disease
    STORED,  # seat, event
    PASSED,  # seat, actions lost
    DREW,  # seat, card
    INCREASED,  # epidemics so far, rate
    TURNED,  # infection card, 1 if from the bottom
    PLACED,  # city, disease, cubes placed, cubes there now, why
    PREVENTED,  # city, disease, who prevented it
    BROKE_OUT,  # city, disease, outbreaks so far, city whose outbreak caused it or -1
    INTENSIFIED,  # cards, as a mask
    SKIPPED,  # quiet nights left
    REMOVED,  # infection card
    LOOKED,  # seat, number of cards, cards of six bits
    ORDERED,  # seat, number of cards, cards of six bits
    TURN_BEGAN,  # seat
    ENDED,  # outcome, disease or -1
) = range(24)

# Why a card was discarded, why a cube was placed, who prevented one.
FOR_ACTION, FOR_LIMIT = range(2)
BY_CARD, BY_EPIDEMIC, BY_OUTBREAK = range(3)
BY_ERADICATION, BY_QUARANTINE, BY_MEDIC = 1, 2, 3


def note(log: Log, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
    """Append one row, unless the log records nothing."""
    if len(log) == 1:
        return
    at = log[0]
    log[at + 1] = kind
    log[at + 2] = a
    log[at + 3] = b
    log[at + 4] = c
    log[at + 5] = d
    log[at + 6] = e
    log[0] = at + ROW
