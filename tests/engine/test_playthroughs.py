"""The playthroughs in `tests/playthroughs` are up to date."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from tests.playthroughs.make import FOLDER, PLAYTHROUGHS, text

RENEW = "python -m tests.playthroughs.make"


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_playthrough_reads_as_it_did(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text("utf-8")
    played = text(name)
    difference = unified_diff(
        kept.splitlines(),
        played.splitlines(),
        f"{name}.txt, as kept",
        "as played",
        lineterm="",
        n=8,
    )
    assert kept == played, "\n".join(
        [
            f"{name} is played differently now:",
            *difference,
            f"If that is intended, run `{RENEW}`, and let the reviewer read the diff.",
        ]
    )


def test_every_playthrough_is_kept_and_short_enough_to_read() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(PLAYTHROUGHS)
    for path in FOLDER.glob("*.txt"):
        assert len(path.read_text("utf-8").splitlines()) < 400, path.name
