"""Watching a replay together: one leads, the others follow, and nothing is logged."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from fourcures.server.people.identity import COOKIE
from fourcures.server.sockets.watch_party import Lead
from fourcures.server.tables import ephemeral
from tests.engine.arranging import at

from ..clients import PATIENCE
from ..site import Json, Player, Site, eventually, serving

BLUE = ["essen", "london", "milan", "paris"]


class Viewer:
    """Somebody at a replay, with or without a name."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket, self.number = socket, 0

    async def until(self, **state: object) -> Json:
        """Return the first message with these fields."""
        async with asyncio.timeout(PATIENCE):
            while True:
                told: Json = json.loads(await self.socket.recv())
                if told.items() >= state.items():
                    return told

    async def leads(self, seq: int, **place: object) -> None:
        self.number += 1
        asked = {"do": "lead", "number": self.number, "seq": seq, **place}
        await self.socket.send(json.dumps(asked))


@asynccontextmanager
async def watching(
    site: Site, table: str, who: Player | None, code: str = "PARTY"
) -> AsyncIterator[Viewer]:
    headers = {"Cookie": f"{COOKIE}={who.cookie}"} if who else {}
    address = f"ws://{site.address}/api/tables/{table}/replay/socket?with={code}"
    async with connect(address, additional_headers=headers) as socket:
        yield Viewer(socket)


async def table_of(ann: Player) -> str:
    """Return the id of a table where Ann can win with one move."""
    position = {
        "players": [at("scientist", "atlanta", *BLUE), at("medic", "cairo")],
        "diseases": dict.fromkeys(("yellow", "black", "red"), "eradicated"),
        "cubes": {city: {"blue": 1} for city in BLUE},
    }
    opened = await ann.create(players=2, visibility="local", hands="open", position=position)
    await ann.join(opened["id"])
    return str(opened["id"])


async def finished(ann: Player) -> str:
    """Return the id of a table whose game is over, and leave it."""
    table = await table_of(ann)
    await ann.move(f"cure blue with {' '.join(BLUE)}")
    await ann.leave()
    return table


def test_viewers_of_a_replay_follow_the_leader_and_can_take_over(database: str) -> None:
    async def story() -> None:
        async with serving(database) as site:
            ann, bob = await site.person("Ann"), await site.person("Bob")
            table = await finished(ann)
            log = (await site.get(f"/api/tables/{table}/log")).json()
            async with watching(site, table, bob) as other, watching(site, table, None) as nobody:
                await other.until(leader=None, seq=None)
                async with watching(site, table, ann) as leader:
                    await leader.leads(3, playing=True)
                    assert (await leader.until(you=True))["number"] == 1
                    for viewer in (other, nobody):
                        await viewer.until(leader="Ann", you=False, seq=3, playing=True)
                    await leader.leads(4, city="cairo")
                    await nobody.until(seq=4, playing=False, city="cairo")

                    # There is one leader at a time, who has a name and shows what is there.
                    await other.leads(1)
                    assert (await other.until(type="refused"))["code"] == "has_leader"
                    await nobody.leads(1)
                    assert (await nobody.until(type="refused"))["code"] == "no_name"
                    for wrong in ({"seq": 99}, {"seq": 1, "city": "atlantis"}, {"seq": -1}):
                        await leader.leads(**wrong)
                        await leader.until(type="refused")
                    await leader.socket.send("{")
                    assert (await leader.until(type="refused"))["code"] == "unreadable"
                    async with watching(site, table, None, "OTHER") as elsewhere:
                        await elsewhere.until(leader=None)

                # When the leader is gone, a follower can lead.
                await other.until(leader=None)
                await other.leads(2)
                await nobody.until(leader="Bob", seq=2)
            assert (await site.get(f"/api/tables/{table}/log")).json() == log
            live = site.inside.tables.live[table]
            await eventually(lambda: not live.showing)

    asyncio.run(story())


@pytest.mark.breadth
def test_a_watch_party_works_across_processes(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ephemeral, "REPEAT", 0.05)

    async def story() -> None:
        async with serving(postgres_database) as here, serving(postgres_database) as there:
            ann, bob = await here.person("Ann"), await there.person("Bob")
            table = await finished(ann)
            async with watching(here, table, ann) as leader:
                await leader.leads(3)
                await leader.until(you=True)
                async with watching(there, table, bob) as other:
                    await other.until(leader="Ann", seq=3)

                    # Of two who began to lead at the same time, one wins.
                    live, relay = there.inside.tables.live[table], there.inside.tables.relay
                    place = msgspec.to_builtins(Lead(number=1, seq=2))
                    key, both = ("watch PARTY", bob.id), [9, "Bob", place]
                    await relay.show(live, key, both, relay)
                    await leader.until(leader="Bob", seq=2, you=False)
                    await other.until(leader="Bob", seq=2)
                    assert list(here.inside.tables.live[table].showing) == [key]

    asyncio.run(story())


def test_a_watch_party_needs_a_finished_game_and_a_valid_code(database: str) -> None:
    async def story() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            table = await table_of(ann)
            with pytest.raises(InvalidStatus):
                async with watching(site, table, ann):
                    pass
            await ann.move(f"cure blue with {' '.join(BLUE)}")
            for code in ("", "x", "a-b-c", "x" * 17):
                with pytest.raises(InvalidStatus):
                    async with watching(site, table, ann, code):
                        pass
            await ann.leave()

    asyncio.run(story())
