"""Every screen of the client, and how a person gets there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page

from fourcures.engine.game import Game

from .arranging import NEARLY_WON, Position, arranged, opened
from .people import Person

BEFORE_A_DISCARD = NEARLY_WON | {
    "players": [
        {"role": "medic", "city": "cairo", "hand": ["lima", "airlift"]},
        {
            "role": "dispatcher",
            "city": "paris",
            "hand": ["essen", "london", "milan", "paris", "tokyo", "osaka", "seoul", "cairo"],
        },
    ],
    "turn": {"seat": 1, "phase": "discard", "resume": ["infect"]},
}


GAMES = Path(__file__).parent.parent / "games"


def half_way() -> Position:
    """A real game in its middle."""
    record = json.loads((GAMES / "2013_4p_4e_open_won_by_cures.json").read_text("utf-8"))
    half = record["lines"][: len(record["lines"]) // 2]
    return Game.from_record(record | {"lines": half, "outcome": None}).position()


def lobby(person: Person) -> Page:
    """With a game of one's own in the list."""
    opened(person, visibility="public", name="Open evening")
    page = person.goes("/")
    page.locator("#mine").wait_for()
    return page


def new_table(person: Person) -> Page:
    page = person.goes("/new")
    page.locator("summary").click()
    return page


def waiting_room(person: Person) -> Page:
    page = person.goes(f"/t/{opened(person, visibility='invite', players=4)}")
    page.locator("ol button").first.wait_for()
    return page


def settings(person: Person) -> Page:
    page = person.goes(f"/t/{opened(person, visibility='invite')}")
    page.locator("header nav button").nth(1).click()
    page.locator("dialog summary").click()
    return page


def rules(person: Person) -> Page:
    page = person.goes("/")
    page.locator("header nav button").first.click()
    page.locator("dialog [data-rule='R13.6']").wait_for()
    return page


def table(person: Person) -> Page:
    return arranged(person, NEARLY_WON)


def midgame(person: Person) -> Page:
    return arranged(person, half_way())


def lens(person: Person) -> Page:
    page = midgame(person)
    page.keyboard.press("h")
    page.locator("[data-odds]").first.wait_for()
    return page


def request(person: Person) -> Page:
    """The Dispatcher, somebody else, asks to move one's pawn."""
    players = [
        {"role": "medic", "city": "cairo", "hand": ["lima"]},
        {"role": "dispatcher", "city": "paris", "hand": ["essen"]},
    ]
    table_id = opened(person, NEARLY_WON | {"players": players}, visibility="invite")
    page = person.goes(f"/t/{table_id}")
    page.locator("ol button").first.click()
    browser = person.context.browser
    assert browser is not None
    with Person(browser, person.address, name="Ben") as other:
        other.goes(f"/t/{table_id}").get_by_role("button", name="Sit here").click()
        other.types("move medic join paris")
        page.locator("[data-answer=yes]").wait_for()
    return page


def discarding(person: Person) -> Page:
    return arranged(person, BEFORE_A_DISCARD)


def guide(person: Person) -> Page:
    page = person.goes("/guide")
    page.locator("#city-atlanta").wait_for()
    return page


def end(person: Person) -> Page:
    page = arranged(person, NEARLY_WON)
    page.keyboard.press("/")
    page.keyboard.type("cure blue with essen london milan paris")
    page.keyboard.press("Enter")
    page.locator("dialog .result").wait_for()
    return page


def replay(person: Person) -> Page:
    page = end(person)
    page.locator("dialog a[href$='/replay']").click()
    page.locator("[data-at='1']").click()
    return page


def lost(person: Person) -> Page:
    page = person.goes("/t/nothing-here")
    page.locator("main h1").wait_for()
    person.wrong.clear()  # the browser notes the 404
    return page


SCREENS: dict[str, Callable[[Person], Page]] = {
    screen.__name__: screen
    for screen in (
        lobby,
        new_table,
        waiting_room,
        settings,
        rules,
        table,
        midgame,
        lens,
        request,
        discarding,
        guide,
        end,
        replay,
        lost,
    )
}
