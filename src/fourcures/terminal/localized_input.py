"""Names in the player's own language, turned into the ids that moves are written with.

`direct Kair` is `direct cairo` at a Polish table. A beginning will do where it fits one name only;
whatever English might mean, a command or an id, stays as it was typed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from ..engine.notation import FORMS
from ..language import Language
from .commands import COMMANDS
from .names import KINDS, message

ENGLISH = (*KINDS, *FORMS, *COMMANDS)
LEAST_LETTERS = 3
MOST_WORDS = 5  # of a name: Эксперт по чрезвычайным ситуациям


def understood(line: str, say: Language) -> str:
    """The line with ids in the place of names."""
    return " ".join(ids(line.split(), spoken(say.code)))


@cache
def spoken(language: str) -> Mapping[str, str]:
    """What a language calls things, plainly written, and their ids."""
    say = Language(language)
    names = {plain(say(message(name))): name for name in KINDS}
    names[plain(say("city-toronto"))] = "toronto"
    names[plain(say("terminal-epidemic-card"))] = "epidemic"
    return names


def plain(text: str) -> str:
    """Without accents, capitals and marks, so that little can be mistyped."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = (letter for letter in letters if not unicodedata.combining(letter))
    return " ".join("".join(c if c.isalnum() else " " for c in kept).split())


def one_word(name: str) -> str:
    """A name as it can be typed among other words: `nowy-jork`."""
    return "-".join(plain(name).split())


def ids(words: Sequence[str], names: Mapping[str, str]) -> Iterator[str]:
    """Word by word what is meant, the longest name first."""
    at = 0
    while at < len(words):
        for size in range(min(MOST_WORDS, len(words) - at), 0, -1):
            span = words[at : at + size]
            name = names.get(plain(" ".join(span))) if all(map(plain, span)) else None
            if name is not None:
                break
        yield name or begun(words[at], names)
        at += size


def begun(word: str, names: Mapping[str, str]) -> str:
    """The one thing whose name begins so, unless something English does; else the word."""
    start = plain(word)
    english = any(known.startswith((start, word.lower())) for known in ENGLISH)
    if english or len(start) < LEAST_LETTERS:
        return word
    fitting = [name for spelled, name in names.items() if spelled.startswith(start)]
    return fitting[0] if len(fitting) == 1 else word
