"""The tutorial, played to its end by its own instructions."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from .arranging import NEARLY_WON, arranged
from .people import Person

Someone = Callable[..., Person]


def step(page: Page, number: int) -> None:
    expect(page.get_by_role("complementary", name="The guided game")).to_contain_text(
        f"Step {number} of 10"
    )


def city(page: Page, name: str) -> None:
    page.locator(f"#city-{name} .disc").click(force=True)  # a pawn may cover it


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()


def test_the_guided_game_leads_to_the_fourth_cure(person: Someone) -> None:
    with person() as anna:
        page = anna.goes("/")
        page.get_by_role("link", name="Play the guided game").click()
        step(page, 1)
        button(page, "Next")
        step(page, 2)
        city(page, "chicago")
        step(page, 3)
        button(page, "Treat")
        step(page, 4)
        city(page, "paris")
        button(page, "Charter flight: Chicago")
        step(page, 5)
        button(page, "Give the Paris card to the Scientist")
        step(page, 6)
        button(page, "Draw 2 cards")
        step(page, 7)
        button(page, "Next")
        step(page, 8)
        cards = page.get_by_role("log").get_by_text("Infection card:")
        infected = cards.count()
        for number in (1, 2):
            button(page, "Continue")
            expect(cards).to_have_count(infected + number)  # clicks before that are ignored
        button(page, "Continue")
        step(page, 9)
        button(page, "Government Grant")
        city(page, "paris")
        step(page, 10)
        button(page, "Cure blue")
        expect(page.get_by_text("All four cures discovered!")).to_be_visible()
        button(page, "Play again")  # with the tutorial
        step(page, 1)


def test_who_goes_astray_is_told_and_may_start_again(person: Someone) -> None:
    with person() as anna:
        page = anna.goes("/guide")
        button(page, "Next")
        button(page, "Pass")
        expect(page.get_by_text("That is not the next step.")).to_be_visible()
        button(page, "Start again")
        step(page, 1)


def test_an_event_is_played_from_a_hand_in_the_team_panel(person: Someone) -> None:
    position = NEARLY_WON | {
        "players": [
            {"role": "medic", "city": "cairo", "hand": ["lima", "government_grant"]},
            {"role": "scientist", "city": "paris", "hand": ["essen"]},
        ]
    }
    with person() as anna:
        page = arranged(anna, position)
        page.locator(".team [data-card=government_grant]").click()
        city(page, "essen")
        expect(page.get_by_role("log")).to_contain_text("Essen")
