"""The page about limits lists every limit of the server, with the defaults of the code."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import msgspec

from fourcures.bots import pool, thinker
from fourcures.cli import serve
from fourcures.host import exchange, hosted_table, opening
from fourcures.protocol import texts
from fourcures.server.app import application as app
from fourcures.server.checks import readiness
from fourcures.server.db import database
from fourcures.server.groups import groups, invitations
from fourcures.server.http import http_protocol, limits, rates, socket_protocol
from fourcures.server.moderation import moderation
from fourcures.server.notices import address, notices, notifier
from fourcures.server.people import people
from fourcures.server.process import open_files
from fourcures.server.process.settings import ServerSettings, flag
from fourcures.server.seats import turns
from fourcures.server.slow_games import slow_games
from fourcures.server.statistics import results
from fourcures.server.tables import janitor, schema
from fourcures.server.tables.catalog import Catalog
from fourcures.table import decide, pace

PAGE = Path(__file__).parent.parent / "docs" / "host" / "limits.md"
SETTINGS = {field.name: field.default for field in msgspec.structs.fields(ServerSettings)}


def listed(query: object) -> int:
    """Return the default length of a list."""
    length: int = inspect.signature(query).parameters["limit"].default  # type: ignore[arg-type]
    return length


# The numbers in the column "default", in order. A new limit needs a row there and a line here.
LIMITS: dict[str, list[object]] = {
    "tables opened by one person or address": [SETTINGS["tables_per_hour"]],
    "stored messages and requests of one person or address": [SETTINGS["megabytes_per_day"]],
    "new players from one address": [SETTINGS["names_per_hour"]],
    "wrong invitation codes from one address": [SETTINGS["guesses_per_minute"]],
    "open sockets of one address": [SETTINGS["sockets_per_address"]],
    "sockets opened by one address": [SETTINGS["sockets_per_minute"]],
    "open HTTP connections of one address": [SETTINGS["connections_per_address"]],
    "connections opened by one address": [
        SETTINGS["connections_per_second"],
        limits.LONG_BURST,
    ],
    "open connections and sockets in all": [100 * open_files.FOR_CLIENTS],
    "addresses that are remembered": [rates.MOST_ADDRESSES],
    "new names, device links, blocks, changes of groups and invitations of one person": [
        limits.PER_HOUR
    ],
    "exports of one person": [limits.EXPORTS_PER_HOUR],
    "reports by one person": [limits.REPORTS_PER_HOUR],
    "emails that ask for the confirmation of an address": [limits.MAILS_PER_DAY],
    "such emails from one client address": [SETTINGS["mails_per_address"]],
    "such emails in all": [SETTINGS["mails_per_hour"]],
    "email address that is not confirmed": [notices.UNCONFIRMED_DAYS],
    "length of an email address": [address.LONGEST_ADDRESS, address.LONGEST_NAME],
    "time for a turn": [1, pace.LONGEST_TURN],
    "notice that a table waits": [turns.GRACE / 1000],
    "reminder before a bot plays a turn": [
        notifier.LAST_HOURS / turns.HOUR,
    ],
    "attempts to send a notice": [notifier.ATTEMPTS, notifier.AGAIN / 1000],
    "notices to one person": [limits.NOTICES_PER_DAY],
    "device link": [people.LINK_LASTS / 60_000],
    "time for the headers of a request, and for its body": [
        http_protocol.REQUEST_SECONDS,
        http_protocol.BODY_SECONDS,
    ],
    "answer that nobody reads": [http_protocol.READING_SECONDS],
    "HTTP body": [app.LARGEST_BODY],
    "socket message": [serve.LARGEST_MESSAGE],
    "commands of one person": [SETTINGS["commands_per_second"], limits.BURST],
    "questions of one person": [
        SETTINGS["commands_per_second"] * limits.MORE_QUESTIONS,
        limits.LONG_BURST,
    ],
    "commands and questions from one address": [limits.PEOPLE],
    "requests from one address": [SETTINGS["requests_per_second"], limits.LONG_BURST],
    "entries in the log of a table": [decide.MOST_ENTRIES, decide.FOR_THE_GAME],
    "entries in one message": [hosted_table.PAGE],
    "control frames of one socket": [socket_protocol.CONTROL_FRAMES],
    "control frames on all sockets of one address": [limits.CONTROL_FRAMES, limits.LONG_BURST],
    "parts of one message": [socket_protocol.MOST_PARTS],
    "idle socket": [serve.PING, serve.PATIENCE],
    "id of a command": [exchange.MOST_LETTERS],
    "chat message": [texts.LONGEST_TEXT],
    "text of a report": [texts.LONGEST_TEXT],
    "name of a player": [texts.LONGEST_NAME],
    "name of a table": [opening.LONGEST_TABLE_NAME],
    "groups of one person": [groups.MOST_GROUPS],
    "members of a group": [groups.MOST_MEMBERS],
    "name of a group": [groups.LONGEST_GROUP_NAME],
    "games and results that a group shows": [groups.MOST_GAMES],
    "next evening of a group": [groups.FARTHEST_EVENING / groups.DAY],
    "turn-based games in the list": [slow_games.MOST_GAMES],
    "people one has played with, and invitations, in the list": [
        invitations.MOST_MATES,
        invitations.MOST_INVITATIONS,
    ],
    "seed": [schema.tables.c.seed.type.length],  # type: ignore[attr-defined]
    "times in a setup": [1, opening.LONGEST_WAIT],
    "public tables in the list": [listed(Catalog.public_tables)],
    "own tables in the list": [listed(Catalog.tables_of)],
    "games in a person's statistics": [results.MOST_GAMES],
    "computing of bots and the coach": [SETTINGS["thinking_processes"]],
    "memory of such a process": [SETTINGS["thinking_megabytes"]],
    "one piece of such work": [thinker.SECONDS, thinker.ATTEMPTS],
    "process without such work": [pool.IDLE],
    "computing for one person or address": [SETTINGS["thinking_per_hour"], pool.LESS],
    "unused table in memory": [janitor.IDLE],
    "unused table in the database": [SETTINGS["expire_days"]],
    "unused exercise in the database": [janitor.EXERCISE_DAYS],
    "report in the database": [moderation.REPORT_DAYS],
    "answer of the database": [database.ANSWERS_WITHIN],
    "answer of the database for `/readyz`": [readiness.ANSWERS_WITHIN],
    "free space for an SQLite file": [readiness.LEAST_SPACE // 1024**2],
    "connections of a process to PostgreSQL": [database.MOST_CONNECTIONS],
    "open files of a process": [open_files.MOST_FILES],
    "worker that does not respond": [serve.STARTING],
    "graceful stop": [serve.STOPPING],
}


def rows() -> dict[str, list[str]]:
    """Return the rows of the table of limits, by their first column."""
    text = PAGE.read_text("utf-8").splitlines()
    lines = [line.strip("|").split("|") for line in text if line.startswith("| ")]
    return {first.strip(): [one.strip() for one in rest] for first, *rest in lines[1:]}


def test_the_page_has_the_limits_of_the_code() -> None:
    found = rows()
    assert list(found) == list(LIMITS)
    for name, (default, beyond, change) in found.items():
        numbers = [float(one.replace(",", "")) for one in re.findall(r"\d[\d,]*", default)]
        assert numbers == LIMITS[name], name
        assert beyond and change, name


def test_every_setting_that_is_a_limit_is_in_the_table() -> None:
    changes = " ".join(change for _, _, change in rows().values())
    for name in SETTINGS:
        if re.search("_per_|_days$|_threads$", name):
            assert f"`{flag(name)}`" in changes, name
