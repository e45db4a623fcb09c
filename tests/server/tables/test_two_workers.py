"""Two workers on one PostgreSQL serve the two ends of the same game."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable

import pytest

from fourcures.host.hosted_table import Conflict
from fourcures.server.db.listener import Listener
from fourcures.server.people.deletion import Deletions
from fourcures.server.tables import follower
from fourcures.server.tables.log import Append
from fourcures.table import entries
from tests.sizes import size, sweep

from ..clients import PATIENCE
from ..databases import Postgres
from ..evenings import Evening
from ..hourglass import Hourglass
from ..site import Player, Site, eventually, serving

Story = Callable[[Site, Site, str, Player, Player], Awaitable[None]]


def at_two_workers(database: str, story: Story, **setup: object) -> None:
    """Run a story with Ann at one worker, Bob at the other, and bots on the other seats."""

    async def evening() -> None:
        async with serving(database) as here, serving(database) as there:
            ann, bob = await here.person("Ann"), await there.person("Bob")
            opened = await ann.create(**{"players": 2, "first": 0} | setup)  # type: ignore[arg-type]
            await ann.join(opened["id"])
            await bob.join(opened["id"])
            await ann.do("sit", seat=0, ready=True)
            await bob.do("sit", seat=1, ready=True)
            for seat in range(2, int(str(setup.get("players", 2)))):
                await ann.do("hand", seat=seat, bot="thumb")
            for person in (ann, bob):
                await person.reached(max(ann.table["seq"], bob.table["seq"]))
            await story(here, there, opened["id"], ann, bob)
            await ann.leave()
            await bob.leave()

    asyncio.run(evening())


async def same_at_both(here: Site, there: Site, table: str) -> None:
    """Check that the log has no gaps or duplicates, and that both workers have all of it."""
    log = await here.inside.tables.log.read(table)
    assert [seq for seq, _ in log] == list(range(1, len(log) + 1))
    for site in (here, there):
        live = await site.inside.tables.get(table)
        await eventually(lambda live=live: live.room.seq >= len(log))  # type: ignore[misc]
        assert [logged.entry for logged in live.log] == [entry for _, entry in log]
    commands = Counter(
        (entry.by, entry.command, type(entry).__name__)
        for _, entry in log
        if entry.command is not None
        and isinstance(entry, entries.Played | entries.Said | entries.WentOn)
    )
    assert not [command for command, times in commands.items() if times > 1], "done twice"


@pytest.mark.breadth
@pytest.mark.parametrize("hands", sweep(["private", "open"]))
def test_players_at_two_workers_play_the_same_game(postgres_database: str, hands: str) -> None:
    async def story(here: Site, there: Site, table: str, ann: Player, bob: Player) -> None:
        evening = Evening(here, table, [ann, bob], f"two workers {hands}")
        await evening.play()
        await evening.check()
        await same_at_both(here, there, table)
        answer = await bob.get(f"/api/tables/{table}/record")
        assert answer.json() == (await ann.get(f"/api/tables/{table}/record")).json()

    at_two_workers(postgres_database, story, hands=hands)


@pytest.mark.breadth
def test_bots_that_two_workers_think_for_act_once(postgres_database: str) -> None:
    async def story(here: Site, there: Site, table: str, ann: Player, bob: Player) -> None:
        for person in (ann, bob):
            await person.never_stop()
        evening = Evening(here, table, [ann, bob], "two workers and bots")
        await evening.play()
        await evening.check()
        await same_at_both(here, there, table)

    at_two_workers(postgres_database, story, players=4)


@pytest.mark.breadth
def test_of_two_appends_with_the_same_number_exactly_one_succeeds(postgres_database: str) -> None:
    async def story(here: Site, there: Site, table: str, ann: Player, bob: Player) -> None:
        won: Counter[str] = Counter()
        for number in range(size(10, 20, 300)):
            after = len(await here.inside.tables.log.read(table))
            results = await asyncio.gather(
                *(
                    site.inside.tables.log.append(
                        Append(table, after, [entries.Said(by=by, text=f"{number}")])
                    )
                    for site, by in ((here, ann.id), (there, bob.id))
                ),
                return_exceptions=True,
            )
            lost = [isinstance(result, Conflict) for result in results]
            assert sorted(lost) == [False, True], results
            won["there" if lost[0] else "here"] += 1
            log = await here.inside.tables.log.read(table, after)
            assert [seq for seq, _ in log] == [after + 1]
            assert log[0][1].by == (bob.id if lost[0] else ann.id)
        await same_at_both(here, there, table)

    at_two_workers(postgres_database, story)


@pytest.mark.breadth
def test_an_append_of_several_entries_succeeds_or_fails_as_a_whole(postgres_database: str) -> None:
    async def story(here: Site, there: Site, table: str, ann: Player, bob: Player) -> None:
        store = here.inside.tables.log
        after = len(await store.read(table))
        first = [entries.Said(by=bob.id, text="first")]
        await there.inside.tables.log.append(Append(table, after, first))
        three = [entries.Said(by=ann.id, text=f"{i}") for i in range(3)]
        with pytest.raises(Conflict):
            await store.append(Append(table, after, three))
        with pytest.raises(Conflict):  # a conflict in a batch does not affect the others
            await asyncio.gather(
                store.append(Append(table, after, [entries.Said(by=ann.id, text="late")])),
                store.append(Append(table, after + 1, [entries.Said(by=ann.id, text="in time")])),
            )
        async with asyncio.timeout(PATIENCE):
            while len(await store.read(table)) < after + 2:
                await asyncio.sleep(0.02)
        said = [
            entry.text
            for _, entry in await store.read(table, after)
            if isinstance(entry, entries.Said)
        ]
        assert said == ["first", "in time"]

    at_two_workers(postgres_database, story)


@pytest.mark.breadth
def test_simultaneous_commands_at_two_workers_both_succeed(postgres_database: str) -> None:
    async def story(here: Site, there: Site, table: str, ann: Player, bob: Player) -> None:
        before = ann.table["seq"]
        rounds = size(8, 15, 200)
        for number in range(rounds):
            answers = await asyncio.gather(
                *(player.ask("say", id=f"{number}", text=f"{number}") for player in (ann, bob))
            )
            assert {answer["type"] for answer in answers} == {"done"}
            assert answers[0]["seq"] != answers[1]["seq"]
        await ann.reached(before + 2 * rounds)
        await bob.reached(before + 2 * rounds)
        await same_at_both(here, there, table)
        assert ann.table["seq"] == before + 2 * rounds

    at_two_workers(postgres_database, story)


@pytest.mark.breadth
def test_entries_read_after_a_lost_race_are_sent_to_the_sockets_of_the_worker(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No notification arrives; Ann resends a command that the other worker has executed."""
    monkeypatch.setattr(follower.Follower, "note", lambda *_: None)

    async def evening() -> None:
        async with serving(postgres_database) as here, serving(postgres_database) as there:
            ann, bob = await here.person("Ann"), await there.person("Bob")
            opened = await ann.create(players=2)
            phone = Player(there, ann.id, ann.cookie)
            for person in (ann, bob, phone):
                await person.join(opened["id"])
            done = await ann.do("say", id="one", text="hello")
            assert bob.table["seq"] < done
            again = await phone.ask("say", id="one", text="hello")
            assert (again["type"], again["seq"]) == ("done", done)
            await bob.reached(done)
            for person in (ann, bob, phone):
                await person.leave()

    asyncio.run(evening())


