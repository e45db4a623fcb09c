"""`fourcures doctor`: check a server and its machine, and say what to change."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from .databases import add_database

if TYPE_CHECKING:
    from ..server.checks.doctor import Finding
    from .parser import Subparsers

FAULTS = 1


def add_parser(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "doctor",
        description="Check this machine and the database of a server, with the same environment"
        " variables as `fourcures serve`, and print a line for each point: ok, warning or fault,"
        " and what to change. Exit with 0 if there is no fault, with 1 if there is one.",
    )
    add_database(parser)
    add = parser.add_argument
    add("--workers", metavar="N", help="processes [FOURCURES_WORKERS, 1]")
    add(
        "--url",
        metavar="URL",
        help="also check the running server at this address, as browsers reach it",
    )
    add("--json", action="store_true", help="print the findings as JSON")


def run(args: argparse.Namespace) -> int:
    levels = set()
    findings = []
    for finding in list_findings(args):
        levels.add(finding.level)
        findings.append(finding)
        if not args.json:
            print(format_finding(finding), flush=True)
    if args.json:
        print(msgspec.json.encode(findings).decode())
    return FAULTS if "fault" in levels else 0


def list_findings(args: argparse.Namespace) -> Iterator[Finding]:
    """Check the machine, the database and, if there is an address, the running server."""
    from ..server.checks.doctor import examine
    from ..server.checks.site_check import examine_site, split
    from ..server.process.settings import ServerSettings

    if args.url:
        split(args.url)  # say at once what is wrong with it
    given = {name: getattr(args, name) for name in ("database", "workers")}
    settings = ServerSettings.read(
        {name: value for name, value in given.items() if value is not None}, os.environ
    )
    yield from examine(settings)
    if args.url:
        yield from examine_site(args.url)


def format_finding(finding: Finding) -> str:
    """Return a finding as one line."""
    change = f". To do: {finding.change}" if finding.change else ""
    return f"{finding.level:8} {finding.point}: {finding.found}{change}"
