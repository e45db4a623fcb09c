"""A message with a wrong value is refused with the values that it may have."""

from __future__ import annotations

import msgspec
import pytest

from fourcures.protocol import messages
from fourcures.protocol.format_errors import explain_invalid
from fourcures.protocol.setup import TableSetup


@pytest.mark.parametrize(
    ("message", "values"),
    [
        ('{"do": "stop_at", "moment": "draw", "stop": "sometimes"', "ask, never, pause"),
        ('{"do": "tell", "seat": 2, "disease": "pink"', "black, blue, red, yellow"),
        ('{"do": "signal", "phrase": "boo"', "cure, going, good_idea, help"),
    ],
)
def test_a_command_with_a_wrong_value_names_the_right_ones(message: str, values: str) -> None:
    with pytest.raises(msgspec.ValidationError) as error:
        messages.decode(message + ', "id": "1"}')
    why = str(error.value)
    assert f"it must be one of: {values}" in explain_invalid(why, why, messages.Incoming)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *[("visibility", "secret"), ("help", "everything"), ("late", "shout")],
        *[("edition", "2014"), ("hands", "hidden"), ("events", ["party"])],
        *[("roles", ["medic", "pilot"]), ("role_pool", ["pilot"])],
    ],
)
def test_a_set_up_with_a_wrong_value_names_the_right_ones(field: str, value: object) -> None:
    with pytest.raises(msgspec.ValidationError, match="Invalid enum value") as error:
        msgspec.convert({field: value}, TableSetup)
    why = str(error.value)
    assert "; it must be one of: " in explain_invalid(why, why, TableSetup)


def test_other_problems_stay_as_they_are() -> None:
    why = "Expected `int`, got `str` - at `$.players`"
    assert explain_invalid(why, why, TableSetup) == why
