"""Which seats are for bots: from the options of a new game, or from a saved one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ...engine.game import Game
from ...files import BadInput

Bots = Sequence[str | None]  # for each seat the kind of its bot; None: a player at the keyboard
USUAL = "careful"  # as in the browser


class Notes(msgspec.Struct):
    """What a saved game says about its seats."""

    bots: list[str | None] = []


def seat_bots(game: Game, number: int | None, kind: str | None) -> Bots:
    """Return the bots of a game: on the last seats, by default on all except the first."""
    players = len(game.roles)
    most = players - 1
    bots = most if number is None else number
    if not 1 <= bots <= most:
        allowed = "1" if most == 1 else f"1 to {most}"
        raise BadInput(f"--bots must be {allowed} with {players} players: one seat is yours")
    return check_bots(game, [None] * (players - bots) + [kind or USUAL] * bots)


def read_bots(game: Game, document: object) -> Bots:
    """Return the bots of a saved game; raise BadInput if its notes are wrong."""
    notes = document.get("notes", {}) if isinstance(document, dict) else {}
    try:
        bots = msgspec.convert(notes, Notes).bots
    except msgspec.ValidationError as error:
        raise BadInput(f"the notes of this game are wrong: {error}") from None
    return check_bots(game, bots) if bots else []


def check_bots(game: Game, bots: Bots) -> Bots:
    """Return the bots if they can play this game with somebody at the keyboard."""
    from ...bots import BOTS

    if len(bots) != len(game.roles) or None not in bots:
        raise BadInput("a game needs one bot or player for each seat, and at least one player")
    for kind in bots:
        if kind is not None and kind not in BOTS:
            raise BadInput(f"there is no bot {kind!r}: choose {', '.join(sorted(BOTS))}")
    if game.seed is None:
        raise BadInput("this game has a real deck, from which bots cannot draw")
    return bots
