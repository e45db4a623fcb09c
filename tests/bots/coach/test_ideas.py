"""The ideas of turns: two turns differ by what they are about, not by the order of their moves."""

from __future__ import annotations

import pytest

from fourcures import Game
from fourcures.bots.coach.ideas import Idea, idea_of, is_other_idea, list_ideas
from fourcures.engine.notation import parse
from fourcures.engine.rules.state import copy
from fourcures.protocol.coach import Claim
from tests.engine.arranging import arrange, at


def ideas_of(game: Game, *texts: str) -> frozenset[Idea]:
    """Return the ideas of a turn."""
    later, moves = game.copy(), []
    for text in texts:
        moves.append(parse(text, later.state, later.state["turn"]))
        later.play(text)
    return list_ideas(game.state, moves)


@pytest.fixture
def game() -> Game:
    return arrange(
        at("medic", "atlanta", "atlanta", "chicago", "miami"),
        at("scientist", "atlanta", "essen"),
        cubes={"chicago": {"blue": 2}, "miami": {"yellow": 3}, "lima": {"yellow": 1}},
        diseases={"blue": "cured"},
    )


def test_ideas_are_what_a_turn_does_and_where_pawns_end_up(game: Game) -> None:
    assert ideas_of(game, "drive miami", "treat yellow") == {
        ("treats", "miami"),
        ("stays", "medic", "miami"),
    }
    assert ideas_of(game, "give atlanta to scientist", "pass") == {("shares", "scientist", "blue")}
    assert ("cleans", "chicago") in ideas_of(game, "drive chicago", "drive los_angeles", "pass")
    assert ("builds", "miami") in ideas_of(game, "drive miami", "build", "drive atlanta")
    assert ideas_of(game, "pass") == {("pass",)}


def test_ideas_follow_from_the_position_and_the_moves_alone(game: Game) -> None:
    before = copy(game.state)
    first, second = (ideas_of(game, "drive miami", "treat yellow") for _ in range(2))
    assert first == second and game.state == before


def test_a_turn_with_the_same_point_is_a_twin(game: Game) -> None:
    treats = Claim("treats", {"city": "miami", "disease": "yellow", "cubes": 3, "left": 0})
    own = ideas_of(game, "drive miami", "treat yellow")
    point = idea_of(treats, game.state, own)
    assert point == ("treats", "miami")
    twin = ideas_of(game, "drive miami", "treat yellow", "drive bogota")
    other = ideas_of(game, "give atlanta to scientist", "pass")
    assert not is_other_idea(point, own, twin)
    assert is_other_idea(point, own, other)
    without_own_idea = frozenset({("stays", "medic", "miami")})
    assert not is_other_idea(point, own, without_own_idea)


@pytest.mark.parametrize(
    ("claim", "idea"),
    [
        (Claim("cures", {"disease": "blue", "city": "paris"}), ("cures", "blue")),
        (Claim("takes", {"card": "essen", "receiver": "medic"}), ("shares", "medic", "blue")),
        (Claim("builds", {"city": "miami"}), ("builds", "miami")),
        (Claim("cleans", {"cubes": 2, "cities": ["chicago"]}), ("cleans", "chicago")),
        (Claim("goes", {"city": "miami"}), ("stays", "medic", "miami")),
        (Claim("shields", {"pawn": "medic", "city": "lima"}), ("stays", "medic", "miami")),
    ],
)
def test_a_claim_has_one_idea(game: Game, claim: Claim, idea: Idea) -> None:
    ideas = frozenset({("stays", "medic", "miami"), ("treats", "miami")})
    assert idea_of(claim, game.state, ideas) == idea
