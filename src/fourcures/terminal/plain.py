"""The table as lines of text: for a screen reader, a pipe, or a terminal that cannot draw."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from io import TextIOWrapper
from textwrap import wrap

from ..files import BadInput
from .cardboard import Layout
from .commands import LEAVING
from .completion import next_words
from .reply import Reply
from .sentences import awaited
from .session import Session

WIDTH = 79
TOGETHER = "\xa0"  # no line ends here
CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the scroll-back too: the curtain must hide what was read


def run(table: Session) -> None:
    """Reads lines until `quit` or the end of the input."""
    terminal = at_a_terminal()
    if terminal:
        complete_with_tab(lambda line: next_words(table, line))
    say(table.welcome)
    if table.heir is None:
        say(Reply([awaited(table.overview(), table.names) + "."]))
    for line in typed() if terminal else piped():
        before, moves = table.viewer, len(table.game.entries)
        reply = table.do(line)
        if before is not None and table.viewer is None and terminal:
            print(CLEAR, end="")
            forget_lines()
        say(reply)
        while reply.later is not None:
            reply = reply.later()
            say(reply)
        if reply.done:
            return
        if table.heir is None and (len(table.game.entries) != moves or table.viewer != before):
            say(Reply([awaited(table.overview(), table.names) + "."]))
        elif table.heir is not None and table.viewer is not None:
            say(Reply([table.prompt().rstrip("> ") + "."]))


def lay_out(layout: Layout) -> None:
    """Asks what lies on a real table; BadInput if it is not told to the end."""
    terminal = at_a_terminal()
    if terminal:
        complete_with_tab(layout.next_words)
    say(Reply([layout.say("terminal-lay-welcome"), layout.question()]))
    for line in typed() if terminal else piped():
        if line.strip().lower() in LEAVING:
            break
        answer = layout.take(line)
        if layout.done:
            return
        say(Reply([*answer, layout.question()]))
    raise BadInput(layout.say("terminal-lay-left"))


def at_a_terminal() -> bool:
    """Whether somebody types."""
    return sys.stdin is not None and sys.stdin.isatty()


def say(reply: Reply) -> None:
    """Prints a reply, no line longer than a narrow terminal; a command stays in one piece."""
    for line in reply.lines:
        indent = " " * (len(line) - len(line.lstrip()) + 2)
        # A file's name stays in one piece, however long: it may be meant for copying.
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


def piped() -> Iterator[str]:
    """The lines of a pipe or file; bytes that are no text do no harm."""
    if isinstance(sys.stdin, TextIOWrapper) and sys.stdin.errors != "replace":
        sys.stdin.reconfigure(errors="replace")
    return iter(sys.stdin or ())  # no generator: its end would close what a table goes on with


def typed() -> Iterator[str]:
    """Lines from a terminal, until its end of file."""
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
    """Completion and history by readline, which screen readers get along with."""
    try:
        import readline
    except ImportError:  # not on every platform; the game goes on without
        return

    def complete(_text: str, number: int) -> str | None:
        words = words_after(readline.get_line_buffer()[: readline.get_endidx()])
        return words[number] + " " if number < len(words) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    readline.parse_and_bind("tab: complete")


def forget_lines() -> None:
    """What one player typed is not for the next one."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()
