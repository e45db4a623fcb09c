"""All output of the terminal is in its language, without ids or English words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fourcures.engine import reasons
from fourcures.engine.errors import FourCuresError, InvalidSetup
from fourcures.engine.game import Game
from fourcures.engine.reasons import Refusal
from fourcures.files import BadInput
from fourcures.terminal.commands import explain_file_problem
from fourcures.text.language import Language
from fourcures.text.names import Names
from fourcures.text.sentences import explain_refusal

from .messages import OTHERS, dashed

# Parameters of the engine; none of these ids is a word in another language.
IDS = {
    "card": "one_quiet_night",
    "cards": "cairo algiers",
    "city": "cairo",
    "disease": "yellow",
    "event": "resilient_population",
    "origin": "moscow",
    "phase": "discard",
    "player": "quarantine_specialist",
}
FORM = "CITY CARD PLAYER DISEASE WAY EVENT"
TYPED = dict.fromkeys(("text", "verbs", "word"), "...") | {"form": FORM}
NUMBERS = {"actions": 2, "needed": 4, "seat": 1, "stock": 2}
COUNTED = ("within_limit", "wrong_number_of_cards")  # `cards` is a number here
RAW = {word for ids in (*IDS.values(), FORM.lower()) for word in re.split("[ _]", ids)}

PROBLEMS: list[tuple[dict[str, Any], str]] = [
    ({"edition": "1999"}, "edition"),
    ({"players": 5}, "players"),
    ({"epidemics": 7}, "epidemics"),
    ({"hands": "full"}, "hands"),
    ({"first": 3}, "first"),
    ({"roles": ["medic", "medic"]}, "roles"),
    ({"roles": ["medic", "surgeon"]}, "roles"),
    ({"roles": ["medic", "scientist"], "role_pool": ["medic", "researcher"]}, "roles"),
    ({"role_pool": ["medic"]}, "roles"),
    ({"edition": "2008", "roles": ["medic", "quarantine_specialist"]}, "roles"),
    ({"events": "forecast"}, "events"),
    ({"events": ["picnic"]}, "events"),
    ({"seed": "\ud800"}, "seed"),
    ({"cards": ["cairo"]}, "cards"),
]


@pytest.mark.parametrize("code", OTHERS)
def test_a_refusal_shows_no_id(code: str) -> None:
    names = Names(language=Language(code))
    for why in reasons.SENTENCES:
        params = IDS | TYPED | NUMBERS | ({"cards": 3} if why in COUNTED else {})
        said = explain_refusal(Refusal("R1.1", why, params), names).removesuffix(" (R1.1)")
        assert not RAW & set(re.findall(r"\w+", said.lower())), said
        assert code != "ru" or not re.search("[A-Za-z]", said), said


@pytest.mark.parametrize(("options", "field"), PROBLEMS)
def test_a_wrong_set_up_names_its_field_which_has_a_sentence(
    options: dict[str, Any], field: str
) -> None:
    with pytest.raises(InvalidSetup) as raised:
        Game.new(**options)
    assert raised.value.field == field
    for code in OTHERS:
        said = Language(code)("reason-bad-setup", field=field)
        assert said not in (
            Language(code)("reason-bad-setup", field="setup"),
            Language("en")("reason-bad-setup", field=field),
        )


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("problem", ["cannot_read", "cannot_write", "exists", "too_large", ""])
def test_a_file_problem_in_another_language_has_no_english_details(code: str, problem: str) -> None:
    error = BadInput("in English", problem) if problem else FourCuresError("in English")
    (said,) = explain_file_problem(error, "1.json", Language(code))
    assert "English" not in said
    english = explain_file_problem(error, "1.json", Language("en"))
    assert english[1:] == ["in English."]
    assert said != english[0]


def test_the_diseases_of_a_refusal_have_their_names() -> None:
    for code in OTHERS:
        say = Language(code)
        said = say("reason-unknown-disease", word="…")
        assert all(say(f"disease-{dashed(c)}") in said for c in ("blue", "yellow", "black", "red"))
