"""People with browsers."""

from __future__ import annotations

import contextlib
import shutil
from collections import defaultdict
from collections.abc import Callable
from functools import partial
from types import TracebackType
from typing import Any, Self

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    BrowserType,
    ConsoleMessage,
    Error,
    Page,
    TimeoutError,
    expect,
)

from .evidence import save_evidence, start_trace, stop_trace

ARGUMENTS = [
    "--no-sandbox",  # the tests may run as root
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The headless shell first: the same engine with half the CPU time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATIENCE = 120_000  # ms: enough for bots on a busy machine; only failing tests wait so long
A_MOMENT, A_WHILE = 50, 200  # ms
SOON = 2_000  # ms: an element may disappear before it is clicked
DESKTOP, SMALL, PHONE = (1280, 800), (1024, 700), (390, 844)

# Unused contexts, by browser, language and touch. A new one costs seconds of CPU time: a process,
# and scripts that are fetched and compiled again.
IDLE: dict[tuple[Browser, str, bool], list[BrowserContext]] = defaultdict(list)
# The effects of these calls on a context or page cannot be undone.
LASTING_CONTEXT = ("add_init_script", "grant_permissions", "on", "route", "set_offline")
LASTING_PAGE = ("add_init_script", "expose_function", "on", "route", "route_web_socket")

expect.set_options(timeout=PATIENCE)


def launched(chromium: BrowserType, *arguments: str) -> Browser:
    """Start the installed Chromium; without one, fail and say what to install."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        pytest.fail("The browser tests need Chromium: apt-get install chromium-headless-shell")
    return chromium.launch(executable_path=found, args=[*ARGUMENTS, *arguments])


def until(page: Page, holds: Callable[[], object]) -> None:
    """Wait until the condition holds, while the page keeps running."""
    for _ in range(PATIENCE // A_MOMENT):
        if holds():
            return
        page.wait_for_timeout(A_MOMENT)
    raise AssertionError("it never held")


class Person:
    """A user with a separate browser context; any error in it fails the test.

    Contexts of earlier tests are reused, without cookies, storage and history but with the cache;
    `fresh` requests a new one.
    """

    def __init__(
        self,
        browser: Browser,
        address: str,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        touch: bool = False,
        name: str = "Anna",
        moving: bool = False,
        fresh: bool = False,
    ) -> None:
        self.address, self.name = address, name
        self.idle = IDLE[browser, language, touch]
        if self.idle and not fresh:
            self.context = self.idle.pop()
        else:
            self.context = browser.new_context(locale=language, has_touch=touch)
            self.context.set_default_timeout(PATIENCE)
            self.context.new_page()
        self.page: Page = self.context.pages[0]
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.emulate_media(reduced_motion="no-preference" if moving else "reduce")
        start_trace(self.context)
        self.wrong: list[str] = []
        self.console: list[str] = []
        self.listeners: dict[str, Callable[[Any], None]] = {
            "pageerror": self.fails,
            "console": self.hears,
        }
        for event, listener in self.listeners.items():
            self.page.on(event, listener)  # type: ignore[call-overload]
        self.changed: set[object] = set()  # the pages or contexts that cannot be reused
        for one, calls in ((self.context, LASTING_CONTEXT), (self.page, LASTING_PAGE)):
            for call in calls:
                setattr(one, call, partial(self.lasts, one, getattr(type(one), call)))

    def lasts(self, one: object, call: Callable[..., Any], *words: Any, **options: Any) -> Any:
        """Call a method whose effect lasts, and mark the page or context as not reusable."""
        self.changed.add(one)
        return call(one, *words, **options)

    def fails(self, error: Error) -> None:
        self.wrong.append(str(error))

    def hears(self, message: ConsoleMessage) -> None:
        place = message.location["url"]
        self.console.append(f"{message.type}: {message.text} {place}")
        if message.type == "error" and not place.endswith("/favicon.ico"):  # not from the client
            self.wrong.append(message.text)

    def goes(self, path: str) -> Page:
        """Open an address of the client."""
        self.page.goto(self.address + path)
        return self.page

    def likes(self, **choices: str) -> None:
        """Set settings before the first visit."""
        self.goes("/healthz")
        self.page.evaluate(
            "(choices) => localStorage.setItem('fourcures.settings', JSON.stringify(choices))",
            choices,
        )

    def types(self, *moves: str) -> None:
        """Type moves into the command line of the table, one after the other."""
        for move in moves:
            self.page.locator("#city-atlanta").wait_for()
            self.page.keyboard.press("/")
            line = self.page.locator("[aria-controls=command-offers]")
            line.fill(move)
            for _ in range(PATIENCE // A_WHILE):  # the previous move may still be pending
                with contextlib.suppress(TimeoutError):
                    line.press("Enter", timeout=SOON)
                    line.wait_for(state="detached", timeout=A_WHILE)
                if not line.count():
                    break
            else:
                raise AssertionError(f"{move} was not accepted")
            expect(self.page.locator(".busy")).to_have_count(0)  # until it is played

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is None:
            self.page.evaluate("0")  # wait for earlier console messages
        if kind is not None or self.wrong:
            save_evidence(self.context, self.name, self.address, self.console + self.wrong)
            self.context.close()
        elif self.context in self.changed:
            self.context.close()
        else:
            self.cleans()
            self.idle.append(self.context)
        if kind is None:
            assert not self.wrong, f"In {self.name}'s browser: {self.wrong}"

    def cleans(self) -> None:
        """Remove everything except the cache, for the next person."""
        for event, listener in self.listeners.items():
            self.page.remove_listener(event, listener)
        if self.page in self.changed:
            self.page.close()
            self.page = self.context.new_page()
        for other in self.context.pages:
            if other != self.page:
                other.close()
        self.goes("/healthz")  # same origin, without scripts
        self.page.mouse.move(-1, -1)
        self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
        self.context.clear_cookies()
        session = self.context.new_cdp_session(self.page)
        session.send("Page.resetNavigationHistory")
        session.detach()
        stop_trace(self.context)
