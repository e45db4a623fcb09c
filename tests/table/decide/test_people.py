"""People at the table: names, removal, and the end of a table."""

from __future__ import annotations

import asyncio

import pytest

from fourcures.bots import BOTS
from fourcures.protocol import commands
from fourcures.protocol.refusals import Refused
from fourcures.protocol.setup import TableSetup
from fourcures.server.tables.tables import Tables
from fourcures.table.open_table import Opening

from ..stories import Memory, kinds, table_of_three


def test_the_host_renames_anyone_and_others_only_themselves() -> None:
    story = table_of_three()
    story.do("dana", commands.Rename, person="mia", name="Mimi")
    story.do("rob", commands.Rename, name="Robert")
    names = [person["name"] for person in story.seen("wim")["people"].values()]
    assert names == ["Dana", "Mimi", "Robert", "Wim"]
    assert story.refused("mia", commands.Rename, person="rob", name="Bobby") == "host_only"


def test_a_player_who_comes_back_with_a_new_name_is_renamed() -> None:
    async def story() -> list[str]:
        tables = Tables(Memory(), BOTS)
        live = await tables.create("ann", "Ann", TableSetup(), Opening(seed="seed"))
        names = []
        for name in ("Ben", "Ben", "Benjamin", "Benjamin"):
            await tables.join(live, "ben", name)
            names.append(live.room.people["ben"].name)
            if len(names) == 1:
                await tables.handle(
                    live, "ann", commands.Rename(id="r", person="ben", name="Benny")
                )
        assert (
            kinds([one.entry for one in live.log]).count("Joined") == 3
        )  # one of Ann and two of Ben
        return names

    assert asyncio.run(story()) == ["Ben", "Benny", "Benjamin", "Benjamin"]


def test_the_seat_of_a_person_removed_by_the_host_becomes_free() -> None:
    story = table_of_three()
    story.do("dana", commands.Remove, person="mia")
    assert story.seen("wim")["seats"][1] == {"holder": None, "owner": None, "bot": None}
    assert "mia" not in story.seen("wim")["people"]
    assert story.refused("mia", commands.Say, text="hey") == "not_here"
    story.do("wim", commands.Sit, seat=1)
    story.move("wim", "quiet")


def test_a_request_to_a_removed_person_lapses() -> None:
    story = table_of_three()
    story.move("dana", "move medic drive chicago")
    assert [request.of for request in story.room.requests] == [[1]]
    story.do("dana", commands.Remove, person="mia")
    assert not story.room.requests


def test_a_removed_person_cannot_join_or_sit_again() -> None:
    async def told() -> None:
        tables = Tables(Memory(), BOTS)
        live = await tables.create("ann", "Ann", TableSetup(), Opening(seed="seed"))
        await tables.join(live, "bob", "Bob")
        await tables.handle(live, "ann", commands.Remove(id="1", person="bob"))
        await tables.join(live, "bob", "Bob")
        assert list(live.room.people) == ["ann"]
        with pytest.raises(Refused, match="not at this table"):
            await tables.handle(live, "bob", commands.Sit(id="1", seat=0, ready=True))

    asyncio.run(told())


def test_only_the_host_can_remove_people_and_not_the_host() -> None:
    story = table_of_three()
    assert story.refused("mia", commands.Remove, person="rob") == "host_only"
    assert story.refused("dana", commands.Remove, person="dana") == "unknown_person"


def test_only_the_host_closes_a_table_and_a_closed_table_refuses_commands() -> None:
    story = table_of_three()
    assert story.refused("mia", commands.Close) == "host_only"
    story.do("dana", commands.Close)
    wishes: list[tuple[type[commands.Command], dict[str, object]]] = [
        (commands.Move, {"text": "drive chicago"}),
        (commands.Undo, {}),
        (commands.Say, {"text": "hello"}),
        (commands.Hand, {"seat": 0, "bot": "thumb"}),
        (commands.Rename, {"name": "D"}),
        (commands.StopAt, {"moment": "infect", "stop": "never"}),
        (commands.Close, {}),
    ]
    for command, args in wishes:
        assert story.refused("dana", command, **args) == "closed"
    assert story.seen("mia")["closed"] and story.seen("mia")["waiting"] == []
