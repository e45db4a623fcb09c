"""Practice tables: a moment of a game goes on at another table, and hidden cards stay hidden."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from fourcures.analysis.played_turns import PlayedTurn
from fourcures.bots.review import game_review
from fourcures.bots.review.judge import Judged
from fourcures.host import practice
from fourcures.protocol.coach import WinChance
from fourcures.server.practice import exercises
from fourcures.server.reviews.reviews import Reviews

from ...table.stories import trio
from ..daily.test_daily import DAY, loses, sits_alone
from ..hourglass import Hourglass
from ..site import No, Player, serving

Json = dict[str, Any]
PEOPLE = ["ann", "bob", "cem"]


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play with bots that need no compiled kernels."""
    monkeypatch.setattr(practice, "BOT", "thumb")


async def practises(player: Player, table: str, **wish: Any) -> Json:
    """Open a practice table; return the answer."""
    async with player.http() as http:
        answer = await http.post(f"/api/tables/{table}/practice", json=wish)
    return {"status": answer.status_code, **answer.json()}


def test_a_turn_of_a_what_if_is_judged_where_there_is_a_coach(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exercises, "judge_attempt", to_chicago)

    async def story() -> None:
        async with serving(database) as site:
            ann = await site.person("Ann")
            position = trio(turn={"seat": 0, "phase": "actions", "actions_left": 4})
            opened: Json = {}
            for help in ("off", "coach"):
                made = await ann.create(
                    players=3, epidemics=5, visibility="local", position=position, help=help
                )
                await ann.join(made["id"])
                seq = await ann.move("drive miami")
                await ann.leave()
                opened[help] = (await practises(ann, made["id"], seq=seq, with_bots=True))["id"]
            assert (await checks(ann, opened["off"]))["code"] == "no_exercise"
            assert (await checks(ann, opened["coach"]))["loss"] == 0.07
            await ann.join(opened["coach"])
            await ann.move("drive atlanta")
            await ann.move("drive chicago")
            assert (await checks(ann, opened["coach"]))["solved"]
            bob = await site.person("Bob")
            assert (await checks(bob, opened["coach"]))["code"] == "no_own_seat"

    asyncio.run(story())


def test_a_moment_of_a_replay_can_be_practised(database: str) -> None:
    async def story() -> None:
        async with serving(database) as site:
            ann, bob = await site.person("Ann"), await site.person("Bob")
            position = trio(turn={"seat": 0, "phase": "actions", "actions_left": 4})
            opened = await ann.create(
                players=3, epidemics=5, visibility="local", position=position, help="off"
            )
            table = opened["id"]
            await ann.join(table)
            seq = await ann.move("drive chicago")
            await ann.move("drive atlanta")
            there = ann.view(0)["position"]["players"][0]["city"]
            assert there == "atlanta"
            await ann.leave()

            alone = await practises(ann, table, seq=seq)
            await ann.join(alone["id"])
            source = {"table": table, "seq": seq, "turn": 1, "day": None, "loss": None}
            source |= {"puzzle": None}
            assert ann.table["practice"] == source
            assert ann.seats == [0, 1, 2]
            assert ann.view(0)["position"]["players"][0]["city"] == "chicago"
            assert ann.table["setup"]["help"] == "off"  # as in the game, which is not over
            await ann.move("drive montreal")
            await ann.leave()

            team = await practises(bob, table, seq=seq, with_bots=True)
            await bob.join(team["id"])
            assert bob.seats == [0]
            assert [seat["bot"] for seat in bob.table["seats"]] == [None, "thumb", "thumb"]
            await bob.leave()
            assert (await bob.get("/api/tables")).json() == []  # never public

            assert (await practises(ann, table, seq=99))["code"] == "no_moment"
            assert (await practises(ann, table, seq="x"))["status"] == 400
            assert (await practises(ann, "nowhere", seq=1))["status"] == 404
            async with site.http() as http:
                nobody = await http.post(f"/api/tables/{table}/practice", json={"seq": seq})
            assert nobody.status_code == 401

    asyncio.run(story())


