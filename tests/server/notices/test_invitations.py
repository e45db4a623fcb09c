"""People who have left are told that a seat is kept for them, if they want notices."""

from __future__ import annotations

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
