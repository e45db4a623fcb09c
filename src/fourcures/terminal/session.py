"""A game at one keyboard: run a typed line and return the reply, without displaying anything."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from ..engine.notation import FORMS, Move
from ..engine.rules.board import CITIES
from ..protocol.texts import FORBIDDEN, visible_text
from .commands import COMMANDS, LEAVING
from .input.localized import translate_names
from .input.moves import read_move
from .keyboard import Keyboard
from .legal import explain_unreachable
from .say.reply import Reply

MOST_CHOICES = 8
LONGEST_LINE = 500
AS_TYPED = ("save ", "load ", "help ", "? ")  # followed by a file name or a search word


class Session(Keyboard):
    """A game that runs typed commands, cards and moves."""

    commands = COMMANDS

    def do(self, line: str) -> Reply:
        """Run a line and return the reply."""
        # Remove control characters, which replies would otherwise echo to the terminal.
        line = visible_text(FORBIDDEN.sub(" ", line[:LONGEST_LINE]))
        if not line.lower().startswith(AS_TYPED):
            line = translate_names(line, self.say, self.commands)
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower())
        if self.heir is not None and word.lower() not in LEAVING:
            return self.pass_curtain(line)
        if command is not None:
            return command(self, rest.strip())
        if self.asked is not None:
            return self.enter_cards(line)
        if word.lower() == "next" and rest and self.game.seed is None:
            reply = self.move(word)
            return self.enter_cards(rest) if self.asked is not None else reply
        return self.move(line) if word else Reply([])

    def move(self, line: str) -> Reply:
        """Play the typed move, or return why it cannot be played."""
        moves, text = read_move(line, self.legal_moves())
        if len(moves) == 1:
            return self.play(moves[0])
        if moves:
            return Reply([self.ask_which(moves)])
        verb = text.split()[0] if text else ""
        if verb in CITIES:
            reasons = explain_unreachable(self, verb)
            no_way = self.say("terminal-no-way", city=self.names(verb), word=verb)
            return Reply(reasons if len(reasons) == 1 else [no_way])
        if verb not in FORMS and not verb.startswith("seat:"):
            close = get_close_matches(verb, [*self.commands, *FORMS, *CITIES], 1)
            if close:
                return self.answer("terminal-did-you-mean", line=line, word=close[0])
            return self.answer("terminal-no-command", line=line)
        return self.play(text)

    def ask_which(self, moves: Sequence[Move]) -> str:
        """Return the question which of several matching moves is meant."""
        choices = ", ".join(str(move) for move in moves[:MOST_CHOICES])
        if len(moves) <= MOST_CHOICES:
            return self.say("terminal-which", choices=choices)
        return self.say("terminal-which-more", choices=choices, more=len(moves) - MOST_CHOICES)
