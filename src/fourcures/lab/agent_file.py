"""An agent for the leaderboard: a file with one public class."""

from __future__ import annotations

import ast
import sys
from hashlib import sha256
from inspect import getfile
from pathlib import Path
from typing import NamedTuple

from ..bots.custom import NoSuchBot, load_bot
from ..files import read_bytes
from .leaderboard import VERSION, WrongLeaderboard, require_version


class AgentFile(NamedTuple):
    """An agent from a file."""

    name: str  # of the file, without `.py`
    team: str  # its name in the arena, `module:Class`
    code: str  # eight hexadecimal digits, which change with the file


def read_agent(path: Path) -> AgentFile:
    """Return the agent of a file; raise NoSuchBot or WrongLeaderboard if it cannot take part."""
    content = read_bytes(str(path))
    name = find_class(path, content)
    folder = str(path.absolute().parent)
    if folder not in sys.path:
        sys.path.insert(0, folder)
    kind = load_bot(f"{path.stem}:{name}")
    if Path(getfile(kind)).resolve() != path.resolve():
        raise NoSuchBot(f"{path.stem} is also the name of another module: rename {path}")
    version = getattr(kind, "leaderboard", None)
    if version is None:
        raise WrongLeaderboard(
            f'{path}: say for which leaderboard {name} is: leaderboard = "{VERSION}" in the class'
        )
    require_version(version, f"{name} in {path}")
    return AgentFile(path.stem, f"{path.stem}:{name}", sha256(content).hexdigest()[:8])


def find_class(path: Path, content: bytes) -> str:
    """Return the name of the only public class of a file."""
    try:
        body = ast.parse(content, str(path)).body
    except (SyntaxError, ValueError) as error:
        raise NoSuchBot(f"{path} is not a Python file: {error}") from None
    names = [node.name for node in body if isinstance(node, ast.ClassDef)]
    public = [name for name in names if not name.startswith("_")]
    if len(public) != 1:
        found = ", ".join(public) or "none"
        raise NoSuchBot(f"{path} needs exactly one class without a leading _; it has: {found}")
    return public[0]
