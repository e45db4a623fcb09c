"""A decision: a fork of the room on which a command is carried out, and the entries it makes.

So a failed commit changes nothing. After every command the table acts by itself (`settle`): it
starts the game when all players are ready, declines requests to absent players, and ends event
windows in which nobody is stopped.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from ...engine.errors import FourCuresError, IllegalMove, InvalidRecord, NothingToDraw
from ...engine.game import Game
from ...protocol.refusals import Refused
from .. import entries
from ..apply import apply_entry
from ..room import Logged, Room
from ..windows import is_open

MOST_CARDS = 64  # upper bound for the cards that one move draws


class Decision:
    """A command that is carried out on a fork of the room, and the entries it makes."""

    def __init__(
        self,
        room: Room,
        by: str | None,
        command: str | None,
        bots: Collection[str],
        now: int = 0,
    ) -> None:
        self.room, self.by, self.command, self.bots, self.now = room, by, command, bots, now
        self.cards: list[str] = []  # of a real deck: sent with the command, not drawn yet
        self.logged: list[Logged] = []  # the entries so far

    def append(self, entry: entries.AnyEntry, tried: Game | None = None) -> None:
        """Append an entry and apply it to the room."""
        self.logged.append(apply_entry(self.room, entry, tried))

    def record(self, entry: entries.AnyEntry, tried: Game | None = None) -> None:
        """Append an entry of the sender's command."""
        self.append(msgspec.structs.replace(entry, by=self.by, command=self.command), tried)

    @property
    def entries(self) -> list[entries.AnyEntry]:
        """The entries so far, without the events that they caused."""
        return [logged.entry for logged in self.logged]

    @property
    def own_seats(self) -> list[int]:
        """The seats of the sender."""
        return self.room.seats_of(self.by or "")

    def is_by_bot(self) -> bool:
        """Return whether a bot at the table sent the command."""
        return any(seat.holder == self.by and seat.bot for seat in self.room.seats)

    def require_host(self) -> None:
        """Raise Refused if the sender is not the host."""
        if self.by != self.room.host:
            raise Refused("host_only")

    def require_own_seat(self, seat: int | None) -> int:
        """Return one of the sender's seats: the given one, else the active one, else the first."""
        mine = self.own_seats
        if not mine:
            raise Refused("no_own_seat")
        if seat is not None:
            if seat not in mine:
                raise Refused("not_your_seat", seat=seat)
            return seat
        turn = self.room.game.state["turn"] if self.room.game else mine[0]
        return mine[0] if len(mine) == 1 else turn if turn in mine else mine[0]

    def play(
        self,
        seat: int,
        text: str,
        redo: bool = False,
        by_table: bool = False,
        why: dict[str, object] | None = None,
    ) -> None:
        """Play a legal move on the fork; its entry records the random outcomes."""
        trial = self.room.playing().copy()
        try:
            if self.room.is_real():
                self.draw(trial, seat, text)
            else:
                trial.play(text, seat)
        except IllegalMove as error:
            raise Refused.illegal(error) from None
        outcomes = trial.entries[-1].line.outcomes
        played = entries.Played(seat=seat, text=text, outcomes=outcomes, redo=redo, why=why)
        (self.append if by_table else self.record)(played, trial)

    def draw(self, game: Game, seat: int, text: str) -> None:
        """Play a move with as many of the given cards as it draws; Refused asks for the next."""
        for number in range(len(self.cards[:MOST_CARDS]) + 1):
            try:
                game.play(text, seat, self.cards[:number])
            except NothingToDraw as next:
                asked = next
            except InvalidRecord:
                raise Refused("wrong_card", card=self.cards[number - 1]) from None
            else:
                self.cards = self.cards[number:]
                return
        raise Refused("which_card", deck=asked.deck, number=number + 1, cards=asked.cards)

    def settle(self) -> None:
        """Start the game, decline for absent players, and end windows that stop nobody."""
        room = self.room
        if room.game is None and room.can_begin():
            try:
                self.append(entries.Began())
            except FourCuresError as error:
                field = getattr(error, "field", "setup")
                raise Refused("bad_setup", field=field, problem=str(error)) from None
        for person in [person for person, they in room.people.items() if they.gone]:
            for seat in room.seats_of(person):
                for request in room.requests_to(seat):
                    self.append(
                        entries.Answered(by=person, request=request.number, seat=seat, yes=False)
                    )
        while room.in_window() and not is_open(room):
            if room.is_real() and self.by not in room.went_on:
                return  # the player who draws the real cards is absent
            self.play(room.playing().state["turn"], "next", by_table=True)
