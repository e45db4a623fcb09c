"""A mail server and a push service for tests: they receive, check and decrypt what is sent."""

from __future__ import annotations

import asyncio
import base64
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any, cast

import jwt
from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


@dataclass
class Mailbox:
    """A mail server on a loopback port, and the mails that it has received."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    raw: list[tuple[list[str], bytes]] = field(default_factory=list)  # recipients, and bytes
    refuses: set[str] = field(default_factory=set)  # addresses that do not exist
    down: bool = False
    users: dict[str, str] = field(default_factory=dict)  # and their passwords; empty: no signing in
    free: asyncio.Event = field(default_factory=asyncio.Event)  # answers wait for it
    held: asyncio.Event = field(default_factory=asyncio.Event)  # set when one waits
    unanswered: int = 0  # mails that were taken without an answer in time

    def __post_init__(self) -> None:
        self.free.set()

    def authenticate(
        self, _server: SMTP, _session: Session, _envelope: Envelope, _mechanism: str, data: object
    ) -> AuthResult:
        """Let a user with the right password sign in."""
        assert isinstance(data, LoginPassword)
        known = self.users.get(data.login.decode()) == data.password.decode()
        return AuthResult(success=known, handled=False)

    def hold(self) -> None:
        """Take mails, but do not answer."""
        self.free.clear()
        self.held.clear()

    def let_go(self) -> None:
        """Answer again."""
        self.free.set()

    async def handle_RCPT(
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: object
    ) -> str:
        if address in self.refuses:
            return f"550 <{address}>: no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        if self.down:
            return f"451 {envelope.rcpt_tos}: try again later"
        content = cast(bytes, envelope.content)
        self.raw.append((list(envelope.rcpt_tos), content))
        self.mails.append(message_from_bytes(content, policy=policy.default))
        if not self.free.is_set():
            self.unanswered += 1
            self.held.set()
            await self.free.wait()
        return "250 OK"

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def to(self, address: str) -> list[EmailMessage]:
        """Return the mails to an address."""
        return [mail for mail in self.mails if mail["To"] == address]


@asynccontextmanager
async def mailbox(**users: str) -> AsyncIterator[Mailbox]:
    """Run a mail server; with `users` and their passwords, one can sign in."""
    box = Mailbox(users=users)
    signing_in: dict[str, Any] = {"authenticator": box.authenticate, "auth_require_tls": False}
    server = await asyncio.get_running_loop().create_server(
        lambda: SMTP(box, enable_SMTPUTF8=True, **signing_in if users else {}), "127.0.0.1", 0
    )
    box.port = server.sockets[0].getsockname()[1]
    async with server:
        yield box


def link(mail: EmailMessage, purpose: str) -> str:
    """Return the token of a link in a mail."""
    match = re.search(rf"/mail#{purpose}=(\S+)", text_of(mail))
    assert match is not None, text_of(mail)
    return match[1]


def text_of(mail: EmailMessage) -> str:
    """Return the text part of a mail."""
    part = mail.get_body(("plain",))
    assert part is not None
    text: str = part.get_content()
    return text


class Browser:
    """A browser that has subscribed to notices: its keys, and what it was sent."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.auth = b"sixteen bytes ok"
        self.notices: list[dict[str, Any]] = []

    def subscription(self, language: str = "en") -> dict[str, Any]:
        keys = {"p256dh": encoded(self.public), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, "keys": keys, "language": language}

    def decrypted(self, body: bytes) -> dict[str, Any]:
        """Decrypt a notice as a browser does (RFC 8291)."""
        salt, length = body[:16], body[20]
        theirs, secret = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        )
        info = b"WebPush: info\0" + self.public + theirs
        both = HKDF(hashes.SHA256(), 32, self.auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(both)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(both)
        plain = AESGCM(key).decrypt(nonce, secret, None)
        assert plain[-1:] == b"\2"  # the delimiter of the last record
        notice: dict[str, Any] = json.loads(plain[:-1])
        return notice


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class PushService:
    """A push service on a loopback port: it checks the signature and passes notices on."""

    def __init__(self) -> None:
        self.port = 0
        self.browsers: dict[str, Browser] = {}
        self.closed: set[str] = set()  # browsers that no longer want notices
        self.status = 201

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def browser(self) -> Browser:
        """Return a new browser."""
        path = f"/send/{len(self.browsers)}"
        browser = self.browsers[path] = Browser(f"{self.origin}{path}")
        return browser

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
        except asyncio.IncompleteReadError:  # the server was killed
            writer.close()
            return
        request, *lines = head.strip().split("\r\n")
        headers = {
            name.lower(): value for name, _, value in (line.partition(": ") for line in lines)
        }
        body = await reader.readexactly(int(headers["content-length"]))
        status = self.receive(request.split()[1], headers, body)
        answer = f"HTTP/1.1 {status} x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        writer.write(answer.encode())
        await writer.drain()
        writer.close()

    def receive(self, path: str, headers: dict[str, str], body: bytes) -> int:
        if path not in self.browsers or path in self.closed:
            return 410
        if self.status != 201:
            return self.status
        browser = self.browsers[path]
        scheme, token, key = re.fullmatch(
            r"(\w+) t=([^,]+), ?k=(.+)", headers["authorization"]
        ).groups()  # type: ignore[union-attr]
        assert scheme.lower() == "vapid"
        point = base64.urlsafe_b64decode(key + "=" * (-len(key) % 4))
        signer = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        audience = "http://127.0.0.1"  # the library leaves out the port, which real ones have not
        claims = jwt.decode(token, cast(Any, signer), algorithms=["ES256"], audience=audience)
        assert claims["sub"].startswith("mailto:")
        assert headers["content-encoding"] == "aes128gcm"
        browser.notices.append(browser.decrypted(body) | {"topic": headers["topic"]})
        return 201


@asynccontextmanager
async def push_service() -> AsyncIterator[PushService]:
    """Run a push service."""
    service = PushService()
    server = await asyncio.start_server(service.serve, "127.0.0.1", 0)
    service.port = server.sockets[0].getsockname()[1]
    async with server:
        yield service
