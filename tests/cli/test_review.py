"""`fourcures review` prints what decisions and cards cost."""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path

import msgspec
import pytest

from fourcures.bots.review.game_review import review_game
from fourcures.cli import main
from fourcures.cli.review import format_luck
from fourcures.protocol.review import (
    ChoiceReview,
    ReviewSummary,
    SeatReview,
    TurningPoint,
    TurnReview,
)
from tests.bots.positions import CURE, last_chance
from tests.engine.arranging import play

FEW = 50  # futures and rollouts: enough for every line of the review


def test_review_prints_every_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    game = last_chance()
    file.write_text(json.dumps(game.record()), "utf-8")
    assert main(["review", str(file)]) == 2
    assert "not over" in capsys.readouterr().err
    play(game, CURE)
    file.write_text(json.dumps(game.record()), "utf-8")
    assert main(["review", str(file), "--futures", str(FEW), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["summary"]["end"] == 1 and [turn["label"] for turn in found["turns"]] == ["best"]
    assert main(["review", str(file), "--futures", str(FEW)]) == 0
    printed = capsys.readouterr().out
    assert "100% at the start, won at the end" in printed
    assert "a change\nwithin it may be no luck at all" in printed


@pytest.mark.parametrize(
    ("luck", "noise", "text"),
    [(-0.19, 0.21, "-19 ±21"), (0.053, 0.048, " +5 ±5"), (0.0, 0.0, "  0"), (0.3, 0.001, "+30")],
)
def test_luck_has_its_margin(luck: float, noise: float, text: str) -> None:
    game = last_chance()
    play(game, CURE)
    (turn,) = review_game(game, FEW, FEW)
    assert format_luck(msgspec.structs.replace(turn, luck=luck, noise=noise)) == text


def test_every_field_of_a_review_is_described() -> None:
    for kind in (TurnReview, ChoiceReview, SeatReview, TurningPoint, ReviewSummary):
        described = set(re.findall(r"`(\w+)`", inspect.getdoc(kind) or ""))
        assert set(kind.__struct_fields__) <= described, kind
