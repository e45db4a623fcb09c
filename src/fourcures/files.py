"""Files that people name: reading JSON that anyone may have written, saving records."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from .engine.errors import FourCuresError
from .engine.position.schema import Json

LAST_GAME = "last-game.json"  # the game that was left last
LARGEST = 20_000_000  # bytes; the longest record is far below one million


class BadInput(FourCuresError):
    """What was typed, or a file that was named, cannot be used; the message says why.

    `code` is what the terminal table tells in its own language about a file.
    """

    def __init__(self, message: str, code: str = "not_a_game") -> None:
        super().__init__(message)
        self.code = code


def read_bytes(name: str) -> bytes:
    """What a file holds, `-` being standard input; BadInput if it cannot be read."""
    try:
        if name == "-":
            if sys.stdin is None:
                raise BadInput("standard input is closed", "cannot_read")
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).expanduser().open("rb") as file:
                content = file.read(LARGEST + 1)
    except (OSError, ValueError, RuntimeError) as error:  # a NUL in the name, a ~ without a home
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadInput(f"cannot read {name}: {reason}", "cannot_read") from None
    if len(content) > LARGEST:
        raise BadInput(f"{name} is larger than {LARGEST // 1_000_000} MB", "too_large")
    return content


def read_json(name: str) -> object:
    """The JSON document of a file; BadInput says what is wrong with it."""
    content = read_bytes(name)
    try:
        return msgspec.json.decode(content.removeprefix(b"\xef\xbb\xbf"))
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        where = "standard input" if name == "-" else name
        raise BadInput(f"{where} is not JSON: {error}") from None


def file_of(name: str | None) -> Path | None:
    """The file that was read under a name, unless it was the standard input."""
    return None if name is None or name == "-" else Path(name).expanduser()


def keep_record(name: str, record: Json) -> Path:
    """Writes a record; overwrites an older record, but no file of another kind."""
    try:
        path = Path(name).expanduser()
        if path.exists() and not is_record(path):
            raise BadInput(f"{path} exists and is not a saved game; choose another name", "exists")
        # Written beside and then renamed: a full disk does not cost the older save.
        beside = path.with_name(path.name + ".part")
        beside.write_text(json.dumps(record) + "\n", "utf-8")
        beside.replace(path)
    except (OSError, ValueError, RuntimeError) as error:
        if isinstance(error, BadInput):
            raise
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise BadInput(f"cannot write {name}: {reason}", "cannot_write") from None
    return path


def data_folder() -> Path:
    """Return the folder of this user's data: tables and saved games.

    Where `XDG_DATA_HOME` says, or where the operating system keeps such data; a folder of an
    earlier release in `~/.local/share` stays in use.
    """
    folder = user_data_path("fourcures", appauthor=False)
    if folder.is_dir() or os.environ.get("XDG_DATA_HOME"):
        return folder
    earlier = Path.home() / ".local" / "share" / "fourcures"
    return earlier if earlier.is_dir() else folder


def keep_last_game(record: Json) -> Path:
    """Keeps the game that was left last, in the place of the one before it."""
    try:
        folder = data_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:  # there may be no home
        raise BadInput(f"the game cannot be kept: {error}", "cannot_write") from None
    return keep_record(str(folder / LAST_GAME), record)


def check_place(file: Path) -> None:
    """Refuses before the work a file that could not be written after it."""
    if file.is_dir():
        raise BadInput(f"{file} is a folder, not a file")
    if not file.absolute().parent.is_dir():
        raise BadInput(f"there is no folder {file.parent} to write {file.name} into")


def is_record(path: Path) -> bool:
    """Whether a file is a record, as far as its outline shows."""
    try:
        document = msgspec.json.decode(path.read_bytes())
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return isinstance(document, dict) and "lines" in document and "setup" in document
