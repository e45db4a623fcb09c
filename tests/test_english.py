"""Plain English: words that our docstrings, comments and messages do not use.

Sources, messages and documentation are checked completely. In tests and in the web client only
docstrings and comments are: their strings are also data, such as the sentences of refusals.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "fourcures"

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
    r"(?<!there\s)(is|are) none": "is not, has no",
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
# The comments of TypeScript, Svelte and CSS; `//` in an address or a path is not one.
WEB_COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<![:'\"`\w/\\])//[^\n]*", re.DOTALL)
MESSAGE_ID = re.compile(r"^[\w-]+(?= =)", re.MULTILINE)

Text = tuple[int, str]  # the first line, and the text


def sources() -> list[Path]:
    """Return the modules of the package, the benchmarks and the examples."""
    places = (SOURCES, ROOT / "benchmarks", ROOT / "examples")
    return [path for place in places for path in sorted(place.rglob("*.py"))]


def suite() -> list[Path]:
    """Return the files of the tests, without this one, which contains the words."""
    return sorted({*(ROOT / "tests").rglob("*.py")} - {Path(__file__)})


def client() -> list[Path]:
    """Return the sources of the web client."""
    return sorted(
        path
        for path in (ROOT / "web" / "src").rglob("*")
        if path.suffix in {".ts", ".svelte", ".css", ".mjs"}
    )


def pages() -> list[Path]:
    """Return the English messages and the documentation, without what is generated."""
    docs = [path for path in (ROOT / "docs").rglob("*.md") if "_generated" not in path.parts]
    return sorted([*(SOURCES / "locales" / "en").glob("*.ftl"), *ROOT.glob("*.md"), *docs])


def texts(source: str) -> Iterator[Text]:
    """Yield all comments and strings of a Python source."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in TEXTS:
            yield token.start[0], token.string


def explanations(source: str) -> Iterator[Text]:
    """Yield the comments and docstrings of a Python source."""
    docstrings = {
        node.body[0].lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and ast.get_docstring(node) is not None
    }
    for line, text in texts(source):
        if text.startswith("#") or line in docstrings:
            yield line, text


def web_comments(source: str) -> Iterator[Text]:
    """Yield the comments of a source of the web client."""
    for match in WEB_COMMENT.finditer(source):
        yield 1 + source[: match.start()].count("\n"), match.group()


def found(some: Iterable[Text]) -> Iterator[tuple[int, str, str]]:
    """Yield the line of each banned word, the word, and what to write instead."""
    for first, text in some:
        for pattern, better in PATTERNS.items():
            for match in pattern.finditer(text):
                line = first + text[: match.start()].count("\n")
                yield line, " ".join(match.group().split()), better


def check(paths: Iterable[Path], read: Callable[[str], Iterable[Text]]) -> None:
    """Assert that the texts of files, as `read` finds them, have no banned words."""
    problems = [
        f"{path.relative_to(ROOT)}:{line}: instead of {word!r} write: {better}"
        for path in paths
        if list(found([(1, source := path.read_text("utf-8"))]))  # quicker than reading it first
        for line, word, better in found(read(source))
    ]
    assert not problems, "\n".join(problems)


def test_sources_are_plain_english() -> None:
    check(sources(), texts)


def test_tests_are_described_in_plain_english() -> None:
    check(suite(), explanations)


def test_comments_of_the_client_are_plain_english() -> None:
    check(client(), web_comments)


def test_messages_and_documentation_are_plain_english() -> None:
    check(pages(), lambda page: [(1, MESSAGE_ID.sub("", page))])


def test_banned_words_are_found_in_every_kind_of_text() -> None:
    source = '"""Reckon.\n\nIt is so\n many."""\nanew = f"{y} stands"  # Whoever; stands for\n'
    assert sorted((line, word) for line, word, _ in found(texts(source))) == [
        (1, "Reckon"),
        (3, "so many"),
        (5, "Whoever"),
        (5, "stands"),
    ]


def test_names_and_values_are_not_words() -> None:
    source = "anew = None  # the seat, if there is one; x is None\n"
    assert not list(found(texts(source)))


def test_only_explanations_of_tests_are_checked() -> None:
    source = 'def f():\n    """Mend."""\n    return "anew"  # unasked\n'
    assert [word for _, word, _ in found(explanations(source))] == ["Mend", "unasked"]


def test_comments_of_the_client_are_found() -> None:
    source = "const url = 'http://anew'; // so many\n/**\n * Mend. */ <!-- whoever -->\nstands();\n"
    assert [(line, word) for line, word, _ in found(web_comments(source))] == [
        (1, "so many"),
        (3, "Mend"),
        (3, "whoever"),
    ]
