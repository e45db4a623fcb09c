"""What the documentation site generates before its build: pictures and the numbered rules.

    python docs/generate.py docs/_generated

Everything is drawn and written from the program itself, so that it cannot go out of date.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from fourcures import Game, svg
from fourcures.text.language import FOLDER, LANGUAGES, Language

INK = svg.THEMES["paper"]
WIDTH = 760
SHAPES = {  # a disease is known by its shape too, as on the board
    "blue": '<circle r="9"/>',
    "yellow": '<path d="M0-11 11 8H-11Z"/>',
    "black": '<path d="M-8-8H8V8H-8Z"/>',
    "red": '<path d="M0-11 11 0 0 11-11 0Z"/>',
}


def write(folder: Path) -> None:
    """Write every picture and every list of rules into a folder; leave unchanged files alone."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        file = folder / name
        if not file.is_file() or file.read_text("utf-8") != content:
            file.write_text(content, "utf-8")


def files() -> dict[str, str]:
    """Return the generated files by name."""
    pictures = {f"{name}.svg": draw() for name, draw in PICTURES.items()}
    return pictures | {f"rules-{code}.md": rules(code) for code in LANGUAGES}


# The numbered rules.


def rules(code: str) -> str:
    """Return the numbered rules in one language, as Markdown."""
    say = Language(code)
    return "\n".join(rule_lines(say)) + "\n"


def rule_lines(say: Language) -> Iterator[str]:
    """Yield a heading for each chapter and a paragraph for each rule."""
    source = (FOLDER / "en" / "rules.ftl").read_text("utf-8")
    for message in re.findall(r"^(rule-R[\d-]+) =", source, re.M):
        number = message.removeprefix("rule-").replace("-", ".")
        if "." not in number:
            yield f"\n## {number} {say(f'{message}.title')}"
        else:
            yield f'\n<a id="{number}"></a>**{number}** {say(message)}'


# Pictures.


def start_board() -> str:
    """Draw a dealt game: two players, nine infected cities."""
    return svg.board(Game.new(roles=["medic", "scientist"], first=0, seed="hello"), theme="paper")


def turn() -> str:
    """Draw the three parts of a turn."""
    parts = [
        ("1", "4 actions", "move, treat, build, share, cure"),
        ("2", "2 cards", "from the player deck, or epidemics"),
        ("3", "infections", "2 to 4 cities get a cube"),
    ]
    body = []
    for i, (number, title, below) in enumerate(parts):
        x = 20 + i * 245
        body.append(box(x, 20, 225, 90))
        body.append(text(x + 22, 58, number, size=26, colour=INK["red"], bold=True))
        body.append(text(x + 48, 56, title, size=19, bold=True))
        body.append(text(x + 112, 90, below, size=11.5, middle=True, colour=INK["faint"]))
        if i < 2:
            body.append(arrow(x + 227, 65, x + 243, 65))
    return picture(130, "A turn: four actions, two cards, infections", body)


def outbreak() -> str:
    """Draw an outbreak: a fourth cube becomes one cube in each neighbouring city."""
    body = []
    for left, title in ((0, "Paris gets a fourth cube:"), (380, "each neighbour gets one instead")):
        middle = (left + 190, 130)
        around = [(50, 80), (330, 80), (50, 190), (330, 190), (190, 220)]
        places = [(left + x, y) for x, y in around]
        body += [line(*middle, *place) for place in places]
        body.append(city(*middle, "Paris", ["blue"] * 3, beside=True))
        names = ("London", "Essen", "Madrid", "Milan", "Algiers")
        for (x, y), name in zip(places, names, strict=True):
            body.append(city(x, y, name, ["blue"] if left else []))
        body.append(text(left + 190, 32, title, size=15, middle=True))
    body.append(arrow(362, 130, 398, 130))
    return picture(265, "An outbreak in a city with three cubes", body)


