"""Texts: no control characters; joined emoji stay whole, and lengths are what people count."""

from __future__ import annotations

import json

import pytest

from fourcures.protocol.refusals import Refused
from fourcures.protocol.texts import (
    check_json,
    check_texts,
    check_visible,
    clean_text,
    count_characters,
    visible_text,
)

DOCTOR = "\U0001f469\U0001f3fd\u200d\u2695\ufe0f"  # woman, skin tone, joiner, staff, variation
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"


@pytest.mark.parametrize("emoji", [DOCTOR, FAMILY, "\U0001f3f3\ufe0f\u200d\U0001f308"])
def test_an_emoji_with_joiners_stays_whole(emoji: str) -> None:
    assert visible_text(f" Dr. {emoji} ") == f"Dr. {emoji}"
    assert count_characters(emoji) == 1


@pytest.mark.parametrize("text", ["An\u200dna", "\u200dAnna", "Anna\u200d", "An\u200d\u200dna"])
def test_a_joiner_outside_an_emoji_is_left_out(text: str) -> None:
    assert visible_text(text) == "Anna"


@pytest.mark.parametrize(
    ("text", "number"),
    [("", 0), ("Anna", 4), ("Zoe\u0308", 3), ("\U0001f1f5\U0001f1f1" * 2, 2), ("a\U0001f1f5b", 3)],
)
def test_characters_are_counted_as_people_count_them(text: str, number: int) -> None:
    assert count_characters(text) == number


def test_a_long_text_is_refused_by_what_people_count() -> None:
    assert clean_text(DOCTOR * 4, 10) == DOCTOR * 4
    for text in ("x" * 11, DOCTOR * 5):  # five are more than the database has room for
        with pytest.raises(Refused) as no:
            clean_text(text, 10, "name")
        assert (no.value.code, no.value.params) == ("long_text", {"field": "name", "most": 10})


def test_a_tab_or_the_end_of_a_line_becomes_a_space() -> None:
    assert visible_text("Anna\tand\nBob\r") == "Anna and Bob"


@pytest.mark.parametrize(
    ("value", "field", "character"),
    [
        ("a\0", "text", "U+0000"),
        ({"name": "a\x1b[31m"}, "name", "U+001B"),
        ({"setup": {"roles": ["medic", "a\x7f"]}}, "setup.roles[1]", "U+007F"),
        ({"setup": [{"a": ["b"]}, {"a": "\x85"}]}, "setup[1].a", "U+0085"),
        ({"name": "\ud800"}, "name", "U+D800"),
        ({"position": {"\x01": 1}}, "position", "U+0001"),
    ],
)
def test_a_control_character_is_refused_with_its_field(
    value: object, field: str, character: str
) -> None:
    said = {"field": field, "character": character}
    with pytest.raises(Refused) as no:
        check_texts(value)
    assert (no.value.code, no.value.params) == ("bad_text", said)
    with pytest.raises(Refused) as no:
        check_json(json.dumps(value))  # with escapes
    assert no.value.params == said
    if field != "text" or isinstance(value, str):
        with pytest.raises(Refused) as no:
            check_json(json.dumps(value, ensure_ascii=False))
        assert no.value.params == said


@pytest.mark.parametrize(
    "text", ["Zoë\t🇵🇱\r\n", FAMILY, "\u202e", r"C:\users", "\ufffd\uffff", "", "[" * 3000 + "\\u"]
)
def test_other_characters_are_read_as_they_are(text: str) -> None:
    check_texts({"text": text})
    check_json(json.dumps({"text": text}))


@pytest.mark.parametrize("document", ['{"a": "\\u0000', '"\\u00', "\x00", "\\u0000", ""])
def test_what_is_not_json_is_left_to_its_reader(document: str) -> None:
    check_json(document)


@pytest.mark.parametrize("seed", ["a\tb", " a", "a ", "a\u200bb", "a\u202e"])
def test_a_text_that_cannot_be_typed_again_is_refused(seed: str) -> None:
    check_visible(FAMILY, "seed")
    with pytest.raises(Refused) as no:
        check_visible(seed, "seed")
    assert no.value.code == "bad_text" and no.value.params["field"] == "seed"
