"""Records: a game as one JSON document that replays without random numbers.

Why it can: `docs/decisions/0002-knowledge-and-chance.md`.
"""

from __future__ import annotations

import msgspec

from .errors import InvalidRecord
from .position.schema import Json

FORMAT = 1
RULES = 1  # raised when a rule of the engine changes its meaning


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move, by whom, and the cards that chance answered with; or an undo."""

    seat: int | None
    text: str
    outcomes: list[str] = []


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A game: how it was set up, where it began, and every line since, undone ones included."""

    format: int = FORMAT
    rules: int = RULES
    setup: Json
    seed: str | None = None
    start: Json
    lines: list[Line]
    outcome: Json | None = None


def read(document: object) -> Record:
    """The record of a JSON document; InvalidRecord says what is wrong with it."""
    try:
        record = msgspec.convert(document, Record)
        msgspec.json.encode(record)
    except msgspec.ValidationError as error:
        raise InvalidRecord(f"not a record: {error}") from None
    except (ValueError, RecursionError):
        raise InvalidRecord("nested too deeply, or text that UTF-8 cannot write") from None
    if record.format != FORMAT:
        raise InvalidRecord(f"format {record.format} is not known here, only {FORMAT}")
    if record.rules != RULES:
        raise InvalidRecord(f"rules version {record.rules} is not known here, only {RULES}")
    return record
