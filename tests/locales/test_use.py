"""Messages and code fit together: no message is missing or unused."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fourcures.engine import reasons
from fourcures.protocol import refusals as table_errors
from fourcures.text.language import FOLDER

from .messages import messages

ROOT = Path(__file__).parent.parent.parent
SOURCES = [
    path
    for folder, kinds in (("src/fourcures", (".py",)), ("web/src", (".ts", ".svelte")))
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in kinds and not path.name.endswith(".test.ts")
    if path.parent != ROOT / "web/src/testing"
]
TOKEN = re.compile(r"[a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*")
# `log-${event}`, f"log-{event}", `guide-${step}-how`: the prefix and suffix of an id.
FRAME = re.compile(r"([a-z][\w-]*-)\$?\{[^{}]*\}([\w-]*)")
# listChoices('new-help', HELP): the start of the ids.
CHOICES = re.compile(r"\blistChoices\('([\w-]+)'")
SAID = re.compile(r"\b(?:say|t)\(\s*f?(?:'([^'\n]+)'|\"([^\"\n]+)\"|`([^`\n]+)`)")


@cache
def program(path: Path) -> str:
    """Return a source file, without the comments of TypeScript, which may contain examples."""
    written = path.read_text("utf-8")
    return written if path.suffix == ".py" else re.sub(r"/\*.*?\*/|(?<!:)//.*", "", written)


@cache
def text() -> str:
    """Return all sources, and the messages, which may refer to each other."""
    refer = [
        part
        for path in sorted((FOLDER / "en").glob("*.ftl"))
        for part in re.findall(r"\{ ([a-z][\w-]+) \}", path.read_text("utf-8"))
    ]
    return "\n".join([*map(program, SOURCES), *refer])


@cache
def frames() -> frozenset[tuple[str, str]]:
    choices = [(f"{start}-", "") for start in CHOICES.findall(text())]
    return frozenset([*FRAME.findall(text()), *choices])


def framed(name: str) -> bool:
    """Return whether an id can result from a template string."""
    return any(name.startswith(start) and name.endswith(end) for start, end in frames())


def test_every_used_message_exists() -> None:
    known = messages("en")
    lacking = [
        start
        for start in CHOICES.findall(text())
        if not any(name.startswith(f"{start}-") for name in known)
    ]
    for path in SOURCES:
        for match in SAID.finditer(program(path)):
            said = next(filter(None, match.groups())).partition(".")[0]
            start, put, _ = said.partition("{")
            start = start.rstrip("$")
            if TOKEN.fullmatch(start.rstrip("-")) and "-" in start:
                fits = any(n.startswith(start) for n in known) if put else start in known
                lacking += [] if fits else [f"{path.relative_to(ROOT)}: {said}"]
    assert lacking == []


def test_every_message_is_used() -> None:
    said = set(TOKEN.findall(text()))
    assert [n for n in messages("en") if n not in said and not framed(n)] == []


def test_every_reason_is_used() -> None:
    tables = {Path(reasons.__file__), Path(table_errors.__file__)}
    programs = "\n".join(
        program(path) for path in SOURCES if path.suffix == ".py" and path not in tables
    )
    codes = reasons.SENTENCES.keys() | table_errors.SENTENCES.keys()
    assert sorted(code for code in codes if f'"{code}"' not in programs) == []


def test_the_search_for_uses_finds_known_ones() -> None:
    """Otherwise the tests above would pass without checking anything."""
    assert len(SOURCES) > 150
    assert len(SAID.findall(text())) > 300
    assert framed("log-anything")
    assert framed("guide-drive-how")
    assert not framed("nothing-of-ours")