def epidemic() -> str:
    """Draw the three steps of an epidemic."""
    body = []
    steps = [
        ("1  Increase", "the infection rate goes one step up"),
        ("2  Infect", "the bottom card: its city gets 3 cubes"),
        ("3  Intensify", "shuffle the discards, put them on top"),
    ]
    for i, (title, below) in enumerate(steps):
        x = 20 + i * 245
        body.append(box(x, 20, 225, 170))
        body.append(text(x + 112, 48, title, size=17, bold=True, middle=True))
        body.append(text(x + 112, 176, below, size=11.5, middle=True, colour=INK["faint"]))
    for i, rate in enumerate((2, 2, 2, 3, 3, 4, 4)):
        x = 42 + i * 30
        fill = INK["red"] if i == 1 else INK["card"]
        body.append(circle(x, 108, 13, fill))
        colour = INK["card"] if i == 1 else INK["ink"]
        body.append(text(x, 113, str(rate), size=13, middle=True, colour=colour))
    body.append(arrow(44, 84, 70, 84))
    body.append(stack(330, 75, 5))
    body.append(arrow(372, 140, 412, 140))
    body.append(city(440, 108, "Lima", ["yellow"] * 3))
    body.append(stack(592, 106, 4))
    body.append(stack(592, 64, 3, INK["red"]))
    body.append(stack(690, 120, 3, INK["red"]))
    body.append(arrow(682, 112, 630, 84))
    return picture(210, "An epidemic: increase, infect, intensify", body)


def cure() -> str:
    """Draw a cure: five cards of one colour at a research station."""
    body = []
    for i, name in enumerate(("Atlanta", "Chicago", "Essen", "London", "Madrid")):
        body.append(card(30 + i * 92, 30, name, "blue"))
    body.append(text(505, 86, "+", size=28))
    body.append(station(560, 82))
    body.append(text(560, 120, "station", size=12, middle=True, colour=INK["faint"]))
    body.append(arrow(600, 82, 636, 82))
    body.append(symbol(672, 72, "blue", 2))
    body.append(text(672, 120, "cured", size=13, middle=True, bold=True))
    return picture(150, "Five cards of one colour at a research station make a cure", body)


def moves() -> str:
    """Draw the four ways to move."""
    body = []
    ways = [
        ("Drive or ferry", "to a neighbour", "free"),
        ("Direct flight", "to a city on a card", "discard that card"),
        ("Charter flight", "from the city on a card", "discard that card"),
        ("Shuttle flight", "station to station", "free"),
    ]
    for i, (title, what, price) in enumerate(ways):
        x = 20 + i * 183
        body.append(box(x, 20, 170, 150))
        body.append(text(x + 85, 48, title, size=15, bold=True, middle=True))
        joined = i == 0
        body.append(line(x + 35, 90, x + 135, 90) if joined else curve(x + 40, 80, x + 130, 80))
        body.append(circle(x + 35, 90, 9, INK["blue"]))
        body.append(circle(x + 135, 90, 9, INK["blue"]))
        if i == 3:
            body += [station(x + 35, 112, 0.6), station(x + 135, 112, 0.6)]
        if i == 1:
            body.append(small_card(x + 135, 112))
        if i == 2:
            body.append(small_card(x + 35, 112))
        body.append(text(x + 85, 142, what, size=12, middle=True, colour=INK["faint"]))
        body.append(text(x + 85, 160, price, size=12, middle=True))
    return picture(190, "Four ways to move: drive, direct, charter and shuttle flight", body)


PICTURES: dict[str, Callable[[], str]] = {
    "board-start": start_board,
    "turn": turn,
    "moves": moves,
    "outbreak": outbreak,
    "epidemic": epidemic,
    "cure": cure,
}


# Parts of pictures.


