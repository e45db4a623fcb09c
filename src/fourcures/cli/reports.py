"""`fourcures reports`: list what people report about others, and act on it.

List the open reports, each with what the reported person wrote around that moment. The actions take
effect within seconds, also while the server runs.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from datetime import UTC, datetime

import msgspec

from ..files import BadInput
from ..server.db.database import Database
from ..server.moderation import sanctions
from ..server.moderation.reports import FiledReport, NamedPerson, Reports, reports_of
from ..terminal.characters import forgive_stdout
from .databases import add_database, use_database
from .options import parse_positive

WHO = "id of a person, or the number of a report about them"
DAYS, MOST_DAYS = 7, 3650  # of a suspension
ACTIONS = {
    "close": "close a report: it is not listed any more",
    "rename": "replace a person's name by a neutral one, and remove the names of their tables",
    "suspend": "keep a person from chatting and from public tables",
    "lift": "end a suspension",
}


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print the reports as JSON")
    add_database(parser)
    actions = parser.add_subparsers(metavar="ACTION", dest="action")
    for name, about in ACTIONS.items():
        action = actions.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")
        add = action.add_argument
        if name == "close":
            add("number", type=parse_positive, metavar="N", help="number of a report")
        else:
            add("person", metavar="PERSON", help=WHO)
        if name == "suspend":
            add("--days", type=parse_positive, default=DAYS, help=f"how long ({DAYS})")
        add_database(action, argparse.SUPPRESS)  # the option may also come before the action


def run(args: argparse.Namespace) -> None:
    if args.action == "suspend" and args.days > MOST_DAYS:
        raise BadInput(f"--days must be at most {MOST_DAYS}")

    async def work(database: Database) -> None:

        await database.set_clock()
        reports = reports_of(database)
        if args.action is None:
            await list_reports(reports, args.json)
        elif args.action == "close":
            await close_report(reports, args.number)
        else:
            await act_on_person(reports, args)

    use_database(args.database, work)


async def list_reports(reports: Reports, as_json: bool) -> None:
    forgive_stdout()  # people write in any language
    filed = await reports.open()
    if as_json:
        print(msgspec.json.encode(filed).decode())
        return
    now = reports.database.clock.now()
    for report in filed:
        print("\n".join(describe_report(report, now)))
    if not filed:
        print("there are no open reports")


async def close_report(reports: Reports, number: int) -> None:
    if not await reports.close(number):
        raise BadInput(f"there is no open report {number}; `fourcures reports` lists them")
    print(f"report {number} is closed")


async def act_on_person(reports: Reports, args: argparse.Namespace) -> None:
    """Rename or suspend a person, or end their suspension."""
    database = reports.database
    person = await reports.about(args.person) or args.person
    if await reports.people.unknown({person}):
        raise BadInput(
            f"there is no person or report {args.person}; `fourcures reports` lists them"
        )
    if args.action == "rename":
        print(f"{person} is called {await sanctions.replace_name(database, person)} now")
    elif args.action == "suspend":
        until = await sanctions.suspend(database, person, args.days)
        print(f"{person} is suspended until {format_time(until)}")
    else:
        await sanctions.lift(database, person)
        print(f"{person} is not suspended")


def describe_report(report: FiledReport, now: int) -> Iterator[str]:
    """Yield the lines of a report."""
    yield f"{report.number}  {format_time(report.at)}  {report.reason}"
    yield f"  about: {describe_person(report.about, now)}"
    yield f"  from:  {describe_person(report.by, now) if report.by else 'somebody who was deleted'}"
    yield f"  table: {report.table or 'deleted'}, entry {report.seq}"
    if report.text:
        yield f"  text:  {report.text}"
    for line in report.lines:
        yield f"  {line.seq:6}  {line.text}"


def describe_person(person: NamedPerson, now: int) -> str:
    """Return a person as text: name, id, and a suspension."""
    suspended = person.until is not None and person.until > now
    until = f", suspended until {format_time(person.until or 0)}" if suspended else ""
    return f"{person.name} ({person.id}{until})"


def format_time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
