"""Bots and the coach in a process of their own, which is killed while they think."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from fourcures.bots.thinker import NoProcess, Thinker
from fourcures.bots.warm_up import ensure_compiled
from fourcures.server.seats import bots as bot_seats
from tests.engine.arranging import at

from ...table.stories import arranged
from ..site import Player, Site, eventually, serving

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")


@asynccontextmanager
async def seated(tmp_path: Path) -> AsyncIterator[tuple[Site, Player]]:
    """Yield a server with a process for bots, and a person who has both seats of a table."""
    ensure_compiled()
    database = f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}"
    async with serving(database, thinking_processes=1) as site:
        ann = await site.person("Ann")
        position = arranged(at("medic", "paris"), at("scientist", "atlanta"))
        opened = await ann.create(visibility="local", help="coach", position=position)
        await ann.join(opened["id"])
        yield site, ann


async def kill_thinker(site: Site) -> None:
    """Kill the process for bots and the coach as soon as there is one."""
    await eventually(lambda: any(one.process for one in site.inside.pool.thinkers))
    (thinker,) = site.inside.pool.thinkers
    assert thinker.process is not None
    os.kill(thinker.process.pid, signal.SIGKILL)


def lost(site: Site) -> str:
    """Return what the metrics say about lost processes."""
    lines = site.inside.metrics.text().splitlines()
    return next(line for line in lines if line.startswith("fourcures_thinking_processes_lost_to"))


def test_the_turn_of_a_bot_goes_on_when_its_process_is_killed(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(tmp_path) as (site, ann):
            await ann.do("hand", seat=0, bot="careful")
            await kill_thinker(site)  # while it plans
            (live,) = site.inside.tables.live.values()
            await eventually(lambda: live.room.playing().entries)
            await kill_thinker(site)  # while its turn goes on
            await eventually(lambda: live.room.playing().state["turn"] == 1)
            assert lost(site) == 'fourcures_thinking_processes_lost_total{reason="died"} 2.0'
            made = [entry.line.text for entry in live.room.playing().entries]
            assert "pass" not in made, "what is played for a bot that fails"

    asyncio.run(story())


def test_the_coach_answers_when_its_process_is_killed(tmp_path: Path) -> None:
    async def story() -> None:
        async with seated(tmp_path) as (site, ann):
            asked = [asyncio.create_task(ann.ask(kind)) for kind in ("chance", "odds", "advice")]
            await kill_thinker(site)
            answers = await asyncio.gather(*asked)
            assert [answer["type"] for answer in answers] == ["chance", "odds", "advice"]

    asyncio.run(story())


def test_without_a_process_bots_wait_and_questions_are_refused_for_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def start(_thinker: Thinker) -> None:
        raise NoProcess("no memory")

    monkeypatch.setattr(bot_seats, "LATER", 0.01)

    async def story() -> None:
        async with seated(tmp_path) as (site, ann):
            (live,) = site.inside.tables.live.values()
            with monkeypatch.context() as full:
                full.setattr(Thinker, "start", start)
                await ann.do("hand", seat=0, bot="thumb")
                assert (await ann.ask("chance"))["code"] == "not_ready"
                assert not live.room.playing().entries
            await eventually(lambda: live.room.playing().state["turn"] == 1)

    asyncio.run(story())
