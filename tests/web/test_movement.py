"""Events are shown one after the other, and every displayed state is consistent."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.quickest import TRIES

from .arranging import Position, arranged
from .people import PHONE, Person, until

Someone = Callable[..., Person]

A_TURN: Position = {
    "hands": "open",
    "players": [
        {"role": "medic", "city": "chicago", "hand": ["paris", "government_grant"]},
        {"role": "scientist", "city": "atlanta", "hand": ["tokyo"]},
    ],
    "turn": {"seat": 0, "phase": "actions"},
    "player_deck": {"next": ["lima", "bogota"]},
    "infection_deck": {"next": ["lagos", "osaka"]},
}
# Records every state of the header.
NOTE = """() => {
  window.said = [];
  const header = document.querySelector('[data-region=status]');
  const note = () => {
    const turn = ['.when .small', '.who'].map((one) => header.querySelector(one).textContent);
    const actions = header.querySelector('.dots').textContent.split('●').length - 1;
    const decks = [...header.querySelectorAll('.decks strong')];
    const cards = decks.map((one) => Number(one.textContent));
    const now = [...turn, actions, ...cards];
    if (String(now) !== String(window.said.at(-1))) window.said.push(now);
  };
  note();
  new MutationObserver(note).observe(header, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}"""


@pytest.mark.breadth
def test_the_header_matches_the_board_while_a_turn_is_animated(person: Someone) -> None:
    with person(moving=True) as anna:
        page = arranged(anna, A_TURN)
        page.evaluate(NOTE)
        anna.types("grant montreal", "drive montreal", "drive chicago", "pass", "next")
        expect(page.locator("[data-region=status] .who")).to_contain_text("Scientist")
        first, *said = page.evaluate("window.said")
        player, infection = first[-2:]
        medic, scientist = ["Turn 1", "Medic"], ["Turn 2", "Scientist"]
        assert first == [*medic, 4, player, infection]
        assert said == [
            [*medic, 3, player, infection],
            [*medic, 2, player, infection],
            [*medic, 0, player, infection],
            [*medic, 0, player - 1, infection],
            [*medic, 0, player - 2, infection],
            [*medic, 0, player - 2, infection - 1],
            [*medic, 0, player - 2, infection - 2],
            [*scientist, 4, player - 2, infection - 2],
        ]


FAR_APART: Position = {
    "hands": "open",
    "players": [
        {"role": "medic", "city": "chicago", "hand": ["paris"]},
        {"role": "scientist", "city": "tokyo", "hand": ["lima"]},
    ],
    "cubes": {"chicago": {"blue": 1}},
    "player_deck": {"next": ["lagos", "bogota"]},
}
# Records every visible part of the map.
LOOKED = """() => {
  window.looked = [];
  const map = document.querySelector('[data-region=map] svg > g[transform]');
  new MutationObserver(() => window.looked.push(map.getAttribute('transform'))).observe(map, {
    attributeFilter: ['transform'],
  });
}"""


def on_screen(page: Page, role: str) -> bool:
    """Return whether a pawn is completely in the visible part of the map."""
    shown = page.locator("[data-region=map]").bounding_box()
    pawn = page.locator(f"[data-pawn={role}]").bounding_box()
    assert shown and pawn
    right, down = pawn["x"] - shown["x"], pawn["y"] - shown["y"]
    return (
        0 <= right <= shown["width"] - pawn["width"]
        and 0 <= down <= shown["height"] - pawn["height"]
    )


def followed(anna: Person) -> int:
    """Return in how many steps the map follows the Medic."""
    page = arranged(anna, FAR_APART)
    assert on_screen(page, "medic") and not on_screen(page, "scientist")
    page.evaluate(LOOKED)
    anna.types("direct paris")
    until(page, lambda: page.locator("[data-pawn=medic][data-at=paris]").count())
    until(page, lambda: on_screen(page, "medic"))
    return len(page.evaluate("window.looked"))


def test_on_a_phone_the_map_follows_ones_own_pawn(person: Someone) -> None:
    with person(size=PHONE) as anna:
        assert followed(anna) == 1
        anna.types("pass", "next")
        until(anna.page, lambda: on_screen(anna.page, "scientist"))


@pytest.mark.breadth
def test_the_map_follows_the_pawn_in_several_steps(person: Someone) -> None:
    with person(size=PHONE, moving=True) as anna:  # a busy machine may draw few steps
        assert any(followed(anna) > 2 for _ in range(TRIES))


@pytest.mark.breadth
def test_a_map_moved_by_hand_stays_until_the_pawn_moves(person: Someone) -> None:
    with person(size=PHONE) as anna:
        page = arranged(anna, FAR_APART)
        page.mouse.move(300, 200)
        page.mouse.down()
        page.mouse.move(20, 200, steps=5)
        page.mouse.up()
        assert not on_screen(page, "medic")
        page.evaluate(LOOKED)
        page.locator("[data-action=treat-blue]").click()
        expect(page.locator("[data-region=status] .dots")).to_have_text("●●●○")
        assert page.evaluate("window.looked") == []
        page.locator("[data-action=drive]").click()
        page.locator("[data-choice=atlanta]").click()
        until(page, lambda: on_screen(page, "medic"))
