"""`fourcures play`: play in the browser, or in the terminal with two to four players.

Play in the browser: start a local server and open its page. With --terminal, or any of the options
after it, play in the terminal instead, with bots (--bots 2) or with 2 to 4 players at one keyboard;
type help for the commands.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from shlex import join
from typing import cast

from ..engine.events import Ended
from ..engine.game import Game
from ..engine.rules.board import ROLES
from ..engine.setup import GameOptions, SetupOptions
from ..files import FINISHED_GAME, LAST_GAME, BadInput, path_of, read_json, save_last_game
from ..protocol.texts import check_texts
from ..terminal import plain
from ..terminal.bots.seats import read_bots, seat_bots
from ..terminal.bots.session import BotSession
from ..terminal.cardboard import Layout
from ..terminal.characters import forgive_stdout
from ..terminal.commands import explain_file_problem
from ..terminal.saved_game import restore_game
from ..terminal.say.reply import Reply
from ..terminal.session import Session
from ..text.language import Language, detect_language
from ..text.sentences import describe_event
from .options import add_language

OPTIONS = ("edition", "players", "epidemics", "hands", "first", "seed", "roles")
MOST_BOTS = 3


def add_options(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--no-browser", action="store_true", help="print the address, but open no browser")
    port = "port to listen on; 0: any free port [FOURCURES_PORT, the first free one from 8000 on]"
    add("--port", metavar="N", help=port)
    add("--lan", action="store_true", help="let phones and computers in your network join")
    add("--terminal", action="store_true", help="play in this terminal")
    add("--plain", action="store_true", help="plain text, for screen readers and pipes")
    add("--no-color", action="store_true", help="no colours (also with NO_COLOR)")
    add_language(parser)
    add("--edition", choices=("2008", "2013"), help="edition of the rules (2013)")
    add("--players", type=int, metavar="N", help="2, 3 or 4 (2)")
    add("--epidemics", type=int, metavar="N", help="4 introductory, 5 standard, 6 heroic (4)")
    add("--roles", metavar="A,B", help="one role for each seat: medic,scientist")
    add("--hands", choices=("open", "private"), help="open with 4 epidemics, otherwise private")
    add("--first", type=int, metavar="SEAT", help="the first player's seat, from 0")
    add("--seed", metavar="TEXT", help="seed of the deal: the same text gives the same cards")
    add("--bots", type=int, metavar="N", help="bots on the last N seats; the others are yours")
    kinds = "quick, careful, deep, thumb or random (careful); without --bots, on all seats but one"
    add("--bot", metavar="KIND", help=f"kind of the bots: {kinds}")
    add("--load", metavar="FILE", help="resume a saved game, or start from a position")
    cardboard = "companion for the board game: enter the cards you draw from the real decks"
    add("--cardboard", action="store_true", help=cardboard)


def run(args: argparse.Namespace) -> None:
    if not wants_terminal(args):
        from . import browser  # imports the server: only when needed

        browser.run(open_browser=not args.no_browser, lan=args.lan, port=args.port)
        return
    forgive_stdout()
    language = Language(args.language or detect_language(os.environ))
    table = make_session(args, language)
    try:
        run_session(table, args)
    finally:  # also after Ctrl-C or an error
        plain.print_reply(say_farewell(table, repeat_options(args, table.game)))


def make_session(args: argparse.Namespace, language: Language) -> Session:
    """Return the session for the options; raise FourCuresError if they are invalid."""
    wants_bots = args.bots is not None or args.bot is not None
    if wants_bots and args.cardboard:
        raise BadInput("bots cannot draw from a real deck: leave out --cardboard or the bots")
    document = None if args.load is None else read_json(args.load)
    game = make_game(args, language) if document is None else load_game(args, document)
    bots = seat_bots(game, args.bots, args.bot) if wants_bots else read_bots(game, document)
    return BotSession(game, language, path_of(args.load), bots)


def run_session(table: Session, args: argparse.Namespace) -> None:
    """Run a session until the player leaves: line by line, or on a full screen."""
    if args.plain or not can_draw():
        plain.run(table)
    else:
        from ..terminal.screen import Screen  # imports prompt_toolkit and Rich

        Screen(table, colour=not (args.no_color or os.environ.get("NO_COLOR"))).run()


def wants_terminal(args: argparse.Namespace) -> bool:
    """Return whether any option is given that only the terminal has."""
    ours = {
        "terminal",
        "plain",
        "no_color",
        "language",
        *OPTIONS,
        "bots",
        "bot",
        "load",
        "cardboard",
    }
    given = (getattr(args, name) for name in ours)
    return any(option is not None and option is not False for option in given)


def can_draw() -> bool:
    """Return whether input and output are a terminal that can draw."""
    ends = (sys.stdin, sys.stdout)
    return os.environ.get("TERM") != "dumb" and all(end and end.isatty() for end in ends)


def make_game(args: argparse.Namespace, language: Language) -> Game:
    """Return a new game for the options; raise FourCuresError if they are invalid."""
    options = {name: getattr(args, name) for name in OPTIONS if getattr(args, name) is not None}
    given = cast(GameOptions, options)
    if args.bots is not None and args.players is None and args.roles is None:
        given["players"] = 1 + min(max(args.bots, 1), MOST_BOTS)
    if "roles" in given:
        given["roles"] = [complete_role(name) for name in args.roles.split(",")]
    if args.cardboard:
        return lay_out_game(given, language)
    check_texts(args.seed, "--seed")
    return Game.new(**given)


def load_game(args: argparse.Namespace, document: object) -> Game:
    """Return the game of a file; raise FourCuresError if it cannot be continued like this."""
    given = [name for name in OPTIONS if getattr(args, name) is not None]
    if given:
        raise BadInput(f"--load includes a set-up: leave out --{given[0]}")
    return restore_game(document, real_deck=args.cardboard)


def lay_out_game(given: SetupOptions, language: Language) -> Game:
    """Ask for the set-up of a game with real cards that the options lack; return the game."""
    for name in ("seed", "players", "hands", "first"):
        if name in given:
            raise BadInput(f"--cardboard uses the real cards: leave out --{name}")
    Game.new(**given, seed="")  # report invalid options before asking for cards
    edition, roles = given.get("edition", "2013"), given.get("roles")
    layout = Layout(language, edition, roles, given.get("epidemics"))
    plain.lay_out(layout)
    return layout.make_game()


def complete_role(name: str) -> str:
    """Return the id of a role, from its name or a prefix of it."""
    typed = "_".join(name.lower().split())
    fitting = [role for role in ROLES if typed and role.startswith(typed)]
    return fitting[0] if len(fitting) == 1 else typed


def repeat_options(args: argparse.Namespace, game: Game) -> list[str]:
    """Return the options to repeat in the command that resumes the game."""
    language = ["--language", args.language] if args.language else []
    plain = ["--plain"] if args.plain else []
    cardboard = ["--cardboard"] if args.cardboard and game.seed is None else []
    return [*language, *plain, *cardboard]


def say_farewell(table: Session, options: Sequence[str] = ()) -> Reply:
    """Return the last lines after leaving: the result of the game, or how to resume it."""
    game, names = table.game, table.names
    if game.outcome is None:
        return save_unfinished(table, options)
    end = Ended(result=game.outcome.result, cause=game.outcome.cause, disease=None)
    seed = [names.say("terminal-seed", seed=game.seed)] if game.seed else []
    lines = [describe_event(end, names), *seed]
    try:
        saved = table.file is not None and len(game.entries) == table.kept
        file = table.file if saved else save_last_game(table.record(), FINISHED_GAME)
    except BadInput:  # the result is what matters
        return Reply(lines)
    command = join([program_name(sys.argv[0]), "review", str(file)])
    return Reply([*lines, table.say("terminal-review")], command=command)


def save_unfinished(table: Session, options: Sequence[str]) -> Reply:
    """Save an unfinished game unless it is saved already; return how to resume it."""
    game, file = table.game, table.file
    if file is None and game.seed is not None and not game.entries:
        return Reply([table.say("terminal-not-over")])  # no move was made: nothing to save
    try:
        if file is None or len(game.entries) != table.kept:
            file = save_last_game(table.record())
    except BadInput as error:
        problem = explain_file_problem(error, LAST_GAME, table.say)
        return Reply([table.say("terminal-not-over"), *problem])
    command = join([program_name(sys.argv[0]), "play", "--load", str(file), *options])
    return Reply([table.say("terminal-kept")], command=command)


def program_name(typed: str) -> str:
    """Return the command that started this program, for the user to type again."""
    return typed if Path(typed).name == "fourcures" else "fourcures"
