"""`make screenshots`: every screen in every language, on a desktop and on a phone, as pictures."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from fourcures.language import LANGUAGES

from .arranging import NEARLY_WON, arranged
from .people import DESKTOP, PHONE, Person, launched
from .screens import SCREENS
from .server import served

SIZES = {"desktop": DESKTOP, "phone": PHONE}


def epidemic(person: Person) -> Page:
    """The moment in which an epidemic shows its steps."""
    position = NEARLY_WON | {
        "player_deck": {"next": ["epidemic", "bogota"]},
        "turn": {"seat": 1, "phase": "draw"},
    }
    page = arranged(person, position)
    page.locator("[data-do=draw]").click()
    page.locator(".scene.epidemic").wait_for()
    return page


def main(folder: Path) -> None:
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright.chromium)
        for language in LANGUAGES:
            for kind, size in SIZES.items():
                for name, screen in (SCREENS | {"epidemic": epidemic}).items():
                    person = Person(
                        browser, address, language, size=size, moving=name == "epidemic"
                    )
                    page = screen(person)
                    page.wait_for_timeout(300)  # what moves has arrived
                    page.screenshot(path=folder / language / f"{name}-{kind}.png")
                    person.context.close()
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
