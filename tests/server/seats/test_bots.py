"""Bots at tables: they send commands as people do, and another command may come first."""

from __future__ import annotations

import asyncio

import pytest

from fourcures.bots import BOTS, Agent, RuleOfThumb
from fourcures.bots.pool import BotPool, Demand, Priority
from fourcures.bots.thinker import ThinkingFailed
from fourcures.engine.view import View
from fourcures.host import bot_moves
from fourcures.host.bot_moves import fallback_command
from fourcures.protocol import commands
from fourcures.protocol.setup import TableSetup
from fourcures.server.http.rates import Payer
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


def decision(room: Room, seat: int) -> commands.AnyCommand:
    """Return what the bot on a seat does next."""
    bots = BotSeats(Tables(Memory(), BOTS), BotPool(1), pause=0.0)
    return asyncio.run(bots.decide("table", room, seat, Demand(Priority.MOVE)))


def test_a_bot_decides_again_if_the_position_changed_while_it_was_thinking(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Ann agrees to a request after the bot decided (to build here) and before it moves."""
    thought: list[str] = []

    def think(room: Room, seat: int, agent: Agent) -> commands.AnyCommand:
        thought.append("build" if not thought else "drive essen")
        return commands.Move(id=f"bot-{room.seq}", text=thought[-1], seat=seat)

    monkeypatch.setattr(bot_moves, "choose_command", think)
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


@pytest.mark.parametrize(
    "error", [ZeroDivisionError("a fault of the bot"), ThinkingFailed("its processes are lost")]
)
def test_a_bot_that_fails_passes_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    """Only a fault of its own has a traceback."""

    def think(room: Room, seat: int, agent: Agent) -> commands.AnyCommand:
        raise error

    monkeypatch.setattr(bot_moves, "choose_command", think)

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
    assert str(error) in caplog.text
    assert ("Traceback" in caplog.text) is isinstance(error, ZeroDivisionError)


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

    monkeypatch.setattr(bot_moves, "choose_command", think)

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
    assert isinstance(decision(story.room, 1), commands.ReasonedMove)


def test_bots_alone_at_a_table_play_only_while_somebody_watches(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        bot_moves, "choose_command", lambda room, seat, _agent: fallback_command(room, seat)
    )

    async def story() -> None:
        tables = Tables(Memory(), BOTS)
        live = await tables.create("ann", "Ann", TableSetup(players=2))

        async def playing(*_: int) -> list[tuple[str, int]]:
            return [(live.id, 0)]

        async def apart(_table_id: str) -> Room:
            return live.room

        monkeypatch.setattr(tables.catalog, "games_in_play", playing)
        monkeypatch.setattr(tables, "read_apart", apart)
        bots = BotSeats(tables, BotPool(1), pause=0.0)
        bots.start()
        try:
            for seat in (0, 1):
                hand = commands.Hand(id=f"hand {seat}", seat=seat, bot="thumb")
                await tables.handle(live, "ann", hand)
            assert live.room.game is not None and live.id not in bots.working
            with live.open_socket("home"):
                tables.notify(live)
                before = live.room.seq
                await eventually(lambda: live.room.seq > before + 2)
            await eventually(lambda: live.id not in bots.working)
            assert not live.room.is_over()
            tables.live.clear()  # as after a restart
            assert await bots.resume() == 0
            assert list(bots.checked) == [live.id]
        finally:
            await bots.stop()

    asyncio.run(story())


def test_the_time_of_bots_counts_for_the_host_and_who_watches_longest(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        bot_moves, "choose_command", lambda room, seat, _agent: fallback_command(room, seat)
    )
    demands: list[Demand] = []

    def demand(priority: Priority, payer: Payer) -> Demand:
        demands.append(Demand(priority, payer.address, payer.person or ""))
        return demands[-1]

    async def story() -> None:
        tables = Tables(Memory(), BOTS)
        position = arranged(at("medic", "paris"), at("scientist", "atlanta"))
        live = await tables.create("ann", "Ann", TableSetup(players=2, position=position))
        await tables.handle(live, "ann", commands.Sit(id="sit", seat=1, ready=True))
        bots = BotSeats(tables, BotPool(1), 0.0, demand)
        bots.start()
        try:
            await tables.handle(live, "ann", commands.Hand(id="hand", seat=0, bot="thumb"))
            await eventually(lambda: live.room.playing().state["turn"] == 1)
            with live.open_socket("home"), live.open_socket("cafe"):
                await tables.handle(live, "ann", commands.Hand(id="2", seat=1, bot="thumb"))
                await eventually(lambda: demands[-1].address)
        finally:
            await bots.stop()

    asyncio.run(story())
    assert demands[0] == Demand(Priority.LATER, "", "ann")
    assert demands[-1] == Demand(Priority.MOVE, "home", "ann")


def test_a_bot_that_fails_declines_a_request(monkeypatch: pytest.MonkeyPatch) -> None:
    def agree(self: RuleOfThumb, view: View, text: str) -> bool:
        raise ZeroDivisionError("a fault of the bot")

    monkeypatch.setattr(RuleOfThumb, "agree", agree)
    story = table_of_three()
    story.do("mia", commands.Hand, seat=1, bot="thumb")
    story.move("dana", "move medic drive chicago")
    answer = decision(story.room, 1)
    assert isinstance(answer, commands.Answer) and not answer.yes
