"""Full-screen mode: the game above, the input line below, with a completion menu."""

from __future__ import annotations

from collections.abc import Iterable

from prompt_toolkit.application import Application
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import DummyHistory, History, InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import (
    BufferControl,
    CompletionsMenu,
    Float,
    FloatContainer,
    FormattedTextControl,
    HSplit,
    Layout,
    VSplit,
    Window,
)
from prompt_toolkit.output import ColorDepth

from ..bots.pool import BotPool, Demand, Priority
from .characters import fit_to_stdout
from .commands import LEAVING
from .completion import common_prefix, complete_line, last_word_length
from .say.reply import Reply
from .session import Session
from .show.draw import draw_page, draw_screen, fits, page_height, wrap_reply

OLDER = 12  # most earlier replies above the newest one, as far as they fit


class LegalWords(Completer):
    """Complete legal moves and commands."""

    def __init__(self, table: Session) -> None:
        self.table = table

    def get_completions(
        self, document: Document, complete_event: CompleteEvent
    ) -> Iterable[Completion]:
        line = document.text_before_cursor
        if not line.strip():
            return  # completion runs asynchronously and may arrive after Enter: open no menu
        start = -last_word_length(line)
        for word in complete_line(self.table, line):
            yield Completion(word, start)


class Screen:
    """Display a game and pass it the typed lines."""

    def __init__(self, table: Session, colour: bool) -> None:
        self.table = table
        self.reply = table.welcome
        self.colour = colour
        self.pool = BotPool(1)
        self.news: list[Reply] = []  # replies to recent moves, for the player at the keyboard
        self.at = 0  # the first visible line of the current page
        self.look()
        self.histories: dict[int, History] = {}
        self.buffer = Buffer(
            completer=LegalWords(table),
            complete_while_typing=True,
            accept_handler=self.accept,
            multiline=False,
            history=self.history(),
        )
        above = Window(FormattedTextControl(self.above), wrap_lines=False)
        # The prompt has a separate window, so that it stays in place when a long line scrolls.
        asking = Window(FormattedTextControl(self.prompt), dont_extend_width=True, height=1)
        typing = Window(BufferControl(self.buffer), height=1)
        below = VSplit([asking, typing], height=1)
        menu = Float(xcursor=True, ycursor=True, content=CompletionsMenu(max_height=8))
        root = FloatContainer(HSplit([above, below]), floats=[menu])
        self.app: Application[None] = Application(
            Layout(root, focused_element=typing),
            key_bindings=self.keys(),
            full_screen=True,
            color_depth=None if colour else ColorDepth.DEPTH_1_BIT,
        )

    def run(self) -> None:
        """Run until the player quits; raise KeyboardInterrupt at Ctrl-C."""
        self.app.run(pre_run=self.start_thinking)

    def look(self) -> None:
        """Note what to display; slow work may then change the game in its own thread."""
        self.overview, self.asked = self.table.overview(), fit_to_stdout(self.table.prompt())

    def size(self) -> tuple[int, int]:
        """Return the columns and lines above the prompt."""
        size = self.app.output.get_size()
        return size.columns, size.rows - 1

    def above(self) -> ANSI:
        """Return the map with recent replies, or a page of a long reply."""
        overview, size = self.overview, self.size()
        if not fits(overview, self.table.names, self.reply, size):
            text = draw_page(overview, self.table.names, self.reply, self.at, size, self.colour)
        else:
            older = [" ".join(news.lines) for news in self.news if news is not self.reply]
            text = draw_screen(overview, self.table.names, self.reply, older, size, self.colour)
        return ANSI(fit_to_stdout(text))

    def prompt(self) -> str:
        return self.asked

    def accept(self, buffer: Buffer) -> bool:
        """Handle Enter: turn the page or run the line; return whether to keep the line."""
        if self.reply.later is not None:  # still computing: keep the line, unless it quits
            if buffer.text.strip().lower() in LEAVING:
                self.app.exit()
            return True
        table, size = self.table, self.size()
        reading = not fits(self.overview, table.names, self.reply, size)
        if reading and not buffer.text.strip():
            self.at += page_height(size[1])
            if self.at < len(wrap_reply(self.reply, size[0])):
                return False
            if table.heir is None:
                self.reply, self.at = table.remind(), 0
                return False
        viewer, welcome, moves = table.viewer, table.welcome, len(table.game.entries)
        self.reply, self.at = table.do(buffer.text), 0
        if table.welcome is not welcome or (table.viewer != viewer and table.private):
            # The next player must not see what this player read and typed.
            self.news = []
            buffer.history = self.history()
        if len(table.game.entries) != moves:
            self.news = [*self.news, self.reply][-OLDER:]
        if self.reply.done:
            self.app.exit()
        self.look()
        self.start_thinking()
        return False

    def start_thinking(self) -> None:
        """Begin with the slow part of a reply, if it has one."""
        if self.reply.later is not None:
            self.app.create_background_task(self.think())

    async def think(self) -> None:
        """Run the slow part of a reply in a thread, then display the result.

        A reply with more lines continues the last one that stays; others are displayed meanwhile.
        """
        stays = self.reply
        while self.reply.later is not None:
            reply = await self.pool.run(Demand(Priority.QUESTION), self.reply.later)
            if reply.more:
                reply = reply._replace(lines=[*stays.lines, *reply.lines])
                self.news = [*(news for news in self.news if news is not stays), reply][-OLDER:]
                stays = reply
            self.reply = reply
            self.look()
            self.app.invalidate()

    def history(self) -> History:
        """Return the input history of the current player; behind the curtain nothing is stored."""
        who = self.table.viewer if self.table.private else 0
        if who is None:
            return DummyHistory()
        return self.histories.setdefault(who, InMemoryHistory())

    def keys(self) -> KeyBindings:
        """Return the key bindings.

        Ctrl-C clears the line or, if it is empty, quits; Ctrl-D quits; Tab completes.
        """
        keys = KeyBindings()

        @keys.add("c-c")
        @keys.add("<sigint>")
        def interrupt(event: KeyPressEvent) -> None:
            if self.buffer.text:
                self.buffer.reset()
            else:
                event.app.exit(exception=KeyboardInterrupt())

        @keys.add("tab")
        def complete(event: KeyPressEvent) -> None:
            line = self.buffer.document.text_before_cursor
            words = complete_line(self.table, line) if line.strip() else []
            sure = common_prefix(words)
            if len(words) == 1 or len(sure) > last_word_length(line):
                self.buffer.delete_before_cursor(last_word_length(line))
                self.buffer.insert_text(sure + " " * (len(words) == 1))
            elif self.buffer.complete_state:
                self.buffer.complete_next()
            else:
                self.buffer.start_completion()

        @keys.add("c-d", filter=Condition(lambda: not self.buffer.text))
        def leave(event: KeyPressEvent) -> None:
            event.app.exit()

        return keys
