"""What a local host offers beside tables; it is imported when somebody asks for any of it."""

from __future__ import annotations

from typing import Protocol

from .bodies import Found
from .host import LocalHost
from .practice import LocalPractice
from .puzzles import LocalPuzzles
from .reviews import LocalReviews
from .statistics import OwnResults


class LocalFeature(Protocol):
    """Something beside tables that a local host offers."""

    async def answer(self, method: str, parts: list[str], body: str) -> Found | None:
        """Return the answer to a request, or None if it is about something else."""


def make_features(host: LocalHost) -> list[LocalFeature]:
    """Return everything that a local host offers beside tables."""
    puzzles, reviews = LocalPuzzles(host), LocalReviews(host)
    return [puzzles, reviews, LocalPractice(host, puzzles, reviews), OwnResults(host)]
