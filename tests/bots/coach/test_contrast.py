"""Why not another turn: it has another idea, and what is said against it is true."""

from __future__ import annotations

from collections import Counter
from itertools import count, islice

import pytest

from fourcures import Game
from fourcures.analysis.outbreaks import outbreak_odds
from fourcures.analysis.ways import apply_moves
from fourcures.bots import PolicyBot, Search
from fourcures.bots.coach.advice import CLEARLY, advise
from fourcures.bots.coach.ideas import idea_of, is_other_idea, list_ideas
from fourcures.bots.coach.later import play_futures
from fourcures.bots.team import next_move
from fourcures.engine.notation import parse
from fourcures.engine.rules.board import CITIES, DISEASE
from fourcures.engine.rules.state import ACTIONS, UNCURED, WON, State, pack
from fourcures.engine.view import View
from fourcures.protocol.coach import AdvisedTurn, Claim
from fourcures.terminal.say.advice import describe_contrast
from fourcures.text.names import Names
from tests.bots.positions import last_chance
from tests.engine.arranging import arrange, at
from tests.sizes import size

FEW = 300  # rollouts
POSITIONS = size(3, 40, 200)
SLOTS = (600, 601)  # of the kernels
MARGIN = 25  # of 100 futures: two counts of fresh futures differ by less


def middles() -> list[Game]:
    """Return positions at the beginning of turns, in many settings."""
    found = []
    for number in count():
        players, hands = 2 + number % 3, ("open", "private")[number % 2]
        game = Game.new(players=players, hands=hands, seed=f"contrast {number}")
        team = [PolicyBot()] * players
        for _ in range(20 + 7 * (number % 9)):
            if game.outcome is None:
                game.play(next_move(game, team))
        while game.outcome is None and game.state["actions_left"] < 4:
            game.play(next_move(game, team))
        if game.outcome is None and game.state["phase"] == ACTIONS:
            found.append(game)
        if len(found) == POSITIONS:
            return found
    raise AssertionError


def follow(s: State, turn: AdvisedTurn) -> tuple[list[int], State]:
    """Return the moves of a turn and its last position."""
    moves: list[int] = []
    for text in turn.moves:
        moves.append(parse(text, s, s["turn"]))
        s = apply_moves(s, moves[-1])
    return moves, s


def test_the_runner_up_has_another_idea_and_its_contrast_is_true() -> None:
    said = Counter[str]()
    for game in islice(middles(), POSITIONS):
        view = game.view(game.state["turn"])
        best, *others = advise(view, Search(rollouts=FEW))
        moves, end = follow(view.state, best)
        own = list_ideas(view.state, moves)
        point = idea_of(best.says[0], view.state, own)
        assert best.contrast is None
        for other in others:
            its_moves, its_end = follow(view.state, other)
            assert is_other_idea(point, own, list_ideas(view.state, its_moves))
            assert other.contrast is not None
            check(other.contrast, view, end, its_end, best, other)
            assert not other.tempting or best.chance - other.chance >= CLEARLY - 1e-4
            said[other.contrast.code] += 1
    assert len(said) > 1


def check(claim: Claim, view: View, best: State, other: State, *turns: AdvisedTurn) -> None:
    """Assert that the figures of a contrast are true, on fresh futures where they are counted."""
    figures = claim.figures
    match claim.code:
        case "rather_outbreak":
            safe, risky = (outbreak_odds(View(s, view.viewer)).cities for s in (best, other))
            assert figures["risk"] == pytest.approx(safe.get(figures["city"], 0.0), abs=1e-4)
            assert figures["risk_otherwise"] == pytest.approx(risky[figures["city"]], abs=1e-4)
            assert figures["risk"] < figures["risk_otherwise"]
        case "rather_cure" | "rather_cured":
            sooner, later = (count_cured(claim, view, s) for s in (best, other))
            assert later < sooner
            assert abs(later - figures["otherwise"]) <= MARGIN
            assert claim.futures is None or abs(sooner - claim.futures) <= MARGIN
        case "rather_wins":
            assert (claim.futures, figures["otherwise"]) == tuple(turn.wins for turn in turns)
            assert figures["otherwise"] < (claim.futures or 0)
        case _:
            assert claim.code in ("rather_win", "rather_close", "rather_worse")
            assert (claim.code == "rather_win") is (best["outcome"] == WON)


def count_cured(claim: Claim, view: View, s: State) -> int:
    """Return the number of fresh futures in which a cure is there by then."""
    search, disease = Search(seed=5, rollouts=FEW), DISEASE[claim.figures["disease"]]
    search.kernels.put(SLOTS[0], pack(s))
    after = play_futures(search.kernels, SLOTS[0], view, view.state["players"], search.seed)
    cured = after["diseases"][:, claim.figures["turns"], disease] != UNCURED
    return int(cured.sum())


def test_a_missed_win_is_what_speaks_against_the_runner_up() -> None:
    best, other, *_ = advise(last_chance().view(0), Search(rollouts=FEW))
    assert best.says[0].code == "wins"
    assert other.contrast == Claim("rather_win", {})


def test_a_city_that_is_left_in_danger_is_named() -> None:
    """The cards of Paris and Cairo are next; the runner-up leaves Paris to break out."""
    game = arrange(
        at("medic", "madrid"),
        at("scientist", "tokyo"),
        cubes={"paris": {"blue": 3}, "milan": {"blue": 2}, "lima": {"yellow": 1}},
        infection_discards=[city for city in CITIES if city not in ("paris", "cairo")],
    )
    best, other, *_ = advise(game.view(0), Search(rollouts=FEW))
    assert best.says[0].figures["city"] == "paris"
    assert other.contrast is not None and other.contrast.code == "rather_outbreak"
    assert other.contrast.figures["city"] == "paris"
    said = describe_contrast(other, Names())
    assert said.startswith("Why not ") and "The chance of an outbreak in Paris" in said
    assert describe_contrast(best, Names()) == ""
