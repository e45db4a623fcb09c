"""Mails: to confirm an address, and to say that a table waits for somebody."""

from __future__ import annotations

import re
from email.utils import parseaddr
from urllib.parse import urlsplit

import aiosmtplib

from ...protocol.refusals import Refused
from ...text.language import Language
from ..process.mail_server import parse_mail_server
from ..process.settings import ServerSettings
from .address import check_address
from .channels import Address
from .invitation import OpenInvitation
from .letter import Letter, MailLink
from .links import CONFIRM, REFUSE, UNSUBSCRIBE, Links
from .news import TableNews
from .notice import Notice, Undeliverable
from .teller import Teller

WITHIN = 20.0  # seconds for one mail
CHECKED_WITHIN = 5.0  # seconds for each step of a check by the operator


class Mailer:
    """Write mails, and give them to the host's mail server."""

    def __init__(self, settings: ServerSettings, links: Links) -> None:
        self.server = parse_mail_server(settings.mail_server)
        self.sender, self.site = settings.mail_from, settings.site.rstrip("/")
        self.links = links

    async def ask(self, person: str, to: Address) -> None:
        """Ask whether an address belongs to a person; raise Undeliverable or OSError."""
        say = Language(to.language)
        confirm = await self.links.token(CONFIRM, person, to.address)
        refuse = await self.links.token(REFUSE, person, to.address)
        letter = Letter(
            to.language,
            subject=say("mail-confirm-subject"),
            title=say("mail-confirm-title"),
            opening=[say("mail-confirm-text")],
            link=MailLink(say("mail-confirm-link"), f"{self.site}/mail#confirm={confirm}"),
            footer=[
                say("mail-confirm-else"),
                MailLink(say("mail-refuse"), f"{self.site}/mail#refuse={refuse}"),
            ],
        )
        await self.send(to, letter, {})

    async def tell(self, to: Address, notice: Notice, news: TableNews | OpenInvitation) -> None:
        """Tell a person that a table waits for them; raise Undeliverable or OSError."""
        token = await self.links.token(UNSUBSCRIBE, notice.person_id, to.address)
        if isinstance(news, OpenInvitation):
            letter = self.invite(to, news, notice, token)
        else:
            letter = self.write(to, Teller(news, to.language, to.zone), notice, token)
        host = (urlsplit(self.site).hostname or "").strip("[]")
        headers = {
            # The same id if it is sent again after a crash: mail programs then show it once.
            "Message-ID": f"<{notice.key()}@{host}>",
            "List-Unsubscribe": f"<{self.site}/api/mail/unsubscribe/{token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        await self.send(to, letter, headers)

    def write(self, to: Address, teller: Teller, notice: Notice, token: str) -> Letter:
        """Return the letter about a table."""
        say, title = teller.say, teller.title()
        return Letter(
            to.language,
            subject=say("mail-subject", title=title, until=teller.until()),
            title=title,
            opening=[
                say("mail-hello", name=teller.name(notice.person_id)),
                " ".join([*teller.at_table(), teller.task()]),
            ],
            points=teller.happened(),
            closing=[line for line in (teller.state(), teller.deadline()) if line],
            link=MailLink(say("mail-go"), f"{self.site}/t/{notice.table_id}"),
            footer=self.write_footer(say, token),
        )

    def invite(self, to: Address, invitation: OpenInvitation, notice: Notice, token: str) -> Letter:
        """Return the letter that invites to a game."""
        say = Language(to.language)
        title = invitation.title(say)
        return Letter(
            to.language,
            subject=say("mail-subject-invited", title=title),
            title=title,
            opening=[
                invitation.hello(say),
                invitation.text(say),
            ],
            link=MailLink(say("mail-go"), f"{self.site}/t/{notice.table_id}"),
            footer=self.write_footer(say, token),
        )

    def write_footer(self, say: Language, token: str) -> list[str | MailLink]:
        """Return why a person gets a mail, and the link that stops them."""
        stop = MailLink(say("mail-unsubscribe"), f"{self.site}/mail#unsubscribe={token}")
        return [say("mail-why"), stop]

    async def send(self, to: Address, letter: Letter, headers: dict[str, str]) -> None:
        """Send a mail; raise Undeliverable for good, or OSError if it may work later.

        The recipient of the envelope is that of the header: an address that others could read as
        another one, such as one that an older version has stored, gets nothing.
        """
        try:
            allowed = check_address(to.address) == to.address
        except Refused:
            allowed = False
        if not allowed:
            raise Undeliverable("mail programs could read the address in different ways")
        written = letter.write(
            self.sender, to.address, {"Auto-Submitted": "auto-generated", **headers}
        )
        try:
            async with self.connection(WITHIN) as connection:
                await connection.sendmail(parseaddr(self.sender)[1], [to.address], written)
        except aiosmtplib.SMTPRecipientsRefused as error:
            if all(500 <= refused.code < 600 for refused in error.recipients):
                raise Undeliverable(self.explain(error.recipients[0])) from None
            raise OSError(self.explain(error.recipients[0])) from None
        except aiosmtplib.SMTPException as error:
            raise OSError(self.explain(error)) from None

    async def try_out(self) -> str:
        """Connect to the mail server and sign in; return how far it went, or raise OSError."""
        try:
            async with self.connection(CHECKED_WITHIN) as connection:
                encrypted = connection.get_transport_info("sslcontext") is not None
        except (aiosmtplib.SMTPException, OSError) as error:
            raise OSError(self.explain(error)) from None
        signed_in = "signed in" if self.server.user else "without signing in"
        return f"connected{', encrypted' if encrypted else ''}, {signed_in}"

    def connection(self, within: float) -> aiosmtplib.SMTP:
        """Return a connection to the mail server, which signs in when it is entered."""
        server = self.server
        return aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.encrypted,
            timeout=within,
        )

    def explain(self, error: Exception) -> str:
        """Return what went wrong, in one line without secrets and mail addresses."""
        if isinstance(error, aiosmtplib.SMTPResponseException):
            said = f"the mail server answers: {error.code} {error.message}"
        else:
            said = str(error) or type(error).__name__
        if self.server.password:
            said = said.replace(self.server.password, "…")
        return " ".join(re.sub(r"\S*@\S*", "…", said).split())
