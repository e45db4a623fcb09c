"""Tags of typed JSON: class names in snake case, and old names that can still be read."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

import msgspec

T = TypeVar("T")


def snake_case(name: str) -> str:
    """Return the tag of a class: `GoOn` is `go_on`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


def decoder(
    today: msgspec.json.Decoder[T], field: str, old: Mapping[str, str]
) -> Callable[[bytes | str], T]:
    """Return a function that decodes JSON of a tagged union; `old` maps old tags to new ones."""

    def decode_any(text: bytes | str) -> T:
        try:
            return today.decode(text)
        except msgspec.ValidationError:
            found = msgspec.json.decode(text)
            tag = found.get(field) if isinstance(found, dict) else None
            if not isinstance(tag, str) or tag not in old:
                raise
            return msgspec.convert(found | {field: old[tag]}, today.type)

    return decode_any
