"""The same commands at a server and at a local host: the same messages and logs, byte for byte."""

from __future__ import annotations

import asyncio
import json
import random
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from fourcures.server.people.identity import COOKIE
from fourcures.table import entries
from tests.server.clients import PATIENCE
from tests.server.site import Site, serving
from tests.sizes import size

from .memory import Json, MemoryStorage, Page

MOMENTS = ("draw", "infect", "epidemic")
GAMES = size(3, 50, 200)
BOT_GAMES = size(1, 12, 100)
# What differs by nature: the ids of the person and the table, its code, and the time.
CLOCK = re.compile(r'\b1[5-9]\d{11}\b|(?<="held_for":{"ME":)\d+|(?<="pause_left":)\d+')


def set_up(number: int, rng: random.Random) -> Json:
    """Return the set-up of a game; the first three have all editions, hands and seats."""
    return {
        "visibility": "local",
        "edition": ("2013", "2008")[number % 2],
        "hands": ("open", "private", None)[number % 3],
        "players": 2 + number % 3,
        "epidemics": rng.choice([4, 5, 6]),
        "help": rng.choice(["bookkeeping", "odds"]),
        "name": rng.choice(["", "at home"]),
    }


def choose(table: Json, rng: random.Random) -> Json:
    """Return something that a person may send at this moment, wise or not."""
    game = table["game"]
    legal = [move for view in game["views"] for move in view["legal"]]
    seats = range(len(table["seats"]))
    move = rng.choice(legal) if legal else {"text": "next", "seat": 0}
    played = {"do": "move", "text": move["text"], "seat": move["seat"]}
    if any(wait["for"] == "window" for wait in table["waiting"]) and rng.random() < 0.8:
        return {"do": rng.choice(["go_on", "go_on", "go_on", "hold"])}
    if rng.random() < 0.75:
        return played
    seat = rng.choice(seats)
    return rng.choice(
        [
            {"do": "undo"},
            {"do": "redo"},
            {"do": "reset"},
            {"do": "move", "text": "direct paris", "seat": seat},
            {"do": "move", "text": "no move at all"},
            {"do": "why_not", "text": "charter cairo", "seat": seat},
            {"do": "ways", "city": rng.choice(["paris", "atlantis"]), "seat": seat},
            {"do": "plan", "moves": [move["text"]], "seat": move["seat"]},
            {"do": "odds", "seat": seat},
            {"do": "draft", "moves": [move["text"]], "seat": move["seat"]},
            {"do": "suggest", "moves": [move["text"]], "seat": move["seat"]},
            {"do": "say", "text": rng.choice(["well", "", "\u202e"])},
            {"do": "signal", "phrase": "look", "about": "cairo"},
            {"do": "rename", "name": "Anna"},
            {"do": "tell", "seat": seat, "card": "lima"},
            {"do": "stop_at", "moment": "draw", "stop": rng.choice(["never", "ask"])},
            {"do": "fly"},
        ]
    )


def plain(texts: list[str], ids: dict[str, str]) -> list[str]:
    """Return messages in a fixed order, with names instead of ids, and without times."""
    for one, name in ids.items():
        texts = [text.replace(one, name) for text in texts]
    return sorted(CLOCK.sub("0", text) for text in texts)


async def hear(socket: ClientConnection, number: str, last: int) -> list[str]:
    """Return what a server sends after the entry `last`, up to the answer and its update."""
    texts: list[str] = []
    done = None
    async with asyncio.timeout(PATIENCE):
        while done is None or last < done:
            texts.append(str(await socket.recv()))
            message = json.loads(texts[-1])
            if message["type"] == "update":
                last = message["seq"]
            elif message["id"] == number:
                done = message.get("seq", 0) if message["type"] == "done" else 0
    return texts


async def play_at_both(site: Site, number: int) -> list[str]:
    """Play a game at a server and at a local host; return what was compared, such as "move"."""
    rng = random.Random(number)
    player, page = await site.person("Ann"), Page(MemoryStorage(), "Ann")
    body = {"setup": set_up(number, rng), "seed": f"equal-{number}"}
    async with player.http() as http:
        there = (await http.post("/api/tables", json=body)).json()
        here = page.ask("POST", "/tables", body)
        storage: Any = page.host.storage
        remote = {player.id: "ME", there["id"]: "TABLE", there["code"]: "CODE"}
        local = {storage.me.id: "ME", here["id"]: "TABLE", here["code"]: "CODE"}
        compared = []

        async def compare(path: str) -> None:
            said = await http.get(f"/api/tables/{there['id']}{path}")
            status, text = page.ask_text("GET", f"/tables/{here['id']}{path}")
            assert (said.status_code, plain([said.text], remote)) == (status, plain([text], local))
            compared.append(path)

        address = f"ws://{site.address}/api/tables/{there['id']}/socket"
        cookie = {"Cookie": f"{COOKIE}={player.cookie}"}
        async with connect(address, additional_headers=cookie, max_size=None) as socket:
            first = str(await socket.recv())
            assert plain([first], remote) == plain(page.connect(here["id"]), local)
            stops = [{"do": "stop_at", "moment": one, "stop": "ask"} for one in MOMENTS]
            while not page.table["game"]["outcome"]:
                wish = stops.pop() if stops else choose(page.table, rng)
                name = f"c{len(compared) - (rng.random() < 0.02)}"  # some are sent twice
                text = json.dumps({**wish, "id": name})
                await socket.send(text)
                heard = await hear(socket, name, page.table["seq"])
                assert plain(heard, remote) == plain(page.send_text(text), local), wish
                compared.append(str(wish["do"]))
        for path in ("", "/log", "/log?before=20", "/replay", "/record", "/waits"):
            await compare(path)
        tables: Any = site.inside.parts["tables"]
        log = [entries.encode(one).decode() for _, one in await tables.log.read(there["id"])]
        digests = [
            sha256("\n".join(plain([text], ids)[0] for text in texts).encode()).hexdigest()
            for texts, ids in ((log, remote), (storage.logs[here["id"]], local))
        ]
        assert digests[0] == digests[1]
        again = await http.post(f"/api/tables/{there['id']}/rematch", json={"seed": "again"})
        assert (
            again.status_code
            == page.ask_text("POST", f"/tables/{here['id']}/rematch", {"seed": "again"})[0]
        )
    return compared


