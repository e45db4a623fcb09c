"""Plain English: words that our docstrings, comments and messages do not use."""

from __future__ import annotations

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "fourcures"

# Packages and modules without these words. Add yours when it is clean.
CLEAN = (
    *("engine", "compiled", "analysis", "bots", "lab", "envs", "testing"),
    *("table", "server", "files.py", "extras.py", "svg.py", "narration.py"),
)
# Sentences that clients translate: their English is fixed in the locales.
NOT_CHECKED = {"engine/reasons.py"}
# A pattern for each word, and what to write instead.
BANNED = {
    r"anew": "again",
    r"unasked": "by itself, automatically",
    r"so many": "a number, or the name of the parameter",
    r"for ever": "never changes, without end",
    r"mend(s|ed|ing)?": "fix, correct",
    r"stands(?! for)": "is",
    r"reckon(s|ed|ing)?": "compute",
    r"whoever": "anyone who, or name the person",
    r"(is|are) none": "is not, has no",
    r"of one's own": "your own, custom",
    r"who is gone": "an absent player",
    r"betray(s|ed)?": "reveal",
}
# Each in either case, with any space between words, except `None`, which is a value.
PATTERNS = {
    re.compile(rf"\b(?i:{word})\b".replace(" ", r"\s+").replace("none", "(?-i:none)")): better
    for word, better in BANNED.items()
}
TEXTS = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", tokenize.STRING)}


def files() -> list[Path]:
    """Return the files of the clean packages."""
    places = [SOURCES / name for name in CLEAN]
    return [
        path
        for place in places
        for path in ([place] if place.suffix else sorted(place.rglob("*.py")))
    ]


def found(source: str) -> Iterator[tuple[int, str, str]]:
    """Yield the line of each banned word, the word, and what to write instead."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in TEXTS:
            for pattern, better in PATTERNS.items():
                for match in pattern.finditer(token.string):
                    line = token.start[0] + token.string[: match.start()].count("\n")
                    yield line, " ".join(match.group().split()), better


@pytest.mark.parametrize("path", files(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_texts_are_plain_english(path: Path) -> None:
    name = path.relative_to(SOURCES).as_posix()
    problems = [
        f"{name}:{line}: instead of {word!r} write: {better}"
        for line, word, better in found(path.read_text("utf-8"))
    ]
    assert not problems or name in NOT_CHECKED, "\n".join(problems)


def test_banned_words_are_found_in_every_kind_of_text() -> None:
    source = '"""Reckon.\n\nIt is so\n many."""\nanew = f"{y} stands"  # Whoever; stands for\n'
    assert sorted((line, word) for line, word, _ in found(source)) == [
        (1, "Reckon"),
        (3, "so many"),
        (5, "Whoever"),
        (5, "stands"),
    ]


def test_names_and_values_are_not_words() -> None:
    assert not list(found("anew = None  # the seat, if there is one; x is None\n"))
