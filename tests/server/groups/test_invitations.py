"""Invitations: people one has played with are invited again, and nobody else."""

from __future__ import annotations

import pytest

from ..databases import on_both_databases
from ..site import Player, Site
from ..statistics.test_results import plays
from ..tables.test_rematch import again
from .test_groups import block, club, done, refusal, send, with_two


async def invitations(player: Player) -> list[tuple[str, str, str]]:
    """Return the tables to which a person is invited: by whom, and for which group."""
    listed = (await player.get("/api/me/invitations")).json()
    return [(one["table"], one["by"], one["group_name"]) for one in listed]


async def mates(player: Player) -> list[tuple[str, int]]:
    return [(one["name"], one["games"]) for one in (await player.get("/api/me/mates")).json()]


@on_both_databases
def test_somebody_one_has_played_with_is_invited_until_they_come_or_decline(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        assert await mates(ann) == []
        await plays(ann, bob)
        assert await mates(ann) == [("Bob", 1)]
        first = (await ann.create(players=2))["id"]
        second = (await ann.create(players=2))["id"]
        for table in (first, second, second):
            await done(ann, "PUT", f"/tables/{table}/invited/{bob.id}")
        assert set(await invitations(bob)) == {(first, "Ann", ""), (second, "Ann", "")}
        await done(bob, "DELETE", f"/me/invitations/{second}")
        assert await invitations(bob) == [(first, "Ann", "")]
        await bob.join(first)
        assert await invitations(bob) == []
        await bob.leave()

    with_two(database, story)


def test_strangers_cannot_invite_and_cannot_be_invited(database: str) -> None:
    async def story(site: Site, ann: Player, bob: Player) -> None:
        table = (await ann.create(players=2))["id"]
        for other in (bob.id, ann.id, "nobody"):
            answer = await send(ann, "PUT", f"/tables/{table}/invited/{other}")
            assert refusal(answer) == (404, "unknown_person")
        await plays(ann, bob)
        eve = await site.person("Eve")
        answer = await send(eve, "PUT", f"/tables/{table}/invited/{bob.id}")
        assert refusal(answer) == (422, "not_here")
        begun = (await ann.create(players=2, visibility="local"))["id"]
        answer = await send(ann, "PUT", f"/tables/{begun}/invited/{bob.id}")
        assert refusal(answer) == (422, "begun")
        assert (await site.get("/api/me/mates")).status_code == 401
        assert (await site.get("/api/me/invitations")).status_code == 401

    with_two(database, story)


@pytest.mark.parametrize("blocker", [0, 1])
def test_a_block_ends_all_invitations_in_both_directions(database: str, blocker: int) -> None:
    async def story(_site: Site, ann: Player, bob: Player) -> None:
        await plays(ann, bob)
        table = (await ann.create(players=2))["id"]
        await done(ann, "PUT", f"/tables/{table}/invited/{bob.id}")
        await block(*((ann, bob) if blocker else (bob, ann)))
        assert await invitations(bob) == []
        assert await mates(ann) == await mates(bob) == []
        answer = await send(ann, "PUT", f"/tables/{table}/invited/{bob.id}")
        assert refusal(answer) == (404, "unknown_person")

    with_two(database, story)


def test_the_members_of_a_group_are_invited_to_its_tables_until_these_begin(
    database: str,
) -> None:
    async def story(_site: Site, ann: Player, bob: Player) -> None:
        group = await club(ann, bob)
        table = (await ann.create(players=2))["id"]
        await done(ann, "PUT", f"/groups/{group}/games/{table}")
        assert await invitations(bob) == [(table, "Ann", "Tuesday club")]
        assert await invitations(ann) == []  # the host is there
        await ann.join(table)
        await ann.do("sit", seat=0)
        await ann.do("hand", seat=1, bot="quick")
        assert await invitations(bob) == []
        await ann.leave()

    with_two(database, story)


def test_a_member_of_a_group_declines_for_one_evening(database: str) -> None:
    async def story(_site: Site, ann: Player, bob: Player) -> None:
        await plays(ann, bob)
        group = await club(ann, bob)
        first, second = [(await ann.create(players=2))["id"] for _ in range(2)]
        for table in (first, second):
            await done(ann, "PUT", f"/groups/{group}/games/{table}")
        for _ in range(2):  # also if the request comes twice
            await done(bob, "DELETE", f"/me/invitations/{first}")
        assert await invitations(bob) == [(second, "Ann", "Tuesday club")]
        await done(ann, "PUT", f"/tables/{first}/invited/{bob.id}")  # he has said no
        assert await invitations(bob) == [(second, "Ann", "Tuesday club")]

    with_two(database, story)


def test_a_seat_that_is_kept_is_an_invitation_and_free_when_it_is_declined(database: str) -> None:
    async def story(_site: Site, ann: Player, bob: Player) -> None:
        opened = (await again(ann, await plays(ann, bob, epidemics=6)))["id"]
        (one,) = (await bob.get("/api/me/invitations")).json()
        assert (one["table"], one["by"], one["kept"]) == (opened, "Ann", True)
        assert await invitations(ann) == []
        await ann.join(opened)
        await done(bob, "DELETE", f"/me/invitations/{opened}")
        await ann.until(lambda: ann.table["seats"][1]["holder"] is None)
        assert ann.table["invited"] == []
        assert await invitations(bob) == []
        await ann.leave()

    with_two(database, story)


@pytest.mark.breadth
def test_invitations_go_with_the_person_who_made_them(database: str) -> None:
    async def story(_site: Site, ann: Player, bob: Player) -> None:
        await plays(ann, bob)
        table = (await ann.create(players=2))["id"]
        await done(ann, "PUT", f"/tables/{table}/invited/{bob.id}")
        assert len((await bob.get("/api/me/export")).json()["invitations"]) == 1
        await done(ann, "DELETE", "/me")
        assert await invitations(bob) == []
        assert await mates(bob) == []

    with_two(database, story)
