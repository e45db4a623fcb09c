"""Link an object file into a library with zig, which pip installs and which knows every system."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from .targets import Target

# Zig without a C library: the rules need `memset` alone, and every process has one.
SHARED = ("cc", "-shared", "-nostdlib", "-Wl,-s")
WEB = (
    *("wasm-ld", "--no-entry", "--export-dynamic", "--export=__heap_base", "--stack-first"),
    *("-z", "stack-size=65536", "--gc-sections", "--strip-all"),
)


def link(code: bytes, target: Target, library: Path) -> None:
    """Write the library of an object file."""
    object_file = library.with_suffix(".o")
    object_file.write_bytes(code)
    how = list(WEB) if "wasm" in target.zig else [*SHARED, "-target", target.zig]
    if "macos" in target.zig:
        how.remove("-nostdlib")  # macOS resolves symbols by library
    if "windows" in target.zig:
        how.append("-Wl,-e,DllMain")
    command = [sys.executable, "-m", "ziglang", *how, "-o", str(library), str(object_file)]
    with tempfile.TemporaryDirectory() as cache:
        settings = os.environ | {"ZIG_GLOBAL_CACHE_DIR": cache}
        subprocess.run(command, env=settings, check=True)
    object_file.unlink()
