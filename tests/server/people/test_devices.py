"""Devices: a link signs in one more, once and if confirmed; each can be signed out."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from fourcures.server.http.limits import PER_HOUR
from fourcures.server.people.accounts import Accounts
from fourcures.server.people.identity import COOKIE
from fourcures.server.people.people import LINK_LASTS
from fourcures.server.people.schema import links
from fourcures.server.people.user_agent import UserAgent

from ..http.test_limits import stop_refilling
from ..site import Player, Site, serving

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15"
    " (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1"
)
TABLET = (
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko)"
    " SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)"
    " Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0"
)


def with_ann(database: str, story: Callable[[Site, Player], Awaitable[None]]) -> None:
    """Run a story with a server and Ann."""

    async def told() -> None:
        async with serving(database) as site:
            await story(site, await site.person("Ann"))

    asyncio.run(told())


async def new_link(player: Player) -> str:
    """Create a device link; return its secret."""
    async with player.http() as http:
        answer = await http.post("/api/me/link")
        assert answer.status_code == 201, answer.text
        return str(answer.json()["link"])


async def used(http: httpx.AsyncClient, link: str) -> httpx.Response:
    return await http.post("/api/link", json={"link": link})


async def added(player: Player, agent: str = PHONE) -> Player:
    """Return the same person on one more device."""
    async with player.site.http() as http:
        http.headers["User-Agent"] = agent
        answer = await used(http, await new_link(player))
        assert answer.json() == {"id": player.id, "name": "Ann"}
        return Player(player.site, player.id, answer.cookies[COOKIE])


async def devices(player: Player) -> list[dict[str, Any]]:
    answer = await player.get("/api/me/devices")
    assert answer.headers["cache-control"] == "no-store"
    listed: list[dict[str, Any]] = answer.json()["devices"]
    return listed


async def signs_out(player: Player, device: str) -> int:
    async with player.http() as http:
        return (await http.delete(f"/api/me/devices/{device}")).status_code


@pytest.mark.parametrize(
    ("header", "named"),
    [
        (FIREFOX, ("Firefox", "Linux")),
        (PHONE, ("Safari", "iPhone")),
        (TABLET, ("Samsung Internet", "Android")),
        (EDGE, ("Edge", "Windows")),
        ("python-httpx/0.28", ("", "")),
        (None, ("", "")),
    ],
)
def test_a_user_agent_is_read_as_browser_and_system(
    header: str | None, named: tuple[str, str]
) -> None:
    assert UserAgent.read(header) == named


def test_a_link_says_whose_it_is_and_works_once(database: str) -> None:
    async def story(site: Site, ann: Player) -> None:
        link = await new_link(ann)
        eve = await site.person("Eve")
        async with site.http() as http:
            phone = (await used(http, await new_link(eve))).cookies[COOKIE]
        async with site.http(phone) as http:
            for _ in range(2):  # looking at a link does not use it up
                owner = await http.post("/api/link/owner", json={"link": link})
                assert owner.json() == {"id": ann.id, "name": "Ann"}
                assert COOKIE not in owner.cookies
            assert (await http.get("/api/me")).json()["name"] == "Eve"
            assert (await used(http, link)).json()["id"] == ann.id
            again = await used(http, link)
            assert (again.status_code, again.json()["code"]) == (403, "bad_link")
        assert (await site.get("/api/me", phone)).json() is None  # signed out on this device
        assert (await eve.get("/api/me")).json()["name"] == "Eve"  # and on no other
        async with site.inside.database.reading.connect() as connection:
            assert not (await connection.execute(select(links))).all()

    with_ann(database, story)


def test_only_the_hash_of_a_link_is_stored(database: str) -> None:
    async def story(site: Site, ann: Player) -> None:
        link = await new_link(ann)
        async with site.inside.database.reading.connect() as connection:
            (row,) = (await connection.execute(select(links))).all()
        assert row.hash == hashlib.sha256(link.encode()).hexdigest()
        assert link not in str(row)

    with_ann(database, story)


@pytest.mark.breadth
@pytest.mark.parametrize("how", ["expired", "withdrawn", "replaced", "signed out", "cookie"])
def test_a_device_link_that_is_no_longer_valid_is_refused(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    async def story(site: Site, ann: Player) -> None:
        phone = await added(ann)
        link = await new_link(ann)
        if how == "expired":
            later = site.inside.database.clock.now() + LINK_LASTS
            monkeypatch.setattr(site.inside.database.clock, "now", lambda: later)
        elif how == "withdrawn":
            async with phone.http() as http:
                assert (await http.delete("/api/me/link")).status_code == 204
        elif how == "replaced":
            await new_link(phone)
        elif how == "signed out":  # a thief's link must not outlive the thief's device
            first, _ = await devices(phone)
            assert await signs_out(phone, first["id"]) == 204
        else:
            link = ann.cookie
        async with site.http() as http:
            assert (await used(http, link)).status_code == 403
            owner = await http.post("/api/link/owner", json={"link": link})
            assert owner.status_code == 403
        expected = how in ("cookie", "replaced")
        listed = (await phone.get("/api/me/devices")).json()
        assert (listed["link_expires"] is not None) == expected

    with_ann(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}", story)


@pytest.mark.breadth
def test_opening_ones_own_device_link_adds_no_device(database: str) -> None:
    async def story(_site: Site, ann: Player) -> None:
        link = await new_link(ann)
        async with ann.http() as http:
            assert (await used(http, link)).json()["id"] == ann.id
        assert len(await devices(ann)) == 1
        await added(ann)

    with_ann(database, story)


def test_a_device_that_is_signed_out_loses_its_sockets_and_its_cookie(database: str) -> None:
    async def story(site: Site, ann: Player) -> None:
        table = (await ann.create(players=2))["id"]
        phone = await added(ann)
        await ann.join(table)
        await phone.join(table)
        first, second = await devices(ann)
        assert (first["here"], second["here"]) == (True, False)
        assert (second["browser"], second["system"]) == ("Safari", "iPhone")
        assert second["seen"] % 86_400_000 == 0
        socket = phone.socket
        assert socket is not None
        assert await signs_out(ann, second["id"]) == 204
        await socket.wait_closed()
        assert socket.close_code == 4401
        assert (await phone.get("/api/me")).json() is None
        assert (await phone.get("/api/me/devices")).status_code == 401
        assert await signs_out(ann, second["id"]) == 404
        await ann.do("say", text="still here")
        assert [device["id"] for device in await devices(ann)] == [first["id"]]
        async with ann.http() as http:
            answer = await http.delete(f"/api/me/devices/{first['id']}")
            assert f'{COOKIE}=""; ' in answer.headers["set-cookie"]
        assert not site.inside.accounts.sessions.open
        await ann.leave()
        await phone.leave()

    with_ann(database, story)


def test_a_person_cannot_sign_out_another_persons_device(database: str) -> None:
    async def story(site: Site, ann: Player) -> None:
        eve = await site.person("Eve")
        await added(ann)
        _, hers = await devices(ann)
        assert await signs_out(eve, hers["id"]) == 404
        assert len(await devices(ann)) == 2

    with_ann(database, story)


@pytest.mark.breadth
def test_a_device_signed_out_at_one_worker_loses_its_sockets_at_the_other(
    postgres_database: str,
) -> None:
    async def story() -> None:
        async with serving(postgres_database) as here, serving(postgres_database) as there:
            ann = await here.person("Ann")
            table = (await ann.create(players=2))["id"]
            phone = await added(ann)
            phone.site = there
            await phone.join(table)
            socket = phone.socket
            assert socket is not None
            _, second = await devices(ann)
            assert await signs_out(ann, second["id"]) == 204
            await socket.wait_closed()
            assert socket.close_code == 4401
            await phone.leave()

    asyncio.run(story())


def test_a_command_does_not_look_up_its_sender_in_the_database(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []
    who = Accounts.who

    async def counted(self: Accounts, connection: Any) -> Any:
        asked.append(connection)
        return await who(self, connection)

    async def story(_site: Site, ann: Player) -> None:
        table = (await ann.create(players=2))["id"]
        monkeypatch.setattr(Accounts, "who", counted)
        await ann.join(table)
        for _ in range(3):
            await ann.do("say", text="hello")
        assert len(asked) == 1
        await ann.leave()

    with_ann(database, story)


@pytest.mark.breadth
def test_names_and_links_of_a_person_are_limited(database: str) -> None:
    async def story(site: Site, ann: Player) -> None:
        limits = site.inside.limits
        stop_refilling(limits.renames, limits.links)
        async with ann.http() as http:
            for path, body in (("/api/me", {"name": "Anna"}), ("/api/me/link", None)):
                answers = [
                    (await http.post(path, json=body)).status_code for _ in range(PER_HOUR + 1)
                ]
                assert answers[-2:] == [answers[0], 429]
        await site.person("Bob")  # nobody else is limited

    with_ann(database, story)


def test_requests_from_other_sites_are_refused_without_an_origin_too(database: str) -> None:
    async def story(site: Site, ann: Player) -> None:
        link = await new_link(ann)
        async with site.http() as http:
            http.headers["Sec-Fetch-Site"] = "cross-site"
            answer = await used(http, link)
            assert (answer.status_code, answer.json()["code"]) == (403, "other_site")
            http.headers["Sec-Fetch-Site"] = "same-origin"
            assert (await used(http, link)).status_code == 200

    with_ann(database, story)
