"""Control characters in any field of any request: 400 with its name, and nothing changes."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from fourcures.server.db.schema import metadata

from ...sizes import sweep
from ..databases import on_both_databases
from ..site import Site, serving

Json = dict[str, Any]
BAD = ("a\0b", "a\ud800", "\x1b[31m", "\x9b")


@on_both_databases
@pytest.mark.parametrize("text", sweep(BAD), ids=ascii)
def test_a_control_character_in_any_field_is_a_bad_request(
    database: str, text: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(site: Site) -> None:
        ann = await site.person("Ann")
        before = await rows(site)
        fields = set()
        async with ann.http() as http:
            http.headers["Content-Type"] = "application/json"
            whole = (await http.get("/api/schema/openapi.json")).json()
            for method, path, route in routes_of(whole):
                body = route.get("requestBody", {}).get("content", {})
                for field in texts_in(body.get("application/json", {}).get("schema", {}), whole):
                    sent = json.dumps(nest(field, text))
                    answer = await http.request(method, path.format_map(Anything()), content=sent)
                    assert answer.status_code == 400, (path, field, answer.text)
                    told = answer.json()
                    assert (told["code"], told["args"]["field"]) == ("bad_text", field)
                    fields.add(f"{path} {field}")
        assert {"/api/me name", "/api/tables setup.roles[0]", "/api/mail/confirm token"} <= fields
        assert await rows(site) == before

    run_quietly(story, database, caplog)


@on_both_databases
def test_a_control_character_in_an_address_is_a_bad_request(
    database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(site: Site) -> None:
        ann = await site.person("Ann")
        before = await rows(site)
        async with ann.http() as http:
            whole = (await http.get("/api/schema/openapi.json")).json()
            for method, path, _ in routes_of(whole):
                if "{" in path and "puzzle_id" not in path:  # a number: there is no such address
                    answer = await http.request(method, re.sub(r"{\w+}", "a%00b", path))
                    assert answer.status_code == 400, (method, path, answer.text)
                    assert answer.json()["args"]["character"] == "U+0000"
            answer = await http.get("/api/tables?x=%1B")
            assert answer.json()["args"] == {"field": "x", "character": "U+001B"}
        assert await rows(site) == before

    run_quietly(story, database, caplog)


def run_quietly(story: Any, database: str, caplog: pytest.LogCaptureFixture) -> None:
    """Run a story with a server that must log no warning or error."""

    async def run() -> None:
        async with serving(database, tables_per_hour=0, names_per_hour=0) as site:
            await story(site)

    asyncio.run(run())
    assert not [line for line in caplog.records if line.levelname in ("WARNING", "ERROR")]


class Anything(dict[str, str]):
    """A value for every parameter of an address."""

    def __missing__(self, name: str) -> str:
        return "anything"


def routes_of(whole: Json) -> Iterator[tuple[str, str, Json]]:
    """Yield the method, the path and the description of every route."""
    for path, methods in whole["paths"].items():
        for method, route in methods.items():
            yield method, path, route


def texts_in(schema: Json, whole: Json, field: str = "") -> list[str]:
    """Return the places of all texts in a schema, such as `setup.roles[0]`."""
    if "$ref" in schema:
        schema = whole["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    if kinds := schema.get("oneOf") or schema.get("anyOf"):
        return [text for kind in kinds for text in texts_in(kind, whole, field)]
    if schema.get("type") == "array":
        return texts_in(schema.get("items", {}), whole, f"{field}[0]")
    if "properties" in schema:
        return [
            text
            for name, part in schema["properties"].items()
            for text in texts_in(part, whole, f"{field}.{name}".lstrip("."))
        ]
    return [field] if schema.get("type") == "string" or "enum" in schema else []


def nest(field: str, text: str) -> object:
    """Return a JSON value that has a text at a place."""
    value: object = text
    for name in reversed(field.replace("[0]", ".0").split(".")):
        value = [value] if name == "0" else {name: value}
    return value


async def rows(site: Site) -> dict[str, list[str]]:
    """Return all rows of the database."""
    database = site.inside.database
    return {
        table.name: sorted(map(repr, await database.fetch_all(select(table))))
        for table in metadata.sorted_tables
    }
