"""The cache folder for machine code: the user's cache, or else a private temporary folder."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from fourcures.compiled.jit import cache_folder


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder for temporary files, and make the cache unwritable."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    return folder


def test_the_cache_is_where_xdg_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folder = cache_folder()
    assert folder.parent == tmp_path / "fourcures"
    assert folder.is_dir() and folder == cache_folder()


def test_without_a_writable_cache_a_private_temporary_folder_is_used(temporary: Path) -> None:
    folder = cache_folder()
    assert folder.parent == temporary and f"-{os.getuid()}-" in folder.name
    assert folder.stat().st_mode & 0o777 == 0o700
    assert cache_folder() == folder


def test_without_user_ids_a_temporary_folder_is_used(
    temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "getuid")
    assert cache_folder().parent == temporary


def test_machine_code_of_somebody_else_is_not_used(
    temporary: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: mine + 1)
    others = {cache_folder(), cache_folder()}  # the folder of that name is ours
    assert len(others) == 2 and len(list(temporary.iterdir())) == 3
    assert all(folder.parent == temporary and not list(folder.iterdir()) for folder in others)
