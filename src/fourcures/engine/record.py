"""Records: a game as a JSON document that replays without random numbers.

See `docs/decisions/0002-knowledge-and-chance.md` for the design.
"""

from __future__ import annotations

import msgspec

from .errors import InvalidRecord
from .position.schema import Json

FORMAT = 1
RULES = 1  # increased when a rule of the engine changes its meaning


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move with its seat and the cards drawn, or an undo.

    - `seat`: who moved; None for an undo.
    - `text`: the move as text, such as `drive miami`; `undo to 3` goes back to the third line.
    - `outcomes`: the cards that the move revealed, in order.
    """

    seat: int | None
    text: str
    outcomes: list[str] = []


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game: its set-up, its start, and every line since, including undone ones."""

    format: int = FORMAT
    rules: int = RULES
    setup: Json
    seed: str | None = None
    start: Json
    lines: list[Line]
    outcome: Json | None = None
    notes: Json | msgspec.UnsetType = msgspec.UNSET  # of programs, such as who played; no rules


def read(document: object) -> Record:
    """Return the record of a JSON document; raise InvalidRecord if it is not one."""
    if isinstance(document, str | bytes):
        raise InvalidRecord("a record is an object, not text: load the text with json.loads")
    if isinstance(document, dict) and "players" in document:
        raise InvalidRecord("this is a position, not a record: use Game.from_position")
    try:
        record = msgspec.convert(document, Record)
        msgspec.json.encode(record)
    except msgspec.ValidationError as error:
        raise InvalidRecord(f"not a record: {error}") from None
    except (ValueError, RecursionError):
        raise InvalidRecord("nested too deeply, or text that is not valid UTF-8") from None
    if record.format != FORMAT:
        raise InvalidRecord(f"format {record.format} is not supported, only {FORMAT}")
    check_rules(record.rules)
    return record


def check_rules(version: int) -> None:
    """Raise InvalidRecord if this program does not know the rules that a game was played with."""
    if version != RULES:
        raise InvalidRecord(f"rules version {version} is not supported, only {RULES}")
