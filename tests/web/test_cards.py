"""Cards: every name in every language without a broken word, and the view at double size."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import WebSocketRoute, expect

from fourcures.engine.rules.board import CITIES, EVENTS
from fourcures.text.language import LANGUAGES
from tests.sizes import size

from .arranging import NEARLY_WON, arranged
from .looking import BROKEN, likes
from .people import DESKTOP, PHONE, SMALL, Person
from .screens import FIRST, SCREENS, seated

Someone = Callable[..., Person]

SCREEN_SIZES = [(360, 740), PHONE, (844, 390), SMALL, DESKTOP]  # the narrowest first


def holds_everything(person: Person) -> None:
    """Replace every visible hand by a hand with all cards."""

    def connected(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def heard(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "update" and said["table"]["game"]:
                for view in said["table"]["game"]["views"]:
                    for player in view["position"]["players"]:
                        player["hand"] = [*CITIES, *EVENTS]
            line.send(json.dumps(said))

        server.on_message(heard)

    person.page.route_web_socket(re.compile("/socket"), connected)


@pytest.mark.breadth
@pytest.mark.parametrize("screen", ["hand", "discarding"])
def test_no_word_on_a_card_is_split_across_lines(person: Someone, screen: str) -> None:
    with person(size=PHONE) as anna:
        holds_everything(anna)
        page = SCREENS[screen](anna)
        shown = page.locator(".card:not(.mini)[data-card]")
        assert shown.count() >= len(CITIES) + len(EVENTS)
        found = {}
        chosen = SCREEN_SIZES[: size(1, len(SCREEN_SIZES), len(SCREEN_SIZES))]
        for (width, height), language in product(chosen, LANGUAGES):
            page.set_viewport_size({"width": width, "height": height})
            likes(page, language=language)
            found[width, language] = page.evaluate(BROKEN)
        assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.breadth
def test_a_card_under_a_resting_mouse_is_shown_at_double_size(person: Someone) -> None:
    with person() as anna:
        page = SCREENS["hand"](anna)
        card, large = page.locator(".hand [data-card=london]"), page.locator("[popover]")
        card.hover()
        expect(large).to_be_visible()
        sizes = [one.evaluate("one => one.offsetWidth") for one in (card, large)]
        assert sizes[1] == pytest.approx(2 * sizes[0], abs=2)
        page.locator("#city-atlanta").hover()
        expect(large).to_have_count(0)


@pytest.mark.breadth
def test_a_finger_held_on_a_card_shows_it_and_plays_nothing(person: Someone) -> None:
    with person(size=PHONE, touch=True) as anna:
        page = SCREENS["hand"](anna)
        card, large = page.locator(".hand [data-card=london]"), page.locator("[popover]")
        box = card.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger = anna.context.new_cdp_session(page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(large).to_be_visible()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        expect(large).to_have_count(0)
        expect(page.get_by_role("dialog")).to_have_count(0)
        card.tap()
        expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.breadth
def test_a_small_card_of_the_team_opens_its_city_or_what_can_be_done_with_it(
    person: Someone,
) -> None:
    players = [
        {"role": "medic", "city": "cairo", "hand": ["lima"]},
        {"role": "scientist", "city": "cairo", "hand": ["cairo", "essen"]},
    ]
    with person() as anna:
        page = arranged(anna, NEARLY_WON | {"players": players, "turn": FIRST})
        page.locator(".team [data-card=essen]").click()
        expect(page.locator("[data-tag=essen]")).to_be_visible()
        page.locator(".team [data-card=cairo]").click()
        choices = page.get_by_role("dialog").locator("[data-choice]")
        expect(choices).to_have_text("Take the Cairo card from the Scientist")


@pytest.mark.breadth
def test_a_small_card_under_a_resting_mouse_is_shown_large(person: Someone) -> None:
    with person() as anna:
        page = SCREENS["midgame"](anna)
        page.locator(".team [data-card=karachi]").hover()
        expect(page.locator("[popover]")).to_be_visible()
        page.locator("#city-atlanta").hover()
        expect(page.locator("[popover]")).to_have_count(0)


@pytest.mark.breadth
def test_a_small_event_card_that_cannot_be_played_opens_its_rule(person: Someone) -> None:
    players = [
        {"role": "medic", "city": "cairo", "hand": ["lima"]},
        {"role": "scientist", "city": "paris", "hand": ["airlift"]},
    ]
    with person() as anna, person(name="Ben") as ben:
        position = NEARLY_WON | {"players": players, "turn": FIRST}
        page = seated(anna, ben, position)
        page.locator(".team [data-card=airlift]").click()
        expect(page.get_by_role("dialog", name="Rules").locator(".sought")).to_be_visible()
