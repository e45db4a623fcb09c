"""The browser client: its built files, and one page for all routes of the client."""

from __future__ import annotations

import gzip
import mimetypes
from collections.abc import Collection, Iterator
from functools import cache, lru_cache
from html import escape
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream

from .requests import AnyRequest

CLIENT = Path(__file__).parents[2] / "client"
ADDRESSES = [  # routes of the client, which gets them as the type PagePath (web/wire_types.py)
    "/",
    "/new",
    "/beside",
    "/games",
    "/groups",
    "/g/{id:str}",
    "/beside/midgame",
    "/daily",
    "/puzzles",
    "/puzzles/{number:str}",
    "/guide",
    "/me",
    "/privacy",
    "/licences",
    "/gallery",
    "/device",
    "/mail",
    "/p",
    "/j/{code:str}",
    "/t/{id:str}",
    "/t/{id:str}/replay",
    "/t/{id:str}/board",
    "/t/{id:str}/review",
]
FOR_EVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
NOT_BUILT = "The browser client is not built. Run `make play` to build it.\n"
WORTH_IT = 1024  # bytes; smaller files are not compressed
PIECE = 65_536  # bytes of an answer that wait in memory for a client who reads slowly
MANY_FILES = 500  # in memory, of the documentation and of the game without a server


class File:
    """A file of the client, with its compressed content."""

    def __init__(self, name: str, content: bytes, cache: str) -> None:
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.content, self.cache = content, cache
        self.packed = gzip.compress(content, mtime=0) if len(content) > WORTH_IT else None

    def answer(self, request: AnyRequest) -> Response[bytes] | Stream:
        headers, content = {"Cache-Control": self.cache, "Vary": "Accept-Encoding"}, self.content
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"], content = "gzip", self.packed
        if len(content) <= PIECE:
            return Response(content, media_type=self.kind, headers=headers)
        headers["Content-Length"] = str(len(content))
        return Stream(cut(content), media_type=self.kind, headers=headers)


def cut(content: bytes) -> Iterator[bytes]:
    """Yield the pieces of a large answer, each when the client has read most of the one before."""
    for start in range(0, len(content), PIECE):
        yield content[start : start + PIECE]


@lru_cache(MANY_FILES)
def read_file(path: Path, _changed: int) -> File:
    """Return a file as it was when it was changed last, compressed once."""
    return File(path.name, path.read_bytes(), "no-cache")


def page(text: str, path: str, has: Collection[str]) -> str:
    """Return the client's page for a sub-path, so that it finds its files from every address.

    It names what else the server has: the documentation ("docs"), the game without it ("offline").
    """
    below = escape(path, quote=True)
    text = text.replace('="./', f'="{below}/').replace('data-path=""', f'data-path="{below}"')
    for name in has:
        text = text.replace(f'data-{name}=""', f'data-{name}="yes"')
    return text


@cache
def files(path: str, folder: Path, has: frozenset[str]) -> dict[str, File]:
    """Return the files of the built client by name; empty if it is not built."""
    if not (folder / "index.html").is_file():
        return {}
    found = {
        file.relative_to(folder).as_posix(): File(
            file.name, file.read_bytes(), FOR_EVER if file.parent.name == "assets" else "no-cache"
        )
        for file in folder.rglob("*")
        if file.is_file()
    }
    index = page((folder / "index.html").read_text("utf-8"), path, has)
    return found | {"index.html": File("index.html", index.encode(), "no-cache")}


def pages(
    path: str, folder: Path = CLIENT, has: frozenset[str] = frozenset()
) -> list[HTTPRouteHandler]:
    """Return the routes of the client for a server below this sub-path, which `has` more."""
    client = files(path, folder, has)

    @get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
    def index(request: AnyRequest) -> Response[bytes] | Stream:
        if not client:
            return Response(NOT_BUILT.encode(), media_type="text/plain", status_code=503)
        return client["index.html"].answer(request)

    # One route for each folder: with one for each file, a server would start in twice the time.
    others = {
        f"/{folder}/{{name:path}}" if inside else f"/{folder}"
        for folder, _, inside in (name.partition("/") for name in client.keys() - {"index.html"})
    }

    @get(sorted(others), include_in_schema=False, sync_to_thread=False)
    def file(request: AnyRequest) -> Response[bytes] | Stream:
        known = client.get(request.url.path.removeprefix(f"{path}/"))
        if known is None:
            raise NotFoundException
        return known.answer(request)

    return [index, file] if others else [index]
