"""The Makefile: what runs first, and what its list of targets says."""

from __future__ import annotations

import re
from pathlib import Path

MAKEFILE = (Path(__file__).parent.parent / "Makefile").read_text("utf-8")
TARGET = r"^{}:.*\n((?:\t.*\n)+)"
LINTERS = {"lint", "client-lint"}


def recipe(target: str) -> list[str]:
    """Return the commands of a target."""
    (found,) = re.findall(TARGET.format(re.escape(target)), MAKEFILE, re.M)
    return [line.strip().removeprefix("@") for line in found.splitlines()]


def side_by_side(command: str) -> set[str]:
    """Return the targets that a command makes at the same time."""
    start, *targets = command.split()
    assert start == "$(ALONGSIDE)"
    return {target for target in targets if not target.startswith("-")}


def test_quick_lints_before_anything_slow() -> None:
    first, second, *_ = recipe("quick")
    assert side_by_side(first) == LINTERS
    assert side_by_side(second) == {"typecheck", "client-check", "client-test", "engine-test"}


def test_quick_leaves_out_nothing_of_check() -> None:
    (checked,) = re.findall(r"^check: (.*?)  ##", MAKEFILE, re.M)
    quick = set().union(*map(side_by_side, recipe("quick")[:2]))
    assert set(checked.split()) <= quick


def test_fix_changes_the_sources_before_it_shows_what_is_left() -> None:
    *fixing, last = recipe("fix")
    assert [" ".join(command.split()[:3]) for command in fixing] == [
        "$(BIN)/ruff check --fix-only",
        "$(BIN)/ruff format --quiet",
    ]
    assert side_by_side(last) == {"lint", "fix-client"}


def test_every_target_that_is_no_file_is_declared_so() -> None:
    (declared,) = re.findall(r"^\.PHONY: ((?:.*\\\n)*.*)", MAKEFILE, re.M)
    targets = set(re.findall(r"^([a-z][a-z-]*):", MAKEFILE, re.M))
    assert targets == set(declared.replace("\\", " ").split()) - {
        "client-check",
        "client-test",
        "client-lint",
    }
