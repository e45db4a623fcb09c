"""People who have left are told that a seat is kept for them, if they want notices."""

from __future__ import annotations

import pytest

from tests.sizes import sweep

from ..databases import on_both_databases
from ..groups.test_groups import block, club, done
from ..post_office import text_of
from ..seats.test_turns import Post, address, browser, told
from ..site import Player
from ..statistics.test_results import plays
from ..tables.test_rematch import again

MINUTES = 60_000  # milliseconds


async def invites(server: Post) -> tuple[Player, Player, str]:
    """Let Ann invite Ben, who wants mails, to the next game; return its table."""
    ann, ben = await server.site.person("Ann"), await server.site.person("Ben")
    table = await plays(ann, ben, epidemics=6)
    await address(ben, server, "ben@example.org")
    return ann, ben, table


def test_an_invitation_is_told_by_mail_and_push(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, table = await invites(server)
        phone = await browser(ben, server)
        opened = await again(ann, table)
        known = len(server.mails.raw)
        await server.round()
        assert len(server.mails.raw) == known  # he may come by himself
        server.later(2 * MINUTES)
        await server.round()
        mail = server.mails.to("ben@example.org")[-1]
        assert mail["Subject"] == "Four Cures: Ann wants to play with you again"
        assert "A seat is kept for you" in text_of(mail)
        assert f"/t/{opened['id']}" in text_of(mail)
        (notice,) = phone.notices
        assert notice["title"] == "Ann wants to play with you again"
        server.later(2 * MINUTES)
        await server.round()
        assert len(server.mails.to("ben@example.org")) == 2  # with the one that confirms

    told(database, story)


@pytest.mark.breadth
def test_somebody_who_has_come_gets_no_invitation(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, table = await invites(server)
        opened = await again(ann, table)
        await ben.join(opened["id"])
        known = len(server.mails.raw)
        server.later(2 * MINUTES)
        await server.round()
        assert len(server.mails.raw) == known
        await ben.leave()

    told(database, story)


@on_both_databases
def test_a_table_of_a_group_is_told_to_members_by_mail_and_push(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben = await server.site.person("Ann"), await server.site.person("Ben")
        group = await club(ann, ben)
        await address(ann, server, "ann@example.org")
        await address(ben, server, "ben@example.org", "de")
        phone = await browser(ben, server)
        table = (await ann.create(players=2))["id"]
        for _ in range(2):  # the second request changes nothing
            await done(ann, "PUT", f"/groups/{group}/games/{table}")
        await server.round()
        assert not phone.notices
        for _ in range(2):
            server.later(2 * MINUTES)
            await server.round()
        (mail,) = server.mails.to("ben@example.org")[1:]
        assert mail["Subject"] == "Four Cures: Ann öffnet einen Tisch für „Tuesday club“"
        assert "Hallo Ben" in text_of(mail)
        assert f"/t/{table}" in text_of(mail)
        (notice,) = phone.notices
        assert notice["title"] == "Ann has opened a table for “Tuesday club”"
        assert notice["address"] == f"/t/{table}"
        assert len(server.mails.to("ann@example.org")) == 1  # it is her table

    told(database, story)


@pytest.mark.breadth
def test_somebody_one_has_played_with_is_told_of_an_invitation(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _ = await invites(server)
        table = (await ann.create(players=2))["id"]
        await done(ann, "PUT", f"/tables/{table}/invited/{ben.id}")
        server.later(2 * MINUTES)
        await server.round()
        mail = server.mails.to("ben@example.org")[-1]
        assert mail["Subject"] == "Four Cures: Ann has invited you to a game"
        assert f"/t/{table}" in text_of(mail)

    told(database, story)


@pytest.mark.parametrize("why", sweep(["blocked", "came", "left", "removed", "begun", "closed"]))
def test_an_invitation_of_a_group_that_is_over_is_not_told(database: str, why: str) -> None:
    async def story(server: Post) -> None:
        ann, ben = await server.site.person("Ann"), await server.site.person("Ben")
        group = await club(ann, ben)
        phone = await browser(ben, server)
        table = (await ann.create(players=2))["id"]
        await done(ann, "PUT", f"/groups/{group}/games/{table}")
        await ann.join(table)
        if why == "came":
            await ben.join(table)
        elif why == "left":
            await done(ben, "DELETE", f"/groups/{group}/me")
        elif why == "removed":
            await done(ann, "DELETE", f"/groups/{group}/members/{ben.id}")
        elif why == "blocked":
            await block(ben, ann)
        elif why == "begun":
            await ann.do("sit", seat=0)
            await ann.do("hand", seat=1, bot="quick")
        else:
            await ann.do("close")
        server.later(2 * MINUTES)
        await server.round()
        assert not phone.notices
        for player in (ann, ben) if why == "came" else (ann,):
            await player.leave()

    told(database, story)


@pytest.mark.breadth
def test_of_many_tables_of_a_group_only_the_first_is_told(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben = await server.site.person("Ann"), await server.site.person("Ben")
        group = await club(ann, ben)
        phone = await browser(ben, server)
        for expected in (1, 1, 2):
            table = (await ann.create(players=2))["id"]
            await done(ann, "PUT", f"/groups/{group}/games/{table}")
            server.later((2 if len(phone.notices) < expected else 12) * MINUTES)
            await server.round()
            assert len(phone.notices) == expected

    told(database, story)
