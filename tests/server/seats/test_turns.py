"""Tables that are played turn by turn: who is told when, and what happens after the time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import pytest
from sqlalchemy import select

from fourcures.server.notices.notices import Notices
from fourcures.server.notices.schema import notices
from fourcures.server.process.settings import BadSetting, ServerSettings
from fourcures.server.seats import turns as turn_clock
from fourcures.server.seats.turns import GRACE, TurnClock, waits

from ..post_office import Browser, Mailbox, PushService, link, mailbox, push_service, text_of
from ..site import Player, Site, eventually, serving

HOUR = 3_600_000
SITE = "https://games.example.org"
ELSEWHERE = (  # addresses of other things than push services
    "http://fcm.googleapis.com/x",
    "https://fcm.googleapis.com.example.org/x",
    "https://fcm.googleapis.com:8443/x",
    "https://user@169.254.169.254/latest",
    "http://127.0.0.1:1/x",
    "https://[::1/x",
    "file:///etc/passwd",
)


class Post(NamedTuple):
    """A server that can tell people, and what it has sent them."""

    site: Site
    mails: Mailbox
    push: PushService

    def later(self, milliseconds: int) -> None:
        """Let time pass."""
        self.site.inside.database.clock.ahead += milliseconds

    async def leaves(self, player: Player) -> None:
        """Close a player's socket, and wait until the server knows it: then time may pass."""
        await player.leave()
        sockets = self.site.inside.presence.sockets
        await eventually(lambda: all(person != player.id for _, person in sockets))

    async def round(self) -> None:
        """Do what the background tasks do all the time."""
        await self.site.inside.heartbeats.flush()
        await self.site.inside.feature(TurnClock).round()
        await self.site.inside.feature(Notices).notifier.round()

    async def miss_turn(self, ann: Player, ben: Player) -> None:
        """Let Ben leave, Ann end her turn, and a minute pass."""
        await self.leaves(ben)
        await end_turn(ann)
        self.later(GRACE)
        await self.round()

    async def rows(self, table: Any) -> list[Any]:
        async with self.site.inside.database.reading.connect() as connection:
            return list((await connection.execute(select(table))).all())


@asynccontextmanager
async def post(database: str) -> AsyncIterator[Post]:
    """Run a server with a mail server and a push service; its rounds are the test's."""
    async with mailbox() as mails, push_service() as push:
        settings: dict[str, Any] = {
            **{"mail_server": mails.url, "mail_from": "Four Cures <games@example.org>"},
            **{"site": SITE, "push_contact": "host@example.org", "push_services": push.origin},
        }
        async with serving(database, **settings) as site:
            inside = site.inside
            for task in inside.tasks:  # no rounds but those of the test
                if task.get_coro().__qualname__ in ("TurnClock.run", "Notifier.run"):  # type: ignore[union-attr]
                    task.cancel()
            yield Post(site, mails, push)


