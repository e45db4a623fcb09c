"""`fourcures doctor` finds what is wrong with a deployment, and says what to change."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import ssl
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import httpx
import pytest

from fourcures.bots import warm_up
from fourcures.cli import main
from fourcures.server.checks import doctor, site_check
from fourcures.server.db.database import Database
from fourcures.server.process.findings import Finding
from fourcures.server.process.settings import ServerSettings

from ..http.test_limits import at_a_site
from ..site import Site


def levels(findings: list[Finding]) -> dict[str, str]:
    return {finding.point: finding.level for finding in findings}


def settings(**given: object) -> ServerSettings:
    return ServerSettings(**{"database": "sqlite://"} | given)  # type: ignore[arg-type]


def migrated(file: Path) -> None:
    """Create the database of a server."""

    async def made() -> None:
        store = Database(f"sqlite+aiosqlite:///{file}")
        await store.migrate()
        await store.close()

    file.touch(mode=0o600)
    asyncio.run(made())


def test_a_good_database_is_ok(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite"
    assert levels(list(doctor.sqlite(file)))["database"] == "ok", "the server will create it"
    migrated(file)
    assert Counter(levels(list(doctor.sqlite(file))).values()) == {"ok": 6}
    assert main(["doctor", "--database", str(file), "--json"]) in (0, 1)
    told = json.loads(capsys.readouterr().out)
    points = ["open files", "data folder", "disk", "database", "journal", "schema", "quarantine"]
    points += ["compiled bots", "temporary folder", "workers", "mail"]
    assert [finding["point"] for finding in told] == points
    assert all("change" in finding for finding in told if finding["level"] != "ok")


@pytest.mark.parametrize(
    ("harm", "point", "level"),
    [
        (lambda file: file.chmod(0o644), "database", "warning"),
        (lambda file: file.chmod(0o666), "database", "fault"),
        (lambda file: file.parent.chmod(0o777), "data folder", "fault"),
        (lambda file: file.write_bytes(b"noise" * 1000), "database", "fault"),
        ("PRAGMA journal_mode = delete", "journal", "warning"),
        ("UPDATE alembic_version SET version_num = '0000'", "schema", "warning"),
        ("UPDATE alembic_version SET version_num = '9999'", "schema", "fault"),
        (
            "INSERT INTO tables VALUES ('t', 'CODE', 'invite', 'seed', 0, 'broken')",
            "quarantine",
            "warning",
        ),
    ],
)
def test_a_problem_with_a_database_file_is_reported(
    tmp_path: Path, harm: object, point: str, level: str
) -> None:
    file = tmp_path / "data" / "tables.sqlite"
    file.parent.mkdir(mode=0o700)
    migrated(file)
    if isinstance(harm, str):
        with sqlite3.connect(file) as connection:
            connection.execute(harm)
        connection.close()
    else:
        assert callable(harm)
        harm(file)
    findings = {
        finding.point: finding
        for finding in doctor.database(settings(database=f"sqlite:///{file}"))
    }
    assert findings[point].level == level and findings[point].change


@pytest.mark.parametrize(
    ("finding", "level"),
    [
        (doctor.files(settings(), (1024, 1_048_576)), "ok"),
        (doctor.files(settings(), (1024, 4096)), "warning"),
        (doctor.files(settings(), (256, 512)), "fault"),
        (doctor.files(settings(), None), "ok"),
        (doctor.workers(settings(), 2), "ok"),
        (doctor.workers(settings(workers=2), 2), "fault"),
        (doctor.workers(settings(workers=4, database="postgresql://x"), 2), "warning"),
        (doctor.workers(settings(thinking_processes=4), 2), "warning"),
        (doctor.postgres_version("17.2 (Debian)"), "ok"),
        (doctor.postgres_version("11.1"), "warning"),
        (doctor.writable("on"), "fault"),
        (doctor.connections(2, 100), "ok"),
        (doctor.connections(8, 100), "warning"),
        (doctor.clock_difference(-60_000), "warning"),
        (doctor.clock_difference(10), "ok"),
    ],
)
def test_limits_are_compared_with_what_the_server_needs(finding: Finding, level: str) -> None:
    assert finding.level == level
    assert bool(finding.change) is (level != "ok")


def test_without_numba_a_missing_library_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    assert doctor.compiled_bots().state == "the library of the rules fits"
    monkeypatch.setattr(warm_up, "find_problem", lambda: "there are none for an-abacus")
    monkeypatch.setitem(sys.modules, "numba", None)
    finding = doctor.compiled_bots()
    assert (finding.level, finding.state) == ("fault", "there are none for an-abacus")


def test_cold_shared_and_foreign_cache_folders_are_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert doctor.cache(tmp_path, True).level == "ok"
    assert doctor.cache(tmp_path, False).level == "warning"
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path.parent))
    assert "may be deleted" in doctor.cache(tmp_path, True).state
    tmp_path.chmod(0o777)
    assert doctor.cache(tmp_path, True).level == "fault"
    assert doctor.temporary_folder(tmp_path).level == "fault"
    tmp_path.chmod(0o1777)
    assert doctor.temporary_folder(tmp_path).level == "ok"
    mine = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: mine + 1)
    assert "another user" in doctor.cache(tmp_path, True).state


@pytest.mark.breadth
def test_postgres_is_examined(postgres_database: str) -> None:
    findings = asyncio.run(doctor.postgres(settings(database=postgres_database)))
    assert levels(findings) | {"schema": ""} == {
        **dict.fromkeys(("database", "database writes", "connections", "clock"), "ok"),
        "schema": "",
    }
    assert levels(findings)["schema"] == "warning", "it is empty"


def test_a_database_that_does_not_respond_is_a_fault() -> None:
    findings = list(doctor.database(settings(database="postgresql+asyncpg://127.0.0.1:1/none")))
    assert levels(findings) == {"database": "fault"}


def test_a_running_server_is_examined(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        url = f"http://{site.address}/games/"
        by_point = await asyncio.to_thread(lambda: levels(list(site_check.examine_site(url))))
        assert by_point["server"] == by_point["ready"] == by_point["security headers"] == "ok", (
            by_point
        )
        assert by_point["client address"] == by_point["WebSocket"] == "ok"
        assert by_point["TLS"] == by_point["metrics"] == "warning", "faults if it were public"
        assert by_point["page"] in ("ok", "fault"), "the client may not be built"
        wrong = f"http://{site.address}/other/"
        by_point = await asyncio.to_thread(lambda: levels(list(site_check.examine_site(wrong))))
        assert by_point["server"] == by_point["page"] == by_point["WebSocket"] == "fault"

    at_a_site(tmp_path, story, path="/games")


def test_a_client_that_can_spoof_its_address_is_a_fault(tmp_path: Path) -> None:
    async def story(site: Site, _http: httpx.AsyncClient) -> None:
        remote = site_check.RemoteSite(f"http://{site.address}")
        finding = await asyncio.to_thread(site_check.seen_address, remote)
        assert finding.level == "fault" and "--trust-proxy" in finding.change

    at_a_site(tmp_path, story, trust_proxy=True)


class BadProxy(BaseHTTPRequestHandler):
    """A proxy that drops headers, upgrades and compression, and redirects nothing."""

    def do_GET(self) -> None:
        body = b'{"status": "ok", "version": "1"}'
        if self.path == "/":
            body = b'<script src="/assets/a.js"></script>'
        elif self.path == "/assets/a.js":
            body = b"x" * 5000
        elif self.path == "/api/connection":
            body = b'{"address": "172.17.0.1", "host": "x", "time": 0}'
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def bad_proxy(certificate: Path | None = None) -> Iterator[int]:
    """Run a bad proxy; yield its port."""
    with ThreadingHTTPServer(("127.0.0.1", 0), BadProxy) as server:
        if certificate is not None:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(certificate)
            server.socket = context.wrap_socket(server.socket, server_side=True)
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield server.server_address[1]
        finally:
            server.shutdown()
            thread.join()


def test_problems_with_a_proxy_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site_check.RemoteSite, "public", True)
    with bad_proxy() as port:
        by_point = levels(list(site_check.examine_site(f"http://127.0.0.1:{port}")))
    for point in ("TLS", "metrics", "security headers", "WebSocket"):
        assert by_point[point] == "fault", point
    for point in ("compression", "client address"):
        assert by_point[point] == "warning", point


def test_certificates_are_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "certificate.pem"
    words = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-days",
        "5",
    ]
    words += ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    try:
        subprocess.run(
            [*words, "-keyout", str(file), "-out", str(tmp_path / "out")],
            check=True,
            capture_output=True,
        )
    except FileNotFoundError:
        pytest.skip("openssl makes the certificate")
    file.write_bytes(file.read_bytes() + (tmp_path / "out").read_bytes())
    with bad_proxy(file) as port:
        url = f"https://localhost:{port}"
        assert levels(list(site_check.examine_site(url))) == {"TLS": "fault", "server": "fault"}
        site = site_check.RemoteSite(url)
        site.trust = ssl.create_default_context(cafile=str(file))
        expiring = site_check.certificate(site)
        assert expiring.level == "warning" and "days" in expiring.state
        assert site_check.redirect(site).point == "redirect"


@pytest.mark.parametrize("url", ["games.example", "ftp://x", "https://", "http://x:y/"])
def test_a_malformed_url_is_refused(
    url: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["doctor", "--database", str(tmp_path / "x.sqlite"), "--url", url]) == 2
    said = capsys.readouterr()
    assert not said.out and "--url must be an address such as" in said.err
