"""Fixtures of the tests of the web client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Generator, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from fourcures.bots.warm_up import ensure_compiled
from tests.sizes import SIZE

from .evidence import take_files
from .people import Person, launched
from .server import served

# A quarter of the pixels, in the same layout: a fifth of the CPU time is painting.
COARSE = ["--force-device-scale-factor=0.5"] if SIZE == "test" else []
# With all ways to tell people about their turn; there is no mail server at this address.
TELLING = (
    *("--mail-server", "smtp://127.0.0.1:1", "--mail-from", "games@example.org"),
    *("--site", "https://games.example.org", "--push-contact", "host@example.org"),
)
LOOP = pytest.StashKey[asyncio.AbstractEventLoop]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Run Playwright's event loop only during browser tests.

    It lives as long as the browser; meanwhile other tests could not run event loops.
    """
    if "browser" not in getattr(item, "fixturenames", ()):
        return (yield)
    asyncio._set_running_loop(item.config.stash.get(LOOP, None))
    try:
        return (yield)
    finally:
        asyncio._set_running_loop(None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the files saved by a failing test to its report."""
    report = yield
    if files := take_files():
        report.sections.append(("Browser", "\n".join(files)))
    return report


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server for all tests of this process, with the bots compiled in advance."""
    ensure_compiled()
    with served(tmp_path_factory.mktemp("web"), *TELLING) as address:
        yield address


@pytest.fixture(scope="session")
def browser(pytestconfig: pytest.Config) -> Iterator[Browser]:
    """Start one browser for all tests of this process."""
    with sync_playwright() as playwright:
        loop = pytestconfig.stash[LOOP] = asyncio.get_running_loop()
        browser = launched(playwright.chromium, *COARSE)
        yield browser
        asyncio._set_running_loop(loop)  # the last test may be one without a browser
        browser.close()
    del pytestconfig.stash[LOOP]


@pytest.fixture
def person(browser: Browser, address: str) -> Callable[..., Person]:
    """Return a factory of people: `person("de", size=PHONE)`."""

    def made(*words: object, **options: object) -> Person:
        return Person(browser, address, *words, **options)  # type: ignore[arg-type]

    return made
