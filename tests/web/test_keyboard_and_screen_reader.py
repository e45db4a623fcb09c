"""Keyboard and screen reader: keys act on the focus, it stays in place, news are announced once."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .arranging import NEARLY_WON, arranged, opened
from .people import DESKTOP, PHONE, Person
from .screens import SCREENS

Someone = Callable[..., Person]


@pytest.mark.breadth
def test_the_space_key_goes_on_in_a_scene_except_in_a_text_field(person: Someone) -> None:
    with person(moving=True) as anna:
        page = SCREENS["epidemic"](anna)
        scene = page.locator(".scene.epidemic")
        chat = page.get_by_placeholder("Say something")
        chat.press_sequentially("Paris now?")
        expect(chat).to_have_value("Paris now?")
        expect(scene).to_be_visible()
        decks = page.get_by_role("tab", name="Decks")
        decks.press(" ")  # Space goes on to the next step and does not press the tab
        expect(decks).to_have_attribute("aria-selected", "false")
        expect(page.locator("[data-step=intensify]")).to_have_class(re.compile("now"))
        page.keyboard.press("Escape")
        expect(scene).to_have_count(0)


@pytest.mark.parametrize(
    ("size", "other"),
    [pytest.param(DESKTOP, "decks", marks=pytest.mark.breadth), (PHONE, "map")],
    ids=str,
)
def test_an_event_is_announced_once_whichever_tab_is_open(
    person: Someone, size: tuple[int, int], other: str
) -> None:
    with person(size=size) as anna:
        page = arranged(anna, NEARLY_WON)
        spoken = page.locator(".table > [aria-live=polite]")
        page.locator(f"[data-tab={other}]").click()
        expect(spoken).to_be_empty()  # earlier events are not announced
        anna.types("drive essen")
        expect(spoken).to_have_text("The Scientist moves to Essen.")
        page.locator("[data-tab=log]").click()
        expect(spoken).to_be_empty()
        anna.types("drive milan")
        expect(page.get_by_role("log")).to_contain_text("Milan")
        expect(spoken).to_be_empty()  # the log announces it
        page.locator(f"[data-tab={other}]").click()
        anna.types("drive paris")
        expect(spoken).to_have_text("The Scientist moves to Paris.")


@pytest.mark.breadth
def test_nothing_about_a_private_hand_is_announced_behind_the_curtain(person: Someone) -> None:
    position = NEARLY_WON | {
        "hands": "private",
        "turn": {"seat": 1, "phase": "draw"},
        "player_deck": {"next": ["bogota", "osaka"]},
        "infection_deck": {"next": ["lagos", "sydney"]},
    }
    with person(size=PHONE) as anna:
        page = anna.goes(f"/t/{opened(anna, position)}")
        page.locator(".curtain button").click()
        anna.types("next")
        page.locator(".curtain button").wait_for()
        spoken = page.locator(".table > [aria-live=polite]")
        expect(spoken).to_contain_text("Lagos")
        expect(spoken).not_to_contain_text("Osaka")


@pytest.mark.breadth
def test_the_focus_stays_on_a_card_moved_by_keyboard(person: Someone) -> None:
    with person() as anna:
        page = SCREENS["forecast"](anna)
        cards = page.locator(".drawer .card")
        down = page.get_by_role("button", name="Osaka down")
        down.focus()
        page.keyboard.press("Enter")
        expect(cards.nth(4)).to_contain_text("Osaka")
        expect(down).to_be_focused()
        page.keyboard.press("Enter")
        expect(cards.nth(5)).to_be_focused()  # its button is disabled
        for place in (4, 3):
            page.keyboard.press("ArrowUp")
            expect(cards.nth(place)).to_be_focused()
            expect(cards.nth(place)).to_contain_text("Osaka")


@pytest.mark.breadth
def test_the_forecast_button_is_in_view_on_a_phone_held_sideways(person: Someone) -> None:
    with person(size=(844, 390)) as anna:
        page = SCREENS["forecast"](anna)
        expect(page.locator("[data-do=order]")).to_be_in_viewport(ratio=1)


@pytest.mark.breadth
def test_a_forecast_on_a_phone_does_not_cover_the_area_below_the_table(person: Someone) -> None:
    with person(size=PHONE) as anna:
        page = SCREENS["forecast"](anna)
        page.evaluate("document.body.style.setProperty('--below', '100px')")
        drawer = page.locator(".drawer").bounding_box()
        assert drawer is not None
        assert drawer["y"] + drawer["height"] == PHONE[1] - 100


@pytest.mark.breadth
def test_enter_presses_the_lit_key_once_unless_a_control_has_the_focus(person: Someone) -> None:
    position = NEARLY_WON | {
        "turn": {"seat": 1, "phase": "draw"},
        "player_deck": {"next": ["bogota", "osaka"]},
        "infection_deck": {"next": ["sydney", "manila"]},
    }
    with person() as anna:
        page = arranged(anna, position)
        key = page.locator("[data-do=draw].primary")
        expect(page.locator(".content:not([data-settling])")).to_be_visible()
        chat = page.get_by_placeholder("Say something")
        chat.press("Enter")
        page.get_by_role("tab", name="Decks").press("Enter")
        expect(key).to_be_visible()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        expect(page.get_by_text("Your turn as Medic: 4 actions left")).to_be_visible()
        page.locator("[data-tab=log]").click()
        expect(page.get_by_role("log")).to_contain_text("Osaka")


@pytest.mark.breadth
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=str)
def test_a_chosen_option_shows_no_stray_radio_button(
    person: Someone, size: tuple[int, int]
) -> None:
    with person("de", size=size) as anna:
        page = anna.goes("/new")
        radios = page.locator("fieldset input[type=radio]")
        radios.first.wait_for(state="attached")
        for radio in radios.all():
            radio.focus()
            box = radio.bounding_box()
            assert box is not None and max(box["width"], box["height"]) <= 1
