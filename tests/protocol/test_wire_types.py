"""The browser's types and facts match the server's messages and the rules."""

from __future__ import annotations

import importlib.util
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from fourcures.engine.rules.names import Cause, MoveKind, Role
from fourcures.protocol.facts import facts

from .. import rule_index

WEB = Path(__file__).parents[2] / "web"


@cache
def generated() -> str:
    spec = importlib.util.spec_from_file_location("wire_types", WEB / "wire_types.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    text: str = module.Wire().text()
    return text


def test_the_types_of_the_browser_are_fresh() -> None:
    assert (WEB / "src/wire/wire.ts").read_text("utf-8") == generated(), "run `make types`"


@pytest.mark.parametrize(
    "part",
    [
        'do: "move";\n  id: string;\n  text: string;\n  seat?: number | null;',
        'type: "done";\n  id: string;\n  seq: number;',
        "setup: Required<Setup>;\n  host: string;",
    ],
)
def test_defaults_are_optional_in_commands_and_required_in_messages(part: str) -> None:
    assert part in generated()


@pytest.mark.parametrize(
    "part",
    [
        'export type Visibility = "invite" | "public" | "local";',
        "  visibility?: Visibility;",
        "  roles?: Role[] | null;",
        "  code: RefusalCode | IllegalCode;",
        'export const HELP = ["off", "bookkeeping", "odds", "coach"] as const;',
    ],
)
def test_fixed_values_are_unions_with_names(part: str) -> None:
    assert part in generated()


def test_every_move_end_and_role_has_a_rule_that_exists() -> None:
    known = re.findall(r"^- (R[\d.]+) ", rule_index.PAGE.read_text("utf-8"), re.M)
    all_facts = facts()
    assert {*all_facts["rule_of_move"]} == {*get_args(MoveKind)}
    assert {*all_facts["rule_of_end"]} == {*get_args(Cause)}
    assert {*all_facts["rule_of_role"]} == {*get_args(Role)}
    for rules in (all_facts["rule_of_move"], all_facts["rule_of_end"], all_facts["rule_of_role"]):
        assert {*rules.values()} <= {*known}
    assert all_facts["rule_of_city_card"] in known


def test_each_role_has_the_rule_with_its_name() -> None:
    page = rule_index.PAGE.read_text("utf-8")
    for role, rule in facts()["rule_of_role"].items():
        assert f"- {rule} **{role.replace('_', ' ').title()}**" in page
