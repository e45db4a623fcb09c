"""The bodies of requests, and what is wrong with a request that is no refusal."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from ..protocol.format_errors import explain_invalid
from ..protocol.texts import check_json

OK, CREATED, BAD_REQUEST, NOT_FOUND = 200, 201, 400, 404
ABSENT = 60  # seconds; nobody is ever absent here
Found = tuple[int, object]  # the status and the content of an answer
Body = TypeVar("Body")


class BadBody(Exception):
    """The body of a request cannot be read."""


def decode(body: str, kind: type[Body]) -> Body:
    """Return the body of a request; raise BadBody, or Refused for characters of control."""
    try:
        check_json(body)
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadBody(explain_invalid(str(error), "data", kind)) from None
