"""Parse typed moves leniently: accents, prefixes, names with spaces, a city without a verb."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from ...engine.notation import FORMS, Move
from ...engine.rules.board import CITIES, EVENTS, ROLES
from ..characters import fold_to_ascii

WAYS = ("drive", "direct", "charter", "shuttle", "opsflight")  # of the player's own pawn
FREE = ("drive", "shuttle")  # cost no card
LEAST_LETTERS = 3  # of a city name that is typed without a verb
VOCABULARY = (*CITIES, *ROLES, *EVENTS, "toronto")
ALIASES = {
    "government_grant": "grant",
    "one_quiet_night": "quiet",
    "resilient_population": "resilient",
}
SPELLINGS = {"saint_petersburg": "st_petersburg", "saigon": "ho_chi_minh_city"}
MOST_WORDS = 4  # in a name: ho chi minh city


class Reading(NamedTuple):
    """The parse of a line: the matching legal moves, and the line in move notation."""

    moves: list[Move]
    text: str


def read_move(line: str, legal: Sequence[Move]) -> Reading:
    """Return the legal moves that match a line best; several mean that it is ambiguous."""
    typed = split_words(line)
    if typed and typed[0] == "go":
        typed = typed[1:]
    spelled = " ".join(
        complete_verb(word) if at == 0 else complete_name(word) for at, word in enumerate(typed)
    )
    if not typed:
        return Reading([], spelled)
    exact = [move for move in legal if str(move).split() == typed]
    if exact:
        return Reading(exact, spelled)
    if len(typed) == 1 and typed[0] not in FORMS:
        ways = find_ways(typed[0], legal)
        if ways:
            return Reading(ways, spelled)
    return Reading(match_prefixes(typed, legal), spelled)


def split_words(line: str) -> list[str]:
    """Return the words of a line that starts with a verb: `one quiet night` is the move `quiet`."""
    joined = split_names(line)
    if joined:
        joined[0] = ALIASES.get(joined[0], joined[0])
    return joined


def split_names(line: str) -> list[str]:
    """Return the words of a line, with names of several words joined: `New York` is `new_york`."""
    plain = fold_to_ascii(line).lower().replace("'", "").replace(",", " ").replace(".", " ")
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


def complete_verb(word: str) -> str:
    """Return the only verb with this prefix, unless a city matches; otherwise the word."""
    name = complete_name(word)
    return (
        name if name in VOCABULARY else only_match(v for v in FORMS if v.startswith(word)) or word
    )


def complete_name(word: str) -> str:
    """Return the only city, role or event with this prefix, or the word itself."""
    if word in VOCABULARY or word in FORMS or len(word) < LEAST_LETTERS:
        return word
    return only_match(name for name in VOCABULARY if name.startswith(word)) or word


def only_match(names: Iterable[str]) -> str | None:
    """Return the name if there is exactly one, otherwise None."""
    fitting = list(names)
    return fitting[0] if len(fitting) == 1 else None


def find_ways(word: str, legal: Sequence[Move]) -> list[Move]:
    """Return the moves of the player's own pawn to a city: the drive if legal, otherwise all.

    A prefix matches only moves that cost no card: a move that discards needs the full name.
    """
    ways = [(str(move).split(), move) for move in legal]
    ways = [(text, move) for text, move in ways if text[0] in WAYS]
    to = [(text, move) for text, move in ways if text[1] == word]
    if not to and len(word) >= LEAST_LETTERS:
        to = [pair for pair in ways if pair[0][0] in FREE and pair[0][1].startswith(word)]
    drives = [move for text, move in to if text[0] == "drive"]
    return drives or [move for _, move in to]


def match_prefixes(typed: Sequence[str], legal: Sequence[Move]) -> list[Move]:
    """Return the legal moves that match these prefixes; those with no further words win."""
    fitting = [
        (text, move)
        for text, move in ((words_of(move, typed), move) for move in legal)
        if len(text) >= len(typed)
        and all(there.startswith(word) for there, word in zip(text, typed, strict=False))
    ]
    # A complete verb wins over longer ones: `pass` is not a prefix of something else.
    fitting = [pair for pair in fitting if pair[0][0] == typed[0]] or fitting
    same = [move for text, move in fitting if len(text) == len(typed)]
    return same or [move for _, move in fitting]


def words_of(move: Move, typed: Sequence[str]) -> list[str]:
    """Return the words of a move, with its seat only if the player typed a seat."""
    text = str(move).split()
    named = typed[0].startswith("seat:")
    if text[0].startswith("seat:"):
        return text if named else text[1:]
    return [f"seat:{move.seat}", *text] if named else text
