"""Mails of turn-based games, as they arrive at a real mail server: parsed from their bytes."""

from __future__ import annotations

import asyncio
import random
import re
import string
from email import message_from_bytes, policy
from email.message import EmailMessage
from email.utils import getaddresses
from html.parser import HTMLParser
from types import SimpleNamespace
from typing import Any, cast

import pytest
from aiosmtplib import SMTPResponseException

from fourcures import Game
from fourcures.protocol.refusals import Refused
from fourcures.server.app.features import examine_features
from fourcures.server.http.rates import Allowance, Rate
from fourcures.server.notices.address import check_address, mailbox_of
from fourcures.server.notices.letter import Letter
from fourcures.server.notices.links import Links
from fourcures.server.notices.mail import Mailer
from fourcures.server.notices.notices import UNCONFIRMED_DAYS, Notices
from fourcures.server.notices.notifier import plan_reminder
from fourcures.server.notices.schema import notices
from fourcures.server.process.findings import Finding
from fourcures.server.process.settings import ServerSettings
from fourcures.table.snapshot import entry_for
from fourcures.text.language import Language
from fourcures.text.names import Names

from ...sizes import size, sweep
from ..post_office import link, mailbox, text_of
from ..seats.test_turns import HOUR, SITE, Post, address, browser, end_turn, game, told
from ..site import Player

DAY = 24 * HOUR
MAIL = "/api/me/mail"
HOSTILE = (  # spellings that somebody else could get mails through
    "=?utf-8?q?=62ombed?=@example.net",
    "=?utf-8?q?a=40x=2Eyy=2Cvictim?=@example.org",
    "=?utf-8?b?dmljdGlt?=@example.org",
    "a@b@c.dd",
    "a@b..co",
    "a@b.co.",
    "a@.b.co",
    "a@b",
    "@b.co",
    "a@",
    "a.@b.co",
    ".a@b.co",
    "a..b@b.co",
    '"a b"@b.co',
    "a(victim@x.org)@b.co",
    "<victim@x.org>@b.co",
    "a@[127.0.0.1]",
    "a@127.0.0.1",
    "victim%example.org@b.co",
    "x.org!victim@b.co",
    "a@b.co,victim@x.org",
    "a@b.co;victim@x.org",
    "a@b.co\r\nBcc: victim@x.org",
    "a@b.co\nTo: victim@x.org",
    "a@b.co\x00",
    "a\x00@b.co",
    "é@b.co",
    "\u0430nna@b.co",  # a Cyrillic letter
    "a@b_c.co",
    "a@-b.co",
    "a@xn--zzzzzzz--.co",
    "a" * 65 + "@b.co",
    "a@" + "b" * 64 + ".co",
    "group:victim@x.org;",
    "victim@x.org <a@b.co>",
)


def headers_of(raw: bytes) -> dict[str, str]:
    """Return the headers of a mail as they are on the wire, read without the email package."""
    head = raw.partition(b"\r\n\r\n")[0].decode("ascii")
    lines = re.sub(r"\r\n[ \t]+", " ", head).split("\r\n")
    return dict(line.split(": ", 1) for line in lines)


def strict(raw: bytes) -> EmailMessage:
    """Return a mail; raise an error if anything in it is against the standards."""
    return message_from_bytes(raw, policy=policy.strict)


