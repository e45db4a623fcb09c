"""Everything that one person does, in a real browser whose network is gone."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.web.looking import OVERFLOWING, faults
from tests.web.people import DESKTOP, PHONE, SOON, Person, until
from tests.web.screens import guided, turned
from tests.web.test_practice import checks
from tests.web.test_whole_games import to_the_end

pytestmark = pytest.mark.breadth
Someone = Callable[..., Person]
Size = tuple[int, int]

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
NEXT = (
    "[data-do=draw], [data-do=go_on], [data-do=discard], .curtain button, .team [data-answer=yes]"
)


@SIZES
def test_a_whole_game_with_the_default_bots_is_reviewed(cut_off: Someone, size: Size) -> None:
    with cut_off(size=size) as anna:
        page = anna.goes("/")
        page.get_by_role("button", name="Play with bots").click()
        page.locator("#city-atlanta").wait_for()
        to_the_end(page, lambda asked: asked.click(timeout=SOON))
        table = page.url.partition("/t/")[2].partition("#")[0]
        page = anna.goes(f"/t/{table}/review")
        turns, progress = page.locator("[data-turn]"), page.locator("progress")
        until(page, lambda: turns.count() and not progress.count())
        assert turns.count() >= 6
        assert faults(page) == []
        page = anna.goes("/me")
        expect(page.get_by_text("1 game").first).to_be_visible()


@SIZES
def test_three_puzzles_are_tried_and_rated(cut_off: Someone, size: Size) -> None:
    with cut_off(size=size) as anna:
        page = anna.goes("/puzzles")
        page.get_by_role("link", name="Solve it").last.press("Enter")
        for number in range(3):
            page.locator("#city-atlanta").wait_for()
            checks(page)
            page.locator("[data-result=worse], [data-result=better]").first.wait_for()
            turned(page, "exercise").get_by_text("Your new rating: 1,").wait_for()
            page.get_by_role("button", name="Give up").press("Enter")
            expect(page.locator("[data-result=given-up] ol li").first).to_be_attached()
            if number < 2:
                here = page.url
                page.get_by_role("button", name="Next puzzle").press("Enter")
                until(page, lambda here=here: page.url != here)  # type: ignore[misc]
        page = anna.goes("/puzzles")
        page.get_by_role("link", name="Solve it").last.wait_for()
        assert faults(page) == []


@SIZES
def test_the_guided_game_is_played_to_its_end(cut_off: Someone, size: Size) -> None:
    with cut_off(size=size) as anna:
        page = guided(anna)
        expect(page.locator("[data-region=guide-end]")).to_contain_text("Now you know the game")


@SIZES
def test_a_game_around_one_screen_with_private_hands_is_played_to_its_end(
    cut_off: Someone, size: Size
) -> None:
    with cut_off(size=size) as anna:
        page = anna.goes("/new")
        page.get_by_text("Private", exact=True).click()
        page.get_by_role("button", name="Create the table").click()
        curtain, end = page.locator(".curtain button"), page.locator("dialog .result")
        hidden = 0

        def act(asked: Locator) -> None:
            nonlocal hidden
            if curtain.is_visible():
                curtain.click(timeout=SOON)
                hidden += 1
            else:
                asked.click(timeout=SOON)

        asked = page.locator(NEXT)
        for _ in range(400):
            asked.or_(end).first.wait_for()
            if end.is_visible():
                break
            with suppress(TimeoutError):  # the game may have advanced meanwhile
                act(asked.first)
            page.locator(".busy").wait_for(state="detached")
        expect(page.get_by_role("dialog", name="Game over")).to_be_visible()
        assert hidden > 1, "each player has their own hand"


@SIZES
def test_python_plays_with_the_board_beside_it(cut_off: Someone, size: Size) -> None:
    with cut_off(size=size) as anna:
        page = anna.goes("/python")
        line, output = page.get_by_label("Python", exact=True), page.get_by_role("log")
        line.press("Enter")  # what is written there for a start
        expect(output).to_contain_text("infection rate 2")
        page.locator("#city-atlanta").wait_for()
        for source, printed in (
            ("len(game.legal_moves) > 5", "True"),
            ("for seat in range(2):", ""),
            ("game.play('shuttle cairo')", "IllegalMove"),
        ):
            line.fill(source)
            line.press("Enter")
            if printed:
                expect(output).to_contain_text(printed)
        line.fill("while True: pass")
        line.press("Enter")
        page.get_by_role("button", name="Stop").click()
        expect(page.get_by_text("Starting Python")).to_have_count(0)
        page.locator("details summary").first.click()
        page.locator("[data-example]").first.click()
        expect(output).to_contain_text("<Game: medic (seat 0) has 4 actions")
        assert faults(page) == []
        assert page.evaluate(OVERFLOWING) == []


@SIZES
def test_the_pages_of_a_folder_are_accessible(cut_off: Someone, size: Size) -> None:
    with cut_off(size=size) as anna:
        page = anna.goes("/")
        page.locator("[data-starting]").wait_for(state="detached")
        assert faults(page) == []
        page.get_by_role("button", name="Settings").click()
        page.locator("[data-games-here]").wait_for()
        assert faults(page) == []
