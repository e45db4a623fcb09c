"""Dragging a pawn: a shortcut for clicks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .arranging import arranged
from .looking import SETTLED
from .people import Person
from .test_moves import last_move
from .test_plans import TRAVELLING

Someone = Callable[..., Person]


def grab(page: Page, role: str) -> tuple[float, float]:
    """Press the mouse on the head of a pawn; return the point."""
    pawn = page.locator(f"[data-pawn={role}] use").bounding_box()
    assert pawn
    x, y = pawn["x"] + pawn["width"] / 2, pawn["y"] + pawn["height"] / 5
    page.mouse.move(x, y)
    page.mouse.down()
    return x, y


def dragged(page: Page, role: str, city: str) -> None:
    """Drag a pawn with the mouse to a city."""
    page.evaluate(SETTLED)
    grab(page, role)
    place = page.locator(f"#city-{city} .disc").bounding_box()
    assert place
    page.mouse.move(place["x"] + 30, place["y"] + 30, steps=4)
    page.mouse.move(place["x"] + 6, place["y"] + 6, steps=2)
    page.mouse.up()


@pytest.mark.parametrize(
    ("role", "city", "move"),
    [
        ("dispatcher", "essen", "drive essen"),
        pytest.param("medic", "algiers", "move medic drive algiers", marks=pytest.mark.breadth),
    ],
)
def test_a_pawn_dropped_on_a_neighbour_goes_there(
    person: Someone, role: str, city: str, move: str
) -> None:
    with person() as anna:
        page = arranged(anna, TRAVELLING)
        dragged(page, role, city)
        expect(page.locator(f"[data-pawn={role}]")).to_have_attribute("data-at", city)
        assert last_move(anna) == move


@pytest.mark.breadth
def test_a_pawn_dropped_far_away_shows_the_ways_there(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, TRAVELLING)
        dragged(page, "dispatcher", "lima")
        expect(page.locator("[data-way='direct lima']")).to_be_visible()
        assert last_move(anna) == ""


@pytest.mark.breadth
def test_a_pawn_dropped_outside_a_city_does_not_move_and_neither_does_the_map(
    person: Someone,
) -> None:
    with person() as anna:
        page = arranged(anna, TRAVELLING)
        page.evaluate(SETTLED)
        before = page.locator("#city-paris .disc").bounding_box()
        x, y = grab(page, "dispatcher")
        page.mouse.move(x - 150, y + 100, steps=4)  # the Atlantic
        page.mouse.up()
        assert page.locator("#city-paris .disc").bounding_box() == before
        expect(page.locator("[data-pawn=dispatcher]")).to_have_attribute("data-at", "paris")
        assert last_move(anna) == ""


@pytest.mark.breadth
def test_a_card_dragged_to_a_teammate_is_given(person: Someone) -> None:
    players = [
        {"role": "medic", "city": "cairo", "hand": ["cairo", "lima"]},
        {"role": "scientist", "city": "cairo", "hand": ["tokyo"]},
    ]
    with person() as anna:
        page = arranged(anna, TRAVELLING | {"players": players})
        scientist = page.locator(".team article").nth(1)
        page.locator(".hand [data-card=cairo]").drag_to(scientist)
        expect(scientist.locator("[data-card=cairo]")).to_be_visible()
        assert last_move(anna) == "give cairo to scientist"
