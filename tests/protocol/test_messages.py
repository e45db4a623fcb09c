"""Tags in messages and in the log are snake case, and clients send nothing else."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from fourcures.engine import events
from fourcures.protocol import commands, messages
from fourcures.table import entries


def test_nobody_else_can_give_a_move_a_reason() -> None:
    for said in (
        '{"do": "move", "id": "x", "text": "pass", "why": {"code": "cures"}}',
        '{"do": "answer", "id": "x", "request": 1, "yes": false, "why": {"code": "declines"}}',
    ):
        with pytest.raises(msgspec.ValidationError):
            messages.decode(said)


@pytest.mark.parametrize(
    "union", [commands.AnyCommand, messages.Incoming, entries.AnyEntry, events.AnyEvent]
)
def test_every_tag_is_the_name_in_snake_case(union: Any) -> None:
    for kind in get_args(union):
        tag = kind.__struct_config__.tag
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", tag)
        assert tag.replace("_", "") in kind.__name__.lower()


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"nothing","id":"1"}',
        '{"do":"goon","id":"1"}',
        '{"do":"go_on"}',
        '{"do":"go_on","id":"1","more":1}',
        '{"do":["go_on"],"id":"1"}',
        '["go_on"]',
        '"go_on"',
    ],
)
def test_an_unknown_or_malformed_command_is_refused(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        messages.decode(text)
