"""Names of the version before still work, and say what they are called now."""

from __future__ import annotations

import pytest

import fourcures
from fourcures import Game


def test_old_names_work_and_warn() -> None:
    game = Game.new(seed=1)
    with pytest.warns(DeprecationWarning, match="legal_moves"):
        assert game.legal() == game.legal_moves
    with pytest.warns(DeprecationWarning, match="copy"):
        assert game.fork().position() == game.position()
    view = game.view(0)
    with pytest.warns(DeprecationWarning, match="legal_moves"):
        assert view.legal == view.legal_moves
    with pytest.warns(DeprecationWarning, match=r"fourcures\.Event"):
        assert fourcures.Happening is fourcures.Event


def test_unknown_names_are_unknown() -> None:
    with pytest.raises(AttributeError, match="Nothing"):
        fourcures.Nothing  # noqa: B018
