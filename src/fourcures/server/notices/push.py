"""Web Push: notices that a browser shows while the page is closed, encrypted for that browser.

The keys of this server (VAPID) are made when they are first needed, and kept in the database. A
client chooses the address that notices go to, so only the services of browser makers are allowed.
"""

from __future__ import annotations

import base64
import json
from urllib.parse import urlsplit

import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
)
from webpush import WebPush, WebPushSubscription

from ...text.language import Language
from ..db.database import Database
from ..process.settings import ServerSettings
from .channels import Subscription
from .invitation import OpenInvitation
from .news import TableNews
from .notice import Notice, Undeliverable
from .teller import Teller

SERVICES = (  # of Chrome, Firefox, Edge and Safari: these hosts and all below them
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
WITHIN = 15.0  # seconds for one notice
LASTS = 24 * 3600  # seconds for which a push service keeps a notice
GONE = (404, 410)  # statuses for a browser that no longer wants notices


class ServerKey:
    """The keys of a server, with which it signs what it sends."""

    def __init__(self, private: ec.EllipticCurvePrivateKey, contact: str) -> None:
        public = private.public_key()
        point = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.public = base64.urlsafe_b64encode(point).rstrip(b"=").decode()
        self.writer = WebPush(
            private.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()),
            public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo),
            subscriber=contact,
            ttl=LASTS,
        )


class Pusher:
    """Encrypt notices, and send them to the push services of browsers."""

    def __init__(self, settings: ServerSettings, database: Database) -> None:
        self.database, self.contact = database, settings.push_contact
        self.known: ServerKey | None = None
        self.path = settings.path
        listed = settings.push_services.split(",")
        self.further = {address.strip().rstrip("/") for address in listed} - {""}

    async def key(self) -> ServerKey:
        """Return the keys of this server; the first process creates them."""
        if self.known is None:
            number = await self.database.setting("push", new_key)
            private = ec.derive_private_key(int(number, 16), ec.SECP256R1())
            self.known = ServerKey(private, self.contact)
        return self.known

    def allows(self, endpoint: str) -> bool:
        """Return whether an address is that of a push service, and not of something else."""
        try:
            there = urlsplit(endpoint)
            host, port = there.hostname or "", there.port
        except ValueError:
            return False
        if f"{there.scheme}://{there.netloc}" in self.further:
            return True
        known = any(host == name or host.endswith(f".{name}") for name in SERVICES)
        return there.scheme == "https" and port in (None, 443) and known

    async def tell(
        self, to: Subscription, notice: Notice, news: TableNews | OpenInvitation
    ) -> None:
        """Send a notice to a browser; raise Undeliverable for good, or OSError."""
        if isinstance(news, OpenInvitation):
            say = Language(to.language)
            title, body = news.title(say), news.text(say)
        else:
            teller = Teller(news, to.language, to.zone)
            title, body = teller.title(), teller.summary()
        shown = {
            "title": title,
            "body": body,
            "address": f"{self.path}/t/{notice.table_id}",
            "tag": notice.table_id,  # a newer notice about a table replaces the older one
        }
        try:
            message = (await self.key()).writer.get(
                json.dumps(shown, ensure_ascii=False),
                WebPushSubscription.model_validate(
                    {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
                ),
            )
        except ValueError:  # these are not keys
            raise Undeliverable from None
        headers = {**message.headers, "topic": notice.key(), "urgency": "normal"}
        try:
            async with httpx.AsyncClient(timeout=WITHIN) as client:
                answer = await client.post(to.endpoint, content=message.encrypted, headers=headers)
        except httpx.HTTPError as error:
            raise OSError(f"push service: {type(error).__name__}") from None
        if answer.status_code in GONE:
            raise Undeliverable
        if answer.status_code >= 300:
            raise OSError(f"push service: status {answer.status_code}")


def new_key() -> str:
    """Return a new private key of a server, as a number."""
    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"
