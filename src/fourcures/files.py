"""User files: read untrusted JSON, save records."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import msgspec

from .engine.errors import FourCuresError
from .engine.position.schema import Json
from .protocol.refusals import Refused
from .protocol.texts import check_json

LAST_GAME = "last-game.json"  # the unfinished game that was left last
FINISHED_GAME = "finished-game.json"  # the game that was finished last, for a review
LARGEST = 20_000_000  # bytes; the longest record is far below one million
FILE_ERRORS = (OSError, ValueError, RuntimeError)  # also NUL in a name, and ~ without a home


class BadInput(FourCuresError):
    """The input or the file cannot be used; the message says why.

    `code` names the problem with a file, for a sentence in the language of the table.
    """

    def __init__(self, message: str, code: str = "not_a_game") -> None:
        super().__init__(message)
        self.code = code


def read_bytes(name: str) -> bytes:
    """Return the content of a file (`-` is standard input); raise BadInput if it cannot be read."""
    try:
        if name == "-":
            if sys.stdin is None:
                raise BadInput("standard input is closed", "cannot_read")
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with Path(name).expanduser().open("rb") as file:
                content = file.read(LARGEST + 1)
    except FILE_ERRORS as error:
        raise BadInput(f"cannot read {name}: {reason_of(error)}", "cannot_read") from None
    if len(content) > LARGEST:
        raise BadInput(f"{name} is larger than the limit of {LARGEST // 1_000_000} MB", "too_large")
    return content


def read_json(name: str) -> object:
    """Return the JSON document of a file; raise BadInput if it is not JSON."""
    content = read_bytes(name).removeprefix(b"\xef\xbb\xbf")
    where = "standard input" if name == "-" else name
    try:
        check_json(content.decode())
        return msgspec.json.decode(content)
    except Refused as no:
        raise BadInput(f"{where}: {no}") from None
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadInput(f"{where} is not JSON: {error}") from None


def path_of(name: str | None) -> Path | None:
    """Return the path of a file name, or None for standard input."""
    return None if name is None or name == "-" else Path(name).expanduser()


def save_record(name: str, record: Json) -> Path:
    """Write a record and return its path; overwrite an older record, but no other file."""
    try:
        path = Path(name).expanduser()
        if path.exists() and not is_record(path):
            raise BadInput(f"{path} exists and is not a saved game; choose another name", "exists")
        replace_file(path, json.dumps(record).encode() + b"\n")
    except FILE_ERRORS as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput(f"cannot write {name}: {reason_of(error)}", "cannot_write") from None
    return path


def replace_file(path: Path, content: bytes) -> None:
    """Write a temporary file and rename it, so that a full disk does not destroy the older one."""
    beside = path.with_name(path.name + ".part")
    beside.write_bytes(content)
    beside.replace(path)


def reason_of(error: Exception) -> str:
    """Return why a file cannot be used, without its name."""
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


def data_folder() -> Path:
    """Return the folder of this user's data: games and saved records."""
    from platformdirs import user_data_path  # the benchmarks and the laboratory run without it

    return user_data_path("fourcures", appauthor=False)


def save_last_game(record: Json, name: str = LAST_GAME) -> Path:
    """Save the game that was left last, replacing the previous one; return its path."""
    try:
        folder = data_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError) as error:  # there may be no home directory
        raise BadInput(f"the game cannot be saved: {error}", "cannot_write") from None
    return save_record(str(folder / name), record)


def check_writable(file: Path) -> None:
    """Raise BadInput if a file cannot be written later."""
    if file.is_dir():
        raise BadInput(f"{file} is a folder, not a file")
    if not file.absolute().parent.is_dir():
        raise BadInput(f"there is no folder {file.parent} for {file.name}")


def is_record(path: Path) -> bool:
    """Return whether a file looks like a record."""
    try:
        document = msgspec.json.decode(path.read_bytes())
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return False
    return isinstance(document, dict) and "lines" in document and "setup" in document


if sys.platform == "win32":  # pragma: no cover
    FAR = 2**31 - 2  # a byte that no text has, so that others can still read the file

    def lock_file(handle: int) -> None:
        """Lock the file until it is closed; raise BlockingIOError at once if it is locked."""
        import msvcrt

        here = os.lseek(handle, 0, os.SEEK_CUR)
        os.lseek(handle, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None
        finally:
            os.lseek(handle, here, os.SEEK_SET)

else:

    def lock_file(handle: int) -> None:
        """Lock the file until it is closed; raise BlockingIOError at once if it is locked."""
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
