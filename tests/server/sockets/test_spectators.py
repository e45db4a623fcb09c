"""A screen that everyone in the room sees: a socket of nobody, also if a player opened it."""

from __future__ import annotations

import asyncio
import json

import pytest
from websockets.asyncio.client import connect

from fourcures.server.people.identity import COOKIE
from fourcures.server.sockets import presence

from ..site import serving


def test_a_shared_screen_shows_no_hand_and_cannot_send_commands(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "AWAY", 0.1)

    async def evening() -> None:
        async with serving(database) as site:
            ann, bob = await site.person("Ann"), await site.person("Bob")
            opened = await ann.create(players=2, hands="private", seed="television")
            for seat, person in enumerate((ann, bob)):
                await person.join(opened["id"])
                await person.do("sit", seat=seat, ready=True)
            await ann.until(lambda: ann.table["game"] is not None)
            async with connect(
                f"ws://{site.address}/api/tables/{opened['id']}/socket?watch=1",
                additional_headers={"Cookie": f"{COOKIE}={ann.cookie}"},
                max_size=None,
            ) as screen:
                first = json.loads(await screen.recv())
                assert first["table"]["you"] is None
                assert first["table"]["code"] is None
                [view] = first["table"]["game"]["views"]
                assert view["legal"] == []
                for player in view["position"]["players"]:
                    assert set(player["hand"]) - {None} == set(player["known"]["shown"])
                    assert None in player["hand"]
                await screen.send(json.dumps({"do": "say", "id": "1", "text": "Hello"}))
                answer = json.loads(await screen.recv())
                assert answer["type"] == "refused"

                # The screen does not stand for the person who opened it.
                await ann.leave()
                await bob.until(lambda: list(bob.news[-1]["away"]) == [ann.id])
            await bob.leave()

    asyncio.run(evening())
