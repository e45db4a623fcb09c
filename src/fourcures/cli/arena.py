"""`fourcures arena`: teams of bots on fixed deals; how often they win, and why they lose."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ..extras import need
from ..files import BadInput, check_place
from .chart import drawn
from .options import positive
from .tune import cells

if TYPE_CHECKING:
    from ..lab.arena import Pairing, Result, Summary, WinRate
    from ..lab.scenarios import Scenario

FUTURES = 256  # of the policy, for the rate of a position


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """The command and its options."""
    from ..bots.search import ROLLOUTS
    from ..lab.arena import TEAMS
    from ..lab.scenarios import HANDS, PRESETS

    who = f"{', '.join(TEAMS)}, or your own, module:Class (search)"
    parser = commands.add_parser("arena", help="let teams of bots play fixed deals")
    parser.add_argument("--team", type=team, default="search", metavar="BOT", help=who)
    parser.add_argument("--against", type=team, metavar="BOT", help="a second team, same deals")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), help="seats (4)")
    parser.add_argument("--epidemics", type=int, choices=(4, 5, 6), help="cards (5)")
    parser.add_argument("--hands", choices=HANDS, default="open", help="(open)")
    parser.add_argument("--against-hands", choices=HANDS, help="of the second team")
    parser.add_argument("--edition", choices=("2008", "2013"), help="(2013)")
    parser.add_argument("--cell", choices=tuple(PRESETS), help="rules of a published figure")
    parser.add_argument("--table", action="store_true", help="2 to 4 players, 4 to 6 epidemics")
    parser.add_argument("--cells", type=cells, help="of the table only these: 2p4e,3p5e")
    parser.add_argument("--games", type=positive, default=100, help="deals (100)")
    parser.add_argument("--seed", type=positive, default=1, help="number of the first deal (1)")
    rollouts = f"of the team search ({ROLLOUTS})"
    parser.add_argument("--rollouts", type=positive, default=ROLLOUTS, help=rollouts)
    parser.add_argument("--against-rollouts", type=positive, help="of the second team")
    parser.add_argument("--jobs", type=positive, default=1, help="processes (1)")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray; local starts one")
    parser.add_argument("--results", type=Path, help="keep each game here; play no kept one again")
    parser.add_argument("--picture", type=Path, help="draw the table into this SVG file")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def team(name: str) -> str:
    """The name of a team that can be seated."""
    from ..bots.custom import NoSuchBot, own_bot
    from ..lab.arena import TEAMS

    if ":" in name:
        try:
            own_bot(name)
        except NoSuchBot as error:
            raise argparse.ArgumentTypeError(str(error)) from None
    elif name not in TEAMS:
        known = ", ".join(TEAMS)
        raise argparse.ArgumentTypeError(f"there is no {name!r}, only {known}, and module:Class")
    return name


def run(args: argparse.Namespace) -> int:
    """Plays and prints the figures."""
    from ..lab.arena import paired, summary
    from ..lab.scenarios import PRESETS, TABLE, Scenario

    check(args)
    edition = args.edition or "2013"
    if args.table:
        figures = {
            f"{cell.players}p{cell.epidemics}e": summary(
                played(
                    args,
                    cell._replace(hands=args.hands, edition=edition),
                    args.team,
                    args.rollouts,
                )
            )
            for cell in TABLE
            if not args.cells or (cell.players, cell.epidemics) in args.cells
        }
        if args.picture:
            title = f"Games won in a hundred by the {args.team}, for 4, 5 and 6 epidemics"
            args.picture.write_text(drawn(figures, title), "utf-8")
        print(json.dumps(figures) if args.json else table_text(figures))
        return 0
    if args.cell:
        cell = PRESETS[args.cell]._replace(hands=args.hands)
    else:
        cell = Scenario(args.players or 4, args.epidemics or 5, args.hands, edition)
    first = played(args, cell, args.team, args.rollouts)
    teams, pair = [(str(args.team), summary(first))], None
    report: dict[str, object] = dict(teams)
    if args.against:
        rollouts = args.against_rollouts or args.rollouts
        other = cell._replace(hands=args.against_hands or cell.hands)
        second = played(args, other, args.against, rollouts)
        pair = paired(first, second)
        teams.append((args.against, summary(second)))
        report["against"] = {**dict(teams[1:]), "paired": pair}
    print(json.dumps(report) if args.json else report_text(teams, pair))
    return 0


def check(args: argparse.Namespace) -> None:
    """BadInput for options that do not go together, and for what could not be kept."""
    if args.ray:
        need("ray", "--ray")
    if args.table and (args.cell or args.against):
        raise BadInput("--table stands alone, without --cell and --against")
    if args.table and (args.players or args.epidemics):
        raise BadInput("--table has all players and epidemics; --cells chooses among them")
    if args.cell and (args.players or args.epidemics or args.edition):
        raise BadInput("--cell brings its own players, epidemics and edition")
    if not args.table and (args.cells or args.picture):
        raise BadInput("--cells and --picture are of a --table")
    if not args.against and (args.against_hands or args.against_rollouts):
        raise BadInput("--against-hands and --against-rollouts are of a second team: --against")
    for name in (args.team, args.against or ""):
        if args.results and ":" in name:
            raise BadInput(f"--results is for our bots: nobody would see that {name} has changed")
    for file in (args.results, args.picture):
        if file:
            check_place(file)


def played(args: argparse.Namespace, cell: Scenario, team: str, rollouts: int) -> list[Result]:
    """The games of one team in one cell, with a bar that shows the wins."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
    from rich.progress import TimeRemainingColumn as Remaining

    from ..lab import results_file
    from ..lab.arena import Match, play_all
    from ..lab.version import version

    numbers = range(args.seed, args.seed + args.games)
    futures = FUTURES if args.results else 0
    matches = [Match(cell, team, number, rollouts, futures) for number in numbers]
    kept = results_file.kept(args.results, version(cell.hands)) if args.results else {}
    results = {match: kept[match] for match in matches if match in kept}
    wins = TextColumn("{task.fields[wins]} won")
    columns = (TextColumn(team), BarColumn(), MofNCompleteColumn(), wins, Remaining())
    console = Console(stderr=True)
    # Where there is no terminal a bar would be an empty line.
    hidden = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=hidden) as bar:
        task = bar.add_task("games", total=len(matches), wins=0)

        def show() -> None:
            won = sum(result.won for result in results.values())
            bar.update(task, completed=len(results), wins=won)

        def keep(match: Match, result: Result) -> None:
            results[match] = result
            if args.results:
                results_file.add(args.results, match, result, version(cell.hands))
            show()

        show()
        try:
            missing = [match for match in matches if match not in kept]
            play_all(missing, args.jobs, keep, args.ray)
        except KeyboardInterrupt:
            bar.stop()
            if args.results:
                saved = results_file.kept(args.results, version(cell.hands))
                stopped(sum(match in saved for match in matches), len(matches), args.results)
            raise
    return [results[match] for match in matches]


