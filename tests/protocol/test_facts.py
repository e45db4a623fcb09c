"""The facts that clients get with their types agree with the rules and their texts."""

from __future__ import annotations

import re

import pytest

from fourcures import Game, InvalidPosition
from fourcures.engine.notation import KINDS
from fourcures.engine.rules.board import CITIES, CITY, DISEASES, EVENTS, NEIGHBOR_MASK, ROLES
from fourcures.engine.rules.log import BY_ERADICATION
from fourcures.engine.rules.roles import protector
from fourcures.protocol.facts import facts
from fourcures.text.language import Language

FACTS = facts()
say = Language("en")


def test_the_numbers_are_those_of_the_rules() -> None:
    assert (FACTS["actions"], FACTS["cards_drawn"], FACTS["hand_limit"]) == (4, 2, 7)
    assert (FACTS["cubes"], FACTS["city_limit"], FACTS["outbreaks"]) == (24, 3, 8)
    assert FACTS["starting_hand"] == {2: 4, 3: 3, 4: 2}
    assert FACTS["hands"] == {4: "open", 5: "private", 6: "private"}
    assert FACTS["first_infections"] == [{"cubes": n, "cities": 3} for n in (3, 2, 1)]
    assert {role: n for role, n in FACTS["cards_for_cure"].items() if n != 5} == {"scientist": 4}
    assert {edition: len(roles) for edition, roles in FACTS["roles"].items()} == {
        "2008": 5,
        "2013": 7,
    }


@pytest.mark.parametrize("roles", [["medic", "quarantine_specialist"], ["medic", "researcher"]])
@pytest.mark.parametrize("city", ["atlanta", "cairo"])
def test_the_guards_keep_out_the_same_cubes_as_the_rules(roles: list[str], city: str) -> None:
    states = ("uncured", "cured", "eradicated", "cured")
    game = Game.from_position(
        {
            "players": [
                {"role": role, "city": there}
                for role, there in zip(roles, [city, "milan"], strict=True)
            ],
            "diseases": dict(zip(DISEASES, states, strict=True)),
            "cubes": {"lima": {"yellow": 1}, "tokyo": {"red": 1}},
        }
    )
    s = game.state
    for number, name in enumerate(CITIES):
        for disease, state in enumerate(states):
            by_rules = protector(s, number, disease) not in (0, BY_ERADICATION)
            by_facts = any(
                state in guard["states"]
                and (at == name or (guard["neighbors"] and NEIGHBOR_MASK[CITY[at]] >> number & 1))
                for role, at in zip(roles, [city, "milan"], strict=True)
                if (guard := FACTS["guards"].get(role))
            )
            assert by_facts == by_rules, (name, DISEASES[disease])


def test_the_piles_of_a_deal_are_known_for_every_set_up() -> None:
    for players, by_difficulty in FACTS["piles"].items():
        cards = len(CITIES) + len(EVENTS) - players * FACTS["starting_hand"][players]
        for epidemics, piles in by_difficulty.items():
            assert len(piles) == epidemics
            assert sum(piles) == cards + epidemics
            assert piles == sorted(piles, reverse=True)


def test_only_the_planner_stores_an_event() -> None:
    for role in ROLES:
        position = {"players": [{"role": role, "stored": "airlift"}, {"role": other(role)}]}
        if role == FACTS["stores"]:
            Game.from_position(position)
        else:
            with pytest.raises(InvalidPosition):
                Game.from_position(position)


def other(role: str) -> str:
    return next(one for one in ROLES if one != role)


def test_every_role_event_and_move_has_its_rule() -> None:
    for role in ROLES:
        assert name_of("role", role) in rule(FACTS["rule_of_role"][role])
    for event in EVENTS:
        assert name_of("event", event) in rule(FACTS["rule_of_event"][event])
    assert set(FACTS["rule_of_move"]) == set(KINDS)
    for kind in ("drive", "direct", "charter", "shuttle", "build", "treat", "cure"):
        assert kind in rule(FACTS["rule_of_move"][kind]).lower()


def test_every_rule_number_exists() -> None:
    numbers = re.findall(r"R\d+(?:\.\d+)?", repr(FACTS))
    assert len(numbers) > 40
    for number in numbers:
        assert rule(number)


def rule(number: str) -> str:
    """Return the text of a rule, or the title of a chapter."""
    name = f"rule-{number.replace('.', '-')}"
    return say(name if "-" in name[5:] else f"{name}.title")


def name_of(kind: str, code: str) -> str:
    return say(f"{kind}-{code.replace('_', '-')}")


@pytest.mark.parametrize("role", ROLES)
def test_a_role_that_treats_all_removes_every_cube_at_once(role: str) -> None:
    other = next(one for one in ROLES if one != role)
    game = Game.from_position(
        {
            "players": [{"role": role, "city": "paris"}, {"role": other, "city": "lima"}],
            "cubes": {"paris": {"blue": 3}},
        }
    )
    game.play("treat blue")
    left = game.position()["cubes"].get("paris", {}).get("blue", 0)
    assert (left == 0) == (role in FACTS["treats_all"])
