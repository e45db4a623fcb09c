"""Update the test lists in `docs/rules.md`, below every rule.

    python -m tests.rule_index

rewrites the lines that name the tests; `tests/test_house.py` fails if they are outdated.
"""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "rules.md"
RULE = re.compile(r"^- (?P<number>R\d+\.\d+|W\d+) ")
TESTS = "  - held by "


def numbers_in(name: str) -> set[str]:
    """Return the rules and worked examples in the name of a test: R4_5 is R4.5."""
    rules = {f"R{a}.{b}" for a, b in re.findall(r"R(\d+)_(\d+)", name)}
    return rules | {f"W{n}" for n in re.findall(r"W(\d+)", name)}


def tests_by_number() -> dict[str, list[str]]:
    """Return the tests of each number, as `file: names`."""
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for name in re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.M):
            for number in numbers_in(name):
                found[number][path.name].append(name)
    return {
        number: [f"`{file}`: {', '.join(names)}" for file, names in sorted(files.items())]
        for number, files in found.items()
    }


def renewed(page: str) -> str:
    """Return the page with updated test lists below every rule."""
    tests = tests_by_number()
    lines = []
    for line in page.splitlines():
        if line.startswith(TESTS):
            continue
        lines.append(line)
        rule = RULE.match(line)
        if rule:
            lines += [TESTS + one for one in tests.get(rule["number"], [])]
    return "\n".join(lines) + "\n"


def without_tests(page: str) -> list[str]:
    """Return the numbers on the page that have no test."""
    tests = tests_by_number()
    numbers = [rule["number"] for line in page.splitlines() if (rule := RULE.match(line))]
    return [number for number in numbers if number not in tests]


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
    print(f"{PAGE.name}: no test for {without_tests(PAGE.read_text('utf-8')) or 'none: all held'}")
