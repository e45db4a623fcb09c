"""What clients may send."""

from __future__ import annotations

import msgspec
import pytest

from fourcures.protocol import messages


def test_nobody_else_can_give_a_move_a_reason() -> None:
    for said in (
        '{"do": "move", "id": "x", "text": "pass", "why": {"code": "cures"}}',
        '{"do": "answer", "id": "x", "request": 1, "yes": false, "why": {"code": "declines"}}',
    ):
        with pytest.raises(msgspec.ValidationError):
            messages.decode(said)
