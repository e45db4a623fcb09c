"""The documentation site under `/docs`, if it was built with `make docs`."""

from __future__ import annotations

from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect, Stream

from .requests import AnyRequest
from .static import read_file

PACKAGE = Path(__file__).parents[2]
SITES = (PACKAGE / "site", PACKAGE.parent.parent / "build" / "docs")  # in a wheel, or in a clone
INDEX = "index.html"
NOT_BUILT = "The documentation is not built. Run `make docs` in a clone to build it.\n"


def site() -> Path | None:
    """Return the folder of the built site, or None if it is not built."""
    return next((folder for folder in SITES if (folder / INDEX).is_file()), None)


def find(folder: Path, name: str) -> Path | None:
    """Return the file of the site with this name; None if it is missing or outside."""
    try:
        file = (folder / name).resolve()
        found = file.is_relative_to(folder.resolve()) and file.exists()
    except (OSError, ValueError):  # a name that no file can have
        return None
    return file if found else None


def documentation(path: str) -> list[HTTPRouteHandler]:
    """Return the routes of the documentation for a server below this sub-path."""

    @get("/docs", include_in_schema=False, sync_to_thread=False)
    def start() -> Response[bytes] | Redirect:
        if site() is None:
            return Response(NOT_BUILT.encode(), media_type="text/plain", status_code=404)
        return Redirect(f"{path}/docs/{INDEX}")

    @get("/docs/{name:path}", include_in_schema=False, sync_to_thread=True)
    def page(request: AnyRequest, name: FromPath[Path]) -> Response[bytes] | Stream | Redirect:
        folder = site()
        if folder is None:
            return Response(NOT_BUILT.encode(), media_type="text/plain", status_code=404)
        file = find(folder, str(name).lstrip("/"))
        if file is None:
            raise NotFoundException
        if file.is_dir():
            if not (file / INDEX).is_file():
                raise NotFoundException
            where = file.relative_to(folder.resolve()).as_posix()
            return Redirect(f"{path}/docs/{where}/{INDEX}")
        return read_file(file, file.stat().st_mtime_ns).answer(request)

    return [start, page]
