"""`fourcures play` in the browser: on this machine alone, or for all devices of a network."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from fourcures.cli import browser, main, serve
from fourcures.server.process.settings import ServerSettings
from tests.sizes import sweep


@pytest.mark.breadth
@pytest.mark.parametrize("words", sweep([["--lan"], []]), ids=str)
def test_the_printed_address_is_one_that_answers(words: list[str], tmp_path: Path) -> None:
    command = [sys.executable, "-m", "fourcures.cli", "play", "--no-browser", *words]
    environment = os.environ | {"FOURCURES_DATABASE": f"{tmp_path / 'tables.sqlite'}"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as playing:
        assert playing.stdout is not None
        said = playing.stdout.readline()
        address = said.split()[4]
        assert said.startswith(f"Four Cures is at {address}  (Ctrl-C")
        assert ("127.0.0.1" in address) == (not words or serve.find_lan_address() == "127.0.0.1")
        with urllib.request.urlopen(f"{address}healthz") as answer:
            assert answer.status == 200
        playing.send_signal(signal.SIGINT)
        assert playing.wait() == 0


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the ports on which `fourcures play` would serve, without serving."""
    ports: list[int] = []

    def note_port(_settings: object, listening: socket.socket, _on_ready: object) -> None:
        ports.append(listening.getsockname()[1])

    monkeypatch.setattr(serve, "serve_in_one", note_port)
    monkeypatch.delenv("FOURCURES_PORT", raising=False)
    return ports


@pytest.fixture
def free() -> int:
    """Return a port that is free."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@pytest.fixture
def taken() -> Iterator[int]:
    """Return a port that another program uses."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield int(listening.getsockname()[1])


def test_a_port_is_chosen_by_option(served: list[int], free: int) -> None:
    assert main(["play", "--no-browser", "--port", str(free)]) == 0
    assert served == [free]


def test_a_port_is_chosen_by_variable_unless_an_option_says_otherwise(
    served: list[int], free: int, taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOURCURES_PORT", str(free))
    assert main(["play", "--no-browser"]) == 0
    monkeypatch.setenv("FOURCURES_PORT", str(taken))
    assert main(["play", "--no-browser", "--port", str(free)]) == 0
    assert served == [free, free]


def test_a_chosen_port_that_is_taken_is_reported_with_what_to_do(
    served: list[int], taken: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--no-browser", "--port", str(taken)]) == 2
    said = capsys.readouterr().err
    assert f"cannot listen on 127.0.0.1 port {taken}: Address already in use" in said
    assert "choose another port with --port, or any free one with --port 0" in said
    assert served == []


@pytest.mark.parametrize("port", ["eighty", "70000"])
def test_a_port_that_cannot_be_one_is_refused(
    port: str, served: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--no-browser", "--port", port]) == 2
    assert f"--port must be a whole number from 0 to 65535, not '{port}'" in capsys.readouterr().err
    assert served == []


def test_without_a_choice_the_next_free_port_is_taken(
    served: list[int], taken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "FIRST_PORT", taken)
    assert main(["play", "--no-browser"]) == 0
    assert served and served[0] != taken


def test_without_a_network_the_lan_address_is_loopback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Alone(socket.socket):
        def connect(self, _address: object) -> None:
            raise OSError("network is unreachable")

    monkeypatch.setattr(socket, "socket", Alone)
    assert serve.find_lan_address() == "127.0.0.1"


@pytest.mark.parametrize(
    ("host", "shown"), [("127.0.0.1", "127.0.0.1"), ("0.0.0.0", "192.168.7.5")]
)
def test_the_address_of_a_server_for_a_whole_network_is_one_that_others_can_open(
    monkeypatch: pytest.MonkeyPatch, host: str, shown: str
) -> None:
    monkeypatch.setattr(serve, "find_lan_address", lambda: "192.168.7.5")
    settings = ServerSettings(database="", path="/games")
    with socket.create_server((host, 0)) as listening:
        port = listening.getsockname()[1]
        assert serve.url_of(settings, listening) == f"http://{shown}:{port}/games/"
