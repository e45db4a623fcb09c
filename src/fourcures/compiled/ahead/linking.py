"""Link object files into a library with zig, which pip installs and which knows every system."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from .targets import TARGETS, WEB, Target

SUPPORT = Path(__file__).parent / "support.c"
# Zig without a C library: the rules need `memset` alone, and every process has one.
SHARED = ("cc", "-shared", "-nostdlib", "-O2", "-fno-builtin", "-Wl,-s")
WASM = ("wasm-ld", "--no-entry", "--export-dynamic", "--gc-sections", "--strip-all")
OWN_MEMORY = ("--export=__heap_base", "--stack-first", "-z", "stack-size=65536")
SIDE_MODULE = ("-shared", "--experimental-pic")  # as Emscripten loads it at run time


def link(objects: Iterable[bytes], target: Target, library: Path) -> None:
    """Write the library of these object files."""
    if "wasm" in target.zig:
        how = [*WASM, *(OWN_MEMORY if target is TARGETS[WEB] else SIDE_MODULE)]
    else:
        how = [*SHARED, "-target", target.zig, SUPPORT.name]
    if "macos" in target.zig:
        how.remove("-nostdlib")  # macOS resolves symbols by library
    if "windows" in target.zig:
        how.append("-Wl,-e,DllMain")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)  # the names are relative to it: libraries contain them
        shutil.copy(SUPPORT, folder)
        for number, code in enumerate(objects):
            (folder / f"{number}.o").write_bytes(code)
            how.append(f"{number}.o")
        command = [sys.executable, "-m", "ziglang", *how, "-o", library.name]
        settings = os.environ | {"ZIG_GLOBAL_CACHE_DIR": name}
        subprocess.run(command, cwd=folder, env=settings, check=True)
        shutil.copy(folder / library.name, library)  # without what zig writes beside it
