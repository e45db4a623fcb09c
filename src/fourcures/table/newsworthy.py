"""Which events of a game are worth telling somebody who was away."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine import events

FULL = 3  # cubes with which a city is about to break out
# The most important first.
NEWSWORTHY = (
    *(events.Ended, events.Cured, events.Eradicated, events.Outbreak, events.Increased),
    *(events.Infected, events.Built, events.Shared, events.Treated, events.Moved),
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


def pick_news(happened: Sequence[events.Event], most: int) -> list[events.Event]:
    """Return the most important of these events in their order; of equal ones the latest."""
    ranked = sorted(
        enumerate(happened), key=lambda numbered: (rank_event(numbered[1]), -numbered[0])
    )
    return [event for _, event in sorted(ranked[:most], key=lambda numbered: numbered[0])]
