"""The commands of bots at a table, and the reasons that they give."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from fourcures.bots import BOTS, Agent, RuleOfThumb, Search
from fourcures.engine.view import View
from fourcures.host.bot_moves import choose_command, is_of_bots, play_on
from fourcures.protocol import commands
from fourcures.table import entries
from fourcures.table.decide import decide
from tests.engine.arranging import at

from ..table.stories import Story, arranged, near_the_end


def test_a_bot_at_a_table_may_choose_by_text() -> None:
    class Talker(RuleOfThumb):
        def choose(self, view: View) -> str:  # type: ignore[override]
            return "Drive  Essen"

    story = Story(None, "ann", position=arranged(at("medic", "paris"), at("scientist", "atlanta")))
    story.by_table(entries.Seated(seat=0, holder="bot:0", bot="thumb"))
    command = choose_command(story.room, 0, Talker())
    assert isinstance(command, commands.ReasonedMove) and command.text == "drive essen"


def test_a_bot_tells_its_whole_hand_before_it_moves_and_no_card_twice() -> None:
    story = Story("ann", None, None, hands="private", roles=["medic", "scientist", "researcher"])
    for seat in (1, 2):
        story.do("ann", commands.Hand, seat=seat, bot="thumb")
    told = [entry for entry in story.bots() if isinstance(entry, entries.Told)]
    cards = [(entry.seat, entry.card) for entry in told]
    assert len(cards) == len(set(cards)) >= 6
    for seat in (1, 2):
        assert story.room.untold_cards(seat) == 0
        hand = story.seen("ann")["game"]["views"][0]["position"]["players"][seat]["hand"]
        assert sorted(hand) == sorted(story.hand(seat))


def test_at_open_hands_there_is_nothing_to_tell() -> None:
    story = Story("ann", None, hands="open")
    story.do("ann", commands.Hand, seat=1, bot="thumb")
    assert not any(isinstance(entry, entries.Told) for entry in story.bots())


def test_a_table_is_of_bots_unless_a_person_has_a_seat_or_gets_one_back() -> None:
    story = Story("ann", None, position=arranged(at("medic", "paris"), at("scientist", "atlanta")))
    story.by_table(entries.Seated(seat=1, holder="bot:1", bot="thumb"))
    assert not is_of_bots(story.room)
    story.by_table(entries.Seated(seat=0, holder="bot:0", bot="thumb", one_turn=True))
    assert not is_of_bots(story.room)
    story.by_table(entries.Seated(seat=0, holder="bot:0", bot="thumb"))
    assert is_of_bots(story.room)


def test_a_bot_in_another_process_keeps_to_its_plan_and_leaves_no_buffers() -> None:
    """After a load of advice and bots the memory stayed higher, by a megabyte for each bot."""
    story = Story(None, "ann", position=arranged(at("medic", "paris"), at("scientist", "atlanta")))
    story.by_table(entries.Seated(seat=0, holder="bot:0", bot="careful"))
    agent: Agent | None = None
    planned: list[str] = []
    for _ in range(4):
        body = pickle.dumps((story.room, agent))
        assert len(body) < 100_000
        room, agent = pickle.loads(body)
        command, agent = play_on(room, 0, agent)
        assert isinstance(agent, Search) and "kernels" not in vars(agent) and not agent.tried
        assert isinstance(command, commands.ReasonedMove)
        assert not planned or command.text == planned[0], "the next move of its plan"
        planned = command.plan
        story.room = decide(story.room, "bot:0", command, BOTS).room


def test_a_bot_says_why_it_moves() -> None:
    story = Story("ann", None, position=near_the_end())
    story.do("ann", commands.Hand, seat=1, bot="thumb")
    story.do("ann", commands.Hand, seat=0, bot="thumb")
    (move, *_) = [one for one in story.bots() if isinstance(one, entries.Played)]
    assert move.why is not None and move.why["move"] == move.text
    shown = next(one for one in story.told("ann") if one["kind"] == "played")
    assert shown["why"] == move.why


@pytest.mark.parametrize(
    ("hands", "bot"), [("open", "careful"), ("open", "quick"), ("private", "careful")]
)
def test_a_bot_says_what_its_turn_is_for_with_its_first_move(hands: str, bot: str) -> None:
    """Only at open hands: what a turn is for would reveal a private hand."""
    position = arranged(
        at("medic", "atlanta"),
        at("scientist", "atlanta"),
        cubes={"chicago": {"blue": 3}},
        hands=hands,
    )
    story = Story("ann", "ann", position=position)
    story.do("ann", commands.Hand, seat=0, bot=bot)
    agent = Search() if bot == "careful" else BOTS[bot]()
    says: list[Any] = []
    while story.phase() == "actions":
        command = choose_command(story.room, 0, agent)
        decision = decide(story.room, "bot:0", command, BOTS)
        story.room = decision.room
        if isinstance(command, commands.ReasonedMove):
            says.append(command.why.get("says"))
    if hands == "open":
        assert says[0] and len(says[0]) <= 2
        assert says[0][0]["code"] == "treats"
    assert says and not any(says[hands == "open" :])


def test_at_private_hands_a_bots_reason_is_hidden_until_the_end() -> None:
    """The reason refers to the bot's hand; after the end nothing is hidden."""
    position = near_the_end(hands="private", turn={"seat": 1, "phase": "actions"})
    story = Story("ann", None, position=position)
    story.do("ann", commands.Hand, seat=1, bot="thumb")

    def reasons() -> list[Any]:
        made = [one for one in story.told("ann") if one["kind"] == "played" and one["seat"] == 1]
        return [one["why"] for one in made if one["by"] == "bot:1"]

    first = next(made for made in story.bots() if isinstance(made, entries.Played))
    assert first.why is not None
    assert set(map(str, reasons())) == {"None"}
    while not story.room.is_over():
        story.go_on(*[one for one in story.stopped() if one == "ann"])
        story.bots()
    assert reasons()[0] == first.why


@pytest.mark.parametrize("hands", ["open", "private"])
def test_a_bot_that_asks_says_why_in_the_request_and_when_it_is_granted(hands: str) -> None:
    position = arranged(
        at("dispatcher", "paris", "essen"), at("medic", "cairo"), hands=hands, epidemics=5
    )
    story = Story(None, "mia", position=position)
    story.do("mia", commands.Hand, seat=0, bot="thumb")
    why: dict[str, Any] = {
        "move": "move medic drive algiers",
        "code": "moves",
        "purpose": None,
        "figures": {},
    }
    story.do("bot:0", commands.ReasonedMove, seat=0, text=why["move"], why=why)
    told = why if hands == "open" else None  # it may refer to a private hand
    assert story.seen("mia")["requests"][0]["why"] == told
    number = story.room.requests[0].number
    story.do("mia", commands.Answer, request=number, yes=True)
    reasoned = [one for one in story.told("mia") if one["kind"] in ("asked", "played")]
    assert [one["why"] for one in reasoned] == [told, told]


def test_a_search_says_what_it_moves_for() -> None:
    position = arranged(
        at("medic", "atlanta"), at("scientist", "atlanta"), cubes={"chicago": {"blue": 3}}
    )
    story = Story("ann", "ann", position=position)
    view = story.room.playing().view(0)
    agent = Search(rollouts=60)
    move = agent.choose(view)
    assert move is not None
    plan = agent.rest_of_plan(view)
    assert [int(move), *plan] == [agent.plan[position] for position in agent.plan]
