"""What a line can go on with: the next word of every legal move and of every command."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ..engine.notation import FORMS
from ..engine.rules.board import CITIES
from .commands import COMMANDS, SECOND_WORDS
from .input import bare, words
from .keyboard import Keyboard
from .localized_input import one_word, plain, understood
from .names import KINDS


def next_words(table: Keyboard, line: str) -> list[str]:
    """The words that can stand where the line ends, in a stable order."""
    if table.heir is not None:
        return []
    before, _, last = line.rpartition(" ")
    before = understood(before, table.say)
    return english_words(table, f"{before} {last}") or spoken_words(table, before, last)


def english_words(table: Keyboard, line: str) -> list[str]:
    """The words that go on with a line in English."""
    if in_other_letters(line):
        return []
    typed = words(line)
    started = typed.pop() if typed and not line.endswith(" ") else ""
    options = map(table.names.word, continuations(table, typed))
    return list(dict.fromkeys(word for word in options if word.startswith(started)))


def spoken_words(table: Keyboard, before: str, last: str) -> list[str]:
    """The names in the player's language that begin with the last word."""
    options = dict.fromkeys(continuations(table, words(before))) if plain(last) else ()
    names = [table.names(word) for word in options if word in KINDS]
    return [one_word(name) for name in names if plain(name).startswith(plain(last))]


def in_other_letters(line: str) -> bool:
    """Whether the line ends in a word that English has no letters for."""
    last = line.rpartition(" ")[2]
    return bool(last) and not words(last)


def started_at(line: str) -> int:
    """How many characters the name or word that the line ends with takes; names may have spaces."""
    if in_other_letters(line):
        return len(line.rpartition(" ")[2])
    typed = words(line)
    if not typed or line.endswith(" "):
        return 0
    starts = [0, *(at + 1 for at, c in enumerate(line) if c == " ")]
    return next((len(line) - at for at in starts if words(line[at:]) == typed[-1:]), 0)


def shared(words: list[str]) -> str:
    """What all words begin with."""
    if not words:
        return ""
    first, last = min(words), max(words)  # in order, all others lie between these two
    same = next((at for at, c in enumerate(first) if last[at : at + 1] != c), len(first))
    return first[:same]


def continuations(table: Keyboard, typed: list[str]) -> Iterator[str]:
    """What may follow these words."""
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
        yield from COMMANDS


def following(texts: Iterable[list[str]], typed: list[str]) -> Iterator[str]:
    """The word after these in every text that begins with them."""
    size = len(typed)
    for text in texts:
        if len(text) > size and text[:size] == typed:
            yield text[size]
