"""A game as text or a picture, drawn from a view: it shows only what the viewer may know."""

from __future__ import annotations

import gymnasium
import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont

from ..engine.rules.board import (
    CITIES,
    CITY,
    CITY_COUNT,
    DISEASE_COUNT,
    FACTS,
    ROLES,
    STATIONS,
    own_disease,
)
from ..engine.rules.state import State, cubes_at
from ..engine.view import View

Colour = tuple[int, int, int]
Pixels = npt.NDArray[np.uint8]  # height x width x 3

MODES = ("ansi", "rgb_array")

WIDTH, HEIGHT = 720, 420
TOP, BOTTOM = 24, 330  # the map is between, the hands are below
GROUND, LINES, INK, FAINT = (24, 32, 44), (70, 84, 104), (236, 240, 244), (150, 160, 174)
COLOURS: tuple[Colour, ...] = ((66, 133, 244), (240, 196, 60), (126, 134, 146), (226, 72, 62))
PAWNS: tuple[Colour, ...] = ((80, 210, 140), (240, 140, 60), (200, 120, 240), (110, 210, 240))
LETTERS = "CDMOQRS"  # one letter for each role, all different
TINY, SMALL, LARGE = (ImageFont.load_default(size) for size in (8, 9, 12))
CARD_WIDTH, CARD_LETTERS = 62, 13  # a card in a hand: pixels, and the letters that fit


def check_mode(mode: str | None) -> None:
    """Raise ValueError for an unknown mode."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode must be one of {', '.join(MODES)}, not {mode!r}")


def render(view: View, mode: str | None) -> str | Pixels | None:
    """Return a view in this mode; without a mode, warn and return None."""
    if mode is None:
        gymnasium.logger.warn('render() needs a mode: make the environment with render_mode="ansi"')
        return None
    return render_text(view) if mode == "ansi" else render_picture(view)


def describe_status(view: View) -> str:
    """Return a one-line summary of the turn and the tracks."""
    ended = view.outcome
    now = f"{ended.result} by {ended.cause}" if ended else f"seat {view.turn}, {view.phase}"
    if view.phase == "actions":
        now += f" ({view.actions_left} left)"
    return (
        f"{now}; outbreaks {view.outbreaks}/8, rate {view.infection_rate}, "
        f"epidemics {view.epidemics_drawn}/{view.epidemics}, cards {view.player_cards_left}"
    )


def known_hand(view: View, seat: int) -> list[str]:
    """Return the cards of a hand as the viewer knows them; unknown ones are question marks."""
    return [card or "?" for card in view.hands[seat]]


def render_text(view: View) -> str:
    """Return the position as a few lines of text."""
    diseases = [
        f"{name} {cure}, {view.cubes_left[name]} cubes left" for name, cure in view.diseases.items()
    ]
    stations = ", ".join(view.stations)
    lines = [describe_status(view), "; ".join(diseases), f"stations: {stations}"]
    for number in (3, 2, 1):
        places = [
            f"{city} {disease}"
            for city in CITIES
            for disease, cubes in view.cubes(city).items()
            if cubes == number
        ]
        lines.append(f"{number} cubes: " + (", ".join(places) or "nowhere"))
    for seat, (role, city) in enumerate(zip(view.roles, view.cities, strict=True)):
        mark = "*" if seat == view.viewer else " "
        lines.append(f"{mark}seat {seat}, {role} in {city}: " + " ".join(known_hand(view, seat)))
    return "\n".join(lines) + "\n"


def locate(city: int) -> tuple[float, float]:
    """Return the coordinates of a city in the picture."""
    fact = FACTS[city]
    x = 24 + (fact["lon"] + 126) / 282 * (WIDTH - 48)
    y = TOP + (62 - fact["lat"]) / 104 * (BOTTOM - TOP)
    return x, y


def render_picture(view: View) -> Pixels:
    """Return the board as an array of HEIGHT x WIDTH x 3 bytes."""
    s = view.state
    image = Image.new("RGB", (WIDTH, HEIGHT), GROUND)
    draw = ImageDraw.Draw(image)
    for city in range(CITY_COUNT):
        for name in FACTS[city]["neighbors"]:
            draw_road(draw, city, CITY[name])
    for city in range(CITY_COUNT):
        draw_city(draw, s, city)
    for seat in range(s["players"]):
        draw_player(draw, view, seat)
    draw.text((10, 4), describe_status(view), INK, LARGE)
    for disease, (name, cure) in enumerate(view.diseases.items()):
        x = 10 + 178 * disease
        draw.circle((x + 4, HEIGHT - 9), 4, COLOURS[disease])
        words = f"{cure}, {view.cubes_left[name]} cubes"
        draw.text((x + 12, HEIGHT - 9), words, INK, SMALL, anchor="lm")
    stations = f"stations {len(view.stations)}/{STATIONS}"
    draw.text((WIDTH - 10, 20), stations, FAINT, SMALL, anchor="ra")
    return np.array(image)


def draw_road(draw: ImageDraw.ImageDraw, city: int, other: int) -> None:
    """Draw a connection; over the Pacific it leaves on one side and returns on the other."""
    (x, y), (to_x, to_y) = locate(city), locate(other)
    if abs(to_x - x) > WIDTH / 2:
        to_x += WIDTH if to_x < x else -WIDTH
    draw.line((x, y, to_x, to_y), LINES)


def draw_city(draw: ImageDraw.ImageDraw, s: State, city: int) -> None:
    """Draw a city: a disc in its colour, its station, its cubes, three letters of its name."""
    x, y = locate(city)
    if s["stations"] >> city & 1:
        draw.rectangle((x - 7, y - 7, x + 7, y + 7), INK)
    draw.circle((x, y), 5, COLOURS[own_disease(city)])
    draw.text((x, y - 6), CITIES[city].replace("_", " ")[:3], FAINT, TINY, anchor="mb")
    cubes = [disease for disease in range(DISEASE_COUNT) for _ in range(cubes_at(s, city, disease))]
    for number, disease in enumerate(cubes):
        left, top = round(x) + 8 + 5 * (number % 3), round(y) - 6 + 5 * (number // 3)
        draw.rectangle((left, top, left + 3, top + 3), COLOURS[disease], outline=INK)


def draw_player(draw: ImageDraw.ImageDraw, view: View, seat: int) -> None:
    """Draw a pawn on the map, and a row with the player's role and hand below it."""
    s, colour = view.state, PAWNS[seat]
    role = s["roles"][seat]
    x, y = locate(s["city"][seat])
    draw.circle((x - 9 + 6 * seat, y + 10), 4, colour)
    draw.text((x - 9 + 6 * seat, y + 10), LETTERS[role], GROUND, TINY, anchor="mm")
    row = BOTTOM + 14 + 18 * seat
    if seat == view.viewer:
        draw.rectangle((0, row - 7, 3, row + 7), colour)
    name = f"{LETTERS[role]} {ROLES[role]}".replace("_", " ")
    draw.text((10, row), name, colour, SMALL, anchor="lm")
    for number, card in enumerate(known_hand(view, seat)):
        left = 150 + CARD_WIDTH * number
        shade = COLOURS[own_disease(CITY[card])] if card in CITY else FAINT
        draw.rectangle((left, row - 6, left + CARD_WIDTH - 4, row + 6), shade)
        draw.text((left + 2, row), card.replace("_", " ")[:CARD_LETTERS], GROUND, TINY, anchor="lm")
