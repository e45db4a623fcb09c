"""The first minute: bots that are still compiled, and what the map explains to somebody new."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .arranging import begins
from .people import Person, until
from .screens import SCREENS
from .test_layout import COVERED

Someone = Callable[..., Person]


def test_while_a_bot_is_compiled_the_dock_says_how_far_and_another_bot_can_play(
    person: Someone,
) -> None:
    with person() as anna:
        page = SCREENS["unready_bot"](anna)
        expect(page.locator("[data-ready='62']")).to_have_count(3)  # dock, seat and list
        expect(page.locator("[data-told]")).to_contain_text("62%")
        page.locator("[data-meanwhile=plan]").click()
        expect(page.locator("[data-dock=turn]")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Use Swift").click()
        table = f"{anna.address}/api/tables/{page.url.rpartition('/')[2]}"
        until(
            page,
            lambda: anna.context.request.get(table).json()["seats"][0]["bot"] == "quick",
        )
        ready = {"percent": 100, "step": "compiling"}
        page.route("**/api/bots", lambda route: route.fulfill(json=ready))
        expect(page.locator("[data-ready], [data-meanwhile]")).to_have_count(0)
        expect(page.locator("[data-told]")).to_have_text("The bots are ready.")


def test_a_first_game_is_explained_on_the_map_until_the_first_action(person: Someone) -> None:
    with person(size=(1440, 900)) as anna:
        page = begins(anna)
        notes = page.locator("[data-note]")
        expect(notes).to_contain_text(["Your pawn is here", "Three cubes"])
        assert page.evaluate(COVERED)["covered"] == []
        anna.types("drive washington")
        expect(notes).to_have_count(0)
        page.locator("[data-do=undo]").click()
        expect(page.locator("[data-do=undo]")).to_be_disabled()
        expect(notes).to_have_count(0)
        begins(anna)
        assert page.evaluate("localStorage['fourcures.started']")
        expect(notes).to_have_count(0)
