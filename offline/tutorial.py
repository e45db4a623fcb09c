"""The examples of the tutorial, as the console of the game without a server offers them."""

from __future__ import annotations

import re
from doctest import DocTestParser
from pathlib import Path

import msgspec

TUTORIAL = Path(__file__).parents[1] / "docs" / "python" / "tutorial.md"
HEADING = re.compile(r"^## (.+)$", re.M)
BLOCK = re.compile(r"^```pycon\n(.*?)^```$", re.M | re.S)
NOT_HERE = "narration"  # needs a library that is not part of the game without a server


class Example(msgspec.Struct):
    """Statements that belong together, and what they print."""

    source: str
    want: str


class Chapter(msgspec.Struct):
    """A chapter with examples, in their order."""

    title: str
    examples: list[Example]


def read_tutorial(text: str) -> list[Chapter]:
    """Return the chapters that have examples; all of them are one session."""
    _, *parts = HEADING.split(text)
    chapters = [
        Chapter(title, [example for block in BLOCK.findall(body) for example in read_block(block)])
        for title, body in zip(parts[::2], parts[1::2], strict=True)
    ]
    return [chapter for chapter in chapters if chapter.examples]


def read_block(block: str) -> list[Example]:
    """Return the examples of a block: statements up to the next ones that print something."""
    if NOT_HERE in block:
        return []
    found, before = [], ""
    for example in DocTestParser().get_examples(block):
        before += example.source
        if example.want:
            found.append(Example(before, example.want))
            before = ""
    return [*found, Example(before, "")] if before else found
