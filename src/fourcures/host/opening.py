"""What a host is asked for, and answers, when somebody opens a table."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from typing import Annotated

import msgspec

from ..protocol.refusals import Refused
from ..protocol.schema import TableStatus
from ..protocol.setup import TableSetup
from ..protocol.texts import check_visible, clean_text
from ..table.check_setup import check_bots
from ..table.open_table import Opening
from ..table.room import Room

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no letters that look alike
CODE_LENGTH = 8
LONGEST_TABLE_NAME = 80
LONGEST_WAIT = 86_400  # seconds, for the times in a set-up
Seed = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """A table to open; with a given seed, fairness is not claimed.

    With bots, one for each other seat, you sit down too, and the game begins.
    """

    setup: TableSetup
    seed: Seed | None = None
    bots: list[Annotated[str, msgspec.Meta(max_length=40)]] | None = None


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """The next game of a table; with a seed it is the deal of that seed."""

    seed: Seed | None = None


class Listed(msgspec.Struct):
    """A table in a list."""

    id: str
    status: TableStatus
    since: int


class OpenedTable(msgspec.Struct):
    """A table with its invitation code."""

    id: str
    code: str


def new_id() -> str:
    """Return a random id that nobody can guess; with a dash at its front it would be an option."""
    while (table_id := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return table_id


def new_code() -> str:
    """Return a random invitation code."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def status_of(room: Room) -> TableStatus:
    """Return the status of a table."""
    if room.closed:
        return "closed"
    return "open" if room.game is None else "over" if room.is_over() else "playing"


def check_seed(seed: str | None) -> None:
    """Raise Refused if a seed has characters that nobody can see."""
    if seed is not None:
        check_visible(seed, "seed")


def fit_setup(setup: TableSetup, absent: int) -> TableSetup:
    """Return a set-up as it is stored: with a visible name and the default for absence.

    What it names twice, it names once: everybody at the table gets all of it with every update.
    Raise Refused if it is wrong.
    """
    setup = msgspec.structs.replace(
        setup,
        name=clean_text(setup.name, LONGEST_TABLE_NAME, "setup.name", may_be_empty=True),
        role_pool=setup.role_pool and list(dict.fromkeys(setup.role_pool)),
        events=setup.events and list(dict.fromkeys(setup.events)),
    )
    seconds = setup.absent_seconds
    if seconds is not None and not 1 <= seconds <= LONGEST_WAIT:
        raise Refused("bad_seconds", most=LONGEST_WAIT)
    if setup.absent_seconds is None:
        return msgspec.structs.replace(setup, absent_seconds=absent)
    return setup


def plan_opening(
    setup: TableSetup,
    seed: str | None,
    wanted: list[str] | None,
    bots: Collection[str],
    begins: bool,
) -> Opening:
    """Return how to open a table, with the wanted bots; raise Refused if they are impossible.

    `begins` tells whether the host gets the seat that begins, if the deal decides that.
    """
    if wanted is None:
        return Opening(seed=seed)
    check_bots(setup, wanted, bots)
    return Opening(seed=seed, seat=0, begins=begins, bots=wanted)
