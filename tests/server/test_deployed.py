"""The files of deploy/ with the programs that they are for, where those are installed."""

from __future__ import annotations

import functools
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from fourcures.server.checks.site_check import examine_site

from .databases import free_port
from .processes import PATIENCE, served

ROOT = Path(__file__).parents[2]
NGINX, PODMAN = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin"), "podman"


@contextmanager
def proxy(folder: Path, server: str) -> Iterator[str]:
    """Run nginx with our configuration in front of a server; yield its address."""
    here = f"127.0.0.1:{free_port()}"
    text = (ROOT / "deploy" / "nginx.conf").read_text("utf-8")
    for ours, instead in {
        "server tables:8000 resolve;": f"server {server};",
        "listen 80;": f"listen {here};",
        "http {": "http {"
        + "".join(
            f"{kind}_temp_path {folder / kind};"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        ),
    }.items():
        assert text.count(ours) == 1
        text = text.replace(ours, instead)
    configuration = folder / "nginx.conf"
    configuration.write_text(f"daemon off; pid {folder / 'pid'}; error_log stderr;\n{text}")
    command = [NGINX or "", "-e", "stderr", "-p", str(folder), "-c", str(configuration)]
    subprocess.run([*command, "-t"], check=True, timeout=PATIENCE)
    process = subprocess.Popen(command)
    try:
        yield f"http://{here}/fourcures/"
    finally:
        process.terminate()
        process.wait(PATIENCE)


def await_answer(url: str) -> httpx.Response:
    """Return the first answer of a server that is starting."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            answer = httpx.get(url)
        except httpx.TransportError:
            assert time.monotonic() < end
        else:
            if answer.status_code == 200:
                return answer
        time.sleep(0.1)


def faults(url: str) -> list[str]:
    """Return what `fourcures doctor --url` finds wrong."""
    return [f"{one.point}: {one.state}" for one in examine_site(url) if one.level == "fault"]


@pytest.mark.breadth
@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_the_proxy_of_the_documentation_passes_everything_on(tmp_path: Path) -> None:
    words = ("--database", str(tmp_path / "tables.sqlite"), "--path", "/fourcures", "--trust-proxy")
    with (
        served(tmp_path, *words) as process,
        proxy(tmp_path, process.address.split("/")[2]) as url,
    ):
        await_answer(f"{url}healthz")
        assert faults(url) == []
        assert httpx.get(f"{url}metrics").status_code == 404
        plain = httpx.get(url.rstrip("/"))
        assert (plain.status_code, plain.headers["location"]) == (308, url)


@functools.cache
def runs_containers() -> bool:
    """Return whether podman is installed and can fetch the image that ours is made from."""
    if shutil.which(PODMAN) is None:
        return False
    pull = [PODMAN, "pull", "--quiet", "docker.io/library/python:3.13-slim"]
    return subprocess.run(pull, capture_output=True, check=False).returncode == 0


@pytest.mark.breadth
@pytest.mark.skipif(sys.platform == "win32", reason="the container is for Linux")
def test_the_container_serves_and_keeps_its_data(tmp_path: Path) -> None:
    if not runs_containers():
        pytest.skip("podman is not installed, or cannot reach a registry")
    name = f"fourcures-test-{free_port()}"

    def podman(*words: str) -> str:
        run = subprocess.run([PODMAN, *words], check=True, capture_output=True, text=True, cwd=ROOT)
        return run.stdout

    podman("build", "--quiet", "-f", "deploy/Containerfile", "-t", name, ".")
    try:
        port = free_port()
        start = ("run", "-d", "--name", name, "-p", f"127.0.0.1:{port}:8000", "-v", f"{name}:/data")
        podman(*start, name)
        await_answer(f"http://127.0.0.1:{port}/readyz")
        me = httpx.post(f"http://127.0.0.1:{port}/api/me", json={"name": "Ann"})
        podman("exec", name, "fourcures", "backup", "/data/tables.jsonl.gz")
        podman("restart", name)
        await_answer(f"http://127.0.0.1:{port}/readyz")
        again = httpx.get(f"http://127.0.0.1:{port}/api/me", cookies=me.cookies)
        assert again.json()["id"] == me.json()["id"]
    finally:
        for words in (("rm", "-f", name), ("volume", "rm", "-f", name), ("rmi", "-f", name)):
            subprocess.run([PODMAN, *words], check=False, capture_output=True)
