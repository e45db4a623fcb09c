"""Which language a code stands for."""

from __future__ import annotations

import pytest

from fourcures.cli import main
from fourcures.text.codes import find_language


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("de", "de"),
        ("DE", "de"),
        ("de-AT", "de"),
        ("pl_PL.UTF-8", "pl"),
        (" ru ", "ru"),
        ("zxx", None),  # reserved for no language
        ("den", None),
        ("", None),
    ],
)
def test_a_code_is_read_in_any_spelling(text: str, code: str | None) -> None:
    assert find_language(text) == code


def test_the_option_takes_the_same_spellings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--language", "de-AT", "--help"]) == 0
    capsys.readouterr()
    assert main(["play", "--language", "zxx"]) == 2
    assert "choose from 'en', 'de'" in capsys.readouterr().err
