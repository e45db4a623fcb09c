"""Questions about moves: what is legal now, and why the rest is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..engine.board import CITIES
from ..engine.notation import FORMS, Move
from .reading import WAYS, bare, read, words
from .reply import Reply
from .sentences import reason

if TYPE_CHECKING:
    from .table import Table

MOST_IN_A_GROUP = 14
MOST_LISTED = 200


def legal(table: Table, rest: str) -> Reply:
    """What can be done now, by verb; with words, the moves that contain them."""
    moves = table.legal()
    if not moves:
        over = table.game.outcome is not None
        return Reply([f"You have no legal move now{': the game is over' if over else ''}."])
    wanted = words(rest)
    if wanted:
        return Reply(filtered(moves, wanted), page=True)
    groups: dict[str, list[str]] = {}
    for move in moves:
        verb, *others = bare(move, [""])
        groups.setdefault(verb, []).append(" ".join(others))
    lines = []
    for verb, tails in groups.items():
        if len(tails) > MOST_IN_A_GROUP:
            form = FORMS[verb][0]
            lines.append(f"{form} - {len(tails)} moves; legal {verb} lists them")
        else:
            lines.append(f"{verb}: {', '.join(tails)}" if tails != [""] else verb)
    return Reply(lines, page=True)


def filtered(moves: list[Move], wanted: list[str]) -> list[str]:
    """The legal moves in which every wanted word begins some word."""
    texts = [
        " ".join(text)
        for text in (bare(move, [""]) for move in moves)
        if all(any(word.startswith(start) for word in text) for start in wanted)
    ]
    if not texts:
        return [f"No legal move has {' '.join(wanted)} in it; why MOVE says why."]
    more = len(texts) - MOST_LISTED
    return texts[:MOST_LISTED] + ([f"and {more} more"] if more > 0 else [])


def why(table: Table, rest: str) -> Reply:
    """Why a move is not legal: the rule and the reason."""
    if not rest:
        return Reply(["Name a move: why shuttle cairo."])
    moves, text = read(rest, table.legal())
    if moves:
        return Reply([f"{moves[0]} is legal." if len(moves) == 1 else "Such moves are legal."])
    first = text.split()[0] if text else ""
    if first in CITIES:
        return Reply(why_not_there(table, first))
    if table.private and first.startswith("seat:"):
        return Reply(["With private hands ask only about your own moves."])
    seat = table.viewer if table.private else None
    refused = table.game.why_not(text, seat)
    return Reply([f"{text}: {reason(refused, table.names)}" if refused else f"{text} is legal."])


def why_not_there(table: Table, city: str) -> list[str]:
    """For a city that cannot be reached in one move: why not, for each way."""
    seat = table.viewer if table.private else None
    lines = []
    for way in WAYS[:4]:
        refused = table.game.why_not(f"{way} {city}", seat)
        if refused is not None:
            lines.append(f"{way} {city}: {reason(refused, table.names)}")
    # One reason for all, such as "actions are over", is said once.
    reasons = {line.partition(": ")[2] for line in lines}
    return list(reasons) if len(reasons) == 1 else lines
