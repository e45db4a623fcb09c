"""What texts may contain: those of people as others see them, and any text that comes from outside.

No text has control characters or single surrogates: databases, terminals and logs cannot hold them
or take them for commands. Every way in asks `check_texts` or `check_json` once, for all fields:
HTTP requests, sockets, arguments of commands, and files. What others see also has no characters
that hide or reorder text, and a length in characters as people count them (`clean_text`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from unicodedata import category

from .refusals import Refused

LONGEST_TEXT, LONGEST_NAME = 500, 40  # characters of a chat message and of a name
MOST_PARTS = 2  # code points for each character, on average; the column of a name is as long

# Tabs and the ends of lines are no control characters here.
CONTROLS = "\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ud800-\udfff"
FORBIDDEN = re.compile(f"[{CONTROLS}]")
ESCAPED = re.compile(rf"\\u|[{CONTROLS}]")  # where JSON may contain one

# Letters and symbols that look like a space; Unicode does not count them as spaces.
BLANK = "\u115f\u1160\u2800\u3164\uffa0"

JOINER = "\u200d"  # between the parts of an emoji
TONES = range(0x1F3FB, 0x1F400)  # skin tones
FLAG_LETTERS = range(0x1F1E6, 0x1F200)  # two of them are a flag


def visible_text(text: str) -> str:
    r"""Return a text without direction and invisible characters, and without outer spaces.

    The joiners inside emoji stay, and a tab or the end of a line becomes a space.

    >>> visible_text(" An\u202ena\nKim ")
    'Anna Kim'
    """
    kept = (
        " " if char in "\t\n\r" else char
        for place, char in enumerate(text)
        if (char.isprintable() and char not in BLANK)
        or char in "\t\n\r"
        or joins_emoji(text, place)
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


def clean_text(text: str, most: int, field: str = "text", may_be_empty: bool = False) -> str:
    """Return what others see of a text; raise Refused if it is empty or too long."""
    clean = visible_text(text)
    if not clean and not may_be_empty:
        raise Refused("empty_text", field=field)
    if is_too_long(clean, most):
        raise Refused("long_text", field=field, most=most)
    return clean


def check_visible(text: str, field: str) -> None:
    """Raise Refused if somebody who reads a text and types it would type another one."""
    if (clean := visible_text(text)) != text:
        pairs = zip(text, clean + "\0", strict=False)
        raise forbid(field, next(char for char, other in pairs if char != other))


def check_texts(value: object, field: str = "") -> None:
    """Raise Refused if a text in a JSON value contains a character that no text may contain."""
    for place, text in list_texts(value, field):
        if found := FORBIDDEN.search(text):
            raise forbid(place, found[0])


def check_json(document: str) -> None:
    """Raise Refused as `check_texts`; a document that is not JSON passes: its reader refuses it."""
    if ESCAPED.search(document):
        try:
            value = json.loads(document, strict=False)
        except ValueError:
            return
        check_texts(value)


def list_texts(value: object, field: str) -> Iterator[tuple[str, str]]:
    """Yield the texts in a JSON value with their places, such as `setup.roles[0]`."""
    waiting = [(field, value)]  # no recursion: a document can be nested deeply
    while waiting:
        place, one = waiting.pop()
        if isinstance(one, str):
            yield place, one
        elif isinstance(one, list):
            waiting += [(f"{place}[{number}]", part) for number, part in enumerate(one)]
        elif isinstance(one, dict):
            yield from ((place, str(key)) for key in one)
            waiting += [(f"{place}.{key}".lstrip("."), part) for key, part in one.items()]


def forbid(field: str, character: str) -> Refused:
    """Return the refusal of a character in a field."""
    return Refused("bad_text", field=field or "text", character=f"U+{ord(character):04X}")
