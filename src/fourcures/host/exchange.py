"""The messages of a connection, as every host reads and writes them."""

from __future__ import annotations

import json
from typing import cast

import msgspec

from ..engine.position.schema import Json
from ..protocol import commands, messages
from ..protocol.format_errors import explain_invalid
from ..protocol.refusals import Refused
from ..protocol.schema import ShownTable
from ..protocol.texts import FORBIDDEN, check_json
from ..table.room import Room
from ..table.waits import find_absent
from ..table.windows import holding

MOST_LETTERS = 64  # characters of a command id


def read_message(text: str) -> messages.Incoming:
    """Return a message of a client; raise Refused if it cannot be decoded."""
    try:
        check_json(text)
        return messages.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        problem = explain_invalid(str(error), str(error), messages.Incoming)
        raise Refused("unreadable", problem=problem) from None


def guess_id(text: str) -> str | None:
    """Return the id of a message that cannot be decoded, such as one of another version."""
    try:
        number = json.loads(text)["id"]
    except (ValueError, LookupError, TypeError, RecursionError):
        return None
    return number if isinstance(number, str) and not FORBIDDEN.search(number) else None


def check_id(command: commands.AnyCommand) -> None:
    """Raise Refused if the id of a command is too long to be remembered."""
    if len(command.id) > MOST_LETTERS:
        raise Refused("unreadable", problem=f"ids have at most {MOST_LETTERS} characters")


def refusal(number: str | None, no: Refused) -> messages.Refused:
    """Return the message of a refusal."""
    return messages.Refused(
        id=number, code=no.code, rule=no.rule, params=no.params, message=str(no)
    )


def make_update(
    room: Room,
    table: msgspec.Raw,
    entries: list[Json],
    now: int,
    away: dict[str, int],
    pause_left: int | None,
) -> messages.Update:
    """Return these entries, and the table as somebody sees it at a time (see `messages`)."""
    return messages.Update(
        seq=room.seq,
        entries=entries,
        table=cast(ShownTable, table),
        away=away,
        pause_left=pause_left,
        held_for={holder: max(0, now - room.holds[holder]) for holder in holding(room)},
        ask_in=ask_in(room, now),
    )


def ask_in(room: Room, now: int) -> int | None:
    """Return the milliseconds until people are asked about an absent player, or None."""
    seat = find_absent(room)
    return None if seat is None else max(0, room.waits_until.get(seat, 0) - now)