def test_a_deal_of_the_day_stays_secret_in_practice(database: str, hourglass: Hourglass) -> None:
    async def story() -> None:
        async with serving(database) as site:
            ann, bob = await site.person("Ann"), await site.person("Bob")
            table = await sits_alone(ann)
            seq = ann.table["seq"]
            assert (await practises(ann, table, seq=seq))["code"] == "daily_running"
            await loses(ann)
            await ann.leave()
            assert (await practises(bob, table, seq=seq))["code"] == "secret_deal"
            opened = (await practises(ann, table, seq=seq))["id"]
            assert (await bob.get(f"/api/tables/{opened}")).status_code == 403
            hourglass.seconds += 2 * DAY
            assert (await bob.get(f"/api/tables/{opened}")).status_code == 200
            last = (await ann.get(f"/api/tables/{table}")).json()["seq"]
            assert (await practises(ann, table, seq=last))["code"] == "ended_there"

    asyncio.run(story())


EVEN = WinChance(0.5, 0.4, 0.6, 100)


def judged(loss: float) -> Judged:
    return Judged(EVEN, loss, loss - 0.02, loss + 0.02, [], [])


def to_chicago(turn: PlayedTurn, *_more: object) -> Judged:
    """Judge that every turn without a drive to Chicago costs 7 points."""
    texts = [moment.text for moment in turn.moments]
    return judged(0.0 if "drive chicago" in texts else 0.07)


async def checks(player: Player, table: str) -> Json:
    """Check the turn of an exercise; return the answer."""
    async with player.http() as http:
        answer = await http.post(f"/api/tables/{table}/check")
    return {"status": answer.status_code, **answer.json()}


def test_a_mistake_in_a_reviewed_game_becomes_an_exercise(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_review, "judge", to_chicago)
    monkeypatch.setattr(game_review, "estimate_win_chance", lambda *_: EVEN)
    monkeypatch.setattr(exercises, "judge_attempt", to_chicago)

    async def story() -> None:
        async with serving(database) as site:
            ann, bob = await site.person("Ann"), await site.person("Bob")
            position = trio(
                outbreaks=7,
                cubes={"lagos": {"yellow": 3}},
                infection_deck={"next": ["lagos"]},
                turn={"seat": 0, "phase": "actions", "actions_left": 4},
            )
            table = (
                await ann.create(players=3, epidemics=5, visibility="local", position=position)
            )["id"]
            await ann.join(table)
            await ann.never_stop()
            start = ann.table["seq"]
            assert (await practises(ann, table, seq=start, find=True))["code"] == "not_over"
            await ann.move("drive miami")
            await loses(ann)
            assert (await ann.get("/api/me/mistakes")).json() == [], "it was not reviewed"
            assert (await practises(ann, table, seq=start, find=True))["code"] == "not_reviewed"
            await asyncio.gather(*site.inside.feature(Reviews).running.values())
            (mistake,) = (await ann.get("/api/me/mistakes")).json()
            assert (mistake["table"], mistake["seq"], mistake["loss"]) == (table, start, 0.07)
            assert (await bob.get("/api/me/mistakes")).json() == []
            assert (await practises(ann, table, seq=start + 1, find=True))["code"] == "no_mistake"
            assert (await checks(ann, table))["code"] == "no_exercise"
            await ann.leave()

            exercise = (await practises(ann, table, seq=start, find=True))["id"]
            await ann.join(exercise)
            assert ann.table["practice"]["loss"] == 0.07
            assert ann.table["setup"]["help"] == "odds"  # the coach would tell the turn
            assert (await checks(bob, exercise))["code"] == "no_own_seat"
            await ann.move("drive miami")
            before = ann.table["seq"]
            verdict = await checks(ann, exercise)
            assert (verdict["solved"], verdict["loss"], verdict["before"]) == (False, 0.07, 0.5)
            assert ann.table["seq"] == before, "a check is no move"
            await ann.do("reset")
            await ann.move("drive chicago")
            assert (await checks(ann, exercise))["solved"]
            await ann.move("pass")
            for refused in ("move", "hand"):
                with pytest.raises(No, match="exercise"):
                    await (
                        ann.move("next")
                        if refused == "move"
                        else ann.do("hand", seat=1, bot="thumb")
                    )
            await ann.leave()
            mine = (await ann.get("/api/tables/mine")).json()
            assert [opened["id"] for opened in mine] == [table], (
                "an exercise is not a game to continue"
            )

    asyncio.run(story())
