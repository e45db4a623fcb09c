"""Games with real cards: set up in the browser, or opened through the API."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from .arranging import opened
from .people import Person, until

ROLES = ["medic", "scientist"]
# Three neighbouring cities with three cubes each, then the cities with two and with one.
INFECTED = ["paris", "essen", "milan", "lima", "bogota", "miami", "cairo", "delhi", "tokyo"]
MEDIC = ["london", "sydney", "madrid", "lagos"]
SCIENTIST = ["manila", "seoul", "osaka", "riyadh"]
TOLD = [*INFECTED, *MEDIC, *SCIENTIST]  # in the order of the questions


def laying_out(person: Person, *cards: str) -> Page:
    """Open the set-up page from the lobby, enter these cards, and return the page."""
    page = person.goes("/")
    page.locator("a[href$='/beside']").click()
    for role in ROLES:
        page.locator(f"[data-role={role}]").click()
    for card in cards:
        types(page, card)
    return page


def beside(person: Person, scientist: list[str] = SCIENTIST) -> Page:
    """Return the person's page at a table with real cards: the Medic starts in Atlanta."""
    dealt = [card for pair in zip(MEDIC, scientist, strict=True) for card in pair]
    table = opened(
        person, roles=ROLES, first=0, hands="open", help="coach", cards=[*INFECTED, *dealt]
    )
    page = person.goes(f"/t/{table}")
    page.locator("#city-atlanta").wait_for()
    return page


def field(page: Page) -> Locator:
    return page.locator(".picker input")


def types(page: Page, *names: str) -> None:
    """Type names or prefixes of names, with Enter after each."""
    for name in names:
        field(page).fill(name.replace("_", " "))
        until(page, lambda: entered(page))


def entered(page: Page) -> bool:
    """Press Enter and return whether the card was accepted: the previous one may be pending."""
    page.keyboard.press("Enter")
    return not page.evaluate("document.querySelector('.picker input')?.value")
