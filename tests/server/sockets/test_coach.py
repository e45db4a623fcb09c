"""The coach: win chances, advice, the reasons of bots, and reviews of finished games."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fourcures.bots.coach import questions
from fourcures.bots.coach.questions import estimate_win_chance
from fourcures.bots.pool import BotPool
from fourcures.bots.warm_up import ensure_compiled
from fourcures.engine.view import View
from fourcures.host import reviews as host_reviews
from fourcures.protocol.refusals import Refused
from fourcures.server.reviews import reviews as server_reviews
from fourcures.server.reviews.reviews import Reviews
from fourcures.server.reviews.store import ReviewStore
from fourcures.server.tables.tables import Tables
from tests.engine.arranging import at

from ...table.stories import Memory, Story, arranged, near_the_end
from ..clients import PATIENCE
from ..site import No, Player, Site, eventually, serving

Json = dict[str, Any]


async def seated(site: Site, **setup: Any) -> Player:
    """Return a person who holds all seats of a local table."""
    ann = await site.person("Ann")
    opened = await ann.create(seed="coach", visibility="local", **setup)
    await ann.join(opened["id"])
    return ann


@pytest.fixture(scope="module", autouse=True)
def machine_code() -> None:
    """Compile first, because it may take longer than the timeout for an answer."""
    ensure_compiled()


def run(tmp_path: Path, story: Any) -> None:
    async def told() -> None:
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as site:
            await story(site)

    asyncio.run(asyncio.wait_for(told(), 300))


def test_the_coach_says_the_win_chance_and_the_best_turns(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann = await seated(site, players=3, help="coach")
        seat = ann.table["game"]["views"][0]["position"]["turn"]["seat"]
        first = (await ann.ask("chance", futures=50, seat=seat))["chance"]
        again = (await ann.ask("chance", futures=50, seat=seat))["chance"]
        surer = (await ann.ask("chance", futures=400, seat=seat))["chance"]
        assert first == again, "the same question, the same answer"
        assert 0 <= first["low"] <= first["chance"] <= first["high"] <= 1
        assert surer["high"] - surer["low"] < first["high"] - first["low"]

        turns = (await ann.ask("advice", seat=seat))["turns"]
        assert 1 <= len(turns) <= 2
        legal = [move["text"] for move in ann.table["game"]["views"][seat]["legal"]]
        for turn in turns:
            assert turn["moves"][0] in legal
            assert [why["move"] for why in turn["reasons"]] == turn["moves"]
        other = (seat + 1) % 3
        assert (await ann.ask("advice", seat=other))["turns"] == []

    run(tmp_path, story)


def test_the_coach_advises_on_a_request_from_what_the_asked_player_knows(tmp_path: Path) -> None:
    position = arranged(
        at("medic", "cairo", "cairo"),
        at("scientist", "cairo", "tehran", "delhi", "karachi"),
        hands="private",
        epidemics=5,
        stations=["cairo"],
    )

    async def story(site: Site) -> None:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        opened = await ann.create(players=2, help="coach", position=position)
        for seat, player in enumerate((ann, ben)):
            await player.join(opened["id"])
            await player.do("sit", seat=seat, ready=True)
        await ann.move("give cairo to scientist")
        await ben.until(lambda: bool(ben.table["requests"]))
        number = ben.table["requests"][0]["number"]
        answer = (await ben.ask("advice", seat=1, request=number))["answer"]
        assert answer["yes"] is True
        assert answer["says"][0]["code"] == "receives"
        assert answer["says"][0]["figures"]["holds"] == 4
        assert (await ann.ask("advice", request=number))["code"] == "not_asked"
        await ben.do("answer", request=number, yes=True)
        assert (await ben.ask("advice", request=number))["code"] == "no_request"

    run(tmp_path, story)


@pytest.mark.parametrize("level", ["off", "bookkeeping", "odds"])
def test_a_table_without_a_coach_refuses_chance_and_advice(tmp_path: Path, level: str) -> None:
    async def story(site: Site) -> None:
        ann = await seated(site, players=2, help=level)
        for question in ("chance", "advice"):
            with pytest.raises(No) as no:
                await ann.do(question)
            assert no.value.code == "no_help"

    run(tmp_path, story)


@pytest.mark.breadth
def test_a_table_without_help_refuses_to_list_ways(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann = await seated(site, players=2, help="off")
        with pytest.raises(No, match="no_help"):
            await ann.do("ways", city="tokyo")

    run(tmp_path, story)


def test_a_finished_game_is_reviewed_in_the_background(tmp_path: Path) -> None:
    async def story(site: Site) -> None:
        ann = await seated(site, players=2, position=near_the_end())
        table = ann.table["seq"] and (await ann.get("/api/tables/mine")).json()[0]["id"]
        early = await ann.get(f"/api/tables/{table}/review")
        assert early.status_code == 409 and early.json()["code"] == "not_over"
        await ann.move("pass")
        while ann.table["game"]["outcome"] is None:
            phase = ann.table["game"]["views"][0]["position"]["turn"]["phase"]
            await ann.move("pass" if phase == "actions" else "next")
        async with asyncio.timeout(PATIENCE):
            while True:
                review = (await ann.get(f"/api/tables/{table}/review")).json()
                if review["done"]:
                    break
                await asyncio.sleep(0.2)
        replay = (await ann.get(f"/api/tables/{table}/replay")).json()
        (turn,) = review["turns"]
        assert review["total"] == 1
        assert turn["played"] == ["pass"] and turn["first"] == turn["last"]
        assert turn["last"] == replay["frames"][1]["seq"], "the entry after the start"
        assert turn["then"] == review["summary"]["end"] == 0, "the game was lost"

    run(tmp_path, story)


class Slow:
    """A coach that does not answer until the test lets it."""

    def __init__(self) -> None:
        self.begun, self.answer = threading.Event(), threading.Event()
        self.times = 0

    def chance_of(self, view: View, futures: int) -> Any:
        self.times += 1
        self.begun.set()
        assert self.answer.wait(PATIENCE)
        return estimate_win_chance(view, futures)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    coach = Slow()
    monkeypatch.setattr(questions, "estimate_win_chance", coach.chance_of)
    return coach


def test_a_command_does_not_wait_for_the_coach(tmp_path: Path, slow: Slow) -> None:
    async def story(site: Site) -> None:
        ann = await seated(site, players=2, help="coach")
        seat = ann.table["game"]["views"][0]["position"]["turn"]["seat"]
        thinking = asyncio.create_task(ann.ask("chance", futures=400, seat=seat))
        await eventually(slow.begun.is_set)
        await ann.do("say", text="hello")
        assert not thinking.done()
        slow.answer.set()
        assert (await thinking)["chance"]["futures"] == 400

    run(tmp_path, story)


@pytest.mark.breadth
def test_a_newer_question_replaces_an_older_one_of_the_same_kind(
    tmp_path: Path, slow: Slow
) -> None:
    """Every question gets an answer, however fast the position changes."""

    async def story(site: Site) -> None:
        ann = await seated(site, players=2, help="coach")
        asked = [asyncio.create_task(ann.ask("chance", futures=400)) for _ in range(6)]
        await asyncio.wait(asked[:-1])
        slow.answer.set()
        advised = asyncio.create_task(ann.ask("advice"))
        *older, newest = await asyncio.gather(*asked)
        assert newest["type"] == "chance"
        assert {answer["code"] for answer in older} == {"asked_anew"}
        assert (await advised)["type"] == "advice", "another kind of question"

    run(tmp_path, story)


@pytest.mark.breadth
def test_the_same_question_from_many_sockets_is_computed_once(tmp_path: Path, slow: Slow) -> None:
    async def story(site: Site) -> None:
        ann = await seated(site, players=2, help="coach")
        again = [Player(site, ann.id, ann.cookie) for _ in range(5)]
        for player in again:
            await player.join(*site.inside.tables.live)
        asked = [asyncio.create_task(player.ask("chance", futures=400)) for player in (ann, *again)]
        await eventually(slow.begun.is_set)
        await ann.do("say", text="hello")  # changes nothing in the game
        asked.append(asyncio.create_task(again[0].ask("chance", futures=400)))
        await asyncio.wait(asked[1:2])
        slow.answer.set()
        told = await asyncio.gather(*asked)
        assert told.pop(1)["code"] == "asked_anew"  # the same socket asked again
        assert len({msgspec.json.encode(answer["chance"]) for answer in told}) == 1
        assert slow.times == 1
        for player in again:
            await player.leave()

    run(tmp_path, story)


def test_a_question_whose_computation_fails_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions, "estimate_win_chance", fails)

    async def story(site: Site) -> None:
        ann = await seated(site, players=2, help="coach")
        assert (await ann.ask("chance"))["code"] == "internal"

    run(tmp_path, story)


class Shelf(ReviewStore):
    """Reviews without a database."""

    def __init__(self) -> None:
        self.reviews: dict[tuple[str, int], bytes] = {}

    async def get(self, table_id: str, moves: int) -> bytes | None:
        return self.reviews.get((table_id, moves))

    async def put(self, table_id: str, moves: int, body: bytes) -> None:
        self.reviews[table_id, moves] = body


def test_a_review_is_stored_with_its_table_and_deleted_with_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a restart it is there at once; a game whose end was undone needs another one."""
    story = Story("ann", "ann", position=near_the_end())
    story.move("ann", "pass")
    log = story.folded()

    async def asked() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            table_id = (await ann.create(visibility="local"))["id"]
            first = await site.inside.feature(Reviews).review(table_id, story.room, log)
            await asyncio.gather(*site.inside.feature(Reviews).running.values())
            assert first.done and first.turns
        async with serving(database) as site:
            again, store = site.inside.feature(Reviews), site.inside.tables.catalog
            with monkeypatch.context() as broken:
                broken.setattr(host_reviews, "split_turns", fails)
                assert await again.review(table_id, story.room, log) == first
            assert await again.load_kept(table_id, first.moves) == first
            assert await again.load_kept(table_id, first.moves + 1) is None
            await again.store.put(table_id, first.moves, b"not a review")
            assert await again.load_kept(table_id, first.moves) is None
            await store.delete(table_id)
            assert await again.store.get(table_id, first.moves) is None
            await again.store.put(table_id, first.moves, b"{}")  # the table is gone: no error
            assert await again.store.get(table_id, first.moves) is None

    asyncio.run(asked())


