"""The documentation site under `/docs`: its pages, its headers, and a server without it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from fourcures.server.app.application import create_app
from fourcures.server.http import documentation
from fourcures.server.http.origin import HEADERS
from fourcures.server.process.settings import ServerSettings


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder where the server looks for the site, still empty."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.setattr(documentation, "SITES", (folder,))
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    return folder


@pytest.fixture
def built(folder: Path) -> Path:
    """Return the folder of a small site."""
    (folder / "play").mkdir()
    (folder / "_static").mkdir()
    (folder / "index.html").write_text("<h1>Four Cures</h1>", "utf-8")
    (folder / "play" / "index.html").write_text("<h1>Play</h1>" + " " * 2000, "utf-8")
    (folder / "_static" / "a.js").write_text("let a = 1;", "utf-8")
    return folder


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """Return a client of a server below the sub-path /games."""
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('docs') / 'tables.sqlite'}"
    app = create_app(ServerSettings(database=database, path="/games"))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


@pytest.mark.usefixtures("built")
def test_the_site_is_served_with_the_headers_of_every_page(http: TestClient[Litestar]) -> None:
    start = http.get("/games/docs")
    assert start.url.path == "/games/docs/index.html"
    assert start.text == "<h1>Four Cures</h1>"
    assert start.headers["content-type"] == "text/html; charset=utf-8"
    for name, value in HEADERS.items():
        assert start.headers[name] == value
    assert http.get("/games/docs/play/").url.path == "/games/docs/play/index.html"
    page = http.get("/games/docs/play/index.html", headers={"Accept-Encoding": "gzip"})
    assert page.headers["content-encoding"] == "gzip" and "<h1>Play</h1>" in page.text
    assert "javascript" in http.get("/games/docs/_static/a.js").headers["content-type"]


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "name", ["nothing.html", "_static/", "../secret.txt", "..%2fsecret.txt", "a%00b", "a" * 5000]
)
def test_a_file_outside_the_documentation_is_not_served(
    http: TestClient[Litestar], name: str
) -> None:
    answer = http.get(f"/games/docs/{name}")
    assert answer.status_code == (400 if "%00" in name else 404)
    assert "secret" not in answer.text.replace("secret.txt", "")


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("page", ["docs", "docs/index.html"])
def test_a_server_without_the_site_says_how_to_build_it(
    http: TestClient[Litestar], page: str
) -> None:
    answer = http.get(f"/games/{page}")
    assert answer.status_code == 404
    assert answer.text == documentation.NOT_BUILT


def test_a_path_that_leaves_the_folder_is_not_found(built: Path) -> None:
    for name in ("../secret.txt", "play/../../secret.txt", str(built.parent / "secret.txt")):
        assert documentation.find(built, name) is None
    assert documentation.find(built, "play/index.html") is not None
