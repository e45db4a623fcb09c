"""The page of a person's slow games: what it says, what it hides, and what it costs."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import event, select

from fourcures.server.db.database import Database
from fourcures.server.slow_games.schema import slow_games
from fourcures.server.tables.quarantine import Quarantine
from tests.web.arranging import AT_THE_EDGE

from ..databases import on_both_databases
from ..seats.test_turns import end_turn
from ..site import Player, Site, eventually, serving

Story = Callable[[Site, Player, Player], Awaitable[None]]

FOR_GAMES = 5  # queries, however many games there are


def with_two(database: str, story: Story) -> None:
    """Run a story with a server, Ann and Ben."""

    async def told() -> None:
        async with serving(database) as site:
            await story(site, await site.person("Ann"), await site.person("Ben"))

    asyncio.run(told())


async def game(ann: Player, ben: Player, seed: str | None = "by turns", **setup: Any) -> str:
    """Return a game that is played turn by turn, and in which it is Ann's turn."""
    usual = {"turn_hours": 24, "first": 0, "events": [], "players": 2}
    table: str = (await ann.create(seed=seed, **usual | setup))["id"]
    await ann.join(table)
    await ben.join(table)
    await ann.do("sit", seat=0, ready=True)
    await ben.do("sit", seat=1, ready=True)
    return table


async def games(player: Player) -> list[dict[str, Any]]:
    answer = await player.get("/api/me/games")
    assert answer.status_code == 200, answer.text
    listed: list[dict[str, Any]] = answer.json()
    return listed


async def left(site: Site, *players: Player) -> None:
    """Let people leave, and a minute pass."""
    for player in players:
        await player.leave()
    await site.inside.heartbeats.flush()
    site.inside.database.clock.ahead += 60_000


@on_both_databases
def test_a_slow_game_says_whose_turn_it_is_until_when_and_what_happened(database: str) -> None:
    async def story(site: Site, ann: Player, ben: Player) -> None:
        table = await game(ann, ben, name="Tuesday")
        await ann.create(players=2)  # no slow game
        await left(site, ben)
        assert [one["news"] for one in await games(ben)] == [[]]
        await end_turn(ann)
        await ann.do("say", text="Can you reach Delhi?")
        (found,) = await games(ben)
        assert (found["id"], found["status"], found["you"]) == (table, "playing", ben.id)
        assert found["setup"]["name"] == "Tuesday"
        assert {person["name"] for person in found["people"].values()} == {"Ann", "Ben"}
        assert found["game"]["seat"] == 1
        (wait,) = found["waits"]
        assert wait["person"] == ben.id and wait["due"] - wait["since"] == 24 * 3_600_000
        (news,) = found["news"]
        assert (news["seat"], news["bot"]) == (0, False)
        assert {"moved", "infected"} & {event["event"] for event in news["events"]}
        assert found["message"]["text"] == "Can you reach Delhi?"
        assert found["game"]["cubes"] == ann.view()["position"]["cubes"]
        await ben.join(table)
        await site.inside.heartbeats.flush()
        site.inside.database.clock.ahead += 60_000
        (found,) = await games(ben)
        assert (found["news"], found["message"]) == ([], None)
        await ann.leave()
        await ben.leave()

    with_two(database, story)


@pytest.mark.breadth
def test_a_stranger_and_a_spectator_have_no_slow_game(database: str) -> None:
    async def story(site: Site, ann: Player, ben: Player) -> None:
        table = await game(ann, ben)
        eve = await site.person("Eve")
        await eve.join(table)
        assert await games(eve) == []
        assert (await site.get("/api/me/games")).status_code == 401
        for player in (ann, ben, eve):
            await player.leave()

    with_two(database, story)


def test_drawn_cards_are_told_and_named_where_hands_are_open(database: str) -> None:
    async def story(site: Site, ann: Player, ben: Player) -> None:
        for hands in ("open", "private"):
            table = await game(ann, ben, hands=hands)
            before = set(ann.view()["position"]["players"][0]["hand"])
            await end_turn(ann)
            drawn = set(ann.view()["position"]["players"][0]["hand"]) - before
            (found,) = [one for one in await games(ben) if one["id"] == table]
            told = [
                event["card"]
                for news in found["news"]
                for event in news["events"]
                if event["event"] == "drew" and event["card"] != "epidemic"
            ]
            assert told and (set(told) <= drawn if hands == "open" else set(told) == {None})
            for player in (ann, ben):
                await player.leave()

    with_two(database, story)


def test_private_hands_are_on_nobodys_page(database: str) -> None:
    async def story(site: Site, ann: Player, ben: Player) -> None:
        await game(ann, ben, hands="private")
        hands = {
            card
            for seat in (0, 1)
            for card in (ann, ben)[seat].view()["position"]["players"][seat]["hand"]
        }
        await end_turn(ann)
        for player in (ann, ben):
            told = json.dumps([one["news"] for one in await games(player)])
            drawn = [card for card in hands if f'"card": "{card}"' in told]
            assert drawn == []
            assert "hand" not in json.dumps(await games(player))
        for player in (ann, ben):
            await player.leave()

    with_two(database, story)


