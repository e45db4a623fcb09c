"""The page `docs/research/encoding.md` and the JSON of `fourcures envs describe`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TypedDict

from ..actions import ACTIONS
from ..observations import ENCODING, FIELDS, SIZE, Field
from .axes import AXES
from .codes import CODES, Codes, explain_action
from .numbers import NUMBERS, span_of, values_of

COLUMNS = 4  # of the tables of long axes

HEAD = """\
# What every number means

The flat observation has {size:,} numbers and there are {actions} action codes, the same in every
game. This page describes encoding {encoding}; the ids of the environments end with this number
(`fourcures/FourCures-v{encoding}`): if the meaning of a number, a code or a built-in reward
changes, the version does.

`fourcures envs describe --markdown` prints this page, `--json` the same for programs, and without
an option the command lists every number and every code. In Python `fourcures.envs.NUMBERS[17]` and
`fourcures.envs.explain_action(200)` say what one of them means, and
`fourcures.envs.explain(observation)` says everything in an observation.

## Decode an observation

1. Find the field: the row whose numbers include yours. Subtract the first number of the row: this
   is the place in the field.
2. With one axis, the place counts along it. With two axes, divide the place by the length of the
   second axis: the result is the place on the first axis, the remainder the place on the second. A
   field without an axis is a single number.
3. Look the places up in [the axes](#axes).

Number 17 is in `cubes` (numbers 0-191), at place 17 - 0 = 17. Its second axis has length 4: 17 / 4
is 4, remainder 1. City 4 is `madrid` and disease 1 is `yellow`: the number of yellow cubes in
Madrid, divided by 3.

| numbers | field | axes | values | meaning |
|---|---|---|---|---|
"""

ACTIONS_HEAD = """
## Decode an action code

Subtract the first code of the row: the result is the place in the list of arguments. What follows a
semicolon is asked for in further steps, and answered with `choose` codes.

Code 193 is in `move_drive` (codes 192-194), at place 1. Its arguments are `seat 1` to `seat 3`, so
place 1 is `seat 2`: the Dispatcher drives the pawn of the second seat after it; the next code
chooses the city.

| codes | name | arguments | meaning |
|---|---|---|---|
"""

AXES_HEAD = """
## Axes

The same orders hold in observations and in action codes. Seats are relative: seat 0 is the viewer
of an observation and the seat that plays an action, seat 1 is the next in turn order. The numbers
of seats that are not in the game are 0.

Pile 0 of the player deck is drawn first; piles do not move up when one is empty. A `run` is a
Forecast that was put back; the infection deck can have two of them.
"""
# Axes whose places are only numbers.
NUMBERED = ("seat", "pile", "run")


class AxisJson(TypedDict):
    """An axis of a field."""

    name: str
    places: Sequence[str]


class FieldJson(TypedDict):
    """A field of the flat observation."""

    name: str
    offset: int
    shape: Sequence[int]
    axes: list[AxisJson]
    unit: int
    values: str
    meaning: str


class CodesJson(TypedDict):
    """Neighbouring action codes."""

    name: str
    first: int
    last: int
    arguments: Sequence[str]
    meaning: str


class Encoding(TypedDict):
    """All that `fourcures envs describe --json` prints."""

    encoding: int
    numbers: int
    codes: int
    observation: list[FieldJson]
    actions: list[CodesJson]


def describe() -> Encoding:
    """Return the meaning of all numbers and codes, ready for JSON."""
    return {
        "encoding": ENCODING,
        "numbers": SIZE,
        "codes": ACTIONS,
        "observation": [describe_field(field) for field in FIELDS],
        "actions": [describe_codes(codes) for codes in CODES],
    }


def describe_field(field: Field) -> FieldJson:
    """Return a field, ready for JSON."""
    return {
        "name": field.name,
        "offset": span_of(field)[0],
        "shape": field.shape,
        "axes": [{"name": axis, "places": AXES[axis]} for axis in field.axes],
        "unit": field.unit,
        "values": values_of(field.unit),
        "meaning": field.meaning,
    }


def describe_codes(codes: Codes) -> CodesJson:
    """Return neighbouring action codes, ready for JSON."""
    return {
        "name": codes.name,
        "first": codes.first,
        "last": codes.last,
        "arguments": codes.arguments,
        "meaning": codes.meaning.format("ARGUMENT"),
    }


def page() -> str:
    """Return the page as Markdown."""
    head = HEAD.format(size=SIZE, actions=ACTIONS, encoding=ENCODING)
    lines = [*field_rows(), ACTIONS_HEAD.rstrip(), *code_rows(), AXES_HEAD.rstrip(), *axis_tables()]
    return head + "\n".join(lines) + "\n"


def lines() -> Iterator[str]:
    """Yield one line for each number of an observation and each action code."""
    yield f"encoding {ENCODING}: {SIZE} numbers of an observation, {ACTIONS} action codes\n"
    for number in NUMBERS:
        yield f"{number.offset:5} {number.name:40} {number.values:21} {number.meaning}"
    yield ""
    for code in range(ACTIONS):
        yield f"{code:5} {explain_action(code)}"


def field_rows() -> Iterator[str]:
    """Yield a row for each field."""
    for field in FIELDS:
        axes = " x ".join(f"{axis} ({len(AXES[axis])})" for axis in field.axes)
        cells = (span(*span_of(field)), f"`{field.name}`", axes or "none", values_of(field.unit))
        yield f"| {' | '.join(cells)} | {field.meaning} |"


def code_rows() -> Iterator[str]:
    """Yield a row for neighbouring codes."""
    for codes in CODES:
        argument = codes.axis.upper()
        listed = f"{codes.axis} ({len(codes.arguments)})" if argument else "none"
        if codes.axis == "seat":
            listed = f"`{codes.arguments[0]}` to `{codes.arguments[-1]}`"
        name = f"`{codes.name} {argument}`" if argument else f"`{codes.name}`"
        meaning = codes.meaning.format(argument)
        yield f"| {span(codes.first, codes.last)} | {name} | {listed} | {meaning} |"


def axis_tables() -> Iterator[str]:
    """Yield a heading and a table with the places of each axis."""
    for axis, places in AXES.items():
        yield f"\n### {axis}\n"
        if axis in NUMBERED:
            yield f"`{places[0]}` to `{places[-1]}`"
            continue
        if axis == "card":
            yield "Places 0-47 are the cities, as above. The events follow:\n"
            yield from table(places, 48)
            continue
        yield from table(places)


def table(places: Sequence[str], first: int = 0) -> Iterator[str]:
    """Yield a table of places with their numbers, in columns that are read downwards."""
    numbered = [f"{number} `{places[number]}`" for number in range(first, len(places))]
    height = -(-len(numbered) // COLUMNS)
    columns = [numbered[start : start + height] for start in range(0, len(numbered), height)]
    yield "|" + " |" * len(columns)
    yield "|" + "---|" * len(columns)
    for row in range(height):
        cells = (column[row] if row < len(column) else "" for column in columns)
        yield f"| {' | '.join(cells)} |"


def span(first: int, last: int) -> str:
    """Return a range of numbers as text."""
    return str(first) if first == last else f"{first}-{last}"
