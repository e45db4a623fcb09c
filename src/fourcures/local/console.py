"""A Python session in a browser: runs what somebody types, and shows their game on a board."""

from __future__ import annotations

import ast
import contextlib
import io
import sys
from code import InteractiveInterpreter
from codeop import CommandCompiler

import msgspec

from ..engine.game import Game
from ..engine.position.schema import ViewedPosition
from ..engine.view import View

NAME = "<console>"
GAME = "game"  # the variable that the board shows
MOST = 20_000  # characters that one run can print
CUT = "\n… the rest is left out\n"


class Ran(msgspec.Struct):
    """What a run has printed, and the position of the game after it."""

    output: str
    more: bool = False  # the input is not complete: nothing has run
    position: ViewedPosition | None = None  # None: there is no game


class Console(InteractiveInterpreter):
    """A session with its variables."""

    def __init__(self) -> None:
        super().__init__({"__name__": "__main__", "__doc__": None})
        self.compiler, self.failed = CommandCompiler(), False

    def run(self, source: str) -> str:
        """Run statements as the prompt of Python does; return a `Ran` as JSON."""
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            more = self.is_incomplete(source)
            if not more:
                self.run_statements(source)
        output = printed.getvalue()
        if len(output) > MOST:
            output = output[:MOST] + CUT
        return msgspec.json.encode(Ran(output, more, self.find_position())).decode()

    def is_incomplete(self, source: str) -> bool:
        """Return whether Python would wait for more: a block ends with an empty line."""
        try:
            if self.compiler(source, NAME, "exec") is None:
                return True
            statements = ast.parse(source).body
        except (SyntaxError, ValueError, OverflowError):
            return False
        opens_block = bool(statements) and hasattr(statements[-1], "body")
        return opens_block and "\n" in source.strip() and not source.endswith("\n")

    def run_statements(self, source: str) -> None:
        """Run one statement after the other, up to an error; show the value of each."""
        try:
            statements = ast.parse(source, NAME).body
        except (SyntaxError, ValueError):
            self.showsyntaxerror(NAME)
            return
        self.failed = False
        for statement in statements:
            with contextlib.suppress(SystemExit):  # there is nothing to leave
                self.runcode(compile(ast.Interactive([statement]), NAME, "single"))
            if self.failed:
                return

    def showtraceback(self) -> None:
        """Show an error, after which nothing else runs."""
        super().showtraceback()
        self.failed = True

    def write(self, data: str) -> None:
        """Write an error where everything else is printed."""
        sys.stdout.write(data)

    def find_position(self) -> ViewedPosition | None:
        """Return the position of the game of the session, as a spectator sees it."""
        game = self.locals.get(GAME)
        if isinstance(game, Game):
            game = game.view()
        return game.position() if isinstance(game, View) else None
