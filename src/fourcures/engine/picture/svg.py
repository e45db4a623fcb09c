"""A position as an SVG picture: the map, the tracks and the hands."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from html import escape
from importlib.resources import files
from typing import Protocol

from ..position.schema import AnyPosition, Json, hand_of
from ..rules.board import CARDS, DISEASES, FACTS, LAST_OUTBREAK, RATES
from .text import COLOUR, supply

WIDTH, MAP = 1600, 790  # of the map
EDGE = 60  # margin on both sides, for routes over the Pacific
ROW = 46  # height of a hand
NAMES: dict[str, str] = {city["id"]: city["name_en"] for city in FACTS}
ROUTES = [
    (city["id"], other) for city in FACTS for other in city["neighbors"] if city["id"] < other
]
THEMES = {
    "night": {
        "sea": "#12202e",
        "land": "#24394b",
        "route": "#5b7891",
        "ink": "#eef3f7",
        "faint": "#9fb2c3",
        "card": "#1b2c3c",
        "blue": "#5aa2ff",
        "yellow": "#ffd34d",
        "black": "#a9b6c4",
        "red": "#ff6b5e",
    },
    "paper": {
        "sea": "#dfe7e4",
        "land": "#f4ead2",
        "route": "#a3937a",
        "ink": "#2b2620",
        "faint": "#6f6657",
        "card": "#fbf6ea",
        "blue": "#1f63b5",
        "yellow": "#b98900",
        "black": "#3d3d44",
        "red": "#b8362a",
    },
}
# Each disease also has its own shape: (x, y) around the centre of a city of radius 1.
SHAPES = {
    "blue": None,  # a circle
    "yellow": ((0, -1.25), (1.2, 0.9), (-1.2, 0.9)),
    "black": ((-0.95, -0.95), (0.95, -0.95), (0.95, 0.95), (-0.95, 0.95)),
    "red": ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
}


class Positioned(Protocol):
    """A game or a view."""

    def position(self) -> AnyPosition: ...


def board(shown: Positioned | AnyPosition, theme: str = "night") -> str:
    """Return the SVG of a game, a view or a position; the themes are "night" and "paper".

    >>> from fourcures import Game
    >>> board(Game.new(seed=1)).startswith("<svg ")
    True
    """
    if theme not in THEMES:
        raise ValueError(f"theme must be one of {', '.join(THEMES)}, not {theme!r}")
    position = shown if isinstance(shown, dict) else shown.position()
    if "cubes" not in position:
        raise TypeError(
            "this is not a game, a view or a position; read a record with Game.from_record"
        )
    return "\n".join(draw_parts(position, THEMES[theme])) + "\n"


@cache
def read_places() -> dict[str, tuple[float, float]]:
    """Return the map coordinates of each city."""
    places: dict[str, tuple[float, float]] = read_map_data("layout.json")
    return places


@cache
def read_map_data(name: str) -> Json:
    """Return the contents of a map data file."""
    document: Json = json.loads(files(__package__).joinpath(name).read_text("utf-8"))
    return document


def draw_parts(position: AnyPosition, ink: dict[str, str]) -> Iterator[str]:
    """Yield the elements of the picture, from back to front."""
    height = MAP + 70 + ROW * len(position["players"])
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-EDGE} -50 {WIDTH + 2 * EDGE}'
        f' {height}" font-family="system-ui, sans-serif" font-size="15" role="img">'
    )
    yield f'<rect x="{-EDGE}" y="-50" width="100%" height="100%" fill="{ink["sea"]}"/>'
    yield f'<path d="{read_map_data("land.json")["path"]}" fill="{ink["land"]}"/>'
    yield f'<g stroke="{ink["route"]}" stroke-width="2.5">'
    for start, end in ROUTES:
        yield from draw_route(start, end)
    yield "</g>"
    for city in read_places():
        yield from draw_city(position, city, ink)
    yield from draw_tracks(position, ink)
    yield from draw_hands(position, ink)
    yield "</svg>"


def draw_route(start: str, end: str) -> Iterator[str]:
    """Yield a route; a route over the Pacific leaves the map on both sides."""
    (x, y), (to_x, to_y) = read_places()[start], read_places()[end]
    if abs(to_x - x) < WIDTH * 0.7:
        yield f'<line x1="{x}" y1="{y}" x2="{to_x}" y2="{to_y}"/>'
        return
    west, east = ((x, y), (to_x, to_y)) if x < to_x else ((to_x, to_y), (x, y))
    middle = (west[1] + east[1]) / 2
    dashes = 'stroke-dasharray="7 6"'
    yield f'<line x1="{west[0]}" y1="{west[1]}" x2="{-EDGE}" y2="{middle}" {dashes}/>'
    yield f'<line x1="{east[0]}" y1="{east[1]}" x2="{WIDTH + EDGE}" y2="{middle}" {dashes}/>'


def draw_city(position: AnyPosition, city: str, ink: dict[str, str]) -> Iterator[str]:
    """Yield a city: its disease as colour and shape, its name, cubes, station and pawns."""
    x, y = read_places()[city]
    colour, shape = ink[COLOUR[city]], SHAPES[COLOUR[city]]
    stroke = f'stroke="{ink["sea"]}" stroke-width="2"'
    if shape is None:
        yield f'<circle cx="{x}" cy="{y}" r="11" fill="{colour}" {stroke}/>'
    else:
        points = " ".join(f"{x + 10 * dx:g},{y + 10 * dy:g}" for dx, dy in shape)
        yield f'<polygon points="{points}" fill="{colour}" {stroke}/>'
    yield draw_label(
        x, y + 28, name_of(position, city), ink["ink"], anchor="middle", halo=ink["sea"]
    )
    if city in position["stations"]:
        house = (
            f"{x - 24},{y + 8} {x - 24},{y - 4} {x - 17},{y - 12} {x - 10},{y - 4} {x - 10},{y + 8}"
        )
        yield f'<polygon points="{house}" fill="{ink["ink"]}" {stroke}/>'
    number = 0
    for disease, cubes in position["cubes"].get(city, {}).items():
        for _ in range(cubes):
            left, top = x + 14 + 15 * (number % 3), y - 14 + 15 * (number // 3)
            yield (
                f'<rect x="{left}" y="{top}" width="13" height="13" rx="2" fill="{ink[disease]}"'
                f' stroke="{ink["ink"]}"/>'
            )
            number += 1
    seats = [seat for seat, player in enumerate(position["players"]) if player["city"] == city]
    for number, seat in enumerate(seats):
        yield from draw_pawn(position, seat, x - 8 * (len(seats) - 1) + 20 * number, y - 24, ink)


def draw_pawn(
    position: AnyPosition, seat: int, x: float, y: float, ink: dict[str, str]
) -> Iterator[str]:
    """Yield a pawn with the letter of its role; the active player's has a bright outline."""
    active = seat == position["turn"]["seat"]
    edge = ink["yellow"] if active else ink["sea"]
    yield f'<circle cx="{x}" cy="{y}" r="11" fill="{ink["ink"]}" stroke="{edge}" stroke-width="3"/>'
    letter = position["players"][seat]["role"][0].upper()
    yield draw_label(x, y + 5, letter, ink["sea"], anchor="middle", bold=True)


