"""What people get when they ask for all that is stored about them."""

from __future__ import annotations

import asyncio
import json

import httpx
import pytest

from fourcures.server.app.application import Server
from fourcures.server.people.export import export_person

from ..site import serving


async def export(inside: Server, person: str) -> list[bytes]:
    personal = inside.accounts.deletions.personal()
    return [piece async for piece in export_person(inside.database, person, personal)]


def test_an_export_has_all_words_of_a_person_and_is_sent_in_pieces(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words of one person can be a hundred megabytes, which nobody may hold in memory."""
    monkeypatch.setattr("fourcures.server.tables.log_edit.BATCH", 2)

    async def story() -> None:
        async with serving(database) as site:
            ann, ben = await site.person("Ann"), await site.person("Ben")
            said = {}
            for name in ("first", "second", "silent"):
                table = (await ann.create())["id"]
                said[table] = [f"{name} {number}" for number in range(5) if name != "silent"]
                for player in (ann, ben):
                    await player.join(table)
                for text in said[table]:
                    await ann.do("say", text=text)
                    await ben.do("say", text="not Ann's")
                for player in (ann, ben):
                    await player.leave()
            exported = (await ann.get("/api/me/export")).json()
            found = {
                table["id"]: [one["text"] for one in table["entries"] if one["kind"] == "said"]
                for table in exported["tables"]
            }
            assert found == said
            assert exported["person"]["name"] == "Ann"
            assert "not Ann's" not in json.dumps(exported)
            pieces = await export(site.inside, ann.id)
            assert json.loads(b"".join(pieces)).keys() == exported.keys()
            assert max(piece.count(b'"said"') for piece in pieces) <= 2

    asyncio.run(story())


def test_exports_are_limited(database: str) -> None:
    async def story() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            async with ann.http() as http:
                answers: list[httpx.Response] = [
                    await http.get("/api/me/export") for _ in range(11)
                ]
            assert [one.status_code for one in answers] == [200] * 10 + [429]

    asyncio.run(story())