def told(database: str, story: Callable[[Post], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with post(database) as server:
            await story(server)

    asyncio.run(all_of_it())


async def address(
    player: Player, server: Post, name: str, language: str = "en", zone: str = "Europe/Berlin"
) -> None:
    """Give a person a confirmed mail address."""
    async with player.http() as http:
        body = {"address": name, "language": language, "zone": zone}
        answer = await http.post("/api/me/mail", json=body)
        assert answer.status_code == 204, answer.text
        token = link(server.mails.to(name)[-1], "confirm")
        assert (await http.post("/api/mail/confirm", json={"token": token})).status_code == 204


async def browser(player: Player, server: Post) -> Browser:
    """Let a person's browser show notices."""
    new = server.push.browser()
    async with player.http() as http:
        answer = await http.post("/api/me/push", json=new.subscription())
        assert answer.status_code == 204, answer.text
    return new


async def game(server: Post, seed: str = "by turns", **setup: Any) -> tuple[Player, Player, str]:
    """Return Ann, whose turn it is, and Ben, at a table that is played turn by turn."""
    ann, ben = await server.site.person("Ann"), await server.site.person("Ben")
    usual = {"turn_hours": 24, "first": 0, "events": []}
    table = (await ann.create(seed=seed, players=2, **usual | setup))["id"]
    await ann.join(table)
    await ben.join(table)
    await ann.do("sit", seat=0, ready=True)
    await ben.do("sit", seat=1, ready=True)
    return ann, ben, table


def active(player: Player) -> int:
    """Return whose turn it is."""
    seat: int = player.view()["position"]["turn"]["seat"]
    return seat


async def end_turn(player: Player) -> None:
    """Play a whole turn: pass, draw, and infect; discard where that is needed."""
    (seat,) = player.seats
    while player.table["game"]["outcome"] is None:
        if active(player) != seat:
            return
        moves = [move["text"] for move in player.view(seat)["legal"]]
        plain = [text for text in moves if text in ("pass", "next")]
        await player.move(plain[0] if plain else moves[0], seat)


def test_an_absent_player_is_notified_once_when_it_is_their_turn(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server)
        await address(ben, server, "ben@example.org", "de")
        phone = await browser(ben, server)
        await server.leaves(ben)
        await end_turn(ann)
        await server.round()
        assert not phone.notices  # not at once: perhaps he is coming
        server.later(GRACE)
        for _ in range(3):
            await server.round()
        (notice,) = phone.notices
        assert notice["title"] == "Your turn with Ann"
        (_confirm, mail) = server.mails.to("ben@example.org")
        assert mail["Subject"].startswith("Four Cures: Du bist am Zug (Ann), bis ")
        assert f"{SITE}/t/{_table}" in text_of(mail)
        # Ann waits at the table, and has no channel.
        assert await server.rows(notices) == []
        # He comes and plays: the next wait for him has its own notice.
        await ben.join(_table)
        await end_turn(ben)
        await server.miss_turn(ann, ben)
        assert len(phone.notices) == 2
        assert phone.notices[0]["topic"] != phone.notices[1]["topic"]

    told(database, story)


@pytest.mark.breadth
def test_a_player_at_the_table_is_notified_only_after_leaving(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server)
        phone = await browser(ben, server)
        await end_turn(ann)
        server.later(GRACE)
        server.site.inside.heartbeats.record(_table, ben.id)  # a heartbeat
        await server.round()
        assert not phone.notices
        await server.leaves(ben)
        server.later(2 * GRACE)
        await server.round()
        assert len(phone.notices) == 1

    told(database, story)


@pytest.mark.breadth
def test_a_notice_about_a_finished_turn_is_not_sent(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, table = await game(server)
        await address(ben, server, "ben@example.org")
        phone = await browser(ben, server)
        server.push.status, server.mails.down = 503, True
        await server.miss_turn(ann, ben)
        assert len(await server.rows(notices)) == 2  # both services are down
        await ben.join(table)
        await end_turn(ben)
        server.push.status, server.mails.down = 201, False
        server.later(HOUR)
        await server.round()
        assert not phone.notices
        assert len(server.mails.to("ben@example.org")) == 1  # the question for confirmation
        assert await server.rows(notices) == []

    told(database, story)


@pytest.mark.breadth
def test_a_notice_is_sent_again_after_its_service_was_down(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server)
        phone = await browser(ben, server)
        await server.leaves(ben)
        await end_turn(ann)
        server.push.status = 500
        for _ in range(4):
            server.later(HOUR // 3)
            await server.round()
        assert not phone.notices
        server.push.status = 201
        server.later(HOUR)
        await server.round()
        await server.round()
        assert len(phone.notices) == 1

    told(database, story)


@pytest.mark.breadth
def test_a_mail_address_or_browser_that_refuses_notices_is_removed(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server)
        await address(ben, server, "ben@example.org")
        phone = await browser(ben, server)
        server.mails.refuses.add("ben@example.org")
        server.push.closed.add(phone.endpoint.removeprefix(server.push.origin))
        await server.miss_turn(ann, ben)
        known = (await ben.get("/api/me/notices")).json()
        assert (known["address"], known["pushed"]) == (None, False)

    told(database, story)


def test_after_the_time_limit_a_bot_plays_one_turn(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_clock, "SUBSTITUTE", "quick")

    async def story(server: Post) -> None:
        ann, ben, table = await game(server, late="bot")
        await server.leaves(ann)
        server.later(23 * HOUR)
        await server.round()
        assert ben.table["seats"][0]["bot"] is None
        shown = (await ben.get(f"/api/tables/{table}/waits")).json()
        assert [wait["person"] for wait in shown] == [ann.id]
        assert shown[0]["due"] - shown[0]["since"] == 24 * HOUR
        server.later(2 * HOUR)
        await asyncio.gather(server.round(), server.round())  # two workers at once
        await ben.until(lambda: active(ben) == 1)
        played = [entry for entry in ben.entries if entry["kind"] == "played"]
        assert {entry["by"] for entry in played if entry["seat"] == 0} <= {"bot:0", None}
        assert sum(entry.get("one_turn", False) for entry in ben.entries) == 1
        seat = {"holder": ann.id, "owner": ann.id, "bot": None}
        assert ben.table["seats"][0] == seat  # hers again
        await ann.join(table)
        await end_turn(ben)
        await end_turn(ann)

    told(database, story)


@pytest.mark.breadth
def test_a_returning_player_can_reclaim_their_seat_during_the_turn_of_the_bot(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_clock, "SUBSTITUTE", "quick")

    async def story(server: Post) -> None:
        server.site.inside.bots.pause = 3600.0  # it thinks
        ann, ben, _table = await game(server, late="bot")
        server.later(25 * HOUR)
        await server.round()
        await ann.until(lambda: ann.table["seats"][0]["bot"] == "quick")
        await ann.do("reclaim_seat", seat=0)
        assert ann.seats == [0]
        await end_turn(ann)
        assert active(ben) == 1

    told(database, story)


@pytest.mark.breadth
def test_a_substitute_bot_does_not_tell_a_private_hand(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_clock, "SUBSTITUTE", "quick")

    async def story(server: Post) -> None:
        ann, ben, _table = await game(server, late="bot", hands="private")
        await server.leaves(ann)
        server.later(25 * HOUR)
        await server.round()
        await ben.until(lambda: active(ben) == 1)
        assert "told" not in [entry["kind"] for entry in ben.entries]

    told(database, story)


def test_after_the_time_limit_one_reminder_is_sent(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server, late="remind", name="Monday team")
        phone = await browser(ann, server)
        await server.leaves(ann)
        server.later(2 * GRACE)
        await server.round()
        for _ in range(4):
            server.later(20 * HOUR)
            await server.round()
        assert [notice["title"] for notice in phone.notices] == [
            "Your turn: Monday team (Ben)",
            "It is still your turn: Monday team (Ben)",
        ]
        assert ben.table["seats"][0]["bot"] is None

    told(database, story)


@pytest.mark.breadth
def test_no_notice_is_sent_after_the_table_is_closed(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server)
        phone = await browser(ben, server)
        await server.leaves(ben)
        await end_turn(ann)
        await ann.do("close")
        server.later(HOUR)
        await server.round()
        assert not phone.notices
        assert await server.rows(waits) == []

    told(database, story)


@pytest.mark.breadth
def test_at_a_turn_by_turn_table_a_player_is_never_marked_gone(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server, absent_seconds=1)
        await server.leaves(ben)
        server.later(HOUR)
        live = await server.site.inside.tables.get(_table)
        await server.site.inside.presence.expire(live, ben.id)
        assert not live.room.people[ben.id].gone
        assert ann.table["people"][ben.id]["gone"] is False

    told(database, story)


def test_a_mail_address_must_be_confirmed_and_can_be_removed_with_one_click(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server)
        async with ben.http() as http:
            body = {"address": "ben@example.org", "language": "pl"}
            assert (await http.post("/api/me/mail", json=body)).status_code == 204
        await server.miss_turn(ann, ben)
        (question,) = server.mails.to("ben@example.org")  # not confirmed: nothing but the question
        assert question["Subject"] == "Four Cures: potwierdź swój adres"
        async with server.site.http() as anyone:  # the link works on any device
            for wrong in ("", "nobody.0", f"{ben.id}.ffff", "é" * 20):
                answer = await anyone.post("/api/mail/confirm", json={"token": wrong})
                assert answer.json()["code"] == "bad_link"
            token = link(question, "confirm")
            done = await anyone.post("/api/mail/confirm", json={"token": token})
            assert done.status_code == 204
            # A token confirms, and does nothing else.
            assert (await anyone.post(f"/api/mail/unsubscribe/{token}")).status_code == 403
        await ben.join(_table)
        await end_turn(ben)
        await server.miss_turn(ann, ben)
        mail = server.mails.to("ben@example.org")[-1]
        assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        one_click = mail["List-Unsubscribe"].strip("<>").removeprefix(SITE)
        async with server.site.http() as anyone:
            body = {"List-Unsubscribe": "One-Click"}
            assert (await anyone.post(one_click, data=body)).status_code == 204
            assert (await anyone.post(one_click, data=body)).status_code == 204  # again
        known = (await ben.get("/api/me/notices")).json()
        assert known["address"] is None

    told(database, story)


def test_notices_go_only_to_push_services(database: str) -> None:
    async def story(server: Post) -> None:
        ann = await server.site.person("Ann")
        pusher = server.site.inside.feature(Notices).notifier.pusher
        assert pusher is not None
        assert pusher.allows("https://updates.push.services.mozilla.com/wpush/v2/x")
        async with ann.http() as http:
            for endpoint in ELSEWHERE:
                body = server.push.browser().subscription() | {"endpoint": endpoint}
                answer = await http.post("/api/me/push", json=body)
                assert answer.json()["code"] == "no_push", endpoint

    told(database, story)


def test_without_settings_mail_and_push_are_not_offered(database: str) -> None:
    async def story() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            offered = (await ann.get("/api/me/notices")).json()
            assert (offered["mail"], offered["push_key"]) == (False, None)
            async with ann.http() as http:
                body = {"address": "ann@example.org", "language": "en"}
                answer = await http.post("/api/me/mail", json=body)
                assert answer.json()["code"] == "no_mail"

    asyncio.run(story())


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"mail_server": "mail.example.org"}, "smtp://"),
        ({"mail_server": "smtp://mail.example.org"}, "--mail-from"),
        ({"site": "games.example.org"}, "https://"),
        ({"site": "https://games.example.org:abc"}, "https://"),
        ({"site": "https://[games"}, "https://"),
        ({"push_contact": "me"}, "email address"),
    ],
)
def test_incomplete_settings_for_notices_are_refused(given: dict[str, str], wanted: str) -> None:
    with pytest.raises(BadSetting, match=wanted):
        ServerSettings.read(given | {"database": "x.sqlite"}, {})


@pytest.mark.breadth
def test_a_deleted_person_leaves_no_address_behind(database: str) -> None:
    async def story(server: Post) -> None:
        _ann, ben, _table = await game(server)
        await address(ben, server, "ben@example.org")
        await browser(ben, server)
        async with ben.http() as http:
            assert (await http.delete("/api/me")).status_code == 204
        for table in ("mail_addresses", "push_subscriptions"):
            async with server.site.inside.database.reading.connect() as connection:
                rows = await connection.exec_driver_sql(f"SELECT * FROM {table}")
                assert not rows.all()

    told(database, story)


@pytest.mark.breadth
def test_changes_of_the_mail_address_are_rate_limited(database: str) -> None:
    async def story(server: Post) -> None:
        ann = await server.site.person("Ann")
        async with ann.http() as http:
            for number in range(6):
                body = {"address": f"ann{number}@example.org", "language": "en"}
                answer = await http.post("/api/me/mail", json=body)
            assert answer.status_code == 429
            body = {"address": "not an address", "language": "en"}
            assert (await http.post("/api/me/mail", json=body)).json()["code"] == "bad_address"

    told(database, story)
