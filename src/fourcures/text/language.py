"""Messages in the reader's language: the Fluent files of `locales/`, English where one is missing.

`say = Language("de")`, then `say("log-turn", player=say.name("role-medic"))`;
`say("rule-R4.title")` is an attribute. Numbers go into messages as numbers, so that plurals come
out right, and names as `Name`, so that a message can ask for another form of them:
`{ FORM($city, case: "loc") }`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from ..extras import need
from .codes import LANGUAGES, find_language

need("text", __name__)

from .fluent import Bundle, Value

__all__ = ["FOLDER", "LANGUAGES", "Language", "Name", "detect_language", "find_language"]

FOLDER = Path(__file__).parents[1] / "locales"


class Name(str):
    """The name of a city, role, event or disease, with the message that has its forms."""

    message: str

    def __new__(cls, value: str, message: str) -> Name:
        """Return the name as a string that remembers its message."""
        made = super().__new__(cls, value)
        made.message = message
        return made


class Language:
    """A language; call it to format a message."""

    def __init__(self, code: str = "en") -> None:
        self.code = code

    def __call__(self, message: str, **arguments: str | int | float) -> str:
        """Return the message with its arguments, in English if this language does not have it."""
        name, _, attribute = message.partition(".")
        for code in (self.code, "en"):
            pattern = load_bundle(code).find(name, attribute)
            if pattern is not None:
                return load_bundle(code).format(pattern, arguments)
        raise KeyError(message)

    def name(self, message: str) -> Name:
        """Return a name as a message argument that the message can inflect."""
        return Name(self(message), message)


@cache
def load_bundle(code: str) -> Bundle:
    """Return all messages of a language."""

    def form(name: Value, case: str, start: float = 0) -> Value:
        """Return a form of a name: an attribute of its message, or the name where it has none."""
        if not isinstance(name, Name):
            return name
        pattern = made.find(name.message, case)
        said = name if pattern is None else made.format(pattern, {})
        return said[:1].upper() + said[1:] if start else said

    made = Bundle(code, {"FORM": form})
    for path in sorted((FOLDER / code).glob("*.ftl")):
        made.add(path.read_text("utf-8"))
    return made


def detect_language(environment: Mapping[str, str]) -> str:
    """Return the language set in the environment, or English if it is not supported."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return find_language(environment[variable]) or "en"
    return "en"
