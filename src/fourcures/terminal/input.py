"""What a player typed, read with patience: spaces in names, accents, prefixes, a city alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ..engine.notation import FORMS, Move
from ..engine.rules.board import CITIES, EVENTS, ROLES
from .characters import folded

WAYS = ("drive", "direct", "charter", "shuttle", "opsflight")  # of one's own pawn
FREE = ("drive", "shuttle")  # without a card
LEAST_LETTERS = 3  # of a city's name, where a name alone is typed
VOCABULARY = (*CITIES, *ROLES, *EVENTS, "toronto")
ALIASES = {
    "government_grant": "grant",
    "one_quiet_night": "quiet",
    "resilient_population": "resilient",
}
SPELLINGS = {"saint_petersburg": "st_petersburg", "saigon": "ho_chi_minh_city"}
MOST_WORDS = 4  # of a name: ho chi minh city


class Reading(NamedTuple):
    """What a line may mean: legal moves that fit it, and the text as notation spells it."""

    moves: list[Move]
    text: str


def read(line: str, legal: Sequence[Move]) -> Reading:
    """The legal moves that a line fits best: one is a move, several are a question back."""
    typed = words(line)
    if typed and typed[0] == "go":
        typed = typed[1:]
    spelled = " ".join(verb(word) if at == 0 else whole(word) for at, word in enumerate(typed))
    if not typed:
        return Reading([], spelled)
    exact = [move for move in legal if str(move).split() == typed]
    if exact:
        return Reading(exact, spelled)
    if len(typed) == 1 and typed[0] not in FORMS:
        ways = ways_to(typed[0], legal)
        if ways:
            return Reading(ways, spelled)
    return Reading(beginning(typed, legal), spelled)


def words(line: str) -> list[str]:
    """The words of a line that begins with a verb: `one quiet night` is the move `quiet`."""
    joined = names_in(line)
    if joined:
        joined[0] = ALIASES.get(joined[0], joined[0])
    return joined


def names_in(line: str) -> list[str]:
    """The words of a line, a name of several words made one: `New York` is `new_york`."""
    plain = folded(line).lower().replace("'", "").replace(",", " ").replace(".", " ")
    loose = plain.replace("-", " ").split()
    joined: list[str] = []
    at = 0
    while at < len(loose):
        for size in range(min(MOST_WORDS, len(loose) - at), 0, -1):
            name = "_".join(loose[at : at + size])
            name = SPELLINGS.get(name, name)
            if size == 1 or any(known.startswith(name) for known in VOCABULARY):
                break
        joined.append(name)
        at += size
    return joined


def verb(word: str) -> str:
    """The one verb that begins so, if no city does."""
    name = whole(word)
    return name if name in VOCABULARY else only(v for v in FORMS if v.startswith(word)) or word


def whole(word: str) -> str:
    """The one city, role or event that begins so, or the word itself."""
    if word in VOCABULARY or word in FORMS or len(word) < LEAST_LETTERS:
        return word
    return only(name for name in VOCABULARY if name.startswith(word)) or word


def only(names: Iterable[str]) -> str | None:
    """The name, if there is exactly one."""
    found = list(names)
    return found[0] if len(found) == 1 else None


def ways_to(word: str, legal: Sequence[Move]) -> list[Move]:
    """How one's own pawn gets to a city: the drive if there is one, otherwise every way.

    A beginning stands only for a way that costs no card: what is discarded must be named.
    """
    ways = [(str(move).split(), move) for move in legal]
    ways = [(text, move) for text, move in ways if text[0] in WAYS]
    to = [(text, move) for text, move in ways if text[1] == word]
    if not to and len(word) >= LEAST_LETTERS:
        to = [pair for pair in ways if pair[0][0] in FREE and pair[0][1].startswith(word)]
    drives = [move for text, move in to if text[0] == "drive"]
    return drives or [move for _, move in to]


def beginning(typed: Sequence[str], legal: Sequence[Move]) -> list[Move]:
    """The legal moves whose words begin so; those that have no more words go first."""
    fitting = [
        (text, move)
        for text, move in ((bare(move, typed), move) for move in legal)
        if len(text) >= len(typed)
        and all(there.startswith(word) for there, word in zip(text, typed, strict=False))
    ]
    # A verb written out is meant: `pass` is not the beginning of something longer.
    fitting = [pair for pair in fitting if pair[0][0] == typed[0]] or fitting
    same = [move for text, move in fitting if len(text) == len(typed)]
    return same or [move for _, move in fitting]


def bare(move: Move, typed: Sequence[str]) -> list[str]:
    """The words of a move; without its seat, unless a seat was typed."""
    text = str(move).split()
    named = typed[0].startswith("seat:")
    if text[0].startswith("seat:"):
        return text if named else text[1:]
    return [f"seat:{move.seat}", *text] if named else text
