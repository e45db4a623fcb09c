"""The lobby: every way to join a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .arranging import opened
from .people import DESKTOP, PHONE, SMALL, Person, until

Someone = Callable[..., Person]


def button(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def at_the_table(page: Page) -> None:
    expect(page.get_by_role("button", name="Atlanta, blue.")).to_be_visible()


def read(person: Person, path: str) -> Any:
    """Return what the server tells a person."""
    return person.context.request.get(f"{person.address}/api{path}").json()


@pytest.mark.breadth
def test_one_click_starts_a_game_with_bots(person: Someone) -> None:
    with person() as anna:
        page = anna.goes("/")
        button(page, "Play with bots")
        at_the_table(page)
        expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.breadth
def test_a_newcomer_sees_their_name_before_the_game_and_may_change_it(person: Someone) -> None:
    with person() as anna:
        page = anna.goes("/")
        name = page.get_by_text("You are playing as")
        suggested = name.inner_text().removeprefix("You are playing as ").rstrip(".")
        assert suggested
        button(page, "Change name")
        field = page.get_by_label("Your name")
        expect(field).to_have_value(suggested)
        field.fill("Zoë")
        field.press("Enter")  # keeps the name, and starts no game
        expect(name).to_have_text("You are playing as Zoë.")
        button(page, "Change name")
        field.fill("Nobody")
        field.press("Escape")
        expect(name).to_have_text("You are playing as Zoë.")
        expect(page.get_by_role("button", name="Change name")).to_be_focused()
        button(page, "Play with bots")
        at_the_table(page)
        assert read(anna, "/me")["name"] == "Zoë"


@pytest.mark.breadth
def test_in_a_first_game_the_person_begins(person: Someone) -> None:
    with person(fresh=True) as anna:
        page = anna.goes("/")
        button(page, "Play with bots")
        at_the_table(page)
        table = read(anna, f"/tables/{page.url.rpartition('/')[2]}")
        seat = [each["holder"] for each in table["seats"]].index(table["you"])
        assert [wait["seat"] for wait in table["waiting"]] == [seat]
        assert table["commitment"] and not table["deal_known"]


def test_friends_meet_by_link_and_by_code(person: Someone) -> None:
    with person() as anna, person() as ben, person() as cleo:
        page = anna.goes("/")
        page.get_by_role("link", name="Play with friends").click()
        page.get_by_role("group", name="Players").get_by_text("4").click()
        button(page, "Create the table")
        expect(page.get_by_text("3 seats are free")).to_be_visible()
        link = page.get_by_label("Link", exact=True).input_value()
        code = page.get_by_label("Code", exact=True).input_value()
        expect(page.get_by_text("Scan with a phone to join")).to_be_visible()
        ben.page.goto(link)
        expect(ben.page.get_by_role("list", name="Seats").get_by_text("free")).to_have_count(3)
        ben.page.get_by_label("Join as").fill("Benedikt")
        button(ben.page, "Join the game")
        expect(page.get_by_text("2 seats are free")).to_be_visible()
        expect(page.get_by_text("Benedikt")).to_be_visible()
        button(cleo.goes(f"/j/{code}"), "Just watch")
        expect(cleo.page.get_by_text("2 seats are free")).to_be_visible()
        ben.page.get_by_placeholder("Say something").fill("Shall we?")
        button(ben.page, "Send")
        expect(page.get_by_role("log", name="Chat")).to_contain_text("Benedikt: Shall we?")
        button(ben.page, "Give the other seats to bots")
        expect(page.locator("[data-ready=unready]")).to_have_count(2)
        button(ben.page, "I am ready")
        for here in (anna, cleo):
            missing = here.page.locator("[data-missing]")
            expect(missing).to_have_text(re.compile(r"^All seats are taken\. Not ready yet: "))
            expect(missing).not_to_contain_text("Benedikt")
        button(page, "I am ready")
        for here in (anna, ben, cleo):
            at_the_table(here.page)


@pytest.mark.breadth
def test_a_code_can_be_typed_and_a_wrong_one_is_refused(person: Someone) -> None:
    with person() as anna, person() as ben:
        page = anna.goes("/new")
        button(page, "Create the table")
        code = page.get_by_label("Code", exact=True).input_value()
        other = ben.goes("/")
        field = other.get_by_label("Table code or link")
        field.fill(f"{code[:4]} {code[4:].lower()}")
        button(other, "Join")
        expect(other.get_by_role("button", name="Join the game")).to_be_visible()
        other.go_back()
        field.fill("ZZZZZZZZ")
        button(other, "Join")
        expect(other.get_by_role("alert")).to_have_text("There is no such table.")
        ben.wrong.clear()  # the browser logs the 404


@pytest.mark.breadth
def test_a_guest_may_choose_the_seat(person: Someone) -> None:
    with person() as anna, person() as ben:
        table = opened(anna, visibility="invite", players=3)
        page = ben.goes(f"/t/{table}")
        page.get_by_text("Choose another seat").click()
        page.get_by_role("group", name="Seat").get_by_text("3").click()
        button(page, "Join the game")
        expect(page.get_by_role("listitem").nth(2)).to_contain_text("(you)")


def test_a_returning_player_can_continue_or_play_again_with_the_same_settings(
    person: Someone,
) -> None:
    with person() as anna:
        page = anna.goes("/")
        expect(page.get_by_role("button", name="Play again")).to_have_count(0)
        page.get_by_label("Seat 3").select_option("Empty")
        page.get_by_text("Heroic").click()
        button(page, "Open the table")
        at_the_table(page)
        first = page.url
        page.go_back()
        game = page.get_by_role("region", name="You and a bot")
        expect(game).to_contain_text(re.compile("with Bot Fox [12]"))  # in a first game you begin
        expect(game).to_contain_text("Cures: 0 of 4")
        game.get_by_role("link", name="Continue").click()
        at_the_table(page)
        assert page.url == first
        page.go_back()
        expect(page.get_by_text("2 players · 1 bot (Fox) · Heroic · open hands")).to_be_visible()
        button(page, "Play again")
        at_the_table(page)
        assert page.url != first


@pytest.mark.breadth
def test_a_table_around_one_screen_begins_at_once(person: Someone) -> None:
    with person() as anna:
        page = anna.goes("/new")
        page.get_by_text("On this screen").click()
        button(page, "Create the table")
        at_the_table(page)


@pytest.mark.breadth
def test_the_lobby_lists_public_tables_and_ones_own_games(person: Someone) -> None:
    with person() as anna, person() as ben:
        page = anna.goes("/new")
        page.get_by_text("Everyone", exact=True).click()
        page.get_by_text("More options").click()
        page.get_by_label("Table name").fill("Open evening")
        button(page, "Create the table")
        expect(page.get_by_role("heading", name="Open evening")).to_be_visible()
        public = ben.goes("/").get_by_role("region", name="Open tables")
        public.get_by_role("link", name="Sit down: Open evening").first.click()
        expect(ben.page.get_by_role("heading", name="Open evening")).to_be_visible()
        mine = anna.goes("/").get_by_role("region", name="My games")
        expect(mine.get_by_text("Open evening")).to_be_visible()


@pytest.mark.breadth
def test_the_language_changes_at_once_and_stays(person: Someone) -> None:
    with person("pl") as anna:
        page = anna.goes("/")
        expect(page.locator("html")).to_have_attribute("lang", "pl")
        page.get_by_role("banner").get_by_role("combobox").select_option("de")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", "de")


@pytest.mark.breadth
def test_a_name_can_be_changed_and_used_on_another_device(person: Someone) -> None:
    with person() as anna, person() as tablet:
        page = anna.goes("/")
        button(page, "Settings")
        page.get_by_label("Your name").fill("Annabel")
        page.get_by_label("Your name").blur()
        expect(page.get_by_role("banner").get_by_text("Annabel")).to_be_attached()
        link = device_link(page)
        asked = tablet.page
        asked.goto(link)
        expect(asked.get_by_role("heading", name="Continue as Annabel?")).to_be_visible()
        expect(asked.get_by_role("banner").get_by_text("Annabel")).to_have_count(0)
        button(asked, "Continue as Annabel")
        expect(asked.get_by_role("banner").get_by_text("Annabel")).to_be_visible()
        table = opened(anna, visibility="invite")
        code = tablet.goes(f"/t/{table}").get_by_label("Code", exact=True)
        expect(code).to_have_value(re.compile(r"^[A-Z2-9]{8}$"))


def device_link(page: Page) -> str:
    """Create a device link in the open settings; return its address."""
    page.get_by_text("Devices and your data").click()
    button(page, "Add a device")
    field = page.get_by_label("Link for the other device", exact=True)
    expect(field).to_have_value(re.compile("/device#."))
    return field.input_value()


@pytest.mark.breadth
def test_a_device_link_asks_before_it_replaces_the_identity(person: Someone) -> None:
    """Regression: opening a link silently replaced the visitor's identity."""
    with person() as anna, person() as ben:
        for one, name in ((anna, "Anna"), (ben, "Ben")):
            opened(one)
            one.context.request.post(f"{one.address}/api/me", data={"name": name})
        page = anna.goes("/")
        button(page, "Settings")
        link = device_link(page)
        asked = ben.goes("/")
        asked.goto(link)
        expect(asked.get_by_role("heading", name="Continue as Anna?")).to_be_visible()
        expect(asked.get_by_text("You are currently Ben.")).to_be_visible()
        asked.get_by_role("link", name="Cancel").click()
        expect(asked.get_by_role("banner").get_by_text("Ben")).to_be_attached()
        button(page, "Revoke the link")
        expect(page.get_by_role("button", name="Add a device")).to_be_visible()
        asked.goto(link)
        expect(asked.get_by_role("heading", name="This link has expired")).to_be_visible()
        until(asked, lambda: ben.wrong)
        ben.wrong.clear()  # the browser logs the 403


