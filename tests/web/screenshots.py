"""`make screenshots`: pictures of every screen in every language, on a desktop and on a phone.

`make pictures` writes those of the documentation.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from fourcures.bots.warm_up import ensure_compiled
from fourcures.text.language import LANGUAGES

from .arranging import arranged
from .people import DESKTOP, PHONE, Person, launched
from .screens import SCREENS, Screen, half_way
from .server import served

SIZES = {"desktop": DESKTOP, "phone": PHONE}
DOCS = Path(__file__).parent.parent.parent / "docs" / "images"
LARGE = (1440, 900)


def own_turn(person: Person) -> Page:
    """The table in the middle of a game, in the turn of somebody with a full hand and a cure."""
    return arranged(person, half_way() | {"turn": {"seat": 3, "phase": "actions"}})


# A picture: its file, its screen, its language and its size.
Picture = tuple[Path, Screen, str, tuple[int, int]]

PICTURES: list[Picture] = [
    (DOCS / "table.jpg", own_turn, "en", LARGE),
    (DOCS / "puzzle.jpg", SCREENS["puzzles"], "en", LARGE),
    (DOCS / "television.jpg", SCREENS["television"], "en", (1440, 810)),
    (DOCS / "gallery.jpg", SCREENS["gallery"], "en", (1280, 800)),
    (DOCS / "phone.jpg", own_turn, "en", PHONE),
    (DOCS / "hand.jpg", SCREENS["hand_first"], "en", PHONE),
    (DOCS / "beside.jpg", SCREENS["which_card"], "en", PHONE),
    (DOCS / "lens.jpg", SCREENS["lens"], "de", PHONE),
]


def list_all(folder: Path) -> list[Picture]:
    """Return one picture for each screen, language and size."""
    return [
        (folder / language / f"{name}-{kind}.png", screen, language, size)
        for language in LANGUAGES
        for kind, size in SIZES.items()
        for name, screen in SCREENS.items()
    ]


def write(pictures: list[Picture]) -> None:
    ensure_compiled()
    with (
        tempfile.TemporaryDirectory() as data,
        served(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = launched(playwright.chromium)
        for path, screen, language, size in pictures:
            person = Person(browser, address, language, size=size)
            page = screen(person)
            page.wait_for_timeout(300)  # wait for animations
            page.screenshot(path=path, quality=88 if path.suffix == ".jpg" else None)
            person.context.close()
        browser.close()


if __name__ == "__main__":
    write(list_all(Path(sys.argv[1])) if len(sys.argv) > 1 else PICTURES)
