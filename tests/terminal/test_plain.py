"""`fourcures play --plain`: whole games through a pipe and in a pseudo-terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fourcures import Game
from fourcures.cli.play import program_name
from fourcures.terminal.commands import TOPICS
from fourcures.terminal.session import Session
from fourcures.text.language import LANGUAGES, Language
from tests.sizes import sweep

from ..cli.driving import Terminal, ending, fourcures, in_a_process, whole_game


def lines_of(seed: int, **options: object) -> tuple[list[str], Session]:
    """Return the lines of a whole game and the session that played it."""
    table = Session(Game.new(seed=str(seed), **options))  # type: ignore[arg-type]
    return list(whole_game(table, seed)), table


@pytest.mark.parametrize("seed", sweep(range(3)))
def test_a_whole_game_by_pipe_ends_with_its_outcome(seed: int) -> None:
    lines, table = lines_of(seed, players=2 + seed)
    done = in_a_process(
        "play", "--plain", "--seed", str(seed), "--players", str(2 + seed), given="\n".join(lines)
    )
    assert (done.returncode, done.stderr) == (0, "")
    said = done.stdout.splitlines()
    result = [ending(table), f"Seed: {seed}", "Review the game, turn by turn, with:"]
    assert said[-4:-1] == result
    assert re.fullmatch(r"  fourcures review \S*finished-game\.json", said[-1])
    assert sum(line.startswith("Game over") for line in said) == 1


def test_a_whole_game_with_private_hands_by_pipe() -> None:
    lines, table = lines_of(5, players=3, epidemics=5)
    assert "" in lines  # the curtain was lifted
    done = fourcures(
        "play",
        "--plain",
        "--seed",
        "5",
        "--players",
        "3",
        "--epidemics",
        "5",
        given="\n".join(lines),
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Pass the keyboard to the" in done.stdout
    assert ending(table) in done.stdout


def test_every_line_is_short_and_plain() -> None:
    lines, _ = lines_of(1, players=4)
    asked = ["help", "map", "status", "deck", "hand", "legal", "city paris", "log 999"]
    mixed = [extra for line in lines for extra in (line, *asked)]
    topics = [f"help {topic}" for topic in TOPICS]
    done = fourcures(
        "play", "--plain", "--seed", "1", "--players", "4", given="\n".join([*topics, *mixed])
    )
    assert done.returncode == 0
    assert max(map(len, done.stdout.splitlines())) < 80
    assert not re.search(r"[\x00-\x09\x0b-\x1f\x7f─-╿]", done.stdout)  # no escapes, no boxes


def test_without_a_terminal_play_is_plain() -> None:
    piped = fourcures("play", "--seed", "7", given="legal\n")
    assert piped.stdout == fourcures("play", "--plain", "--seed", "7", given="legal\n").stdout
    assert "drive:" in piped.stdout


def test_undecodable_bytes_are_replaced() -> None:
    done = fourcures("play", "--plain", "--seed", "7", given=b"\xff\xfe\x1b[2J\n\x00\nlegal\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "drive:" in done.stdout


def test_a_whole_game_at_a_pseudo_terminal() -> None:
    lines, table = lines_of(2, players=2)
    terminal = Terminal("play", "--plain", "--seed", "2", "--players", "2")
    child = terminal.child
    for line in lines:
        child.expect_exact("> ")
        child.send(f"{line}\n")
    child.expect_exact(ending(table)[-30:])
    child.expect_exact("> ")
    child.sendeof()
    child.expect_exact("Seed: 2")
    assert terminal.close() == 0


def test_tab_completes_from_the_legal_moves() -> None:
    terminal = Terminal("play", "--plain", "--seed", "7", "--players", "3")
    terminal.until(lambda seen: ">" in seen, "the prompt")
    terminal.child.send("drive chi\t")
    terminal.until(lambda seen: "> drive chicago" in seen, "the completion")
    terminal.child.send("\n")
    terminal.until(lambda seen: "The Medic moves to Chicago." in seen, "the move")
    terminal.child.send("quit\n")
    assert terminal.close() == 0


def test_the_curtain_clears_screen_and_history() -> None:
    first = Game.new(seed="7", hands="private").state["turn"]
    terminal = Terminal("play", "--plain", "--seed", "7", "--hands", "private")
    terminal.until(lambda seen: ">" in seen, "the prompt")
    terminal.child.send("\n")
    terminal.until(lambda seen: seen.count(">") == 2, "the prompt of the first player")
    terminal.child.send("hand\n")
    terminal.until(lambda seen: "> hand" in seen and seen.count(">") == 2, "the hand")
    hand = next(line for line in terminal.lines if "hidden" not in line and "(limit 7)" in line)
    terminal.child.send(f"seat seat:{1 - first}\n")
    terminal.until(
        lambda seen: seen[0].startswith("Pass the keyboard") and hand not in seen, "the curtain"
    )
    terminal.child.send("quit\n")
    assert terminal.close() == 0


def test_a_saved_game_can_be_resumed(tmp_path: Path) -> None:
    lines, table = lines_of(3, players=2)
    half = len(lines) // 2
    kept = tmp_path / "my game.json"
    first = fourcures(
        "play",
        "--plain",
        "--seed",
        "3",
        "--players",
        "2",
        given="\n".join([*lines[:half], f"save {kept}"]),
    )
    assert f"Saved to {kept}" in first.stdout.replace("\n  ", " ")
    second = fourcures("play", "--plain", "--load", str(kept), given="\n".join(lines[half:]))
    assert second.returncode == 0
    assert ending(table) in second.stdout


# Unfinished games

GO_ON = re.compile(r"fourcures play --load\s+(\S+)")


@pytest.mark.parametrize(("left_by", "code"), sweep([("\x03", 130), ("\x04", 0), ("quit\n", 0)]))
def test_an_unfinished_game_is_saved_on_leaving(left_by: str, code: int, tmp_path: Path) -> None:
    terminal = Terminal("play", "--plain", "--seed", "7", environ={"XDG_DATA_HOME": str(tmp_path)})
    terminal.until(lambda seen: ">" in seen, "the prompt")
    terminal.child.send("chicago\n")
    terminal.until(lambda seen: seen.count(">") == 1 and "> chicago" in seen, "the next prompt")
    assert terminal.leave(left_by) == code
    found = GO_ON.search(terminal.raw.decode())
    assert found
    again = fourcures("play", "--plain", "--load", found[1], given="log\n")
    assert "moves to Chicago." in again.stdout


def left(tmp_path: Path, *words: str, given: str) -> str:
    """Return the last lines after quitting."""
    done = fourcures("play", "--plain", *words, given=given, XDG_DATA_HOME=str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_the_last_game_is_replaced_only_by_one_with_new_moves(tmp_path: Path) -> None:
    assert not GO_ON.search(left(tmp_path, given="quit\n"))  # nothing was played
    found = GO_ON.search(left(tmp_path, given="pass\n"))
    assert found
    kept = Path(found[1])
    first = kept.read_text()
    mine = tmp_path / "mine.json"
    left(tmp_path, given=f"chicago\nsave {mine}\n")
    left(tmp_path, "--load", str(mine), given="legal\n")
    assert kept.read_text() == first
    assert GO_ON.search(left(tmp_path, "--load", str(mine), given="pass\n"))
    assert kept.read_text() != first


def test_the_last_line_resumes_the_file_of_the_game(tmp_path: Path) -> None:
    mine = tmp_path / ("a long name " * 8 + ".json")  # longer than a line, but not wrapped
    go_on = f"  fourcures play --load '{mine}' --plain"
    assert left(tmp_path, given=f"chicago\nsave {mine}\n").splitlines()[-1] == go_on
    german = left(tmp_path, "--load", str(mine), "--language", "de", given="legal\n")
    assert german.splitlines()[-1] == f"  fourcures play --load '{mine}' --language de --plain"
    assert left(tmp_path, given=f"load {mine}\n").splitlines()[-1] == go_on


def test_the_resume_command_names_the_program_as_it_was_called() -> None:
    assert program_name(".venv/bin/fourcures") == ".venv/bin/fourcures"
    assert program_name("/home/anna/src/fourcures/cli/__main__.py") == "fourcures"


def test_a_game_that_cannot_be_saved_says_so(tmp_path: Path) -> None:
    nowhere = tmp_path / "a file"
    nowhere.write_text("")
    assert "cannot be saved" in left(nowhere, given="pass\n")


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_resume_message_is_in_each_language(code: str, tmp_path: Path) -> None:
    said = left(tmp_path, "--language", code, given="pass\n")
    assert Language(code)("terminal-kept") in said
    assert GO_ON.search(said)
