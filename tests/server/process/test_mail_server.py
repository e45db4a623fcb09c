"""The address of a mail server: read strictly, and never printed."""

from __future__ import annotations

import pytest

from fourcures.cli import main
from fourcures.server.process.mail_server import MailServer, parse_mail_server

MAIL = ("--mail-from", "games@example.org", "--site", "https://games.example.org")


@pytest.mark.parametrize(
    ("text", "server"),
    [
        ("smtp://127.0.0.1:2525", MailServer("127.0.0.1", 2525, None, None, False)),
        ("smtps://mail.example.org/", MailServer("mail.example.org", None, None, None, True)),
        ("smtp://[::1]:25", MailServer("::1", 25, None, None, False)),
        (
            "smtp://me%40example.org:a%2Fb%23c%25@post:587",
            MailServer("post", 587, "me@example.org", "a/b#c%", False),
        ),
        (
            "smtp://me@example.org:x@y@post",
            MailServer("post", None, "me@example.org", "x@y", False),
        ),
    ],
)
def test_an_address_has_host_port_user_and_password(text: str, server: MailServer) -> None:
    assert parse_mail_server(text) == server


@pytest.mark.parametrize(
    "text",
    [
        "smtp://me:Secret/w@127.0.0.1:2525",
        "smtp://me:Secret#w@127.0.0.1:2525",
        "smtp://me:Secret?w@127.0.0.1:2525",
        "smtp://me:25/Secret@127.0.0.1:2525",
        "smtp://me:Secret%@127.0.0.1",
        "smtp://me:Sec ret@127.0.0.1",
        "smtp://me:[Secret@127.0.0.1/x",
        "smtp://Secret@127.0.0.1",
        "smtp://Secret:abc",
        "smtp://Secret:0",
        "smtp://Secret:65536",
        "smtp://Secret..example.org",
        "smtp://",
        "http://Secret:25",
        "Secret",
    ],
)
def test_a_wrong_address_is_refused_at_the_start_without_printing_it(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--mail-server", text, *MAIL]) == 2
    told = capsys.readouterr()
    (line,) = told.err.splitlines()
    assert "smtp://user:password@mail.example.org:587" in line
    assert "/ as %2F" in line
    assert "ecret" not in told.out + told.err