@pytest.mark.breadth
def test_undone_moves_are_no_news(database: str) -> None:
    async def story(site: Site, ann: Player, ben: Player) -> None:
        await game(ann, ben)
        await left(site, ben)
        await ann.move(next(text for text in ann.legal() if text.startswith("drive")))
        (news,) = (await games(ben))[0]["news"]
        assert [event["event"] for event in news["events"]] == ["moved"]
        await ann.do("undo")
        assert (await games(ben))[0]["news"] == []
        await ann.leave()

    with_two(database, story)


def test_a_question_stays_on_the_page_until_it_is_answered(database: str) -> None:
    async def story(site: Site, ann: Player, ben: Player) -> None:
        await game(ann, ben, roles=["dispatcher", "medic"])
        asked = next(text for text in ann.legal() if text.startswith("move medic"))
        await ann.move(asked)
        (request,) = (await games(ben))[0]["game"]["requests"]
        assert request["unanswered"] == [1]
        assert request["request"]["steps"][0]["text"] == asked
        await ben.do("answer", request=request["request"]["number"], yes=True)
        assert (await games(ben))[0]["game"]["requests"] == []
        await left(site, ann, ben)

    with_two(database, story)


def test_words_of_blocked_people_are_left_out(database: str) -> None:
    async def story(site: Site, ann: Player, ben: Player) -> None:
        await game(ann, ben)
        await left(site, ben)
        await ann.do("say", text="hello")
        async with ben.http() as http:
            assert (await http.put(f"/api/me/blocks/{ann.id}")).status_code == 204
        assert (await games(ben))[0]["message"] is None
        await ann.leave()

    with_two(database, story)


def test_reading_many_slow_games_needs_five_queries_and_no_table_in_memory(
    database: str,
) -> None:
    async def story(site: Site, ann: Player, ben: Player) -> None:
        for number in range(4):
            await game(ann, ben, seed=f"game {number}")
            await left(site, ann, ben)
        site.inside.tables.live.clear()
        assert len(await games(ann)) == 4
        queries = await count_queries(site.inside.database, lambda: games(ann))
        assert queries == 1 + FOR_GAMES + 1  # who asks, and who is blocked
        assert not site.inside.tables.live

    with_two(database, story)


async def count_queries(database: Database, ask: Callable[[], Awaitable[object]]) -> int:
    """Return how many statements a request needs."""
    seen: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_rest: object) -> None:
        seen.append(statement)

    engine = database.reading.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    await ask()
    event.remove(engine, "before_cursor_execute", note)
    return len(seen)


@pytest.mark.breadth
def test_the_turn_of_a_bot_is_told_as_its_own(database: str) -> None:
    async def story(site: Site, ann: Player, ben: Player) -> None:
        table = await game(ann, ben)
        await left(site, ben)
        await ann.do("hand", seat=0, bot="careful")
        live = site.inside.tables.live[table]
        await eventually(lambda: live.room.turn == 1)
        (found,) = await games(ben)
        assert [(news["seat"], news["bot"]) for news in found["news"]] == [(0, True)]
        assert found["game"]["seat"] == 1
        assert [wait["person"] for wait in found["waits"]] == [ben.id]
        await ann.leave()

    with_two(database, story)


@pytest.mark.breadth
def test_a_game_that_ended_is_listed_until_the_person_has_seen_the_end(database: str) -> None:
    async def story(site: Site, ann: Player, ben: Player) -> None:
        table = await game(ann, ben, seed=None, position=AT_THE_EDGE, first=None, events=None)
        await left(site, ben)
        await end_turn(ann)
        (found,) = await games(ben)
        assert (found["status"], found["game"]["outcome"]) == ("over", ann.table["game"]["outcome"])
        await ben.join(table)
        await site.inside.heartbeats.flush()
        assert await games(ben) == []
        await left(site, ann, ben)

    with_two(database, story)


@pytest.mark.breadth
def test_the_rows_of_a_cut_log_are_written_again(database: str) -> None:
    async def story(site: Site, ann: Player, ben: Player) -> None:
        table = await game(ann, ben)
        await end_turn(ann)
        await left(site, ann, ben)
        before = await stored(site)
        site.inside.tables.live.clear()
        quarantine = Quarantine(site.inside.tables)
        diagnosis = await quarantine.diagnose(table)
        assert diagnosis is not None
        await quarantine.cut(diagnosis)
        assert [row.seq for row in await stored(site)] == [diagnosis.readable]
        assert len(before) == 1

    with_two(database, story)


async def stored(site: Site) -> list[Any]:
    async with site.inside.database.reading.connect() as connection:
        return list((await connection.execute(select(slow_games))).all())
