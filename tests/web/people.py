"""People in front of browsers."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable
from types import TracebackType

import pytest
from playwright.sync_api import Browser, BrowserType, Page, Response, TimeoutError, expect

ARGUMENTS = [
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome")
PATIENCE = 120_000  # ms: on a busy machine a thought takes long, and only what fails waits so long
A_MOMENT = 50  # ms
SOON = 2_000  # ms: what was there may be gone when it is reached for
DESKTOP, SMALL, PHONE = (1280, 800), (1024, 700), (390, 844)

expect.set_options(timeout=PATIENCE)


def launched(chromium: BrowserType) -> Browser:
    """The machine's Chromium; without one the tests fail and say what to install."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("the tests of the browser client need Chromium: apt-get install chromium")
    return chromium.launch(executable_path=found, args=ARGUMENTS)


def until(page: Page, holds: Callable[[], object]) -> None:
    """Waits, while the page goes on, until this holds."""
    for _ in range(PATIENCE // A_MOMENT):
        if holds():
            return
        page.wait_for_timeout(A_MOMENT)
    raise AssertionError("it never held")


class Person:
    """Somebody with a browser of their own; whatever goes wrong in it fails the test."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        name: str = "Anna",
        moving: bool = False,
    ) -> None:
        self.address, self.name = address, name
        self.context = browser.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            reduced_motion="no-preference" if moving else "reduce",
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.loaded: list[Response] = []
        self.page.on("response", self.notes)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.on(
            "console", lambda said: self.wrong.append(said.text) if said.type == "error" else None
        )

    def notes(self, response: Response) -> None:
        self.loaded.append(response)

    def goes(self, path: str) -> Page:
        """To an address of the client."""
        self.page.goto(self.address + path)
        return self.page

    def types(self, *moves: str) -> None:
        """Moves in the command line of the table, one after the other."""
        for move in moves:
            self.page.locator("#city-atlanta").wait_for()
            self.page.keyboard.press("/")
            line = self.page.locator("[aria-controls=command-offers]")
            line.fill(move)
            for _ in range(20):  # the move before may still be on its way
                with contextlib.suppress(TimeoutError):
                    line.press("Enter", timeout=SOON)
                    line.wait_for(state="detached", timeout=SOON)
                if not line.count():
                    break
            else:
                raise AssertionError(f"{move} was not accepted")

    def __enter__(self) -> Person:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.context.close()
        if kind is None:
            assert self.wrong == []
