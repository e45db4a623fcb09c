"""Mails: to confirm an address, and to say that a table waits for somebody."""

from __future__ import annotations

from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import unquote, urlsplit

import aiosmtplib

from ...text.language import Language
from ..people.identity import Identity
from ..process.settings import ServerSettings
from .channels import Address
from .notice import CONFIRM, UNSUBSCRIBE, Notice, Undeliverable

WITHIN = 20.0  # seconds for one mail


class Mailer:
    """Write mails, and give them to the host's mail server."""

    def __init__(self, settings: ServerSettings, identity: Identity) -> None:
        self.server = urlsplit(settings.mail_server)
        self.sender, self.site = settings.mail_from, settings.site.rstrip("/")
        self.identity = identity

    async def ask(self, person: str, to: Address) -> None:
        """Ask whether an address belongs to a person; raise Undeliverable or OSError."""
        say = Language(to.language)
        token = await self.identity.token(CONFIRM, person, to.address)
        lines = [say("mail-confirm-text"), f"{self.site}/mail#confirm={token}"]
        lines.append(say("mail-confirm-else"))
        mail = self.mail(to, say("mail-confirm-subject"), lines)
        await self.send(mail)

    async def tell(self, person: str, to: Address, notice: Notice) -> None:
        """Tell a person that a table waits for them; raise Undeliverable or OSError."""
        say = Language(to.language)
        token = await self.identity.token(UNSUBSCRIBE, person, to.address)
        lines = [notice.text(say), f"{self.site}/t/{notice.table_id}"]
        lines += [say("mail-unsubscribe"), f"{self.site}/mail#unsubscribe={token}"]
        mail = self.mail(to, notice.title(say), lines)
        # The same id if it is sent again after a crash: mail programs then show it once.
        mail["Message-ID"] = f"<{notice.key()}@{urlsplit(self.site).hostname}>"
        mail["List-Unsubscribe"] = f"<{self.site}/api/mail/unsubscribe/{token}>"
        mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        await self.send(mail)

    def mail(self, to: Address, subject: str, paragraphs: list[str]) -> EmailMessage:
        mail = EmailMessage()
        mail["From"], mail["To"], mail["Subject"] = self.sender, to.address, subject
        mail["Date"] = formatdate()
        mail["Auto-Submitted"] = "auto-generated"
        mail.set_content("\n\n".join(paragraphs) + "\n", cte="quoted-printable")
        return mail

    async def send(self, mail: EmailMessage) -> None:
        """Send a mail; raise Undeliverable for good, or OSError if it may work later."""
        server = self.server
        try:
            await aiosmtplib.send(
                mail,
                hostname=server.hostname,
                port=server.port,
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=server.scheme == "smtps",
                timeout=WITHIN,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(500 <= refused.code < 600 for refused in error.recipients):
                raise Undeliverable from None
            raise OSError("the mail server does not take the address now") from None
        except aiosmtplib.SMTPException as error:
            raise OSError(f"{type(error).__name__}: {error}") from None
