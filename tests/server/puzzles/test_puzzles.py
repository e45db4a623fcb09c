"""Puzzles: an attempt counts once, hints cost gain, and the solution stays secret until the end."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from fourcures.bots.puzzles.collection import ACCEPT, DECLINE, Option, Puzzle, Tempting
from fourcures.protocol.coach import Claim
from fourcures.server.people.schema import people
from fourcures.server.practice import exercises
from fourcures.server.puzzles.attempts import attempts as puzzle_attempts
from fourcures.server.puzzles.puzzles import Puzzles
from fourcures.server.tables import janitor
from fourcures.server.tables.schema import log, tables

from ...table.stories import trio
from ..hourglass import Hourglass
from ..practice.test_practice import checks, to_chicago
from ..site import Player, Site, eventually, serving

Json = dict[str, Any]
DAY = 86_400  # seconds
START = 1500  # the rating before the first attempt
Story = Callable[[Site, Player], Awaitable[None]]


def puzzle(number: int, rating: int) -> Puzzle:
    """Return a puzzle whose solution is to drive to Chicago and pass."""
    return Puzzle(
        id=number,
        theme="outbreak",
        turns=None,
        position=trio(turn={"seat": 0, "phase": "actions", "actions_left": 4}),
        solution=["drive chicago", "pass"],
        rating=rating,
        gap=0.07,
        low=0.05,
        chance=0.5,
        quick=False,
        deal=f"deal {number}",
        turn=4,
        why=[Claim("goes", {"city": "chicago"})],
        tempting=Tempting(
            moves=["drive miami", "pass"],
            says=[Claim("goes", {"city": "miami"})],
            against=[Claim("rather_worse", {"points": 7})],
            loss=0.07,
        ),
    )


PUZZLES = tuple(puzzle(number, 1000 + 200 * number) for number in range(1, 6))


@pytest.fixture(autouse=True)
def judged(monkeypatch: pytest.MonkeyPatch) -> None:
    """Judge without compiled kernels."""
    monkeypatch.setattr(exercises, "judge_attempt", to_chicago)


def with_ann(database: str, story: Story) -> None:
    """Run a story with a server that has five puzzles, and Ann."""

    async def told() -> None:
        async with serving(database) as site:
            site.inside.feature(Puzzles).all = PUZZLES
            await story(site, await site.person("Ann"))

    asyncio.run(told())


async def asks(
    player: Player, path: str = "", post: bool = False, json: Json | None = None
) -> Json:
    """Return the answer about puzzles, with its status."""
    async with player.http() as http:
        way = "POST" if post else "GET"
        answer = await http.request(way, f"/api/puzzles{path}", json=json)
    return {"status": answer.status_code, **answer.json()}


async def tries(player: Player, number: int, *moves: str) -> Json:
    """Open a puzzle, play these moves and check them."""
    table = (await asks(player, f"/{number}", post=True))["id"]
    await player.join(table)
    for text in moves:
        await player.move(text)
    verdict = await checks(player, table)
    await player.leave()
    return verdict


def test_the_first_check_of_a_puzzle_decides_the_rating(database: str) -> None:
    async def story(_site: Site, ann: Player) -> None:
        before = await asks(ann)
        assert (before["rating"], before["ratings"], before["solved"]) == (START, [], 0)
        assert before["next"]["id"] in (2, 3)  # near the rating
        first = await tries(ann, 3, "drive miami")
        assert not first["solved"]
        assert first["rated"]["change"] < 0
        again = await tries(ann, 3, "drive chicago")
        assert again["solved"]
        assert again["rated"] is None, "an attempt counts once"
        after = await asks(ann)
        assert after["rating"] == START + first["rated"]["change"] == after["ratings"][-1]
        assert (await asks(ann, "/3"))["state"] == "failed"
        second = await tries(ann, 4, "drive chicago")
        assert second["rated"]["change"] > 0
        async with ann.http() as http:
            listed = (await http.get("/api/puzzles/all")).json()
        assert [listed[2]["state"], listed[3]["state"]] == ["failed", "solved"]
        overview = await asks(ann)
        assert overview["next"]["id"] not in (3, 4)
        assert (overview["solved"], overview["streak"], overview["solved_today"]) == (1, 1, True)
        assert overview["week"].count("lit") == 1
        (progress,) = overview["ideas"]
        assert (progress["idea"], progress["total"], progress["solved"]) == ("outbreak", 5, 1)
        assert progress["next"] == overview["next"]

    with_ann(database, story)


def test_the_first_option_that_is_chosen_decides_the_rating(database: str) -> None:
    """A choice has no hints, and the best option is secret until it is found or given up."""
    options = [
        Option("drive chicago"),
        Option("drive miami", 0.2, 0.1, [Claim("rather_worse", {"points": 20})]),
    ]
    chosen = msgspec.structs.replace(PUZZLES[0], theme="event", options=options, who=0)
    asked = msgspec.structs.replace(
        chosen,
        id=2,
        deal="asked",
        options=[Option(ACCEPT, 0.2, 0.1), Option(DECLINE)],
        solution=[DECLINE],
        asked=["drive chicago"],
        who=1,
    )

    async def story(site: Site, ann: Player) -> None:
        site.inside.feature(Puzzles).all = (chosen, asked)
        task = await asks(ann, "/1")
        assert [each["text"] for each in task["options"]] == ["drive chicago", "drive miami"]
        assert (task["right"], task["hints_left"], task["solution"]) == (None, 0, [])
        wrong = await asks(ann, "/1/choice", post=True, json={"option": 1})
        assert not wrong["solved"] and wrong["rated"]["change"] < 0
        assert (wrong["better"], wrong["against"][0]["code"]) == ([], "rather_worse")
        assert (await asks(ann, "/1"))["right"] is None
        right = await asks(ann, "/1/choice", post=True, json={"option": 0})
        assert right["solved"] and right["rated"] is None
        assert (await asks(ann, "/1"))["right"] == 0
        assert (await asks(ann, "/1/choice", post=True, json={"option": 2}))["status"] == 404
        answer = await asks(ann, "/2")
        assert [each["text"] for each in answer["asked"]] == ["drive chicago"]
        assert answer["options"] == [] and answer["role"] != task["role"]
        assert (await asks(ann, "/2/solution", post=True))["right"] == 1

    with_ann(database, story)


def test_the_solution_is_sent_only_to_people_who_have_solved_the_puzzle(database: str) -> None:
    async def story(site: Site, ann: Player) -> None:
        async def leaks() -> list[str]:
            """Return the secrets in everything that Ann can ask for."""
            texts = [
                (await ann.get(path)).text
                for path in ("/api/puzzles", "/api/puzzles/2", f"/api/tables/{table}")
            ]
            texts += [
                (await ann.get(f"/api/tables/{table}/{page}")).text for page in ("log", "replay")
            ]
            task = await asks(ann, "/2")
            kept = [*task["solution"], *task["why"], *(task["tempting"] or [])]
            return [*kept, *(word for word in ("deal 2", "0.07") for text in texts if word in text)]

        table = (await asks(ann, "/2", post=True))["id"]
        assert await leaks() == []
        failed = await tries(ann, 2, "drive miami")
        assert (failed["better"], await leaks()) == ([], [])
        first = await asks(ann, "/2/hint", post=True)
        assert (first["city"], first["first"], first["hints_left"]) == ("chicago", None, 1)
        second = await asks(ann, "/2/hint", post=True)
        assert (second["first"]["text"], second["hints_left"]) == ("drive chicago", 0)
        assert second["solution"] == []
        given_up = await asks(ann, "/2/solution", post=True)
        assert [move["text"] for move in given_up["solution"]] == ["drive chicago", "pass"]
        assert [claim["code"] for claim in given_up["why"]] == ["goes"]
        assert given_up["tempting"]["says"][0]["figures"] == {"city": "miami"}
        assert given_up["tempting"]["contrast"]["code"] == "rather_worse"
        bob = await site.person("Bob")
        assert (await asks(bob, "/2"))["solution"] == [], "another person has not"
        table = (await asks(bob, "/2", post=True))["id"]
        async with bob.http() as http:
            for practice in ({"seq": 1}, {"seq": 1, "with_bots": True}):
                told = (await http.post(f"/api/tables/{table}/practice", json=practice)).json()
                assert told["code"] == "exercise", "a bot would play the solution"
        solved = await tries(bob, 2, "drive chicago")
        assert solved["solved"]
        assert (await asks(bob, "/2"))["solution"] != []

    with_ann(database, story)


def test_a_hint_reduces_the_rating_gain_and_giving_up_counts_as_failed(database: str) -> None:
    async def story(_site: Site, ann: Player) -> None:
        gains = [(await asks(ann, "/5"))["gain"]]
        for _ in range(2):
            task = await asks(ann, "/5/hint", post=True)
            gains.append(task["gain"])
        assert gains == sorted(gains, reverse=True)
        assert len(set(gains)) == 3
        verdict = await tries(ann, 5, "drive chicago")
        assert verdict["rated"]["change"] == gains[-1]
        given_up = await asks(ann, "/1/solution", post=True)
        assert (given_up["state"], given_up["gain"]) == ("failed", 0)
        assert given_up["rating"] < verdict["rated"]["rating"]
        late = await tries(ann, 1, "drive chicago")
        assert late["rated"] is None

    with_ann(database, story)


def test_everyone_has_the_same_puzzle_of_the_day(database: str, hourglass: Hourglass) -> None:
    async def story(site: Site, ann: Player) -> None:
        bob = await site.person("Bob")
        days = []
        for _ in PUZZLES:
            ours = [(await asks(player))["daily"]["id"] for player in (ann, bob)]
            assert ours[0] == ours[1]
            days.append(ours[0])
            hourglass.seconds += DAY
        assert sorted(days) == [1, 2, 3, 4, 5], "none comes twice before all were there"
        site.inside.feature(Puzzles).all = ()
        nothing = await asks(ann)
        assert (nothing["daily"], nothing["next"], nothing["total"]) == (None, None, 0)
        assert site.inside.feature(Puzzles).of_day("2026-11-16") is None

    with_ann(database, story)


def test_unknown_and_outdated_puzzles_are_refused(database: str) -> None:
    async def story(site: Site, ann: Player) -> None:
        for path, post in (("/99", False), ("/99", True), ("/99/hint", True)):
            no = await asks(ann, path, post)
            assert (no["status"], no["code"], no["args"]) == (404, "no_puzzle", {"last": 5})
        async with site.http() as http:
            assert (await http.post("/api/puzzles/1")).status_code == 401
            assert (await http.get("/api/puzzles/1")).status_code == 200
            assert (await http.get("/api/puzzles/x")).status_code == 404
        table = (await asks(ann, "/1", post=True))["id"]
        position = PUZZLES[0].position | {"outbreaks": 3}
        other = msgspec.structs.replace(PUZZLES[0], position=position)
        site.inside.feature(Puzzles).all = (other,)  # an upgrade has brought another collection
        assert (await checks(ann, table))["code"] == "old_puzzle"
        assert (await asks(ann))["ratings"] == []

    with_ann(database, story)


@pytest.mark.breadth
def test_the_attempts_of_a_deleted_person_are_deleted(database: str) -> None:
    async def story(site: Site, ann: Player) -> None:
        await tries(ann, 1, "drive chicago")
        async with ann.http() as http:
            assert (await http.delete("/api/me")).status_code == 204
        async with site.inside.database.reading.connect() as connection:
            rows = select(func.count()).select_from(puzzle_attempts)
            assert (await connection.execute(rows)).scalar() == 0
        await eventually(lambda: not site.inside.accounts.deletions.tasks)

    with_ann(database, story)


@pytest.mark.breadth
def test_an_unused_exercise_is_deleted_but_the_rating_stays(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(janitor, "SETTLING", 0.0)

    async def story(site: Site, ann: Player) -> None:
        rated = (await tries(ann, 3, "drive chicago"))["rated"]["rating"]
        kept = (await ann.create())["id"]
        inside, store = site.inside, site.inside.database
        async with store.engine.begin() as connection:
            long_ago = store.clock.now() - 8 * DAY * 1000
            for table, column in ((tables, tables.c.since), (people, people.c.since)):
                await connection.execute(update(table).values({column: long_ago}))
            await connection.execute(update(log).values(at=long_ago))
        for days, left in ((0, [kept]), (5, [])):
            keeper = janitor.Janitor(inside.tables, [], inside.delete_strangers, days)
            await keeper.expire()
            async with store.reading.connect() as connection:
                ids = (await connection.execute(select(tables.c.id))).scalars().all()
            assert ids == left
        assert (await asks(ann))["rating"] == rated

    with_ann(database, story)
