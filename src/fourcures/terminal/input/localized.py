"""Translate names in the player's language into the ids of move notation.

In a Polish game `direct Kair` means `direct cairo`. A prefix is enough if it matches only one name;
words that could be an English command or id stay as typed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from ...engine.notation import FORMS
from ...text.language import Language
from ...text.names import KINDS, message_id

ENGLISH = (*KINDS, *FORMS)
LEAST_LETTERS = 3
MOST_WORDS = 5  # in a name: Эксперт по чрезвычайным ситуациям


def translate_names(line: str, say: Language, commands: Iterable[str]) -> str:
    """Return the line with names replaced by ids; words that may mean a command are kept."""
    return " ".join(replace_names(line.split(), ids_by_name(say.code), (*ENGLISH, *commands)))


@cache
def ids_by_name(language: str) -> Mapping[str, str]:
    """Return the ids by their normalised names in a language."""
    say = Language(language)
    names = {normalize(say(message_id(name))): name for name in KINDS}
    names[normalize(say("city-toronto"))] = "toronto"
    names[normalize(say("terminal-epidemic-card"))] = "epidemic"
    return names


def normalize(text: str) -> str:
    """Normalise a text: no accents, capitals or punctuation."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = (letter for letter in letters if not unicodedata.combining(letter))
    return " ".join("".join(c if c.isalnum() else " " for c in kept).split())


def hyphenate(name: str) -> str:
    """Return a name as a single word: `nowy-jork`."""
    return "-".join(normalize(name).split())


def replace_names(
    words: Sequence[str], names: Mapping[str, str], english: Sequence[str]
) -> Iterator[str]:
    """Yield the id or word for each part of a line, matching the longest names first."""
    at = 0
    while at < len(words):
        for size in range(min(MOST_WORDS, len(words) - at), 0, -1):
            span = words[at : at + size]
            name = names.get(normalize(" ".join(span))) if all(map(normalize, span)) else None
            if name is not None:
                break
        yield name or complete_name(words[at], names, english)
        at += size


def complete_name(word: str, names: Mapping[str, str], english: Sequence[str]) -> str:
    """Return the only id whose name has this prefix, unless an English word does; else the word."""
    start = normalize(word)
    ambiguous = any(known.startswith((start, word.lower())) for known in english)
    if ambiguous or len(start) < LEAST_LETTERS:
        return word
    fitting = [name for spelled, name in names.items() if spelled.startswith(start)]
    return fitting[0] if len(fitting) == 1 else word
