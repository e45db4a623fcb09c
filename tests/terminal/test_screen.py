"""The full screen during slow work: it refreshes, keeps the typed line, and can be quit."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from fourcures import Game
from fourcures.terminal.commands import COMMANDS
from fourcures.terminal.say.reply import Reply
from fourcures.terminal.screen import Screen
from fourcures.terminal.session import Session

from ..cli.driving import PATIENCE


@pytest.fixture
def thought(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Add a command `ponder` that works in two steps, and blocks until the event is set."""
    end = threading.Event()

    def last() -> Reply:
        end.wait()
        return Reply(["Well."])

    steps = Reply(["Hm."], later=lambda: Reply(["Hm, hm."], later=last))
    monkeypatch.setitem(COMMANDS, "ponder", lambda _table, _rest: steps)
    yield end
    end.set()


def shown(story: Callable[[Screen, PipeInput], Awaitable[None]]) -> Screen:
    """Return the screen on which a story is typed, after quitting."""

    async def told() -> Screen:
        with create_pipe_input() as keys, create_app_session(keys, DummyOutput()):
            screen = Screen(Session(Game.new(seed="7", players=3)), colour=False)

            async def typed() -> None:
                try:
                    await story(screen, keys)
                except BaseException:
                    screen.app.exit()
                    raise

            typing = asyncio.create_task(typed())
            async with asyncio.timeout(3 * PATIENCE):
                await screen.app.run_async()
            await typing
        return screen

    return asyncio.run(told())


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


def test_a_line_typed_during_slow_work_waits(thought: threading.Event) -> None:
    async def story(screen: Screen, keys: PipeInput) -> None:
        keys.send_text("ponder\r")
        await until(lambda: screen.reply.lines == ["Hm, hm."])
        keys.send_text("pass\r")
        await until(lambda: screen.buffer.text == "pass")
        assert screen.table.game.entries == []
        thought.set()
        await until(lambda: screen.reply.lines == ["Well."])
        keys.send_text("\r")
        await until(lambda: screen.buffer.text == "")
        keys.send_text("quit\r")

    assert [entry.line.text for entry in shown(story).table.game.entries] == ["pass"]


@pytest.mark.usefixtures("thought")
@pytest.mark.parametrize("leave", ["quit\r", " Exit \r", "\x04"])
def test_quit_works_during_slow_work(leave: str) -> None:
    async def story(screen: Screen, keys: PipeInput) -> None:
        keys.send_text("ponder\r")
        await until(lambda: screen.reply.lines == ["Hm, hm."])
        keys.send_text(leave)

    assert shown(story).reply.later is not None


@pytest.mark.usefixtures("thought")
def test_ctrl_c_clears_the_line_and_then_quits_during_slow_work() -> None:
    async def story(screen: Screen, keys: PipeInput) -> None:
        keys.send_text("ponder\r")
        await until(lambda: screen.reply.lines == ["Hm, hm."])
        keys.send_text("pass")
        await until(lambda: screen.buffer.text == "pass")
        keys.send_text("\x03")
        await until(lambda: screen.buffer.text == "")
        keys.send_text("\x03")

    with pytest.raises(KeyboardInterrupt):
        shown(story)
