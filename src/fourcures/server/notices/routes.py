"""The HTTP routes of notices: mail addresses, browsers that show notices, and whom tables await."""

from __future__ import annotations

import logging
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from ...protocol.refusals import Refused
from ...text.codes import find_language
from ...text.dates import HERE_UNKNOWN, LONGEST_ZONE, find_zone
from ..http.errors import says
from ..http.limits import Limits
from ..http.rates import Payer
from ..http.requests import AnyRequest, Asker, reads
from ..people.accounts import Accounts
from ..people.routes import sender
from .address import LONGEST_ADDRESS, check_address, mailbox_of
from .channels import Address, Subscription
from .links import CONFIRM, REFUSE, UNSUBSCRIBE
from .notice import Undeliverable
from .notices import Notices

logger = logging.getLogger(__name__)

Token = Annotated[str, msgspec.Meta(max_length=200)]
Zone = Annotated[str, msgspec.Meta(max_length=LONGEST_ZONE)]


class NewAddress(msgspec.Struct, forbid_unknown_fields=True):
    """A mail address, and the language and the time zone (IANA) of the mails."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=LONGEST_ADDRESS)]
    language: str
    zone: Zone = HERE_UNKNOWN


class MailToken(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a link in a mail."""

    token: Token


class BrowserKeys(msgspec.Struct):
    """The keys with which notices to a browser are encrypted."""

    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=60)]


class NewSubscription(msgspec.Struct):
    """What a browser returns when it subscribes; the language and time zone of the notices."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: BrowserKeys
    language: str
    zone: Zone = HERE_UNKNOWN


class NoticeSettings(msgspec.Struct):
    """How you can be told that a table waits for you, and how you are."""

    mail: bool  # whether this server sends mails
    address: str | None  # the confirmed one
    unconfirmed: str | None  # the one that will replace it
    push_key: str | None  # the server's public key, if it offers Web Push
    pushed: bool  # whether this browser shows notices


@get("/api/me/notices", responses=says(401), opt=reads("list"))
async def show_settings(
    notices: NamedDependency[Notices],
    accounts: NamedDependency[Accounts],
    me: Asker,
    request: AnyRequest,
) -> NoticeSettings:
    """Return how you can be told that a table waits for you."""
    known, pusher = await notices.channels.address(me.id), notices.pusher
    asked = await notices.channels.unconfirmed(me.id)
    device = (await sender(accounts, request)).device
    browsers = await notices.channels.subscriptions(me.id) if pusher else []
    return NoticeSettings(
        mail=notices.mailer is not None,
        address=known.address if known else None,
        unconfirmed=asked.address if asked else None,
        push_key=(await pusher.key()).public if pusher else None,
        pushed=any(browser.device_id == device for browser in browsers),
    )


@post("/api/me/mail", status_code=204, responses=says(401, 403, 413, 422, 503))
async def set_mail(
    notices: NamedDependency[Notices],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    data: JSONBody[NewAddress],
) -> None:
    """Set your mail address: a mail asks whether it is yours, and until then the old one stays."""
    if notices.mailer is None:
        raise Refused("no_mail")
    channels, address = notices.channels, check_address(data.address)
    to = Address(address, supported_language(data.language), known_zone(data.zone))
    known = await channels.address(me.id)
    if known is not None and known.address == address:
        await channels.update_address(me.id, to)
        return
    limits.take_mail(payer, mailbox_of(address))
    if await channels.is_stopped(await notices.links.hash(address), me.id):
        raise Refused("mail_stopped")
    await channels.ask(me.id, to)
    try:
        await notices.mailer.ask(me.id, to)
    except (Undeliverable, OSError) as error:
        await channels.drop_address(me.id, address)
        logger.warning("mail not sent: %s", error)
        refused = isinstance(error, Undeliverable)
        raise Refused("bad_address" if refused else "mail_failed") from None


@delete("/api/me/mail", status_code=204, responses=says(401, 403))
async def forget_mail(notices: NamedDependency[Notices], me: Asker) -> None:
    """Delete your mail addresses."""
    await notices.channels.drop_address(me.id)


@post("/api/mail/confirm", status_code=204, responses=says(403, 413))
async def confirm_mail(notices: NamedDependency[Notices], data: JSONBody[MailToken]) -> None:
    """Confirm a mail address with the token of the link that was sent to it."""
    person, mailbox = await notices.links.read(data.token, CONFIRM)
    for known in (
        await notices.channels.address(person),
        await notices.channels.unconfirmed(person),
    ):
        if known is not None and await notices.links.hash(known.address) == mailbox:
            await notices.channels.confirm(person, known.address, mailbox)
            return
    raise Refused("bad_link")


@post("/api/mail/unsubscribe/{token:str}", status_code=204, responses=says(403))
async def unsubscribe_mail(
    notices: NamedDependency[Notices], token: Annotated[str, PathParameter(max_length=200)]
) -> None:
    """Send no more mails to an address: also the one-click link of mail programs (RFC 8058).

    It is deleted, and gets no mails that ask for its confirmation either, unless the person who
    had it asks for one.
    """
    person, mailbox = await notices.links.read(token, UNSUBSCRIBE)
    await notices.stop_mails(person, mailbox)
    await notices.channels.stop(mailbox, person)


@post("/api/mail/refuse", status_code=204, responses=says(403, 413))
async def refuse_mail(notices: NamedDependency[Notices], data: JSONBody[MailToken]) -> None:
    """Say that an address is not that of the person who gave it: it gets no more mails."""
    person, mailbox = await notices.links.read(data.token, REFUSE)
    await notices.stop_mails(person, mailbox)
    await notices.channels.stop(mailbox, None)


@post("/api/mail/allow", status_code=204, responses=says(403, 413))
async def allow_mail(notices: NamedDependency[Notices], data: JSONBody[MailToken]) -> None:
    """Let people ask for mails to an address again, with the token that had stopped them."""
    _person, mailbox = await notices.links.read(data.token, UNSUBSCRIBE, REFUSE)
    await notices.channels.allow(mailbox)


@post("/api/me/push", status_code=204, responses=says(401, 403, 413, 422))
async def subscribe(
    notices: NamedDependency[Notices],
    accounts: NamedDependency[Accounts],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    request: AnyRequest,
    data: JSONBody[NewSubscription],
) -> None:
    """Show notices in this browser; its address must be that of a known push service."""
    if notices.pusher is None or not notices.pusher.allows(data.endpoint):
        raise Refused("no_push")
    limits.links.take(payer)
    keys, language, zone = data.keys, supported_language(data.language), known_zone(data.zone)
    device = (await sender(accounts, request)).device
    new = Subscription(device, data.endpoint, keys.p256dh, keys.auth, language, zone)
    await notices.channels.subscribe(me.id, new)


@delete("/api/me/push", status_code=204, responses=says(401, 403))
async def unsubscribe(
    notices: NamedDependency[Notices],
    accounts: NamedDependency[Accounts],
    me: Asker,
    request: AnyRequest,
) -> None:
    """Show no more notices in this browser."""
    await notices.channels.unsubscribe(await sender(accounts, request))


def supported_language(text: str) -> str:
    """Return a language that mails can have: English if it is unknown."""
    return find_language(text) or "en"


def known_zone(text: str) -> str:
    """Return a time zone that this machine knows: UTC instead of others."""
    return text if find_zone(text) else HERE_UNKNOWN


ROUTES = [
    show_settings,
    set_mail,
    forget_mail,
    confirm_mail,
    unsubscribe_mail,
    refuse_mail,
    allow_mail,
    subscribe,
    unsubscribe,
]
