"""What travels over a socket: ids and arguments, which every client says in its own way."""

from __future__ import annotations

from typing import Any

import msgspec

from . import commands as c


class WhyNot(c.Command, frozen=True):
    """A question that changes nothing: why is this move not legal?"""

    text: str
    seat: int | None = None


Incoming = c.AnyCommand | WhyNot


class Outgoing(msgspec.Struct, frozen=True, tag=str.lower, tag_field="type", kw_only=True):
    """A message from the table."""


class News(Outgoing, frozen=True):
    """What happened since the last news, and the whole table as it is now (decision 8)."""

    seq: int
    entries: list[dict[str, Any]]
    table: dict[str, Any]


class Done(Outgoing, frozen=True):
    """The command is done and durable."""

    id: str
    seq: int


class Refused(Outgoing, frozen=True):
    """The command was not done."""

    id: str | None
    code: str
    rule: str | None
    args: dict[str, Any]
    message: str


class Reason(Outgoing, frozen=True):
    """The answer to WhyNot; a code of None means that the move is legal, or may be asked for."""

    id: str
    code: str | None
    rule: str | None
    args: dict[str, Any]
    message: str


decode = msgspec.json.Decoder(Incoming).decode
encode = msgspec.json.Encoder().encode
