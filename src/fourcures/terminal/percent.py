"""Chances in per cent, as the reader's language writes them."""

from __future__ import annotations

from ..language import Language


def percent(chance: float, say: Language) -> str:
    """A chance with one decimal."""
    return say("percent", chance=round(chance * 100, 1))


def roughly(chance: float, say: Language) -> str:
    """An estimate without decimals, unless nearly nothing or nearly certain."""
    return percent(round(chance, 2) if 0.1 <= chance <= 0.9 else chance, say)