def stopped(games: int, missing: int, file: Path) -> None:
    """Says what is kept of a cell that is not finished."""
    text = f"{games} of {missing} games of this cell are kept in {file}; the same command goes on"
    print(text, file=sys.stderr)


def rate_text(figures: WinRate) -> str:
    """A rate with its interval."""
    low, high = figures["interval"]
    return f"{100 * figures['rate']:.1f} % ({100 * low:.0f} to {100 * high:.0f})"


def report_text(teams: list[tuple[str, Summary]], pair: Pairing | None) -> str:
    """The figures of one or two teams in lines."""
    lines = []
    for name, figures in teams:
        lost = ", ".join(f"{cause} {number}" for cause, number in figures["lost_by"].items())
        lines += [
            f"{name}: {figures['wins']} of {figures['games']} won, {rate_text(figures)}",
            f"  lost by: {lost or 'nothing'}; {figures['cures']} cures and {figures['turns']}"
            f" turns a game, {figures['seconds_a_turn']} s a turn",
        ]
        for role, counts in figures["roles"].items():
            lines.append(f"  with {role:24} {counts['wins']:4} of {counts['games']:4}")
    if pair is not None:
        lines.append(
            f"only the first won {pair['only_first']}, only the second {pair['only_second']}"
            f" (p = {pair['p']})"
        )
    return "\n".join(lines)


def table_text(figures: Mapping[str, WinRate]) -> str:
    """The table of players and epidemics."""
    lines = ["players  4 epidemics            5 epidemics            6 epidemics"]
    for players in (2, 3, 4):
        row = (figures.get(f"{players}p{epidemics}e") for epidemics in (4, 5, 6))
        texts = [rate_text(cell) if cell else "" for cell in row]
        lines.append((f"{players:7}  " + "  ".join(f"{text:21}" for text in texts)).rstrip())
    mean = sum(cell["rate"] for cell in figures.values()) / len(figures)
    return "\n".join([*lines, f"mean of the cells: {100 * mean:.1f} %"])
