"""Commands other than moves: `legal`, `why`, `undo`, `log`, `deck`, `odds`, `save` and so on."""

from __future__ import annotations

from collections.abc import Callable

from ..engine.errors import FourCuresError
from ..engine.rules.board import CITIES
from ..files import BadInput, path_of, read_json, save_record
from ..text.language import Language
from ..text.sentences import describe_events
from .coach import show_advice, show_chance
from .input.moves import WAYS, split_words
from .keyboard import Keyboard
from .legal import explain_illegal, list_legal
from .say import summaries
from .say.odds import describe_threat, describe_threats
from .say.prompts import describe_awaited
from .say.reply import Reply

LOG_LINES = 40
TOPICS = ("moves", "events", "roles", "screen", "turn", "rules", "bots")  # of the help


def show_log(table: Keyboard, rest: str) -> Reply:
    """Show the latest events; a number sets how many lines."""
    number = int(rest[:6]) if rest.isascii() and rest.isdigit() else LOG_LINES
    events = [e.redacted(table.viewer) for entry in table.game.history for e in entry.events]
    lines = describe_events(events, table.names)[-max(number, 1) :]
    return Reply(lines or [table.names.say("terminal-no-history")], page=True)


def show_city(table: Keyboard, rest: str) -> Reply:
    """Show everything about one city."""

    def tell(name: str) -> Reply:
        ways = [[way, name] for way in WAYS[:4]]
        moves = [str(move) for move in table.legal_moves() if str(move).split()[:2] in ways]
        return Reply(summaries.describe_city(table.overview(), name, moves, table.names), page=True)

    return with_city("city", table, rest, tell)


def with_city(command: str, table: Keyboard, rest: str, tell: Callable[[str], Reply]) -> Reply:
    """Return `tell(city)` for the city that was typed, or ask which city is meant."""
    typed = split_words(rest)
    fitting = [name for name in CITIES if typed and name.startswith(typed[0])]
    if typed and typed[0] in ("toronto", *fitting):
        fitting = ["montreal" if typed[0] == "toronto" else typed[0]]
    if len(fitting) == 1:
        return tell(fitting[0])
    if fitting:
        return table.answer("terminal-which", choices=", ".join(fitting))
    return table.answer("terminal-name-city", command=command)


def show_odds(table: Keyboard, rest: str) -> Reply:
    """Show the odds of the rest of this turn, for all cities or for one."""
    if not rest:
        return report_odds(table)
    return with_city("odds", table, rest, lambda city: report_odds(table, city))


def report_odds(table: Keyboard, city: str | None = None) -> Reply:
    """Return a title at once, and the odds later: computing them may take a second."""
    overview, names = table.overview(), table.names

    def tell() -> Reply:
        if city is None:
            return Reply(describe_threats(overview, names), page=True)
        return Reply(describe_threat(overview, city, names))

    return Reply([names.say("lens-title")], later=tell)


def until_the_end(command: Callable[[Keyboard, str], Reply]) -> Callable[[Keyboard, str], Reply]:
    """Wrap a command about the future: after the end of the game, reply that it is over."""

    def run(table: Keyboard, rest: str) -> Reply:
        if table.game.outcome is None:
            return command(table, rest)
        return Reply([f"{describe_awaited(table.overview(), table.names)}."])

    return run


def change_seat(table: Keyboard, rest: str) -> Reply:
    """Hand the keyboard to another player, who may want to play an event."""
    if not table.private:
        return table.answer("terminal-open-hands")
    typed = split_words(rest)
    if not typed:
        return table.hand_over(table.find_decider())
    for seat, role in enumerate(table.game.roles):
        if typed[0] == f"seat:{seat}" or role.startswith(typed[0]):
            return table.hand_over(seat)
    if typed[0].isdigit():  # people count from 1, moves and records from 0: ask for the role
        return table.answer("terminal-which", choices=table.names.list(table.game.roles))
    return table.answer("terminal-no-player", name=rest)


def save_game(table: Keyboard, rest: str) -> Reply:
    if not rest:
        return table.answer("terminal-name-save")
    try:
        path = save_record(rest, table.record())
    except BadInput as error:
        return Reply(explain_file_problem(error, rest, table.say))
    table.file, table.kept = path, len(table.game.entries)
    saved = table.say("terminal-saved", path=str(path))
    if table.private or table.game.seed is not None:  # a real deck has no hidden data
        saved = f"{saved} {table.say('terminal-saved-hidden')}"
    return Reply([saved])


def load_game(table: Keyboard, rest: str) -> Reply:
    """Load a game from a file and resume it."""
    if not rest:
        return table.answer("terminal-name-load")
    try:
        return table.resume(read_json(rest), path_of(rest))
    except FourCuresError as error:
        return Reply(explain_file_problem(error, rest, table.say))


def explain_file_problem(error: FourCuresError, file: str, say: Language) -> list[str]:
    """Return why a file cannot be read or written; in English, with the details."""
    said = say("terminal-problem", problem=getattr(error, "code", "not_a_game"), file=file)
    return [said, f"{error}."] if say.code == "en" else [said]


def show_help(table: Keyboard, rest: str) -> Reply:
    """Show a topic, all lines of the help that contain a word, or the overview."""

    def lines_of(part: str) -> list[str]:
        return table.say(f"terminal-help-{part}").splitlines()

    word = rest.lower()
    if word in TOPICS or not word:
        return Reply(lines_of(word or "overview"), page=True)
    everything = [line for part in ("overview", *TOPICS) for line in lines_of(part)]
    matching = [line for line in everything if word in line.lower()]
    unknown = table.say("terminal-no-help", word=word, topics=", ".join(TOPICS))
    return Reply(matching or [unknown], page=True)


COMMANDS: dict[str, Callable[[Keyboard, str], Reply]] = {
    "legal": list_legal,
    "why": explain_illegal,
    "undo": lambda table, _: table.undo(),
    "log": show_log,
    "deck": lambda t, _: Reply(summaries.describe_decks(t.overview(), t.names), page=True),
    "hand": lambda t, _: Reply(summaries.describe_hands(t.overview(), t.names), page=True),
    "city": show_city,
    "map": lambda t, _: Reply(summaries.describe_world(t.overview(), t.names), page=True),
    "status": lambda t, _: Reply(summaries.describe_status(t.overview(), t.names), page=True),
    "odds": until_the_end(show_odds),
    "chance": until_the_end(show_chance),
    "advice": until_the_end(show_advice),
    "seat": change_seat,
    "save": save_game,
    "load": load_game,
    "help": show_help,
    "?": show_help,
    "quit": lambda _t, _: Reply([], done=True),
    "exit": lambda _t, _: Reply([], done=True),
}
LEAVING = ("quit", "exit")
SECOND_WORDS = {"help": TOPICS, "city": CITIES, "odds": CITIES}
