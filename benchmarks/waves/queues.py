"""Queues of games by what they do next, so that the threads of a GPU do the same thing together.

A thread on a GPU waits while its neighbours do something else. So games are sorted before every
wave: by the moves they have to list, then by the move they have to play. A wrong
queue costs time and never changes a game. These functions are compiled like the rules.
"""

from __future__ import annotations

from fourcures.engine.rules.board import AIRLIFT, DISPATCHER, ED_2013, GRANT, OPERATIONS
from fourcures.engine.rules.event_cards import events_in_play
from fourcures.engine.rules.moves import NEXT, kind_of
from fourcures.engine.rules.state import (
    ACTIONS,
    DISCARD,
    DRAW,
    EPIDEMIC_PHASE,
    FORECAST,
    OVER,
    State,
)

QUEUES = 32  # one for each thread of a warp
NO_QUEUE = -1

# Queues for choosing a move: actions from 0, the other phases from WAITING.
WAITING, DISCARDING, ORDERING, ENDED = 24, 28, 29, 30

# Queues for playing a move: its kind, and from NEXT on what `next` does.
NEXT_EPIDEMIC, NEXT_INFECTION, NEXT_TURN, NEW_GAME = range(NEXT + 1, NEXT + 5)


def choice_queue(s: State) -> int:
    """Return the queue of a game that waits for a move, by the length of its list of moves."""
    phase = s["phase"]
    if phase == OVER:
        return ENDED
    if phase == FORECAST:
        return ORDERING
    if phase == DISCARD:
        return DISCARDING
    events = events_in_play(s)
    long = (events >> AIRLIFT & 1) | (events >> GRANT & 1) << 1
    if phase != ACTIONS:
        return WAITING + long
    seat = s["turn"]
    role = s["roles"][seat]
    here = s["city"][seat]
    flights = s["hands"][seat] >> here & 1
    if role == DISPATCHER:
        return 16 + 2 * long + flights
    if role == OPERATIONS and s["edition"] == ED_2013 and s["opsflight_used"] == 0:
        flights |= s["stations"] >> here & 1
        return 8 + 2 * long + flights
    return 2 * long + flights


def move_queue(s: State, move: int) -> int:
    """Return the queue of a game with its chosen move."""
    kind = kind_of(move)
    if kind != NEXT or s["phase"] == DRAW:
        return kind
    if s["phase"] == EPIDEMIC_PHASE:
        return NEXT_EPIDEMIC
    return NEXT_INFECTION if s["infections_left"] > 0 else NEXT_TURN
