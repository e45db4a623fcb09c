"""Two people in two browsers: one blocks and reports the other."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Page, expect

from fourcures.cli import main

from .arranging import NEARLY_WON, joins, opened, sends, sits
from .people import Person
from .server import LOGS

Someone = Callable[..., Person]


def says(page: Page, text: str) -> None:
    field = page.locator("#chat")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")
    field.blur()


@pytest.mark.breadth
def test_a_block_hides_words_on_all_devices_and_a_report_reaches_the_operator(
    person: Someone, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        table = opened(anna, NEARLY_WON, visibility="public")
        page = anna.goes(f"/t/{table}")
        sits(page)
        ben.context.request.post(f"{address}/api/me", data={"name": "Ben"})
        joins(ben, table)
        log = page.get_by_role("log")
        says(ben.page, "You are all fools.")
        expect(log).to_contain_text("You are all fools.")
        says(page, "Please stop.")

        # From the message, with the keyboard.
        log.get_by_role("button", name="Block or report Ben").press("Enter")
        page.get_by_text("Spam", exact=True).click()
        page.get_by_role("textbox", name="In your own words").fill("In every game.")
        page.get_by_role("button", name="Send the report").press("Enter")
        expect(page.get_by_text("The operator of this server will read")).to_be_visible()
        page.get_by_role("button", name="Block", exact=True).press("Enter")
        expect(page.get_by_role("button", name="Unblock")).to_be_visible()
        page.keyboard.press("Escape")
        expect(log).not_to_contain_text("fools")

        # What he says, points at and plans is hidden, now and after loading; his moves are not.
        says(ben.page, "Hello?")
        plan = {"do": "suggest", "seat": 0, "moves": ["drive algiers"]}
        sends(ben.page, {"do": "signal", "phrase": "help", "about": "lagos"}, plan)
        expect(ben.page.locator("[data-plan]")).to_be_visible()
        says(page, "My turn is next.")
        expect(page.locator("[data-plan], [data-ping]")).to_have_count(0)
        ben.types("cure blue with essen london milan paris")
        page.get_by_role("button", name="Back to the board").click()
        for again in (False, True):
            if again:
                page.reload()
                page.get_by_role("button", name="Back to the board").click()
            for text in ("Please stop.", "The Scientist discards the Paris card."):
                expect(log).to_contain_text(text)
            for text in ("fools", "Hello?", "Help needed"):
                expect(log).not_to_contain_text(text)
        page.goto(f"{address}/t/{table}/replay")
        expect(page.get_by_text("Please stop.")).to_be_visible()
        expect(page.get_by_text("fools")).to_have_count(0)

        # The operator reads it.
        database = LOGS[address].with_name("tables.sqlite")
        command = ["reports", "--json", "--database", str(database)]
        with ThreadPoolExecutor() as beside:  # this thread has Playwright's event loop
            assert beside.submit(main, command).result() == 0
        (report,) = [one for one in json.loads(capsys.readouterr().out) if one["table"] == table]
        assert (report["about"]["name"], report["by"]["name"]) == ("Ben", "Anna")
        assert (report["reason"], report["text"]) == ("spam", "In every game.")
        assert report["lines"][0]["text"] == "You are all fools."

        # He is told nothing but that he cannot join her next table; she can change her mind.
        another = opened(anna, visibility="public")
        ben.goes(f"/t/{another}")
        expect(ben.page.get_by_text("You cannot join this table.")).to_be_visible()
        ben.wrong.clear()  # the browser logs the 403
        page = anna.goes(f"/t/{table}")
        page.get_by_role("button", name="Back to the board").click()
        page.get_by_role("button", name="Settings").click()
        page.get_by_text("Blocked people").click()
        page.get_by_role("button", name="Unblock").click()
        page.keyboard.press("Escape")
        expect(log).to_contain_text("You are all fools.")


@pytest.mark.breadth  # it waits until the server looks
def test_a_suspended_person_sees_when_the_suspension_ends(person: Someone, address: str) -> None:
    with person(name="Anna") as anna:
        table = opened(anna, visibility="public")
        page = anna.goes(f"/t/{table}")
        page.get_by_role("button", name="Sit here").first.wait_for()
        me = anna.context.request.get(f"{address}/api/me").json()["id"]
        command = ["reports", "suspend", me, "--database"]
        with ThreadPoolExecutor() as beside:
            database = str(LOGS[address].with_name("tables.sqlite"))
            assert beside.submit(main, [*command, database]).result() == 0
        expect(page.get_by_text("You are suspended until")).to_contain_text(re.compile(r"20\d\d"))
        anna.wrong.clear()  # the browser logs the 403
