"""The commands `legal` and `why`: list legal moves, explain illegal ones."""

from __future__ import annotations

from ..engine.notation import FORMS, Move
from ..engine.rules.board import CITIES
from ..text.names import Names
from ..text.sentences import explain_refusal
from .input.moves import WAYS, read_move, split_words, words_of
from .keyboard import Keyboard
from .say.reply import Reply

MOST_IN_A_GROUP = 14
MOST_LISTED = 200


def list_legal(table: Keyboard, rest: str) -> Reply:
    """List the legal moves by verb, or only those that contain the given words."""
    moves, say = table.legal_moves(), table.names.say
    if not moves:
        over = table.game.outcome is not None
        return table.answer("terminal-no-moves-over" if over else "terminal-no-moves")
    wanted = split_words(rest)
    if wanted:
        return Reply(filter_moves(moves, wanted, table.names), page=True)
    groups: dict[str, list[str]] = {}
    for move in moves:
        verb, *others = map(table.names.word, words_of(move, [""]))
        groups.setdefault(verb, []).append(" ".join(others))
    lines = []
    for verb, tails in groups.items():
        if len(tails) > MOST_IN_A_GROUP:
            form, number = table.names.form(FORMS[verb].text), len(tails)
            lines.append(say("terminal-moves-listed", form=form, moves=number, verb=verb))
        else:
            lines.append(f"{verb}: {', '.join(tails)}" if tails != [""] else verb)
    return Reply(lines, page=True)


def filter_moves(moves: list[Move], wanted: list[str], names: Names) -> list[str]:
    """Return the legal moves in which every wanted word is a prefix of some word."""
    say = names.say
    texts = [
        " ".join(text)
        for text in ([*map(names.word, words_of(move, [""]))] for move in moves)
        if all(any(word.startswith(start) for word in text) for start in wanted)
    ]
    if not texts:
        return [say("terminal-no-such-move", words=" ".join(wanted))]
    more = len(texts) - MOST_LISTED
    return texts[:MOST_LISTED] + ([say("terminal-and-more", more=more)] if more > 0 else [])


def explain_illegal(table: Keyboard, rest: str) -> Reply:
    """Explain why a move is not legal: the reason and the rule."""
    if not rest:
        return table.answer("terminal-name-move")
    moves, text = read_move(rest, table.legal_moves())
    if moves:
        if len(moves) > 1:
            return table.answer("terminal-are-legal")
        return table.answer("terminal-is-legal", move=str(moves[0]))
    first = text.split()[0] if text else ""
    if first in CITIES:
        return Reply(explain_unreachable(table, first))
    if table.private and first.startswith("seat:"):
        return table.answer("terminal-only-own")
    seat = table.viewer if table.private else None
    refused = table.game.why_not(text, seat)
    if refused is None:
        return table.answer("terminal-is-legal", move=text)
    return Reply([f"{text}: {explain_refusal(refused, table.names)}"])


def explain_unreachable(table: Keyboard, city: str) -> list[str]:
    """Return why a city cannot be reached in one move, for each kind of move."""
    seat = table.viewer if table.private else None
    lines = []
    for way in WAYS[:4]:
        refused = table.game.why_not(f"{way} {city}", seat)
        if refused is not None:
            lines.append(f"{way} {city}: {explain_refusal(refused, table.names)}")
    # If all reasons are the same, such as "actions are over", give it once.
    reasons = {line.partition(": ")[2] for line in lines}
    return list(reasons) if len(reasons) == 1 else lines
