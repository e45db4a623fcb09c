"""Every row of the move table in docs/python/notation.md, by mouse, touch and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from _pytest.mark.structures import ParameterSet
from playwright.sync_api import Locator, expect

from .arranging import Position, arranged
from .looking import action
from .people import DESKTOP, PHONE, Person, until

Someone = Callable[..., Person]

NOTATION = Path(__file__).parent.parent.parent / "docs" / "python" / "notation.md"
SEEN = ["cairo", "lima", "milan", "osaka", "paris", "tokyo"]
SIX = ["atlanta", "paris", "lagos", "cairo", "lima", "tokyo"]
SEVEN = ["essen", "london", "milan", "paris", "tokyo", "osaka", "seoul"]


class Row(NamedTuple):
    """A move, a position where it is legal, and the button that leads to it."""

    text: str
    chip: str
    position: Position


def table(role: str = "medic", hand: str = "", *, at: str = "atlanta", **more: Any) -> Position:
    """Return a position: seat 0 with this role and these cards, and a Scientist in Cairo."""
    other = {"role": "scientist", "city": "cairo", "hand": more.pop("other", "sydney").split()}
    return {
        "hands": "open",
        "players": [{"role": role, "city": at, "hand": hand.split()}, other],
        "turn": {"seat": 0, "phase": "actions"},
        "cubes": {"atlanta": {"blue": 2}},
        "stations": ["atlanta", "paris"],
        **more,
    }


DISCARD: dict[str, Any] = {"turn": {"seat": 0, "phase": "discard", "resume": ["infect"]}}

ROWS = [
    Row("drive chicago", "", table()),
    Row("direct lima", "fly", table(hand="lima osaka")),
    Row("charter lima", "fly", table(hand="atlanta osaka")),
    Row("shuttle paris", "fly", table()),
    Row("move scientist drive baghdad", "dispatch", table("dispatcher")),
    Row("move scientist direct lima", "dispatch", table("dispatcher", "lima")),
    Row("move scientist charter lima", "dispatch", table("dispatcher", "cairo")),
    Row(
        "move scientist shuttle atlanta",
        "dispatch",
        table("dispatcher", stations=["atlanta", "cairo"]),
    ),
    Row("move scientist join atlanta", "dispatch", table("dispatcher")),
    Row("move dispatcher join cairo", "dispatch", table("dispatcher")),
    Row("opsflight lima discarding tokyo", "fly", table("operations_expert", "tokyo seoul")),
    Row("build", "build", table(hand="chicago", at="chicago")),
    Row("build moving lagos", "build", table(hand="chicago", at="chicago", stations=SIX)),
    Row("treat blue", "treat-blue", table()),
    Row("give cairo to scientist", "share", table(hand="cairo", at="cairo")),
    Row("take cairo from scientist", "share", table(at="cairo", other="cairo")),
    Row(
        "cure blue with chicago essen london madrid paris",
        "cure-blue",
        table(hand="chicago essen london madrid paris"),
    ),
    Row("store airlift", "store", table("contingency_planner", player_discards=["airlift"])),
    Row("pass", "pass", table()),
    Row("airlift scientist lima", "airlift", table(hand="airlift")),
    Row("grant lima", "grant", table(hand="government_grant")),
    Row("grant chicago moving lagos", "grant", table(hand="government_grant", stations=SIX)),
    Row("quiet", "quiet", table(hand="one_quiet_night")),
    Row(
        "resilient milan",
        "resilient",
        table(hand="resilient_population", infection_discards=["milan", "lima"]),
    ),
    Row("forecast", "forecast", table(hand="forecast")),
    Row(
        "order cairo lima milan osaka paris tokyo",
        "",
        table(
            turn={
                "seat": 0,
                "phase": "forecast",
                "resume": ["actions"],
                "forecast": {"seat": 0, "cards": SEEN},
                "actions_left": 4,
            },
            player_discards=["forecast"],
        ),
    ),
    Row("discard cairo", "", table(hand=" ".join([*SEVEN, "cairo"]), **DISCARD)),
    Row("discard airlift", "", table(hand=" ".join([*SEVEN, "airlift"]), **DISCARD)),
    Row("seat:1 discard lima", "", table(other=" ".join([*SEVEN, "lima"]), **DISCARD)),
    Row("next", "", table(turn={"seat": 0, "phase": "draw"})),
]


def played(person: Person) -> list[str]:
    """Return the moves of the table so far."""
    address = person.page.url.replace("/t/", "/api/tables/")
    entries = person.context.request.get(f"{address}/replay").json()["entries"]
    return [entry["text"] for entry in entries if entry["kind"] == "played"]


def last_move(person: Person) -> str:
    """Return the last move of the table, or nothing before the first."""
    return next(reversed(played(person)), "")


def first_move(person: Person) -> str:
    """Return the first move, or nothing before it; after it the table may go on by itself."""
    return next(iter(played(person)), "")


def made(person: Person, row: Row, press: Callable[[Locator], None]) -> None:
    """Make a move by pressing the button of its kind, then answering the questions."""
    page = person.page
    verb, *words = row.text.removeprefix("seat:1 ").split()
    if verb == "drive":
        press(page.locator("#city-chicago .disc"))
    elif verb == "discard":
        card = page.locator(f".hand [data-card={words[-1]}]")
        if card.get_attribute("aria-pressed") != "true":
            press(card)
        press(page.locator("[data-do=discard]"))
    elif verb in ("order", "next"):
        press(page.locator(f"[data-do={'order' if verb == 'order' else 'draw'}]"))
    else:
        press(action(page, row.chip))
        chosen(person, {verb, *words}, press)


def chosen(person: Person, wanted: set[str], press: Callable[[Locator], None]) -> None:
    """Answer the questions with the words of the move, until it is made."""
    page = person.page
    answered: list[str] = []

    def asked() -> list[str]:
        """Return the choices of the next unanswered question."""
        choices = page.locator("[data-choice]")
        offered = choices.evaluate_all("(all) => all.map((one) => one.dataset.choice)")
        return [] if offered == answered else offered

    while True:
        until(page, lambda: asked() or first_move(person))
        offered = asked()
        if not offered:
            return
        answer = next((one for one in offered if one in wanted), offered[0])
        assert answer in wanted or len(offered) == 1, f"{wanted} is not among {offered}"
        press(page.locator(f"[data-choice='{answer}']"))
        wanted = wanted - {answer}
        answered[:] = offered


def by_mouse(person: Person, row: Row) -> None:
    def press(place: Locator) -> None:
        person.page.locator("[data-settling]").wait_for(state="detached")  # new keys take no click
        place.click(force=True)

    made(person, row, press)


def by_finger(person: Person, row: Row) -> None:
    made(person, row, lambda place: place.tap())


def by_keyboard(person: Person, row: Row) -> None:
    page = person.page
    if row.text.startswith("order"):
        button = page.locator("[data-do=order]")
        for _press in range(40):
            if button.evaluate("(element) => element === document.activeElement"):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    else:
        person.types(row.text.removeprefix("seat:1 "))


WAYS = {"mouse": by_mouse, "finger": by_finger, "keyboard": by_keyboard}
# Made by `make test`: each way once for every kind of question that a move may ask.
IN_TEST = {
    "mouse": ("cure",),
    "finger": ("resilient",),
    "keyboard": ("order",),
}


def cases() -> Iterator[ParameterSet]:
    for way in WAYS:
        for row in ROWS:
            marks = () if row.text.startswith(IN_TEST[way]) else pytest.mark.breadth
            yield pytest.param(way, row, id=f"{way}-{row.text}", marks=marks)


@pytest.mark.parametrize(("way", "row"), list(cases()))
def test_every_move_can_be_made(person: Someone, way: str, row: Row) -> None:
    with person(size=PHONE if way == "finger" else DESKTOP, touch=way == "finger") as anna:
        page = arranged(anna, row.position)
        WAYS[way](anna, row)
        until(page, lambda: first_move(anna))
        assert first_move(anna) == row.text
        expect(page.get_by_role("alert")).to_have_count(0)


def test_every_row_of_the_notation_is_tested() -> None:
    page = NOTATION.read_text("utf-8")
    rows = page[page.index("| move | text |") : page.index("**Who moves**")]
    forms = {form(text) for text in re.findall(r"`([^`]+)`", rows)} - {""}
    assert forms - {form(row.text) for row in ROWS} == set()


FIXED = re.compile(
    r"\b(drive|direct|charter|shuttle|move|join|opsflight|discarding|build|moving|treat|give|take"
    r"|cure|store|pass|airlift|grant|quiet|resilient|forecast|order|discard|next)\b"
)


def form(text: str) -> str:
    """Return the form of a move: its fixed words."""
    return " ".join(FIXED.findall(text))
