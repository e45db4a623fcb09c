"""Every name, event and refusal has a message."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fourcures.engine import events
from fourcures.engine import reasons as engine
from fourcures.engine.notation import FORMS
from fourcures.engine.rules.board import CITIES, DISEASES, EVENTS, FACTS, ROLES
from fourcures.protocol import refusals as table
from fourcures.table import entries
from fourcures.text.language import FOLDER, LANGUAGES, Language
from fourcures.text.names import Names
from fourcures.text.sentences import describe_event
from tests import rule_index
from tests.text.test_sentences import SAMPLES

from .messages import dashed, files, messages

CITY_NAMES = json.loads((Path(__file__).parent / "city_names.json").read_text("utf-8"))
# As in the printed rules of each language; the other names are ours.
PRINTED = {
    "role-dispatcher": {
        "en": "Dispatcher",
        "de": "Logistiker",
        "pl": "Logistyk",
        "ru": "Диспетчер",
    },
    "role-medic": {"en": "Medic", "de": "Arzt", "pl": "Sanitariusz", "ru": "Врач"},
    "role-operations-expert": {
        "en": "Operations Expert",
        "de": "Betriebsexperte",
        "pl": "Kierownik budowy",
        "ru": "Инженер",
    },
    "role-researcher": {
        "en": "Researcher",
        "de": "Forscherin",
        "pl": "Badacz",
        "ru": "Исследователь",
    },
    "role-scientist": {
        "en": "Scientist",
        "de": "Wissenschaftler",
        "pl": "Naukowiec",
        "ru": "Учёный",
    },
    "role-contingency-planner": {
        "en": "Contingency Planner",
        "pl": "Szef „Planu B”",
        "ru": "Эксперт по чрезвычайным ситуациям",
    },
    "role-quarantine-specialist": {
        "en": "Quarantine Specialist",
        "pl": "Specjalista ds. kwarantanny",
        "ru": "Специалист по карантину",
    },
    "event-airlift": {
        "en": "Airlift",
        "de": "Luftbrücke",
        "pl": "Most powietrzny",
        "ru": "Переброска",
    },
    "event-forecast": {"en": "Forecast", "de": "Prognose"},
    "event-government-grant": {"en": "Government Grant", "de": "Regierungssubventionen"},
    "event-one-quiet-night": {
        "en": "One Quiet Night",
        "de": "Eine ruhige Nacht",
        "pl": "Spokojna noc",
    },
    "event-resilient-population": {
        "en": "Resilient Population",
        "de": "Zähe Bevölkerung",
        "pl": "Wzrost odporności",
    },
}


@pytest.mark.parametrize("code", LANGUAGES)
def test_cities_have_their_names(code: str) -> None:
    said = {city: Language(code)(f"city-{dashed(city)}") for city in (*CITIES, "toronto")}
    assert said == {city: names[code] for city, names in CITY_NAMES.items()}
    assert code != "en" or all(said[city["id"]] == city["name_en"] for city in FACTS)


@pytest.mark.parametrize("code", LANGUAGES)
def test_roles_and_events_are_called_as_in_the_printed_rules(code: str) -> None:
    printed = {name: by_code[code] for name, by_code in PRINTED.items() if code in by_code}
    assert {name: Language(code)(name) for name in printed} == printed


@pytest.mark.parametrize("code", LANGUAGES)
def test_names_are_unique(code: str) -> None:
    say = Language(code)
    for kind, things in (("role", ROLES), ("event", EVENTS), ("disease", DISEASES)):
        assert len({say(f"{kind}-{dashed(thing)}") for thing in things}) == len(things)
    letters = [say(f"role-{dashed(role)}-letter") for role in ROLES]
    assert len(set(letters)) == len(ROLES)
    assert all(len(letter) == 1 for letter in letters)
    shorts = [say(f"role-{dashed(role)}-short") for role in ROLES]
    assert all(len(short) <= 11 for short in shorts)


def test_every_reason_has_a_sentence() -> None:
    codes = {*engine.SENTENCES, *table.SENTENCES}
    assert {f"reason-{dashed(code)}" for code in codes} <= messages("en").keys()


def test_reasons_for_people_use_only_what_a_refusal_carries() -> None:
    """The engine's own sentences are for logs and exceptions; they contain the parameters."""
    for code, text in (table.SENTENCES | engine.SENTENCES).items():
        said = messages("en")[f"reason-{dashed(code)}"].arguments
        assert said <= set(re.findall(r"{(\w+)}", text)) | MORE.get(code, set()), code


MORE = {"bad_setup": {"field"}, "not_your_turn": {"player"}}  # in addition to those in the sentence


def subclasses(module: object, base: type) -> set[str]:
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    return {kind.__name__.lower() for kind in kinds if issubclass(kind, base) and kind is not base}


def test_every_event_and_every_log_entry_has_a_sentence() -> None:
    happened = subclasses(events, events.Event)
    assert {f"log-{kind}" for kind in happened} == named("log-", "log.ftl")
    assert {f"entry-{kind}" for kind in subclasses(entries, entries.Entry)} == named(
        "entry-", "log.ftl"
    )


def named(prefix: str, file: str) -> set[str]:
    here = {name for name, message in messages("en").items() if message.file == file}
    return {name for name in here if name.startswith(prefix)}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("event", SAMPLES, ids=repr)
def test_an_event_is_a_whole_sentence(event: events.Event, code: str) -> None:
    said = describe_event(event, Names(language=Language(code)))
    assert said[-1] in ".!"
    assert not re.search(r"[{}$_]|None|  ", said)


def test_every_rule_has_a_text_and_every_chapter_a_title() -> None:
    page = rule_index.PAGE.read_text("utf-8")
    rules = re.findall(r"^- R(\d+)\.(\d+) ", page, re.M)
    assert {f"rule-R{a}-{b}" for a, b in rules} == {
        n for n in named("rule-", "rules.ftl") if "-" in n[5:]
    }
    chapters = {f"rule-R{a}" for a, _ in rules}
    assert chapters == {n for n in named("rule-", "rules.ftl") if "-" not in n[5:]}
    assert all(messages("en")[chapter].attributes == {"title"} for chapter in chapters)


def test_every_kind_of_move_has_a_menu_text() -> None:
    wanted = {f"move-{verb}" for verb in FORMS if verb != "move"}
    ways = {f"move-other-{way}" for way in ("drive", "direct", "charter", "shuttle", "join")}
    stations = {"move-build-moving", "move-grant-moving"}
    with_me = {"move-give-you", "move-take-you", "move-bring-you"}  # said to the other player
    assert wanted | ways | stations | with_me == named("move-", "moves.ftl")


def test_the_readme_lists_every_file() -> None:
    listed = re.findall(r"`(\w+\.ftl)`", (FOLDER / "README.md").read_text("utf-8"))
    assert set(listed) == set(files())
