"""Advice is consistent with itself and with the win chance displayed next to it."""

from __future__ import annotations

from fourcures import Game
from fourcures.bots.coach.advice import FROM_HERE, FUTURES, advise
from fourcures.bots.coach.win_chance import win_chance
from fourcures.bots.kernels.workspace import Kernels
from fourcures.bots.players.search import Search
from tests.engine.arranging import arrange, at
from tests.sizes import size


def test_the_best_turn_has_the_highest_chance_that_of_the_position() -> None:
    behind = 0
    for seed in range(size(3, 6, 60)):
        game = Game.new(players=3, epidemics=6, hands="open", seed=seed)
        view = game.view(game.state["turn"])
        best, *others = advise(view, Search(rollouts=300))
        assert best.wins < FUTURES
        assert best.chance == round(win_chance(view, FROM_HERE, Kernels()).chance, 4)
        assert all(other.chance <= best.chance for other in others)
        behind += any(other.chance < best.chance for other in others)
    assert behind


def test_a_winning_turn_is_advised_as_a_win() -> None:
    cards = ("osaka", "tokyo", "seoul", "beijing")
    cured = dict.fromkeys(["blue", "yellow", "black"], "eradicated")
    game = arrange(at("scientist", "atlanta", *cards), at("medic"), diseases=cured)
    best = advise(game.view(0), Search(rollouts=300))[0]
    assert best.wins == FUTURES
    assert best.chance > 0.95
