"""People, as requests and answers name them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .texts import LONGEST_TEXT


class Me(msgspec.Struct):
    """The person who sent a request."""

    id: str
    name: str


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """A name to set."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_TEXT)]
