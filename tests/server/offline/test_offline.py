"""The game without a server under `/offline`: its files, its policy, and a server without it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from fourcures.server.app.application import create_app
from fourcures.server.http.origin import HEADERS
from fourcures.server.offline import routes
from fourcures.server.process.settings import ServerSettings

POLICY = "Content-Security-Policy"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder where the server looks for the game, still empty."""
    folder = tmp_path / "offline"
    folder.mkdir()
    monkeypatch.setattr(routes, "FOLDER", folder)
    (tmp_path / "secret.txt").write_text("secret", "utf-8")
    return folder


@pytest.fixture
def built(folder: Path) -> Path:
    """Return the folder of a small game."""
    (folder / "python").mkdir()
    (folder / "index.html").write_text("<h1>Four Cures</h1>", "utf-8")
    (folder / "python" / "a.wasm").write_bytes(b"\0asm" + bytes(2000))
    return folder


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """Return a client of a server below the sub-path /games."""
    database = f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('offline') / 'tables.sqlite'}"
    app = create_app(ServerSettings(database=database, path="/games"))
    with TestClient(app, base_url="http://127.0.0.1") as client:
        yield client


@pytest.mark.usefixtures("built")
def test_the_game_is_served_with_a_policy_that_allows_webassembly(
    http: TestClient[Litestar],
) -> None:
    page = http.get("/games/offline")
    assert page.url.path == "/games/offline/"
    assert page.text == "<h1>Four Cures</h1>"
    assert page.headers.get_list(POLICY) == [routes.POLICY]
    assert {name: page.headers[name] for name in HEADERS if name != POLICY} == {
        name: value for name, value in HEADERS.items() if name != POLICY
    }
    code = http.get("/games/offline/python/a.wasm", headers={"Accept-Encoding": "gzip"})
    assert code.headers["content-type"] == "application/wasm"
    assert code.headers["content-encoding"] == "gzip"


def test_a_file_that_was_built_again_is_served_as_it_is_now(
    http: TestClient[Litestar], built: Path
) -> None:
    assert http.get("/games/offline/index.html").text == "<h1>Four Cures</h1>"
    (built / "index.html").write_text("<h1>Newer</h1>", "utf-8")
    assert http.get("/games/offline/index.html").text == "<h1>Newer</h1>"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("name", ["missing.js", "python", "../secret.txt", "%2e%2e/secret.txt"])
def test_what_is_no_file_of_the_game_is_not_found(http: TestClient[Litestar], name: str) -> None:
    assert http.get(f"/games/offline/{name}").status_code == 404


@pytest.mark.usefixtures("folder")
def test_a_server_without_it_says_how_to_build_it(http: TestClient[Litestar]) -> None:
    answer = http.get("/games/offline")
    assert (answer.status_code, answer.text) == (404, routes.NOT_BUILT)
