"""The page of turn-based games in a browser: what waits for you, and what happened meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .arranging import NEARLY_WON, Position, joins, opened, sits
from .people import PHONE, Person

Someone = Callable[..., Person]

# Anna's Dispatcher has the turn, and can ask to move the pawn of the Scientist.
DISPATCH: Position = NEARLY_WON | {
    "players": [
        {"role": "dispatcher", "city": "cairo", "hand": ["lima", "tokyo"]},
        {"role": "scientist", "city": "paris", "hand": ["essen", "london", "milan", "paris"]},
    ],
    "turn": {"seat": 0, "phase": "actions"},
}


def slow_game(anna: Person, ben: Person, **setup: object) -> str:
    """Return the table of a turn-based game of two people; Anna is there, Ben has left."""
    usual = {"visibility": "invite", "turn_hours": 24, "late": "bot"}
    table = opened(anna, DISPATCH, **usual | setup)
    sits(anna.goes(f"/t/{table}"))
    ben.context.request.post(f"{ben.address}/api/me", data={"name": ben.name})
    joins(ben, table).locator("#city-atlanta").wait_for()
    ben.goes("/healthz")
    anna.page.locator("#city-atlanta").wait_for()
    return table


def test_a_turn_based_game_tells_what_happened_and_takes_an_answer(person: Someone) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        table = slow_game(anna, ben)
        anna.types("drive algiers", "move scientist join algiers")
        page = ben.goes("/")
        expect(page.locator("[data-waiting]")).to_have_text("1 is waiting for you")
        expect(page).to_have_title("(1) Four Cures")
        page.get_by_role("link", name="All turn-based games").first.click()
        game = page.locator(f"[data-game='{table}']")
        expect(game.get_by_role("heading")).to_have_text("Anna and you")
        expect(game.locator("[data-deadline]")).to_have_text(
            re.compile(r"^\w{3} \d+ \w{3}, \d\d:\d\d · in 24 h$")
        )
        expect(game.locator("[data-ring]")).to_have_attribute("data-ring", "calm")
        expect(game.locator("[data-news]")).to_contain_text("May I bring you to Algiers?")
        expect(game.locator("[data-did='0']")).to_contain_text("Anna")
        expect(game.locator("[data-did='0']")).to_contain_text("The Dispatcher moves to Algiers.")
        expect(game.locator("[data-turn]")).to_have_text("It is Anna’s turn now, then yours.")
        expect(page).to_have_title("(1) Turn-based games · Four Cures")
        expect(page.locator("[data-count]")).to_have_text("1 game · 1 is waiting for you")
        game.get_by_role("button", name="Accept").click()
        expect(game).to_contain_text("Waiting for Anna")
        expect(page).to_have_title("Turn-based games · Four Cures")
        expect(anna.page.locator("[data-pawn=scientist]")).to_have_attribute("data-at", "algiers")
        game.get_by_role("link", name="Go to the table").click()
        page.locator("#city-atlanta").wait_for()


@pytest.mark.breadth
def test_nobody_has_to_wait_for_somebody_away_so_no_clock_counts_how_long(person: Someone) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        slow_game(anna, ben)
        expect(anna.page.locator(".person.away")).to_have_text("Ben")
        expect(anna.page.locator(".person.away + .where")).to_have_text("away · Paris")


@pytest.mark.breadth
def test_a_deadline_below_four_hours_is_urgent_and_phones_have_one_column(
    person: Someone,
) -> None:
    with person(name="Anna", size=PHONE) as anna, person(name="Ben") as ben:
        table = slow_game(anna, ben, turn_hours=3)
        page = anna.goes("/games")
        game = page.locator(f"[data-game='{table}']")
        expect(game.locator("[data-ring]")).to_have_attribute("data-ring", "urgent")
        expect(game.get_by_role("link", name="Take your turn")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.breadth
def test_a_person_without_games_is_offered_a_new_one_that_is_turn_based(person: Someone) -> None:
    with person() as anna:
        page = anna.goes("/games")
        expect(page.get_by_text("no turn-based games at the moment")).to_be_visible()
        page.get_by_role("link", name="New turn-based game").click()
        expect(page.get_by_role("radio", name="Turn-based")).to_be_checked()
