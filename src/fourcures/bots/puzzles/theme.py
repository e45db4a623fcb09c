"""The theme of a puzzle: what its solution is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ...analysis.outbreaks import outbreak_odds
from ...analysis.ways import apply_moves
from ...engine.buffers import pack
from ...engine.rules.moves import AIRLIFT_MOVE, CURE, GRANT_MOVE, PASS, encode, kind_of
from ...engine.rules.state import WON, State
from ...engine.view import View
from ..coach.later import find_next_win, play_futures
from ..kernels.beam_search import ENDS
from ..kernels.workspace import Kernels
from .collection import Theme

SOON = 2  # turns until a win that is the theme of a puzzle: this one or the next
SAFER = 0.1  # by which a turn against outbreaks makes one less likely
SEED = 0


class FoundTheme(NamedTuple):
    """A theme, and for a win the number of turns until it."""

    name: Theme
    turns: int | None = None


def find_theme(view: View, moves: Sequence[int]) -> FoundTheme | None:
    """Return the theme of a puzzle with this solution, or None if it has none."""
    after = apply_moves(view.state, *moves)
    kinds = {kind_of(move) for move in moves}
    if after["outcome"] == WON:
        return FoundTheme("win", 1)
    if wins_soon(view, after):
        return FoundTheme("win", SOON)
    if kinds & {AIRLIFT_MOVE, GRANT_MOVE}:
        return FoundTheme("event")
    if CURE in kinds:
        return FoundTheme("cure")
    idle = apply_moves(view.state, encode(PASS, view.state["turn"]))
    if outbreak_risk(idle, view.viewer) - outbreak_risk(after, view.viewer) >= SAFER:
        return FoundTheme("outbreak")
    return None


def wins_soon(view: View, after: State) -> bool:
    """Return whether most futures are won in the turn after this one."""
    kernels = Kernels()
    kernels.put(ENDS, pack(after))
    turns = SOON - 1
    return find_next_win(play_futures(kernels, ENDS, view, turns, SEED), view.turn) is not None


def outbreak_risk(s: State, viewer: int | None) -> float:
    """Return the probability of an outbreak before the next turn."""
    return outbreak_odds(View(s, viewer)).any
