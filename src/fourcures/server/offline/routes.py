"""The game without a server under `/offline`, if it was built with `make offline`."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect, Stream

from ..http.documentation import INDEX, find
from ..http.requests import AnyRequest
from ..http.static import read_file

FOLDER = Path(__file__).parents[4] / "build" / "offline"  # in a clone
NOT_BUILT = "The game without a server is not built. Run `make offline` in a clone to build it.\n"
# Its Python is WebAssembly, and it asks nobody else for anything.
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:;"
    " object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)


def is_built() -> bool:
    """Return whether there is a game without a server."""
    return (FOLDER / INDEX).is_file()


@get("/offline", include_in_schema=False, sync_to_thread=False)
def start(request: AnyRequest) -> Response[bytes] | Stream | Redirect:
    """Return the page; its files are below its own address, which ends with a slash."""
    if not is_built():
        return Response(NOT_BUILT.encode(), media_type="text/plain", status_code=404)
    asked = request.scope["raw_path"]  # the path is without the slash here
    if not asked.partition(b"?")[0].endswith(b"/"):
        return Redirect(f"{request.url.path}/")
    return answer(request, INDEX)


@get("/offline/{name:path}", include_in_schema=False, sync_to_thread=True)
def file(request: AnyRequest, name: FromPath[Path]) -> Response[bytes] | Stream:
    """Return a file of the folder."""
    return answer(request, str(name).lstrip("/"))


def answer(request: AnyRequest, name: str) -> Response[bytes] | Stream:
    """Return a file of the folder, with the policy of its page."""
    found = find(FOLDER, name)
    if found is None or found.is_dir():
        raise NotFoundException
    reply = read_file(found, found.stat().st_mtime_ns).answer(request)
    reply.headers["Content-Security-Policy"] = POLICY
    return reply


ROUTES = [start, file]
