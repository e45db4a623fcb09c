"""What the tests of the browser client share."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from fourcures.bots.warming import ready

from .people import Person, launched
from .server import served


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests of this process, its bots' machine code made beforehand."""
    ready()
    with served(tmp_path_factory.mktemp("web")) as address:
        yield address


@pytest.fixture(scope="module")  # no longer: while it lives, other tests cannot run event loops
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture
def person(browser: Browser, address: str) -> Callable[..., Person]:
    """Makes people: `person("de", size=PHONE)`."""

    def made(*words: object, **options: object) -> Person:
        return Person(browser, address, *words, **options)  # type: ignore[arg-type]

    return made