def draw_tracks(position: AnyPosition, ink: dict[str, str]) -> Iterator[str]:
    """Yield the line above the map: turn, outbreaks, rate, epidemics, cures, cards left."""
    turn, drawn = position["turn"], position["epidemics_drawn"]
    left = sum(pile["cards"] for pile in position["player_deck"]["piles"])
    ended = position["outcome"]
    role = position["players"][turn["seat"]]["role"].replace("_", " ")
    now = f"{role}: {turn['phase']}"
    if turn["phase"] == "actions":
        now += f", {turn['actions_left']} left"
    if ended is not None:
        now = f"{ended['result']} by {ended['cause']}"
    said = (
        f"{now}   ·   outbreaks {position['outbreaks']} of {LAST_OUTBREAK}"
        f"   ·   rate {RATES[drawn]}   ·   epidemics {drawn} of {position['epidemics']}"
        f"   ·   {left} player cards"
    )
    yield draw_label(0, -20, said, ink["ink"], size=19)
    x = WIDTH - 430
    for disease in DISEASES:
        yield f'<rect x="{x}" y="-34" width="14" height="14" rx="2" fill="{ink[disease]}"/>'
        cured = position["diseases"][disease]
        text = f"{supply(position, disease)} left" if cured == "uncured" else cured
        yield draw_label(x + 20, -21, text, ink["ink"], size=16)
        x += 112


def draw_hands(position: AnyPosition, ink: dict[str, str]) -> Iterator[str]:
    """Yield a row of cards for each seat."""
    for seat, player in enumerate(position["players"]):
        y = MAP + ROW * seat
        yield from draw_pawn(position, seat, 12, y + 16, ink)
        yield draw_label(32, y + 21, player["role"].replace("_", " "), ink["ink"], size=16)
        for number, card in enumerate(hand_of(position, seat)):
            x = 240 + 152 * number
            edge = ink[COLOUR[card]] if card in COLOUR else ink["faint"]
            yield (
                f'<rect x="{x}" y="{y}" width="144" height="32" rx="5" fill="{ink["card"]}"'
                f' stroke="{edge}" stroke-width="2.5"/>'
            )
            text = "?" if card is None else name_of(position, card)
            yield draw_label(x + 72, y + 21, text, ink["ink"], anchor="middle")


def name_of(position: AnyPosition, card: str) -> str:
    """Return the printed name of a card in this edition (R1.9)."""
    if card == "montreal" and position["edition"] == "2008":
        return "Toronto"
    assert card in CARDS
    return NAMES.get(card, card.replace("_", " ").capitalize())


def draw_label(
    x: float,
    y: float,
    text: str,
    fill: str,
    *,
    anchor: str = "start",
    size: int = 15,
    bold: bool = False,
    halo: str | None = None,
) -> str:
    """Return a text element; a halo keeps it readable on top of lines."""
    weight = ' font-weight="700"' if bold else ""
    edge = f' stroke="{halo}" stroke-width="4" paint-order="stroke"' if halo else ""
    return (
        f'<text x="{x:g}" y="{y:g}" fill="{fill}" text-anchor="{anchor}" font-size="{size}"'
        f"{weight}{edge}>{escape(text)}</text>"
    )
