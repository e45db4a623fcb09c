"""The pages of the client: reachable from every address, below a sub-path, and without a build."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from fourcures.server.app.application import create_app
from fourcures.server.http.static import pages
from fourcures.server.process.settings import ServerSettings
from tests.server.databases import prepare

ADDRESSES = [
    "/",
    "/new",
    "/beside",
    "/beside/midgame",
    "/me",
    "/privacy",
    "/licences",
    "/guide",
    "/device",
    "/p",
]
ADDRESSES += ["/j/ABCDEFGH", "/t/a-table", "/t/a-table/replay"]


def client(folder: Path, path: str = "") -> TestClient[Litestar]:
    database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
    prepare(database)
    return TestClient(create_app(ServerSettings(database=database, path=path)))


@pytest.mark.parametrize("path", ["", "/games"])
def test_every_address_has_the_page_and_the_page_its_files(tmp_path: Path, path: str) -> None:
    with client(tmp_path, path) as http:
        for address in ADDRESSES:
            answer = http.get(path + address)
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            named = re.findall(r'(?:src|href)="([^"]+)"', answer.text)
            assert named
            for name in named:
                assert name.startswith(f"{path}/")
                assert http.get(name).status_code == 200


@pytest.mark.parametrize("path", ["", "/games"])
def test_the_manifest_names_an_icon_that_is_there(tmp_path: Path, path: str) -> None:
    with client(tmp_path, path) as http:
        named = re.search(r'rel="manifest" href="([^"]+)"', http.get(f"{path}/").text)
        assert named
        answer = http.get(named[1])
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = answer.json()
        assert (manifest["name"], manifest["start_url"]) == ("Four Cures", "./")
        for icon in manifest["icons"]:
            drawn = http.get(f"{path}/{icon['src']}")
            assert drawn.headers["content-type"].startswith(icon["type"])


def test_a_large_file_is_compressed_if_the_client_accepts_gzip(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        script = re.findall(r'src="([^"]+)"', http.get("/").text)[0]
        packed = http.get(script, headers={"Accept-Encoding": "gzip"})
        plain = http.get(script, headers={"Accept-Encoding": "identity"})
        assert packed.headers["content-encoding"] == "gzip"
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        assert int(packed.headers["content-length"]) < len(plain.content) / 2


def test_a_file_that_is_not_there_is_not_found(tmp_path: Path) -> None:
    with client(tmp_path) as http:
        for name in ("/assets/nothing.js", "/assets/..%2Findex.html", "/nothing"):
            assert http.get(name).status_code == 404


@pytest.mark.parametrize("built", [{"docs"}, {"docs", "offline"}, {}])
def test_the_page_says_what_else_was_built(tmp_path: Path, built: set[str]) -> None:
    (tmp_path / "index.html").write_text('<html data-path="" data-docs="" data-offline="">')
    with TestClient(Litestar(pages("", tmp_path, has=frozenset(built)))) as http:
        text = http.get("/").text
    assert {name for name in ("docs", "offline") if f'data-{name}="yes"' in text} == set(built)


def test_before_a_build_the_page_says_what_builds_it(tmp_path: Path) -> None:
    with TestClient(Litestar(pages("", tmp_path))) as http:
        answer = http.get("/")
        assert answer.status_code == 503
        assert "make play" in answer.text
