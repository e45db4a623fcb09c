"""Completion in shells: the scripts know every command, option and choice."""

from __future__ import annotations

import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from fourcures.cli import COMMANDS, main
from fourcures.cli.completion import SHELLS

from .driving import PATIENCE

ASK = """
source "$1"
COMP_WORDS=("${@:2}")
COMP_CWORD=$(($# - 2))
_shtab_fourcures
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the script for bash, in an empty folder."""
    with redirect_stdout(StringIO()) as printed:
        assert main(["completion", "bash"]) == 0
    file = tmp_path_factory.mktemp("completion") / "fourcures"
    file.write_text(printed.getvalue(), "utf-8")
    return file


def complete(script: Path, *words: str, folder: Path | None = None) -> set[str]:
    """Return what bash offers for the last of these words."""
    done = subprocess.run(
        ["bash", "--norc", "-c", ASK, "bash", script, "fourcures", *words],
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stderr == ""
    return {line.strip() for line in done.stdout.splitlines() if line.strip()}


def test_bash_offers_every_command(script: Path) -> None:
    assert complete(script, "") >= COMMANDS.keys()
    assert complete(script, "re") == {"reports", "restore", "review"}


def test_bash_offers_the_options_of_a_command_and_the_choices_of_an_option(script: Path) -> None:
    assert complete(script, "arena", "--ag") == {
        *("--against", "--against-hands", "--against-rollouts")
    }
    assert complete(script, "arena", "--hands", "") == {"open", "private", "told"}
    assert complete(script, "completion", "") >= set(SHELLS)
    assert complete(script, "puzzles", "m") == {"make", "merge"}


def test_bash_offers_files_where_a_file_is_needed(script: Path, tmp_path: Path) -> None:
    (tmp_path / "record.json").touch()
    for words in (["review", "rec"], ["play", "--load", "rec"], ["arena", "--results", "rec"]):
        assert complete(script, *words, folder=tmp_path) == {"record.json"}
    assert complete(script, "arena", "--seed", "rec", folder=tmp_path) == set()


@pytest.mark.parametrize("shell", SHELLS)
def test_every_shell_gets_a_script_with_all_commands(
    shell: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell]) == 0
    printed = capsys.readouterr().out
    assert all(name in printed for name in COMMANDS)
    assert "against-rollouts" in printed


def test_a_command_without_its_extra_is_offered_without_options(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    assert main(["completion", "bash"]) == 0
    printed = capsys.readouterr().out
    assert "arena" in printed and "against-rollouts" not in printed


def test_an_unknown_shell_is_refused_with_the_known_ones(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["completion", "dos"]) == 2
    said = capsys.readouterr().err
    assert all(shell in said for shell in SHELLS)
