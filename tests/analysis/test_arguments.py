"""Functions of the analysis take a view, and say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

from fourcures import Game, View
from fourcures.analysis import odds, outbreak_odds, plan, ways


@pytest.mark.parametrize(
    "use",
    [odds, outbreak_odds, lambda view: plan(view, ["pass"]), lambda view: ways(view, "paris")],
)
def test_a_game_instead_of_a_view_is_refused(use: Callable[[View], object]) -> None:
    game = Game.new(players=2, seed=1)
    with pytest.raises(TypeError, match=r"not a Game: use game\.view\(game\.turn\)"):
        use(cast(View, game))
    use(game.view(1 - game.turn))


def test_a_plan_is_a_list_and_a_way_leads_to_a_city() -> None:
    view = Game.new(players=2, seed=1).view(0)
    with pytest.raises(TypeError, match="moves must be a list, not 'pass'"):
        plan(view, cast(list[str], "pass"))
    with pytest.raises(ValueError, match="unknown city 'Cairo'; did you mean 'cairo'"):
        ways(view, "Cairo")
