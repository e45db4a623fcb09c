"""The tutorial, played to its end by its own instructions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from .arranging import NEARLY_WON, arranged
from .looking import action
from .people import PHONE, Person, until
from .screens import guided

Someone = Callable[..., Person]


# What the guide's bubble covers of what it must leave visible.
COVERED = """(lit) => {
  const bubble = document.querySelector('[data-region=guide]').getBoundingClientRect();
  const lines = [...document.querySelectorAll('[role=log] li')].slice(-3);
  const kept = [...document.querySelectorAll('.panel, [data-tag], ' + lit), ...lines];
  return kept.filter((one) => one.checkVisibility()).flatMap((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const apart = right <= bubble.left || left >= bubble.right || bottom <= bubble.top ||
      top >= bubble.bottom;
    return apart ? [] : [one.id || one.className || one.textContent];
  });
}"""
# Whether the light is on an element.
LIT = """(selector) => {
  const { left, right, top, bottom } = document.querySelector(selector).getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return [...document.querySelectorAll('[data-lit]')].some((one) => {
    const lit = one.getBoundingClientRect();
    return lit.left < x && x < lit.right && lit.top < y && y < lit.bottom;
  });
}"""


# The pixels between the guide's bubble and the nearest light.
FAR = """() => {
  const bubble = document.querySelector('[data-region=guide]').getBoundingClientRect();
  return Math.min(...[...document.querySelectorAll('[data-lit]')].map((one) => {
    const lit = one.getBoundingClientRect();
    const across = Math.max(lit.left - bubble.right, 0, bubble.left - lit.right);
    const down = Math.max(lit.top - bubble.bottom, 0, bubble.top - lit.bottom);
    return Math.hypot(across, down);
  }));
}"""
NEAR = 24  # pixels


def step(page: Page, number: int, lit: str = "", says: str = "") -> None:
    """The guide is at this step, lights this element, is near it and covers nothing that is needed.

    `says` is the key that its text names; a key with these words can be pressed.
    """
    guide = page.get_by_role("complementary", name="The guided game")
    expect(guide).to_contain_text(f"Step {number} of 10")
    if lit:
        page.locator(lit).first.wait_for()
        until(page, lambda: page.evaluate(LIT, lit))
        until(page, lambda: page.evaluate(COVERED, lit) == [])
        until(page, lambda: page.evaluate(FAR) <= NEAR)
    if says:
        expect(guide).to_contain_text(f"“{says}”")
        key = page.locator(":is(button, [role=menuitem]):enabled").filter(has_text=says)
        expect(key.first).to_be_visible()


def city(page: Page, name: str) -> None:
    page.locator(f"#city-{name} .disc").click(force=True)  # a pawn may cover it


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).first.click()


def test_the_guided_game_leads_to_the_fourth_cure(person: Someone) -> None:
    with person() as anna:
        page = anna.goes("/")
        page.get_by_role("link", name="Learn to play").click()
        step(page, 1, ".cures")
        button(page, "Next")
        step(page, 2, "#city-chicago .disc")
        city(page, "chicago")
        step(page, 3, "[data-action=treat-blue]", says="Treat")
        button(page, "Treat")
        step(page, 4, "#city-paris .disc")
        city(page, "paris")
        step(page, 4, "[data-way^=charter]", says="Charter flight")
        page.get_by_role("menuitem", name="Charter flight: Chicago").click()
        step(page, 5, ".hand [data-card=paris]", says="Share")
        action(page, "share").click()
        step(page, 6, "[data-do=draw]", says="Draw 2 cards")
        button(page, "Draw 2 cards")
        step(page, 7, "#city-delhi .disc")
        button(page, "Next")
        step(page, 8, "[data-do=go_on]", says="Continue")
        cards = page.get_by_role("log").get_by_text("Infection card:")
        infected = cards.count()
        button(page, "Continue")  # asked once after the epidemic; then the game goes on by itself
        expect(cards).to_have_count(infected + 2)
        step(page, 9, ".team [data-card=government_grant]", says="Grant")
        page.locator(".team [data-card=government_grant]").click()  # in the Medic's hand
        expect(page.locator("[data-region=guide]")).to_contain_text("Now click Paris")
        step(page, 9, "#city-paris .disc")
        city(page, "paris")
        step(page, 10, "[data-action=cure-blue]", says="Cure")
        button(page, "Cure blue")
        expect(page.get_by_text("All four cures discovered!")).to_be_visible()
        ending = page.locator("[data-region=guide-end]")
        expect(ending).to_contain_text("Now you know the game")
        ending.get_by_role("button", name="Play with bots").click()
        page.wait_for_url("**/t/*")


@pytest.mark.breadth
def test_the_guide_is_used_by_keyboard_and_by_touch(person: Someone) -> None:
    with person(touch=True, size=PHONE) as anna:
        page = anna.goes("/guide")
        guide = page.locator("[data-region=guide]")
        guide.get_by_role("button", name="Next").press("Enter")
        expect(guide).to_be_focused()  # its button is gone
        expect(guide).to_contain_text("Tap Chicago")
        step(page, 2, "#city-chicago .disc")


@pytest.mark.breadth
def test_a_wrong_step_is_pointed_out_and_the_tutorial_can_be_restarted(person: Someone) -> None:
    with person() as anna:
        page = anna.goes("/guide")
        button(page, "Next")
        button(page, "Pass")
        expect(page.get_by_text("That is not the next step.")).to_be_visible()
        button(page, "Start again")
        step(page, 1)


@pytest.mark.breadth
def test_the_guided_game_is_played_again_from_its_end(person: Someone) -> None:
    with person() as anna:
        page = guided(anna)
        page.get_by_role("button", name="Play the guided game again").click()
        step(page, 1)


@pytest.mark.breadth
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
