"""The settings of a server, from flags and environment variables.

The fields of `ServerSettings` are the whole list: their names make the flags (`--bot-pause`) and
the variables (`FOURCURES_BOT_PAUSE`), and their descriptions make the help.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import msgspec
import msgspec.inspect
from msgspec import Meta

from ...engine.errors import FourCuresError
from ...extras import need
from ...files import data_folder
from .mail_server import parse_mail_server

# The usual name of this variable.
OTHER_NAMES = {"database": "DATABASE_URL"}


class BadSetting(FourCuresError):
    """A setting has an invalid value."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of one server; for limits, 0 means unlimited."""

    host: Annotated[str, Meta(description="address to listen on")] = "127.0.0.1"
    port: Annotated[
        int, Meta(ge=0, le=65535, description="port to listen on; 0: any free port")
    ] = 8000
    database: Annotated[
        str,
        Meta(description="an SQLite file or the URL of a PostgreSQL database"),
    ]
    workers: Annotated[
        int, Meta(ge=1, le=64, description="processes; more than one needs PostgreSQL")
    ] = 1
    path: Annotated[str, Meta(description="sub-path of all addresses, such as /fourcures")] = ""
    public_host: Annotated[
        str, Meta(description="host name that browsers use, if a proxy changes it")
    ] = ""
    allowed_hosts: Annotated[
        str,
        Meta(
            description="host names that requests may have, separated by commas;"
            " empty: those of the site, or any without a site"
        ),
    ] = ""
    secure: Annotated[bool, Meta(description="send cookies over TLS only")] = False
    trust_proxy: Annotated[
        bool, Meta(description="take a client's address from the last X-Forwarded-For")
    ] = False
    bot_pause: Annotated[
        float, Meta(ge=0, le=60, description="seconds between two moves of bots")
    ] = 0.6
    thinking_processes: Annotated[
        int,
        Meta(
            ge=0,
            le=64,
            description="further processes, of each worker, in which bots and the coach compute;"
            " 0: in the worker itself, for small machines",
        ),
    ] = 1
    thinking_megabytes: Annotated[
        int, Meta(ge=0, description="megabytes of memory that such a process may use, on Linux")
    ] = 512
    absent: Annotated[
        int,
        Meta(ge=1, le=86400, description="seconds until an absent player stops blocking the game"),
    ] = 60
    tables_per_hour: Annotated[
        int, Meta(ge=0, description="tables that one person or client address may open per hour")
    ] = 300
    megabytes_per_day: Annotated[
        int, Meta(ge=0, description="megabytes that one person or client address may store per day")
    ] = 100
    thinking_per_hour: Annotated[
        int,
        Meta(
            ge=0,
            description="seconds per hour that bots and the coach compute at full share for one"
            " person or client address",
        ),
    ] = 1200
    names_per_hour: Annotated[
        int, Meta(ge=0, description="new players from one client address per hour")
    ] = 300
    sockets_per_address: Annotated[
        int, Meta(ge=0, description="open sockets per client address")
    ] = 256
    sockets_per_minute: Annotated[
        int, Meta(ge=0, description="sockets that one client address may open per minute")
    ] = 600
    connections_per_address: Annotated[
        int, Meta(ge=0, description="open HTTP connections per client address, without a proxy")
    ] = 256
    connections_per_second: Annotated[
        int,
        Meta(
            ge=0,
            description="connections that one client address may open per second, without a proxy",
        ),
    ] = 30
    commands_per_second: Annotated[
        int,
        Meta(ge=0, description="commands per second from one person; twice as many for questions"),
    ] = 20
    requests_per_second: Annotated[
        int,
        Meta(
            ge=0,
            description="HTTP requests for data per second from one client address;"
            " four times as many for files",
        ),
    ] = 60
    guesses_per_minute: Annotated[
        int, Meta(ge=0, description="wrong invitation codes from one client address per minute")
    ] = 20
    expire_days: Annotated[
        int,
        Meta(ge=0, le=36500, description="days after which unused tables are deleted; 0: never"),
    ] = 0
    site: Annotated[
        str, Meta(description="address of this server for links in emails, such as https://host")
    ] = ""
    mail_server: Annotated[
        str,
        Meta(
            description="server for emails: smtp://user:password@host:587, or smtps://; empty: none"
        ),
    ] = ""
    mail_from: Annotated[
        str, Meta(description="sender of emails, such as 'Four Cures <games@host>'")
    ] = ""
    mails_per_address: Annotated[
        int,
        Meta(ge=0, description="emails that ask for a confirmation, per client address and day"),
    ] = 20
    mails_per_hour: Annotated[
        int, Meta(ge=0, description="emails that ask for a confirmation, in all, per hour")
    ] = 200
    push_contact: Annotated[
        str,
        Meta(description="your email address, for browser makers; with it, Web Push is offered"),
    ] = ""
    push_services: Annotated[
        str,
        Meta(description="further push services, such as https://push.host, separated by commas"),
    ] = ""
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @classmethod
    def from_environment(cls) -> ServerSettings:
        """Return the settings from the environment."""
        return cls.read({}, os.environ)

    @classmethod
    def read(
        cls, given: Mapping[str, str | None], environment: Mapping[str, str]
    ) -> ServerSettings:
        """Return the settings given by field, or else by the environment; raise BadSetting.

        None and an empty variable count as not set.
        """
        values: dict[str, Any] = {}
        for field in msgspec.structs.fields(cls):
            where, text = flag(field.name), given.get(field.name)
            if text is None:
                where = variable(field.name)
                text = environment.get(where) or None
            if text is None:
                continue
            try:
                values[field.name] = msgspec.convert(text.strip(), field.type, strict=False)
            except msgspec.ValidationError:
                wanted = possible(msgspec.inspect.type_info(field.type))
                raise BadSetting(f"{where} must be {wanted}, not {text!r}") from None
        values["database"] = database_url(values.get("database"))
        values["path"] = sub_path(values.get("path", ""))
        settings = cls(**values)
        check_notices(settings)
        return settings

    def environment(self) -> dict[str, str]:
        """Return these settings as environment variables, for the workers of this server."""
        values = msgspec.structs.asdict(self)
        return {
            variable(name): str(int(value) if isinstance(value, bool) else value)
            for name, value in values.items()
        }


