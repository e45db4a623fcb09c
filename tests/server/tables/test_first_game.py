"""A table that is opened with its bots begins at once; a newcomer sits where the rules begin."""

from __future__ import annotations

import asyncio
from typing import Any

from fourcures.engine.game import Game
from fourcures.table.commitment import commitment

from ..site import Player, serving
from ..statistics.test_results import plays

SETUP = {"players": 2, "hands": "open"}
# A deal in which the second seat begins.
SECOND = next(
    seed
    for seed in (f"deal {number}" for number in range(100))
    if Game.new(players=2, hands="open", seed=seed).state["turn"] == 1
)


async def seat_of(player: Player, **options: Any) -> int:
    """Open a table with a bot; return the person's seat in the game, which has begun."""
    async with player.http() as http:
        answer = await http.post("/api/tables", json={"setup": SETUP, "bots": ["thumb"]} | options)
        answer.raise_for_status()
    table = (await player.get(f"/api/tables/{answer.json()['id']}")).json()
    assert table["game"] is not None
    assert sorted(bool(seat["bot"]) for seat in table["seats"]) == [False, True]
    return [seat["holder"] for seat in table["seats"]].index(player.id)


def test_the_first_game_begins_with_the_person_and_later_ones_as_they_are_dealt(
    database: str,
) -> None:
    async def told() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            assert await seat_of(ann, seed=SECOND) == 1
            assert await seat_of(ann, seed=SECOND) == 1  # none is finished yet
            await plays(ann, visibility="local")
            assert await seat_of(ann, seed=SECOND) == 0

    asyncio.run(told())


def test_a_first_game_is_as_fair_as_any(database: str) -> None:
    async def told() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            async with ann.http() as http:
                answer = await http.post("/api/tables", json={"setup": SETUP, "bots": ["thumb"]})
            live = await site.inside.tables.get(answer.json()["id"])
            room = live.room
            dealt = Game.new(room.setup.game, seed=room.seed)
            assert room.commitment == commitment(room.seed) and not room.deal_known
            assert room.playing().roles == dealt.roles
            assert room.seats[dealt.state["turn"]].holder == ann.id

    asyncio.run(told())


def test_bots_that_do_not_fit_the_table_are_refused(database: str) -> None:
    async def told() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            for bots, code in ((["nobody"], "unknown_bot"), ([], "bad_setup")):
                async with ann.http() as http:
                    wish = {"setup": SETUP, "bots": bots}
                    answer = await http.post("/api/tables", json=wish)
                assert answer.json()["code"] == code

    asyncio.run(told())
