"""Puzzles of a local host: the attempts of its person are notes in its storage."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ..bots.puzzles.collection import Puzzle
from ..host.opening import OpenedTable
from ..host.puzzles.attempts import Attempt, History, key_of
from ..host.puzzles.puzzles import PuzzleHost, plan_puzzle
from ..host.puzzles.tasks import NewChoice
from ..rating import Rating
from .bodies import ABSENT, CREATED, OK, Found, decode
from .host import LocalHost
from .storage import Storage

replace = msgspec.structs.replace


class NotedAttempts:
    """The attempts of the only person, in a storage."""

    def __init__(self, storage: Storage, clock: Callable[[], int]) -> None:
        self.storage, self.clock = storage, clock

    async def history(self, person: str) -> History:
        """Return the attempts of the person."""
        notes = await self.storage.list_notes("attempt")
        return History({key: read_attempt(text) for key, text in notes.items()})

    async def take_hint(self, person: str, puzzle: Puzzle, most: int) -> None:
        """Count one more hint, up to `most`."""
        await self.change(puzzle, lambda one: replace(one, hints=min(most, one.hints + 1)))

    async def reveal(self, person: str, puzzle: Puzzle) -> None:
        """Note that the person may see the solution from now on."""
        await self.change(puzzle, lambda one: replace(one, revealed=True))

    async def decide(self, person: str, puzzle: Puzzle, solved: bool, rating: Rating) -> bool:
        """Store the result of a rated attempt; return False if it was decided before."""
        at = self.clock()

        def decided(one: Attempt) -> Attempt:
            undecided = one.solved is None
            return replace(one, solved=solved, rating=rating, at=at) if undecided else one

        return await self.change(puzzle, decided)

    async def change(self, puzzle: Puzzle, change: Callable[[Attempt], Attempt]) -> bool:
        """Change an attempt, again if another tab was first; return whether there was a change."""
        key = key_of(puzzle)
        while True:
            before = await self.storage.find_note("attempt", key)
            attempt = read_attempt(before)
            after = change(attempt)
            if after == attempt:
                return False
            text = msgspec.json.encode(after).decode()
            if await self.storage.replace_note("attempt", key, before, text):
                return True


def read_attempt(text: str | None) -> Attempt:
    """Return the attempt in a note."""
    return Attempt() if text is None else msgspec.json.decode(text, type=Attempt)


class LocalPuzzles(PuzzleHost):
    """The puzzles of a local host, and the answers to requests for them."""

    def __init__(self, host: LocalHost) -> None:
        super().__init__(NotedAttempts(host.storage, host.clock), host.clock)
        self.host = host

    async def answer(self, method: str, parts: list[str], body: str) -> Found | None:
        """Return the answer to a request for puzzles, or None if it is about something else."""
        me = await self.host.storage.find_person()
        match method, parts:
            case "GET", ["puzzles"]:
                return OK, await self.overview(me)
            case "GET", ["puzzles", "all"]:
                return OK, await self.cards(me)
            case "GET", ["puzzles", number] if number.isdecimal():
                return OK, await self.task(me, self.find(int(number)))
            case "POST", ["puzzles", number] if number.isdecimal():
                return CREATED, await self.open(self.find(int(number)))
            case "POST", ["puzzles", number, "hint" | "solution" as what] if number.isdecimal():
                me, puzzle = await self.host.me(), self.find(int(number))
                await (self.take_hint if what == "hint" else self.give_up)(me.id, puzzle)
                return OK, await self.task(me, puzzle)
            case "POST", ["puzzles", number, "choice"] if number.isdecimal():
                me, puzzle = await self.host.me(), self.find(int(number))
                return OK, await self.choose(me.id, puzzle, decode(body, NewChoice).option)
        return None

    async def open(self, puzzle: Puzzle) -> OpenedTable:
        """Open a table where a puzzle can be solved."""
        setup, how = plan_puzzle(puzzle, ABSENT)
        table = await self.host.create(await self.host.me(), setup, how)
        return OpenedTable(table.id, table.code)
