"""Our formatting of messages, compared with the runtime of Fluent's makers."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from fourcures.text.fluent import Bundle, find_plural, format_number
from fourcures.text.language import FOLDER, LANGUAGES, load_bundle
from tests.locales.messages import messages
from tests.sizes import size, sweep

PLURALS = {"one", "few", "many", "other"}
NUMBERS = [*range(130), 999, 1000, 1234, 12_345, 1_234_567, -3, 0.5, 1.5, 2.0, 2.25, 2.35, 9.9996]


@cache
def runtime(code: str) -> FluentBundle:
    """Return the messages of a language for the runtime of Fluent's makers."""
    form: dict[str, Any] = {"FORM": lambda name, case, start=None: name}
    made = FluentBundle([code], functions=form, use_isolating=False)
    for path in sorted((FOLDER / code).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text("utf-8")))
    made.add_resource(FluentResource("number = { $n }"))
    choices = "".join(f"\n    [{name}] {name}" for name in ("one", "few", "many"))
    made.add_resource(FluentResource(f"plural = {{ $n ->{choices}\n   *[other] other\n }}"))
    return made


def say_elsewhere(code: str, name: str, attribute: str, arguments: dict[str, Any]) -> str | None:
    message = runtime(code).get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    return None if pattern is None else str(runtime(code).format_pattern(pattern, arguments)[0])


@pytest.mark.parametrize("code", LANGUAGES)
def test_numbers_and_plurals_are_those_of_the_language(code: str) -> None:
    for number in NUMBERS:
        assert format_number(code, number) == say_elsewhere(code, "number", "", {"n": number})
        assert find_plural(code, number) == say_elsewhere(code, "plural", "", {"n": number})


@pytest.mark.parametrize("code", sweep(["pl", "ru", "de", "en"]))
def test_every_message_is_the_same_with_every_choice(code: str) -> None:
    bundle = load_bundle(code)
    everything = {name for message in messages(code).values() for name in message.arguments}
    for name, message in messages(code).items():
        names = message.choices - PLURALS
        values: list[str | int | float] = [*names, 2, 1, 0, 5, 21, 1234.56]
        values = values[: size(2, len(values), len(values))]
        for attribute in ("", *message.attributes):
            pattern = bundle.find(name, attribute)
            for value in values:
                arguments = dict.fromkeys(everything, value)
                expected = say_elsewhere(code, name, attribute, arguments)
                said = None if pattern is None else bundle.format(pattern, arguments)
                assert said == expected, (name, value)


def test_an_unknown_argument_or_message_is_shown_as_it_is_written() -> None:
    bundle = Bundle("en", {})
    bundle.add("greet = Hello { $name }, { gone } { greet.gone }")
    pattern = bundle.find("greet")
    assert pattern is not None
    assert bundle.format(pattern, {}) == "Hello {$name}, {gone} {greet}"
    assert bundle.find("greet", "title") is bundle.find("none") is None


def test_a_term_is_refused() -> None:
    bundle = Bundle("en", {})
    bundle.add("name = { -brand }")
    pattern = bundle.find("name")
    assert pattern is not None
    with pytest.raises(TypeError, match="may not contain TermReference"):
        bundle.format(pattern, {})
