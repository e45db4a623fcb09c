"""The game as users see it: equality, and errors that say what would be right."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from fourcures import Game, InvalidPosition, InvalidRecord, InvalidSetup

from .arranging import Json

TWO: Json = {"players": [{"role": "medic"}, {"role": "scientist"}]}


def new(seed: str = "hello") -> Game:
    return Game.new(roles=["medic", "scientist"], first=0, hands="private", seed=seed)


def test_a_copy_is_equal_until_one_of_the_two_moves() -> None:
    game = new()
    game.play("drive chicago")
    copy = game.copy()
    assert copy == game
    copy.play("pass")
    assert copy != game
    game.play("pass")
    assert copy == game


def test_a_game_is_equal_to_the_one_of_its_record() -> None:
    game = new()
    for move in ("drive chicago", "pass", "next"):
        game.play(move)
    assert Game.from_record(json.loads(json.dumps(game.record()))) == game
    assert game.start() == new() != game


def test_games_with_other_cards_to_come_or_another_history_are_not_equal() -> None:
    assert new() != new("other")
    game = new()
    game.play("drive chicago")
    game.undo()
    assert game.position() == new().position() and game != new()
    assert Game.from_position(TWO, seed=1) == Game.from_position(TWO, seed=1)
    assert Game.from_position(TWO, seed=1) != Game.from_position(TWO, seed=2)
    assert new() != new().view(0) and new() != "hello"


def test_views_are_equal_if_the_viewer_knows_the_same() -> None:
    game, other = new(), new("other")
    assert game.view(0) == game.view(0) == game.copy().view(0)
    assert game.view(0) != game.view(1) and game.view(0) != other.view(0)
    assert game.view(0) != game.view(0, known_cards=[[], [game.hands[1][0]]])


def test_games_and_views_change_and_have_no_hash() -> None:
    for unhashable in (new(), new().view(0)):
        with pytest.raises(TypeError, match="unhashable"):
            hash(unhashable)


@pytest.mark.parametrize("edition", [2013, 2008])
def test_an_edition_as_a_number_is_refused_with_the_texts_that_are_right(edition: int) -> None:
    wanted = f'edition must be "2008" or "2013", not {edition}: put it in quotes'
    with pytest.raises(InvalidSetup, match=f"^{wanted}$"):
        Game.new(edition=edition)  # type: ignore[arg-type]
    wanted = f'edition must be one of "2008", "2013", not {edition}'
    with pytest.raises(InvalidPosition, match=f"^{wanted}$"):
        Game.from_position(TWO | {"edition": edition})


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    with pytest.raises(InvalidSetup) as refused:
        Game.new(edition="1999")
    assert str(refused.value) == """edition must be "2008" or "2013", not '1999'"""


def test_a_record_in_place_of_a_position_is_refused_and_the_other_way_round() -> None:
    game = new()
    with pytest.raises(InvalidPosition, match=r"a record, not a position: use Game\.from_record"):
        Game.from_position(game.record())
    with pytest.raises(InvalidRecord, match=r"a position, not a record: use Game\.from_position"):
        Game.from_record(game.position())
    with pytest.raises(InvalidRecord, match=r"not text: load the text with json\.loads"):
        Game.from_record(json.dumps(game.record()))


@pytest.mark.parametrize(
    ("use", "kind", "text"),
    [
        (lambda game: game.play("pass", seat="medic"), TypeError, "seat must be a number, not 'm"),
        (lambda game: game.cards_for_cure(2), ValueError, "seat must be 0 to 1, not 2"),
        (lambda game: game.view(0, known_cards=[[]] * 5), ValueError, "seat must be 0 to 1, not 2"),
        (lambda game: game.cubes("Paris"), ValueError, "'Paris'; did you mean 'paris'?"),
        (lambda game: game.cubes("st petersburg"), ValueError, "mean 'st_petersburg'?"),
        (lambda game: game.neighbors("xyzzy"), ValueError, "unknown city 'xyzzy'"),
        (lambda game: game.disease_of("airlfit"), ValueError, "did you mean 'airlift'?"),
        (lambda game: game.new(roles=["medic"]), InvalidSetup, "roles must be 2, 3 or 4 names"),
        (lambda game: game.new(hands="shut"), InvalidSetup, 'hands must be "open" or "private"'),
    ],
)
def test_an_error_says_what_would_be_right(
    use: Callable[[Game], object], kind: type[Exception], text: str
) -> None:
    with pytest.raises(kind, match=re.escape(text)):
        use(new())
