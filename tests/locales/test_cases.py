"""Names appear in the grammatical case that their sentence needs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.visitor import Visitor

from fourcures.engine.rules.board import CITIES, DISEASES, ROLES
from fourcures.text.language import FOLDER, LANGUAGES, Language
from fourcures.text.names import KINDS, Names

from .messages import OTHERS, dashed, messages

# For Polish and Russian: a message, its arguments with ids for names, and the sentence.
SENTENCES: dict[str, list[tuple[str, dict[str, Any], str]]] = json.loads(
    (Path(__file__).parent / "sentences.json").read_text("utf-8")
)
# The forms that names of each kind can have.
CASES = {
    "de": {
        "city": set(),
        "role": {"nom", "acc", "dat", "gen", "from"},
        "disease": {"cube", "cube-acc", "many"},
    },
    "pl": {
        "city": {"gen", "acc", "loc"},
        "role": {"gen", "dat", "acc", "ins"},
        "disease": {"gen", "acc", "cube", "few", "many"},
    },
    "ru": {
        "city": {"gen", "acc", "prep"},
        "role": {"gen", "dat", "acc", "ins"},
        "disease": {"gen", "acc", "cube", "few", "many"},
    },
}
KIND = {
    "city": "city",
    "origin": "city",
    "from": "city",
    "disease": "disease",
}  # the rest are roles


@pytest.mark.parametrize(
    ("code", "message", "given", "said"),
    [(code, *row) for code, rows in SENTENCES.items() for row in rows],
)
def test_a_sentence_inflects_its_names(
    code: str, message: str, given: dict[str, Any], said: str
) -> None:
    names = Names(language=Language(code))
    ids = ("how", "word")  # not names
    arguments = {k: v if k in ids or v not in KINDS else names(v) for k, v in given.items()}
    assert names.say(message, **arguments) == said


def test_many_sentences_inflect_names() -> None:
    assert all(len(rows) >= 40 for rows in SENTENCES.values())


class Forms(Visitor):
    """Collect which form of which argument the messages request."""

    def __init__(self) -> None:
        self.asked: set[tuple[str, str]] = set()

    def visit_FunctionReference(self, node: Any) -> None:
        if node.id.name == "FORM":
            named = {one.name.name: one.value.value for one in node.arguments.named}
            self.asked.add((node.arguments.positional[0].id.name, named["case"]))


@pytest.mark.parametrize("code", LANGUAGES)
def test_messages_ask_only_for_forms_that_exist(code: str) -> None:
    forms = Forms()
    for path in (FOLDER / code).glob("*.ftl"):
        forms.visit(FluentParser().parse(path.read_text("utf-8")))
    plain = {"nom"}  # the form that equals the name
    unknown = [
        (name, case)
        for name, case in forms.asked
        if case not in CASES.get(code, {}).get(KIND.get(name, "role"), set()) | plain
    ]
    assert unknown == []


@pytest.mark.parametrize("code", OTHERS)
def test_names_have_only_forms_of_their_language(code: str) -> None:
    wrong = {
        name: sorted(message.attributes)
        for name, message in messages(code).items()
        if message.file == "names.ftl"
        and not message.attributes <= CASES[code].get(name.split("-")[0], set())
    }
    assert wrong == {}


@pytest.mark.parametrize("code", OTHERS)
def test_roles_and_diseases_have_all_forms(code: str) -> None:
    for kind, things in (("role", ROLES), ("disease", DISEASES)):
        for thing in things:
            found = messages(code)[f"{kind}-{dashed(thing)}"].attributes
            assert found == CASES[code][kind], thing


@pytest.mark.parametrize("code", ["pl", "ru"])
def test_declinable_cities_have_every_form_that_differs(code: str) -> None:
    """A city with one form has all others, except an accusative that equals the nominative."""
    needed = CASES[code]["city"] - {"acc"}
    for city in CITIES:
        forms = messages(code)[f"city-{dashed(city)}"].attributes
        assert not forms or needed <= forms, city
        name = Language(code)(f"city-{dashed(city)}")
        feminine = name.endswith({"pl": "a", "ru": "\N{CYRILLIC SMALL LETTER A}"}[code])
        assert not feminine or forms == CASES[code]["city"], city
