"""The game without a server, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.people import DESKTOP, PHONE, Person, until

pytestmark = pytest.mark.breadth
Someone = Callable[..., Person]


def opened(anna: Person) -> Page:
    """Return the page of a new table around the screen."""
    page = anna.goes("/new")
    page.get_by_role("button", name="Create the table").click()
    page.locator("#city-atlanta").wait_for()
    return page


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_game_goes_on_without_a_network_after_the_first_visit(
    cut_off: Someone, size: tuple[int, int]
) -> None:
    with cut_off(size=size) as anna:
        page = opened(anna)
        anna.types("pass")
        page.reload()
        page.get_by_role("button", name="Draw 2 cards").click()
        expect(page.locator("header").get_by_text("47", exact=True)).to_be_visible()  # cards left
        page.goto(anna.address)
        page.get_by_role("link", name="Continue").first.click()
        page.locator("#city-atlanta").wait_for()


def test_bots_play_without_a_server(person: Someone, host: str) -> None:
    with person(host) as anna:
        page = anna.goes("/")
        page.get_by_role("button", name="Play with bots").click()
        anna.types("pass")
        page.get_by_role("button", name="Draw 2 cards").click()
        team = page.locator("[role=log]").get_by_text(re.compile("TURN 2", re.I))
        until(page, lambda: goes_on(page) or team.count())


def goes_on(page: Page) -> bool:
    """Take the next step of the turn, if there is one; return False."""
    for name in ("Continue", "Infect", "Next"):
        button = page.get_by_role("button", name=name).first
        if button.is_visible():
            button.click()
    return False


def test_two_tabs_show_the_same_game(person: Someone, host: str) -> None:
    with person(host) as anna:
        page = opened(anna)
        other = anna.context.new_page()
        other.goto(page.url)
        other.locator("#city-atlanta").wait_for()
        for tab, text in ((page, "from here"), (other, "from there")):
            tab.get_by_placeholder("Say something").fill(text)
            tab.get_by_placeholder("Say something").press("Enter")
        for tab in (page, other):
            for text in ("from here", "from there"):
                expect(tab.locator("[role=log]").get_by_text(text)).to_have_count(1)


def test_only_what_the_host_offers_is_shown(person: Someone, host: str) -> None:
    with person(host) as anna:
        page = anna.goes("/")
        expect(page.get_by_role("button", name="Play with bots")).to_be_visible()
        links = page.locator("a[href]").evaluate_all(
            "all => all.map((a) => a.getAttribute('href'))"
        )
        assert {"?/puzzles", "?/me", "?/python"} <= set(links)
        assert not {"?/daily", "?/groups", "?/games", "?/privacy"} & set(links)
        expect(anna.goes("/daily").get_by_text("Page not found")).to_be_visible()


def test_a_copy_of_all_games_opens_in_another_browser(
    person: Someone, host: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.json"
    with person(host) as anna:
        page = opened(anna)
        page.get_by_role("button", name="Settings").click()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save a copy").click()
        saved.value.save_as(copy)
    with person(host, name="Ben") as ben:
        page = ben.goes("/")
        page.get_by_role("button", name="Settings").click()
        data = page.locator("[data-games-here]")
        damaged = tmp_path / "damaged.json"
        damaged.write_text(copy.read_text("utf-8").replace("opened", "closed", 1), "utf-8")
        for file, said in (
            (damaged, "Nothing was changed"),
            (copy, "1 game added"),
            (copy, "no new games"),
        ):
            data.locator("input[type=file]").set_input_files(file)
            expect(data.get_by_text(said)).to_be_visible()
        # A damaged file is refused, as the console says too.
        ben.wrong = [error for error in ben.wrong if "400" not in error]
        ben.goes("/").get_by_role("link", name="Continue").first.click()
        page.locator("#city-atlanta").wait_for()


def test_without_its_files_the_page_says_that_it_cannot_start(person: Someone, host: str) -> None:
    with person(host) as anna:
        anna.context.route("**/python/stdlib.zip", lambda route: route.abort())
        anna.goes("/").locator("[data-trouble=start]").wait_for()
        anna.wrong.clear()


def test_a_browser_that_stores_nothing_says_so(person: Someone, host: str) -> None:
    refusing = (
        "IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError') };"
    )

    def refuse(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=refusing + answer.text())

    with person(host) as anna:
        anna.context.route("**/assets/worker-*.js", refuse)
        anna.goes("/").locator("[data-trouble=storage]").wait_for()
        anna.wrong.clear()
