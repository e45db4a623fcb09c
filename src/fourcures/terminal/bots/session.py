"""A game at the keyboard in which bots can hold seats; without bots it is like any other.

A bot acts after the reply to the line before it has been displayed: each reply has the next one as
its `later`. So a display shows move by move what the bots do, and stays responsive.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from ...engine.game import Game
from ...engine.notation import Move
from ...engine.position.schema import Json
from ...engine.reasons import Param, Refusal
from ...engine.rules.board import CARDS
from ...engine.rules.moves import NEXT, kind_of
from ...engine.view import View
from ...protocol import commands
from ...protocol.refusals import Refused
from ...text.language import Language
from ...text.sentences import explain_refusal
from ..coach import prepare_bots, show_advice, think_later
from ..commands import COMMANDS, change_seat, until_the_end
from ..input.cards import NotTaken, read_card
from ..input.moves import split_names
from ..keyboard import Keyboard
from ..saved_game import restore_game
from ..say.reply import Reply
from ..session import Session
from .seats import Bots, read_bots
from .words import ask_for_consent, describe_answer, describe_logged

if TYPE_CHECKING:
    from ...table.room import Logged
    from .table import BotTable


class BotSession(Session):
    """A game with bots on some seats, and the players at the keyboard on the others."""

    table: BotTable | None = None  # None: a game without bots

    def __init__(
        self,
        game: Game,
        language: Language | None = None,
        file: Path | None = None,
        bots: Bots = (),
    ) -> None:
        self.bots = bots
        super().__init__(game, language, file)
        self.commands = {**COMMANDS, **OWN}

    def sit_down(self, game: Game, file: Path | None = None) -> Reply:
        """Start or resume a game; bots that can act do so after the welcome."""
        self.table = self.viewer = None
        if any(self.bots):
            from .table import BotTable  # the bots are imported only when they play

            self.table = BotTable(game, self.bots)
            game = self.table.game
        reply = super().sit_down(game, file)
        if self.table is not None:
            about, *others = reply.lines
            self.welcome = self.proceed([about, self.describe_seats(), *others])
        return self.welcome

    def resume(self, document: object, file: Path | None) -> Reply:
        """Resume a saved game with its bots."""
        game = restore_game(document)
        self.bots = read_bots(game, document)
        return self.sit_down(game, file)

    def record(self) -> Json:
        """Return the record, with the bots in its notes."""
        record = super().record()
        return record | {"notes": {"bots": [*self.bots]}} if self.table else record

    # Queries

    def view(self, seat: int | None) -> View:
        """Return what a seat knows, including the cards that bots have shown."""
        return super().view(seat) if self.table is None else self.table.room.view(seat)

    def own_seats(self) -> Sequence[int]:
        """Return the seats that no bot holds."""
        return super().own_seats() if self.table is None else self.table.people

    def needs_curtain(self) -> bool:
        """Return whether several players must hide their hands from each other."""
        return super().needs_curtain() and len(self.own_seats()) > 1

    def list_moves(self) -> list[Move]:
        """Compute the moves that can be typed; in a bot's turn, `next` passes in a window."""
        moves = super().list_moves()
        if self.table is None or not self.table.waits_for_events():
            return moves
        passes = [move for move in self.game.legal_moves if kind_of(move) == NEXT]
        return [*moves, *(move for move in passes if move not in moves)]

    def find_decider(self) -> int:
        """Return the seat that must do something now, or the next one that will."""
        table, decider = self.table, super().find_decider()
        if table is None:
            return decider
        asked = table.request()
        if asked is not None:
            return asked[0]
        if decider in table.people:
            return decider
        able = {move.seat for move in self.game.legal_moves if move.seat in table.people}
        if self.private or not able:  # with private hands nobody may learn who has an event
            able = {*table.people}
        return self.viewer if self.viewer in able else min(able)

    def describe_awaited(self) -> str:
        """Return which player or bot must do what."""
        table = self.table
        if table is None or self.game.outcome is not None:
            return super().describe_awaited()
        seat = table.next_bot()
        if seat is not None:
            return self.say("terminal-bot-thinks", role=self.names.short(self.game.roles[seat]))
        asked = table.request()
        if asked is not None:
            role = self.names.short(self.game.roles[asked[0]])
            return self.say("terminal-to-answer", role=role)
        if self.game.turn not in table.people and table.waits_for_events():
            return self.say("terminal-to-pass")
        return super().describe_awaited()

    def remind(self) -> Reply:
        """Return the question of a bot that waits for an answer."""
        asked = self.table and self.table.request()
        if not self.table or not asked:
            return super().remind()
        return Reply([ask_for_consent(asked[1], self.table.room, self.names)])

    def describe_seats(self) -> str:
        """Return which roles are for the keyboard and which are for bots."""
        roles = self.game.roles
        own = self.names.list([roles[seat] for seat in self.own_seats()])
        bots = [f"{self.role(seat)} ({kind})" for seat, kind in enumerate(self.bots) if kind]
        return self.say("terminal-bot-seats", own=own, bots=", ".join(bots))

    # Commands

    def draw(self, move: Move | str, seat: int | None, cards: list[str]) -> Reply:
        """Play a move at the table; the bots whose pawn or hand it affects must agree."""
        table = self.table
        if table is None:
            return super().draw(move, seat, cards)
        text = str(move)
        if text == "next" and table.waits_for_events():
            return self.send(commands.GoOn(id=table.new_id()))
        own = move.seat if isinstance(move, Move) else seat
        return self.send(commands.Move(id=table.new_id(), text=text, seat=own))

    def send(self, *sent: commands.AnyCommand) -> Reply:
        """Carry out commands of the players, or return why they are refused."""
        assert self.table is not None
        table, before = self.table, self.table.room
        logged: list[Logged] = []
        try:
            for command in sent:
                logged += table.do(command)
        except Refused as no:
            params = cast(dict[str, Param], no.params)
            if no.code == "not_your_seat":
                return self.answer("terminal-bot-keyboard", role=self.role(int(params["seat"])))
            refusal = explain_refusal(Refusal(no.rule or "", no.code, params), self.names)
            return Reply([refusal, *self.remind().lines])
        self.game = table.game
        return self.proceed(describe_logged(logged, before, self.viewer, self.names))

    def proceed(self, lines: Sequence[str], more: bool = False) -> Reply:
        """Let the next bot act after these lines; or ask the player who must do something."""
        assert self.table is not None
        if self.viewer is not None:
            self.heard[self.viewer] = len(self.game.history)
        if self.table.next_bot() is not None:
            return Reply(lines, more=more, later=self.act)
        lines = [*lines, *self.remind().lines]
        if self.game.outcome is None:
            lines += self.give_keyboard(self.find_decider())
        return Reply(lines, more=more)

    def give_keyboard(self, seat: int) -> list[str]:
        """Give the keyboard to a player, who must do something; return what to say about it."""
        if not self.private or seat == self.viewer:
            self.viewer = seat
            return []
        if self.viewer is not None:
            return [*self.hand_over(seat, to_read=True).lines]
        if seat == self.heir:
            return []
        self.heir = seat
        return self.describe_curtain()

    def pass_curtain(self, line: str) -> Reply:
        """Handle a line behind the curtain; the next player reads what a bot has asked."""
        reply = super().pass_curtain(line)
        if self.heir is not None:
            return reply
        return reply._replace(lines=[*reply.lines, *self.remind().lines])

    def act(self) -> Reply:
        """Let a bot act; compile the bots before, if it needs that."""
        assert self.table is not None
        seat = self.table.next_bot()
        assert seat is not None
        if self.table.must_prepare(seat):
            return prepare_bots(lambda: self.act_on(seat), self.replace_bots, self.names)
        return self.act_on(seat)

    def act_on(self, seat: int) -> Reply:
        """Let the bot on a seat act."""
        assert self.table is not None
        table, before = self.table, self.table.room
        logged = table.act(seat)
        self.game = table.game
        return self.proceed(describe_logged(logged, before, self.viewer, self.names), more=True)

    def replace_bots(self) -> Reply:
        """Go on with bots that need no compiled rules."""
        assert self.table is not None
        self.table.replace_bots()
        return Reply([self.say("terminal-bot-replaced")], more=True, later=self.act)

    def undo(self) -> Reply:
        """Undo the last move of a player, and what bots have done since."""
        if self.table is None:
            return super().undo()
        if not self.table.undo():
            return self.answer("terminal-nothing-to-undo")
        self.game = self.table.game
        moves = len(self.game.history)
        self.heard = {seat: min(heard, moves) for seat, heard in self.heard.items()}
        return self.proceed([self.say("terminal-undone")])

    def hand_over(self, seat: int, to_read: bool = False) -> Reply:
        """Hand the keyboard to another player; a bot needs none."""
        if seat not in self.own_seats():
            return self.answer("terminal-bot-keyboard", role=self.role(seat))
        return super().hand_over(seat, to_read)

    def answer_request(self, yes: bool) -> Reply:
        """Answer the request of a bot."""
        table, asked = self.table, self.table and self.table.request()
        if table is None or not asked or (self.private and asked[0] != self.viewer):
            return self.answer("terminal-not-asked")
        seat, request = asked
        sent = commands.Answer(id=table.new_id(), request=request.number, yes=yes, seat=seat)
        return self.send(sent)

    def tell(self, rest: str) -> Reply:
        """Show the bots some cards of a private hand, or all of them."""
        seat, table = self.viewer, self.table
        if table is None or seat is None or not self.private:
            return self.answer("terminal-tell-nobody")
        hand = self.game.hands[seat]

        def read(word: str) -> str:
            fits = any(card.startswith(word) for card in hand)
            return read_card(word, hand if fits else CARDS, self.names)

        try:
            cards = [read(word) for word in split_names(rest)] or hand
        except NotTaken as unread:
            return Reply([str(unread)])
        return self.send(
            *(commands.Tell(id=table.new_id(), seat=seat, card=card) for card in cards)
        )