class Page(HTMLParser):
    """The words, links and addresses of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "a":
            self.links.append(given.get("href") or "")
        self.loaded += [
            f"{tag} {name}" for name in ("src", "srcset", "background") if name in given
        ]
        self.loaded += [tag] if tag in ("link", "script", "iframe", "img") else []

    def handle_data(self, data: str) -> None:
        self.words.append(data)


async def miss(server: Post, seed: str = "by turns", **setup: Any) -> tuple[Player, Player, str]:
    """Let Ben, who gets mails, miss the beginning of his turn."""
    ann, ben, table = await game(server, seed, **setup)
    await address(ben, server, "ben@example.org")
    await server.miss_turn(ann, ben)
    return ann, ben, table


def test_a_mail_has_people_deadline_news_state_and_two_links(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, table = await game(server, late="bot")
        await address(ben, server, "ben@example.org", zone="Asia/Kolkata")
        await server.miss_turn(ann, ben)
        recipients, raw = server.mails.raw[-1]
        mail, plain = strict(raw), headers_of(raw)
        assert not mail.defects
        assert recipients == ["ben@example.org"]
        assert plain["To"] == "ben@example.org"
        assert re.fullmatch(
            r"Four Cures: Your turn with Ann, until \w{3} \d+ \w{3}, \d\d:\d\d", mail["Subject"]
        )
        text, html = text_of(mail), mail.get_body(("html",)).get_content()  # type: ignore[union-attr]
        for part in (text, html):
            for words in (
                "Hello Ben,",
                "as the ",
                "Cures: 0 of 4",
                "(in 24 h)",
                "After that a bot",
            ):
                assert words in part, words
        news = re.findall(r"^- (.+)$", text, re.MULTILINE)
        assert 1 <= len(news) <= 2
        token = link(mail, "unsubscribe")
        wanted = [f"{SITE}/t/{table}", f"{SITE}/mail#unsubscribe={token}"]
        assert re.findall(r"https?://\S+", text) == wanted
        page = Page(html)
        assert page.links == wanted
        assert page.loaded == []
        assert "prefers-color-scheme: dark" in html
        # The time is that of the reader.
        due = (await ben.get(f"/api/tables/{table}/waits")).json()[0]["due"]
        minutes = (due // 60_000 + 330) % 1440
        assert f"{minutes // 60:02}:{minutes % 60:02} (in 24 h)" in text

    told(database, story)


def test_the_headers_for_programs_are_plain_even_if_they_are_long(database: str) -> None:
    async def story(server: Post) -> None:
        long = "ben." + "x" * 60 + "@" + ".".join(["sub" * 15] * 3) + ".example.org"
        ann, ben, _table = await game(server, name="Zażółć gęślą jaźń, " * 4)
        await address(ben, server, long)
        await server.miss_turn(ann, ben)
        recipients, raw = server.mails.raw[-1]
        plain, mail = headers_of(raw), strict(raw)
        token = link(mail, "unsubscribe")
        assert plain["List-Unsubscribe"] == f"<{SITE}/api/mail/unsubscribe/{token}>"
        assert plain["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert [plain["To"]] == recipients == [long]
        assert "jaźń" in mail["Subject"]
        assert raw.isascii()
        assert all(len(line) <= 998 for line in raw.split(b"\r\n"))
        for word in re.findall(r"=\?[^?]+\?[bq]\?[^?]*\?=", plain["Subject"]):
            assert len(word) <= 75  # RFC 2047

    told(database, story)


@pytest.mark.breadth
@pytest.mark.parametrize("language", sweep(("de", "en", "pl", "ru")))
def test_mails_are_in_the_language_of_the_reader(database: str, language: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server, late="bot", name="A & B <b>")
        await address(ben, server, "ben@example.org", language, "Europe/Warsaw")
        await server.miss_turn(ann, ben)
        raw = server.mails.raw[-1][1]
        mail = strict(raw)
        html = mail.get_body(("html",)).get_content()  # type: ignore[union-attr]
        assert f'<html lang="{language}">' in html
        assert "A &amp; B &lt;b&gt;" in html
        for part in (mail["Subject"], text_of(mail), html):
            assert not re.search(
                r"\{[$a-z]|\bnone\b|notice-|mail-",
                re.sub("<style>.*</style>|/mail#", "", part, flags=re.DOTALL),
            )

    told(database, story)


def test_a_question_to_an_absent_player_is_told_by_mail_and_push(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(
            server, late="bot", roles=["dispatcher", "medic"], seed="by turns"
        )
        await address(ben, server, "ben@example.org")
        phone = await browser(ben, server)
        await server.leaves(ben)
        await ann.move("move medic drive chicago", 0)
        server.later(2 * 60_000)
        await server.round()
        mail = strict(server.mails.raw[-1][1])
        assert mail["Subject"].startswith("Four Cures: Ann asks you something, until ")
        asked = "Ann asks: “May I bring you to Chicago?”"
        assert asked in text_of(mail)
        assert "After that your answer is no." in text_of(mail)
        (notice,) = phone.notices
        assert notice["title"] == "Ann asks you something"
        assert re.fullmatch(rf"{re.escape(asked)} You have until .* \(in 24 h\)\.", notice["body"])

    told(database, story)


@pytest.mark.breadth
def test_a_question_in_the_middle_of_a_turn_has_its_own_notice(database: str) -> None:
    setup = {"roles": ["dispatcher", "medic"], "first": 1, "events": ["airlift"]}
    seed = next(
        seed
        for seed in map(str, range(1000))
        if "airlift" in Game.new(players=2, seed=seed, **setup).hands[0]  # type: ignore[arg-type]
    )

    async def story(server: Post) -> None:
        ann, ben, _table = await game(server, seed, **setup)
        await address(ben, server, "ben@example.org")
        await server.leaves(ben)
        for ask in (False, True):
            if ask:
                await ann.move("airlift medic cairo", 0)
            server.later(2 * 60_000)
            for _ in range(2):
                await server.round()
        subjects = [mail["Subject"] for mail in server.mails.to("ben@example.org")[1:]]
        assert [subject.partition(", until")[0] for subject in subjects] == [
            "Four Cures: Your turn with Ann",
            "Four Cures: Ann asks you something",
        ]
        assert "May I bring you to Cairo?" in text_of(server.mails.mails[-1])

    told(database, story)


def test_before_a_bot_plays_the_turn_there_is_one_reminder(database: str) -> None:
    async def story(server: Post) -> None:
        _ann, _ben, _table = await miss(server, late="bot")
        for _ in range(4):
            server.later(5 * HOUR)
            for _ in range(2):
                await server.round()
        subjects = [mail["Subject"] for mail in server.mails.to("ben@example.org")[1:]]
        assert [subject.partition(", until")[0] for subject in subjects] == [
            "Four Cures: Your turn with Ann",
            "Four Cures: Your time in the game with Ann ends in 4 h",
        ]
        assert len({mail["Message-ID"] for mail in server.mails.to("ben@example.org")[1:]}) == 2

    told(database, story)


def test_notices_to_one_person_are_limited(database: str) -> None:
    async def story(server: Post) -> None:
        limits = server.site.inside.limits
        limits.notices.rates["person"] = Rate(1, DAY)
        ann, ben, _table = await game(server, late="bot")
        await address(ben, server, "ben@example.org")
        phone = await browser(ben, server)
        await server.miss_turn(ann, ben)
        for _ in range(4):
            server.later(5 * HOUR)
            for _ in range(2):
                await server.round()
        assert len(server.mails.to("ben@example.org")[1:]) == len(phone.notices) == 1
        assert await server.rows(notices) == [], "the reminders are dropped"

    told(database, story)


HOURS = [(168, "bot", 164), (24, "bot", 20), (8, "bot", 4), (3, "bot", 1.5)]


@pytest.mark.parametrize(
    ("hours", "late", "after"), [*HOURS, (24, "remind", 0), (24, "nothing", 0)]
)
def test_a_reminder_before_the_end_is_planned_only_if_a_bot_plays_then(
    hours: int, late: str, after: float
) -> None:
    wait = SimpleNamespace(since=0, due=hours * HOUR, late=late, kind="turn")
    planned = plan_reminder(cast(Any, wait), 1)
    if after:
        assert planned == {"kind": "soon", "notify_at": after * HOUR}
    else:
        assert planned == {"notify_at": None}
    assert plan_reminder(cast(Any, wait), hours * HOUR - 1) == {"notify_at": None}


@pytest.mark.breadth
def test_a_mail_tells_in_two_sentences_what_the_others_did_since_the_last_visit(
    database: str,
) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server)
        await address(ben, server, "ben@example.org")
        first = next(text for text in ann.legal() if text.startswith("drive"))
        await ann.move(first)
        await server.site.inside.heartbeats.flush()
        await server.leaves(ben)
        server.later(60_000)
        await ben.join(_table)  # he has seen the first move
        await server.site.inside.heartbeats.flush()
        await server.leaves(ben)
        server.later(60_000)
        await end_turn(ann)
        server.later(2 * 60_000)
        await server.round()
        text = text_of(strict(server.mails.raw[-1][1]))
        news = re.findall(r"^- (.+)$", text, re.MULTILINE)
        assert len(news) == 2
        assert sum(line.startswith("Ann: ") for line in news) >= 1
        assert Names()(first.split()[1]) not in news[0]

    told(database, story)


@pytest.mark.parametrize("language", ["de", "en", "pl", "ru"])
def test_a_reminder_says_what_the_table_waits_for(language: str) -> None:
    names = {"table": "none", "mates": "Ben", "asker": "Ben"}
    reasons = ("question", "window", "discard", "turn")
    say = Language(language)
    assert len({say("notice-reminder", reason=reason, **names) for reason in reasons}) == 4


def test_a_mail_tells_no_more_than_a_spectator_may_see(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server, hands="private")
        await address(ben, server, "ben@example.org")
        await server.miss_turn(ann, ben)
        said = text_of(strict(server.mails.raw[-1][1])).partition("/mail#")[0]
        live = await server.site.inside.tables.get(_table)
        public = str([entry_for(live.room, logged, None) for logged in live.log])
        names = Names()
        hidden = [card for hand in live.room.playing().hands for card in hand]
        assert len(hidden) > 6
        for card in hidden:
            assert f"'{card}'" in public or names(card) not in said

    told(database, story)


# Addresses.


def hostile_addresses(count: int) -> list[str]:
    """Return addresses made of the signs that mail programs read in different ways."""
    chance = random.Random(20)
    signs = string.ascii_letters + "=?@@..%!\"'<>(),;:[]\\ \t\r\n\x00+-_é\u202e\u3002\uff20"
    pieces = ["=?utf-8?q?", "?=", "@example.org", "victim@example.net", "xn--", "=40", "\r\nBcc: "]
    made = list(HOSTILE)
    while len(made) < count:
        parts = [
            chance.choice(pieces) if chance.random() < 0.2 else chance.choice(signs)
            for _ in range(chance.randint(1, 14))
        ]
        made.append(
            "".join(parts) + chance.choice(["", "@b.co", "@bücher.example", "@example.org"])
        )
    return made


def test_hostile_addresses_are_refused_or_mean_the_same_everywhere() -> None:
    accepted = 0
    for text in hostile_addresses(5000):
        try:
            right = check_address(text)
        except Refused as no:
            assert no.code == "bad_address"
            continue
        accepted += 1
        raw = Letter("en", "s", "t", []).write("A <a@example.org>", right, {})
        assert headers_of(raw)["To"] == right
        assert [one.addr_spec for one in strict(raw)["To"].addresses] == [right]
        assert getaddresses([headers_of(raw)["To"]]) == [("", right)]
        assert check_address(right) == right
    assert accepted > 20
    for text in HOSTILE:
        with pytest.raises(Refused):
            check_address(text)


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("Ann.O'Neil+games@Example.ORG", "Ann.O'Neil+games@example.org"),
        (" ann@bücher.example ", "ann@xn--bcher-kva.example"),
        ("ann@faß.de", "ann@xn--fa-hia.de"),
        ("a_b-c=d@x-y.co.uk", "a_b-c=d@x-y.co.uk"),
    ],
)
def test_ordinary_and_international_addresses_are_accepted(text: str, address: str) -> None:
    assert check_address(text) == address


def test_tagged_variants_are_one_mailbox() -> None:
    assert {mailbox_of(f"{name}@x.org") for name in ("Ann", "ann+1", "ANN+2+3")} == {"ann@x.org"}


def test_hostile_addresses_reach_only_the_recipient_in_the_header(database: str) -> None:
    async def story(server: Post) -> None:
        limits = server.site.inside.limits
        limits.mails = limits.mailboxes = Allowance(lambda _: None, {})
        ann = await server.site.person("Ann")
        async with ann.http() as http:
            for text in hostile_addresses(size(120, 1000, 1000)):
                before = len(server.mails.raw)
                answer = await http.post(MAIL, json={"address": text, "language": "en"})
                assert answer.status_code in (204, 400), (text, answer.text)
                assert len(server.mails.raw) - before == (answer.status_code == 204)
        for recipients, raw in server.mails.raw:
            assert [headers_of(raw)["To"]] == recipients

    told(database, story)


def test_a_new_address_that_is_wrong_keeps_the_confirmed_one(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server)
        await address(ben, server, "ben@example.org")
        server.mails.refuses.add("bne@example.org")
        async with ben.http() as http:
            answer = await http.post(MAIL, json={"address": "bne@example.org", "language": "en"})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad_address")
            answer = await http.post(MAIL, json={"address": "new@example.org", "language": "en"})
            assert answer.status_code == 204
        known = (await ben.get("/api/me/notices")).json()
        assert (known["address"], known["unconfirmed"]) == ("ben@example.org", "new@example.org")
        await server.miss_turn(ann, ben)
        assert server.mails.raw[-1][0] == ["ben@example.org"]
        await server.site.inside.feature(Notices).expire(
            server.site.inside.database.clock.now() + (UNCONFIRMED_DAYS + 1) * DAY
        )
        known = (await ben.get("/api/me/notices")).json()
        assert (known["address"], known["unconfirmed"]) == ("ben@example.org", None)
        await address(ben, server, "new@example.org")
        known = (await ben.get("/api/me/notices")).json()
        assert (known["address"], known["unconfirmed"]) == ("new@example.org", None)

    told(database, story)


@pytest.mark.breadth
def test_a_mailbox_that_wants_no_mails_gets_none_until_it_allows_them(database: str) -> None:
    async def story(server: Post) -> None:
        ann, ben = await server.site.person("Ann"), await server.site.person("Ben")
        body = {"address": "victim@example.org", "language": "en"}
        limits = server.site.inside.limits
        limits.mails = limits.mailboxes = Allowance(lambda _: None, {})
        async with ann.http() as http, ben.http() as other:
            assert (await http.post(MAIL, json=body)).status_code == 204
            question = strict(server.mails.raw[-1][1])
            token = {"token": link(question, "refuse")}
            assert (await http.post("/api/mail/confirm", json=token)).status_code == 403
            assert (await other.post("/api/mail/refuse", json=token)).status_code == 204
            assert (await ann.get("/api/me/notices")).json()["unconfirmed"] is None
            sent = len(server.mails.raw)
            for text in ("victim@example.org", "Victim+tag@example.org"):
                for client in (http, other):
                    answer = await client.post(MAIL, json=body | {"address": text})
                    assert (answer.status_code, answer.json()["code"]) == (403, "mail_stopped")
            assert len(server.mails.raw) == sent
            assert (await other.post("/api/mail/allow", json=token)).status_code == 204
            assert (await other.post(MAIL, json=body)).status_code == 204
            for wrong in ("", "x", "a.b.c", "é" * 20, token["token"][:-1] + "g"):
                for path in ("confirm", "refuse", "allow"):
                    answer = await http.post(f"/api/mail/{path}", json={"token": wrong})
                    assert answer.status_code == 403, (path, wrong)

    told(database, story)


def test_only_the_person_who_unsubscribed_can_ask_for_mails_again(database: str) -> None:
    async def story(server: Post) -> None:
        _ann, ben, _table = await miss(server)
        token = link(strict(server.mails.raw[-1][1]), "unsubscribe")
        body = {"address": "ben@example.org", "language": "en"}
        async with server.site.http() as anyone, ben.http() as http:
            assert (await anyone.post(f"/api/mail/unsubscribe/{token}")).status_code == 204
            assert (await ben.get("/api/me/notices")).json()["address"] is None
            cleo = await server.site.person("Cleo")
            async with cleo.http() as other:
                assert (await other.post(MAIL, json=body)).json()["code"] == "mail_stopped"
            assert (await http.post(MAIL, json=body)).status_code == 204
            again = link(strict(server.mails.raw[-1][1]), "confirm")
            assert (
                await anyone.post("/api/mail/confirm", json={"token": again})
            ).status_code == 204
            async with cleo.http() as other:
                assert (await other.post(MAIL, json=body)).status_code == 204
            # A person who deletes their data leaves only the hash of the mailbox.
            assert (await anyone.post(f"/api/mail/unsubscribe/{token}")).status_code == 204
            assert (await http.delete("/api/me")).status_code == 204
        async with server.site.inside.database.reading.connect() as connection:
            rows = (await connection.exec_driver_sql("SELECT * FROM mail_stops")).all()
        assert [(row.person_id, "@" in row.hash) for row in rows] == [(None, False)]

    told(database, story)


@pytest.mark.parametrize("limit", ["mailbox", "address", "all"])
def test_mails_are_limited_by_mailbox_by_client_and_in_all(database: str, limit: str) -> None:
    async def story(server: Post) -> None:
        limits = server.site.inside.limits
        most = {"mailbox": 5, "address": 20, "all": 30}[limit]
        if limit == "all":  # so few that a slow machine sends them before one is allowed again
            limits.mails.rates |= {"address": Rate(0, 1), "server": Rate(most, 3600)}
        codes = []
        for number in range(most + 3):
            someone = await server.site.person(f"P{number}")
            name = f"victim+{number}" if limit == "mailbox" else f"victim{number}"
            async with someone.http() as http:
                body = {"address": f"{name}@example.org", "language": "en"}
                codes.append((await http.post(MAIL, json=body)).status_code)
        assert codes == [204] * most + [429] * 3
        assert len(server.mails.raw) == most

    told(database, story)


@pytest.mark.breadth
@pytest.mark.parametrize(
    "zone", sweep(["../../etc/passwd", "Europe/Nowhere", "Europe", "", "é", "UTC"])
)
def test_an_unknown_time_zone_is_utc(database: str, zone: str) -> None:
    async def story(server: Post) -> None:
        ann, ben, _table = await game(server)
        await address(ben, server, "ben@example.org", zone=zone)
        await server.miss_turn(ann, ben)
        assert strict(server.mails.raw[-1][1])["Subject"].endswith(" UTC")

    told(database, story)


def refusal_in_log(caplog: pytest.LogCaptureFixture) -> str:
    """Return the one warning about a mail."""
    lines = [record.getMessage() for record in caplog.records]
    (line,) = [line for line in lines if line.startswith("mail not sent")]
    return line


@pytest.mark.parametrize(
    ("harm", "code", "said"),
    [
        ("refuses", "bad_address", "550 … no such mailbox"),
        ("down", "mail_failed", "451 … try again later"),
        ("gone", "mail_failed", "Error connecting to 127.0.0.1"),
    ],
)
def test_a_mail_that_cannot_be_sent_has_its_reason_in_the_log_without_the_address(
    database: str, caplog: pytest.LogCaptureFixture, harm: str, code: str, said: str
) -> None:
    async def story(server: Post) -> None:
        ann = await server.site.person("Ann")
        server.mails.refuses |= {"ann@example.org"} if harm == "refuses" else set()
        server.mails.down = harm == "down"
        mailer = server.site.inside.feature(Notices).mailer
        assert mailer is not None
        if harm == "gone":
            mailer.server = mailer.server._replace(port=1)
        caplog.clear()
        async with ann.http() as http:
            body = {"address": "ann@example.org", "language": "en"}
            answer = await http.post(MAIL, json=body)
        assert answer.json()["code"] == code
        line = refusal_in_log(caplog)
        assert said in line
        assert "ann@" not in line

    told(database, story)


def doctor(server: str) -> Finding:
    """Return what the doctor says about a mail server."""
    settings = ServerSettings(
        database="sqlite+aiosqlite://",
        mail_server=server,
        mail_from="games@example.org",
        site=SITE,
    )
    (finding,) = (found for found in examine_features(settings) if found.point == "mail")
    return finding


def test_the_doctor_connects_to_the_mail_server_and_signs_in() -> None:
    async def story() -> None:
        async with mailbox(games="s/cret") as box:
            for text, level, said in (
                ("", "ok", "not set up"),
                (f"smtp://games:s%2Fcret@127.0.0.1:{box.port}", "ok", "connected, signed in"),
                (f"smtp://games:wrong-one@127.0.0.1:{box.port}", "fault", "535"),
                (f"smtps://127.0.0.1:{box.port}", "fault", ""),
                ("smtp://127.0.0.1:1", "fault", "Error connecting to 127.0.0.1"),
            ):
                found = await asyncio.to_thread(doctor, text)
                assert (found.level, bool(found.change)) == (level, level == "fault"), found
                assert said in found.state
                assert "wrong-one" not in found.state

    asyncio.run(story())


def test_a_reason_does_not_contain_the_password_even_if_the_server_repeats_it() -> None:
    settings = ServerSettings(
        database="", mail_server="smtp://me:s%2Fcret@post", mail_from="a@b.co", site=SITE
    )
    mailer = Mailer(settings, cast(Links, None))
    error = SMTPResponseException(535, "me and s/cret\nare <bob@example.org> unknown")
    assert mailer.explain(error) == "the mail server answers: 535 me and … are … unknown"
