"""The parsed Fluent files: every message with its arguments and texts."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from fourcures.text.language import FOLDER, LANGUAGES

OTHERS = [code for code in LANGUAGES if code != "en"]


class Message(NamedTuple):
    """A message of one language."""

    file: str
    arguments: frozenset[str]
    attributes: frozenset[str]
    texts: tuple[str, ...]  # the text between the arguments, of every variant
    plurals: tuple[frozenset[str], ...]  # the variants of each plural selector
    choices: frozenset[str]  # the names of all variants


class Parts(Visitor):
    """Collect the parts of a message."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.texts: list[str] = []
        self.choices: list[frozenset[str]] = []

    def visit_VariableReference(self, node: Any) -> None:
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: Any) -> None:
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: Any) -> None:
        names = (v.key.name for v in node.variants if isinstance(v.key, ast.Identifier))
        self.choices.append(frozenset(names))
        self.generic_visit(node)


def files() -> list[str]:
    return sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


@cache
def messages(code: str) -> dict[str, Message]:
    """Return all messages of a language; fail if a file does not parse."""
    found: dict[str, Message] = {}
    for path in sorted((FOLDER / code).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{code}/{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{code}: {entry.id.name} is defined twice"
                parts = Parts()
                parts.visit(entry)
                counting = [c for c in parts.choices if c & {"one", "few", "many", "other"}]
                found[entry.id.name] = Message(
                    path.name,
                    frozenset(parts.arguments),
                    frozenset(attribute.id.name for attribute in entry.attributes),
                    tuple(parts.texts),
                    tuple(counting),
                    frozenset().union(*parts.choices),
                )
    return found


def dashed(name: str) -> str:
    return name.replace("_", "-")
