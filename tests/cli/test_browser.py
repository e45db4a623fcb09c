"""`fourcures play` in the browser: on this machine alone, or for all devices of a network."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from fourcures.cli import browser
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
        assert ("127.0.0.1" in address) == (not words or browser.find_lan_address() == "127.0.0.1")
        with urllib.request.urlopen(f"{address}healthz") as answer:
            assert answer.status == 200
        playing.send_signal(signal.SIGINT)
        assert playing.wait() == 0


def test_without_a_network_the_lan_address_is_loopback(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Alone(socket.socket):
        def connect(self, _address: object) -> None:
            raise OSError("network is unreachable")

    monkeypatch.setattr(socket, "socket", Alone)
    assert browser.find_lan_address() == "127.0.0.1"