def check_notices(settings: ServerSettings) -> None:
    """Raise BadSetting if mails or Web Push are only half set up."""
    if settings.site and not is_web_address(settings.site):
        raise BadSetting("the site must be an address such as https://games.example.org")
    if not settings.site.isascii():
        raise BadSetting("write the site in ASCII, with its host name in IDNA: https://xn--…")
    if settings.mail_server:
        try:
            parse_mail_server(settings.mail_server)
        except ValueError as error:
            raise BadSetting(str(error)) from None
        if not ("@" in settings.mail_from and settings.site):
            raise BadSetting("emails need --mail-from, an address, and --site, for their links")
    if settings.push_contact and "@" not in settings.push_contact:
        raise BadSetting("the push contact must be an email address")


def is_web_address(text: str) -> bool:
    """Return whether a text is the address of a web server."""
    try:
        there = urlsplit(text)
        return there.scheme in ("http", "https") and bool(there.hostname) and there.port != 0
    except ValueError:  # the port or the host is wrong
        return False


def possible(kind: msgspec.inspect.Type) -> str:
    """Return in words which values a setting of this type can have."""
    if isinstance(kind, msgspec.inspect.Metadata):
        return possible(kind.type)
    if isinstance(kind, msgspec.inspect.LiteralType):
        return f"one of {', '.join(map(str, kind.values))}"
    if isinstance(kind, msgspec.inspect.BoolType):
        return "true or false"
    assert isinstance(kind, msgspec.inspect.IntType | msgspec.inspect.FloatType)
    number = "a whole number" if isinstance(kind, msgspec.inspect.IntType) else "a number"
    return f"{number} from {kind.ge} " + ("up" if kind.le is None else f"to {kind.le}")


def variable(field: str) -> str:
    """Return the environment variable of a setting."""
    return OTHER_NAMES.get(field, f"FOURCURES_{field.upper()}")


def flag(field: str) -> str:
    """Return the command-line flag of a setting."""
    return "--" + field.replace("_", "-")


def sub_path(text: str) -> str:
    """Return a sub-path with a leading and without a trailing slash; empty for the root."""
    inside = text.strip("/")
    return f"/{inside}" if inside else ""


def database_url(url: str | None) -> str:
    """Return a URL with an asynchronous driver, for a URL, an SQLite file or the default (None)."""
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
    if url.startswith("postgresql"):
        need("host", "PostgreSQL")
    if not url.startswith(("postgresql+asyncpg://", "sqlite+aiosqlite://")):
        raise BadSetting(
            "the database must be a file name or start with sqlite:// or postgresql://"
        )
    return url.replace("sslmode=", "ssl=")  # asyncpg's name for it
