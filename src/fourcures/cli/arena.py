"""`fourcures arena`: let teams of bots play fixed deals; report win rates and causes of loss.

A second team (--against) plays the same deals. Beside wins, cures and turns survived are compared,
which show within 20 deals whether a bot is better than random or thumb.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..bots.custom import NoSuchBot, load_bot
from ..bots.players.search import ROLLOUTS
from ..files import BadInput, check_writable
from ..lab import results_file
from ..lab.arena import TEAMS, WITH, Match, Result, Summary, WinRate, play_all, summarize
from ..lab.league import Standing, rank_teams
from ..lab.paired import SIGNIFICANT, Comparison, Difference, compare_teams, list_differences
from ..lab.scenarios import HANDS, PRESETS, TABLE, Scenario
from ..lab.version import version
from .chart import draw_league, draw_table
from .options import add_worker_options, parse_cells, parse_positive, workers_of
from .progress import progress

FUTURES = 256  # policy rollouts for the win rate of a position


def add_options(parser: argparse.ArgumentParser) -> None:
    who = f"{', '.join(TEAMS)}, your own, module:Class, or two as thumb+search (search)"
    add = parser.add_argument
    add("--team", type=parse_team, default="search", metavar="BOT", help=who)
    add("--against", type=parse_team, metavar="BOT", help="second team, same deals")
    add("--players", type=int, choices=(2, 3, 4), help="number of players (4)")
    add("--epidemics", type=int, choices=(4, 5, 6), help="epidemic cards (5)")
    add("--hands", choices=HANDS, default="open", help="hands (open)")
    add("--against-hands", choices=HANDS, help="hands of the second team")
    add("--edition", choices=("2008", "2013"), help="edition of the rules (2013)")
    add("--cell", choices=tuple(PRESETS), help="the setting of a published result")
    add("--table", action="store_true", help="all of 2-4 players, 4-6 epidemics")
    league = "rate these bots, or all, same deals"
    add("--league", nargs="*", type=parse_team, metavar="BOT", help=league)
    add("--cells", type=parse_cells, help="cells of the table or league: 2p4e,3p5e (all)")
    add("--games", type=parse_positive, default=100, help="deals (100)")
    add("--seed", type=parse_positive, default=1, help="number of the first deal (1)")
    rollouts = f"rollouts of the search bot ({ROLLOUTS})"
    add("--rollouts", type=parse_positive, default=ROLLOUTS, help=rollouts)
    add("--against-rollouts", type=parse_positive, help="rollouts of the second team")
    add("--results", type=Path, help="save each game here; skip saved games")
    add("--picture", type=Path, help="draw the table or league into this SVG file")
    add_worker_options(parser)


def parse_team(name: str) -> str:
    """Return the name of a team, for argparse; raise ArgumentTypeError if it does not exist."""
    for bot in name.split(WITH, 1):
        if ":" in bot:
            try:
                load_bot(bot)
            except NoSuchBot as error:
                raise argparse.ArgumentTypeError(str(error)) from None
        elif bot not in TEAMS:
            known = ", ".join(TEAMS)
            raise argparse.ArgumentTypeError(f"there is no {bot!r}; use {known}, or module:Class")
    return name


def run(args: argparse.Namespace) -> None:
    """Play the games and print the results."""
    check_options(args)
    edition = args.edition or "2013"
    if args.league is not None:
        run_league(args, choose_cells(args, edition))
    elif args.table:
        run_table(args, choose_cells(args, edition))
    else:
        run_teams(args, edition)


def run_teams(args: argparse.Namespace, edition: str) -> None:
    """Let one or two teams play the deals of one cell, and print the results."""
    if args.cell:
        cell = PRESETS[args.cell]._replace(hands=args.hands)
    else:
        cell = Scenario(args.players or 4, args.epidemics or 5, args.hands, edition)
    first = play_games(args, cell, args.team, args.rollouts)
    teams, paired = [(str(args.team), summarize(first))], None
    report: dict[str, object] = dict(teams)
    if args.against:
        rollouts = args.against_rollouts or args.rollouts
        other = cell._replace(hands=args.against_hands or cell.hands)
        second = play_games(args, other, args.against, rollouts)
        paired = compare_teams(first, second, cell)
        teams.append((args.against, summarize(second)))
        report["against"] = {**dict(teams[1:]), "paired": paired}
    print(json.dumps(report) if args.json else format_report(teams, paired))


def choose_cells(args: argparse.Namespace, edition: str = "2013") -> list[Scenario]:
    """Return the cells of the table that `--cells` names, or all."""
    return [
        cell._replace(hands=args.hands, edition=edition)
        for cell in TABLE
        if not args.cells or (cell.players, cell.epidemics) in args.cells
    ]


def run_table(args: argparse.Namespace, cells: Sequence[Scenario]) -> None:
    """Let one team play in all these cells, and print the table."""
    figures = {
        f"{cell.players}p{cell.epidemics}e": summarize(
            play_games(args, cell, args.team, args.rollouts)
        )
        for cell in cells
    }
    if args.picture:
        title = f"Win rate of the {args.team} bot in per cent, with 4, 5 and 6 epidemics"
        args.picture.write_text(draw_table(figures, title), "utf-8")
    print(json.dumps(figures) if args.json else format_table(figures))


def run_league(args: argparse.Namespace, cells: Sequence[Scenario]) -> None:
    """Let all teams of a league play the same deals in these cells, and print the table."""
    names = list(dict.fromkeys(args.league or TEAMS))
    teams = {
        name: {cell: play_games(args, cell, name, args.rollouts) for cell in cells}
        for name in names
    }
    table = rank_teams(teams)
    if args.picture:
        args.picture.write_text(draw_league(table), "utf-8")
    print(json.dumps(table) if args.json else format_league(table))


def check_options(args: argparse.Namespace) -> None:
    """Raise BadInput for incompatible options and for files that cannot be written."""
    if args.table and args.league is not None:
        raise BadInput("--league is a table already: leave --table out")
    several = "--table" if args.table else "--league" if args.league is not None else None
    if several and (args.cell or args.against):
        raise BadInput(f"{several} cannot be combined with --cell or --against")
    if several and (args.players or args.epidemics):
        raise BadInput(f"{several} covers all players and epidemics; choose some with --cells")
    if args.cell and (args.players or args.epidemics or args.edition):
        raise BadInput("--cell sets the players, epidemics and edition: leave those options out")
    if not several and (args.cells or args.picture):
        raise BadInput("--cells and --picture need --table or --league")
    if not args.against and (args.against_hands or args.against_rollouts):
        raise BadInput("--against-hands and --against-rollouts need --against")
    for name in (args.team, args.against or "", *(args.league or ())):
        if args.results and ":" in name:
            raise BadInput(f"--results needs a built-in bot: changes of {name} are not detected")
    for file in (args.results, args.picture):
        if file:
            check_writable(file)


def play_games(args: argparse.Namespace, cell: Scenario, team: str, rollouts: int) -> list[Result]:
    """Play or load the games of one team in one cell, with a progress bar; return the results."""
    workers = workers_of(args)
    numbers = range(args.seed, args.seed + args.games)
    futures = FUTURES if args.results else 0
    matches = [Match(cell, team, number, rollouts, futures) for number in numbers]
    kept = results_file.load_results(args.results, version(cell.hands)) if args.results else {}
    results = {match: kept[match] for match in matches if match in kept}
    try:
        with progress(team, len(matches)) as bar:

            def show() -> None:
                won = sum(result.won for result in results.values())
                bar.show(len(results), f"{won} won")

            def keep(match: Match, result: Result) -> None:
                results[match] = result
                if args.results:
                    results_file.append_result(args.results, match, result, version(cell.hands))
                show()

            show()
            missing = [match for match in matches if match not in kept]
            play_all(missing, workers, keep)
    except KeyboardInterrupt:
        if args.results:
            saved = results_file.load_results(args.results, version(cell.hands))
            games = f"{sum(match in saved for match in matches)} of {len(matches)} games"
            text = f"{games} are saved in {args.results}; run the same command to resume"
            print(text, file=sys.stderr)
        raise
    return [results[match] for match in matches]


def format_rate(figures: WinRate | Standing) -> str:
    """Return a rate with its interval."""
    low, high = figures["interval"]
    return f"{100 * figures['rate']:.1f} % ({100 * low:.0f} to {100 * high:.0f})"


def format_report(teams: list[tuple[str, Summary]], paired: Comparison | None) -> str:
    """Return the results of one or two teams as text."""
    lines = []
    for name, figures in teams:
        lost = ", ".join(f"{cause} {number}" for cause, number in figures["lost_by"].items())
        lines += [
            f"{name}: {figures['wins']} of {figures['games']} won, {format_rate(figures)}",
            f"  lost by: {lost or 'nothing'}; {figures['cures']} cures and {figures['turns']}"
            f" turns a game, {figures['seconds_a_turn']} s a turn",
        ]
        for role, counts in figures["roles"].items():
            lines.append(f"  with {role:24} {counts['wins']:4} of {counts['games']:4}")
    if paired is not None:
        first, second = (name for name, _ in teams)
        lines += format_comparison(first, second, teams[0][1]["games"], paired)
    return "\n".join(lines)


def format_comparison(first: str, second: str, games: int, paired: Comparison) -> list[str]:
    """Return the lines of a comparison: a table with p-values, and what it shows."""
    wins = paired["wins"]
    only = f"only first {wins['only_first']}, only second {wins['only_second']}"
    rows = [
        ("wins", only, wins["p"]),
        ("cures", format_difference(paired["cures"]), paired["cures"]["p"]),
        (
            "turns survived",
            format_difference(paired["turns_survived"]),
            paired["turns_survived"]["p"],
        ),
    ]
    lines = [f"{first} against {second}, the same {games} deals (with 95 % intervals):"]
    lines += [f"  {name:15} {text:32} p {format_p(p)}" for name, text, p in rows]
    better, worse = list_differences(paired)
    shown = [f"more {name}" for name in better] + [f"fewer {name}" for name in worse]
    if shown:
        return [*lines, f"{first} has {' and '.join(shown)} than {second} (p < {SIGNIFICANT})"]
    return [*lines, f"no difference shown (p < {SIGNIFICANT}): play more deals with --games"]


def format_difference(difference: Difference) -> str:
    """Return a mean difference with its interval."""
    low, high = difference["interval"]
    return f"{difference['mean']:+.2f} a game ({low:+.2f} to {high:+.2f})"


def format_p(p: float) -> str:
    """Return a p-value, which is rounded to four digits."""
    return f"= {p:.4f}" if p else "< 0.0001"


def format_league(table: Sequence[Standing]) -> str:
    """Return a league as text, one line for each team."""
    longest = max(len(standing["team"]) for standing in table)
    cells_of = list(table[0]["cells"])
    lines = [f"{'':{longest}}  {'won':19}  {'p to next':9}  {'  '.join(cells_of)}  s a turn"]
    for standing in table:
        p = "" if standing["p"] is None else f"{standing['p']:.4f}"
        rates = "  ".join(f"{100 * rate:4.0f}" for rate in standing["cells"].values())
        lines.append(
            f"{standing['team']:{longest}}  {format_rate(standing):19}  {p:9}  {rates}"
            f"  {standing['seconds_a_turn']:8.3f}"
        )
    return "\n".join(lines)


def format_table(figures: Mapping[str, WinRate]) -> str:
    """Return the table of players and epidemics as text."""
    lines = ["players  4 epidemics            5 epidemics            6 epidemics"]
    for players in (2, 3, 4):
        row = (figures.get(f"{players}p{epidemics}e") for epidemics in (4, 5, 6))
        texts = [format_rate(cell) if cell else "" for cell in row]
        lines.append((f"{players:7}  " + "  ".join(f"{text:21}" for text in texts)).rstrip())
    mean = sum(cell["rate"] for cell in figures.values()) / len(figures)
    return "\n".join([*lines, f"mean of the cells: {100 * mean:.1f} %"])
