"""The deal of the day: which cards, who may see a table with them, and how a try is told.

A day is a date in UTC, such as "2026-11-16". A try begins on its day, and counts if it ends before
the next day is over; until then its table can be seen only by its players.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import UTC, date, datetime

from ..engine.events import Cured, Increased, Outbreak, Turn
from ..engine.game import Game
from ..protocol.refusals import Refused
from ..protocol.setup import TableSetup
from .room import Room

DAY = 86_400_000  # milliseconds
DAYS_SECRET = 2  # the day itself and the next one
PLAYERS = 3
EPIDEMICS = (4, 4, 4, 5, 5, 6, 6)  # from Monday to Sunday
BOT = "careful"  # the team of a person who plays alone
CURES = {"blue": "b", "yellow": "y", "black": "k", "red": "r"}


def day_at(now: int) -> str:
    """Return the day of a time in milliseconds since 1970.

    >>> day_at(1_700_000_000_000)
    '2023-11-14'
    """
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def start_of(day: str) -> int:
    """Return when a day begins, in milliseconds since 1970.

    >>> start_of("1970-01-02")
    86400000
    """
    return round(datetime.fromisoformat(f"{day}T00:00Z").timestamp() * 1000)


def seed_of(secret: bytes, day: str) -> str:
    """Return the seed of a day, which nobody can compute without the secret of the server."""
    return hmac.new(secret, f"daily\n{day}".encode(), hashlib.sha256).hexdigest()


def setup_of(day: str) -> TableSetup:
    """Return the set-up of a day: the same for everyone, and harder towards the weekend."""
    epidemics = EPIDEMICS[date.fromisoformat(day).weekday()]
    return TableSetup(players=PLAYERS, epidemics=epidemics, hands="open", help="bookkeeping")


def is_secret(day: str, now: int) -> bool:
    """Return whether the cards of a day are still secret, and its tries still count."""
    return now < start_of(day) + DAYS_SECRET * DAY


def check_access(room: Room, person: str | None, now: int) -> None:
    """Raise Refused if a person may not see the cards of a table yet."""
    day = room.secret_day() if room.game is not None else None
    if day is not None and is_secret(day, now) and person not in room.seated_people():
        raise Refused("secret_deal")


def strip(game: Game) -> list[str]:
    """Return what each turn brought, without any names: cures (b, y, k, r), e, o, or nothing.

    An `e` is an epidemic, which comes in the same turn for everyone; an `o` is an outbreak.
    """
    turns = [""]
    for entry in game.history:
        for event in entry.events:
            match event:
                case Turn():
                    turns.append("")
                case Cured(disease=disease):
                    turns[-1] += CURES[disease]
                case Increased():
                    turns[-1] += "e"
                case Outbreak():
                    turns[-1] += "o"
    return turns
