"""The table of a game with bots: the same rooms, commands and bots as on a server.

The players at the keyboard are one person, who holds every seat that no bot holds.
"""

from __future__ import annotations

import msgspec

from ...bots import BOTS, Agent, PolicyBot, Search
from ...engine.game import UNDO, Game
from ...engine.record import RULES
from ...host.bot_moves import (
    choose_command,
    fallback_command,
    make_agent,
    next_bot_seat,
    tells_cards,
)
from ...protocol import commands
from ...protocol.commands import Moment
from ...protocol.refusals import Refused
from ...protocol.setup import TableSetup
from ...table import entries
from ...table.decide import Decision, decide
from ...table.room import Logged, Request, Room
from ...table.windows import awaited_holders
from .seats import Bots

YOU = "you"  # the id of the person at the keyboard
STOPS: tuple[Moment, ...] = ("infect", "epidemic")  # where the players are asked


class BotTable:
    """A room with bots on some seats, and the agents that play for them."""

    def __init__(self, game: Game, bots: Bots) -> None:
        self.bots = bots
        self.room = open_room(game, bots)
        self.agents: dict[int, Agent] = {}

    @property
    def game(self) -> Game:
        """The game as it is now; every command replaces it."""
        return self.room.playing()

    @property
    def people(self) -> list[int]:
        """The seats of the players at the keyboard."""
        return [seat for seat, kind in enumerate(self.bots) if kind is None]

    def next_bot(self) -> int | None:
        """Return the seat of a bot that has something to do, or None."""
        return next_bot_seat(self.room)

    def request(self) -> tuple[int, Request] | None:
        """Return a seat at the keyboard and the request that it has to answer, or None."""
        asked = ((seat, request) for seat in self.people for request in self.room.requests_to(seat))
        return next(asked, None)

    def waits_for_events(self) -> bool:
        """Return whether the game waits for the keyboard in an event window."""
        return YOU in awaited_holders(self.room)

    def new_id(self) -> str:
        """Return an id for a command of the players."""
        return f"{YOU}-{self.room.seq}"

    def do(self, command: commands.AnyCommand, by: str = YOU) -> list[Logged]:
        """Carry out a command and return what happened; raise Refused if it is not allowed."""
        decision = decide(self.room, by, command, BOTS)
        self.room = decision.room
        if self.has_no_choice():
            return [*decision.logged, *self.do(commands.GoOn(id=self.new_id()))]
        return decision.logged

    def has_no_choice(self) -> bool:
        """Return whether passing in this window is the only thing that the player could do.

        That is so for a single player without an event in the turn of a bot. Of several players
        with private hands, each would learn from it that the others have no event.
        """
        if not self.waits_for_events() or self.game.turn in self.people or len(self.people) > 1:
            return False
        return not any(
            move.plays_event for move in self.game.legal_moves if move.seat in self.people
        )

    def undo(self) -> list[Logged]:
        """Undo the last move of a player, and those of bots since; return an empty list if none."""
        trial, moves = self.game.copy(), 0
        while self.room.can_undo() and trial.is_undoable:
            line, moves = trial.latest_line, moves + 1
            trial.undo()
            if line is not None and line.seat in self.people:
                break
        else:
            return []
        decision = Decision(self.room.fork(), YOU, None, BOTS)
        for _ in range(moves):
            decision.record(entries.Undid(to=decision.room.playing().undo_line))
        self.room = decision.room
        return decision.logged

    # Bots.

    def must_prepare(self, seat: int) -> bool:
        """Return whether a bot needs compiled rules, and has not got them yet."""
        kind = self.bots[seat]
        return kind is not None and seat not in self.agents and issubclass(BOTS[kind], Search)

    def replace_bots(self) -> None:
        """Let the policy, which needs no compiled rules, play for all bots that need them."""
        waiting = [seat for seat in range(len(self.bots)) if self.must_prepare(seat)]
        self.agents |= {seat: PolicyBot() for seat in waiting}

    def act(self, seat: int) -> list[Logged]:
        """Carry out the next command of a bot and return what happened; takes its time."""
        agent = self.agents.get(seat) or make_agent(self.room, seat)
        self.agents[seat] = agent
        by = f"bot:{seat}"
        try:
            logged = self.do(choose_command(self.room, seat, agent), by)
            while tells_cards(self.room, seat):
                logged += self.do(choose_command(self.room, seat, agent), by)
        except Refused:
            return self.do(fallback_command(self.room, seat), by)
        return logged


def open_room(game: Game, bots: Bots) -> Room:
    """Return the room in which a game was played so far, with these bots."""
    record = game.record()
    start = {"position": record["start"]} if game.setup is None else record["setup"]
    setup = msgspec.convert(start | {"players": len(game.roles), "help": "coach"}, TableSetup)
    decision = Decision(Room(game.seed or ""), YOU, None, BOTS)
    opened = entries.Opened(setup=setup, host=YOU, commitment="", deal_known=True, rules=RULES)
    decision.record(opened)
    decision.record(entries.Joined(name=""))
    for moment in STOPS:  # nothing pauses at a keyboard
        decision.record(entries.StopSet(moment=moment, stop="ask"))
    for seat, kind in enumerate(bots):
        holder = YOU if kind is None else f"bot:{seat}"
        decision.record(entries.Seated(seat=seat, holder=holder, bot=kind))
    decision.append(entries.Began())
    for line in (entry.line for entry in game.entries):
        if line.text.startswith(UNDO):
            decision.append(entries.Undid(to=int(line.text.removeprefix(UNDO))))
        else:
            assert line.seat is not None
            played = entries.Played(seat=line.seat, text=line.text, outcomes=line.outcomes)
            decision.append(played)
    decision.settle()  # a position may begin in an event window without events
    return decision.room
