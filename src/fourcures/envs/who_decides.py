"""Who decides now, and who may play an event out of turn: an explicit choice of each environment.

The *owner* of a position is whoever the rules wait for: the active seat, the seat above the hand
limit, or the seat that looks at a Forecast. Events may be played by others too (R10.2); how they
get the word is one of three modes:

- `never`: events are played by the owner alone;
- `ask`: before the owner decides, every other seat with an event that could be played now is
  asked once, in turn order, and plays it or holds; after any move the asking begins again;
- `team`: the owner plays the events of all hands. Only where hands are open.
"""

from __future__ import annotations

from ..engine.rules.event_cards import events_in_play, has_target, holder, window_open
from ..engine.rules.hands import seat_over_limit
from ..engine.rules.state import DISCARD, FORECAST, OVER, State

NEVER, ASK, TEAM = range(3)
MODES = ("never", "ask", "team")


def owner_of(s: State) -> int:
    """The seat for which the rules wait."""
    if s["phase"] == FORECAST:
        return s["forecast_seat"]
    if s["phase"] == DISCARD:
        return seat_over_limit(s)
    return s["turn"]


def event_holders(s: State) -> int:
    """The seats that could play an event now, a mask."""
    seats = 0
    if s["phase"] == FORECAST or s["phase"] == OVER:
        return seats
    events = events_in_play(s)
    for event in range(5):
        if events >> event & 1 and window_open(s, event) and has_target(s, event):
            seats |= 1 << holder(s, event)
    return seats


def decider(s: State, mode: int, asked: int) -> int:
    """The seat that decides next, when the seats in `asked` have held in this position."""
    owner = owner_of(s)
    if mode == ASK:
        waiting = event_holders(s) & ~asked & ~(1 << owner)
        if waiting:
            for k in range(1, s["players"]):
                seat = (owner + k) % s["players"]
                if waiting >> seat & 1:
                    return seat
    return owner
