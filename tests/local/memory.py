"""A storage in memory, and hosts on it."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any, TypeVar

from fourcures.host.hosted_table import Conflict
from fourcures.local.host import LocalHost, Sent, read_clock
from fourcures.local.requests import LocalRequests
from fourcures.local.storage import NewEntries, NoteKind, TableRow
from fourcures.protocol.people import Me

Json = dict[str, Any]
T = TypeVar("T")


class MemoryStorage:
    """Logs in memory; `full` makes it refuse what is new."""

    def __init__(self) -> None:
        self.me: Me | None = None
        self.rows: dict[str, TableRow] = {}
        self.logs: dict[str, list[str]] = {}
        self.notes: dict[NoteKind, dict[str, str]] = {"attempt": {}, "review": {}}
        self.full = False

    async def find_person(self) -> Me | None:
        return self.me

    async def keep_person(self, me: Me) -> None:
        self.me = me

    async def list_tables(self) -> Sequence[TableRow]:
        return list(self.rows.values())

    async def find_table(self, table_id: str) -> TableRow | None:
        return self.rows.get(table_id)

    async def read(self, table_id: str, after: int) -> Sequence[str]:
        return self.logs.get(table_id, [])[after:]

    async def append(self, new: NewEntries) -> None:
        if self.full:
            raise OSError("no space left")
        log = self.logs.setdefault(new.row.id, [])
        if len(log) != new.after:
            raise Conflict
        log += new.entries
        self.rows[new.row.id] = new.row

    async def list_notes(self, kind: NoteKind) -> Mapping[str, str]:
        return self.notes[kind]

    async def find_note(self, kind: NoteKind, key: str) -> str | None:
        return self.notes[kind].get(key)

    async def replace_note(self, kind: NoteKind, key: str, before: str | None, text: str) -> bool:
        if self.full:
            raise OSError("no space left")
        if self.notes[kind].get(key) != before:
            return False
        self.notes[kind][key] = text
        return True


def finish(work: Coroutine[Any, Any, T]) -> T:
    """Return the result of a coroutine that never waits."""
    try:
        work.send(None)
    except StopIteration as ended:
        result: T = ended.value
        return result
    raise AssertionError("it waits")


class Page:
    """A page at a local host, with at most one socket."""

    def __init__(
        self,
        storage: MemoryStorage,
        name: str = "Ann",
        bots: Sequence[str] = (),
        clock: Callable[[], int] = read_clock,
    ) -> None:
        self.now = 0.0  # seconds of its timer
        self.late: list[Sent] = []  # what the coach says
        self.host = LocalHost(
            storage, timer=lambda: self.now, bots=bots, deliver=self.late.append, clock=clock
        )
        self.requests = LocalRequests(self.host)
        self.table: Json = {}
        if storage.me is None:
            self.ask("POST", "/me", {"name": name})

    def ask_text(self, method: str, path: str, body: Json | None = None) -> tuple[int, str]:
        """Return the status and the text of an answer."""
        return self.ask_text_as_it_is(method, path, "" if body is None else json.dumps(body))

    def ask_text_as_it_is(self, method: str, path: str, text: str) -> tuple[int, str]:
        """Return the status and the text of an answer to a text, which may be no JSON."""
        return finish(self.requests.answer(method, path, text))

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """Return the content of an answer; raise AssertionError if it is refused."""
        status, text = self.ask_text(method, path, body)
        assert status < 400, text
        return json.loads(text)

    def open(self, seed: str | None = "local", **setup: Any) -> str:
        """Open a table around one screen and connect to it; return its id."""
        whole = {"visibility": "local", **setup}
        table: str = self.ask("POST", "/tables", {"setup": whole, "seed": seed})["id"]
        self.connect(table)
        return table

    def open_with(self, *bots: str, seed: str = "local", **setup: Any) -> str:
        """Open a table with these bots and connect to it; return its id."""
        whole = {"players": len(bots) + 1, **setup}
        body = {"setup": whole, "seed": seed, "bots": bots}
        table: str = self.ask("POST", "/tables", body)["id"]
        self.connect(table)
        return table

    def wait(self) -> list[str]:
        """Wait for what happens next by itself; return the messages."""
        due = self.host.next_due()
        assert due is not None, "nothing happens by itself"
        self.now += due / 1000
        return self.hear(finish(self.host.act()))

    def pass_to_the_end(self) -> None:
        """Play the rest of the game without an action."""
        while not self.table["game"]["outcome"]:
            if self.table["window"]:
                self.send("go_on")
                continue
            wanted = ("pass", "next", "discard")
            seat, text = next(move for move in self.legal() if move[1].split()[0] in wanted)
            self.send("move", seat=seat, text=text)

    def go_on(self) -> None:
        """Do what the table waits for, or wait for what happens by itself."""
        for wait in self.table["waiting"]:
            seat = wait.get("seat")
            holder = wait.get("holder") if seat is None else self.table["seats"][seat]["holder"]
            if holder != self.table["you"] or wait["for"] == "pause":
                continue
            if wait["for"] == "answer":
                self.send("answer", request=wait["request"], yes=True)
            elif wait["for"] == "window":
                self.send("go_on")
            else:
                number, text = self.legal()[-1]
                self.send("move", seat=number, text=text)
            return
        self.wait()

    def connect(self, table: str, seen: int = 0) -> list[str]:
        """Connect to a table; return the messages."""
        return self.hear(finish(self.host.connect(1, table, seen, watching=False)))

    def send(self, do: str, id: str = "", **command: Any) -> Json:
        """Send a command; return its answer."""
        number = id or f"{do}-{self.table['seq']}"
        text = json.dumps({"do": do, "id": number, **command})
        *_, answer = self.send_text(text)
        said: Json = json.loads(answer)
        return said

    def send_text(self, text: str) -> list[str]:
        """Send a message; return what comes back."""
        heard = finish(self.host.receive(1, text))
        late, self.late[:] = [*self.late], []
        return self.hear([*heard, *late])

    def hear(self, sent: list[Sent]) -> list[str]:
        """Take note of the table in these messages, and return their texts."""
        for _, text in sent:
            message = json.loads(text)
            if message["type"] == "update":
                self.table = message["table"]
        return [text for _, text in sent]

    def legal(self) -> list[tuple[int, str]]:
        """Return the seats and texts of the legal moves."""
        views = self.table["game"]["views"]
        return [(move["seat"], move["text"]) for view in views for move in view["legal"]]
