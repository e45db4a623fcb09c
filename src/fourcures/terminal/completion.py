"""Tab completion: the next words of legal moves and commands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..engine.notation import FORMS
from ..engine.rules.board import CITIES
from ..text.names import KINDS
from .commands import SECOND_WORDS
from .input.localized import hyphenate, normalize, translate_names
from .input.moves import split_words, words_of
from .keyboard import Keyboard


def complete_line(table: Keyboard, line: str) -> list[str]:
    """Return the completions of the last word of a line, in a stable order."""
    if table.heir is not None:
        return []
    before, _, last = line.rpartition(" ")
    before = translate_names(before, table.say, table.commands)
    return complete_english(table, f"{before} {last}") or complete_localized(table, before, last)


def complete_english(table: Keyboard, line: str) -> list[str]:
    """Return the English completions of a line."""
    if is_foreign(line):
        return []
    typed = split_words(line)
    started = typed.pop() if typed and not line.endswith(" ") else ""
    options = map(table.names.word, list_continuations(table, typed))
    return list(dict.fromkeys(word for word in options if word.startswith(started)))


def complete_localized(table: Keyboard, before: str, last: str) -> list[str]:
    """Return the names in the player's language that start with the last word."""
    if not normalize(last):
        return []
    options = dict.fromkeys(list_continuations(table, split_words(before)))
    names = [table.names(word) for word in options if word in KINDS]
    return [hyphenate(name) for name in names if normalize(name).startswith(normalize(last))]


def is_foreign(line: str) -> bool:
    """Return whether the last word of a line has no ASCII letters."""
    last = line.rpartition(" ")[2]
    return bool(last) and not split_words(last)


def last_word_length(line: str) -> int:
    """Return the length of the last word or name of a line; names may contain spaces."""
    if is_foreign(line):
        return len(line.rpartition(" ")[2])
    typed = split_words(line)
    if not typed or line.endswith(" "):
        return 0
    starts = [0, *(at + 1 for at, c in enumerate(line) if c == " ")]
    return next((len(line) - at for at in starts if split_words(line[at:]) == typed[-1:]), 0)


def common_prefix(words: list[str]) -> str:
    """Return the common prefix of all words."""
    if not words:
        return ""
    first, last = min(words), max(words)  # in order, all others lie between these two
    same = next((at for at, c in enumerate(first) if last[at : at + 1] != c), len(first))
    return first[:same]


def list_continuations(table: Keyboard, typed: list[str]) -> Iterator[str]:
    """Yield the words that may follow these words."""
    if table.asked is not None:
        yield from (*table.asked.next.cards, "undo")
        return
    moves = [words_of(move, typed or [""]) for move in table.legal_moves()]
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
    yield from list_following(moves, typed)
    if not typed:
        yield from (text[1] for text in moves if text[0] == "drive")
        yield from table.commands


def list_following(texts: Iterable[list[str]], typed: list[str]) -> Iterator[str]:
    """Yield the next word of every text that starts with these words."""
    size = len(typed)
    for text in texts:
        if len(text) > size and text[:size] == typed:
            yield text[size]
