"""Chances in per cent, as the reader's language writes them."""

from __future__ import annotations

from ..language import Language


def percent(chance: float, say: Language) -> str:
    """A chance with one decimal."""
    return say("percent", chance=round(chance * 100, 1))
