"""Progress is shown on a terminal only, with or without rich."""

from __future__ import annotations

import sys

import pytest

from fourcures.cli.progress import progress


def test_nothing_is_shown_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("games", 10) as bar:
        bar.show(5, "3 won")
    assert capsys.readouterr() == ("", "")


def test_without_rich_each_tenth_prints_a_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "rich", None)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with progress("games", 40) as bar:
        for done in range(0, 41):
            bar.show(done, "" if done < 40 else "all won")
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 10
    assert lines[0] == "games: 4 of 40" and lines[-1] == "games: 40 of 40, all won"
