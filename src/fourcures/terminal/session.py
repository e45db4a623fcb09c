"""A table with one keyboard: it takes a line, does what it says and answers. It draws nothing."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from ..engine.notation import FORMS, Move
from ..engine.rules.board import CITIES
from .commands import COMMANDS, LEAVING
from .input import read
from .keyboard import Keyboard
from .legal import why_not_there
from .localized_input import understood
from .reply import Reply

MOST_CHOICES = 8
LONGEST_LINE = 500
AS_TYPED = ("save ", "load ", "help ", "? ")  # what follows is a file or a word to look up


class Session(Keyboard):
    """What is typed, as commands, cards and moves."""

    def do(self, line: str) -> Reply:
        """Does what a line says."""
        # Whatever came through a pipe: no control characters go back to the terminal.
        line = "".join(c if c.isprintable() else " " for c in line[:LONGEST_LINE]).strip()
        if not line.lower().startswith(AS_TYPED):
            line = understood(line, self.say)
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.lower())
        if self.heir is not None and word.lower() not in LEAVING:
            return self.at_the_curtain(line)
        if command is not None:
            return command(self, rest.strip())
        if self.asked is not None:
            return self.tell(line)
        if word.lower() == "next" and rest and self.game.seed is None:
            reply = self.move(word)
            return self.tell(rest) if self.asked is not None else reply
        return self.move(line) if word else Reply([])

    def move(self, line: str) -> Reply:
        """Plays the move that was typed, or says why not."""
        moves, text = read(line, self.legal())
        if len(moves) == 1:
            return self.play(moves[0])
        if moves:
            return Reply([self.several(moves)])
        verb = text.split()[0] if text else ""
        if verb in CITIES:
            reasons = why_not_there(self, verb)
            no_way = self.say("terminal-no-way", city=self.names(verb), word=verb)
            return Reply(reasons if len(reasons) == 1 else [no_way])
        if verb not in FORMS and not verb.startswith("seat:"):
            close = get_close_matches(verb, [*COMMANDS, *FORMS, *CITIES], 1)
            if close:
                return Reply([self.say("terminal-did-you-mean", line=line, word=close[0])])
            return Reply([self.say("terminal-no-command", line=line)])
        return self.play(text)

    def several(self, moves: Sequence[Move]) -> str:
        """The question back when a line fits more than one move."""
        choices = ", ".join(str(move) for move in moves[:MOST_CHOICES])
        if len(moves) <= MOST_CHOICES:
            return self.say("terminal-which", choices=choices)
        return self.say("terminal-which-more", choices=choices, more=len(moves) - MOST_CHOICES)
