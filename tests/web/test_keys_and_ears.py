"""The table by keyboard: keys act where the focus is, and it stays."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .people import PHONE, Person
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


def test_the_keyboard_stays_with_the_card_that_it_moves(person: Someone) -> None:
    with person() as anna:
        page = SCREENS["forecast"](anna)
        cards = page.locator(".drawer .card")
        down = page.get_by_role("button", name="Osaka down")
        down.focus()
        page.keyboard.press("Enter")
        expect(cards.nth(4)).to_contain_text("Osaka")
        expect(down).to_be_focused()
        page.keyboard.press("Enter")
        expect(cards.nth(5)).to_be_focused()  # its button has nothing more to do
        for place in (4, 3):
            page.keyboard.press("ArrowUp")
            expect(cards.nth(place)).to_be_focused()
            expect(cards.nth(place)).to_contain_text("Osaka")


def test_an_order_can_be_put_back_on_a_phone_held_sideways(person: Someone) -> None:
    with person(size=(844, 390)) as anna:
        page = SCREENS["forecast"](anna)
        expect(page.locator("[data-do=order]")).to_be_in_viewport(ratio=1)


def test_a_forecast_on_a_phone_lies_above_what_stands_below_the_table(person: Someone) -> None:
    with person(size=PHONE) as anna:
        page = SCREENS["forecast"](anna)
        page.evaluate("document.body.style.setProperty('--below', '100px')")
        drawer = page.locator(".drawer").bounding_box()
        assert drawer is not None
        assert drawer["y"] + drawer["height"] == PHONE[1] - 100
