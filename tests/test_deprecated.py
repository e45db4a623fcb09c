"""Deprecated names still work, and the warning has the new name."""

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
    with pytest.warns(DeprecationWarning, match="is_undoable"):
        assert game.can_undo() == game.is_undoable
    with pytest.warns(DeprecationWarning, match="latest_line"):
        assert game.last_line() == game.latest_line
    with pytest.warns(DeprecationWarning, match="undo_line"):
        assert game.undo_target() == game.undo_line
    move = game.legal_moves[0]
    with pytest.warns(DeprecationWarning, match="plays_event"):
        assert move.is_event() == move.plays_event
    view = game.view(0)
    with pytest.warns(DeprecationWarning, match="legal_moves"):
        assert view.legal == view.legal_moves
    with pytest.warns(DeprecationWarning, match=r"fourcures\.Event"):
        assert fourcures.Happening is fourcures.Event


def test_unknown_names_are_unknown() -> None:
    with pytest.raises(AttributeError, match="Nothing"):
        fourcures.Nothing  # noqa: B018
