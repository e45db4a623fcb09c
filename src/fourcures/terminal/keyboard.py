"""A game and the player at the keyboard: what they see, what they can do, how they hand it over.

All output comes from the view of the seat at the keyboard. With private hands the keyboard changes
hands behind a curtain: the previous player finishes reading (if there was anything private to
read), then no hand is visible until the next player presses Enter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from ..engine.errors import IllegalMove, NothingToDraw, NothingToUndo
from ..engine.events import Event, Turn
from ..engine.game import Game
from ..engine.notation import Move
from ..engine.position.schema import Json
from ..engine.view import View
from ..text.language import Language
from ..text.names import Names
from ..text.sentences import describe_events, explain_refusal
from .input.cards import NotTaken, PendingMove, read_card
from .input.moves import split_names
from .overview import Overview
from .saved_game import restore_game
from .say.prompts import describe_awaited
from .say.reply import Reply


class Keyboard:
    """A game and the seat at the keyboard."""

    commands: Mapping[str, Callable[[Keyboard, str], Reply]] = {}  # other than moves, by name
    game: Game
    welcome: Reply  # to the game that was started or resumed last
    names: Names
    private: bool
    viewer: int | None  # the seat whose view is on screen; None while no hand may be visible
    heir: int | None  # the seat that gets the keyboard next, while the curtain is down
    file: Path | None  # where the game was saved last, if it was
    kept: int  # number of entries of the game in that file
    asked: PendingMove | None  # while the players must enter a card of the real deck
    heard: dict[int, int]  # for each seat, the number of moves it has been told about

    def __init__(
        self, game: Game, language: Language | None = None, file: Path | None = None
    ) -> None:
        self.say = language or Language()
        self.sit_down(game, file)

    def sit_down(self, game: Game, file: Path | None = None) -> Reply:
        """Start or resume a game; with private hands, behind the curtain."""
        self.game = game
        self.file, self.kept = file, len(game.entries)
        self.asked = None
        self.names = Names(game.edition, self.say)
        self.private = game.is_private and game.outcome is None
        decider = self.find_decider()
        hidden = self.needs_curtain()
        self.viewer = None if hidden else decider
        self.heir = decider if hidden else None
        self.heard = dict.fromkeys(range(len(game.roles)), len(game.history))
        self._legal: tuple[int, int | None, list[Move]] = (-1, None, [])
        about = self.say(
            "terminal-welcome",
            players=len(game.roles),
            epidemics=game.epidemics,
            hands="private" if game.is_private else "open",
            edition=self.say(f"edition-{game.edition}"),
        )
        lines = [about, self.say("terminal-type-help"), *self.describe_curtain()]
        self.welcome = Reply(lines)
        return self.welcome

    def resume(self, document: object, file: Path | None) -> Reply:
        """Resume the game of a file; raise FourCuresError if it is not one."""
        return self.sit_down(restore_game(document), file)

    def record(self) -> Json:
        """Return the document to save."""
        return self.game.record()

    # Queries

    def view(self, seat: int | None) -> View:
        """Return what a seat knows, or what a spectator knows (None)."""
        return self.game.view(seat)

    def needs_curtain(self) -> bool:
        """Return whether the players must hide their hands from each other."""
        return self.private

    def overview(self) -> Overview:
        """Return the position as the viewer sees it, or as a spectator behind the curtain."""
        return Overview(self.view(self.viewer), count_turns(self.game))

    def find_decider(self) -> int:
        """Return the seat that must do something now."""
        return Overview(self.game.view(None), 1).decider

    def legal_moves(self) -> list[Move]:
        """Return the moves that can be typed now: of all seats if hands are open, else own ones."""
        now = (len(self.game.entries), self.viewer)
        if self._legal[:2] != now:
            self._legal = (*now, self.list_moves())
        return self._legal[2]

    def list_moves(self) -> list[Move]:
        """Compute the moves that can be typed now."""
        seats = self.own_seats() if not self.private else [self.viewer]
        return [move for seat in seats if seat is not None for move in self.view(seat).legal_moves]

    def own_seats(self) -> Sequence[int]:
        """Return the seats of the players at the keyboard."""
        return range(len(self.game.roles))

    def prompt(self) -> str:
        """Return the prompt: which player must do what."""
        if self.heir is not None and self.viewer is not None:
            return f"{self.say('terminal-read')}> "
        if self.heir is not None:
            return f"{self.say('terminal-press-enter', role=self.role(self.heir))}> "
        if self.asked is not None:
            return f"{self.asked.question(self.names)} "
        if self.viewer is not None and self.viewer != self.find_decider():
            role = self.names.short(self.game.roles[self.viewer])
            return f"{self.say('terminal-looks-on', role=role)}> "
        return f"{self.describe_awaited()}> "

    def describe_awaited(self) -> str:
        """Return which player must do what."""
        return describe_awaited(self.overview(), self.names)

    def remind(self) -> Reply:
        """Return what the player must still see after reading a page, if anything."""
        return Reply([])

    def role(self, seat: int) -> str:
        """Return the name of a seat's role."""
        return self.names(self.game.roles[seat])

    # Commands

    def answer(self, message: str, **arguments: str | int) -> Reply:
        """Return a reply with one message."""
        return Reply([self.say(message, **arguments)])

    def play(self, move: Move | str) -> Reply:
        """Play a move and report the events."""
        seat = self.viewer if self.private else None
        if self.private and str(move).startswith("seat:") and not isinstance(move, Move):
            named, _, rest = str(move).partition(" ")
            if named != f"seat:{self.viewer}":
                return self.answer("terminal-hand-over-first")
            move = rest
        return self.draw(move, seat, [])

    def draw(self, move: Move | str, seat: int | None, cards: list[str]) -> Reply:
        """Play a move with the entered cards, or ask for the next card of the real deck."""
        real = self.game.seed is None
        try:
            events = self.game.play(move, seat, cards if real else None)
        except IllegalMove as illegal:
            return Reply([explain_refusal(illegal.refusal, self.names)])
        except NothingToDraw as next:
            self.asked = PendingMove(move, seat, cards, next)
            return Reply([self.asked.question(self.names)])
        self.asked = None
        return self.report(events)

    def enter_cards(self, line: str) -> Reply:
        """Use the cards of a line, in order, as answers to the pending questions."""
        assert self.asked is not None
        reply = Reply([self.asked.question(self.names)])
        for word in split_names(line):
            if self.asked is None:
                return Reply([*reply.lines, self.say("terminal-card-left", word=word)])
            try:
                card = read_card(word, self.asked.next.cards, self.names)
            except NotTaken as unread:
                return Reply([str(unread), self.asked.question(self.names)])
            reply = self.draw(self.asked.move, self.asked.seat, [*self.asked.cards, card])
        return reply

    def undo(self) -> Reply:
        """Undo the last move, or the last entered card while a real deck's card is pending."""
        if self.asked is not None:
            move, seat, cards, _ = self.asked
            self.asked = None
            return self.draw(move, seat, cards[:-1]) if cards else self.report([])
        try:
            self.game.undo()
        except NothingToUndo:
            return self.answer("terminal-nothing-to-undo")
        moves = len(self.game.history)
        self.heard = {seat: min(heard, moves) for seat, heard in self.heard.items()}
        reply = self.report([])
        return Reply([self.say("terminal-undone"), *reply.lines])

    def report(self, events: Sequence[Event]) -> Reply:
        """Report the events and hand the keyboard to the next player if necessary."""
        lines = self.describe(events)
        decider = self.find_decider()
        if self.game.outcome is None and decider != self.viewer:
            if not self.private:
                self.viewer = decider
            else:
                hidden = [e.redacted(self.viewer) != e.redacted(decider) for e in events]
                return Reply([*lines, *self.hand_over(decider, to_read=any(hidden)).lines])
        return Reply(lines)

    def hand_over(self, seat: int, to_read: bool = False) -> Reply:
        """Lower the curtain before another seat; with `to_read`, only after the next Enter."""
        if seat == self.viewer:
            return self.answer("terminal-have-keyboard")
        self.heir = seat
        if not to_read:
            self.viewer = None
        return Reply(self.describe_curtain())

    def describe(self, events: Sequence[Event]) -> list[str]:
        """Return the events as the viewer may know them, and mark all moves as heard."""
        if self.viewer is not None:
            self.heard[self.viewer] = len(self.game.history)
        return describe_events([event.redacted(self.viewer) for event in events], self.names)

    def describe_curtain(self) -> list[str]:
        """Return the lines to show while the keyboard changes hands."""
        if self.heir is None or self.viewer is not None:
            return []
        return [self.say("terminal-pass-keyboard", role=self.role(self.heir))]

    def pass_curtain(self, line: str) -> Reply:
        """Handle a line behind the curtain: Enter advances it, other input is refused."""
        if line:
            return Reply([self.prompt().rstrip("> ") + "."])
        if self.viewer is not None:
            self.viewer = None
            return Reply(self.describe_curtain())
        assert self.heir is not None
        self.viewer, self.heir = self.heir, None
        missed = self.game.history[self.heard[self.viewer] :]
        return Reply(self.describe([event for entry in missed for event in entry.events]))


def count_turns(game: Game) -> int:
    """Return the number of the current turn, counted from the start of the game or position."""
    return 1 + sum(isinstance(event, Turn) for entry in game.history for event in entry.events)
