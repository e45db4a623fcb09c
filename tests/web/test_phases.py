"""Every phase in which the game waits, with what it waits for on the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from fourcures.engine.rules.state import PHASES

from .arranging import NEARLY_WON, arranged
from .people import Person

Someone = Callable[..., Person]

MEDIC = {"role": "medic", "city": "cairo", "hand": ["sydney", "resilient_population"]}
SEEN = ["cairo", "lima", "milan", "osaka", "paris", "tokyo"]
OVER_THE_LIMIT = [*SEEN, "essen", "delhi"]


def waiting(phase: str, hand: list[str] | None = None, **turn: Any) -> dict[str, Any]:
    scientist = {"role": "scientist", "city": "paris", "hand": hand or ["essen"]}
    return NEARLY_WON | {
        "players": [MEDIC, scientist],
        "turn": {"seat": 1, "phase": phase, **turn},
    }


# By phase: a position, and the button to press.
WAITING: dict[str, tuple[dict[str, Any], str]] = {
    "actions": (waiting("actions"), "[data-do=draw]"),
    "draw": (waiting("draw"), "[data-do=draw]"),
    "epidemic": (
        waiting("epidemic", epidemic_step="infected")
        | {"epidemics_drawn": 1, "infection_discards": ["milan"]},
        "[data-do=go_on]",
    ),
    "discard": (waiting("discard", OVER_THE_LIMIT, resume=["infect"]), "[data-do=discard]"),
    "infect": (
        waiting("infect", infections_left=2) | {"infection_discards": ["milan"]},
        "[data-do=go_on]",
    ),
    "forecast": (
        waiting("forecast", resume=["draw"], forecast={"seat": 1, "cards": SEEN}),
        "[data-do=order]",
    ),
}


IN_TEST = ("epidemic",)  # other tests of `make test` wait in the other phases


def test_every_phase_is_tested() -> None:
    assert {*WAITING, "over"} == set(PHASES)  # the end has its own tests


@pytest.mark.parametrize(
    "phase",
    [
        pytest.param(phase, marks=() if phase in IN_TEST else pytest.mark.breadth)
        for phase in WAITING
    ],
)
def test_the_screen_says_what_the_table_waits_for(person: Someone, phase: str) -> None:
    position, asked = WAITING[phase]
    with person() as anna:
        page = arranged(anna, position)
        wanted = page.locator(asked)
        expect(wanted).to_be_visible()
        expect(page.get_by_text("Nothing to do right now")).to_have_count(0)
        wanted.click()
        if phase == "actions":  # unused actions need a confirmation
            expect(wanted).to_have_text("4 actions left: draw anyway")
            wanted.click()
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.locator("[data-do=undo]")).to_be_visible()
