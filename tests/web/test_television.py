"""A television without hands in the middle of the room, and a phone for every player."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from .arranging import joins, opened, sits
from .people import PHONE, SOON, Person
from .test_two_people import POSITION
from .test_whole_games import ASKED, MOST

Someone = Callable[..., Person]

TELEVISION = (1920, 1080)


class Television:
    """The board page in the browser of somebody who plays, and all that it is told."""

    def __init__(self, owner: Person, table: str) -> None:
        self.told: list[dict[str, Any]] = []
        self.page = owner.context.new_page()
        self.page.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
        self.page.emulate_media(reduced_motion="reduce")
        self.page.on("websocket", self.listen)
        self.page.goto(f"{owner.address}/t/{table}/board")
        self.page.locator("[data-seat], [data-invitation]").first.wait_for()
        assert self.told

    def listen(self, socket: Any) -> None:
        socket.on("framereceived", lambda text: self.told.append(json.loads(text)))

    def check(self) -> None:
        """Before the end no message has a hidden card, and no element shows any card of a hand."""
        told, self.told = self.told, []
        for message in told:
            game = message.get("table", {}).get("game")
            if not game or game["outcome"]:
                continue
            assert message["table"]["you"] is None
            for view in game["views"]:
                assert not view["legal"]
                for player in view["position"]["players"]:
                    assert set(player["hand"]) - {None} <= set(player["known"]["shown"])
        expect(self.page.locator("[data-card]")).to_have_count(0)


def seated(anna: Person, ben: Person) -> str:
    """Return a table of two phones, with private hands."""
    table = opened(anna, visibility="invite", hands="private", epidemics=6)
    sits(anna.goes(f"/t/{table}"))
    joins(ben, table)
    return table


def test_a_television_shows_the_board_and_never_a_hand(person: Someone) -> None:
    phone = {"size": PHONE, "touch": True}
    with person(name="Anna", **phone) as anna, person(name="Ben", **phone) as ben:
        table = opened(anna, POSITION, visibility="invite")
        television = Television(anna, table)
        screen = television.page
        expect(screen.locator("[data-invitation]")).to_be_visible()
        sits(anna.goes(f"/t/{table}#hand"))
        joins(ben, table)

        # A phone that scanned the code shows the whole hand at once.
        for card in ("atlanta", "paris", "lima"):
            expect(anna.page.locator(f"[data-card={card}]").first).to_be_in_viewport(ratio=1)
        expect(anna.page.get_by_text("Only you see these cards")).to_be_visible()
        expect(screen.locator("[data-seat='0']")).to_contain_text("Anna")
        expect(screen.locator("[data-seat='0'] b")).to_have_text("3")
        expect(screen.locator("[data-invitation]")).to_have_count(0)
        anna.types("charter paris", "give paris to scientist")
        ben.page.locator("[data-answer=yes]").tap()
        expect(screen.locator("[data-seat='1'] b")).to_have_text("5")
        ben.types("grant paris")
        expect(screen.locator("[data-station=paris]")).to_be_visible()
        television.check()
        television.page.close()


@pytest.mark.breadth
def test_a_whole_game_on_two_phones_and_a_television(person: Someone) -> None:
    phone = {"size": PHONE, "touch": True}
    with person(name="Anna", **phone) as anna, person(name="Ben", **phone) as ben:
        television = Television(anna, seated(anna, ben))
        result = television.page.locator(".verdict")
        for _step in range(MOST):
            television.check()
            if result.is_visible():
                break
            for one in (anna, ben):
                act(one.page)
        expect(result).to_be_visible()
        television.page.close()


def act(page: Page) -> None:
    """Drive once in a turn, and do what the table asks for, if it asks."""
    drive, asked = page.locator("[data-action=drive]"), page.locator(ASKED).first
    with suppress(TimeoutError):
        if drive.is_visible() and page.locator("[data-do=undo]").is_disabled():
            drive.tap(timeout=SOON)
            page.locator("[data-choice]").first.tap(timeout=SOON)
            return
        if asked.is_visible():
            asked.tap(timeout=SOON)
