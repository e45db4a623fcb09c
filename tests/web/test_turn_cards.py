"""The log as one card for each turn, menus at their cards, numbers on the map."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from .arranging import NEARLY_WON, arranged, joins, opened, sits
from .people import DESKTOP, SMALL, Person
from .screens import SCREENS, hands

Someone = Callable[..., Person]


def box(place: Locator) -> FloatRect:
    found = place.bounding_box()
    assert found is not None
    return found


@pytest.mark.breadth
def test_a_finished_turn_is_shown_as_one_card(person: Someone) -> None:
    with person() as anna:
        page = SCREENS["log"](anna)
        first, second = page.locator("[data-turn='1']"), page.locator("[data-turn='2']")
        expect(second.get_by_role("button")).to_have_attribute("aria-expanded", "true")
        short = first.locator(".summary")
        for words in ("Algiers → Paris", "Bogotá", "Epidemic: Manila", "Lagos", "3/8"):
            expect(short).to_contain_text(words)
        expect(first).to_contain_text("The Medic moves to Algiers.")  # to a screen reader
        head = first.get_by_role("button", name="Medic")
        head.focus()
        page.keyboard.press("Enter")
        expect(head).to_have_attribute("aria-expanded", "true")
        expect(short).to_have_count(0)


@pytest.mark.breadth
@pytest.mark.parametrize("size", [DESKTOP, pytest.param(SMALL, marks=pytest.mark.breadth)], ids=str)
def test_the_menu_of_a_card_opens_at_the_card(person: Someone, size: tuple[int, int]) -> None:
    with person(size=size) as anna:
        page = arranged(anna, hands(["essen", "paris", "government_grant"]))
        for card in ("essen", "government_grant"):
            pressed = page.locator(f".hand [data-card={card}]")
            pressed.click()
            menu, held = box(page.get_by_role("dialog")), box(page.locator("[data-region=hand]"))
            if card == "essen":
                assert menu["y"] + menu["height"] <= held["y"]
                middle = box(pressed)["x"] + box(pressed)["width"] / 2
                assert menu["x"] < middle < menu["x"] + menu["width"]
            else:  # cities are chosen on the map, which the list leaves free
                board = box(page.locator("[data-region=map]"))
                assert menu["x"] >= board["x"] + board["width"]
            page.keyboard.press("Escape")
            expect(pressed).to_be_focused()
        pressed.click()
        expect(page.locator("[data-choice=london]")).to_have_text("London")


@pytest.mark.breadth
def test_the_team_panel_shows_told_counts_and_absent_players(person: Someone) -> None:
    with person() as anna, person(name="Ben") as ben:
        table = opened(anna, NEARLY_WON | {"hands": "private"}, visibility="invite")
        page = anna.goes(f"/t/{table}")
        sits(page)
        joins(ben, table)
        ben.page.locator(".tell summary").click()
        ben.page.locator("[data-tell=blue]").click()
        expect(page.locator("[data-told=blue]")).to_have_text("4")
        ben.types("direct london")
        expect(page.locator("[data-told=blue]")).to_have_text("3")
        expect(page.locator(".team .away")).to_have_count(0)
        ben.goes("/healthz")
        expect(page.locator(".team .away")).to_have_count(1)  # after a while
        expect(page.get_by_role("log")).not_to_contain_text("is away")  # that takes longer


@pytest.mark.breadth
def test_one_click_tells_the_team_every_card_of_a_private_hand(person: Someone) -> None:
    with person() as anna, person(name="Ben") as ben:
        table = opened(anna, NEARLY_WON | {"hands": "private"}, visibility="invite")
        page = anna.goes(f"/t/{table}")
        sits(page)
        joins(ben, table)
        expect(page.locator(".team [data-card=london]")).to_have_count(0)
        ben.page.locator(".tell summary").click()
        ben.page.locator("[data-tell=all]").click()
        expect(ben.page.locator("[data-tell=all]")).to_be_disabled()
        for card in ben.page.locator(".hand [data-card]").all():
            known = f".team [data-card={card.get_attribute('data-card')}]"
            expect(page.locator(known)).to_be_visible()


@pytest.mark.breadth
def test_a_forecast_is_shown_beside_the_map_with_numbers_on_the_map(person: Someone) -> None:
    with person() as anna:
        page = SCREENS["forecast"](anna)
        osaka = page.locator("[data-number=osaka]")
        expect(osaka).to_have_text("4")
        page.get_by_role("button", name="Osaka down").click()
        expect(osaka).to_have_text("5")
        expect(page.locator(".drawer .due")).to_have_text(["This turn", "Next turn", "Later"])
        edge = box(page.locator("[data-region=map]"))
        assert box(page.locator(".drawer"))["x"] >= edge["x"] + edge["width"]
