"""Tab completion: the next words of legal moves and commands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..engine.notation import FORMS
from ..engine.rules.board import CITIES
from ..text.names import KINDS
from .commands import SECOND_WORDS
from .input.localized import one_word, plain, translate_names
from .input.moves import bare, words
from .keyboard import Keyboard


def next_words(table: Keyboard, line: str) -> list[str]:
    """Return the completions of the last word of a line, in a stable order."""
    if table.heir is not None:
        return []
    before, _, last = line.rpartition(" ")
    before = translate_names(before, table.say, table.commands)
    return english_words(table, f"{before} {last}") or spoken_words(table, before, last)


def english_words(table: Keyboard, line: str) -> list[str]:
    """Return the English completions of a line."""
    if in_other_letters(line):
        return []
    typed = words(line)
    started = typed.pop() if typed and not line.endswith(" ") else ""
    options = map(table.names.word, continuations(table, typed))
    return list(dict.fromkeys(word for word in options if word.startswith(started)))


def spoken_words(table: Keyboard, before: str, last: str) -> list[str]:
    """Return the names in the player's language that start with the last word."""
    options = dict.fromkeys(continuations(table, words(before))) if plain(last) else ()
    names = [table.names(word) for word in options if word in KINDS]
    return [one_word(name) for name in names if plain(name).startswith(plain(last))]


def in_other_letters(line: str) -> bool:
    """Return whether the last word of a line has no ASCII letters."""
    last = line.rpartition(" ")[2]
    return bool(last) and not words(last)


def started_at(line: str) -> int:
    """Return the length of the last word or name of a line; names may contain spaces."""
    if in_other_letters(line):
        return len(line.rpartition(" ")[2])
    typed = words(line)
    if not typed or line.endswith(" "):
        return 0
    starts = [0, *(at + 1 for at, c in enumerate(line) if c == " ")]
    return next((len(line) - at for at in starts if words(line[at:]) == typed[-1:]), 0)


def shared(words: list[str]) -> str:
    """Return the common prefix of all words."""
    if not words:
        return ""
    first, last = min(words), max(words)  # in order, all others lie between these two
    same = next((at for at, c in enumerate(first) if last[at : at + 1] != c), len(first))
    return first[:same]


def continuations(table: Keyboard, typed: list[str]) -> Iterator[str]:
    """Yield the words that may follow these words."""
    if table.asked is not None:
        yield from (*table.asked.next.cards, "undo")
        return
    moves = [bare(move, typed or [""]) for move in table.legal()]
    if typed and typed[0] in ("why", "legal"):
        rest = typed[1:]
        if not rest:
            yield from FORMS
        elif typed[0] == "legal" or len(rest) == 1:
            yield from CITIES
        return
    if typed and typed[0] in SECOND_WORDS:
        yield from SECOND_WORDS[typed[0]] if len(typed) == 1 else ()
        return
    yield from following(moves, typed)
    if not typed:
        yield from (text[1] for text in moves if text[0] == "drive")
        yield from table.commands


def following(texts: Iterable[list[str]], typed: list[str]) -> Iterator[str]:
    """Yield the next word of every text that starts with these words."""
    size = len(typed)
    for text in texts:
        if len(text) > size and text[:size] == typed:
            yield text[size]
