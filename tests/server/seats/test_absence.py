"""A player who is away: what the others are asked, also after the server was started again."""

from __future__ import annotations

import asyncio

from ..site import Player, Site, serving


async def seated(site: Site) -> tuple[Player, Player, str]:
    """Return Ann and Bob, whose turn it is, at a table where people are absent after a second."""
    ann, bob = await site.person("Ann"), await site.person("Bob")
    opened = await ann.create(players=2, first=1, hands="private", absent_seconds=1)
    for seat, person in enumerate((ann, bob)):
        await person.join(opened["id"])
        await person.do("sit", seat=seat, ready=True)
    await ann.reached(bob.table["seq"])
    return ann, bob, opened["id"]


def test_a_wait_and_the_way_back_survive_a_restart_of_the_server(database: str) -> None:
    """Everyone leaves, the server starts again, and they come back one after the other."""

    async def before() -> tuple[Player, Player, str]:
        async with serving(database) as site:
            ann, bob, table = await seated(site)
            await bob.move("drive chicago", 1)
            await bob.leave()
            await ann.until(lambda: ann.table["absent"] == 1)
            assert ann.news[-1]["ask_in"] == 0
            await ann.do("wait", seat=1)
            await ann.until(lambda: ann.news[-1]["ask_in"] > 100_000)
            await ann.leave()
            return ann, bob, table

    async def after(one: Player, other: Player, table: str) -> None:
        async with serving(database) as site:
            ann, bob = (Player(site, player.id, player.cookie) for player in (one, other))
            await ann.join(table)
            assert ann.table["absent"] == 1
            assert 0 < ann.news[-1]["ask_in"] <= 120_000
            await ann.do("hand", "hand", seat=1, bot="thumb")
            await ann.until(lambda: ann.table["absent"] is None)
            await bob.join(table)
            (view,) = bob.table["game"]["views"]
            assert (view["position"]["viewer"], view["legal"]) == (1, [])
            assert None not in view["position"]["players"][1]["hand"]
            await bob.do("reclaim_seat", "back", seat=1)
            await bob.until(lambda: bob.seats == [1])
            hands = ann.table["game"]["views"][0]["position"]["players"]
            assert set(hands[1]["hand"]) == {None}, "the bot has told nothing"
            for player in (ann, bob):
                await player.leave()

    asyncio.run(after(*asyncio.run(before())))
