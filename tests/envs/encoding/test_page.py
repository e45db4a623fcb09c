"""The page of all numbers is up to date, and is enough to decode every number and code."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fourcures.cli import main
from fourcures.envs import ACTIONS, CODES, NAMES, NUMBERS, explain_action
from fourcures.envs.encoding import page

PAGE = Path(__file__).parents[3] / "docs" / "research" / "encoding.md"


def test_the_page_of_the_documentation_is_what_the_command_prints(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["envs", "describe", "--markdown"]) == 0
    assert capsys.readouterr().out == PAGE.read_text("utf-8")


class Reader:
    """A reader who has only the page."""

    def __init__(self) -> None:
        text = PAGE.read_text("utf-8")
        fields, _, rest = text.partition("## Decode an action code")
        codes, _, axes = rest.partition("\n## Axes\n")
        row = r"^\| (\d+)(?:-(\d+))? \| `([\w ]+)` \| ([^|]+) \| ([^|]+) \|"
        self.fields = re.findall(row, fields, re.M)
        self.codes = re.findall(row, codes, re.M)
        self.axes = dict(self.read_axis(part) for part in axes.split("\n### ")[1:])
        self.axes["card"] = self.axes["city"] | self.axes["card"]

    def read_axis(self, part: str) -> tuple[str, dict[int, str]]:
        """Return the name and the places of an axis."""
        name, _, body = part.partition("\n")
        if numbered := re.search(r"^`(\w+) 0` to `\w+ (\d)`$", body, re.M):
            return name, {n: f"{numbered[1]} {n}" for n in range(int(numbered[2]) + 1)}
        return name, {int(n): place for n, place in re.findall(r" (\d+) `([^`]+)`", body)}

    def number(self, index: int) -> str:
        """Return the name of a number of the observation, by the recipe of the page."""
        for first, last, field, axes, _ in self.fields:
            if int(first) <= index <= int(last or first):
                place = index - int(first)
                if axes == "none":
                    return f"{field}"
                names = re.findall(r"(\w+) \(\d+\)", axes)
                if len(names) == 1:
                    return f"{field}[{self.axes[names[0]][place]}]"
                length = len(self.axes[names[1]])
                places = zip(names, divmod(place, length), strict=True)
                return f"{field}[{', '.join(self.axes[axis][at] for axis, at in places)}]"
        raise AssertionError(index)

    def code(self, code: int) -> str:
        """Return the name and the argument of a code, by the recipe of the page."""
        for first, last, name, listed, _ in self.codes:
            if int(first) <= code <= int(last or first):
                place = code - int(first)
                if listed == "none":
                    return str(name)
                family = name.split()[0]
                if seats := re.match(r"`seat (\d)`", listed):
                    return f"{family} seat {int(seats[1]) + place}"
                return f"{family} {self.axes[listed.split()[0]][place]}"
        raise AssertionError(code)


def test_a_reader_of_the_page_decodes_every_number() -> None:
    reader = Reader()
    assert [reader.number(number.offset) for number in NUMBERS] == [
        number.name for number in NUMBERS
    ]


def test_a_reader_of_the_page_decodes_every_code() -> None:
    reader = Reader()
    assert [reader.code(code).replace("seat ", "") for code in range(ACTIONS)] == list(NAMES)


def test_the_description_for_programs_has_every_field_and_code(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["envs", "describe", "--json"]) == 0
    described = json.loads(capsys.readouterr().out)
    assert described == json.loads(json.dumps(page.describe()))
    assert sum(len(codes["arguments"]) or 1 for codes in described["actions"]) == ACTIONS
    assert [codes["name"] for codes in described["actions"]] == [codes.name for codes in CODES]


def test_without_an_option_every_number_and_code_has_a_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["envs", "describe"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert f"  193 {explain_action(193)}" in lines
    assert sum("cubes[" in line for line in lines) == 192
    assert len([line for line in lines if re.match(r" *\d+ ", line)]) == len(NUMBERS) + ACTIONS
