"""Control characters in any field of any message of a socket: refused with the field's name."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from fourcures.protocol import messages
from tests.sizes import sweep

from ..http.test_plain_text import nest, texts_in
from ..site import serving


def fields_of(kind: type[msgspec.Struct]) -> list[str]:
    """Return the places of the texts that a message of a kind can have."""
    (schema,), parts = msgspec.json.schema_components([kind])
    return [
        field
        for field in texts_in(schema, {"components": {"schemas": parts}})
        if field not in ("do", "id")
    ]


@pytest.mark.parametrize("text", sweep(["a\0b", "\udcff", "\x1b[2J", "\x85"]), ids=ascii)
def test_a_control_character_in_any_field_is_refused_and_changes_nothing(
    text: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with serving(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}") as site:
            ann = await site.person("Ann")
            opened = await ann.create(visibility="local")
            await ann.join(opened["id"])
            live = await site.inside.tables.get(opened["id"])
            before, asked = live.room, 0
            for kind in get_args(messages.Incoming):
                for field in fields_of(kind):
                    sent = nest(field, text)
                    assert isinstance(sent, dict)
                    answer = await ann.ask(kind.__struct_config__.tag, **sent)
                    assert (answer["type"], answer["code"]) == ("refused", "bad_text"), field
                    assert answer["args"]["field"] == field
                    asked += 1
            assert asked > 20
            assert live.room is before
            # The id is sent back only if it is text.
            assert ann.socket is not None
            await ann.socket.send(json.dumps({"do": "undo", "id": text}))
            await ann.do("agree", yes=True)

    asyncio.run(story())
