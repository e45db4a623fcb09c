"""Tags in messages and in the log are snake case; those of version 0.1 are still accepted."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec
import pytest

from fourcures.engine import events
from fourcures.table import commands, entries, messages


@pytest.mark.parametrize(
    "union", [commands.AnyCommand, messages.Incoming, entries.AnyEntry, events.AnyEvent]
)
def test_every_tag_is_the_name_in_snake_case(union: Any) -> None:
    for kind in get_args(union):
        tag = kind.__struct_config__.tag
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", tag)
        assert tag.replace("_", "") in kind.__name__.lower()


def test_entries_of_old_logs_are_read_and_written_with_todays_tags() -> None:
    old = b'{"kind":"wenton","by":"ann","command":"1","holder":"ann"}'
    entry = entries.decode(old)
    assert entry == entries.WentOn(by="ann", command="1", holder="ann")
    assert b'"kind":"went_on"' in entries.encode(entry)


@pytest.mark.parametrize(
    ("old", "command"),
    [
        ('{"do":"goon","id":"1"}', commands.GoOn(id="1")),
        ('{"do":"takeback","id":"1","seat":2}', commands.ReclaimSeat(id="1", seat=2)),
        ('{"do":"whynot","id":"1","text":"pass"}', messages.WhyNot(id="1", text="pass")),
    ],
)
def test_commands_of_an_old_page_are_understood(old: str, command: messages.Incoming) -> None:
    assert messages.decode(old) == command


@pytest.mark.parametrize(
    "text",
    [
        '{"do":"nothing","id":"1"}',
        '{"do":"goon"}',
        '{"do":"goon","id":"1","more":1}',
        '{"do":["goon"],"id":"1"}',
        '["goon"]',
        '"goon"',
    ],
)
def test_nothing_else_is_let_through(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        messages.decode(text)
