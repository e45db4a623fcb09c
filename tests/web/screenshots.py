"""`make screenshots`: pictures of every screen in every language, on a desktop and on a phone."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from fourcures.bots.warm_up import ensure_compiled
from fourcures.text.language import LANGUAGES

from .people import DESKTOP, PHONE, Person, launched
from .screens import SCREENS
from .server import served

SIZES = {"desktop": DESKTOP, "phone": PHONE}


def main(folder: Path) -> None:
    ensure_compiled()
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright.chromium)
        for language in LANGUAGES:
            for kind, size in SIZES.items():
                for name, screen in SCREENS.items():
                    person = Person(browser, address, language, size=size)
                    page = screen(person)
                    page.wait_for_timeout(300)  # wait for animations
                    page.screenshot(path=folder / language / f"{name}-{kind}.png")
                    person.context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
