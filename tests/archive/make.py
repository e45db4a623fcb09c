"""Write an archive with this version of the program: 50 tables in a SQLite database.

    python -m tests.archive.make v0.1

Run it once per version, before a change to the log, the record or the database. Later versions
must read every archive (`test_archive.py`).
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from fourcures.cli import main
from fourcures.table.entries import AnyEntry
from tests.engine.test_real_deck import HANDS, INFECTED, TWO
from tests.server.evenings import Evening
from tests.server.site import No, Player, Site, serving
from tests.server.test_whole_games import gathered, goodbye, two_epidemics

HERE = Path(__file__).parent
EDITIONS = ("2013", "2008")
HANDS_OF = ("open", "private")


async def people_only(site: Site, number: int) -> None:
    """Play a whole game with two to four people."""
    players = 2 + number % 3
    table_id, people = await gathered(
        site,
        players,
        edition=EDITIONS[number % 2],
        hands=HANDS_OF[number // 2 % 2],
        players=players,
        epidemics=4 + number % 3,
        name=f"Żółw {number}",
    )
    evening = Evening(site, table_id, people, f"people {number}")
    await evening.play()
    await evening.check()
    await goodbye(people)


async def with_bots(site: Site, number: int) -> None:
    """Play a whole game with two people and two bots, which give their reasons."""
    table_id, people = await gathered(
        site, 2, edition=EDITIONS[number % 2], hands=HANDS_OF[number // 2 % 2], players=4
    )
    for seat, bot in ((2, ("quick", "thumb", "careful")[number % 3]), (3, "thumb")):
        await people[0].do("hand", seat=seat, bot=bot)
    evening = Evening(site, table_id, people, f"bots {number}")
    await evening.play()
    await evening.check()
    await goodbye(people)


async def around_one_screen(site: Site, number: int) -> None:
    """Play a whole game at a local table."""
    table_id, people = await gathered(
        site,
        1,
        edition=EDITIONS[number % 2],
        hands=HANDS_OF[number // 2 % 2],
        players=2 + number % 3,
        visibility="local",
        events=["airlift", "forecast", "one_quiet_night"] if number == 0 else None,
        help="coach",
    )
    await Evening(site, table_id, people, f"local {number}").play()
    await goodbye(people)


async def from_a_position(site: Site, number: int) -> None:
    """Continue from a position just before two epidemics."""
    position = two_epidemics(EDITIONS[number % 2], HANDS_OF[number // 2 % 2])
    position["players"][1]["hand"].append("airlift")
    table_id, people = await gathered(site, 4, players=4, position=position)
    await Evening(site, table_id, people, f"position {number}").play()
    await goodbye(people)


async def watch_a_pause(site: Site, number: int) -> None:
    """Let the pause before an infection end by itself, and continue from there."""
    players = [
        {"role": "medic", "city": "cairo", "hand": ["lima", "airlift"]},
        {"role": "scientist", "city": "paris", "hand": ["essen"]},
    ]
    position = {"hands": "open", "players": players, "turn": {"seat": 1, "phase": "infect"}}
    table_id, people = await gathered(site, 2, players=2, position=position)
    await people[0].until(lambda: people[0].table["window"] is None)
    await Evening(site, table_id, people, f"pause {number}").play()
    await goodbye(people)


async def real_deck(site: Site, number: int) -> None:
    """Play with a real deck for a while, with some corrections."""
    rng = random.Random(f"cardboard {number}")
    setup = {**TWO, "players": 2, "visibility": "local", "cards": INFECTED + HANDS}
    _, (ann,) = await gathered(site, 1, **setup)
    for _ in range(40):
        if ann.over:
            break
        seat = ann.table["waiting"][0].get("seat") or 0
        if rng.random() < 0.1 and ann.table["game"]["undo"] is not None:
            await ann.do("undo")
            continue
        legal = [text for one in ann.seats for text in ann.legal(one)]
        text = rng.choice(legal) if rng.random() < 0.6 else "next" if "next" in legal else "pass"
        await tell_cards(ann, rng, text, seat)
    await ann.leave()


async def tell_cards(ann: Player, rng: random.Random, text: str, seat: int) -> None:
    """Make a move and enter random possible cards as long as the table asks."""
    cards: list[str] = []
    while True:
        try:
            await ann.do("move", text=text, seat=seat, cards=cards)
        except No as no:
            if no.code != "which_card":
                return
            cards.append(rng.choice(no.message["args"]["cards"]))
        else:
            return


async def left_unfinished(site: Site, number: int) -> None:
    """Stop in the middle, with players who leave, vote, return, are renamed or removed."""
    table_id, people = await gathered(
        site, 3, players=3, hands=HANDS_OF[number % 2], absent_seconds=1, epidemics=6
    )
    ann, bob, cem = people
    evening = Evening(site, table_id, people, f"unfinished {number}")
    for _ in range(40):
        await evening.together()
        if not evening.table["game"]["outcome"]:
            try:
                await evening.step()
            except No:
                await asyncio.sleep(0.01)
    for person in people:
        for seat in [seat for seat, owner in evening.lent.items() if owner is person]:
            await person.do("reclaim_seat", seat=seat)
    await cem.leave()
    await ann.until(lambda: bool(ann.table["people"][cem.id]["gone"]))
    seat = next(i for i, one in enumerate(ann.table["seats"]) if one["holder"] == cem.id)
    await bob.do("hand", seat=seat, bot="thumb")  # a vote
    if number % 2:
        await cem.join(table_id)
        await ann.until(lambda: not ann.table["people"][cem.id]["gone"])
    await bob.do("rename", name="Żaneta 🦠")
    if number % 3 == 0:
        await ann.do("remove", person=bob.id)
    if number % 4 == 3:
        await ann.do("close")
    await goodbye(people)


async def fill(url: str) -> None:
    """Play all 50 tables."""
    plan = [
        (people_only, 16),
        (with_bots, 10),
        (around_one_screen, 8),
        (from_a_position, 3),
        (watch_a_pause, 1),
        (real_deck, 4),
        (left_unfinished, 8),
    ]
    async with serving(url) as site:
        for play, times in plan:
            for number in range(times):
                await play(site, number)
                print(play.__name__, number, flush=True)


async def expected(url: str) -> dict[str, Any]:
    """Return the record and the last position of each table, by id."""
    kinds: Counter[str] = Counter()
    games: dict[str, Any] = {}
    async with serving(url) as site:
        inside = site.inside
        async with inside.database.engine.connect() as connection:
            found = await connection.exec_driver_sql("SELECT id FROM tables ORDER BY id")
            ids = [row[0] for row in found]
        for table_id in ids:
            log = await inside.tables.log.read(table_id)
            kinds.update(type(entry).__name__ for _, entry in log)
            game = (await inside.tables.get(table_id)).room.playing()
            games[table_id] = {
                "entries": len(log),
                "record": game.record(),
                "position": game.position(),
            }
    print(kinds)
    every = {kind.__name__ for kind in AnyEntry.__args__}
    assert kinds.keys() == every, f"no table has {every - kinds.keys()}"
    assert len(games) == 50
    return games


def make(version: str) -> None:
    """Write the database, its backup and the expected games."""
    there = HERE / version
    there.mkdir()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite"
        url = f"sqlite+aiosqlite:///{file}"
        asyncio.run(fill(url))
        games = asyncio.run(expected(url))
        assert main(["backup", str(there / "backup.jsonl.gz"), "--database", url]) == 0
        assert not file.with_name(file.name + "-wal").exists()
        (there / "tables.sqlite.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))
    text = json.dumps(games, ensure_ascii=False, indent=0, sort_keys=True)
    (there / "games.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    make(sys.argv[1])
