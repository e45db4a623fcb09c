"""The command line never prints a traceback: one line, the right exit code, silent pipes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from fourcures import __version__
from fourcures.cli import main

from .driving import COMMAND, PATIENCE, Terminal, environment, fourcures

BAD_WORDS = [
    [],
    ["fly"],
    ["--fast"],
    ["apply"],
    ["apply", "no-such-file.json"],
    ["apply", "."],
    ["apply", "a", "b"],
    ["apply", "nul\0byte"],
    ["play", "--players", "five"],
    ["play", "--players", "5"],
    ["play", "--epidemics", "9"],
    ["play", "--edition", "1999"],
    ["play", "--hands", "shown"],
    ["play", "--first", "4"],
    ["play", "--roles", "medic"],
    ["play", "--roles", "medic,medic"],
    ["play", "--roles", "medic,surgeon"],
    ["play", "--roles", ""],
    ["play", "--edition", "2008", "--roles", "medic,quarantine specialist"],
    ["play", "--seed", "\udcff"],
    ["play", "--load", "no-such-file.json"],
    ["play", "--load", "x.json", "--players", "3"],
    ["play", "now"],
    ["arena", "--table", "--players", "2"],
    ["arena", "--cell", "C", "--players", "2"],
    ["arena", "--cell", "C", "--edition", "2008"],
    ["arena", "--against-hands", "told"],
    ["arena", "--against-rollouts", "9"],
    ["arena", "--table", "--cells", "2p4x"],
    ["arena", "--table", "--picture", "no-such-folder/table.svg"],
    ["arena", "--results", "."],
    ["sweep", "no-such-file.json", "--results", "games.jsonl"],
    ["sweep", "x.json", "--results", "."],
    ["sweep", "x.json"],
    ["leaderboard", "nobody"],
    ["leaderboard", "no-such-file.py"],
    ["leaderboard", "thumb", "--games", "201"],
    ["dataset", "games.jsonl", "--shard", "3/2"],
    ["learn", "."],
    ["learn", "no-such-folder/outlook.json"],
    ["tune", "."],
    ["tune", "no-such-folder/tuning.json"],
    ["calibrate", "no-such-file.json", "--output", "."],
]
NUMBERS = {
    "play": ["--players", "--epidemics", "--first"],
    "arena": ["--players", "--epidemics", "--games", "--seed", "--rollouts", "--jobs"],
    "leaderboard thumb": ["--games", "--jobs"],
    "dataset x.jsonl": ["--games", "--seed", "--rollouts", "--jobs"],
    "tune x.json": ["--games", "--generations", "--minutes", "--seed", "--sigma", "--start"],
    "sweep x.json --results y": ["--games", "--first", "--minutes", "--jobs"],
    "learn x.json": ["--games", "--epochs", "--seed", "--jobs"],
    "calibrate x.json": ["--rollouts"],
    "soak": ["--games", "--first"],
    "serve": ["--port", "--workers"],
}
BAD_WORDS += [
    [*command.split(), option, number]
    for command, options in NUMBERS.items()
    for option in options
    for number in ("-1", "nan", "many", "1e400", "9" * 20)
]


@pytest.mark.parametrize("words", BAD_WORDS, ids=lambda words: ascii(" ".join(words)))
def test_bad_arguments_are_one_line_and_exit_2(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    seen = capsys.readouterr()
    assert seen.out == ""
    assert seen.err.startswith("fourcures")
    assert seen.err.count("\n") == 1


def test_a_mistyped_option_points_to_the_help_of_its_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["play", "--playrs", "2"]) == 2
    wanted = "fourcures play: unrecognized arguments: --playrs 2 (see fourcures play --help)\n"
    assert capsys.readouterr().err == wanted


def test_version_and_help_exit_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"fourcures {__version__}\n"
    assert main(["--help"]) == 0
    listed = capsys.readouterr().out
    assert all(name in listed for name in ("apply", "play", "soak", "arena"))
    for name in ("apply", "play", "soak", "arena"):
        assert main([name, "--help"]) == 0
        assert f"fourcures {name}" in capsys.readouterr().out


def test_apply_imports_nothing_that_it_does_not_need(tmp_path: Path) -> None:
    """Importing Rich, prompt_toolkit and above all Numba would take longer than the work."""
    question = tmp_path / "question.json"
    question.write_text(json.dumps({"position": {"players": [{"role": "medic"}]}, "moves": []}))
    program = (
        "import sys; from fourcures.cli import main; main(['apply', sys.argv[1]]);"
        "print(sorted({'rich', 'prompt_toolkit', 'numba'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(question)],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_closed_pipe_is_silent() -> None:
    read, write = os.pipe()
    os.close(read)
    with subprocess.Popen(
        [*COMMAND, "play", "--plain", "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=write,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as program:
        os.close(write)
        _, err = program.communicate(b"help\nmap\n" * 50, timeout=PATIENCE)
    assert err == b""
    assert program.returncode == 141


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [*COMMAND, "apply", "-"],
            input=b'{"position": {"players": [{"role": "medic"}, {"role": "scientist"}]},'
            b' "moves": []}',
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            timeout=PATIENCE,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1
    assert b"No space left" in done.stderr


def test_an_interrupt_ends_with_130_and_no_traceback() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "--plain", "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as program:
        assert program.stdin is not None and program.stdout is not None
        program.stdin.write(b"log\n")
        program.stdin.flush()
        while b"Nothing has happened yet." not in program.stdout.readline():
            assert program.poll() is None
        program.send_signal(signal.SIGINT)
        _, err = program.communicate(timeout=PATIENCE)
    assert (program.returncode, err) == (130, b"")


@pytest.mark.breadth  # `make test` interrupts both display modes in test_play_*.py
@pytest.mark.parametrize("option", ["--plain", "--terminal"])
def test_ctrl_c_in_a_terminal_ends_with_130(option: str) -> None:
    terminal = Terminal("play", option, "--seed", "7")
    terminal.until(lambda seen: any(line.rstrip().endswith(">") for line in seen), "the prompt")
    assert terminal.leave("\x03") == 130


def test_error_messages_have_no_control_characters(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["apply", "\x1b[2J\nno such file"]) == 2
    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize("text", ["a\0b", "a\ud800", "\x1b[2J"], ids=ascii)
def test_a_control_character_in_a_file_or_a_seed_is_named(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "question.json"
    file.write_text(json.dumps({"moves": ["pass", text]}))
    assert main(["apply", str(file)]) == 2
    assert ": moves[1]: remove the character U+00" in capsys.readouterr().err.replace("D8", "00")
    assert main(["play", "--plain", "--seed", text]) == 2
    assert ": --seed: remove the character U+" in capsys.readouterr().err


def test_a_limited_encoding_gets_the_nearest_characters() -> None:
    done = fourcures(
        "play", "--plain", "--seed", "7", given="map\ncity bogota\n", PYTHONIOENCODING="ascii"
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Bogota, yellow." in done.stdout
    assert done.stdout.isascii()
