"""Start a server on a database with many games, one of which cannot be read.

It measures the seconds until the server is ready, on an empty database and on the full one, and
whether another table of the full one can be used at once.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import delete, insert

from benchmarks.command import Figures, options, run, say
from benchmarks.table import serving
from fourcures import Game
from fourcures.cli.options import parse_positive
from fourcures.engine.record import RULES
from fourcures.protocol.setup import TableSetup
from fourcures.server.db.database import Database
from fourcures.server.process.settings import database_url
from fourcures.server.tables.schema import log, tables
from fourcures.table import entries

PART = 500  # games that are written in one transaction
UNFINISHED = 10  # every tenth game is still being played
DAMAGED = "game-0"


def game(moves: int) -> list[entries.AnyEntry]:
    """Return the log of a game of bots that was left after some moves."""
    played = Game.new(seed="start")
    made: list[entries.AnyEntry] = [
        entries.Opened(
            by="ann",
            setup=TableSetup(visibility="local"),
            host="ann",
            commitment="",
            deal_known=True,
            rules=RULES,
        ),
        entries.Joined(by="ann", name="Ann"),
        *(entries.Seated(by="ann", seat=seat, holder="ann") for seat in range(2)),
        entries.Began(),
    ]
    while len(made) < moves and not played.is_over:
        played.play(played.legal_moves[0])
        line = played.latest_line
        assert line is not None and line.seat is not None
        made.append(
            entries.Played(by="ann", seat=line.seat, text=line.text, outcomes=line.outcomes)
        )
    return made


async def fill(database: str, games: int, moves: int, say: Callable[[str], None]) -> None:
    """Write many games into a database, one of them damaged."""
    store = Database(database_url(database))
    await store.migrate()
    bodies = [entries.encode(entry) for entry in game(moves)]
    for start in range(0, games, PART):
        names = [f"game-{number}" for number in range(start, min(start + PART, games))]
        async with store.engine.begin() as connection:
            await connection.execute(
                insert(tables),
                [
                    {
                        "id": name,
                        "code": name,
                        "visibility": "local",
                        "seed": "start",
                        "since": store.clock.now(),
                        "status": "over" if number % UNFINISHED else "playing",
                    }
                    for number, name in enumerate(names, start)
                ],
            )
            await connection.execute(
                insert(log),
                [
                    {"table_id": name, "seq": seq, "at": store.clock.now(), "body": body}
                    for name in names
                    for seq, body in enumerate(bodies, 1)
                ],
            )
        say(f"wrote {start + len(names)} of {games} games")
    async with store.engine.begin() as connection:
        await connection.execute(delete(log).where(log.c.table_id == DAMAGED, log.c.seq == 3))
    await store.close()


def started(database: str, table: str | None) -> float:
    """Return the seconds until a server is ready and, if one is named, has returned a table."""
    start = time.perf_counter()
    with serving(database, 1) as (_, base):
        if table is not None:
            with urllib.request.urlopen(f"{base}/api/tables/{table}", timeout=60) as answer:
                assert answer.status == 200
        return time.perf_counter() - start


def measure(games: int, moves: int, rounds: int, say: Callable[[str], None]) -> Figures:
    """Return the figures of interleaved rounds."""
    with tempfile.TemporaryDirectory() as folder:
        full, empty = (str(Path(folder) / name) for name in ("full.sqlite", "empty.sqlite"))
        asyncio.run(fill(full, games, moves, say))
        started(empty, None)  # creates the database
        times: dict[str, list[float]] = {"empty": [], "full": []}
        for number in range(rounds):
            say(f"round {number + 1} of {rounds}")
            times["empty"].append(started(empty, None))
            times["full"].append(started(full, "game-1"))
    middle = {name: statistics.median(found) for name, found in times.items()}
    return {
        "games": games,
        "empty_start_s": round(middle["empty"], 2),
        "full_start_s": round(middle["full"], 2),
        "slowest_full_start_s": round(max(times["full"]), 2),
        "ratio": round(middle["full"] / middle["empty"], 2),
    }


def main(words: list[str] | None = None) -> int:
    parser = options("start", __doc__ or "")
    parser.add_argument(
        "--games", type=parse_positive, default=20_000, help="games (default 20,000)"
    )
    parser.add_argument(
        "--moves", type=parse_positive, default=130, help="entries of each (default 130)"
    )
    return run(parser, words, lambda args: measure(args.games, args.moves, args.rounds, say))


if __name__ == "__main__":
    raise SystemExit(main())
