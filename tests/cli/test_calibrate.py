"""`fourcures calibrate` fits the win chance to games of the arena."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fourcures.bots.coach.curves import Curve
from fourcures.bots.players.search import ROLLOUTS
from fourcures.cli import main
from fourcures.lab import results_file
from fourcures.lab.arena import Match, Result
from fourcures.lab.calibration import fit
from fourcures.lab.scenarios import Scenario
from fourcures.lab.version import version
from tests.bots.coach.test_curves import FUTURES, positions


def written(file: Path, mark: str) -> None:
    """Write games that a curve can be fitted to, and some that must be ignored."""
    for deal, (wins, _, where, won) in enumerate(positions(200)):
        cell = Scenario(where.players, where.epidemics)
        result = Result(deal, won, "cures", 4, 20, 1.0, (), wins / FUTURES, where.left)
        order = Match(cell, "search", deal, ROLLOUTS, FUTURES)
        results_file.append_result(file, order, result, mark)
        results_file.append_result(
            file, order._replace(team="policy"), result._replace(won=not won), mark
        )
        results_file.append_result(file, order, result._replace(won=not won), "of another version")


def test_calibrate_writes_a_curve(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file, output = tmp_path / "games", tmp_path / "curve.json"
    written(file, version())
    assert main(["calibrate", str(file), "--output", str(output), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["games"] == 200 == sum(tenth["positions"] for tenth in printed["bins"])
    kept = json.loads(output.read_text("utf-8"))
    assert Curve.load(kept).weights == pytest.approx(fit(positions(200)).weights, abs=1e-5)
    assert kept["made_by"].startswith("fourcures calibrate games")
    assert main(["calibrate", str(file)]) == 0
    assert "expected calibration error" in capsys.readouterr().out


def test_calibrate_names_the_missing_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "games"
    assert main(["calibrate", str(file)]) == 2
    assert "there is no file" in capsys.readouterr().err
    written(file, version())
    assert main(["calibrate", str(file), "--version", "unheard"]) == 2
    assert f"of {version()} with {ROLLOUTS}" in capsys.readouterr().err
    file.write_text('{"deal": 1}\n', "utf-8")
    assert main(["calibrate", str(file)]) == 2
    assert "line 1" in capsys.readouterr().err
