"""An evening at a table: people with sockets who play a whole game by their own views.

A seeded random generator chooses legal moves, answers requests, passes or plays events in windows,
undoes moves, chats, lends seats and drops connections.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import Any

from fourcures.engine.game import Game
from fourcures.table.apply import apply_entry
from fourcures.table.commitment import commitment
from fourcures.table.room import Room
from fourcures.table.snapshot import snapshot

from .site import No, Player, Site

Json = dict[str, Any]
EVENTS = ("airlift", "grant", "quiet", "resilient", "forecast")
MOST_STEPS = 5000


class Evening:
    """A table and its people; `did` counts their actions."""

    def __init__(self, site: Site, table_id: str, people: list[Player], seed: str) -> None:
        self.site, self.table_id, self.people = site, table_id, people
        self.rng = random.Random(seed)
        self.did: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.lent: dict[int, Player] = {}

    @property
    def table(self) -> Json:
        return max((person.table for person in self.people), key=lambda table: int(table["seq"]))

    def bots(self) -> bool:
        """Return whether bots play with the people."""
        return any(seat["bot"] for seat in self.table["seats"])

    async def play(self) -> None:
        """Play until the game has ended."""
        for _ in range(MOST_STEPS):
            await self.together()
            if self.table["game"]["outcome"]:
                return
            try:
                await self.step()
            except No as no:
                self.refusals[no.code] += 1
                await asyncio.sleep(0.01)  # a bot was faster; wait for its update
        raise AssertionError(f"no end in sight: {self.did}")

    async def together(self) -> None:
        """Wait until everyone has the same entries."""
        newest = self.table["seq"]
        for person in self.people:
            await person.reached(newest)

    async def step(self) -> None:
        """Do something that the table waits for, or sometimes something else."""
        if self.rng.random() < 0.15:
            await self.rng.choice(self.pastimes())()
            return
        pauses = (self.table["window"] or {}).get("pauses", [])
        waiting = [wait for wait in self.table["waiting"] if wait["for"] != "pause"]
        waiting += [{"for": "window", "holder": person} for person in pauses]
        waiting = [wait for wait in waiting if self.who(wait) is not None]
        if not waiting:
            seq = self.table["seq"]
            await self.people[0].reached(seq + 1)
            return
        wait = self.rng.choice(waiting)
        person = self.who(wait)
        assert person is not None
        if wait["for"] == "answer":
            await self.answer(person, wait["request"])
        elif wait["for"] == "window":
            await self.window(person)
        else:
            await self.move(person, wait["seat"])

    def who(self, wait: Json) -> Player | None:
        """Return the person the table waits for, or None for a bot."""
        holder = wait.get("holder") or self.table["seats"][wait["seat"]]["holder"]
        return next((person for person in self.people if person.id == holder), None)

    async def answer(self, person: Player, request: int) -> None:
        yes, always = self.rng.random() < 0.75, self.rng.random() < 0.3
        try:
            await person.do("answer", request=request, yes=yes, always=always)
            self.did["always" if yes and always else "accepted" if yes else "declined"] += 1
        except No as no:
            if no.code != "not_in_hand":  # only the owner of a private card is told this
                raise
            await person.do("answer", request=request, yes=False)
            self.did["declined"] += 1

    async def window(self, person: Player) -> None:
        phase = person.phase
        events = [
            (seat, text)
            for seat in person.seats
            for text in person.legal(seat)
            if text.split()[0] in EVENTS
        ]
        if events and self.rng.random() < 0.6:
            seat, text = self.rng.choice(events)
            await person.move(text, seat)
            self.did[f"event in {phase}"] += 1
        elif self.rng.random() < 0.2 and person.table["window"]["can_hold"]:
            await person.do("hold")
            self.did["held"] += 1
        else:
            await person.do("go_on")
            self.did["went on"] += 1

    async def move(self, person: Player, seat: int) -> None:
        legal = person.legal(seat)
        if not legal:  # this person already has a newer update
            await asyncio.sleep(0.01)
            return
        kinds = sorted({text.split()[0] for text in legal})
        if len(kinds) > 1 and self.rng.random() < 0.9:
            kinds = [kind for kind in kinds if kind != "pass"]
        kind = self.rng.choice(kinds)  # by kind first, because most moves are flights
        if "cure" in kinds:
            kind = "cure"
        text = self.rng.choice([text for text in legal if text.split()[0] == kind])
        before = self.table["seq"]
        number = f"move-{before}-{seat}"
        phase = person.phase
        await person.do("move", id=number, text=text, seat=seat)
        self.did[f"event in {phase}" if kind in EVENTS else kind] += 1
        if self.rng.random() < 0.1:
            await self.again(person, number, text, seat)

    async def again(self, person: Player, number: str, text: str, seat: int) -> None:
        """Resend the command, as a client does that got no answer."""
        await self.together()
        before = len(await self.log())
        answer = await person.ask("move", id=number, text=text, seat=seat)
        assert answer["type"] == "done", answer
        assert self.bots() or len(await self.log()) == before
        self.did["sent again"] += 1

    # Other things that people do.

    def pastimes(self) -> list[Any]:
        return [
            self.talk,
            self.tell,
            self.order,
            self.undo,
            self.undo,
            self.redo,
            self.reset,
            self.event,
            self.event,
            self.reconnect,
            self.lend,
            self.settle,
        ]

    def seated(self) -> Player:
        return self.rng.choice([person for person in self.people if person.seats] or self.people)

    async def talk(self) -> None:
        await self.rng.choice(self.people).do("say", text=f"hello {self.rng.random()}")
        self.did["said"] += 1

    async def tell(self) -> None:
        person = self.seated()
        if person.seats:
            await person.do("tell", seat=person.seats[0], disease=self.rng.choice(["blue", "red"]))
            self.did["told"] += 1

    async def order(self) -> None:
        stop = self.rng.choice(["never", "pause", "ask", "ask"])
        moment = self.rng.choice(["draw", "infect", "epidemic"])
        await self.seated().do("stop_at", moment=moment, stop=stop)
        self.did[f"stop {stop}"] += 1

    async def settle(self) -> None:
        await self.seated().do("agree", yes=self.rng.random() < 0.3)
        self.did["agreeable"] += 1

    async def undo(self) -> None:
        if self.table["game"]["undo"] is not None:
            await self.seated().do("undo")
            self.did["undo"] += 1

    async def redo(self) -> None:
        seat = self.table["game"]["redo"]
        person = None if seat is None else self.who({"seat": seat})
        if person is not None:
            await person.do("redo")
            self.did["redo"] += 1

    async def reset(self) -> None:
        mover = self.table["game"]["undo"]
        person = None if mover is None else self.who({"seat": mover})
        if person is not None:
            await person.do("reset")
            self.did["reset"] += 1

    async def event(self) -> None:
        """Play an event, in anyone's turn."""
        person = self.seated()
        events = [
            (seat, text)
            for seat in person.seats
            for text in person.legal(seat)
            if text.split()[0] in EVENTS
        ]
        if events:
            phase = person.phase
            seat, text = self.rng.choice(events)
            await person.move(text, seat)
            self.did[f"event in {phase}"] += 1

    async def reconnect(self) -> None:
        """Drop a connection; after reconnecting, exactly the missed entries arrive."""
        person = self.rng.choice(self.people)
        await person.leave()
        seen = person.table["seq"]
        for other in self.people:
            if other is not person:
                answer = await other.ask("say", text="still there?")
                assert answer["type"] == "done", answer
        await person.join(self.table_id, seen=seen)
        first = person.news[0]
        assert [entry["seq"] for entry in first["entries"]] == list(
            range(seen + 1, first["seq"] + 1)
        )
        self.did["reconnected"] += 1

    async def lend(self) -> None:
        """Lend a seat to a bot, or take one back."""
        for seat, person in list(self.lent.items()):
            await person.do("reclaim_seat", seat=seat)
            del self.lent[seat]
            self.did["taken back"] += 1
            return
        person = self.seated()
        if person.seats:
            seat = person.seats[0]
            self.lent[seat] = person
            await person.do("hand", seat=seat, bot="random")
            self.did["lent"] += 1

    # After the end.

    async def log(self) -> list[Any]:
        return await self.site.inside.tables.log.read(self.table_id)

    async def check(self) -> None:
        """Check that record, log and everyone's entries agree, and that nothing failed."""
        await self.together()
        assert not self.refusals.keys() & {"busy", "not_ready", "internal"}
        live = await self.site.inside.tables.get(self.table_id)
        position = live.room.playing().position()
        record = await self.people[0].get(f"/api/tables/{self.table_id}/record")
        assert record.status_code == 200, record.text
        assert Game.from_record(record.json()).position() == position

        row = await self.site.inside.tables.catalog.find(self.table_id)
        assert row is not None
        folded = Room(row.seed)
        numbers = []
        for seq, entry in await self.log():
            apply_entry(folded, entry)
            numbers.append(seq)
        assert numbers == list(range(1, live.room.seq + 1))
        for person in [None, *(player.id for player in self.people)]:
            assert snapshot(folded, person) == snapshot(live.room, person)

        for player in self.people:
            heard = [entry["seq"] for entry in player.entries]
            assert heard == list(range(1, len(heard) + 1)), "missed or heard twice"
            assert player.table["game"]["outcome"] == position["outcome"]
            if not player.table["deal_known"]:
                assert commitment(player.table["game"]["seed"]) == player.table["commitment"]