@pytest.mark.breadth
def test_a_device_is_signed_out_from_another_one(person: Someone) -> None:
    with person() as anna, person() as tablet:
        table = opened(anna, visibility="invite")
        page = anna.goes("/")
        button(page, "Settings")
        tablet.page.goto(device_link(page))
        tablet.page.get_by_role("button", name=re.compile("^Continue as")).click()
        expect(tablet.page.get_by_role("button", name="Play with bots")).to_be_visible()
        tablet.goes(f"/t/{table}").get_by_label("Code", exact=True).wait_for()
        page.reload()
        button(page, "Settings")
        page.get_by_text("Devices and your data").click()
        devices = page.get_by_role("list", name="You are signed in on:").get_by_role("listitem")
        expect(devices).to_have_count(2)
        expect(devices.filter(has_text="this device")).to_have_count(1)
        expect(devices.first).to_contain_text("Chrome on Linux")
        devices.filter(has_not_text="this device").get_by_role("button").click()
        expect(devices).to_have_count(1)
        # The tablet's socket is closed, and its page loads again as a stranger's.
        expect(tablet.page.get_by_label("Code", exact=True)).to_have_count(0)


def test_the_page_of_an_unknown_table_links_to_the_lobby(person: Someone) -> None:
    with person() as anna:
        page = anna.goes("/t/nothing-here")
        expect(page.get_by_role("heading", name="There is no such table.")).to_be_visible()
        page.get_by_role("link", name="Back to the lobby").click()
        expect(page.get_by_role("button", name="Play with bots")).to_be_visible()
        anna.wrong.clear()  # the browser logs the 404


@pytest.mark.breadth
@pytest.mark.parametrize(("width", "height"), [PHONE, SMALL, DESKTOP])
def test_no_page_is_wider_than_the_screen(person: Someone, width: int, height: int) -> None:
    with person("de", size=(width, height)) as anna:
        for path in ("/", "/new", "/beside"):
            page = anna.goes(path)
            expect(page.get_by_role("heading").first).to_be_visible()
            assert page.evaluate("document.documentElement.scrollWidth") <= width
