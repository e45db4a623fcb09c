"""Whole games with bots, from the lobby to the end: by mouse, by touch, by keyboard."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from .people import PHONE, SOON, Person

Someone = Callable[..., Person]

# Notes every size that the map has had.
WATCH = """() => {
  window.sizes = new Set();
  const map = document.querySelector('.board');
  const note = () => window.sizes.add(`${map.clientWidth} x ${map.clientHeight}`);
  new ResizeObserver(note).observe(map);
}"""
MOST = 400  # steps; more than any game needs

ASKED = "[data-do=draw], [data-do=go_on], [data-answer=yes], [data-do=discard]"


def to_the_end(page: Page, act: Callable[[Locator], None]) -> None:
    """Do what the table asks for, one thing at a time, until the game is over."""
    end = page.locator("dialog .result")
    asked = page.locator(ASKED)
    under_way = page.locator(".busy")
    steps = 0
    while steps < MOST:
        steps += 1
        asked.or_(end).first.wait_for()  # wait for the turns of the bots
        if end.is_visible():
            break
        with suppress(TimeoutError):  # the game may have advanced meanwhile
            act(asked.first)
        under_way.wait_for(state="detached")
    assert steps > 1
    expect(page.get_by_role("dialog", name="Game over")).to_be_visible()


@pytest.mark.long
def test_a_game_with_bots_by_mouse(person: Someone) -> None:
    with person() as anna:
        page = anna.goes("/")
        for seat in ("Seat 2", "Seat 3"):
            page.get_by_label(seat).select_option("Bot Swift")
        page.get_by_text("Heroic").click()
        page.get_by_role("button", name="Open the table").click()
        page.locator("#city-atlanta").wait_for()
        page.evaluate(WATCH)
        to_the_end(page, lambda asked: asked.click(timeout=SOON))
        assert len(page.evaluate("[...window.sizes]")) == 1  # the map never jumps


@pytest.mark.breadth
def test_a_game_on_a_phone_by_finger(person: Someone) -> None:
    with person(size=PHONE, touch=True) as anna:
        page = anna.goes("/")
        page.get_by_text("Heroic").tap()
        page.get_by_role("button", name="Open the table").tap()
        drive = page.locator("[data-action=drive]")

        def act(asked: Locator) -> None:
            """One step along a line in every turn, then the button."""
            if drive.is_visible() and page.locator("[data-do=undo]").is_disabled():
                drive.tap(timeout=SOON)
                page.locator("[data-choice]").first.tap(timeout=SOON)
                expect(page.locator("[data-do=undo]")).to_be_enabled()
            asked.tap(timeout=SOON)

        to_the_end(page, act)


@pytest.mark.breadth
def test_a_game_by_keyboard_alone(person: Someone) -> None:
    with person() as anna:
        page = anna.goes("/")
        play = page.get_by_role("button", name="Open the table")
        play.wait_for()
        tab_to(page, page.get_by_role("radio", name="Introductory"))
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("radio", name="Heroic")).to_be_checked()
        tab_to(page, play)
        page.keyboard.press("Enter")

        def act(asked: Locator) -> None:
            if asked.get_attribute("data-answer", timeout=SOON):
                tab_to(page, asked)
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("d")

        to_the_end(page, act)


def tab_to(page: Page, wanted: Locator) -> None:
    """Press Tab until this element has the focus."""
    for _press in range(60):
        if wanted.evaluate("(element) => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {wanted}")
