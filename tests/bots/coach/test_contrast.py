"""Why not another turn: it has another idea, and what is said against it is true."""

from __future__ import annotations

import math
from collections import Counter
from itertools import islice

from benchmarks.coach import follow, has_other_idea, holds
from benchmarks.positions import middles

from fourcures.analysis.ways import apply_moves
from fourcures.bots import Search
from fourcures.bots.coach.advice import CLEARLY, advise
from fourcures.engine.rules.board import CITIES
from fourcures.protocol.coach import Claim, ClaimFigures
from fourcures.terminal.say.advice import describe_contrast
from fourcures.text.names import Names
from tests.bots.positions import last_chance
from tests.engine.arranging import arrange, at
from tests.sizes import size

FEW = 300  # rollouts
FRESH = size(300, 2000, 2000)  # futures to check a contrast
POSITIONS = size(3, 20, 100)
HELD = 0.95  # of the contrasts have a figure that holds on fresh futures


def test_the_runner_up_has_another_idea_and_its_contrast_is_true() -> None:
    said, held = Counter[str](), 0
    for game in islice(middles("contrast"), POSITIONS):
        view, search = game.view(game.state["turn"]), Search(rollouts=FEW)
        best, *others = advise(view, search)
        assert best.contrast is None
        for other in others:
            assert has_other_idea(view, best, other)
            assert other.contrast is not None
            ends = [follow(view.state, turn)[1] for turn in (best, other)]
            held += holds(other.contrast, view, ends[0], ends[1], search, FRESH)
            assert not other.tempting or best.chance - other.chance >= CLEARLY - 1e-4
            said[other.contrast.code] += 1
    assert len(said) > 1
    assert held >= math.floor(HELD * sum(said.values())), said


def test_a_contrast_with_a_wrong_figure_does_not_hold() -> None:
    game = next(middles("contrast"))
    view, search = game.view(game.state["turn"]), Search(rollouts=FEW)
    end = apply_moves(view.state, *search.rank_turns(view.state, game.turn)[0].moves)
    assert holds(Claim("rather_close", {"points": 1}), view, end, end, search, 100)
    assert not holds(Claim("rather_worse", {"points": 5}), view, end, end, search, 100)
    assert not holds(Claim("rather_wins", {"otherwise": 10}, 500, 500), view, end, end, search, 100)
    risk: ClaimFigures = {"city": "paris", "risk": 0.1, "risk_otherwise": 0.9}
    assert not holds(Claim("rather_outbreak", risk), view, end, end, search, 100)
    cure: ClaimFigures = {"disease": "red", "turns": 1, "otherwise": 10}
    assert not holds(Claim("rather_cure", cure, 90), view, end, end, search, 100)
    assert not holds(Claim("rather_win", {}), view, end, end, search, 100)


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
