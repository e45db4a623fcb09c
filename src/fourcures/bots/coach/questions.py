"""The coach: the win chance of a view, the best turn and the runner-up, the answer to a request."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.view import View
from ...protocol.coach import AdvisedAnswer, AdvisedTurn, WinChance
from ..kernels.workspace import Kernels
from ..players.search import Search
from ..warm_up import ensure_compiled
from .advice import advise
from .answer_advice import advise_answer
from .win_chance import win_chance

MOST_FUTURES = 4_000
ROLLOUTS = 4000  # for advice: under a second


def estimate_win_chance(view: View, futures: int) -> WinChance:
    """Return the win chance of a view; more futures make it more precise."""
    ensure_compiled()
    return win_chance(view, max(1, min(futures, MOST_FUTURES)), Kernels())


def advise_turns(view: View) -> list[AdvisedTurn]:
    """Return the best turn found and the runner-up; empty if this seat has no actions now."""
    ensure_compiled()
    return advise(view, Search(rollouts=ROLLOUTS, spends=True))


def advise_on_request(view: View, asker: int, texts: Sequence[str]) -> AdvisedAnswer | None:
    """Return whether to accept the moves that a seat asks for; None if there is no advice."""
    ensure_compiled()
    return advise_answer(view, asker, texts, Search(rollouts=ROLLOUTS, spends=True))
