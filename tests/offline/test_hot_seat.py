"""A game around one screen, in a real browser without a network."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.people import Person

from .static_host import static_host

Someone = Callable[..., Person]

# Until the service worker has all files, and answers for this page.
KEPT = """async () => {
  const { serviceWorker } = navigator;
  await serviceWorker.ready;
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
}"""


def opened(anna: Person) -> Page:
    """Return the page of a new table around the screen."""
    page = anna.goes("/new")
    page.get_by_text("On this screen").click()
    page.get_by_role("button", name="Create the table").click()
    page.locator("#city-atlanta").wait_for()
    return page


@pytest.mark.breadth
def test_a_game_goes_on_without_a_network_after_the_first_visit(
    folder: Path, person: Someone
) -> None:
    with static_host(folder) as host:
        anna = person(host)
        page = anna.goes("/")
        page.evaluate(KEPT)
    with anna:  # nothing answers from here on
        page = opened(anna)
        anna.types("pass")
        page.reload()
        page.get_by_role("button", name="Draw 2 cards").click()
        expect(page.locator("[role=log]").get_by_text(" draws ").first).to_be_visible()