def test_the_same_command_sent_to_both_workers_is_done_once(postgres_database: str) -> None:
    async def story(here: Site, there: Site, table: str, ann: Player, bob: Player) -> None:
        elsewhere = Player(there, ann.id, ann.cookie)
        await elsewhere.join(table)
        text = next(text for text in ann.legal() if text.startswith("drive"))
        answers = await asyncio.gather(
            *(player.ask("move", id="one", text=text) for player in (ann, elsewhere))
        )
        assert [answer["type"] for answer in answers] == ["done", "done"]
        assert answers[0]["seq"] == answers[1]["seq"]
        await same_at_both(here, there, table)
        await elsewhere.leave()

    at_two_workers(postgres_database, story)


def test_a_player_with_a_socket_at_another_worker_is_not_gone(
    postgres_database: str, hourglass: Hourglass
) -> None:
    """Heartbeats are more frequent at tables with a short time for absence."""

    async def story(here: Site, there: Site, table: str, ann: Player, bob: Player) -> None:
        elsewhere = Player(here, bob.id, bob.cookie)
        await elsewhere.join(table)
        await bob.leave()
        await eventually(lambda: hourglass.sleeping("Presence.expire"))
        await hourglass.turn(2.5)
        assert not hourglass.sleeping("Presence.expire")
        done = await ann.do("say", text="still there?")
        await elsewhere.reached(done)
        assert not ann.table["people"][bob.id]["gone"]
        await elsewhere.leave()

    at_two_workers(postgres_database, story, absent_seconds=2)


