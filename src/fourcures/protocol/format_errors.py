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
    kinds = [member for field in fields for member in members_of(field.type)]
    fixed = [member for member in kinds if isinstance(member, inspect.LiteralType)]
    values = dict.fromkeys(str(value) for member in fixed for value in member.values)
    return f"{message}; it must be one of: {', '.join(values)}" if values else message


def fields_in(kind: inspect.Type) -> Iterator[inspect.Field]:
    """Yield all fields of the structs in a type."""
    for member in members_of(kind):
        if isinstance(member, inspect.StructType):
            for field in member.fields:
                yield field
                yield from fields_in(field.type)


def members_of(kind: inspect.Type) -> Iterator[inspect.Type]:
    """Yield the members of a union, the elements of a list, or a type itself."""
    match kind:
        case inspect.UnionType(types=types):
            for each in types:
                yield from members_of(each)
        case inspect.ListType(item_type=item):
            yield from members_of(item)
        case _:
            yield kind
