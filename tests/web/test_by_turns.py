"""Turn by turn in a browser: the table says until when, and how people want to be told."""

from __future__ import annotations

import json
from collections.abc import Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from playwright.sync_api import Browser, expect

from tests.server.databases import free_port
from tests.server.post_office import link

from .arranging import joins
from .people import Person
from .server import served

Someone = Callable[..., Person]

# Deliver a push message to the service worker; return what it shows. Headless browsers show none.
PUSHED = """(data) => new Promise((shown) => {
  self.registration.showNotification = (...notice) => Promise.resolve(shown(notice));
  self.dispatchEvent(new PushEvent('push', { data }));
})"""


class Letters:
    """What a mail server does with mails: keep them."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        self.mails.append(message_from_bytes(envelope.content, policy=policy.default))
        return "250 OK"


@pytest.mark.breadth
def test_a_turn_by_turn_table_shows_the_deadline_of_the_turn(person: Someone) -> None:
    with person(name="Anna") as anna, person(name="Ben") as ben:
        page = anna.goes("/new")
        page.get_by_text("Turn-based", exact=True).click()
        page.get_by_text("8 hours").click()
        page.get_by_text("A bot plays this turn").click()
        page.locator("button.primary").click()
        page.wait_for_url("**/t/*")
        table = page.url.rpartition("/")[2]
        expect(
            page.get_by_text("turn-based, 8 hours per turn · A bot plays this turn")
        ).to_be_visible()
        page.get_by_role("button", name="Tell me when it is my turn").click()
        expect(page.get_by_text("When a table is waiting for me")).to_be_visible()
        page.keyboard.press("Escape")
        page.locator("[data-do=ready]").click()
        invitation = ben.goes(f"/t/{table}").locator("[data-late=bot]")
        expect(invitation).to_contain_text("When time runs out: A bot plays this turn.")
        ben.goes("/healthz")
        joins(ben, table)
        for shown in (page, ben.page):
            expect(shown.locator("[data-deadline]")).to_contain_text("then a bot plays")


@pytest.mark.breadth
def test_a_mail_address_is_confirmed_and_removed(browser: Browser, tmp_path: Path) -> None:
    letters, port = Letters(), free_port()
    post = Controller(letters, hostname="127.0.0.1", port=port)
    post.start()
    words = ("--mail-server", f"smtp://127.0.0.1:{port}", "--mail-from", "games@example.org")
    try:
        with (
            served(tmp_path, *words, "--site", "http://here") as address,
            Person(browser, address, name="Anna") as anna,
        ):
            anna.context.request.post(f"{address}/api/me", data={"name": "Anna"})
            page = anna.goes("/")
            page.get_by_role("button", name="Settings").click()
            part = page.locator("[data-notices]")
            part.get_by_label("Send an email to").fill("anna@example.org")
            part.get_by_role("button").click()
            expect(part).to_contain_text("We have sent an email to anna@example.org")
            token = link(letters.mails[-1], "confirm")
            page = anna.goes(f"/mail#confirm={token}")
            expect(page.get_by_text("you will get an email")).to_be_visible()
            page = anna.goes("/games")
            page.get_by_role("button", name="Emails go to anna@example.org").click()
            expect(part).to_contain_text("Emails go to anna@example.org.")
            part.get_by_role("button", name="Stop these emails").click()
            expect(part.get_by_label("Send an email to")).to_be_visible()
            page = anna.goes(f"/mail#refuse={link(letters.mails[-1], 'refuse')}")
            expect(page.get_by_text("will get no more emails from here")).to_be_visible()
            page.get_by_role("button", name="Allow emails again").click()
            expect(page.get_by_text("emails are allowed again")).to_be_visible()
    finally:
        post.stop()


@pytest.mark.breadth
def test_a_browser_shows_what_the_server_sends(person: Someone) -> None:
    with person(fresh=True) as anna:
        page = anna.goes("/gallery")
        with anna.context.expect_event("serviceworker") as begun:
            page.evaluate("() => navigator.serviceWorker.register('/notices.js').then(() => null)")
        notice = {"title": "Your turn", "body": "Come", "address": "/t/abc", "tag": "abc"}
        shown = begun.value.evaluate(PUSHED, json.dumps(notice))
        assert shown == [
            "Your turn",
            {"body": "Come", "tag": "abc", "icon": "icon.svg", "data": "/t/abc"},
        ]
