"""The table by keyboard: keys act where the focus is."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .people import Person
from .screens import SCREENS

Someone = Callable[..., Person]


def test_a_space_skips_a_scene_only_where_it_means_nothing_else(person: Someone) -> None:
    with person(moving=True) as anna:
        page = SCREENS["epidemic"](anna)
        scene = page.locator(".scene.epidemic")
        chat = page.get_by_placeholder("Say something")
        chat.press_sequentially("Paris now?")
        expect(chat).to_have_value("Paris now?")
        decks = page.get_by_role("tab", name="Decks")
        decks.press(" ")
        expect(decks).to_have_attribute("aria-selected", "true")
        expect(scene).to_be_visible()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press(" ")
        expect(scene).to_have_count(0)
