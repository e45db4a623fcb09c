"""The requests of a page to its local host: the paths and answers of the server's HTTP routes."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ..engine.errors import InvalidRecord
from ..engine.record import read
from ..host.opening import (
    Listed,
    NewTable,
    OpenedTable,
    Rematch,
    check_seed,
    fit_setup,
    new_id,
    plan_opening,
)
from ..protocol.people import Me, NewName
from ..protocol.problems import Problem, problem_of
from ..protocol.refusals import Refused
from ..protocol.texts import LONGEST_NAME, clean_text
from ..table.rematch import plan_rematch
from ..table.replay import replay
from ..table.snapshot import entry_for, snapshot
from .archive import Added, NotAnArchive, add, pack
from .bodies import ABSENT, BAD_REQUEST, CREATED, NOT_FOUND, OK, BadBody, Found, decode
from .host import LocalHost

if TYPE_CHECKING:
    from .features import LocalFeature

logger = logging.getLogger(__name__)

LISTED = 100  # tables
SHOWN: tuple[list[str], ...] = ([], ["log"], ["replay"], ["record"], ["waits"])  # of a table


class LocalAnswer(NamedTuple):
    """The status and the JSON of an answer."""

    status: int
    text: str


class NoSuchPath(Exception):
    """This host does not offer that; a server may."""


class LocalRequests:
    """The requests of a page to its host."""

    def __init__(self, host: LocalHost) -> None:
        self.host = host
        self.features: list[LocalFeature] = []

    async def answer(self, method: str, path: str, body: str = "") -> LocalAnswer:
        """Answer a request for a path below `/api`."""
        path, _, query = path.partition("?")
        parts = path.strip("/").split("/")
        try:
            status, found = await self.find(method, parts, query, body)
        except Refused as no:
            status, found = problem_of(no)
        except NoSuchPath:
            status, found = NOT_FOUND, Problem("not_found", None, {}, "Not Found")
        except BadBody as error:
            status, found = BAD_REQUEST, Problem("bad_request", None, {}, str(error))
        except OSError as error:  # there is no room
            logger.error("nothing can be stored: %s", error)
            status, found = problem_of(Refused("not_ready"))
        except Exception:
            logger.exception("a request failed")
            status, found = problem_of(Refused("internal"))
        return LocalAnswer(status, msgspec.json.encode(found).decode())

    async def find(self, method: str, parts: list[str], query: str, body: str) -> Found:
        """Return the status and the content of an answer; raise NoSuchPath if there is none."""
        found = await route(self.host, method, parts, query, body)
        if found is None and not self.features:
            from .features import make_features

            self.features = make_features(self.host)
        for feature in self.features:
            found = found or await feature.answer(method, parts, body)
        if found is None:
            raise NoSuchPath
        return found


async def route(
    host: LocalHost, method: str, parts: list[str], query: str, body: str
) -> Found | None:
    """Return the answer to a request about people and tables; None if it is about others."""
    match method, parts:
        case "GET", ["me"]:
            return OK, await host.storage.find_person()
        case "POST", ["me"]:
            return OK, await take_name(host, decode(body, NewName))
        case "GET", ["me", "export"]:
            return OK, await pack(host)
        case "POST", ["me", "import"]:
            return OK, await add_archive(host, body)
        case "GET", ["tables"] | ["me", "blocks"]:
            return OK, []  # there is nobody else
        case "GET", ["tables", "mine"]:
            rows = [row for row in await host.storage.list_tables() if not row.exercise]
            rows.sort(key=lambda row: -row.since)
            return OK, [Listed(row.id, row.status, row.since) for row in rows[:LISTED]]
        case "POST", ["tables"]:
            return CREATED, await open_table(host, decode(body, NewTable))
        case "POST", ["tables", table_id, "rematch"]:
            return CREATED, await play_again(host, table_id, decode(body, Rematch))
        case "GET", ["codes", code]:
            return OK, await find_by_code(host, code)
        case "GET", ["tables", table_id, *what] if what in SHOWN:
            return OK, await show(host, table_id, what, query)
    return None


async def take_name(host: LocalHost, data: NewName) -> Me:
    """Choose or change the name of the person."""
    name = clean_text(data.name, LONGEST_NAME, "name")
    before = await host.storage.find_person()
    me = Me(new_id() if before is None else before.id, name)
    await host.storage.keep_person(me)
    return me


async def add_archive(host: LocalHost, text: str) -> Added:
    """Add the tables of a file, or the game of a record; raise BadBody if it is damaged."""
    try:
        if (record := find_record(text)) is None:
            return await add(host, text)
        await host.add_record(await host.me(), record)
    except (NotAnArchive, InvalidRecord) as error:
        raise BadBody(str(error)) from None
    return Added(1)


def find_record(text: str) -> object | None:
    """Return the record in a file, if it is one."""
    try:
        document = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return None
    return document if isinstance(document, dict) and "lines" in document else None


async def open_table(host: LocalHost, data: NewTable) -> OpenedTable:
    """Open a table; the person has all seats that no bot has."""
    me = await host.me()
    setup = fit_setup(data.setup, ABSENT)
    check_seed(data.seed)
    begins = data.bots is not None and not await has_finished(host)
    how = plan_opening(setup, data.seed, data.bots, host.bots, begins)
    table = await host.create(me, setup, how)
    return OpenedTable(table.id, table.code)


async def has_finished(host: LocalHost) -> bool:
    """Return whether the person has played a game to its end."""
    return any(row.ended and row.ended.results for row in await host.storage.list_tables())


async def play_again(host: LocalHost, table_id: str, data: Rematch) -> OpenedTable:
    """Open the next game of a table."""
    me, last = await host.me(), await host.get(table_id)
    check_seed(data.seed)
    how = plan_rematch(last.room, me.id, data.seed)
    table = await host.create(me, last.room.setup, how)
    return OpenedTable(table.id, table.code)


async def find_by_code(host: LocalHost, code: str) -> OpenedTable:
    """Find the table of an invitation code."""
    for row in await host.storage.list_tables():
        if row.code == code.strip().upper():
            return OpenedTable(row.id, row.code)
    raise Refused("no_table")


async def show(host: LocalHost, table_id: str, what: list[str], query: str) -> object:
    """Return a table, or something about it."""
    table, me = await host.get(table_id), await host.storage.find_person()
    room, person = table.room, None if me is None else me.id
    match what:
        case []:
            return snapshot(room, person, table.code)
        case ["log"]:
            before = query.removeprefix("before=")
            to = int(before) - 1 if before.isdecimal() else None
            return [entry_for(room, one, person) for one in table.last_page(room, to=to)]
        case ["replay"]:
            room.require_game()
            return replay(room, table.log, person)
        case ["record"]:
            if not room.is_over():
                raise Refused("not_over")
            return read(room.playing().record())
        case ["waits"]:
            return []  # nobody else plays here
    raise AssertionError(what)
