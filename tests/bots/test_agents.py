"""Every bot in every seat plays legal moves to the end, and is deterministic."""

from __future__ import annotations

from itertools import islice
from typing import cast

import pytest

from fourcures import Game, View
from fourcures.bots import BOTS, Agent, PolicyBot, Search
from fourcures.bots.team import next_move, play_out
from fourcures.engine.rules.state import OVER
from fourcures.lab.arena import Match, play
from fourcures.lab.scenarios import Scenario
from tests.bots.positions import games
from tests.engine.arranging import all_but, arrange, at
from tests.sizes import size, sweep

FEW = 40  # rollouts: enough to execute every line of the search


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_made_without_arguments_and_chooses_legal_moves(name: str) -> None:
    for game in islice(games(), size(4, 10, 100)):
        for seat in range(game.state["players"]):
            view = game.view(seat)
            agent = Search(rollouts=FEW) if issubclass(BOTS[name], Search) else BOTS[name]()
            move = agent.choose(view)
            assert move is None or move in view.legal_moves
            assert agent.agree(view, "undo") is True


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_waits_if_its_seat_has_no_move_or_the_viewer_has_no_seat(name: str) -> None:
    game = arrange(at("medic"), at("scientist"), turn={"seat": 0})
    for view in (game.view(1), game.view()):
        assert BOTS[name]().choose(view) is None
    assert BOTS[name]().choose(game.view(game.turn)) is not None


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_asks_for_a_view_if_it_gets_the_game(name: str) -> None:
    game = Game.new(players=2, seed=1)
    with pytest.raises(TypeError, match=r"not a Game: use game\.view\(game\.turn\)"):
        BOTS[name]().choose(cast(View, game))


@pytest.mark.parametrize("rollouts", [0, -5, "many", 0.5])
def test_a_search_without_rollouts_is_refused(rollouts: int) -> None:
    with pytest.raises(ValueError, match="rollouts must be a whole number of at least 1, not"):
        Search(rollouts=rollouts)


@pytest.mark.parametrize("agents", [BOTS["random"](), [BOTS["random"]] * 2, ["random"] * 2])
def test_only_bots_play_a_game_to_its_end(agents: list[Agent]) -> None:
    with pytest.raises(TypeError, match=r"agents must be a list of bots, .* \[RandomBot\(\), "):
        play_out(Game.new(players=2, seed=1), agents)


def test_a_finished_game_has_no_next_move() -> None:
    game = play_out(Game.new(players=2, seed=1), [BOTS["random"](), BOTS["random"]()])
    with pytest.raises(ValueError, match="the game is over"):
        next_move(game, [BOTS["random"](), BOTS["random"]()])


@pytest.mark.parametrize("hands", ["open", "private"])
@pytest.mark.parametrize("edition", sweep(["2013", "2008"]))
@pytest.mark.parametrize("team", ["policy", "search"])
def test_a_team_plays_to_the_end(team: str, edition: str, hands: str) -> None:
    for players in (4, 3, 2)[: size(1, 3, 3)]:
        cell = Scenario(players, 5, hands=hands, edition=edition)
        for deal in range(1, size(2, 2, 20)):
            result = play(Match(cell, team, deal, FEW))
            assert result.turns > 0
            assert len(result.roles) == players


def test_the_same_seed_and_budget_give_the_same_move() -> None:
    for game in islice(games(), size(5, 15, 200)):
        view = game.view(game.state["turn"])
        moves = {Search(seed=3, rollouts=FEW).choose(view) for _ in range(2)}
        assert len(moves) == 1


def test_a_planned_turn_is_the_one_that_a_new_search_would_make() -> None:
    """A bot that drops its plan after every move makes the same moves as one that keeps it."""
    game = Game.new(players=3, seed="plan")
    keeps = Search(rollouts=FEW)
    first = keeps.choose(game.view(game.state["turn"]))
    assert first == Search(rollouts=FEW).choose(game.view(game.state["turn"]))


def test_the_policy_bot_always_finishes_its_turn() -> None:
    """Even if its preferred move is an event of another player."""
    for game in islice(games(), size(30, 60, 1000)):
        s = game.state
        if s["phase"] == OVER:
            continue
        seat = s["turn"]
        own = [move for move in game.legal_moves if move.seat == seat and not move.plays_event]
        if own:
            assert PolicyBot().choose(game.view(seat)) is not None


@pytest.mark.parametrize("name", ["careful", "quick"])
def test_a_bot_accepts_a_cheap_request_and_declines_a_ruinous_one(name: str) -> None:
    """The deck runs out: the Scientist has one turn for the last cure, and Santiago is far away."""
    blue = ["london", "paris", "milan", "essen"]
    game = arrange(
        at("dispatcher", "atlanta", "santiago"),
        at("scientist", "atlanta", *blue),
        diseases={
            "blue": "uncured",
            "yellow": "eradicated",
            "black": "eradicated",
            "red": "eradicated",
        },
        player_discards=all_but("santiago", "tokyo", "osaka", *blue),
        player_deck={"piles": [{"cards": 2, "epidemics": 0}]},
        epidemics_drawn=4,
        stations=["atlanta"],
        turn={"seat": 0, "phase": "actions", "actions_left": 1},
    )
    agent = BOTS[name]()
    assert agent.agree(game.view(1), "move scientist drive miami") is True
    assert agent.agree(game.view(1), "move scientist direct santiago") is False
    assert agent.agree(game.view(1), "not a move at all") is True


@pytest.mark.parametrize("asks", ["scientist", "dispatcher"])
def test_the_policy_gives_a_card_that_makes_a_set_and_keeps_one_that_it_needs(asks: str) -> None:
    """The Medic holds Atlanta: the Scientist's fourth card, or the Medic's own fifth."""
    blue = ["london", "paris", "milan", "essen"]
    wanted = asks == "scientist"
    game = arrange(
        at(asks, "atlanta", *(blue[:3] if wanted else [])),
        at("medic", "atlanta", "atlanta", *([] if wanted else blue)),
        stations=["atlanta"],
    )
    asked = "take atlanta from medic"
    assert game.why_not(asked) is None
    assert PolicyBot().agree(game.view(1), asked) is wanted


def test_the_policy_bot_ignores_a_forecast_that_it_has_not_seen() -> None:
    """Private hands: the Planner has ordered the deck; the Medic holds an event in that turn."""
    game = arrange(
        at("contingency_planner", "atlanta", "forecast"),
        at("medic", "atlanta", "one_quiet_night"),
        hands="private",
        turn={"seat": 0, "phase": "actions", "actions_left": 4},
    )
    game.play("forecast")
    game.play(game.legal_moves[0])
    game.play("pass")
    asked = 0
    while game.state["turn"] == 0 and game.outcome is None:
        view = game.view(1)
        move = PolicyBot().choose(view)
        assert move is None or move in view.legal_moves
        asked += bool(view.legal_moves)
        game.play(game.legal_moves[-1])
    assert asked


def test_the_policy_bot_answers_requests_after_a_forecast_that_it_has_not_seen() -> None:
    game = arrange(
        at("contingency_planner", "atlanta", "forecast", "atlanta"),
        at("medic", "atlanta"),
        hands="private",
    )
    game.play("forecast")
    game.play(game.legal_moves[0])
    assert PolicyBot().agree(game.view(1), "give atlanta to medic") in (True, False)
