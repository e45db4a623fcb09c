"""`fourcures puzzles`: solve puzzles in the terminal; other actions make and verify sets.

Solve puzzles: positions from games of bots in which one turn is clearly best. Without a word after
it, the next unsolved one begins.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import msgspec

from ..bots.puzzles.collection import Puzzle, get_puzzle, load_puzzles
from ..engine.rules.names import Edition
from ..files import BadInput, check_writable, read_bytes
from .options import add_language, parse_natural, parse_positive

if TYPE_CHECKING:
    from ..bots.puzzles import verification

COUNT = 240  # puzzles of a set
PARTIAL = ".part"  # the end of the name of a partial file


class GamePuzzles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The puzzles of one game: a line of the partial file of `make`."""

    deal: int
    puzzles: list[Puzzle]


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.set_defaults(id=None)
    add_play_options(parser, plain=False, no_color=False, language=None)
    actions = parser.add_subparsers(metavar="ACTION", dest="action")
    about = "solve puzzles in this terminal; type help for the commands"
    player = actions.add_parser("play", help=about, description=about)
    number = "of a puzzle (the next unsolved)"
    player.add_argument("id", nargs="?", type=parse_positive, metavar="NUMBER", help=number)
    # What is given before `play` stays, unless it is given again.
    kept: Any = argparse.SUPPRESS
    add_play_options(player, plain=kept, no_color=kept, language=kept)
    about = "find puzzles in games of bots; the same command resumes after Ctrl-C"
    add = actions.add_parser("make", help=about, description=about).add_argument
    add("--games", type=parse_positive, default=100, help="number of games (100)")
    add("--seed", type=parse_natural, default=1, help="number of the first deal (1)")
    add("--edition", choices=get_args(Edition), default="2013", help="of the rules (2013)")
    about = "whole turns, or choices of one move (turns)"
    add("--kind", choices=("turns", "choices"), default="turns", help=about)
    add("--jobs", type=parse_positive, default=1, help="number of processes (1)")
    add("--out", type=Path, required=True, metavar="FILE", help="JSON lines, in order of the deals")
    about = "select and number puzzles that were made, in rising difficulty"
    add = actions.add_parser("merge", help=about, description=about).add_argument
    add("files", nargs="+", metavar="FILE", help="files of make, also partial ones")
    add("--count", type=parse_positive, default=COUNT, help=f"most puzzles ({COUNT})")
    add("--out", type=Path, required=True, metavar="FILE", help="JSON lines")
    about = "verify a set with the present search, and replace the puzzles that fail"
    add = actions.add_parser("verify", help=about, description=about).add_argument
    add("file", nargs="?", metavar="FILE", help="a set of puzzles (the one of this installation)")
    add("--spares", nargs="+", default=[], metavar="FILE", help="files of make, to replace from")
    add("--jobs", type=parse_positive, default=1, help="number of processes (1)")
    add("--out", type=Path, required=True, metavar="FILE", help="JSON lines")


def add_play_options(
    parser: argparse.ArgumentParser, *, plain: bool, no_color: bool, language: str | None
) -> None:
    """Add the options for the terminal with these defaults; `play` need not be written."""
    add = parser.add_argument
    about = "plain text, for screen readers and pipes"
    add("--plain", action="store_true", default=plain, help=about)
    about = "no colours (also with NO_COLOR)"
    add("--no-color", action="store_true", default=no_color, help=about)
    add_language(parser, language)


def run(args: argparse.Namespace) -> None:
    if args.action == "make":
        deals = range(args.seed, args.seed + args.games)
        make(deals, args.edition, args.kind, args.jobs, args.out)
    elif args.action == "verify":
        verify(args.file, args.spares, args.jobs, args.out)
    elif args.action == "merge":
        merge(args.files, args.count, args.out)
    else:
        play(args)


def play(args: argparse.Namespace) -> None:
    """Solve puzzles until the person leaves."""
    from ..terminal import plain
    from ..terminal.characters import forgive_stdout
    from ..terminal.puzzles.session import PuzzleSession
    from ..text.language import Language, detect_language
    from .play import run_session

    if not load_puzzles():
        raise BadInput("there are no puzzles in this installation")
    forgive_stdout()
    first = None if args.id is None else get_puzzle(args.id)
    table = PuzzleSession(Language(args.language or detect_language(os.environ)), first)
    try:
        run_session(table, args)
    finally:  # also after Ctrl-C or an error
        plain.print_reply(table.farewell())


