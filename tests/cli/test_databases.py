"""What commands about databases print."""

from __future__ import annotations

import pytest

from fourcures.cli.databases import format_rows


@pytest.mark.parametrize(("count", "text"), [(0, "0 rows"), (1, "1 row"), (2, "2 rows")])
def test_rows_are_counted_in_singular_and_plural(count: int, text: str) -> None:
    assert format_rows(count) == text
