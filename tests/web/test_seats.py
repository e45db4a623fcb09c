"""The life of a seat: somebody leaves, a bot plays, they come back; and the next game together."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from fourcures.text.language import LANGUAGES, Language

from .arranging import NEARLY_WON, joins, opened, sits
from .people import PHONE, Person

Someone = Callable[..., Person]

BENS_TURN = NEARLY_WON | {"diseases": {"yellow": "cured"}, "hands": "private"}


def seated(anna: Person, ben: Person, **setup: object) -> str:
    """Return a table in Ben's turn, where people are absent after a second."""
    table = opened(anna, BENS_TURN, visibility="invite", absent_seconds=1, **setup)
    ben.context.request.post(f"{ben.address}/api/me", data={"name": ben.name})
    sits(anna.goes(f"/t/{table}"))
    joins(ben, table).locator(".hand").wait_for()
    return table


def test_somebody_who_comes_back_in_the_middle_of_a_turn_takes_the_seat_back(
    person: Someone,
) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        table = seated(anna, ben)
        ben.goes("/healthz")
        question = anna.page.locator("[data-away='1']")
        expect(question).to_contain_text("Let Fox play until Ben is back?")
        expect(anna.page.locator("[data-seat-news]")).to_contain_text("Ben is away")
        anna.page.locator("[data-do=away-bot]").click()
        expect(question).to_have_count(0)
        page = ben.goes(f"/t/{table}")
        expect(page.locator("[data-dock=back]")).to_contain_text("Welcome back, Ben")
        expect(page.locator(".hand.lent [data-card=milan]")).to_be_visible()
        page.locator("[data-do=take-back]").click()
        expect(page.locator("[data-dock=back]")).to_have_count(0)
        expect(page.locator(".hand:not(.lent)")).to_be_visible()
        expect(anna.page.get_by_role("log")).to_contain_text("Ben takes the Scientist’s seat")


@pytest.mark.breadth
def test_the_map_shows_the_turn_that_a_bot_played_for_somebody_who_comes_back(
    person: Someone,
) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        table = seated(anna, ben)
        ben.goes("/healthz")
        anna.page.locator("[data-do=away-bot]").click()
        anna.page.locator("[data-dock=turn]").wait_for()  # the turn of the bot is over
        page = ben.goes(f"/t/{table}")
        page.locator("[data-dock=back]").wait_for()
        steps = page.locator(".board .numbers [data-number]")
        expect(steps).not_to_have_count(0)
        page.locator("[data-do=only-watch]").click()
        expect(steps).to_have_count(0)


@pytest.mark.breadth
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_question_is_put_off_and_the_greeting_can_be_declined_on_a_phone(
    person: Someone, code: str
) -> None:
    say = Language(code)
    with (
        person(code, name="Anna", size=PHONE) as anna,
        person(code, name="Ben", size=PHONE) as ben,
    ):
        table = seated(anna, ben)
        ben.goes("/healthz")
        anna.page.locator("[data-do=away-wait]").click()
        expect(anna.page.locator("[data-dock=waiting]")).to_be_visible()
        expect(anna.page.locator("[data-away]")).to_have_count(0)
        anna.page.reload()
        anna.page.locator("[data-dock=waiting]").wait_for()
        expect(anna.page.locator("[data-away]")).to_have_count(0)
        page = ben.goes(f"/t/{table}")  # in time
        page.locator("[data-dock=turn]").wait_for()
        ben.goes("/healthz")
        anna.page.locator("[data-do=away-bot]").click()
        page = ben.goes(f"/t/{table}")
        page.locator("[data-do=only-watch]").click()
        expect(page.locator("[data-dock=back]")).to_have_count(0)
        take = page.get_by_role("button", name=say("back-take"))
        take.click()
        expect(take).to_have_count(0)


@pytest.mark.breadth
def test_a_rematch_waits_for_those_who_have_closed_their_page(person: Someone) -> None:
    with (
        person(name="Anna") as anna,
        person(name="Ben") as ben,
        person(name="Cleo") as cleo,
    ):
        third = {"role": "researcher", "city": "lima", "hand": ["bogota"]}
        position = NEARLY_WON | {"players": [*NEARLY_WON["players"], third]}
        table = opened(anna, position, visibility="invite")
        sits(anna.goes(f"/t/{table}"))
        joins(ben, table)
        joins(cleo, table).locator("#city-atlanta").wait_for()
        cleo.goes("/healthz")
        ben.types("cure blue with essen london milan paris")
        anna.page.get_by_role("button", name="Play again", exact=True).click()
        expect(anna.page.locator("[data-ready=invited]")).to_have_count(2)
        ben.page.locator("[data-invitation] a").click()
        ben.page.locator("[data-do=ready]").click()
        anna.page.locator("[data-do=ready]").click()
        expect(anna.page.locator("[data-ready=ready]")).to_have_count(2)
        cleo.goes("/").get_by_role("link", name="play again?").click()
        cleo.page.locator("[data-do=ready]").click()
        for one in (anna, ben, cleo):
            one.page.locator("#city-atlanta").wait_for()