BOTS = ("thumb", "quick")  # which play the same wherever they think


class Happened:
    """What the updates of a socket have told: all entries, and the latest table."""

    def __init__(self) -> None:
        self.entries: dict[int, Any] = {}
        self.table: Json = {}
        self.seq = 0

    def hear(self, text: str) -> Json | None:
        """Take note of a message; return it if it is an answer."""
        message: Json = json.loads(text)
        if message["type"] != "update":
            return message
        self.seq, self.table = message["seq"], message["table"]
        self.entries |= {entry["seq"]: entry for entry in message["entries"]}
        return None

    def tell(self, ids: dict[str, str]) -> list[str]:
        """Return everything, with names instead of ids, and without times."""
        whole = [self.entries[seq] for seq in sorted(self.entries)]
        return [plain([json.dumps(one)], ids)[0] for one in [*whole, self.table]]


def act(table: Json, rng: random.Random) -> Json:
    """Return something that a person may send at a table with bots."""
    for wait in table["waiting"]:
        if wait["for"] == "answer" and rng.random() < 0.9:
            return {"do": "answer", "request": wait["request"], "yes": rng.random() < 0.5}
    return choose(table, rng)


async def play_with_bots_at_both(site: Site, number: int) -> set[str]:
    """Play a game with bots at a server and at a local host; return what the person did."""
    rng = random.Random(f"bots {number}")
    player, page = await site.person("Ann"), Page(MemoryStorage(), "Ann", BOTS)
    setup = set_up(number, rng) | {"visibility": "invite"}
    bots = [rng.choice(BOTS) for _ in range(setup["players"] - 1)]
    body = {"setup": setup, "seed": f"equal-{number}", "bots": bots}
    done: set[str] = set()
    here, there = Happened(), Happened()
    async with player.http() as http:
        opened = (await http.post("/api/tables", json=body)).json()
    local_id = page.ask("POST", "/tables", body)["id"]
    storage: Any = page.host.storage
    code = next(iter(storage.rows.values())).code
    remote = {player.id: "ME", opened["id"]: "TABLE", opened["code"]: "CODE"}
    local = {storage.me.id: "ME", local_id: "TABLE", code: "CODE"}
    address = f"ws://{site.address}/api/tables/{opened['id']}/socket"
    cookie = {"Cookie": f"{COOKIE}={player.cookie}"}
    stops = [{"do": "stop_at", "moment": one, "stop": "ask"} for one in MOMENTS]
    async with connect(address, additional_headers=cookie, max_size=None) as socket:
        for text in page.connect(local_id):
            here.hear(text)
        while True:
            while page.host.next_due() is not None:  # only the person is waited for
                for text in page.wait():
                    here.hear(text)
            async with asyncio.timeout(PATIENCE):
                while there.seq < here.seq:
                    there.hear(str(await socket.recv()))
            assert there.tell(remote) == here.tell(local)
            if here.table["game"]["outcome"]:
                break
            wish = stops.pop() if stops else act(here.table, rng)
            done.add(str(wish["do"]))
            text = json.dumps({**wish, "id": f"c{len(here.entries)}-{rng.random()}"})
            await socket.send(text)
            answers = [one for one in map(here.hear, page.send_text(text)) if one]
            async with asyncio.timeout(PATIENCE):
                while (answer := there.hear(str(await socket.recv()))) is None:
                    pass
            said = [
                plain([json.dumps(one)], ids)
                for one, ids in ((answer, remote), (answers[0], local))
            ]
            assert said[0] == said[1], wish
    tables: Any = site.inside.parts["tables"]
    log = [entries.encode(one).decode() for _, one in await tables.log.read(opened["id"])]
    digests = [
        sha256("\n".join(plain([text], ids)[0] for text in texts).encode()).hexdigest()
        for texts, ids in ((log, remote), (storage.logs[local_id], local))
    ]
    assert digests[0] == digests[1]
    return done


def test_games_with_bots_are_the_same_as_at_a_server(tmp_path: Path) -> None:
    async def told() -> set[str]:
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as site:
            games = [await play_with_bots_at_both(site, number) for number in range(BOT_GAMES)]
            return set().union(*games)

    assert len(asyncio.run(told())) > 8  # kinds of messages


def test_a_local_host_sends_the_same_bytes_as_a_server(tmp_path: Path) -> None:
    async def told() -> list[list[str]]:
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as site:
            return [await play_at_both(site, number) for number in range(GAMES)]

    games = asyncio.run(told())
    assert len({do for game in games for do in game}) > 20  # kinds of messages and requests
    assert sum(map(len, games)) > 50 * GAMES
