"""The deal of the day: the same for all, one try each, secret until everyone had time for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import func, select
from websockets.exceptions import InvalidStatus

from fourcures.server.daily import routes as daily
from fourcures.server.daily.daily import Daily
from fourcures.server.daily.tries import tries

from ..hourglass import Hourglass
from ..site import No, Player, Site, eventually, serving

Json = dict[str, Any]
DAY = 86_400  # seconds
Story = Callable[[Site, Player, Player], Awaitable[None]]


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with bots that need no compiled kernels."""
    monkeypatch.setattr(daily, "BOT", "thumb")


def with_two(database: str, story: Story) -> None:
    """Run a story with a server, Ann and Bob."""

    async def told() -> None:
        async with serving(database) as site:
            site.inside.feature(Daily).bot_tries.compared = ("thumb",)
            await story(site, await site.person("Ann"), await site.person("Bob"))

    asyncio.run(told())


async def begins(player: Player, alone: bool = False) -> Json:
    """Open a table with the deal of today; return the answer."""
    async with player.http() as http:
        answer = await http.post("/api/daily", json={"alone": alone})
    return {"status": answer.status_code, **answer.json()}


async def today(player: Player) -> Json:
    answer: Json = (await player.get("/api/daily")).json()
    return answer


async def sits_alone(player: Player) -> str:
    """Begin a try in all three seats; return the table."""
    table = str((await begins(player))["id"])
    await player.join(table)
    await player.never_stop()
    for seat in (1, 2):
        await player.do("sit", seat=seat, ready=True)
    return table


async def loses(player: Player) -> None:
    """Pass in every turn until the game is lost."""
    while not player.over:
        seat = player.table["waiting"][0]["seat"]
        legal = player.legal(seat)
        words = ("pass", "next", "discard")
        text = next(text for word in words for text in legal if text.split()[0] == word)
        await player.move(text, seat)


@pytest.mark.breadth
def test_two_workers_deal_the_same_cards(postgres_database: str) -> None:
    async def story() -> None:
        async with serving(postgres_database) as here, serving(postgres_database) as there:
            ann, bob = await here.person("Ann"), await there.person("Bob")
            await sits_alone(ann)
            await sits_alone(bob)
            dealt = [player.view()["position"] for player in (ann, bob)]
            for position in dealt:
                position.pop("viewer")
            assert dealt[0] == dealt[1]
            assert ann.table["commitment"] == bob.table["commitment"] != ""
            assert not ann.table["deal_known"]
            cleo = await there.person("Cleo")
            answers = await asyncio.gather(begins(cleo, True), begins(cleo, True))
            assert sorted(answer["status"] for answer in answers) == [201, 409]
            for player in (ann, bob):
                await player.leave()

    asyncio.run(story())


def test_everyone_has_one_try(database: str) -> None:
    async def story(_site: Site, ann: Player, bob: Player) -> None:
        assert (await begins(ann, alone=True))["status"] == 201
        again = await begins(ann, alone=True)
        assert (again["status"], again["code"]) == (409, "tried")
        team = await begins(bob)
        await ann.join(team["id"])
        with pytest.raises(No, match="tried"):
            await ann.do("sit", seat=1, ready=True)
        await bob.join(team["id"])
        assert (await today(bob))["tries"] == []  # a seat before the deal is no try
        for seat in (1, 2):
            await bob.do("hand", seat=seat, bot="thumb")
        assert (await today(bob))["tries"][0]["state"] == "playing"
        assert (await begins(bob))["code"] == "tried"
        await bob.do("close")
        assert (await today(bob))["tries"][0]["state"] == "given_up"
        assert (await begins(bob))["code"] == "tried"
        await ann.leave()
        await bob.leave()

    with_two(database, story)


