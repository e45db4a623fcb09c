"""People block and report each other, and the operator of a server acts on reports."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import InvalidStatus

from fourcures.cli import main
from fourcures.server.http.limits import REPORTS_PER_HOUR
from fourcures.server.moderation import moderation
from fourcures.server.moderation.moderation import Moderation
from fourcures.server.moderation.sanctions import DAY
from fourcures.server.moderation.schema import blocks, reports, sanctions
from fourcures.server.people.identity import new_person
from fourcures.server.tables import janitor

from ..clients import PATIENCE
from ..http.test_limits import stop_refilling
from ..site import No, Player, Site, serving

Story = Callable[[Site, Player, Player], Awaitable[None]]


def with_two(database: str, story: Story) -> None:
    """Run a story with a server, Ann and Bob."""

    async def told() -> None:
        async with serving(database) as site:
            await story(site, await site.person("Ann"), await site.person("Bob"))

    asyncio.run(told())


async def send(player: Player, method: str, path: str, **body: object) -> httpx.Response:
    async with player.http() as http:
        return await http.request(method, path, json=body or None)


async def put_block(player: Player, other: Player) -> None:
    answer = await send(player, "PUT", f"/api/me/blocks/{other.id}")
    assert answer.status_code == 204, answer.text


async def reported(
    player: Player, table: str, other: str, reason: str = "insults", **more: object
) -> httpx.Response:
    path = f"/api/tables/{table}/reports"
    return await send(player, "POST", path, person=other, reason=reason, **more)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def operator(database: str, *words: str) -> int:
    """Run a command of the operator beside the server."""
    plain = database.replace("+aiosqlite", "").replace("+asyncpg", "")
    return await asyncio.to_thread(main, ["reports", "--database", plain, *words])


async def stored(site: Site, table: Any) -> list[Any]:
    async with site.inside.database.reading.connect() as connection:
        return list((await connection.execute(select(table))).all())


def test_each_person_has_their_own_block_list(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        assert (await site.get("/api/me/blocks")).json() == []  # without a name
        for _ in range(2):
            await put_block(ann, bob)
        (blocked,) = (await ann.get("/api/me/blocks")).json()
        assert (blocked["id"], blocked["name"]) == (bob.id, "Bob")
        assert (await bob.get("/api/me/blocks")).json() == []
        for nobody in (ann.id, "nobody"):
            answer = await send(ann, "PUT", f"/api/me/blocks/{nobody}")
            assert refusal(answer) == (404, "unknown_person")
        assert (await send(ann, "DELETE", f"/api/me/blocks/{bob.id}")).status_code == 204
        assert (await ann.get("/api/me/blocks")).json() == []

    with_two(database, story)


@pytest.mark.breadth
@pytest.mark.parametrize("blocker", ["host", "guest"])
def test_a_block_in_either_direction_keeps_a_person_from_new_tables_of_the_host(
    database: str, blocker: str
) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        eve = await site.person("Eve")
        old = (await ann.create(visibility="public"))["id"]
        await bob.join(old)
        await put_block(*((ann, bob) if blocker == "host" else (bob, ann)))
        new = (await ann.create(visibility="public"))["id"]
        assert {table["id"] for table in (await eve.get("/api/tables")).json()} == {old, new}
        assert (await bob.get("/api/tables")).json() == []
        assert refusal(await bob.get(f"/api/tables/{new}")) == (403, "cannot_join")
        socket = bob.socket
        with pytest.raises(InvalidStatus):
            await Player(site, bob.id, bob.cookie).join(new)
        # Nobody is thrown out of a game, and what is said arrives: clients hide it.
        assert socket is bob.socket
        await bob.do("say", text="still here")
        assert (await bob.get(f"/api/tables/{old}")).status_code == 200
        await bob.leave()
        await bob.join(old)
        await bob.leave()
        await eve.join(new)
        await eve.leave()

    with_two(database, story)


@pytest.mark.breadth
def test_a_report_needs_both_people_at_the_table_and_comes_once(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)

    async def story(site: Site, ann: Player, bob: Player) -> None:
        table = (await ann.create(visibility="public"))["id"]
        await ann.join(table)
        assert refusal(await reported(bob, table, ann.id)) == (422, "not_here")
        for other in (bob.id, ann.id, "bot:0"):
            assert refusal(await reported(ann, table, other)) == (404, "unknown_person")
        await bob.join(table)
        assert (await reported(ann, table, bob.id, "boredom")).status_code == 400
        assert (await reported(ann, table, bob.id, text="x" * 501)).status_code == 400
        assert refusal(await reported(ann, table, bob.id, text="again\x1b")) == (400, "bad_text")
        assert (await reported(ann, table, bob.id, text=" again ")).status_code == 204
        assert refusal(await reported(ann, table, bob.id, "spam")) == (409, "reported")
        assert (await reported(bob, table, ann.id)).status_code == 204
        await ann.do("remove", person=bob.id)
        first, _ = await stored(site, reports)
        assert (first.text, first.reason, first.seq) == ("again", "insults", ann.table["seq"] - 1)
        for player in (ann, bob):
            await player.leave()

    with_two(database, story)
    (line, _) = [record for record in caplog.records if "reported" in record.message]
    assert line.levelname == "WARNING" and len(getattr(line, "table", "")) == 6


@pytest.mark.breadth
def test_reports_of_a_person_are_limited(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        stop_refilling(site.inside.limits.reports)
        table = (await ann.create())["id"]
        await ann.join(table)
        await bob.join(table)
        answers = [
            (await reported(ann, table, bob.id)).status_code for _ in range(REPORTS_PER_HOUR + 1)
        ]
        assert answers == [204, *[409] * (REPORTS_PER_HOUR - 1), 429]
        for player in (ann, bob):
            await player.leave()

    with_two(database, story)


def test_the_operator_reads_reports_and_closes_them(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "COUNTED", 0.05)

    async def story(site: Site, ann: Player, bob: Player) -> None:
        table = (await ann.create())["id"]
        for player in (ann, bob):
            await player.join(table)
        for number in range(7):
            await bob.do("say", text=f"word {number}")
        await ann.do("say", text="please stop")
        assert (await reported(ann, table, bob.id, text="He shouts.")).status_code == 204
        await bob.do("say", text="and now this")
        async with asyncio.timeout(PATIENCE):
            while "fourcures_reports_open 1.0" not in (await site.get("/metrics")).text:
                await asyncio.sleep(0.05)
        assert await operator(database) == 0
        said = capsys.readouterr().out
        assert f"about: Bob ({bob.id})" in said and f"from:  Ann ({ann.id})" in said
        assert "insults" in said and "He shouts." in said and table in said
        assert "word 1" not in said and "word 2" in said and "and now this" in said
        assert "please stop" not in said
        assert await operator(database, "--json") == 0
        (report,) = json.loads(capsys.readouterr().out)
        assert (report["about"]["id"], len(report["lines"])) == (bob.id, 6)
        assert await operator(database, "close", "2") == 2
        assert await operator(database, "close", "1") == 0
        assert await operator(database, "close", "1") == 2
        assert await operator(database) == 0
        assert "there are no open reports" in capsys.readouterr().out
        for player in (ann, bob):
            await player.leave()

    with_two(database, story)


def test_a_suspended_person_can_play_at_private_tables_but_not_chat(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "OPERATOR_HEARD", 0.05)

    async def story(site: Site, ann: Player, bob: Player) -> None:
        public = (await ann.create(visibility="public", players=2))["id"]
        private = (await ann.create(players=2, first=0))["id"]
        phone = Player(site, bob.id, bob.cookie)
        await bob.join(public)
        for player, seat in ((ann, 1), (phone, 0)):
            await player.join(private)
            await player.do("sit", seat=seat, ready=True)
        assert await operator(database, "suspend", bob.id, "--days", "3") == 0
        assert await operator(database, "suspend", "nobody") == 2
        assert await operator(database, "suspend", bob.id, "--days", "9999") == 2
        assert bob.reader is not None and bob.socket is not None
        await asyncio.wait_for(bob.reader, PATIENCE)
        assert (bob.socket.close_code, bob.socket.close_reason) == (4404, "suspended")
        with pytest.raises(InvalidStatus):
            await bob.join(public)
        no = await bob.get(f"/api/tables/{public}")
        assert refusal(no) == (403, "suspended")
        until = site.inside.feature(Moderation).sanctions.until[bob.id]
        assert abs(until - site.inside.database.clock.now() - 3 * DAY) < 60_000
        assert no.json()["args"]["until"].endswith("Z")
        assert (await bob.get("/api/tables")).json() == []
        for path, body in (
            ("/api/me", {"name": "Robert"}),
            ("/api/tables", {"setup": {"visibility": "public"}}),
        ):
            assert refusal(await send(bob, "POST", path, **body)) == (403, "suspended")
        plan = {"do": "draft", "seat": 0, "moves": ["pass"]}
        for words in ({"do": "say", "text": "but"}, {"do": "signal", "phrase": "yes"}, plan):
            with pytest.raises(No, match="suspended"):
                await phone.do(**words)
        await phone.move("pass")  # at a private table the game goes on
        assert (await bob.create())["id"]
        assert await operator(database, "lift", bob.id) == 0
        async with asyncio.timeout(PATIENCE):
            while site.inside.feature(Moderation).sanctions.until:
                await asyncio.sleep(0.02)
        await bob.join(public)
        await bob.do("say", text="hello again")
        for player in (ann, bob, phone):
            await player.leave()

    with_two(database, story)


@pytest.mark.breadth
def test_a_name_that_the_operator_replaces_is_gone_everywhere(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moderation, "OPERATOR_HEARD", 0.05)

    async def story(site: Site, ann: Player, bob: Player) -> None:
        answer = await send(bob, "POST", "/api/me", name="Rudename")
        assert answer.status_code == 200
        table = (await bob.create(name="Rudename's table", visibility="public"))["id"]
        for player in (ann, bob):
            await player.join(table)
        await bob.do("say", text="hello")
        assert (await reported(ann, table, bob.id, "name")).status_code == 204
        assert await operator(database, "rename", "1") == 0
        name = capsys.readouterr().out.split(" is called ")[1].split(" now")[0]
        assert name.startswith("Player ")
        await ann.until(lambda: ann.table["people"][bob.id]["name"] == name)
        assert ann.table["setup"]["name"] == ""
        assert (await bob.get("/api/me")).json()["name"] == name
        log = (await ann.get(f"/api/tables/{table}/log")).json()
        assert "Rudename" not in str(log) and "hello" in str(log)
        await bob.leave()
        await bob.join(table)
        assert bob.table["people"][bob.id]["name"] == name
        for player in (ann, bob):
            await player.leave()

    with_two(database, story)


@pytest.mark.breadth
def test_deletion_removes_blocks_and_reports_about_a_person(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        eve = await site.person("Eve")
        table = (await ann.create())["id"]
        for player in (ann, bob, eve):
            await player.join(table)
        await put_block(ann, bob)
        await put_block(bob, ann)
        await put_block(eve, bob)
        await reported(ann, table, bob.id, text="I, Ann, was there.")
        await reported(eve, table, ann.id)
        await operator(database, "suspend", ann.id)
        assert (await send(ann, "DELETE", "/api/me")).status_code == 204
        (left,) = await stored(site, blocks)
        assert (left.person_id, left.blocked_id) == (eve.id, bob.id)
        (kept,) = await stored(site, reports)
        assert (kept.reporter_id, kept.reported_id, kept.text) == (None, bob.id, "")
        assert await stored(site, sanctions) == []
        assert refusal(await reported(eve, table, ann.id)) == (404, "unknown_person")
        for player in (ann, bob, eve):
            await player.leave()

    with_two(database, story)


@pytest.mark.breadth
def test_old_reports_and_decisions_are_deleted(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(janitor, "SETTLING", 0.0)

    async def story(site: Site, ann: Player, bob: Player) -> None:
        table = (await ann.create())["id"]
        for player in (ann, bob):
            await player.join(table)
        await reported(ann, table, bob.id)
        await operator(database, "suspend", bob.id, "--days", "1")
        await site.inside.janitor.expire()
        assert len(await stored(site, reports)) == len(await stored(site, sanctions)) == 1
        later = site.inside.database.clock.now() + (moderation.REPORT_DAYS + 2) * DAY
        monkeypatch.setattr(site.inside.database.clock, "now", lambda: later)
        site.inside.janitor.started = None
        await site.inside.janitor.expire()
        assert await stored(site, reports) == await stored(site, sanctions) == []
        for player in (ann, bob):
            await player.leave()

    with_two(database, story)


def test_the_id_of_a_person_can_be_an_argument_of_a_command() -> None:
    assert not any(new_person().startswith("-") for _ in range(1000))
