"""A new feature is a folder and one line of registration: nothing else of the server changes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from fourcures.server.app import server
from fourcures.server.app.features import Registered, make_features
from fourcures.server.db import migrations
from fourcures.server.db.schema import metadata
from fourcures.server.process.settings import ServerSettings
from fourcures.server.tables.quarantine import Quarantine
from fourcures.server.tables.tables import Tables

from ..site import serving
from ..statistics.test_results import plays

FOLDER = Path(__file__).parents[1] / "longest_chain"


@pytest.fixture
def longest_chain(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """Register the feature, and forget its rows after the test."""
    from ..longest_chain import longest_chain, routes

    def make_one_more(*parts: object) -> list[Registered]:
        features = make_features(*parts)  # type: ignore[arg-type]
        (tables,) = (part for part in parts if isinstance(part, Tables))
        return [*features, (longest_chain.LongestChain(tables.database), routes.ROUTES)]

    monkeypatch.setattr(server, "make_features", make_one_more)
    monkeypatch.setattr(migrations, "SCRIPTS", [*migrations.SCRIPTS, FOLDER / "versions"])
    if longest_chain.longest_chains.name not in metadata.tables:
        longest_chain.longest_chains.to_metadata(metadata)
    yield longest_chain
    metadata.remove(metadata.tables["longest_chains"])


def test_a_feature_in_a_folder_of_its_own_keeps_rows_per_finished_game(
    database: str, longest_chain: ModuleType
) -> None:
    async def story() -> None:
        async with serving(database, new=True) as site:
            ann, bob = await site.person("Ann"), await site.person("Bob")
            assert (await site.get("/api/longest-chain")).json() == 0
            table = await plays(ann, bob, epidemics=6)
            game = (await site.inside.tables.get(table)).room.playing()
            outbreaks = longest_chain.measure_chain(game)
            assert (await site.get("/api/longest-chain")).json() == outbreaks > 1
            # Rows that follow from a log are written again when it is cut.
            quarantine = Quarantine(site.inside.tables)
            diagnosis = await quarantine.diagnose(table)
            assert diagnosis is not None
            await quarantine.cut(diagnosis)
            assert (await site.get("/api/longest-chain")).json() == outbreaks
            await site.inside.tables.catalog.delete(table)
            assert (await site.get("/api/longest-chain")).json() == 0

    asyncio.run(story())


def test_every_row_about_a_person_is_exported_or_erased_with_them() -> None:
    """A table that refers to people belongs to a feature that declares it."""
    declared = {
        (rows.table.name, rows.key)
        for feature in server.Server(ServerSettings(database="sqlite+aiosqlite://")).tables.features
        for rows in feature.personal
    }
    referring = {
        (table.name, column.name)
        for table in metadata.sorted_tables
        for column in table.columns
        if any(key.target_fullname == "people.id" for key in column.foreign_keys)
    }
    by_table = {("members", "person_id")}  # deleted when the log of that table is edited
    assert referring - declared == by_table
