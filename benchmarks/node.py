"""Node, and modules of the browser client in it; `web/npm.sh` finds or installs it."""

from __future__ import annotations

import shlex
import subprocess
from pathlib import Path

WEB = Path(__file__).parent.parent / "web"
WITNESS = "src/testing/witness.ts"  # the compiled rules, and what plays with them


def bundle(module: str, file: Path) -> Path:
    """Write a module of the client and all that it imports into one file; return the file."""
    words = ["rolldown", module, "--file", str(file), "--logLevel", "silent"]
    subprocess.run(npm_exec(*words), capture_output=True, check=True)
    return file


def npm_exec(*words: str | Path) -> list[str]:
    """Return the command that runs a program with the client's Node and packages."""
    return [str(WEB / "npm.sh"), "exec", "--call", shlex.join(map(str, words))]
