"""Fluent messages: parsed by fluent.syntax, formatted here.

fluent.runtime would do it too, and bring the numbers and plurals of every language of the world:
37 MB for the four that we speak. A test compares both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from decimal import Decimal

from fluent.syntax import FluentParser, ast

Value = str | int | float
Arguments = Mapping[str, Value]
DIGITS = 3  # of a fraction, unless a message says otherwise
SIGNS = {  # between thousands, and before a fraction
    "en": (",", "."),
    "de": (".", ","),
    "pl": ("\N{NO-BREAK SPACE}", ","),
    "ru": ("\N{NO-BREAK SPACE}", ","),
}


def format_number(code: str, value: float, digits: int = DIGITS) -> str:
    """Return a number as a language writes it, with at most this many digits of a fraction."""
    whole, _, fraction = f"{Decimal(str(value)):,.{digits}f}".partition(".")
    thousands, point = SIGNS[code]
    fraction = fraction.rstrip("0")
    return whole.replace(",", thousands) + (point + fraction if fraction else "")


def find_plural(code: str, value: float) -> str:
    """Return the plural category of a number: one, few, many or other."""
    number = abs(int(value))
    if number != abs(value):
        return "other"
    ends, teens = number % 10, 11 <= number % 100 <= 14
    if code in ("pl", "ru"):
        if 2 <= ends <= 4 and not teens:
            return "few"
        one = number == 1 if code == "pl" else ends == 1 and not teens
        return "one" if one else "many"
    return "one" if number == 1 else "other"


class Bundle:
    """All messages of a language; `functions` are those that messages may call."""

    def __init__(self, code: str, functions: Mapping[str, Callable[..., Value]]) -> None:
        self.code = code
        self.functions = {"NUMBER": self.write_number, **functions}
        self.messages: dict[str, ast.Message] = {}

    def add(self, text: str) -> None:
        """Add the messages of a file."""
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                self.messages[entry.id.name] = entry

    def find(self, name: str, attribute: str = "") -> ast.Pattern | None:
        """Return the pattern of a message or of one of its attributes; None if it has none."""
        if (message := self.messages.get(name)) is None:
            return None
        if not attribute:
            return message.value
        return next((one.value for one in message.attributes if one.id.name == attribute), None)

    def format(self, pattern: ast.Pattern, arguments: Arguments) -> str:
        """Return a pattern with these arguments."""
        return "".join(
            element.value
            if isinstance(element, ast.TextElement)
            else self.show(self.evaluate(element.expression, arguments))
            for element in pattern.elements
        )

    def show(self, value: Value) -> str:
        """Return a value as text."""
        return value if isinstance(value, str) else format_number(self.code, value)

    def evaluate(self, expression: ast.BaseNode, arguments: Arguments) -> Value:
        """Return the value of an expression."""
        match expression:
            case ast.VariableReference():
                name = expression.id.name
                return arguments.get(name, f"{{${name}}}")
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return float(expression.value)
            case ast.MessageReference():
                attribute = expression.attribute.name if expression.attribute else ""
                pattern = self.find(name := expression.id.name, attribute)
                return f"{{{name}}}" if pattern is None else self.format(pattern, arguments)
            case ast.FunctionReference():
                given = expression.arguments
                values = [self.evaluate(value, arguments) for value in given.positional]
                named = {one.name.name: self.evaluate(one.value, arguments) for one in given.named}
                return self.functions[expression.id.name](*values, **named)
            case ast.SelectExpression():
                return self.format(self.choose(expression, arguments).value, arguments)
        raise TypeError(f"messages may not contain {type(expression).__name__}")

    def choose(self, expression: ast.SelectExpression, arguments: Arguments) -> ast.Variant:
        """Return the variant for the value of a selector, or the default."""
        value = self.evaluate(expression.selector, arguments)
        for variant in expression.variants:
            if self.fits(variant.key, value):
                return variant
        return next(variant for variant in expression.variants if variant.default)

    def fits(self, key: ast.Identifier | ast.NumberLiteral, value: Value) -> bool:
        """Return whether the key of a variant stands for a value."""
        if isinstance(key, ast.NumberLiteral):
            return value == float(key.value)
        if isinstance(value, str):
            return value == key.name
        return find_plural(self.code, value) == key.name

    def write_number(self, value: float, maximumFractionDigits: float = DIGITS) -> str:  # noqa: N803
        """NUMBER: return a number as this language writes it."""
        return format_number(self.code, value, int(maximumFractionDigits))