@pytest.mark.breadth
def test_a_person_deleted_at_one_worker_is_erased_at_the_other(postgres_database: str) -> None:
    async def story(here: Site, there: Site, table: str, ann: Player, bob: Player) -> None:
        done = await ann.do("say", text="secret words")
        await bob.reached(done)
        await ann.leave()
        async with ann.http() as http:
            assert (await http.delete("/api/me")).status_code == 204
        live = there.inside.tables.live[table]
        await eventually(lambda: "secret words" not in str(live.log))
        assert "Ann" not in str(live.log)
        assert ann.id not in live.room.people
        await same_at_both(here, there, table)
        await bob.do("say", text="who was that?")

    at_two_workers(postgres_database, story)


@pytest.mark.breadth
def test_a_deletion_that_a_worker_missed_is_applied_when_it_listens_again(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nobody(*_: object) -> None: ...

    # Whether a worker hears nothing, or connects for the first time after the deletion.
    monkeypatch.setattr(follower, "EDITED", "unheard")
    monkeypatch.setattr(Deletions, "notice_missed", nobody)

    async def story(here: Site, there: Site, table: str, ann: Player, bob: Player) -> None:
        await ann.leave()
        async with ann.http() as http:
            assert (await http.delete("/api/me")).status_code == 204
        live = there.inside.tables.live[table]
        await eventually(lambda: ann.id not in live.room.people)
        assert "Ann" in str(live.log)
        monkeypatch.undo()
        listener = Listener(postgres_database)
        there.inside.accounts.subscribe(listener)
        listening = asyncio.create_task(listener.run())
        await eventually(lambda: "Ann" not in str(live.log))
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)

    at_two_workers(postgres_database, story)


@pytest.mark.breadth
def test_a_worker_that_loses_its_notification_connection_reads_missed_entries(
    postgres: Postgres, postgres_database: str
) -> None:
    name = postgres_database.rpartition("/")[2]

    async def story(here: Site, there: Site, table: str, ann: Player, bob: Player) -> None:
        await postgres.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            f" WHERE datname = '{name}' AND pid <> pg_backend_pid()"
        )
        for number in range(5):
            done = await ann.do("say", text=f"{number}")
        await bob.reached(done)
        done = await bob.do("say", text="I heard")
        await ann.reached(done)
        await same_at_both(here, there, table)

    at_two_workers(postgres_database, story)


def test_after_one_worker_stops_the_game_continues_at_the_other(postgres_database: str) -> None:
    """Bob's worker stops in mid-game; he reconnects to the other one."""

    async def evening() -> None:
        async with serving(postgres_database) as here:
            ann = await here.person("Ann")
            opened = await ann.create(players=3, first=0)
            async with serving(postgres_database) as there:
                bob = await there.person("Bob")
                await ann.join(opened["id"])
                await bob.join(opened["id"])
                await ann.do("sit", seat=0, ready=True)
                await bob.do("sit", seat=1, ready=True)
                await bob.do("hand", seat=2, bot="thumb")
                await ann.until(lambda: ann.table["game"] is not None)
                await bob.leave()
                seen = bob.table["seq"]
            done = await ann.move("pass")
            back = Player(here, bob.id, bob.cookie)
            await back.join(opened["id"], seen=seen)
            assert [entry["seq"] for entry in back.entries][: done - seen] == list(
                range(seen + 1, done + 1)
            )
            story = Evening(here, opened["id"], [ann], "one worker goes")
            story.people.append(back)
            back.entries = [entry for entry in ann.entries if entry["seq"] <= seen] + back.entries
            await story.play()
            await story.check()
            await ann.leave()
            await back.leave()

    asyncio.run(evening())
