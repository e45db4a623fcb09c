"""A game and who has the keyboard: what they see, what they can do, and how it changes hands.

Everything shown comes from the view of the seat that has the keyboard. With private hands the
keyboard changes hands behind a curtain: first whoever had it finishes reading (if there was
anything private to read), then nobody sees a hand until the next player presses Enter.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from ..engine.errors import IllegalMove, NothingToDraw, NothingToUndo
from ..engine.events import Event, Turn
from ..engine.game import Game
from ..engine.notation import Move
from ..language import Language
from .card_input import NotTaken, PendingMove, read_card
from .input import names_in
from .names import Names
from .overview import Overview
from .reply import Reply
from .sentences import awaited, reason, told


class Keyboard:
    """A game with the seat that has the keyboard."""

    game: Game
    names: Names
    private: bool
    viewer: int | None  # whose eyes the screen serves; None while nobody may see a hand
    heir: int | None  # who gets the keyboard next, while the curtain is down
    file: Path | None  # where the game is kept, as far as it is
    kept: int  # how many entries of the game that file holds
    asked: PendingMove | None  # while a real deck's card is to be told
    heard: dict[int, int]  # for each seat, how many moves of the game it has been told about

    def __init__(
        self, game: Game, language: Language | None = None, file: Path | None = None
    ) -> None:
        self.say = language or Language()
        self.welcome = self.sit_down(game, file)

    def sit_down(self, game: Game, file: Path | None = None) -> Reply:
        """Takes up a game; with private hands the first player lifts the curtain."""
        self.game = game
        self.file, self.kept = file, len(game.entries)
        self.asked = None
        seen = Overview(game.view(None), 1)
        self.names = Names(seen.edition, self.say)
        self.private = seen.private and seen.outcome is None
        self.viewer = None if self.private else seen.decider
        self.heir = seen.decider if self.private else None
        self.heard = dict.fromkeys(range(len(seen.players)), len(self.game.history))
        self._legal: tuple[int, int | None, list[Move]] = (-1, None, [])
        about = self.say(
            "terminal-welcome",
            players=len(seen.players),
            epidemics=seen.epidemics,
            hands="private" if seen.private else "open",
            edition=self.say(f"edition-{seen.edition}"),
        )
        return Reply([about, self.say("terminal-type-help"), *self.curtain()])

    # What can be seen.

    def overview(self) -> Overview:
        """The table as whoever has the keyboard sees it; as a spectator while nobody has."""
        return Overview(self.game.view(self.viewer), turn_number(self.game))

    def legal(self) -> list[Move]:
        """The moves that can be typed now: everyone's at open hands, else the viewer's own."""
        now = (len(self.game.entries), self.viewer)
        if self._legal[:2] != now:
            everyone = range(len(self.overview().players))
            seats = everyone if not self.private else [] if self.viewer is None else [self.viewer]
            moves = [move for seat in seats for move in self.game.view(seat).legal_moves]
            self._legal = (*now, moves)
        return self._legal[2]

    def prompt(self) -> str:
        """Who is to do what."""
        if self.heir is not None and self.viewer is not None:
            return f"{self.say('terminal-read')}> "
        if self.heir is not None:
            return f"{self.say('terminal-press-enter', role=self.role(self.heir))}> "
        if self.asked is not None:
            return f"{self.asked.question(self.names)} "
        overview = self.overview()
        if self.viewer != overview.decider and self.viewer is not None:
            role = self.names.short(overview.players[self.viewer].role)
            return f"{self.say('terminal-looks-on', role=role)}> "
        return f"{awaited(overview, self.names)}> "

    def role(self, seat: int) -> str:
        """What a seat's role is called."""
        return self.names(self.overview().players[seat].role)

    # What can be done.

    def play(self, move: Move | str) -> Reply:
        """Plays a move and tells what happened."""
        seat = self.viewer if self.private else None
        if self.private and str(move).startswith("seat:") and not isinstance(move, Move):
            named, _, rest = str(move).partition(" ")
            if named != f"seat:{self.viewer}":
                return Reply([self.say("terminal-hand-over-first")])
            move = rest
        return self.draw(move, seat, [])

    def draw(self, move: Move | str, seat: int | None, cards: list[str]) -> Reply:
        """Plays a move with the cards that were told, or asks which a real deck gives next."""
        real = self.game.seed is None
        try:
            events = self.game.play(move, seat, cards if real else None)
        except IllegalMove as illegal:
            return Reply([reason(illegal.refusal, self.names)])
        except NothingToDraw as next:
            self.asked = PendingMove(move, seat, cards, next)
            return Reply([self.asked.question(self.names)])
        self.asked = None
        return self.after(events)

    def tell(self, line: str) -> Reply:
        """Takes the cards of a line, one after the other, as answers to what is asked."""
        assert self.asked is not None
        reply = Reply([self.asked.question(self.names)])
        for word in names_in(line):
            if self.asked is None:
                return Reply([*reply.lines, self.say("terminal-card-left", word=word)])
            try:
                card = read_card(word, self.asked.next.cards, self.names)
            except NotTaken as unread:
                return Reply([str(unread), self.asked.question(self.names)])
            reply = self.draw(self.asked.move, self.asked.seat, [*self.asked.cards, card])
        return reply

    def undo(self) -> Reply:
        """Takes the last move back; a real deck's last card, while the next is asked for."""
        if self.asked is not None:
            move, seat, cards, _ = self.asked
            self.asked = None
            return self.draw(move, seat, cards[:-1]) if cards else self.after([])
        try:
            self.game.undo()
        except NothingToUndo:
            return Reply([self.say("terminal-nothing-to-undo")])
        moves = len(self.game.history)
        self.heard = {seat: min(heard, moves) for seat, heard in self.heard.items()}
        reply = self.after([])
        return Reply([self.say("terminal-undone"), *reply.lines])

    def after(self, events: Sequence[Event]) -> Reply:
        """Tells what happened and sees who has the keyboard now."""
        lines = self.told(events)
        seen = Overview(self.game.view(None), 1)
        if seen.outcome is None and seen.decider != self.viewer:
            if not self.private:
                self.viewer = seen.decider
            else:
                hidden = [e.redacted(self.viewer) != e.redacted(seen.decider) for e in events]
                return Reply([*lines, *self.hand_over(seen.decider, to_read=any(hidden)).lines])
        return Reply(lines)

    def hand_over(self, seat: int, to_read: bool = False) -> Reply:
        """Lets the curtain down for a seat; with something to read, only after the next Enter."""
        if seat == self.viewer:
            return Reply([self.say("terminal-have-keyboard")])
        self.heir = seat
        if not to_read:
            self.viewer = None
        return Reply(self.curtain())

    def told(self, events: Sequence[Event]) -> list[str]:
        """Events as the viewer may hear them; from now on the viewer has heard all."""
        if self.viewer is not None:
            self.heard[self.viewer] = len(self.game.history)
        return told([event.redacted(self.viewer) for event in events], self.names)

    def curtain(self) -> list[str]:
        """What is said while the keyboard changes hands."""
        if self.heir is None or self.viewer is not None:
            return []
        return [self.say("terminal-pass-keyboard", role=self.role(self.heir))]

    def at_the_curtain(self, line: str) -> Reply:
        """Enter moves the curtain on; anything else waits until it is open."""
        if line:
            return Reply([self.prompt().rstrip("> ") + "."])
        if self.viewer is not None:
            self.viewer = None
            return Reply(self.curtain())
        assert self.heir is not None
        self.viewer, self.heir = self.heir, None
        missed = self.game.history[self.heard[self.viewer] :]
        return Reply(self.told([event for entry in missed for event in entry.events]))


def turn_number(game: Game) -> int:
    """Return the turn that is being played, counted from the beginning of the game or position."""
    return 1 + sum(isinstance(event, Turn) for entry in game.history for event in entry.events)
