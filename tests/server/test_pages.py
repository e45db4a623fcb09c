"""The pages about the server and the protocol are complete."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec

from fourcures.protocol import messages
from fourcures.protocol.setup import TableSetup
from fourcures.server.app.application import create_app
from fourcures.server.process.settings import ServerSettings, flag, variable
from fourcures.table import entries

DOCS = Path(__file__).parent.parent.parent / "docs" / "host"


def words(name: str) -> set[str]:
    """Return the words in backticks on a page."""
    page = (DOCS / name).read_text("utf-8")
    return {word for quoted in re.findall(r"`([^`]+)`", page) for word in quoted.split()}


def tags(union: object) -> set[str]:
    return {str(struct.__struct_config__.tag) for struct in get_args(union)}


def test_the_page_of_the_server_names_every_setting_with_its_default() -> None:
    page = (DOCS / "settings.md").read_text("utf-8")
    for field in msgspec.structs.fields(ServerSettings):
        row = next(line for line in page.splitlines() if line.startswith(f"| `{flag(field.name)}`"))
        assert f"`{variable(field.name)}`" in row
        if field.default not in (msgspec.NODEFAULT, "", False):
            assert f"| {field.default} |" in row


def test_the_page_of_the_wire_names_every_command_message_and_entry() -> None:
    named = words("protocol.md")
    outgoing = {str(struct.__struct_config__.tag) for struct in messages.Outgoing.__subclasses__()}
    for tag in tags(messages.Incoming) | outgoing | tags(entries.AnyEntry):
        assert tag in named, tag
    for field in TableSetup.__struct_fields__:
        assert field in named, field


def test_the_page_of_the_wire_names_every_route_and_refusal() -> None:
    page = (DOCS / "protocol.md").read_text("utf-8")
    schema = create_app(ServerSettings(database="sqlite+aiosqlite://")).openapi_schema.to_schema()
    for path, methods in schema["paths"].items():
        for method, route in methods.items():
            if not path.startswith("/api"):
                assert f"{path}`" in page or f"{path}," in page
                continue
            row = next(line for line in page.splitlines() if f"| `{method.upper()} {path}`" in line)
            refusals = row.rsplit("|", 2)[1].split()
            declared = {status for status in route["responses"] if status >= "400"}
            assert set(refusals) | {"400", "429"} == declared | {"400"}, (method, path)
