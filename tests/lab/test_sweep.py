"""Sweeps: variants play the same deals of their own series, stop in time, and resume."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fourcures.bots.kernels.schedule import SETTINGS, SearchRound, SearchSettings
from fourcures.cli import main
from fourcures.files import BadInput
from fourcures.lab.scenarios import Scenario
from fourcures.lab.sweep import SERIES, SearchVariant, list_trials, load_trials, read_variants

VARIANTS = {
    "today": {"rollouts": 10},
    "quick": {
        "rollouts": 10,
        "proposals": {"": 10, "cure": 14},
        "rounds": {"2": [[1, 1, 50, 4], [2, 1, 50, 2]]},
        "certainty": 20,
    },
}


def write(folder: Path, variants: object = VARIANTS) -> str:
    """Write a file of variants and return its name."""
    file = folder / "variants.json"
    file.write_text(json.dumps(variants))
    return str(file)


def test_what_a_variant_leaves_out_is_as_in_the_search(tmp_path: Path) -> None:
    today, quick = read_variants(write(tmp_path))
    assert (today.settings, today.rollouts) == (SETTINGS, 10)
    assert quick.settings.rounds[2] == (SearchRound(1, 1, 50, 4), SearchRound(2, 1, 50, 2))
    assert quick.settings.rounds[4] == SETTINGS.rounds[4]
    assert today.version != quick.version


@pytest.mark.parametrize(
    "fields",
    [
        {"rollouts": 0},
        {"rolouts": 9},
        {"proposals": {"bold": 9}},
        {"proposals": {"": 9, "safe": 8}},
        {"proposals": {"": 1000}},
        {"rounds": {"5": [[1, 1, 50, 2]]}},
        {"rounds": {"4": []}},
        {"rounds": {"4": [[1, 1, 50, 1]]}},
        {"rounds": {"4": [[0, 1, 50, 2]]}},
        {"rounds": {"4": [[1, 1, 50]]}},
        [],
    ],
)
def test_impossible_variants_are_refused(fields: object, tmp_path: Path) -> None:
    with pytest.raises(BadInput):
        read_variants(write(tmp_path, {"today": fields}))


def test_all_variants_of_a_deal_are_played_before_the_next_deal() -> None:
    variants = [SearchVariant(name, 1, SETTINGS, name) for name in "ab"]
    cells = [Scenario(2, 6), Scenario(4, 6)]
    keys = [trial.key for trial in list_trials(cells, range(1, 3), variants)]
    assert [deal for *_, deal in keys] == [1] * 4 + [2] * 4
    assert [cell for _, cell, _ in keys[:4]] == ["2p6e", "2p6e", "4p6e", "4p6e"]


def test_a_sweep_stops_in_time_and_resumes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sweep.jsonl"
    words = ["sweep", write(tmp_path), "--results", str(file), "--cells", "2p4e", "--games", "2"]
    assert main([*words, "--minutes", "0.00001"]) == 0
    assert len(load_trials(file)) == 1
    assert main([*words, "--json"]) == 0
    saved = file.read_text()
    rows = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert [(row["variant"], row["games"]) for row in rows] == [("today", 2), ("quick", 2)]
    assert all(json.loads(line)["series"] == SERIES for line in saved.splitlines())
    assert main(words) == 0
    assert file.read_text() == saved
    assert "only this" in capsys.readouterr().out


def test_a_deal_of_a_sweep_is_not_one_of_the_arena() -> None:
    cell = Scenario(2, 4)
    assert cell.deal(1, SERIES).hands != cell.deal(1).hands


def test_settings_for_some_numbers_of_players_are_refused() -> None:
    with pytest.raises(ValueError, match="rounds for"):
        SearchSettings(SETTINGS.proposals, {4: SETTINGS.rounds[4]})
