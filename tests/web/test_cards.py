"""Cards: every name in every language, no word of it broken."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import WebSocketRoute

from fourcures.engine.rules.board import CITIES, EVENTS
from fourcures.language import LANGUAGES
from tests.sizes import size, sweep

from .looking import BROKEN, likes
from .people import DESKTOP, PHONE, SMALL, Person
from .screens import SCREENS

Someone = Callable[..., Person]

SCREEN_SIZES = [(360, 740), PHONE, (844, 390), SMALL, DESKTOP]  # the narrowest first


def holds_everything(person: Person) -> None:
    """Every hand that the person is told of has every card."""

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


@pytest.mark.parametrize("screen", sweep(["hand", "discarding"]))
def test_no_word_of_a_card_is_broken(person: Someone, screen: str) -> None:
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
