"""A bot that joins a table over the network; it imports nothing of Four Cures.

Open a table in the browser, leave a seat free, and give this program the table's link:

    python examples/bot_at_a_table.py http://127.0.0.1:8000/t/THE-TABLE

It takes a name, sits down on the first free seat, plays by `choose`, agrees to every request, lets
every window pass, and goes when the game is over. `choose` sees what a person on that seat sees:
the position and the legal moves as text (docs/python/notation.md). Write your own there.
"""

from __future__ import annotations

import argparse
import http.cookiejar
import itertools
import json
import urllib.request
from collections.abc import Iterator
from typing import Any

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]


def choose(position: Json, legal: list[str]) -> str:
    """A cure, else the worst city treated, else towards one, else the first move."""
    me = position["players"][position["viewer"]]
    cubes = {city: max(there.values()) for city, there in position["cubes"].items()}
    by_verb: dict[str, list[str]] = {}
    for move in legal:
        by_verb.setdefault(move.split()[0], []).append(move)
    if "cure" in by_verb:
        return by_verb["cure"][0]
    if "treat" in by_verb and cubes.get(me["city"], 0) >= 2:
        return by_verb["treat"][0]
    if "drive" in by_verb:
        return max(by_verb["drive"], key=lambda move: cubes.get(move.split()[1], 0))
    return legal[0]


class Seat:
    """One seat at a table of a server, from sitting down to the end of the game."""

    def __init__(self, link: str, name: str) -> None:
        self.server, _, self.table_id = link.rstrip("/").rpartition("/t/")
        if not self.server:
            raise SystemExit(f"{link} is not the link of a table: it has no /t/ in it")
        self.jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.me = self.post("/api/me", {"name": name})["id"]
        self.numbers = itertools.count(1)
        self.wishing = False  # a command is on its way

    def post(self, path: str, body: Json) -> Json:
        """An answer over HTTP; the cookie that says who we are is kept."""
        request = urllib.request.Request(
            self.server + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with self.opener.open(request) as answer:
            found: Json = json.load(answer)
            return found

    def play(self) -> Json | None:
        """Plays until the game is over; how it ended."""
        cookie = "; ".join(f"{one.name}={one.value}" for one in self.jar)
        address = f"{self.server}/api/tables/{self.table_id}/socket".replace("http", "ws", 1)
        with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            for table in self.tables(socket):
                ended: Json | None = table["game"] and table["game"]["outcome"]
                if ended or table["closed"]:
                    return ended
                wish = self.wish(table)
                if wish is not None:
                    # The id lets the server do a command once even if it is sent twice.
                    socket.send(json.dumps({"id": str(next(self.numbers)), **wish}))
                    self.wishing = True
        return None

    def tables(self, socket: ClientConnection) -> Iterator[Json]:
        """The table after every change, as soon as it shows what we have done ourselves."""
        table: Json = {}
        shown = 0
        for text in socket:
            message = json.loads(text)
            if message["type"] == "update":
                table = message["table"]
            elif message["type"] == "done":
                self.wishing, shown = False, message["seq"]
            elif message["type"] == "refused":
                raise SystemExit(f"refused: {message['message']}")
            if not self.wishing and table.get("seq", -1) >= shown:
                yield table

    def wish(self, table: Json) -> Json | None:
        """What to do now, if anything."""
        seats = table["seats"]
        mine = [seat for seat, there in enumerate(seats) if there["holder"] == self.me]
        if not mine:
            free = [seat for seat, there in enumerate(seats) if there["holder"] is None]
            if not free:
                raise SystemExit("every seat of this table is taken")
            return {"do": "sit", "seat": free[0], "ready": True}
        for waiting in table["waiting"]:
            if waiting["for"] == "answer" and waiting["seat"] in mine:
                return {"do": "answer", "request": waiting["request"], "yes": True}
            if waiting["for"] == "window" and waiting["holder"] == self.me:
                return {"do": "go_on"}
            if waiting.get("seat") in mine and table["game"] and not table["requests"]:
                view = table["game"]["views"][mine.index(waiting["seat"])]
                text = choose(view["position"], [move["text"] for move in view["legal"]])
                return {"do": "move", "seat": waiting["seat"], "text": text}
        return None


def main() -> None:
    parser = argparse.ArgumentParser(description="A bot that joins a table.")
    parser.add_argument("link", help="the link of a table, with /t/ in it")
    parser.add_argument("--name", default="Own bot")
    args = parser.parse_args()
    ended = Seat(args.link, args.name).play()
    print(f"{ended['result']}: {ended['cause']}" if ended else "the table was closed")


if __name__ == "__main__":
    main()
