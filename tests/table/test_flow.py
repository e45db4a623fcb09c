"""How often a game stops to ask a person something, over whole games with bots.

The person plays by the policy, through the same commands as everybody; the clock is simulated.
"""

from __future__ import annotations

from collections import Counter
from statistics import median
from typing import Any, NamedTuple

import pytest

from fourcures.bots import PolicyBot
from fourcures.protocol import commands
from fourcures.table import entries
from fourcures.table.pace import find_pause
from fourcures.table.windows import asked_holders, awaited_holders, pause_length
from tests.sizes import size

from .stories import Story

ANN = "ann"
# Hands, players and epidemics; the seats after the first are bots, one of them the Dispatcher.
KINDS = [("open", 4, 4), ("private", 3, 5), ("open", 3, 5), ("private", 4, 6)]
ROLES = ["medic", "dispatcher", "scientist", "researcher"]
GAMES = size(2, 20, 40)


class Flow(NamedTuple):
    """What interrupted a person in one game."""

    stops: list[int]  # in each round: how often she was asked between two own turns
    consents: Counter[int]  # in each turn: the requests to her
    seconds: list[float]  # of each pause


def watch_game(number: int) -> Flow:
    """Play a whole game of Ann with bots."""
    hands, players, epidemics = KINDS[number % len(KINDS)]
    setup: dict[str, Any] = {"hands": hands, "epidemics": epidemics, "roles": ROLES[:players]}
    story = Story(ANN, *[None] * (players - 1), seed=f"flow {number}", **setup)
    for seat in range(1, players):
        story.do(ANN, commands.Hand, seat=seat, bot="quick")
    flow, last_own_turn = Flow([0], Counter(), []), -1
    while True:
        story.bots()
        room = story.room
        if room.is_over():
            return flow
        own_turn = room.playing().state["turn"] == 0
        if own_turn and room.turn != last_own_turn:
            last_own_turn = room.turn
            flow.stops.append(0)
        if requests := room.requests_to(0):
            flow.consents[room.turn] += 1
            story.do(ANN, commands.Answer, request=requests[0].number, yes=number % 3 > 0)
        elif room.in_window() and ANN not in awaited_holders(room):
            assert find_pause(room) is not None, "nobody is waited for, and nothing goes on"
            flow.seconds.append(pause_length(room) / 1000)
            story.end_pause()
        else:
            flow.stops[-1] += not own_turn and ANN in asked_holders(room)
            act(story)


def act(story: Story) -> None:
    """Do what the policy does for Ann, or go on."""
    move = PolicyBot().choose(story.room.view(0))
    if move is None or (str(move) == "next" and story.room.in_window()):
        story.do(ANN, commands.GoOn)
        return
    asked = isinstance(story.move(ANN, str(move), seat=0)[0], entries.Asked)
    story.bots()
    if asked and isinstance(story.log[-1], entries.Answered):  # a bot has declined
        if ANN in awaited_holders(story.room):
            story.do(ANN, commands.GoOn)
        else:
            story.move(ANN, "pass", seat=0)


@pytest.fixture(scope="module")
def flows() -> list[Flow]:
    return [watch_game(number) for number in range(GAMES)]


def test_a_person_is_rarely_asked_between_two_of_their_turns(flows: list[Flow]) -> None:
    stops = [count for flow in flows for count in flow.stops]
    assert median(stops) <= 1
    assert max(stops) <= 3


def test_a_person_is_asked_at_most_once_in_a_turn_of_a_bot(flows: list[Flow]) -> None:
    assert max((count for flow in flows for count in flow.consents.values()), default=0) <= 1


def test_a_game_that_nobody_holds_pauses_for_less_than_five_minutes(flows: list[Flow]) -> None:
    assert max(sum(flow.seconds) for flow in flows) < 300
