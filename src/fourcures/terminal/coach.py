"""`chance` and `advice`: the bots' estimate, from the view of the player at the keyboard.

The bots are imported on first use, so that a game without them starts faster.
"""

from __future__ import annotations

from collections.abc import Callable
from subprocess import SubprocessError

from ..engine.rules.moves import NEXT, kind_of
from ..engine.rules.state import ACTIONS
from ..engine.view import View
from ..text.names import Names, roughly
from .keyboard import Keyboard
from .say.advice import says, steps
from .say.reply import Reply

FUTURES = 4000  # as many as the coach of the web client samples in the end; takes 1 to 2 seconds


def chance(table: Keyboard, _rest: str) -> Reply:
    """Estimate how often bots would win from this position."""
    view, names = table.game.view(table.viewer), table.names
    return thought(lambda: likely(view, names), names)


def advice(table: Keyboard, rest: str) -> Reply:
    """Return the best turn found and the runner-up; `advice why` adds a reason to each move."""
    view, names = table.game.view(table.viewer), table.names
    if not to_decide(view):
        return Reply([names.say("coach-not-now")])
    return thought(lambda: advised(view, names, rest.strip() == "why"), names)


def to_decide(view: View) -> bool:
    """Return whether this viewer has a choice now: actions, or another move than `next`."""
    s = view.state
    if s["phase"] == ACTIONS:
        return s["turn"] == view.viewer
    return any(move.seat == view.viewer and kind_of(move) != NEXT for move in view.legal_moves)


def thought(bots_say: Callable[[], Reply], n: Names) -> Reply:
    """Return a reply that runs the bots later, and compiles them first if necessary."""

    def begin() -> Reply:
        from ..bots.warm_up import marker

        if marker().exists():
            return bots_say()
        return Reply([n.say("terminal-preparing-bots")], later=prepare)

    def prepare() -> Reply:
        from ..bots.warm_up import ready

        try:
            ready(quiet=True)
        except (OSError, SubprocessError):
            return Reply([n.say("terminal-no-bots")])
        return bots_say()

    return Reply([n.say("coach-thinking")], later=begin)


def likely(view: View, n: Names) -> Reply:
    """Return the win chance with its interval."""
    from ..bots.coach.questions import chance_of

    found = chance_of(view, FUTURES)
    low, high = roughly(found.low, n.say), roughly(found.high, n.say)
    interval = n.say("coach-interval", low=low, high=high, futures=found.futures)
    wins = f"{n.say('coach-chance')}: {roughly(found.chance, n.say)} ({interval})."
    return Reply([wins, n.say("coach-chance-note")])


def advised(view: View, n: Names, because: bool) -> Reply:
    """Return the turns that the coach recommends: what they are for, then step by step."""
    from ..bots.coach.questions import turns_for

    lines: list[str] = []
    for title, turn in zip(("coach-best", "coach-second"), turns_for(view), strict=False):
        after = n.say("coach-turn", chance=roughly(turn.chance, n.say))
        lines += [f"{n.say(title)}. {says(turn, n)} {after}", *steps(turn, n, because)]
    return Reply(lines or [n.say("coach-none")], page=True)
