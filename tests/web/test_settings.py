"""What a person likes, and what a table has agreed on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from fourcures.analysis import odds
from fourcures.engine.game import Game

from .arranging import NEARLY_WON, arranged
from .people import Person

Someone = Callable[..., Person]


@pytest.mark.parametrize(
    ("choice", "attribute", "value"),
    [
        ("Dark", "data-theme", "dark"),
        ("Light", "data-theme", "light"),
        ("High contrast", "data-theme", "contrast"),
        ("Full", "data-motion", "full"),
        ("Fast", "data-motion", "fast"),
        ("None", "data-motion", "none"),
    ],
)
def test_themes_and_movement_are_chosen_at_once_and_kept(
    person: Someone, choice: str, attribute: str, value: str
) -> None:
    with person() as anna:
        page = anna.goes("/")
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("dialog").get_by_text(choice, exact=True).click()
        expect(page.locator("html")).to_have_attribute(attribute, value)
        page.reload()
        expect(page.locator("html")).to_have_attribute(attribute, value)


def test_who_wants_no_movement_gets_none(person: Someone) -> None:
    with person() as anna:  # whose system says so
        expect(anna.goes("/").locator("html")).to_have_attribute("data-motion", "none")


def test_single_letters_can_be_switched_off(person: Someone) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_WON)
        page.keyboard.press("h")
        lens = page.locator("[data-odds]").first
        expect(lens).to_be_visible()
        page.keyboard.press("h")
        expect(lens).to_be_hidden()
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Single letters as shortcuts").uncheck()
        page.keyboard.press("Escape")
        page.keyboard.press("h")
        expect(lens).to_be_hidden()


@pytest.mark.parametrize(
    ("level", "seen"), [("off", 0), ("bookkeeping", 0), ("odds", 1), ("coach", 1)]
)
def test_the_lens_is_there_where_the_table_wants_it(person: Someone, level: str, seen: int) -> None:
    with person() as anna:
        page = arranged(anna, NEARLY_WON, help=level)
        expect(page.locator("[data-tool=lens]")).to_have_count(seen)


def test_the_lens_shows_the_engines_numbers(person: Someone) -> None:
    expected = odds(Game.from_position(NEARLY_WON).view(1))
    with person() as anna:
        page = arranged(anna, NEARLY_WON)
        page.locator("[data-tool=lens]").click()
        rows = page.locator("[data-odds]")
        expect(rows.first).to_be_visible()
        for row in rows.all():
            city = row.get_attribute("data-odds") or ""
            shown = row.get_by_role("cell").nth(1).inner_text()
            assert float(shown.rstrip("%\u00a0 ")) == pytest.approx(
                100 * expected.infected[city], abs=0.051
            )
