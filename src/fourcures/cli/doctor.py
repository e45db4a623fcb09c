"""`fourcures doctor`: check a server and its machine, and say what to change.

Check this machine and the database of a server, with the same environment variables as `fourcures
serve`, and print a line for each point: ok, warning or fault, and what to change. Exit with 0 if
there is no fault, with 1 if there is one.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator

import msgspec

from ..server.app.features import examine_features
from ..server.checks.doctor import examine
from ..server.checks.site_check import examine_site, parse_address
from ..server.process.findings import Finding
from ..server.process.settings import ServerSettings
from .databases import add_database

FAULTS = 1


def add_options(parser: argparse.ArgumentParser) -> None:
    add_database(parser)
    add = parser.add_argument
    add("--workers", metavar="N", help="processes [FOURCURES_WORKERS, 1]")
    url = "also check the running server at this address, as browsers reach it"
    add("--url", metavar="URL", help=url)
    add("--json", action="store_true", help="print the findings as JSON")


def run(args: argparse.Namespace) -> int:
    findings = []
    for finding in list_findings(args):
        findings.append(finding)
        if not args.json:
            print(format_finding(finding), flush=True)
    if args.json:
        print(msgspec.json.encode(findings).decode())
    return FAULTS if any(finding.level == "fault" for finding in findings) else 0


def list_findings(args: argparse.Namespace) -> Iterator[Finding]:
    """Check the machine, the database, the features and, with an address, the running server."""
    if args.url:
        parse_address(args.url)  # say at once what is wrong with it
    settings = ServerSettings.read(vars(args), os.environ)
    yield from examine(settings)
    yield from examine_features(settings)
    if args.url:
        yield from examine_site(args.url)


def format_finding(finding: Finding) -> str:
    change = f". To do: {finding.change}" if finding.change else ""
    return f"{finding.level:8} {finding.point}: {finding.state}{change}"
