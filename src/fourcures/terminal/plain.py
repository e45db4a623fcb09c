"""Plain-text mode, line by line: for screen readers, pipes and dumb terminals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from io import TextIOWrapper
from textwrap import wrap

from ..files import BadInput
from .cardboard import Layout
from .commands import LEAVING
from .completion import complete_line
from .say.reply import Reply
from .session import Session

WIDTH = 79
TOGETHER = "\xa0"  # a non-breaking space
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # with the scroll-back, so that the curtain hides what was read


def run(table: Session) -> None:
    """Read and run lines until `quit` or the end of the input."""
    terminal = is_terminal()
    if terminal:
        complete_with_tab(lambda line: complete_line(table, line))
    print_replies(table.welcome)
    if table.heir is None:
        print_reply(Reply([f"{table.describe_awaited()}."]))
    for line in read_typed() if terminal else read_piped():
        before, moves = table.viewer, len(table.game.entries)
        reply = table.do(line)
        if before is not None and table.viewer is None and terminal:
            print(CLEAR, end="")
            forget_lines()
        reply = print_replies(reply)
        if reply.done:
            return
        if table.heir is None and (len(table.game.entries) != moves or table.viewer != before):
            print_reply(Reply([f"{table.describe_awaited()}."]))
        elif table.heir is not None and table.viewer is not None:
            print_reply(Reply([table.prompt().rstrip("> ") + "."]))


def print_replies(reply: Reply) -> Reply:
    """Print a reply and those that follow it; return the last."""
    print_reply(reply)
    while reply.later is not None:
        try:
            reply = reply.later()
        except KeyboardInterrupt:
            print()  # what follows begins a line, after the ^C of the terminal
            raise
        print_reply(reply)
    return reply


def lay_out(layout: Layout) -> None:
    """Ask for the set-up of a game with real cards; raise BadInput if it stays incomplete."""
    terminal = is_terminal()
    if terminal:
        complete_with_tab(layout.complete)
    print_reply(Reply([layout.say("terminal-lay-welcome"), layout.question()]))
    for line in read_typed() if terminal else read_piped():
        if line.strip().lower() in LEAVING:
            break
        answer = layout.take(line)
        if layout.done:
            return
        print_reply(Reply([*answer, layout.question()]))
    raise BadInput(layout.say("terminal-lay-left"))


def is_terminal() -> bool:
    """Return whether standard input is a terminal."""
    return sys.stdin is not None and sys.stdin.isatty()


def print_reply(reply: Reply) -> None:
    """Print a reply, wrapped to a narrow terminal; a command is not wrapped."""
    for line in reply.lines:
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        # Long file names are not broken, so that they can be copied.
        parts = wrap(
            line.replace(" %", f"{TOGETHER}%"),
            WIDTH,
            subsequent_indent=indent,
            break_long_words=False,
            break_on_hyphens=False,
        )
        print("\n".join(parts).replace(f"{TOGETHER}%", " %"))
    if reply.command:
        print(f"  {reply.command}")
    sys.stdout.flush()


def read_piped() -> Iterator[str]:
    """Return the lines of a pipe or file; undecodable bytes are replaced."""
    if isinstance(sys.stdin, TextIOWrapper) and sys.stdin.errors != "replace":
        sys.stdin.reconfigure(errors="replace")
    return iter(sys.stdin or ())  # not a generator: closing one would close the shared input


def read_typed() -> Iterator[str]:
    """Yield lines from a terminal until end of file."""
    while True:
        try:
            yield input("> ")
        except (EOFError, KeyboardInterrupt) as end:
            print()
            if isinstance(end, KeyboardInterrupt):
                raise
            return
        except UnicodeDecodeError:
            yield "?"


def complete_with_tab(words_after: Callable[[str], list[str]]) -> None:
    """Set up completion and history with readline, which works with screen readers."""
    try:
        import readline
    except ImportError:  # missing on some platforms; the game works without it
        return

    def complete(_text: str, number: int) -> str | None:
        words = words_after(readline.get_line_buffer()[: readline.get_endidx()])
        return words[number] + " " if number < len(words) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")


def forget_lines() -> None:
    """Clear the history, so that the next player cannot recall this player's lines."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()
