"""Fairness: hidden information changes neither a bot's move nor its coach's advice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import count, islice

import pytest

from fourcures import Game
from fourcures.bots import BOTS, Agent, PolicyBot, RandomBot, Search
from fourcures.bots.coach.advice import advise
from fourcures.bots.coach.win_chance import win_chance
from fourcures.bots.kernels.workspace import Kernels
from fourcures.bots.team import next_move
from fourcures.compiled import cpu
from fourcures.engine.arrays import unpack_chance
from fourcures.engine.rules.board import CARDS
from fourcures.engine.rules.decks import player_deck_size
from fourcures.engine.rules.resample import resample
from fourcures.engine.rules.state import ACTIONS, OVER, State, copy
from fourcures.engine.view import View
from fourcures.lab.scenarios import Scenario
from tests.bots.interpreting import Interpreted
from tests.bots.positions import advise_from_few_futures, games
from tests.sizes import size

FEW = 40  # rollouts: enough to execute every line of the search
POSITIONS = size(10, 40, 2000)


def seated(name: str) -> Agent:
    """Return a bot with a small budget and a fixed random stream."""
    agent = BOTS[name]()
    if isinstance(agent, Search):
        agent.rollouts = FEW
    if isinstance(agent, RandomBot):
        agent.rng.seed(5)
    return agent


def hidden_dealt_anew(s: State, viewer: int, number: int) -> State:
    """Return a position that looks the same to this viewer, with other hidden cards."""
    other = copy(s)
    unseen = [card for card in range(len(CARDS)) if s["pool"] >> card & 1]
    hidden = {}
    for seat in range(s["players"]):
        if seat != viewer:
            cards = s["hands"][seat] & ~s["shown"][seat]
            hidden[seat] = [card for card in range(len(CARDS)) if cards >> card & 1]
            unseen += hidden[seat]
            other["hands"][seat] = s["shown"][seat]
    random.Random(number).shuffle(unseen)
    for seat, dealt in hidden.items():
        for _ in dealt:
            other["hands"][seat] |= 1 << unseen.pop()
    other["pool"] = sum(1 << card for card in unseen)
    resample(other, viewer, unpack_chance(cpu.Desk(number).chances[0]))
    return other


def pairs_at_private_hands() -> Iterator[tuple[View, View]]:
    """Yield pairs of views that one seat cannot tell apart."""
    for number, game in enumerate(islice(games(private=True), POSITIONS)):
        viewer = number % game.state["players"]
        other = hidden_dealt_anew(game.state, viewer, number)
        yield View(game.state, viewer), View(other, viewer)


def pairs_at_open_hands() -> Iterator[tuple[View, View]]:
    """Yield pairs of views of one position with different orders of both decks."""
    for number, game in enumerate(islice(games(private=False), POSITIONS)):
        viewer = number % game.state["players"]
        seeds = ("one order", "another")
        orders = (Game.from_position(game.position(), seed=seed) for seed in seeds)
        first, second = (order.view(viewer) for order in orders)
        yield first, second


def pairs(hands: str) -> Iterator[tuple[View, View]]:
    return pairs_at_open_hands() if hands == "open" else pairs_at_private_hands()


both_hands = pytest.mark.parametrize("hands", ["open", "private"])


def test_resampled_positions_differ_and_look_the_same() -> None:
    """Otherwise the tests below would compare a position with itself."""
    different = 0
    for number, game in enumerate(islice(games(private=True), POSITIONS)):
        viewer = number % game.state["players"]
        other = hidden_dealt_anew(game.state, viewer, number)
        different += other != game.state
        here, there = View(game.state, viewer), View(other, viewer)
        assert here.position() == there.position()
        assert here.legal_moves == there.legal_moves
    assert different > POSITIONS // 2
    drawn = [set[str](), set[str]()]
    for game in islice(games(private=False), 20):
        for seen, seed in zip(drawn, ("one order", "another"), strict=True):
            later = Game.from_position(game.position(), seed=seed)
            while later.state["phase"] != OVER:
                later.play(later.legal_moves[-1])
            seen.add(str(later.position()))
    assert drawn[0] != drawn[1]


@both_hands
@pytest.mark.parametrize("name", BOTS)
def test_hidden_cards_never_change_a_move(name: str, hands: str) -> None:
    for here, there in pairs(hands):
        assert seated(name).choose(here) == seated(name).choose(there)


@both_hands
def test_hidden_cards_never_change_the_win_chance(hands: str) -> None:
    kernels = Kernels()
    for here, there in pairs(hands):
        assert win_chance(here, 8, kernels) == win_chance(there, 8, kernels)


@both_hands
def test_hidden_cards_never_change_advice(hands: str, monkeypatch: pytest.MonkeyPatch) -> None:
    advise_from_few_futures(monkeypatch)
    advised = 0
    for here, there in pairs(hands):
        turns = advise(here, Search(rollouts=FEW))
        assert turns == advise(there, Search(rollouts=FEW))
        advised += bool(turns)
    assert advised


def near_the_end(s: State, acting: bool) -> bool:
    """Return whether few cards and actions are left, so that interpreted futures are short."""
    few = player_deck_size(s) <= 5 and s["actions_left"] <= size(1, 2, 2)
    return few and (s["phase"] == ACTIONS) == acting


def late_positions() -> Iterator[Game]:
    """Yield positions near the end of policy games, alternating actions and event windows."""
    for deal in count(1):
        cell = Scenario(2 + deal % 3, 4, hands=("open", "private")[deal % 2])
        game = cell.deal(deal)
        team = [PolicyBot(team=True)] * game.state["players"]
        while game.outcome is None and not near_the_end(game.state, deal % 4 < 2):
            game.play(next_move(game, team, cell.view))
        if game.outcome is None:
            yield game


def test_the_search_makes_the_same_move_interpreted_or_compiled() -> None:
    planned = decided = 0
    for game in islice(late_positions(), size(2, 3, 40)):
        seat = game.state["turn"]
        fast, slow = Search(seed=2, rollouts=4), Search(seed=2, rollouts=4)
        slow.kernels = Interpreted()
        assert fast.choose(game.view(seat)) == slow.choose(game.view(seat))
        assert fast.tried == slow.tried
        planned += game.state["phase"] == ACTIONS
        decided += bool(fast.tried)
    assert planned and decided
