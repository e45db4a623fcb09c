"""Which events of a game are worth telling somebody who was away."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import events

FULL = 3  # cubes with which a city is about to break out
# The most important first.
NEWSWORTHY = (
    *(events.Ended, events.Cured, events.Eradicated, events.Outbreak, events.Increased),
    *(events.Infected, events.Built, events.Shared, events.Played, events.Treated, events.Moved),
)
# What players do; the rest happens to them.
DEEDS = (
    *(events.Cured, events.Built, events.Shared, events.Played),
    *(events.Treated, events.Moved, events.Passed),
)
LEAST = len(NEWSWORTHY)  # the rank of what is told if nothing better happened


def is_news(event: events.Event) -> bool:
    """Return whether an event may be told at all."""
    return isinstance(event, (*NEWSWORTHY, events.Passed))


def rank_event(event: events.Event) -> int:
    """Return how important an event is: 0 is the most important."""
    if isinstance(event, events.Passed) or (
        isinstance(event, events.Infected) and event.total < FULL
    ):
        return LEAST
    return NEWSWORTHY.index(type(event))


def pick_news(happened: Sequence[events.Event], most: int) -> list[int]:
    """Return the indices of the most important of these events, of equal ones the latest.

    With room for two or more, one of them is what somebody did.
    """
    ranked = sorted(range(len(happened)), key=lambda at: (rank_event(happened[at]), -at))
    deed = next((at for at in ranked if isinstance(happened[at], DEEDS)), None)
    if most > 1 and deed is not None and deed not in ranked[:most]:
        ranked = [deed, *ranked]
    return sorted(ranked[:most])
