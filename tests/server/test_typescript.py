"""The browser's types match the server's messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from fourcures.server.typescript import written

WIRE = Path(__file__).parents[2] / "web/src/wire/wire.ts"


def test_the_types_of_the_browser_are_fresh() -> None:
    assert WIRE.read_text() == written(), "run `make types`"


@pytest.mark.breadth
def test_what_is_sent_may_leave_out_defaults_and_what_comes_is_complete() -> None:
    text = written()
    assert 'do: "move";\n  id: string;\n  text: string;\n  seat?: number | null;' in text
    assert 'type: "done";\n  id: string;\n  seq: number;' in text
    assert "setup: Required<Setup>;\n  host: string;" in text
