"""`fourcures tables`: list the tables whose log cannot be read, and bring them back.

List the tables in quarantine: the server could not read their logs and has set them aside. The
server may be running. Upgrade the program and use --repair, which brings a table back if its log
can be read now.
"""

from __future__ import annotations

import argparse
import asyncio
import json
from pathlib import Path

from ..files import BadInput
from ..server.app.features import tables_of
from ..server.db.database import Database
from ..server.tables.quarantine import Diagnosis, Quarantine
from .databases import add_database, use_database


def add_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--quarantined", action="store_true", help="list the tables in quarantine (the default)")
    repair = "bring this table back, or `all` (--repair=ID if the id begins with a dash)"
    add("--repair", metavar="ID", help=repair)
    cut = "first move the entries that cannot be read, and all after them, from the log to this"
    add("--cut", metavar="FILE", help=f"with --repair ID: {cut} new file")
    add_database(parser)


def run(args: argparse.Namespace) -> int:
    if args.cut and args.repair in (None, "all"):
        raise BadInput("--cut needs --repair with the id of one table")
    file = Path(args.cut).expanduser() if args.cut else None
    if file is not None and file.exists():
        raise BadInput(f"{file} already exists; --cut needs a new file")

    async def work(database: Database) -> int:
        from ..server.tables.quarantine import Quarantine

        quarantine = Quarantine(tables_of(database))
        if args.repair is None:
            return await list_tables(quarantine)
        return await repair(quarantine, args.repair, file)

    return use_database(args.database, work)


async def list_tables(quarantine: Quarantine) -> int:
    """Print the tables in quarantine."""
    diagnoses = await quarantine.diagnose_all()
    for diagnosis in diagnoses:
        print(f"{diagnosis.table_id}: {describe_diagnosis(diagnosis)}")
    if not diagnoses:
        print("no table is in quarantine")
    return 0


async def repair(quarantine: Quarantine, wanted: str, file: Path | None) -> int:
    """End the quarantine of one table or of all; return 1 if one still cannot be read."""
    catalog, log = quarantine.tables.catalog, quarantine.tables.log
    known = await catalog.quarantined()
    if wanted != "all" and wanted not in known:
        raise BadInput(f"there is no table {wanted} in quarantine; `fourcures tables` lists them")
    failed = 0
    for table_id in known if wanted == "all" else [wanted]:
        diagnosis = await quarantine.diagnose(table_id)
        if diagnosis is None:
            continue
        if diagnosis.problem and diagnosis.readable and file is not None:
            lines = [
                json.dumps({"seq": seq, "body": body.decode("utf-8", "replace")}) + "\n"
                for seq, body in await log.read_raw(table_id, diagnosis.readable)
            ]
            await asyncio.to_thread(file.write_text, "".join(lines), "utf-8")
            await quarantine.cut(diagnosis)
            print(f"{table_id}: moved {len(lines)} entries to {file}")
        elif diagnosis.problem:
            print(f"{table_id}: {describe_diagnosis(diagnosis)}")
            failed += 1
            continue
        await catalog.set_status(table_id, diagnosis.status)
        print(f"{table_id}: back, {diagnosis.status}")
    return 1 if failed else 0


def describe_diagnosis(diagnosis: Diagnosis) -> str:
    """Return how much of a log can be read, in words."""
    if diagnosis.problem is None:
        return f"all {diagnosis.entries} entries can be read; use --repair"
    return f"{diagnosis.readable} of {diagnosis.entries} entries can be read; {diagnosis.problem}"
