"""The fixed ids of the game as types, so that readers, type checkers and clients know all values.

Ids of cities are `str`: they come from `cities.json`.
"""

from __future__ import annotations

from typing import Literal

Edition = Literal["2008", "2013"]
Hands = Literal["open", "private"]  # R12.2
Disease = Literal["blue", "yellow", "black", "red"]
Role = Literal[
    "contingency_planner",
    "dispatcher",
    "medic",
    "operations_expert",
    "quarantine_specialist",
    "researcher",
    "scientist",
]
EventCard = Literal[
    "airlift", "forecast", "government_grant", "one_quiet_night", "resilient_population"
]
Phase = Literal["actions", "draw", "epidemic", "discard", "infect", "forecast", "over"]
EpidemicStep = Literal["infected", "between"]
CureState = Literal["uncured", "cured", "eradicated"]
Result = Literal["won", "lost"]
Cause = Literal["cures", "outbreaks", "cubes", "cards"]

# How a pawn moves: by its player's action, by the Dispatcher, or by an event.
Dispatch = Literal["drive", "direct", "charter", "shuttle", "join"]
Travel = Literal[Dispatch, "opsflight", "airlift"]

Movement = Literal["drive", "direct", "charter", "shuttle", "dispatch", "opsflight"]
OtherAction = Literal["build", "treat", "give", "take", "cure", "store", "pass"]
EventMove = Literal["airlift", "forecast", "grant", "quiet", "resilient"]
MoveKind = Literal[Movement, OtherAction, EventMove, "order", "discard", "next"]
NextStep = Literal["draw", "between", "intensify", "infect", "quiet", "end"]
