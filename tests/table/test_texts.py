"""Names and messages: joined emoji stay whole, and lengths are those that people count."""

from __future__ import annotations

import pytest

from fourcures.protocol.refusals import Refused
from fourcures.table.texts import clean_text, count_characters, visible_text

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
            clean_text(text, 10)
        assert (no.value.code, no.value.params) == ("long_text", {"most": 10})