def picture(height: int, title: str, body: list[str]) -> str:
    """Return an SVG document of the usual width."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' font-family="system-ui, sans-serif" font-size="14"><title>{title}</title>'
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7"'
        f' markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8Z" fill="{INK["ink"]}"/></marker>'
        f'</defs><rect width="100%" height="100%" rx="8" fill="{INK["sea"]}"/>'
    )
    return "\n".join([head, *body, "</svg>"]) + "\n"


def text(
    x: float,
    y: float,
    words: str,
    *,
    size: float = 14,
    colour: str = "",
    bold: bool = False,
    middle: bool = False,
) -> str:
    """Return a line of text."""
    anchor = ' text-anchor="middle"' if middle else ""
    weight = ' font-weight="600"' if bold else ""
    fill = colour or INK["ink"]
    return f'<text x="{x}" y="{y}" font-size="{size}" fill="{fill}"{weight}{anchor}>{words}</text>'


def box(x: float, y: float, width: float, height: float) -> str:
    """Return a panel."""
    return (
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="8" fill="{INK["card"]}"'
        f' stroke="{INK["route"]}"/>'
    )


def circle(x: float, y: float, radius: float, fill: str) -> str:
    """Return a disc with an outline."""
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{fill}" stroke="{INK["ink"]}"/>'


def line(x: float, y: float, to_x: float, to_y: float) -> str:
    """Return a route of the map."""
    return f'<path d="M{x} {y}L{to_x} {to_y}" stroke="{INK["route"]}" stroke-width="3"/>'


def arrow(x: float, y: float, to_x: float, to_y: float) -> str:
    """Return an arrow."""
    return (
        f'<path d="M{x} {y}L{to_x} {to_y}" stroke="{INK["ink"]}" stroke-width="2"'
        ' marker-end="url(#tip)"/>'
    )


def curve(x: float, y: float, to_x: float, to_y: float) -> str:
    """Return the path of a flight, with a tip."""
    return (
        f'<path d="M{x} {y}Q{(x + to_x) / 2} {y - 30} {to_x} {to_y}" fill="none"'
        f' stroke="{INK["ink"]}" stroke-width="2" stroke-dasharray="5 4" marker-end="url(#tip)"/>'
    )


def symbol(x: float, y: float, disease: str, scale: float = 1) -> str:
    """Return the sign of a disease."""
    place = f"translate({x} {y}) scale({scale})"
    return f'<g transform="{place}" fill="{INK[disease]}">{SHAPES[disease]}</g>'


def city(x: float, y: float, name: str, cubes: list[str], beside: bool = False) -> str:
    """Return a city with its cubes, and its name below or beside it."""
    label = text(x + 18, y + 5, name, size=13) if beside else ""
    label = label or text(x, y + 28, name, size=13, middle=True)
    signs = [
        symbol(x + (i - (len(cubes) - 1) / 2) * 20, y - 24, cube, 0.85)
        for i, cube in enumerate(cubes)
    ]
    return "\n".join([circle(x, y, 11, INK["card"]), *signs, label])


def card(x: float, y: float, name: str, disease: str) -> str:
    """Return a city card."""
    label = text(x + 40, y + 84, name, size=12.5, middle=True)
    return "\n".join([box(x, y, 80, 100), symbol(x + 40, y + 40, disease, 1.3), label])


def small_card(x: float, y: float) -> str:
    """Return a card that is discarded."""
    return (
        f'<rect x="{x - 8}" y="{y - 9}" width="16" height="20" rx="3" fill="{INK["card"]}"'
        f' stroke="{INK["blue"]}" stroke-width="2"/>'
    )


def station(x: float, y: float, scale: float = 1) -> str:
    """Return a research station."""
    return (
        f'<path transform="translate({x} {y}) scale({scale})" d="M-16 16V-2L0-16 16-2V16Z"'
        f' fill="{INK["card"]}" stroke="{INK["ink"]}" stroke-width="2"/>'
    )


def stack(x: float, y: float, cards: int, edge: str = "") -> str:
    """Return a pile of cards, seen from the side."""
    return "\n".join(
        f'<rect x="{x - 30}" y="{y + i * 14}" width="60" height="10" rx="2" fill="{INK["card"]}"'
        f' stroke="{edge or INK["ink"]}"/>'
        for i in range(cards)
    )


if __name__ == "__main__":
    write(Path(sys.argv[1]))
