"""Groups in a browser: founded, joined by link, with a date and a table for everyone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from fourcures.text.language import LANGUAGES, Language

from .people import PHONE, Person

Someone = Callable[..., Person]


def test_a_group_is_joined_by_its_link_and_opens_a_table_for_its_members(person: Someone) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        for one in (anna, ben):
            one.context.request.post(f"{one.address}/api/me", data={"name": one.name})
        page = anna.goes("/")
        page.get_by_role("link", name="People and groups").click()
        page.get_by_label("Name of the group").fill("Tuesday club")
        page.get_by_role("button", name="Create the group").click()
        link = page.get_by_label("Link to the group", exact=True).input_value()
        ben.page.goto(link)
        ben.page.get_by_role("button", name="Join the group").click()
        ben.page.get_by_label("Day and time").fill("2027-01-05T19:30")
        ben.page.get_by_role("button", name="Set the date").click()
        expect(ben.page.locator("[data-evening]")).to_have_text(re.compile(r"5 Jan.*19:30"))
        page.reload()
        expect(page.locator("[data-evening]")).to_have_text(re.compile(r"5 Jan.*19:30"))
        expect(page.get_by_role("list", name="Members")).to_contain_text("Ben")
        page.get_by_role("link", name="More options").click()  # they are those of this group
        expect(page.locator("[data-group]")).to_contain_text("For the group “Tuesday club”")
        expect(page.locator("details input").first).to_have_value("Tuesday club")
        page.go_back()
        page.get_by_role("button", name="Open a table").click()
        page.wait_for_url("**/t/*")  # the page of the group has the same heading
        expect(page.get_by_role("heading", name="Tuesday club")).to_be_visible()
        invitations = ben.page.locator("[data-invitations]")
        for path in ("/", "/games"):
            ben.goes(path)
            expect(invitations).to_contain_text("Anna has opened a table for “Tuesday club”.")
        invitations.get_by_role("link", name="Sit down").click()
        ben.page.locator("[data-do=join]").click()
        ben.page.locator("[data-do=ready]").click()
        page.locator("[data-do=ready]").click()
        ben.page.locator("#city-atlanta").wait_for()
        ben.page.goto(link)  # which leads back to one's own game
        expect(ben.page.get_by_role("link", name=re.compile("Continue|Take your"))).to_be_visible()
        expect(ben.page.get_by_role("link", name=re.compile("Watch"))).to_have_count(0)
        ben.page.get_by_role("button", name="Leave the group").click()
        ben.page.get_by_role("button", name="Really leave").click()
        expect(ben.page.get_by_text("not in a group yet")).to_be_visible()


@pytest.mark.breadth
def test_somebody_one_has_played_with_is_invited_with_one_click(person: Someone) -> None:
    mates = [{"id": "ben", "name": "Ben", "games": 3, "last": 1_795_000_000_000}]
    invited: list[str] = []

    def invite(route: Route) -> None:
        invited.append(route.request.url.rpartition("/api/")[2])
        route.fulfill(status=204)

    with person(name="Anna", size=PHONE) as anna:
        anna.context.request.post(f"{anna.address}/api/me", data={"name": "Anna"})
        anna.page.route("**/api/me/mates", lambda route: route.fulfill(json=mates))
        anna.page.route("**/invited/ben", invite)
        page = anna.goes("/groups")
        expect(page.locator("[data-mates]")).to_contain_text("3 games together")
        page.get_by_role("button", name=re.compile("Invite")).click()
        page.wait_for_url("**/t/*")
        table = page.url.rpartition("/")[2]
        page.get_by_role("button", name=re.compile("Invite")).click()  # again, at the table
        expect(page.get_by_text("Invited", exact=True)).to_be_visible()
        assert invited == [f"tables/{table}/invited/ben"] * 2


@pytest.mark.breadth
def test_an_invitation_appears_by_itself_and_can_be_declined(person: Someone) -> None:
    one = {"table": "none", "since": 1, "by": "Ben", "group": None, "group_name": ""}
    waiting: list[object] = []

    def decline(route: Route) -> None:
        waiting.clear()
        route.fulfill(status=204)

    with person(name="Anna") as anna:
        anna.context.request.post(f"{anna.address}/api/me", data={"name": "Anna"})
        anna.page.route("**/api/me/invitations", lambda route: route.fulfill(json=waiting))
        anna.page.route("**/api/me/invitations/none", decline)
        page = anna.goes("/")
        page.get_by_role("link", name="Play with friends").wait_for()
        waiting.append(one)
        invitations = page.locator("[data-invitations]")
        expect(invitations).to_contain_text("Ben has invited you to a game.")
        invitations.get_by_role("button", name=re.compile("Not now")).click()
        expect(invitations).to_have_count(0)


@pytest.mark.breadth
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_founder_of_a_group_removes_a_member_after_a_question(
    person: Someone, code: str
) -> None:
    say = Language(code)
    with person(code, name="Anna", size=PHONE) as anna, person(code, name="Ben") as ben:
        for one in (anna, ben):
            one.context.request.post(f"{one.address}/api/me", data={"name": one.name})
        answer = anna.context.request.post(f"{anna.address}/api/groups", data={"name": "Club"})
        group = answer.json()["id"]
        ben.context.request.put(f"{ben.address}/api/groups/{group}/me")
        ben.goes(f"/g/{group}").get_by_role("list", name=say("group-members")).wait_for()
        expect(ben.page.get_by_role("button", name=say("group-remove"))).to_have_count(0)
        page = anna.goes(f"/g/{group}")
        members = page.get_by_role("list", name=say("group-members"))
        remove = page.get_by_role("button", name=say("group-remove-one", name="Ben"))
        remove.click()
        expect(page.get_by_role("alert")).to_have_text(say("group-remove-sure", name="Ben"))
        expect(members).to_contain_text("Ben")
        remove.click()
        expect(members).not_to_contain_text("Ben")
        page = ben.goes(f"/g/{group}")
        page.get_by_role("button", name=say("group-join")).click()
        expect(page.get_by_role("alert")).to_have_text(say("reason-cannot-join-group"))
        ben.wrong.clear()  # the browser logs the 403
