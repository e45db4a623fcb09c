"""How a server runs: everything that can be set, by flag or by environment.

The fields of `ServerSettings` are the whole list: their names make the flags (`--bot-pause`) and
the variables (`FOURCURES_BOT_PAUSE`), their descriptions the help.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import msgspec.inspect
from msgspec import Meta

from ..engine.errors import FourCuresError
from ..files import data_folder

# What the database is called everywhere.
OTHER_NAMES = {"database": "DATABASE_URL"}


class BadSetting(FourCuresError):
    """A setting cannot be what it was said to be."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server; a limit of 0 is none."""

    host: Annotated[str, Meta(description="address to listen on")] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="port to listen on; 0: any")] = 8000
    database: Annotated[
        str,
        Meta(description="a file of SQLite or the URL of a PostgreSQL database"),
    ]
    workers: Annotated[int, Meta(ge=1, le=64, description="processes; PostgreSQL only")] = 1
    path: Annotated[str, Meta(description="sub-path of all addresses, as in /fourcures")] = ""
    public_host: Annotated[
        str, Meta(description="host name that browsers use, if a proxy does not pass it on")
    ] = ""
    secure: Annotated[bool, Meta(description="cookies over TLS only")] = False
    trust_proxy: Annotated[
        bool, Meta(description="take a client's address from the last X-Forwarded-For")
    ] = False
    bot_pause: Annotated[
        float, Meta(ge=0, le=60, description="seconds between two moves of bots")
    ] = 0.6
    bot_threads: Annotated[
        int, Meta(ge=1, le=64, description="threads in which bots and the coach think")
    ] = 1
    absent: Annotated[
        int,
        Meta(ge=1, le=86400, description="seconds after which who is gone holds nothing up"),
    ] = 60
    tables_per_hour: Annotated[
        int, Meta(ge=0, description="tables that one address may open in an hour")
    ] = 300
    names_per_hour: Annotated[
        int, Meta(ge=0, description="new people from one address in an hour")
    ] = 300
    sockets_per_address: Annotated[
        int, Meta(ge=0, description="sockets open at once from one address")
    ] = 256
    guesses_per_minute: Annotated[
        int, Meta(ge=0, description="wrong invitation codes from one address in a minute")
    ] = 20
    expire_days: Annotated[
        int,
        Meta(ge=0, le=36500, description="days after which untouched tables are deleted; 0: never"),
    ] = 0
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @classmethod
    def from_environment(cls) -> ServerSettings:
        """The settings as the environment says."""
        return cls.read({}, os.environ)

    @classmethod
    def read(cls, given: Mapping[str, str], environment: Mapping[str, str]) -> ServerSettings:
        """The settings as given by field, else as the environment says; BadSetting names a bad one.

        An empty variable is one that was not set.
        """
        values: dict[str, Any] = {}
        for field in msgspec.structs.fields(cls):
            text = given.get(field.name, environment.get(variable(field.name)) or None)
            if text is None:
                continue
            where = flag(field.name) if field.name in given else variable(field.name)
            try:
                values[field.name] = msgspec.convert(text.strip(), field.type, strict=False)
            except msgspec.ValidationError:
                wanted = possible(msgspec.inspect.type_info(field.type))
                raise BadSetting(f"{where} must be {wanted}, not {text!r}") from None
        values["database"] = database_url(values.get("database"))
        values["path"] = sub_path(values.get("path", ""))
        return cls(**values)

    def environment(self) -> dict[str, str]:
        """These settings as variables, for the workers of this server."""
        values = msgspec.structs.asdict(self)
        return {
            variable(name): str(int(value) if isinstance(value, bool) else value)
            for name, value in values.items()
        }


def possible(kind: msgspec.inspect.Type) -> str:
    """What a setting of this kind can be, in words."""
    if isinstance(kind, msgspec.inspect.Metadata):
        return possible(kind.type)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return f"one of {', '.join(map(str, kind.values))}"
    if isinstance(kind, msgspec.inspect.BoolType):
        return "true or false"
    assert isinstance(kind, msgspec.inspect.IntType | msgspec.inspect.FloatType)
    number = "a whole number" if isinstance(kind, msgspec.inspect.IntType) else "a number"
    return f"{number} from {kind.ge} " + ("on" if kind.le is None else f"to {kind.le}")


def variable(field: str) -> str:
    """The variable of the environment that a setting is read from."""
    return OTHER_NAMES.get(field, f"FOURCURES_{field.upper()}")


def flag(field: str) -> str:
    """The flag of the command line that sets a setting."""
    return "--" + field.replace("_", "-")


def sub_path(text: str) -> str:
    """A sub-path with a slash before and none behind; nothing for the root."""
    inside = text.strip("/")
    return f"/{inside}" if inside else ""


def database_url(url: str | None) -> str:
    """A URL with an asynchronous driver; a plain name is a file of SQLite, nothing our own file."""
    if not url:
        folder = data_folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    if "://" not in url:
        return f"sqlite+aiosqlite:///{Path(url).expanduser().absolute()}"
    for plain, driver in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            url = driver + url.removeprefix(plain)
    if not url.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        raise BadSetting(
            "the database must be a file name or begin with sqlite:// or postgresql://"
        )
    return url.replace("sslmode=", "ssl=")  # the driver's word for it
