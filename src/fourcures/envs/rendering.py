"""A game as text or a picture, drawn from a view: it shows only what the viewer may know."""

from __future__ import annotations

import gymnasium

from ..engine.rules.board import (
    CITIES,
    CITY,
    CITY_COUNT,
    DISEASE_COUNT,
    DISEASES,
    FACTS,
    ROLES,
    STATIONS,
    own_disease,
)
from ..engine.rules.infection import rate
from ..engine.rules.state import CURE_STATES, OUTCOMES, PHASES, State, cubes_at
from ..engine.view import View
from .canvas import Canvas, Colour, Pixels

MODES = ("ansi", "rgb_array")

WIDTH, HEIGHT = 720, 420
TOP, BOTTOM = 24, 330  # the map is between, the hands are below
GROUND, LINES, INK, FAINT = (24, 32, 44), (70, 84, 104), (236, 240, 244), (150, 160, 174)
COLOURS: tuple[Colour, ...] = ((66, 133, 244), (240, 196, 60), (126, 134, 146), (226, 72, 62))
PAWNS: tuple[Colour, ...] = ((80, 210, 140), (240, 140, 60), (200, 120, 240), (110, 210, 240))
LETTERS = "CDMOQRS"  # one letter for each role, all different


def check_mode(mode: str | None) -> None:
    """Raise ValueError for an unknown mode."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"render_mode must be one of {', '.join(MODES)}, not {mode!r}")


def render(view: View, mode: str | None) -> str | Pixels | None:
    """Return a view in this mode; without a mode, warn and return None."""
    if mode is None:
        gymnasium.logger.warn('render() needs a mode: make the environment with render_mode="ansi"')
        return None
    return text(view) if mode == "ansi" else picture(view)


def status(view: View) -> str:
    """Return a one-line summary of the turn and the tracks."""
    s = view.state
    ended = OUTCOMES[s["outcome"]]
    now = f"{ended[0]} by {ended[1]}" if ended else f"seat {s['turn']}, {PHASES[s['phase']]}"
    if PHASES[s["phase"]] == "actions":
        now += f" ({s['actions_left']} left)"
    return (
        f"{now}; outbreaks {s['outbreaks']}/8, rate {rate(s)}, "
        f"epidemics {s['drawn']}/{s['epidemics']}, cards {sum(s['pile_size'])}"
    )


def hand(view: View, seat: int) -> list[str]:
    """Return the cards of a hand as the viewer knows them; unknown ones are question marks."""
    cards = view.position()["players"][seat]["hand"]
    return [card or "?" for card in cards]


def text(view: View) -> str:
    """Return the position as a few lines of text."""
    s = view.state
    lines = [status(view)]
    lines.append(
        "; ".join(
            f"{name} {CURE_STATES[s['diseases'][disease]]}, {s['supply'][disease]} cubes left"
            for disease, name in enumerate(DISEASES)
        )
    )
    lines.append("stations: " + ", ".join(view.position()["stations"]))
    for number in (3, 2, 1):
        there = [
            f"{CITIES[city]} {DISEASES[disease]}"
            for city in range(CITY_COUNT)
            for disease in range(DISEASE_COUNT)
            if cubes_at(s, city, disease) == number
        ]
        lines.append(f"{number} cubes: " + (", ".join(there) or "nowhere"))
    for seat in range(s["players"]):
        mark = "*" if seat == view.viewer else " "
        where = f"{ROLES[s['roles'][seat]]} in {CITIES[s['city'][seat]]}"
        lines.append(f"{mark}seat {seat}, {where}: " + " ".join(hand(view, seat)))
    return "\n".join(lines) + "\n"


def place(city: int) -> tuple[float, float]:
    """Return the coordinates of a city in the picture."""
    fact = FACTS[city]
    x = 24 + (fact["lon"] + 126) / 282 * (WIDTH - 48)
    y = TOP + (62 - fact["lat"]) / 104 * (BOTTOM - TOP)
    return x, y


def picture(view: View) -> Pixels:
    """Return the board as an array of HEIGHT x WIDTH x 3 bytes."""
    s = view.state
    canvas = Canvas(WIDTH, HEIGHT, GROUND)
    for city in range(CITY_COUNT):
        for name in FACTS[city]["neighbors"]:
            road(canvas, city, CITY[name])
    for city in range(CITY_COUNT):
        draw_city(canvas, s, city)
    for seat in range(s["players"]):
        x, y = place(s["city"][seat])
        colour = PAWNS[seat]
        canvas.disc(x - 9 + 6 * seat, y + 10, 4, colour)
        letter = LETTERS[s["roles"][seat]]
        canvas.text(x - 10 + 6 * seat, y + 8, letter, GROUND)
        row = BOTTOM + 12 + 18 * seat
        canvas.box(0, row - 4, 4 if seat == view.viewer else 0, 14, colour)
        canvas.text(10, row, f"{letter} {ROLES[s['roles'][seat]]}".replace("_", " "), colour)
        for number, card in enumerate(hand(view, seat)):
            shade = COLOURS[own_disease(CITY[card])] if card in CITY else FAINT
            canvas.box(150 + 62 * number, row - 3, 59, 11, shade)
            canvas.text(152 + 62 * number, row, card.replace("_", " ")[:14], GROUND)
    canvas.text(10, 8, status(view), INK, 2)
    for disease in range(DISEASE_COUNT):
        x = 10 + 178 * disease
        canvas.disc(x + 4, HEIGHT - 9, 4, COLOURS[disease])
        words = f"{CURE_STATES[s['diseases'][disease]]} {s['supply'][disease]} cubes"
        canvas.text(x + 12, HEIGHT - 11, words, INK)
    canvas.text(WIDTH - 60, 20, f"stations {len(view.position()['stations'])}/{STATIONS}", FAINT)
    return canvas.pixels


def road(canvas: Canvas, city: int, other: int) -> None:
    """Draw a connection; over the Pacific it leaves on one side and returns on the other."""
    (x, y), (to_x, to_y) = place(city), place(other)
    if abs(to_x - x) > WIDTH / 2:
        to_x += WIDTH if to_x < x else -WIDTH
    canvas.line(x, y, to_x, to_y, LINES)


def draw_city(canvas: Canvas, s: State, city: int) -> None:
    """Draw a city: a disc in its colour, its station, its cubes, three letters of its name."""
    x, y = place(city)
    if s["stations"] >> city & 1:
        canvas.box(x - 7, y - 7, 15, 15, INK)
    canvas.disc(x, y, 5, COLOURS[own_disease(city)])
    canvas.text(x - 6, y - 13, CITIES[city].replace("_", " ")[:3], FAINT)
    number = 0
    for disease in range(DISEASE_COUNT):
        for _ in range(cubes_at(s, city, disease)):
            canvas.box(x + 8 + 5 * (number % 3), y - 6 + 5 * (number // 3), 4, 4, INK)
            canvas.box(x + 9 + 5 * (number % 3), y - 5 + 5 * (number // 3), 2, 2, COLOURS[disease])
            number += 1
