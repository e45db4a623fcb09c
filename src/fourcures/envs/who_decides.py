"""Who decides now, and who may play an event out of turn.

The *owner* of a position is the seat that the rules wait for: the active seat, the seat over the
hand limit, or the seat that looks at a Forecast. Other seats may play events too (R10.2), in one of
three modes:

- `never`: only the owner plays events;
- `ask`: before the owner decides, every other seat with an event that could be played now is
  asked once, in turn order, and plays it or holds; after any move all are asked again;
- `team`: the owner plays the events of all hands. This needs open hands.
"""

from __future__ import annotations

from ..engine.rules.board import EVENT_COUNT
from ..engine.rules.event_cards import events_in_play, has_target, holder, is_window_open
from ..engine.rules.hands import seat_over_limit
from ..engine.rules.state import DISCARD, FORECAST, OVER, State

NEVER, ASK, TEAM = range(3)
MODES = ("never", "ask", "team")


def owner_of(s: State) -> int:
    """Return the seat that the rules wait for."""
    if s["phase"] == FORECAST:
        return s["forecast_seat"]
    if s["phase"] == DISCARD:
        return seat_over_limit(s)
    return s["turn"]


def event_holders(s: State) -> int:
    """Return the seats that could play an event now, as a mask."""
    seats = 0
    if s["phase"] == FORECAST or s["phase"] == OVER:
        return seats
    events = events_in_play(s)
    for event in range(EVENT_COUNT):
        if events >> event & 1 and is_window_open(s, event) and has_target(s, event):
            seats |= 1 << holder(s, event)
    return seats


def find_decider(s: State, mode: int, asked: int) -> int:
    """Return the seat that decides next, if the seats in `asked` have held in this position."""
    owner = owner_of(s)
    if mode == ASK:
        waiting = event_holders(s) & ~asked & ~(1 << owner)
        if waiting:
            for k in range(1, s["players"]):
                seat = (owner + k) % s["players"]
                if waiting >> seat & 1:
                    return seat
    return owner