def test_a_review_that_fails_is_refused_and_can_be_asked_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    story = Story("ann", "ann", position=near_the_end())

    async def asked() -> None:
        reviews = Reviews(Tables(Memory()), BotPool(1), Shelf())
        with monkeypatch.context() as broken:
            broken.setattr(host_reviews, "split_turns", fails)
            await reviews.review("table", story.room, story.folded())
            await asyncio.gather(*reviews.running.values())
        with pytest.raises(Refused, match="went wrong"):
            await reviews.review("table", story.room, story.folded())
        review = await reviews.review("table", story.room, story.folded())
        await asyncio.gather(*reviews.running.values())
        assert review.done

    asyncio.run(asked())


def test_a_review_that_is_evicted_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    story = Story("ann", "ann", position=near_the_end())
    monkeypatch.setattr(server_reviews, "KEPT", 1)

    async def asked() -> None:
        reviews = Reviews(Tables(Memory()), BotPool(1), Shelf())
        await reviews.review("first", story.room, story.folded())
        first = reviews.running["first"]
        second = await reviews.review("second", story.room, story.folded())
        await asyncio.gather(first, *reviews.running.values(), return_exceptions=True)
        assert first.cancelled()
        assert second.done

    asyncio.run(asked())


def fails(*_: object) -> None:
    raise ZeroDivisionError("a fault of the coach")
