"""`chance` and `advice`: the bots' estimate, from the view of the player at the keyboard.

The bots are imported on first use, so that a game without them starts faster.
"""

from __future__ import annotations

from collections.abc import Callable

from ..engine.rules.moves import NEXT, kind_of
from ..engine.rules.state import ACTIONS
from ..engine.view import View
from ..text.names import Names, format_estimate, format_percent
from .keyboard import Keyboard
from .say.advice import describe_contrast, describe_purpose, list_steps
from .say.reply import Reply

FUTURES = 4000  # as many as the coach of the web client samples in the end; takes 1 to 2 seconds
STEP = 9  # per cent between two lines about the preparation of the bots


def show_chance(table: Keyboard, _rest: str) -> Reply:
    """Estimate how often bots would win from this position."""
    view, names = table.view(table.viewer), table.names
    return think_later(lambda: report_chance(view, names), names)


def show_advice(table: Keyboard, rest: str) -> Reply:
    """Return the best turn found and the runner-up; `advice why` adds a reason to each move."""
    view, names = table.view(table.viewer), table.names
    if not has_choice(view):
        return table.answer("coach-not-now")
    return think_later(lambda: report_advice(view, names, rest.strip() == "why"), names)


def has_choice(view: View) -> bool:
    """Return whether this viewer has a choice now: actions, or another move than `next`."""
    s = view.state
    if s["phase"] == ACTIONS:
        return s["turn"] == view.viewer
    return any(move.seat == view.viewer and kind_of(move) != NEXT for move in view.legal_moves)


def think_later(bots_say: Callable[[], Reply], n: Names) -> Reply:
    """Return a reply that runs the bots later, and compiles them first if necessary."""

    def give_up() -> Reply:
        return Reply([n.say("terminal-no-bots")])

    return Reply([n.say("coach-thinking")], later=lambda: prepare_bots(bots_say, give_up, n))


def prepare_bots(then: Callable[[], Reply], otherwise: Callable[[], Reply], n: Names) -> Reply:
    """Compile the bots if necessary, and return `then()`; or `otherwise()` if that fails."""
    from ..bots.warm_up import ALL, CompilationFailed, preparation

    def wait(after: int) -> Reply:
        try:
            percent = preparation.wait(min(after, ALL - 1))
        except (OSError, CompilationFailed):
            return otherwise()
        if percent == ALL:
            return then()
        done = format_percent(percent / ALL, n.say)
        shown = n.say("terminal-preparing-bots", percent=done)
        return Reply([shown], later=lambda: wait(percent + STEP))

    preparation.begin()
    return wait(-1)


def report_chance(view: View, n: Names) -> Reply:
    """Return the win chance with its interval."""
    from ..bots.coach.questions import estimate_win_chance

    estimate = estimate_win_chance(view, FUTURES)
    chance = f"{n.say('coach-chance')}: {format_estimate(estimate.chance, n.say)}"
    if not estimate.futures and not view.is_over:
        return Reply([f"{chance}.", n.say(f"coach-chance-{'won' if estimate.chance else 'lost'}")])
    low, high = format_estimate(estimate.low, n.say), format_estimate(estimate.high, n.say)
    interval = n.say("coach-interval", low=low, high=high, futures=estimate.futures)
    return Reply([f"{chance} ({interval}).", n.say("coach-chance-note")])


def report_advice(view: View, n: Names, because: bool) -> Reply:
    """Return the turns that the coach recommends: what they are for, then step by step."""
    from ..bots.coach.questions import advise_turns

    lines: list[str] = []
    titles = ("coach-best", "coach-second", "coach-tempting")
    for title, turn in zip(titles, advise_turns(view), strict=False):
        after = n.say("coach-turn", chance=format_estimate(turn.chance, n.say))
        said = [f"{n.say(title)}.", describe_purpose(turn, n), describe_contrast(turn, n), after]
        lines += [
            " ".join(filter(None, said)),
            *list_steps(turn, n, because),
        ]
    return Reply(lines or [n.say("coach-none")], page=True)
