"""Check the set-up of a new table: what its fields say together, and a trial deal."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..engine.errors import FourCuresError, NothingToDraw
from ..engine.record import RULES
from ..protocol.refusals import Refused
from ..protocol.setup import TableSetup
from . import entries
from .apply import apply_entry
from .pace import LONGEST_TURN
from .room import Room


def bad_setup(field: str, problem: str) -> Refused:
    """Return the refusal of a set-up: the wrong field, and the problem in English."""
    return Refused("bad_setup", field=field, problem=problem)


def check_setup(setup: TableSetup, seed: str | None = None) -> None:
    """Raise Refused if a table cannot be set up like this, with this seed or a random one."""
    if not 2 <= setup.players <= 4:
        raise Refused("bad_players")
    check_pace(setup)
    if setup.cards is not None and (setup.visibility != "local" or setup.hands != "open"):
        raise bad_setup("cards", "with a real deck a table must be local, with open hands")
    if setup.cards and setup.position is not None:
        raise bad_setup("cards", "a position with a real deck has no dealt cards: give []")
    if setup.cards is not None and seed is not None:
        raise bad_setup("seed", "a real deck cannot have a seed")
    dealt_from = setup.role_pool if setup.position is None else None
    if dealt_from is not None and len(set(dealt_from)) < setup.players:
        raise Refused("few_roles", players=setup.players)
    trial = Room("trial")
    try:
        opened = entries.Opened(setup=setup, host="", commitment="", deal_known=True, rules=RULES)
        apply_entry(trial, opened)
        apply_entry(trial, entries.Began())
    except NothingToDraw:
        raise bad_setup("cards", "more cards of the real table are needed") from None
    except FourCuresError as error:
        raise bad_setup(getattr(error, "field", "setup"), str(error)) from None
    if setup.cards is not None and trial.is_private():
        raise bad_setup("position", "with a real deck a table must be local, with open hands")
    if trial.playing().state["players"] != setup.players:
        raise bad_setup("players", "players must match the number of players in the position")


def check_bots(setup: TableSetup, bots: Sequence[str], known: Collection[str]) -> None:
    """Raise Refused if these bots cannot be at all seats but one."""
    if setup.visibility == "local":
        raise bad_setup("bots", "around one screen all seats are yours: leave out the bots")
    if len(bots) != setup.players - 1:
        raise bad_setup("bots", f"bots must name one for each other seat: {setup.players - 1}")
    for bot in bots:
        if bot not in known:
            raise Refused("unknown_bot", bot=bot, known=", ".join(sorted(known)))


def check_pace(setup: TableSetup) -> None:
    """Raise Refused if the time for a turn is impossible."""
    if setup.turn_hours is None:
        return
    if not 1 <= setup.turn_hours <= LONGEST_TURN:
        raise bad_setup("turn_hours", f"turn_hours must be from 1 to {LONGEST_TURN}")
    if setup.visibility == "local":
        raise bad_setup("turn_hours", "around one screen there is no time limit for a turn")
