"""Two people with two languages at one table, from the waiting room to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from fourcures.text.language import Language

from .arranging import draws, joins, opened, sits
from .connections import Line
from .people import Person
from .test_phases import WAITING

Someone = Callable[..., Person]

GERMAN, POLISH = Language("de"), Language("pl")

# Anna can move Ben's pawn or bring him the card of Paris; Ben has an event and needs a station.
POSITION = {
    "hands": "private",
    "epidemics": 5,
    "players": [
        {"role": "dispatcher", "city": "atlanta", "hand": ["atlanta", "paris", "lima"]},
        {
            "role": "scientist",
            "city": "paris",
            "hand": ["essen", "london", "milan", "government_grant"],
        },
    ],
    "turn": {"seat": 0, "phase": "actions"},
    "diseases": {"yellow": "cured", "black": "cured", "red": "cured"},
    "cubes": {"delhi": {"black": 1}, "lagos": {"yellow": 1}, "osaka": {"red": 1}},
    "stations": ["atlanta"],
    "player_deck": {"next": ["bogota", "tokyo"]},
    "infection_deck": {"next": ["cairo", "sydney"]},
}


@pytest.mark.breadth
@pytest.mark.long
def test_two_people_play_a_private_game_in_their_own_languages(person: Someone) -> None:
    with person("de", name="Anna") as anna, person("pl", name="Ben") as ben:
        line = Line(ben)
        table = opened(anna, POSITION, visibility="invite")
        sits(anna.goes(f"/t/{table}"))
        joins(ben, table)

        # Neither sees the cards of the other.
        expect(anna.page.locator("[data-card=atlanta]").first).to_be_visible()
        expect(anna.page.locator("[data-card=milan]")).to_have_count(0)
        expect(ben.page.locator("[data-card=milan]").first).to_be_visible()
        expect(ben.page.locator("[data-card=lima]")).to_have_count(0)

        # A declined request.
        anna.types("move scientist drive essen")
        ben.page.locator("[data-answer=no]").click()
        expect(ben.page.locator("[data-answer]")).to_have_count(0)

        # An undone move.
        anna.types("drive chicago")
        expect(ben.page.get_by_role("log")).to_contain_text(POLISH("city-chicago"))
        anna.page.locator("[data-do=undo]").click()
        expect(ben.page.get_by_role("log")).to_contain_text(POLISH("entry-undid", name="Anna"))

        # An accepted request, after a lost connection.
        anna.types("charter paris", "give paris to scientist")
        line.cut()
        ben.page.locator("[data-answer=yes]").click()
        expect(ben.page.locator("[data-card=paris]").first).to_be_visible()
        assert len(line.routes) > 1

        # An event in the other player's turn.
        ben.types("grant paris")
        expect(anna.page.get_by_role("log")).to_contain_text(GERMAN("city-paris"))

        # A message, in whatever language it was typed.
        field = anna.page.get_by_placeholder(GERMAN("chat-say"))
        field.fill("Jetzt <b>Paris</b>?")
        field.press("Enter")
        expect(ben.page.get_by_role("log")).to_contain_text("Jetzt <b>Paris</b>?")

        # A signal, in the reader's language, and on the map.
        anna.page.locator("#city-lagos").click(button="right")
        anna.page.locator("[data-signal=help]").click()
        help_needed = POLISH("signal-help", about=POLISH("city-lagos"))
        expect(ben.page.get_by_role("log")).to_contain_text(help_needed)
        expect(ben.page.locator("[data-ping=lagos]")).to_be_visible()
        anna.page.keyboard.press("Escape")

        # The end of the turn: the game pauses for both, and goes on by itself.
        draws(anna.page)
        for city in ("cairo", "sydney"):
            expect(ben.page.get_by_role("log")).to_contain_text(POLISH(f"city-{city}"))

        # The fourth cure, and the end in both languages.
        ben.types("cure blue with essen london milan paris")
        expect(anna.page.get_by_text(GERMAN("end-won"))).to_be_visible()
        expect(ben.page.get_by_text(POLISH("end-won"))).to_be_visible()

        # Another game: a seat is kept for everyone, and it starts when all are ready.
        anna.page.get_by_role("button", name=GERMAN("end-again"), exact=True).click()
        expect(anna.page.locator("[data-ready=invited]")).to_have_count(1)
        anna.page.locator("[data-do=ready]").click()
        ben.page.get_by_role("button", name=POLISH("end-board"), exact=True).click()
        ben.page.locator("[data-invitation] a").click()  # it is offered on the board too
        ben.page.locator("[data-do=ready]").click()
        expect(ben.page.locator("#city-atlanta")).to_be_visible()
        expect(anna.page.locator("#city-atlanta")).to_be_visible()
        assert ben.page.url.split("/")[-1] != table


@pytest.mark.breadth
def test_a_request_is_withdrawn_and_who_was_asked_is_told(person: Someone) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        table = opened(anna, POSITION, visibility="invite")
        sits(anna.goes(f"/t/{table}"))
        joins(ben, table)
        anna.types("move scientist drive essen")
        ben.page.locator("[data-answer=no]").wait_for()
        anna.page.locator("[data-action=pass]").hover()  # the line says the request, not the key
        expect(anna.page.locator("[data-asked]")).to_be_visible()
        expect(anna.page.locator(".pointed")).to_have_count(0)
        anna.page.get_by_role("button", name="Withdraw").click()
        expect(ben.page.locator("[data-answer]")).to_have_count(0)
        expect(ben.page.locator("[data-withdrawn]")).to_have_text("Anna withdraws the request.")
        expect(anna.page.locator("[data-do=withdraw]")).to_have_count(0)
        anna.types("drive chicago")  # the turn goes on
        expect(anna.page.locator("[data-pawn=dispatcher]")).to_have_attribute("data-at", "chicago")
        expect(ben.page.locator("[data-withdrawn]")).to_have_count(0)


@pytest.mark.breadth
@pytest.mark.parametrize("language", ["de", "en", "pl", "ru"])
def test_whose_turn_it_is_stays_whole_beside_the_deadline(person: Someone, language: str) -> None:
    with (
        person(language, name="Anna", size=(1280, 800)) as anna,
        person(name="Maximiliane", size=(1280, 800)) as ben,
    ):
        turns = {"turn_hours": 24, "late": "bot"}
        table = opened(anna, POSITION, visibility="invite", **turns)
        sits(anna.goes(f"/t/{table}"))
        joins(ben, table)
        anna.types("move scientist drive essen")
        anna.page.locator("[data-do=withdraw]").wait_for()
        for one in (anna, ben):
            said = one.page.locator(".waiting .what")
            assert said.evaluate("one => one.scrollWidth <= one.clientWidth"), said.inner_text()
            if one is anna:
                one.page.locator("[data-do=withdraw]").click()
                ben.page.locator("[data-withdrawn]").wait_for()


@pytest.mark.breadth
def test_chat_arrives_as_it_was_typed(person: Someone) -> None:
    with person("en", name="Anna") as anna, person("ru", name="Ben") as ben:
        table = opened(anna, POSITION, visibility="invite")
        sits(anna.goes(f"/t/{table}"))
        joins(ben, table)
        field = anna.page.get_by_placeholder("Say something")
        field.fill("Paris <b>now</b>?")
        field.press("Enter")
        expect(ben.page.get_by_role("log")).to_contain_text("Paris <b>now</b>?")


@pytest.mark.breadth
def test_an_unfinished_forecast_order_survives_a_chat_message(person: Someone) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        table = opened(anna, WAITING["forecast"][0], visibility="invite")
        sits(anna.goes(f"/t/{table}"), seat=-1)
        joins(ben, table)
        cards = anna.page.locator(".drawer .card .name")
        anna.page.get_by_role("button", name="Tokyo up").click()
        arranged = ["Cairo", "Lima", "Milan", "Osaka", "Tokyo", "Paris"]
        expect(cards).to_have_text(arranged)
        ben.page.get_by_placeholder("Say something").fill("Tokyo first!")
        ben.page.get_by_role("button", name="Send").click()
        expect(anna.page.get_by_role("log")).to_contain_text("Tokyo first!")
        expect(cards).to_have_text(arranged)


@pytest.mark.breadth
def test_a_new_name_is_seen_by_all_at_the_table(person: Someone) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        table = opened(anna, POSITION, visibility="invite")
        anna.goes(f"/t/{table}")
        joins(ben, table)
        seat = anna.page.get_by_role("listitem").first
        field = ben.page.get_by_label("Your name")
        field.fill("Benedikt")
        field.blur()
        expect(seat).to_contain_text("Benedikt")


@pytest.mark.breadth
def test_a_long_name_is_refused_with_a_reason_and_a_joined_emoji_stays_whole(
    person: Someone,
) -> None:
    doctor = "\U0001f469\U0001f3fd\u200d\u2695\ufe0f"
    with person(name="Anna") as anna, person(name="Ben") as ben:
        table = opened(anna, POSITION, visibility="invite")
        anna.goes(f"/t/{table}").get_by_role("button", name="Sit here").first.click()
        page = ben.goes(f"/t/{table}")
        name = page.get_by_label("Join as")
        name.fill("x" * 41)
        page.locator("[data-do=join]").click()
        expect(page.get_by_role("alert")).to_have_text(
            "This text is too long: at most 40 characters."
        )
        ben.wrong.clear()  # the browser logs the refusal
        name.fill(f"Ben {doctor}")
        page.locator("[data-do=join]").click()
        expect(anna.page.locator(".team")).to_contain_text(f"Ben {doctor}")
        expect(anna.page.get_by_role("log")).not_to_contain_text("is now called")