def make(deals: range, edition: Edition, kind: str, jobs: int, out: Path) -> None:
    """Play games and write their puzzles; games that were already played are skipped.

    The puzzles of each game go into a partial file at once, so that a stopped run loses little.
    """
    from ..bots.puzzles.choices import make_choices
    from ..bots.puzzles.maker import make_puzzles
    from ..bots.warm_up import ensure_compiled
    from ..processes import spread

    check_writable(out)
    part = out.with_name(f"{out.name}{PARTIAL}")
    part.touch()
    lines = read_whole_lines(str(part))
    os.truncate(part, len(lines))  # the last line may be incomplete
    done = {game.deal: game.puzzles for game in read_partial(str(part))}
    ensure_compiled()
    missing = [deal for deal in deals if deal not in done]
    try:
        with part.open("ab") as file:
            find = partial(make_choices if kind == "choices" else make_puzzles, edition=edition)
            for deal, puzzles in spread(find, missing, jobs):
                done[deal] = puzzles
                file.write(msgspec.json.encode(GamePuzzles(deal, puzzles)) + b"\n")
                file.flush()
                report_game(deal, puzzles, len(done), sum(map(len, done.values())))
    except KeyboardInterrupt:
        print(f"{len(done)} games are in {part}; the same command resumes", file=sys.stderr)
        raise
    write_puzzles(out, (each for deal in deals for each in done[deal]))
    part.unlink()


def report_game(deal: int, puzzles: list[Puzzle], games: int, total: int) -> None:
    """Print the puzzles of a game and the sums so far."""
    themes = ", ".join(f"{each.theme} {each.rating}" for each in puzzles) or "nothing"
    print(f"deal {deal}: {themes}; {total} puzzles in {games} games", file=sys.stderr, flush=True)


def read_whole_lines(name: str) -> bytes:
    """Return the lines of a file without an incomplete last one."""
    content = read_bytes(name)
    return content[: content.rfind(b"\n") + 1]


def read_partial(name: str) -> list[GamePuzzles]:
    """Return the games in a partial file."""
    try:
        return msgspec.json.Decoder(GamePuzzles).decode_lines(read_whole_lines(name))
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadInput(f"{name} is not a partial file of puzzles: {error}") from None


def read_puzzles(name: str) -> list[Puzzle]:
    """Return the puzzles in a file of `make`, which may be a partial one."""
    if name.endswith(PARTIAL):
        return [each for game in read_partial(name) for each in game.puzzles]
    try:
        return msgspec.json.Decoder(Puzzle).decode_lines(read_bytes(name))
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadInput(f"{name} is not a file of puzzles: {error}") from None


def verify(name: str | None, spares: Iterable[str], jobs: int, out: Path) -> None:
    """Verify a set, replace what fails and write the set; what was verified before is skipped.

    Every result goes into a partial file at once, so that a stopped run loses little.
    """
    from ..bots.puzzles import verification
    from ..processes import spread

    check_writable(out)
    puzzles = read_puzzles(name) if name else load_puzzles()
    candidates = [each for file in spares for each in read_puzzles(file)]
    part = out.with_name(f"{out.name}{PARTIAL}")
    part.touch()
    lines = read_whole_lines(str(part))
    os.truncate(part, len(lines))
    known = {(each.deal, each.turn): each.puzzle for each in read_verified(str(part), lines)}
    with part.open("ab") as file:

        def note(result: verification.Verified) -> None:
            known[result.deal, result.turn] = result.puzzle
            file.write(msgspec.json.encode(result) + b"\n")
            file.flush()
            failed = sum(puzzle is None for puzzle in known.values())
            report = f"{len(known)} of {len(puzzles)} verified, {failed} failed"
            print(report, file=sys.stderr, flush=True)

        def check(puzzle: Puzzle) -> Puzzle | None:
            if verification.key_of(puzzle) not in known:
                note(verification.verify(puzzle))
            return known[verification.key_of(puzzle)]

        missing = [each for each in puzzles if verification.key_of(each) not in known]
        for _, result in spread(verification.verify, missing, jobs):
            note(result)
        write_puzzles(out, verification.renew(puzzles, candidates, check))
    part.unlink()


def read_verified(name: str, lines: bytes) -> list[verification.Verified]:
    """Return the results in a partial file of `verify`."""
    from ..bots.puzzles.verification import Verified

    try:
        return msgspec.json.Decoder(Verified).decode_lines(lines)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise BadInput(f"{name} is not a partial file of verified puzzles: {error}") from None


def merge(names: Iterable[str], count: int, out: Path) -> None:
    """Write a numbered set from files of puzzles."""
    from ..bots.puzzles.selection import select_puzzles

    check_writable(out)
    puzzles = [each for name in names for each in read_puzzles(name)]
    chosen = select_puzzles(puzzles, count)
    write_puzzles(out, chosen)
    quick = sum(each.quick for each in chosen)
    print(f"{len(chosen)} of {len(puzzles)} puzzles; the quick bot finds {quick}", file=sys.stderr)


def write_puzzles(out: Path, puzzles: Iterable[Puzzle]) -> None:
    out.write_bytes(b"".join(msgspec.json.encode(each) + b"\n" for each in puzzles))
