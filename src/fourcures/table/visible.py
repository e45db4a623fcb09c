"""Texts of people as others may see them: without characters that hide or reorder text."""

from __future__ import annotations

# Letters and symbols that look like a space; Unicode does not count them as spaces.
BLANK = "\u115f\u1160\u2800\u3164\uffa0"


def visible(text: str) -> str:
    r"""Return a text without control, direction and invisible characters, and without outer spaces.

    >>> visible(" An\u202ena\x00 ")
    'Anna'
    """
    return "".join(char for char in text if char.isprintable() and char not in BLANK).strip()
