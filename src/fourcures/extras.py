"""Optional dependencies: the modules of each extra, and an error if one is missing.

`pip install fourcures` installs the rules engine, the odds and the bots. The rest is in the extras
of `pyproject.toml`. A command or package that needs an extra calls `need` before it imports
anything else.
"""

from __future__ import annotations

from collections.abc import Collection
from importlib.util import find_spec

TEXT = ("fluent",)
COMPLETION = ("shtab",)
COMPILER = ("numba", "ziglang")
LAB = (*COMPILER, "cmaes", "rich")
PLAY = (
    *(*TEXT, *COMPLETION, "aiosqlite", "alembic", "glicko2", "h11", "httpx", "idna", "litestar"),
    *("prometheus_client", "prompt_toolkit", "rich", "sqlalchemy", "uvicorn", "websockets"),
)
MODULES = {
    "play": PLAY,
    "host": (*PLAY, "aiosmtplib", "asyncpg", "cryptography", "webpush"),
    "text": TEXT,
    "completion": COMPLETION,
    "compiler": COMPILER,
    "lab": LAB,
    "envs": ("gymnasium", "pettingzoo", "PIL"),
    "gpu": (*COMPILER, "numba_cuda"),
    "ray": (*LAB, "ray"),
    "testing": ("hypothesis",),
}


class MissingExtra(ImportError):
    """A module of an extra is not installed; the message says what to install."""


def need(extra: str, user: str = "", but: Collection[str] = ()) -> None:
    """Raise MissingExtra unless all modules of an extra, `but` these, are installed.

    Nothing is imported.
    """
    for module in MODULES[extra]:
        if module not in but and find_spec(module) is None:
            text = f'{user} needs "fourcures[{extra}]": pip install "fourcures[{extra}]"'
            raise MissingExtra(text.lstrip(), name=module)
