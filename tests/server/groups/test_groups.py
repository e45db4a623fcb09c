"""Groups: joined by link, left at any time; their games, results and next evening."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from fourcures.server.groups.groups import DAY, LONGEST_GROUP_NAME, MOST_GROUPS, MOST_MEMBERS
from fourcures.server.groups.schema import group_games, group_members, groups
from fourcures.server.http.rates import Payer

from ..databases import on_both_databases
from ..site import Player, Site, serving
from ..statistics.test_results import plays

Story = Callable[[Site, Player, Player], Awaitable[None]]
Json = dict[str, Any]


def with_two(database: str, story: Story, **settings: Any) -> None:
    """Run a story with a server, Ann and Bob."""

    async def told() -> None:
        async with serving(database, **settings) as site:
            await story(site, await site.person("Ann"), await site.person("Bob"))

    asyncio.run(told())


async def send(player: Player, method: str, path: str, **body: object) -> httpx.Response:
    async with player.http() as http:
        return await http.request(method, f"/api{path}", json=body or None)


async def done(player: Player, method: str, path: str, **body: object) -> None:
    answer = await send(player, method, path, **body)
    assert answer.status_code == 204, answer.text


async def new_group(player: Player, name: str = "Tuesday club") -> str:
    answer = await send(player, "POST", "/groups", name=name)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def club(*people: Player) -> str:
    """Return a group of these people."""
    group = await new_group(people[0])
    for player in people[1:]:
        await done(player, "PUT", f"/groups/{group}/me")
    return group


async def shown(player: Player, group: str) -> Json:
    answer = await player.get(f"/api/groups/{group}")
    assert answer.status_code == 200, answer.text
    page: Json = answer.json()
    return page


async def names(player: Player, group: str) -> list[str]:
    """Return the names of the members whom a person sees."""
    return [member["name"] for member in (await shown(player, group))["members"]]


def refusal(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


async def stored(site: Site, table: Any) -> list[Any]:
    async with site.inside.database.reading.connect() as connection:
        return list((await connection.execute(table.select())).all())


async def block(player: Player, other: Player) -> None:
    await done(player, "PUT", f"/me/blocks/{other.id}")


@on_both_databases
def test_a_group_is_joined_by_its_link_and_left_at_any_time(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        group = await new_group(ann, " Tuesday\u202e club ")
        page = await shown(bob, group)
        assert (page["name"], page["inside"]) == ("Tuesday club", False)
        assert [one["name"] for one in page["members"]] == ["Ann"]
        for _ in range(2):
            await done(bob, "PUT", f"/groups/{group}/me")
        assert await names(bob, group) == ["Ann", "Bob"]
        (card,) = (await bob.get("/api/groups")).json()
        assert (card["id"], card["members"]) == (group, ["Ann"])
        await done(ann, "DELETE", f"/groups/{group}/me")
        assert await names(bob, group) == ["Bob"]
        assert (await ann.get("/api/groups")).json() == []
        await done(bob, "DELETE", f"/groups/{group}/me")
        assert refusal(await bob.get(f"/api/groups/{group}")) == (404, "no_group")
        assert await stored(site, groups) == []

    with_two(database, story)


def test_a_group_shows_strangers_only_its_name_and_its_members(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        group = await new_group(ann)
        evening = site.inside.database.clock.now() + DAY
        await done(ann, "PUT", f"/groups/{group}/evening", at=evening)
        await done(ann, "PUT", f"/groups/{group}/games/{(await ann.create(players=2))['id']}")
        for page in (await shown(bob, group), (await site.get(f"/api/groups/{group}")).json()):
            assert (page["inside"], page["evening"], page["games"]) == (False, None, [])
        assert len((await shown(ann, group))["games"]) == 1
        assert refusal(await site.get("/api/groups/nothing")) == (404, "no_group")
        assert (await site.get("/api/groups")).status_code == 401

    with_two(database, story)


def test_any_member_sets_the_next_evening_and_the_name_and_nobody_else(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        group, clock = await club(ann, bob), site.inside.database.clock
        evening = clock.now() + 3 * DAY
        await done(bob, "PUT", f"/groups/{group}/evening", at=evening)
        await done(bob, "PUT", f"/groups/{group}/name", name="Thursdays")
        page = await shown(ann, group)
        assert (page["evening"], page["name"]) == (evening, "Thursdays")
        for wrong in (clock.now() - DAY, clock.now() + 400 * DAY):
            answer = await send(ann, "PUT", f"/groups/{group}/evening", at=wrong)
            assert refusal(answer) == (422, "bad_date")
        await done(ann, "PUT", f"/groups/{group}/evening", at=None)
        assert (await shown(bob, group))["evening"] is None
        await done(ann, "PUT", f"/groups/{group}/evening", at=evening)
        clock.ahead += 4 * DAY
        assert (await shown(ann, group))["evening"] is None  # it is over
        await done(ann, "DELETE", f"/groups/{group}/me")
        answer = await send(ann, "PUT", f"/groups/{group}/name", name="Mine")
        assert refusal(answer) == (404, "no_group")
        answer = await send(ann, "PUT", f"/groups/{group}/evening", at=clock.now())
        assert refusal(answer) == (404, "no_group")

    with_two(database, story)


@on_both_databases
def test_the_member_who_has_been_there_longest_removes_others_for_good(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        eve = await site.person("Eve")
        group = await club(ann, bob, eve)
        pages = [await shown(player, group) for player in (ann, bob)]
        assert [page["leads"] for page in pages] == [True, False]
        table = (await ann.create(players=2))["id"]
        await done(ann, "PUT", f"/groups/{group}/games/{table}")
        for _ in range(2):  # the second time there is nobody to remove
            answer = await send(ann, "DELETE", f"/groups/{group}/members/{bob.id}")
        assert refusal(answer) == (404, "unknown_person")
        assert await names(eve, group) == ["Ann", "Eve"]
        assert (await bob.get("/api/me/invitations")).json() == []
        assert refusal(await send(bob, "PUT", f"/groups/{group}/me")) == (403, "cannot_join_group")
        assert len((await bob.get("/api/me/export")).json()["group_removals"]) == 1
        await done(ann, "DELETE", f"/groups/{group}/me")
        assert (await shown(eve, group))["leads"]

    with_two(database, story)


def test_nobody_else_can_remove_a_member(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        eve = await site.person("Eve")
        group = await club(ann, bob)
        for player, other, why in (
            (bob, ann, (403, "founder_only")),
            (bob, bob, (403, "founder_only")),
            (eve, bob, (404, "no_group")),
            (ann, ann, (404, "unknown_person")),
            (ann, eve, (404, "unknown_person")),
        ):
            answer = await send(player, "DELETE", f"/groups/{group}/members/{other.id}")
            assert refusal(answer) == why
        assert await names(ann, group) == ["Ann", "Bob"]

    with_two(database, story)


@pytest.mark.parametrize("name", ["", "\u202e", "x" * (LONGEST_GROUP_NAME + 1)])
def test_a_group_needs_a_name_that_can_be_seen(database: str, name: str) -> None:
    async def story(_site: Site, ann: Player, _bob: Player) -> None:
        assert (await send(ann, "POST", "/groups", name=name)).status_code in (400, 422)

    with_two(database, story)


@pytest.mark.breadth
@pytest.mark.parametrize("blocker", ["member", "guest"])
def test_people_who_block_each_other_do_not_meet_in_a_group(database: str, blocker: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        eve = await site.person("Eve")
        group = await club(eve, ann)
        await block(*((ann, bob) if blocker == "member" else (bob, ann)))
        answer = await send(bob, "PUT", f"/groups/{group}/me")
        assert refusal(answer) == (403, "cannot_join_group")
        assert await names(bob, group) == ["Eve"]

    with_two(database, story)


@pytest.mark.parametrize("blocker", [0, 1])
def test_members_who_block_each_other_see_nothing_of_each_other(
    database: str, blocker: int
) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        eve = await site.person("Eve")
        group = await club(ann, bob, eve)
        await done(ann, "PUT", f"/groups/{group}/games/{(await ann.create(players=2))['id']}")
        assert len((await bob.get("/api/me/invitations")).json()) == 1
        await block(*((ann, bob) if blocker else (bob, ann)))
        assert await names(ann, group) == ["Ann", "Eve"]
        assert await names(bob, group) == ["Bob", "Eve"]
        assert await names(eve, group) == ["Ann", "Bob", "Eve"]
        (card,) = (await bob.get("/api/groups")).json()
        assert card["members"] == ["Eve"]
        assert (await shown(bob, group))["games"] == []
        assert (await bob.get("/api/me/invitations")).json() == []
        assert len((await shown(eve, group))["games"]) == 1

    with_two(database, story)


@on_both_databases
def test_the_results_of_a_group_are_those_of_its_games_and_of_their_rematches(
    database: str,
) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        group = await club(ann, bob)
        await plays(ann, bob)  # not a game of the group
        table = await plays_for(group, ann, bob)
        page = await shown(bob, group)
        assert (page["played"], page["won"], page["games"]) == (1, 0, [])
        (result,) = page["results"]
        assert (result["table"], result["won"], result["replay"]) == (table, False, True)
        assert result["players"] == ["Ann", "Bob"]
        again = await ann.create(players=2)
        await ann.join(table)
        await ann.do("signal", phrase="rematch", about=again["code"])
        assert [one["id"] for one in (await shown(bob, group))["games"]] == [again["id"]]
        await ann.leave()
        await block(ann, bob)
        (result,) = (await shown(bob, group))["results"]
        assert result["players"] == ["Bob"]

    with_two(database, story)


async def plays_for(group: str, ann: Player, bob: Player) -> str:
    """Play a game of a group to its end; return its table."""
    create = ann.create

    async def create_for_group(*words: Any, **setup: Any) -> Json:
        opened = await create(*words, **setup)
        await done(ann, "PUT", f"/groups/{group}/games/{opened['id']}")
        return opened

    ann.create = create_for_group  # type: ignore[method-assign]
    try:
        return await plays(ann, bob)
    finally:
        ann.create = create  # type: ignore[method-assign]


def test_only_the_host_makes_a_table_a_game_of_their_group_before_it_begins(
    database: str,
) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        group = await club(ann, bob)
        table = (await ann.create(players=2))["id"]
        path = f"/groups/{group}/games"
        assert refusal(await send(bob, "PUT", f"{path}/{table}")) == (403, "host_only")
        eve = await site.person("Eve")
        hers = (await eve.create(players=2))["id"]
        assert refusal(await send(eve, "PUT", f"{path}/{hers}")) == (404, "no_group")
        begun = (await ann.create(players=2, visibility="local"))["id"]
        assert refusal(await send(ann, "PUT", f"{path}/{begun}")) == (422, "begun")
        assert refusal(await send(ann, "PUT", f"{path}/none")) == (404, "no_table")
        for _ in range(2):
            await done(ann, "PUT", f"{path}/{table}")
        assert len((await shown(bob, group))["games"]) == 1

    with_two(database, story)


def test_a_deleted_person_leaves_no_trace_in_their_groups(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        group = await club(ann, bob)
        exported = (await ann.get("/api/me/export")).json()
        assert [one["name"] for one in exported["groups"]] == ["Tuesday club"]
        assert [one["group_id"] for one in exported["group_members"]] == [group]
        assert (await bob.get("/api/me/export")).json()["groups"] == []
        await done(ann, "DELETE", "/me")
        page = await shown(bob, group)
        assert page["name"] == ""
        assert [one["name"] for one in page["members"]] == ["Bob"]
        await done(bob, "DELETE", "/me")
        assert await stored(site, group_members) == []
        feature = next(one for one in site.inside.tables.features if one.name == "groups")
        await feature.expire(site.inside.database.clock.now() + 2 * DAY)
        assert await stored(site, groups) == []

    with_two(database, story)


@pytest.mark.breadth
def test_the_groups_of_a_person_and_the_members_of_a_group_are_limited(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        group = await new_group(bob)
        for number in range(MOST_GROUPS):
            await new_group(ann, f"Group {number}")
        assert refusal(await send(ann, "POST", "/groups", name="More")) == (422, "many_groups")
        assert refusal(await send(ann, "PUT", f"/groups/{group}/me")) == (422, "many_groups")
        for number in range(MOST_MEMBERS - 1):
            await done(await site.person(f"Guest {number}"), "PUT", f"/groups/{group}/me")
        eve = await site.person("Eve")
        assert refusal(await send(eve, "PUT", f"/groups/{group}/me")) == (422, "full_group")

    with_two(database, story, names_per_hour=0)


@pytest.mark.breadth
def test_changes_of_groups_are_rate_limited(database: str) -> None:
    async def story(site: Site, ann: Player, _bob: Player) -> None:
        group = await new_group(ann)
        site.inside.limits.groups.count(Payer("", ann.id), 60)
        answer = await send(ann, "PUT", f"/groups/{group}/name", name="Again")
        assert refusal(answer) == (429, "too_many")

    with_two(database, story)


@pytest.mark.breadth
def test_the_game_of_a_group_outlives_its_table(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        group = await club(ann, bob)
        table = await plays_for(group, ann, bob)
        await site.inside.tables.catalog.delete(table)
        (result,) = (await shown(ann, group))["results"]
        assert (result["table"], result["replay"]) == (table, False)
        assert len(await stored(site, group_games)) == 1

    with_two(database, story)
