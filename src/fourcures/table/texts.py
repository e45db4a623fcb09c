"""Texts of people as others may see them: without characters that hide or reorder text."""

from __future__ import annotations

from unicodedata import category

from ..protocol.refusals import Refused

LONGEST_TEXT, LONGEST_NAME = 500, 40  # characters of a chat message and of a name
MOST_PARTS = 2  # code points for each character, on average; the column of a name is as long

# Letters and symbols that look like a space; Unicode does not count them as spaces.
BLANK = "\u115f\u1160\u2800\u3164\uffa0"

JOINER = "\u200d"  # between the parts of an emoji
TONES = range(0x1F3FB, 0x1F400)  # skin tones
FLAG_LETTERS = range(0x1F1E6, 0x1F200)  # two of them are a flag


def visible_text(text: str) -> str:
    r"""Return a text without control, direction and invisible characters, and without outer spaces.

    The joiners inside emoji stay.

    >>> visible_text(" An\u202ena\x00 ")
    'Anna'
    """
    kept = (
        char
        for place, char in enumerate(text)
        if (char.isprintable() and char not in BLANK) or joins_emoji(text, place)
    )
    return "".join(kept).strip()


def joins_emoji(text: str, place: int) -> bool:
    """Return whether there is a joiner between two symbols at this place."""
    before, after = text[max(0, place - 1) : place], text[place + 1 : place + 2]
    return text[place] == JOINER and is_symbol(before) and is_symbol(after)


def is_symbol(char: str) -> bool:
    """Return whether this is an emoji, or the end of one."""
    return char != "" and (char == "\ufe0f" or ord(char) in TONES or category(char) == "So")


def count_characters(text: str) -> int:
    """Return the number of characters as people count them: accents and joined emoji are parts.

    >>> count_characters("Zoe\u0308"), count_characters("🇵🇱")
    (3, 1)
    """
    number, joined, in_flag = 0, False, False
    for char in text:
        ends_flag = in_flag and ord(char) in FLAG_LETTERS
        in_flag = ord(char) in FLAG_LETTERS and not ends_flag
        is_part = char == JOINER or ord(char) in TONES or category(char) in ("Mn", "Me")
        number += not (is_part or joined or ends_flag)
        joined = char == JOINER
    return number


def is_too_long(text: str, most: int) -> bool:
    """Return whether a text has more than this many characters, or far too many parts of them."""
    return count_characters(text) > most or len(text) > most * MOST_PARTS


def clean_text(text: str, most: int) -> str:
    """Return the visible text of a person; raise Refused if it is empty or too long."""
    clean = visible_text(text)
    if not clean:
        raise Refused("empty_text")
    if is_too_long(clean, most):
        raise Refused("long_text", most=most)
    return clean