Command = Callable[[Keyboard, str], Reply]


def bot_command(run: Callable[[BotSession, str], Reply]) -> Command:
    """Return a command that only a game with bots has, or that is different there."""

    def command(table: Keyboard, rest: str) -> Reply:
        assert isinstance(table, BotSession)
        return run(table, rest)

    return command


def advise(session: BotSession, rest: str) -> Reply:
    """Advise on the request of a bot, if there is one, otherwise on the turn."""
    table, asked = session.table, session.table and session.table.request()
    if table is None or not asked or asked[0] != session.viewer:
        return show_advice(session, rest)
    view, request, names = table.room.view_of_request(*asked), asked[1], session.names

    def tell() -> Reply:
        from ...bots.coach.questions import advise_on_request

        texts = [step.text for step in request.steps]
        return describe_answer(advise_on_request(view, request.seat, texts), names)

    return think_later(tell, names)


def change_player(session: BotSession, rest: str) -> Reply:
    """Hand the keyboard to another player, if there is one, or say who is who."""
    if session.table is None or session.needs_curtain():
        return change_seat(session, rest)
    return Reply([session.describe_seats()])


def show_status(session: BotSession, rest: str) -> Reply:
    """Show the status, and who is who."""
    reply = COMMANDS["status"](session, rest)
    if session.table is None:
        return reply
    return reply._replace(lines=[*reply.lines, session.describe_seats()])


OWN: dict[str, Command] = {
    "yes": bot_command(lambda session, _: session.answer_request(True)),
    "no": bot_command(lambda session, _: session.answer_request(False)),
    "tell": bot_command(BotSession.tell),
    "advice": until_the_end(bot_command(advise)),
    "seat": bot_command(change_player),
    "status": bot_command(show_status),
}