def test_nobody_sees_the_cards_before_their_own_try(database: str, hourglass: Hourglass) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        table = str((await begins(ann))["id"])
        await ann.join(table)
        await bob.join(table)  # an invited person may come, and watch until the deal
        spying = bob.socket
        assert spying is not None
        await ann.never_stop()
        for seat in (1, 2):
            await ann.do("sit", seat=seat, ready=True)
        await spying.wait_closed()
        assert (spying.close_code, spying.close_reason) == (4404, "secret_deal")
        assert all(update["table"]["game"] is None for update in bob.news)
        with pytest.raises(InvalidStatus):
            await bob.join(table)

        async def answers(player: Player, *more: str) -> list[int]:
            paths = ("", "/log", "/replay", "/record", *more)
            pages = [await player.get(f"/api/tables/{table}{path}") for path in paths]
            return [page.status_code for page in pages]

        assert await answers(bob, "/review") == [403] * 5
        await loses(ann)
        assert await answers(bob, "/review") == [403] * 5
        assert await answers(ann) == [200, 200, 200, 403]
        seed = await site.inside.feature(Daily).seed((await today(ann))["day"])
        shown = [(await ann.get(f"/api/tables/{table}{path}")).text for path in ("", "/replay")]
        assert not any(seed in text for text in shown), "others could deal these cards with it"
        hourglass.seconds += 2 * DAY
        assert await answers(bob) == [200] * 4
        assert (await bob.get(f"/api/tables/{table}/record")).json()["seed"] == seed
        await ann.leave()

    with_two(database, story)


def test_results_of_others_are_shown_only_after_ones_own_try(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        await sits_alone(ann)
        await loses(ann)
        before = await today(bob)
        assert (before["tries"], before["teams"], before["bots"]) == ([], None, None)
        mine = (await today(ann))["tries"][0]
        assert (mine["state"], mine["won"], mine["turns"]) == ("over", False, len(mine["strip"]))
        assert set("".join(mine["strip"])) <= set("eo")
        await sits_alone(bob)
        await loses(bob)
        after = await today(bob)
        assert after["teams"] == [{"won": False, "turns": mine["turns"], "teams": 2}]
        assert after["tries"][0]["strip"] == mine["strip"]
        await eventually(lambda: not site.inside.feature(Daily).bot_tries.missing)
        [bot] = (await today(bob))["bots"]
        assert (bot["bot"], bot["turns"]) == ("thumb", len(bot["strip"]))
        for player in (ann, bob):
            await player.leave()

    with_two(database, story)


def test_tomorrow_has_another_deal(database: str, hourglass: Hourglass) -> None:
    async def story(_site: Site, ann: Player, bob: Player) -> None:
        await sits_alone(ann)
        late = await begins(bob)
        await bob.join(late["id"])
        first, commitment = (await today(ann))["day"], ann.table["commitment"]
        hourglass.seconds += DAY
        with pytest.raises(No, match="day_over"):
            await bob.do("sit", seat=1, ready=True) and await bob.do("sit", seat=2)
        await loses(ann)  # yesterday's try counts until today is over
        tomorrow = await today(ann)
        assert [(attempt["day"], attempt["won"]) for attempt in tomorrow["tries"]] == [
            (first, False)
        ]
        assert tomorrow["teams"] is None
        await sits_alone(ann)
        assert ann.table["commitment"] != commitment
        hourglass.seconds += 2 * DAY
        await loses(ann)
        assert (await today(ann))["tries"][0]["state"] == "given_up"  # too late to count
        for player in (ann, bob):
            await player.leave()

    with_two(database, story)


def test_the_tries_of_a_deleted_person_are_deleted(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        table = await sits_alone(ann)
        await begins(bob, alone=True)
        async with ann.http() as http:
            assert (await http.delete("/api/me")).status_code == 204
        async with site.inside.database.reading.connect() as connection:
            left = select(func.count()).select_from(tries)
            assert (await connection.execute(left)).scalar() == 1
        assert (await bob.get(f"/api/tables/{table}")).status_code == 403
        await ann.leave()

    with_two(database, story)
