"""The recorded games in `tests/games` replay to their ends, and together cover everything."""

from __future__ import annotations

import json
from functools import cache
from itertools import islice

import pytest

from fourcures import Game
from fourcures.engine.notation import parse
from fourcures.engine.rules.legality import list_legal
from fourcures.engine.rules.moves import MOST_MOVES
from fourcures.testing import check
from tests.games.coverage import WatchedGame, covered, wanted, watched
from tests.games.make import FOLDER, INDEX, Json, collection, document, fingerprint
from tests.sizes import size

LISTED: list[Json] = json.loads(INDEX.read_text("utf-8"))
NAMES = [entry["name"] for entry in LISTED]
RENEW = "python -m tests.games.make"
every_game = pytest.mark.parametrize("entry", LISTED, ids=NAMES)


def record(name: str) -> Json:
    """Return a stored record."""
    kept: Json = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    return kept


@cache
def replayed(name: str) -> WatchedGame:
    """Return a replayed game; tests share it."""
    return watched(WatchedGame.from_record(record(name)))


@every_game
def test_a_recorded_game_replays_to_its_outcome_and_last_position(entry: Json) -> None:
    game, kept = replayed(entry["name"]), record(entry["name"])
    ended = None if game.outcome is None else game.outcome._asdict()
    assert ended == kept["outcome"]
    assert fingerprint(game) == entry["last_position"], (
        f"{entry['name']} ends in another position than it did; if that is intended, run `{RENEW}`"
    )


@every_game
def test_a_replayed_game_makes_the_same_record(entry: Json) -> None:
    assert replayed(entry["name"]).record() == record(entry["name"])


@every_game
def test_a_record_replays_without_its_seed(entry: Json) -> None:
    game = Game.from_record(record(entry["name"]) | {"seed": None})
    assert fingerprint(game) == entry["last_position"]


@every_game
def test_everything_that_always_holds_holds_in_a_recorded_game(entry: Json) -> None:
    game = replayed(entry["name"])
    for state in (*(step.before for step in game.steps), game.state):
        check(state, list_legal(state, [0] * MOST_MOVES))


@every_game
def test_every_recorded_move_is_among_the_legal_ones(entry: Json) -> None:
    moves = [0] * MOST_MOVES
    for step in replayed(entry["name"]).steps:
        n = list_legal(step.before, moves)
        assert parse(step.text, step.before, step.seat) in moves[:n], step.text


def test_the_index_lists_every_record() -> None:
    assert sorted(NAMES) == sorted(path.stem for path in FOLDER.glob("*.json") if path != INDEX)


def test_the_recorded_games_show_everything_that_they_have_to() -> None:
    missing = wanted().difference(*(covered(replayed(name)) for name in NAMES))
    assert not missing, "\n".join(
        [
            "No recorded game shows:",
            *sorted(f"  {one}" for one in missing),
            "`python -m tests.games.search` looks for games that do (see tests/games/README.md).",
        ]
    )


def test_without_the_games_that_were_won_the_missing_ends_are_named() -> None:
    lost = [name for name in NAMES if (replayed(name).outcome or ("",))[0] != "won"]
    missing = wanted().difference(*(covered(replayed(name)) for name in lost))
    assert {"2008: won by cures", "2013: won by cures"} <= missing


def test_the_recipes_still_make_the_recorded_games() -> None:
    """Only the first ones in `make test`, all of them in larger sizes."""
    for name, game in islice(collection(), size(1, 1, len(NAMES))):
        assert document(game) == (FOLDER / f"{name}.json").read_text("utf-8"), (
            f"{name} is made differently now; if that is intended, run `{RENEW}`"
        )
