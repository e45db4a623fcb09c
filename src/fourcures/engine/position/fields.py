"""Typed access to untrusted JSON objects, with errors that name the field."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..errors import InvalidPosition

Unread = object  # a value of a JSON document, not yet validated


class Fields:
    """A named JSON object whose fields are read by type; unknown fields are an error."""

    def __init__(self, value: Unread, name: str) -> None:
        if not isinstance(value, Mapping):
            raise InvalidPosition(f"{name} must be an object, not {quote(value)}")
        self.value, self.name = value, name
        self.asked: set[str] = set()

    def path(self, key: str) -> str:
        return f"{self.name}.{key}" if self.name != "position" else key

    def get(self, key: str, default: Unread = None) -> Unread:
        self.asked.add(key)
        return self.value.get(key, default)

    def has(self, key: str) -> bool:
        return self.get(key) is not None

    def read_number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise InvalidPosition(
                f"{self.path(key)} must be a number from {low} to {high}, not {quote(value)}"
            )
        return value

    def read_flag(self, key: str) -> int:
        value = self.get(key, False)
        if not isinstance(value, bool):
            raise InvalidPosition(f"{self.path(key)} must be true or false, not {quote(value)}")
        return int(value)

    def read_choice(self, key: str, options: Sequence[str | None], default: Unread) -> int:
        """Return the index of the option that is chosen."""
        value = self.get(key, default)
        names = [option for option in options if option is not None]
        if value not in names:
            known = ", ".join(f'"{name}"' for name in names)
            raise InvalidPosition(f"{self.path(key)} must be one of {known}, not {quote(value)}")
        return options.index(str(value))

    def read_array(self, key: str, default: Sequence[Unread] = ()) -> list[Unread]:
        value = self.get(key, list(default))
        if not isinstance(value, list):
            raise InvalidPosition(f"{self.path(key)} must be a list, not {quote(value)}")
        return value

    def read_object(self, key: str) -> Fields:
        return Fields(self.get(key, {}), self.path(key))

    def read_objects(self, key: str) -> list[Fields]:
        items = self.read_array(key)
        return [Fields(item, f"{self.path(key)}[{i}]") for i, item in enumerate(items)]

    def refuse_others(self) -> None:
        """Raise InvalidPosition if the object has a field that was never read."""
        unknown = [str(key) for key in self.value if key not in self.asked]
        if unknown:
            raise InvalidPosition(
                f"{self.path(unknown[0])} is not a field here; "
                f"the fields are {', '.join(sorted(self.asked))}"
            )


def quote(value: object) -> str:
    """Return a value as short text for an error message."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # thousands of digits or brackets
        return f"a {type(value).__name__} too large to show"
    return text if len(text) <= 60 else text[:57] + "..."
