"""Bots at tables: they send commands as people do, and another command may come first."""

from __future__ import annotations

import asyncio

import pytest

from fourcures.bots import BOTS, Agent, RuleOfThumb
from fourcures.bots.pool import BotPool
from fourcures.engine.view import View
from fourcures.host import bot_moves
from fourcures.host.bot_moves import fallback_command
from fourcures.protocol import commands
from fourcures.protocol.setup import TableSetup
from fourcures.server.seats import bots as bot_seats
from fourcures.server.seats.bots import BotSeats
from fourcures.server.tables.tables import Tables
from fourcures.table import entries
from fourcures.table.decide import decide
from fourcures.table.open_table import Opening
from fourcures.table.room import Logged, Room
from tests.engine.arranging import at

from ...table.stories import Memory, Story, arranged, table_of_three
from ..site import eventually


def test_a_bot_decides_again_if_the_position_changed_while_it_was_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ann agrees to a request after the bot decided (to build here) and before it moves."""
    thought: list[str] = []

    def think(room: Room, seat: int, agent: Agent) -> commands.AnyCommand:
        thought.append("build" if not thought else "drive essen")
        return commands.Move(id=f"bot-{room.seq}", text=thought[-1], seat=seat)

    monkeypatch.setattr(bot_seats, "choose_command", think)
    position = arranged(
        at("medic", "paris", "paris"),
        at("scientist", "atlanta", "government_grant"),
        turn={"seat": 0, "phase": "actions", "actions_left": 4},
    )

    async def story() -> list[str]:
        tables = Tables(Memory(), BOTS)
        setup = TableSetup(players=2, position=position)
        live = await tables.create("ann", "Ann", setup, Opening(seed="seed"))
        await tables.handle(live, "ann", commands.Sit(id="sit", seat=1, ready=True))
        bots = BotSeats(tables, BotPool(1), pause=0.0)
        bots.start()
        try:
            await tables.handle(live, "ann", commands.Hand(id="hand", seat=0, bot="thumb"))
            async with live.lock:
                await eventually(lambda: live.lock._waiters)  # the bot waits for the lock
                assert thought == ["build"]
                grant = decide(
                    live.room, "ann", commands.Move(id="grant", text="grant paris"), BOTS
                )
                await tables.commit(live, grant)
            await eventually(lambda: len(moves(live.log)) >= 2)
        finally:
            await bots.stop()
        return moves(live.log)

    def moves(log: list[Logged]) -> list[str]:
        done = [logged.entry for logged in log]
        return [entry.text for entry in done if isinstance(entry, entries.Played)]

    assert asyncio.run(story())[:2] == ["grant paris", "drive essen"]


def test_a_bot_that_fails_passes_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def think(room: Room, seat: int, agent: Agent) -> commands.AnyCommand:
        raise ZeroDivisionError("a fault of the bot")

    monkeypatch.setattr(bot_seats, "choose_command", think)

    async def story() -> list[str]:
        tables = Tables(Memory(), BOTS)
        position = arranged(at("medic", "paris"), at("scientist", "atlanta"))
        live = await tables.create("ann", "Ann", TableSetup(players=2, position=position))
        await tables.handle(live, "ann", commands.Sit(id="sit", seat=1, ready=True))
        bots = BotSeats(tables, BotPool(1), pause=0.0)
        bots.start()
        try:
            await tables.handle(live, "ann", commands.Hand(id="hand", seat=0, bot="thumb"))
            await eventually(lambda: live.room.playing().state["turn"] == 1)
        finally:
            await bots.stop()
        return [
            logged.entry.text for logged in live.log if isinstance(logged.entry, entries.Played)
        ]

    assert asyncio.run(story())[0] == "pass"
    assert "a fault of the bot" in caplog.text


def test_a_bot_that_is_being_compiled_can_be_replaced_by_one_that_plays_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Unfinished:
        looks = 0

        @property
        def percent(self) -> int:
            self.looks += 1
            return 40

    preparation, asked = Unfinished(), list[str | None]()
    monkeypatch.setattr(bot_moves, "preparation", preparation)
    monkeypatch.setattr(bot_seats, "SOON", 0.01)

    def think(room: Room, seat: int, agent: Agent) -> commands.AnyCommand:
        asked.append(room.seats[seat].bot)
        return fallback_command(room, seat)

    monkeypatch.setattr(bot_seats, "choose_command", think)

    async def story() -> None:
        tables = Tables(Memory(), BOTS)
        position = arranged(at("medic", "paris"), at("scientist", "atlanta"))
        live = await tables.create("ann", "Ann", TableSetup(players=2, position=position))
        await tables.handle(live, "ann", commands.Sit(id="sit", seat=1, ready=True))
        bots = BotSeats(tables, BotPool(1), pause=0.0)
        bots.start()
        try:
            await tables.handle(live, "ann", commands.Hand(id="slow", seat=0, bot="careful"))
            await eventually(lambda: preparation.looks > 2)
            assert not asked
            await tables.handle(live, "ann", commands.Hand(id="swift", seat=0, bot="quick"))
            await eventually(lambda: asked)
        finally:
            await bots.stop()

    asyncio.run(story())
    assert set(asked) == {"quick"}


@pytest.mark.parametrize("bot", ["careful", "a bot of long ago"])
def test_the_policy_plays_for_a_bot_that_cannot_be_loaded(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def ready() -> None:
        raise OSError("no space left on device")

    monkeypatch.setattr(bot_moves, "ensure_compiled", ready)
    story = Story("ann", None, position=arranged(at("medic", "paris"), at("scientist", "atlanta")))
    story.by_table(entries.Seated(seat=1, holder="bot:1", bot=bot))
    story.move("ann", "pass")
    story.move("ann", "next")
    bots = BotSeats(Tables(Memory(), BOTS), BotPool(1), pause=0.0)
    assert isinstance(bots.decide_in_thread("table", story.room, 1), commands.ReasonedMove)


def test_a_bot_that_fails_declines_a_request(monkeypatch: pytest.MonkeyPatch) -> None:
    def agree(self: RuleOfThumb, view: View, text: str) -> bool:
        raise ZeroDivisionError("a fault of the bot")

    monkeypatch.setattr(RuleOfThumb, "agree", agree)
    story = table_of_three()
    story.do("mia", commands.Hand, seat=1, bot="thumb")
    story.move("dana", "move medic drive chicago")
    bots = BotSeats(Tables(Memory(), BOTS), BotPool(1), pause=0.0)
    answer = bots.decide_in_thread("table", story.room, 1)
    assert isinstance(answer, commands.Answer) and not answer.yes
