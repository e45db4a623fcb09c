"""Real tables: laid out in the browser, or opened behind its back."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

from .arranging import opened
from .people import Person, until

ROLES = ["medic", "scientist"]
# Three neighbours with three cubes each, then the cities with two and with one.
INFECTED = ["paris", "essen", "milan", "lima", "bogota", "miami", "cairo", "delhi", "tokyo"]
MEDIC = ["london", "sydney", "madrid", "lagos"]
SCIENTIST = ["manila", "seoul", "osaka", "riyadh"]
TOLD = [*INFECTED, *MEDIC, *SCIENTIST]  # in the order in which people are asked


def laying_out(person: Person, *cards: str) -> Page:
    """The page where a table is laid out, by way of the lobby, with these cards told."""
    page = person.goes("/")
    page.locator("a[href$='/beside']").click()
    for role in ROLES:
        page.locator(f"[data-role={role}]").click()
    for card in cards:
        types(page, card)
    return page


def beside(person: Person, scientist: list[str] = SCIENTIST) -> Page:
    """The person's page at a real table: the Medic begins in Atlanta."""
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
    """The beginnings of names, and Enter after each."""
    for name in names:
        field(page).fill(name.replace("_", " "))
        until(page, lambda: entered(page))


def entered(page: Page) -> bool:
    """Whether Enter takes what is typed: the card before may still be on its way."""
    page.keyboard.press("Enter")
    return not page.evaluate("document.querySelector('.picker input')?.value")
