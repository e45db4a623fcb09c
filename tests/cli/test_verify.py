"""`fourcures verify` accepts a record only if it follows from its seed."""

from __future__ import annotations

import asyncio
import copy
import json
from pathlib import Path
from typing import Any

import pytest

from fourcures.bots import BOTS
from fourcures.cli import main
from fourcures.engine.game import Game
from fourcures.table.commitment import commitment

from ..server.site import serving

Json = dict[str, Any]


def whole_game(**setup: Any) -> Json:
    """Return the record of a game that a bot plays for all seats, with one undo."""
    game = Game.new(hands="open", **setup)
    bot = BOTS["thumb"]()
    undone = False
    while game.outcome is None:
        seat = game.legal_moves[-1].seat
        move = bot.choose(game.view(seat)) or game.legal_moves[-1]
        game.play(move)
        if not undone and game.is_undoable:
            game.undo()
            undone = True
    return game.record()


@pytest.fixture(scope="module")
def record() -> Json:
    return whole_game(players=3, seed="a typed seed")


def verified(tmp_path: Path, record: Any, *words: str) -> int:
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record), "utf-8")
    return main(["verify", str(file), *words])


def test_a_game_that_was_dealt_from_its_seed_is_verified(
    tmp_path: Path, record: Json, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(tmp_path, record, "--commitment", commitment("a typed seed")) == 0
    assert commitment("a typed seed") in capsys.readouterr().out


@pytest.mark.parametrize("edition", ["2008", "2013"])
def test_both_editions_and_chosen_roles_are_verified(tmp_path: Path, edition: str) -> None:
    made = whole_game(edition=edition, roles=["medic", "scientist"], first=1, seed=7)
    assert verified(tmp_path, made) == 0


def test_a_game_from_a_position_is_verified(tmp_path: Path, record: Json) -> None:
    game = Game.from_position(record["start"], "another")
    while game.outcome is None:
        game.play(game.legal_moves[-1])
    assert verified(tmp_path, game.record()) == 0


def other_seed(record: Json) -> None:
    record["seed"] = "another"


def no_seed(record: Json) -> None:
    record["seed"] = None


def other_start(record: Json) -> None:
    hands = record["start"]["players"]
    hands[0]["hand"], hands[1]["hand"] = hands[1]["hand"], hands[0]["hand"]


def other_end(record: Json) -> None:
    record["outcome"] = {"result": "won", "cause": "cubes"}


def other_card(record: Json) -> None:
    """Swap the two cards of a draw: the record still replays, but does not match the deal."""
    line = next(line for line in record["lines"] if len(set(line["outcomes"])) > 1)
    line["outcomes"].reverse()


def other_setup(record: Json) -> None:
    record["setup"]["epidemics"] = 5


def unknown_setup(record: Json) -> None:
    record["setup"]["dice"] = 2


@pytest.mark.parametrize(
    "change",
    [other_seed, no_seed, other_start, other_end, other_card, other_setup, unknown_setup],
)
def test_any_change_of_a_record_is_detected(
    tmp_path: Path, record: Json, change: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    changed = copy.deepcopy(record)
    change(changed)
    assert verified(tmp_path, changed) == 1
    assert capsys.readouterr().out.startswith("not verified: ")


def test_another_commitment_is_detected(tmp_path: Path, record: Json) -> None:
    assert verified(tmp_path, record, "--commitment", "0" * 64) == 1


@pytest.mark.parametrize("content", ["{", "[]", '{"lines": 3}'])
def test_input_that_is_not_a_record_is_reported(tmp_path: Path, content: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(content)
    assert main(["verify", str(file)]) in (1, 2)


def test_the_record_of_a_table_matches_its_commitment(tmp_path: Path) -> None:
    async def story() -> tuple[Json, str]:
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as site:
            ann = await site.person("Ann")
            opened = await ann.create(players=2)
            await ann.join(opened["id"])
            shown = ann.table["commitment"]
            for seat in (0, 1):
                await ann.do("hand", seat=seat, bot="random")
            await ann.until(lambda: bool(ann.table["game"]) and ann.over)
            answer = await ann.get(f"/api/tables/{opened['id']}/record")
            await ann.leave()
            return answer.json(), shown

    record, shown = asyncio.run(story())
    assert verified(tmp_path, record, "--commitment", shown) == 0
