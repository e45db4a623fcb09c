"""Texts of people as others may see them: without characters that hide or reorder text."""

from __future__ import annotations

from ..protocol.refusals import Refused

LONGEST_TEXT, LONGEST_NAME = 500, 40  # characters of a chat message and of a name

# Letters and symbols that look like a space; Unicode does not count them as spaces.
BLANK = "\u115f\u1160\u2800\u3164\uffa0"


def visible_text(text: str) -> str:
    r"""Return a text without control, direction and invisible characters, and without outer spaces.

    >>> visible_text(" An\u202ena\x00 ")
    'Anna'
    """
    return "".join(char for char in text if char.isprintable() and char not in BLANK).strip()


def clean_text(text: str, most: int) -> str:
    """Return the visible text of a person; raise Refused if it is empty or too long."""
    clean = visible_text(text)
    if not clean:
        raise Refused("empty_text")
    if len(clean) > most:
        raise Refused("long_text", most=most)
    return clean
