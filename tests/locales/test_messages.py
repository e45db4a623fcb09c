"""Four languages are consistent: the same messages and arguments, and only plain text."""

from __future__ import annotations

import re

import pytest

from fourcures.text.language import FOLDER, LANGUAGES, Language, detect_language, load_bundle

from .messages import OTHERS, files, messages

# The plural categories of each language.
FORMS = {
    "en": {"one", "other"},
    "de": {"one", "other"},
    "pl": {"one", "few", "many"},
    "ru": {"one", "few", "many"},
}


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_every_file(code: str) -> None:
    assert sorted(path.name for path in (FOLDER / code).glob("*.ftl")) == files()


@pytest.mark.parametrize("code", OTHERS)
def test_every_language_has_every_message(code: str) -> None:
    english, other = messages("en"), messages(code)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    moved = [name for name in english if english[name].file != other[name].file]
    assert moved == []


@pytest.mark.parametrize("code", OTHERS)
def test_every_message_has_the_same_arguments_and_attributes(code: str) -> None:
    """Except the forms of names: each language has different cases."""
    english, other = messages("en"), messages(code)
    differing = {
        name: (sorted(english[name].arguments), sorted(other[name].arguments))
        for name in english.keys() & other.keys()
        if english[name].arguments != other[name].arguments
        or (english[name].attributes != other[name].attributes and other[name].file != "names.ftl")
    }
    assert differing == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_counted_nouns_have_all_plural_forms(code: str) -> None:
    wrong = {
        name: [sorted(choice) for choice in message.plurals]
        for name, message in messages(code).items()
        if any(choice != FORMS[code] for choice in message.plurals if len(choice) > 1)
    }
    assert wrong == {}


@pytest.mark.parametrize("code", LANGUAGES)
def test_messages_have_no_markup(code: str) -> None:
    markup = re.compile(r"</?\w|&\w+;|\*\*|`|https?:")
    marked = [
        name
        for name, message in messages(code).items()
        if any(markup.search(text) for text in message.texts)
    ]
    assert marked == []


@pytest.mark.parametrize("code", OTHERS)
def test_sentences_are_translated(code: str) -> None:
    """Names may be the same in two languages, but not a sentence of five words."""
    english, other = messages("en"), messages(code)
    same = [
        name
        for name in english.keys() & other.keys()
        if english[name].texts == other[name].texts
        and len(re.findall(r"\w+", " ".join(english[name].texts))) > 4
    ]
    assert same == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_message_can_be_formatted(code: str) -> None:
    arguments = {name for message in messages(code).values() for name in message.arguments}
    bundle = load_bundle(code)
    for name, message in messages(code).items():
        for attribute in ("", *message.attributes):
            pattern = bundle.find(name, attribute)
            for number in (0, 1, 2, 5, 21) if message.plurals else (2,):
                if pattern is not None:
                    said = bundle.format(pattern, dict.fromkeys(arguments, str(number)))
                    assert said == said.strip() and "{" not in said, name


def test_russian_is_written_in_cyrillic_letters() -> None:
    mixed = re.compile(r"[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]")
    found = [
        name
        for name, message in messages("ru").items()
        if any(mixed.search(text) for text in message.texts)
    ]
    assert found == []


def test_an_unknown_message_raises_and_a_missing_translation_is_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with pytest.raises(KeyError):
        Language("de")("no-such-message")
    assert Language("pl")("rule-R4.title") == "Akcje"
    assert Language("zxx")("rule-R4.title") == "Actions"


@pytest.mark.parametrize(
    ("environment", "code"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "ru"}, "ru"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, "pl"),
        ({"LANG": "zxx_XX.UTF-8"}, "en"),
    ],
)
def test_the_environment_sets_the_language(environment: dict[str, str], code: str) -> None:
    assert detect_language(environment) == code
