"""The example of a custom bot plays a whole game at a table of a server."""

from __future__ import annotations

import asyncio
import importlib.util
from pathlib import Path
from typing import Any

from .site import Site, serving

PATH = Path(__file__).parents[2] / "examples/bot_at_a_table.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("bot_at_a_table", PATH)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def open_table(site: Site) -> str:
    """Open a table with a free first seat and a bot on the second; return its id."""
    host = await site.person("Host")
    table_id: str = (await host.create(seed="example", players=2))["id"]
    await host.join(table_id)
    await host.do("hand", seat=1, bot="thumb")
    await host.leave()
    return table_id


def test_the_example_bot_joins_a_table_and_plays_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}") as site:
            table_id = await open_table(site)
            link = f"http://{site.address}/t/{table_id}"
            seat = await asyncio.to_thread(example().Seat, link, "Own bot")
            ended = await asyncio.to_thread(seat.play)
            live = await site.inside.tables.get(table_id)
            assert live.room.is_over()
            assert ended == live.room.playing().position()["outcome"]

    asyncio.run(asyncio.wait_for(story(), 240))
