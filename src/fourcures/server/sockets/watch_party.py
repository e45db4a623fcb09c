"""Watch the replay of a finished game together: one person leads, and the others follow.

Those who open the same link share a code. What the leader sees is kept in memory and never in a
log (see `ephemeral`). When the leader's socket closes, somebody else may lead.
"""

from __future__ import annotations

import re
from typing import NamedTuple

import msgspec

from ...engine.rules.board import CITY
from ...engine.tags import snake_case
from ...protocol.people import Me
from ...protocol.refusals import Refused
from ...protocol.texts import check_json
from ..http.limits import Budget
from ..http.requests import AnySocket
from ..tables.live import LiveTable
from ..tables.tables import Tables
from .connection import Channel

CODE = re.compile("[A-Za-z0-9]{4,16}")


class Lead(msgspec.Struct, frozen=True, tag=snake_case, tag_field="do", forbid_unknown_fields=True):
    """Lead, if nobody else does: the others follow to this moment."""

    number: int  # chosen by the client, and returned in `Watching`
    seq: int  # the entry of the moment
    playing: bool = False
    city: str | None = None  # where the leader points


class Watching(msgspec.Struct, frozen=True, tag=snake_case, tag_field="type"):
    """What the leader shows; without a leader, everything is None."""

    leader: str | None  # the name
    you: bool  # whether this socket leads
    number: int | None = None
    seq: int | None = None
    playing: bool = False
    city: str | None = None


class Leader(NamedTuple):
    """Who leads; of two who began at the same time, the greater one does."""

    term: int  # how many have led before
    person: str
    name: str
    place: Lead


class Watcher(Channel):
    """A socket at the replay of a table; somebody without a name can only follow."""

    def __init__(
        self,
        tables: Tables,
        live: LiveTable,
        code: str,
        me: Me | None,
        socket: AnySocket,
        budget: Budget,
    ) -> None:
        super().__init__(socket, budget)
        self.tables, self.live, self.me = tables, live, me
        self.topic = f"watch {code}"
        self.term = 0  # the highest one so far

    def leader(self) -> Leader | None:
        """Return who leads now, if anybody does."""
        found = [
            msgspec.convert([value[0], person, *value[1:]], Leader)
            for person, value in self.live.list_shown(self.topic).items()
            if isinstance(value, list)
        ]
        return max(found, default=None)

    async def push_updates(self) -> None:
        sent = None
        while True:
            changed = self.live.changed
            leader = self.leader()
            leads = self.leads(leader)
            if not leads:
                await self.tables.relay.withdraw(self.live, self)  # somebody else won
            now = Watching(None, False)
            if leader is not None:
                self.term = max(self.term, leader.term)
                now = Watching(leader.name, leads, *msgspec.structs.astuple(leader.place))
            if now != sent:
                sent = now
                await self.send(now)
            else:
                await changed.wait()

    def leads(self, leader: Leader | None) -> bool:
        """Return whether this socket leads."""
        mine = leader and self.live.showing.get((self.topic, leader.person))
        return bool(mine and mine.owner is self)

    async def on_message(self, text: str) -> None:
        try:
            self.budget.charge(None)
            check_json(text)
            await self.lead(decode(text))
        except (msgspec.MsgspecError, RecursionError) as error:
            await self.refuse(None, Refused("unreadable", problem=str(error)))
        except Refused as no:
            await self.refuse(None, no)

    async def lead(self, place: Lead) -> None:
        """Show the others a moment; raise Refused if somebody else leads."""
        if self.me is None:
            raise Refused("no_name")
        leader = self.leader()
        if leader is not None and leader.person != self.me.id:
            raise Refused("has_leader", name=leader.name)
        last = self.live.room.seq
        if not 0 <= place.seq <= last:
            raise Refused("no_moment", first=1, last=last)
        if place.city is not None and place.city not in CITY:
            raise Refused("unknown_city", "R1.1", word=place.city)
        term = leader.term if leader else self.term + 1
        value = [term, self.me.name, msgspec.to_builtins(place)]
        await self.tables.relay.show(self.live, (self.topic, self.me.id), value, self)

    async def on_close(self) -> None:
        await self.tables.relay.withdraw(self.live, self)


decode = msgspec.json.Decoder(Lead).decode
