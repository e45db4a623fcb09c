"""The first load is small and fast."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Response, expect

from tests.quickest import quickest

from .people import Person

Someone = Callable[..., Person]

MOST = 350_000  # bytes of scripts, styles and fonts, compressed
SOON = 2  # seconds


def responses(person: Person) -> list[Response]:
    """Return a list that grows with every response that this person receives."""
    received: list[Response] = []

    def note(response: Response) -> None:  # Playwright does not accept a bound method of a list
        received.append(response)

    person.page.on("response", note)
    return received


def test_the_lobby_and_the_table_are_at_most_350_kb(person: Someone) -> None:
    with person(fresh=True) as anna:
        loaded = responses(anna)
        page = anna.goes("/")
        page.get_by_role("button", name="Play with bots").click()
        page.locator("#city-atlanta").wait_for()
        assets = [one for one in loaded if "/assets/" in one.url]
        sizes = {one.url: one.request.sizes()["responseBodySize"] for one in assets}
        assert len(sizes) > 2
        assert sum(sizes.values()) <= MOST, sizes


def usable(person: Someone) -> float:
    """Return the seconds from the first visit until the page is usable."""
    with person(fresh=True) as anna:
        start = time.monotonic()
        page = anna.goes("/")
        expect(page.get_by_role("button", name="Play with bots")).to_be_enabled()
        return time.monotonic() - start


def test_the_lobby_is_usable_within_two_seconds(person: Someone) -> None:
    assert quickest(lambda: usable(person), SOON) < SOON


def test_assets_are_cached_as_immutable_and_the_page_is_not(person: Someone) -> None:
    with person(fresh=True) as anna:
        loaded = responses(anna)
        anna.goes("/").get_by_role("button", name="Play with bots").wait_for()
        for one in loaded:
            cache = one.headers.get("cache-control", "")
            if "/assets/" in one.url:
                assert "immutable" in cache
            elif one.url == f"{anna.address}/":
                assert cache == "no-cache"
