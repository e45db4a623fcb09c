"""What is wrong with a message: msgspec's words, and the values that a field may have."""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import inspect

LAST_NAME = re.compile(r"([a-z_]+)(?:\[[^\]]*\])*`?$")  # of a path such as $.setup.roles[0]


def explain_invalid(message: str, key: str, kind: object) -> str:
    """Return msgspec's message about a field of a type; for fixed values, with these values."""
    if not message.startswith("Invalid enum value") or not (name := LAST_NAME.search(key)):
        return message
    fields = [field for field in fields_in(inspect.type_info(kind)) if field.encode_name == name[1]]
    values = dict.fromkeys(value for field in fields for value in values_of(field.type))
    return f"{message}; it must be one of: {', '.join(values)}" if values else message


def fields_in(kind: inspect.Type) -> Iterator[inspect.Field]:
    """Yield all fields of the structs in a type."""
    match kind:
        case inspect.StructType(fields=fields):
            for field in fields:
                yield field
                yield from fields_in(field.type)
        case inspect.UnionType(types=types):
            for each in types:
                yield from fields_in(each)
        case inspect.ListType(item_type=item):
            yield from fields_in(item)


def values_of(kind: inspect.Type) -> Iterator[str]:
    """Yield the fixed values that a field, or an element of its list, may have."""
    match kind:
        case inspect.LiteralType(values=values):
            yield from map(str, values)
        case inspect.UnionType(types=types):
            for each in types:
                yield from values_of(each)
        case inspect.ListType(item_type=item):
            yield from values_of(item)
