"""The deal of the day in the browser: begin a try, keep its cards secret, compare and share."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .people import DESKTOP, PHONE, Person
from .screens import daily_result

Someone = Callable[..., Person]


@pytest.mark.parametrize(
    "size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.breadth)], ids=["desktop", "phone"]
)
def test_a_try_is_begun_by_keyboard_and_only_its_team_sees_the_cards(
    person: Someone, size: tuple[int, int]
) -> None:
    with person(size=size) as anna, person(size=size, name="Ben") as ben:
        page = anna.goes("/")
        page.get_by_role("link", name="Play today\u2019s deal").press("Enter")
        expect(page.get_by_role("heading", level=1)).to_have_text("Deal of the day")
        expect(page.get_by_role("region", name="How it works")).to_contain_text("one try")
        page.get_by_role("button", name="Play as a team").press("Enter")
        expect(page.locator("main")).to_contain_text("uses up their one try")
        watching = ben.goes(page.url.removeprefix(anna.address))
        expect(watching.locator("main")).to_contain_text("uses up their one try")
        watching.locator("[data-do=watch]").click()
        watching.get_by_role("heading", name="Deal of the day").wait_for()
        free = page.locator("[data-do=sit]")
        for left in (2, 1):
            expect(free).to_have_count(left)
            free.first.press("Enter")
        page.locator("#city-atlanta").wait_for()
        expect(watching.get_by_role("heading")).to_contain_text("only its players may see")
        anna.goes("/daily")
        expect(page.get_by_role("heading", name="Your try has begun")).to_be_visible()
        page.get_by_role("link", name="Continue").press("Enter")
        page.locator("#city-atlanta").wait_for()


def test_a_result_is_shared_without_spoiling_the_deal(person: Someone) -> None:
    with person(fresh=True) as anna:
        anna.context.grant_permissions(["clipboard-read", "clipboard-write"])
        page = daily_result(anna)
        expect(page.get_by_role("heading", name="Won on turn 19")).to_be_visible()
        expect(page.get_by_role("region", name="You and the bots")).to_contain_text("Owl")
        page.get_by_role("button", name="Copy").press("Enter")
        expect(page.get_by_role("button", name="Copied")).to_be_visible()
        lines = page.evaluate("navigator.clipboard.readText()").splitlines()
        assert lines[1] == "Won on turn 19"
        rounds = lines[2].split()
        assert (len(rounds), rounds[1]) == (7, "\U0001f535\U0001f4a5")  # no turns, no epidemics
        assert lines[3].endswith("/daily")
