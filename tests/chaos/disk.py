"""A disk under SQLite that can be slow, full or broken, and that knows which bytes are durable.

It runs in the process of the server, as an SQLite VFS that wraps the usual one. Every write goes to
the real file. After a sync, the bytes that it made durable are also written to a second folder, the
*platter*. So a power cut keeps what is on the platter, and any part of the rest (`survive`).

- A full disk refuses writes that make a file longer, with SQLITE_FULL.
- A broken disk fails syncs, and the bytes that should have become durable never do.
- A slow disk sleeps before each sync.
"""

from __future__ import annotations

import ctypes
import os
import random
import shutil
import threading
import time
from collections import defaultdict
from ctypes import POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from pathlib import Path
from typing import Any

from .dials import BROKEN, FULL, SLOW, Dials

OK, DISK_FULL, FSYNC_FAILED = 0, 13, 10 | 4 << 8
MAIN_DB, WAL = 0x100, 0x80000  # flags of the files that are watched
SECTOR = 512  # bytes that a disk writes as a whole

Write = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
Truncate = ctypes.CFUNCTYPE(c_int, c_void_p, c_int64)
Sync = ctypes.CFUNCTYPE(c_int, c_void_p, c_int)
Open = ctypes.CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, c_void_p)
Delete = ctypes.CFUNCTYPE(c_int, c_void_p, c_char_p, c_int)


class Methods(Structure):
    """`sqlite3_io_methods`, with the functions that are wrapped by name."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", Write),
        ("truncate", Truncate),
        ("sync", Sync),
        ("others", c_void_p * 13),
    )


class Vfs(Structure):
    """`sqlite3_vfs`, with the functions that are wrapped by name."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", Open),
        ("delete", Delete),
        ("others", c_void_p * 14),
    )


class Platter:
    """Copies of files, with only the bytes that are durable."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.lock = threading.Lock()
        self.copied: set[str] = set()  # files whose older bytes are on the platter
        self.waiting: dict[str, list[tuple[int, bytes | None]]] = defaultdict(list)

    def written(self, path: str, offset: int, data: bytes | None) -> None:
        """Note bytes that are not durable yet; None: the file was cut at this offset."""
        with self.lock:
            self.waiting[path].append((offset, data))

    def synced(self, path: str) -> None:
        """Make all bytes of a file durable, including those of a process that was killed."""
        with self.lock:
            copy = self.folder / Path(path).name
            waiting = self.waiting.pop(path, [])
            if path not in self.copied:
                fresh = copy.with_suffix(".new")
                shutil.copyfile(path, fresh)
                fresh.replace(copy)
                self.copied.add(path)
                return
            with copy.open("r+b") as file:
                for offset, data in waiting:
                    if data is None:
                        file.truncate(offset)
                    else:
                        file.seek(offset)
                        file.write(data)

    def lost(self, path: str) -> None:
        """Forget the bytes of a sync that failed, as Linux may do."""
        with self.lock:
            self.waiting.pop(path, None)

    def deleted(self, path: str) -> None:
        with self.lock:
            self.copied.discard(path)
            self.waiting.pop(path, None)
            (self.folder / Path(path).name).unlink(missing_ok=True)


class Disk:
    """The VFS; the callbacks must live as long as the process."""

    def __init__(self, dials: Dials, platter: Platter) -> None:
        self.dials, self.platter = dials, platter
        self.library = library()
        self.library.sqlite3_vfs_find.restype = POINTER(Vfs)
        usual = self.library.sqlite3_vfs_find(None)
        self.usual: Vfs = usual.contents
        self.vfs = Vfs()
        ctypes.pointer(self.vfs)[0] = self.usual
        self.vfs.name = b"chaos"
        self.vfs.open, self.vfs.delete = Open(self.open), Delete(self.delete)
        self.paths: dict[int, str] = {}  # by the address of the open file
        self.methods: dict[int, tuple[Methods, Methods]] = {}  # usual and wrapped
        self.of_file: dict[int, Methods] = {}  # the usual ones, by the address of the open file

    def install(self) -> None:
        """Make this the disk of all SQLite files that this process opens from now on."""
        self.library.sqlite3_vfs_register(ctypes.byref(self.vfs), 1)

    def open(self, vfs: int, name: int, file: int, flags: int, out: int) -> int:
        code: int = self.usual.open(vfs, name, file, flags, out)
        if code == OK and name and flags & (MAIN_DB | WAL):
            place = ctypes.cast(file, POINTER(c_void_p))
            usual, wrapped = self.wrapped(place[0])
            self.paths[file] = os.fsdecode(ctypes.string_at(name))
            self.of_file[file] = usual
            place[0] = ctypes.addressof(wrapped)
        return code

    def wrapped(self, address: int) -> tuple[Methods, Methods]:
        if address not in self.methods:
            usual = ctypes.cast(address, POINTER(Methods)).contents
            wrapped = Methods()
            ctypes.pointer(wrapped)[0] = usual
            wrapped.write, wrapped.sync = Write(self.write), Sync(self.sync)
            wrapped.truncate = Truncate(self.truncate)
            self.methods[address] = (usual, wrapped)
        return self.methods[address]

    def delete(self, vfs: int, name: bytes, durable: int) -> int:
        code: int = self.usual.delete(vfs, name, durable)
        if code == OK:
            self.platter.deleted(os.fsdecode(name))
        return code

    def write(self, file: int, data: int, amount: int, offset: int) -> int:
        path = self.paths[file]
        if self.dials[FULL] and offset + amount > Path(path).stat().st_size:
            return DISK_FULL
        code: int = self.of_file[file].write(file, data, amount, offset)
        if code == OK:
            self.platter.written(path, offset, ctypes.string_at(data, amount))
        return code

    def truncate(self, file: int, size: int) -> int:
        code: int = self.of_file[file].truncate(file, size)
        if code == OK:
            self.platter.written(self.paths[file], size, None)
        return code

    def sync(self, file: int, flags: int) -> int:
        time.sleep(self.dials[SLOW])
        if self.dials[BROKEN]:
            self.platter.lost(self.paths[file])
            return FSYNC_FAILED
        code: int = self.of_file[file].sync(file, flags)
        if code == OK:
            self.platter.synced(self.paths[file])
        return code


def library() -> Any:
    """Return the SQLite library that Python uses; exit if its functions cannot be found."""
    import _sqlite3

    found = ctypes.CDLL(getattr(_sqlite3, "__file__", None))
    if not hasattr(found, "sqlite3_vfs_find"):
        raise SystemExit(
            "This Python hides the functions of its SQLite, so power cuts and full disks cannot be"
            " simulated: use a Python with a shared SQLite library, such as that of a Linux system"
        )
    return found


def survive(path: Path, platter: Path, rng: random.Random) -> None:
    """Replace a file by what a power cut leaves of it.

    Sectors that were written but not synced are there or not, in any combination.
    """
    durable = platter / path.name
    if not durable.exists():
        path.unlink(missing_ok=True)
        return
    kept, written = durable.read_bytes(), path.read_bytes() if path.exists() else b""
    share = rng.choice((0.0, 0.5, 0.95, 1.0))  # of the sectors that were not synced
    left = bytearray()
    for start in range(0, max(len(kept), len(written)), SECTOR):
        old, new = kept[start : start + SECTOR], written[start : start + SECTOR]
        sector = new if old != new and rng.random() < share else old
        if sector:
            left += bytes(start - len(left)) + sector
    path.write_bytes(left)
    durable.write_bytes(left)
