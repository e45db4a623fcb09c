"""The HTTP routes of notices: mail addresses, browsers that show notices, and whom tables await."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from ...protocol.refusals import Refused
from ..http.errors import says
from ..http.limits import Limits
from ..http.requests import AnyRequest, Asker, reads
from ..people.accounts import Accounts
from ..people.routes import sender
from .channels import Address, Subscription
from .notice import CONFIRM, UNSUBSCRIBE, Undeliverable
from .notices import Notices

Token = Annotated[str, msgspec.Meta(max_length=200)]


class NewAddress(msgspec.Struct, forbid_unknown_fields=True):
    """A mail address, and the language of the mails."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    language: str


class MailToken(msgspec.Struct, forbid_unknown_fields=True):
    """The token of a link in a mail."""

    token: Token


class BrowserKeys(msgspec.Struct):
    """The keys with which notices to a browser are encrypted."""

    p256dh: Annotated[str, msgspec.Meta(max_length=120)]
    auth: Annotated[str, msgspec.Meta(max_length=60)]


class NewSubscription(msgspec.Struct):
    """What a browser returns when it subscribes, and the language of the notices."""

    endpoint: Annotated[str, msgspec.Meta(max_length=1000)]
    keys: BrowserKeys
    language: str


class NoticeSettings(msgspec.Struct):
    """How you can be told that a table waits for you, and how you are."""

    mail: bool  # whether this server sends mails
    address: str | None
    confirmed: bool
    push_key: str | None  # the server's public key, if it offers Web Push
    pushed: bool  # whether this browser shows notices


@get("/api/me/notices", responses=says(401, 429), opt=reads("list"))
async def show_settings(
    notices: NamedDependency[Notices],
    accounts: NamedDependency[Accounts],
    me: Asker,
    request: AnyRequest,
) -> NoticeSettings:
    """Return how you can be told that a table waits for you."""
    known, pusher = await notices.channels.address(me.id), notices.pusher
    device = (await sender(accounts, request)).device
    browsers = await notices.channels.subscriptions(me.id) if pusher else []
    return NoticeSettings(
        mail=notices.mailer is not None,
        address=known.address if known else None,
        confirmed=bool(known and known.confirmed),
        push_key=(await pusher.key()).public if pusher else None,
        pushed=any(browser.device_id == device for browser in browsers),
    )


@post("/api/me/mail", status_code=204, responses=says(401, 403, 413, 422, 429, 503))
async def set_mail(
    notices: NamedDependency[Notices],
    limits: NamedDependency[Limits],
    me: Asker,
    data: JSONBody[NewAddress],
) -> None:
    """Set your mail address; a mail asks whether it is yours, and nothing else is sent before."""
    if notices.mailer is None:
        raise Refused("no_mail")
    address = check_address(data.address)
    limits.mails.take(me.id)
    limits.mails.take(address.lower())
    to = Address(address, supported_language(data.language), confirmed=False)
    await notices.channels.set_address(me.id, to.address, to.language)
    try:
        await notices.mailer.ask(me.id, to)
    except (Undeliverable, OSError) as error:
        await notices.channels.drop_address(me.id)
        known = not isinstance(error, Undeliverable)
        raise Refused("mail_failed" if known else "bad_address") from None


@delete("/api/me/mail", status_code=204, responses=says(401, 403))
async def forget_mail(notices: NamedDependency[Notices], me: Asker) -> None:
    """Delete your mail address."""
    await notices.channels.drop_address(me.id)


@post("/api/mail/confirm", status_code=204, responses=says(403, 413))
async def confirm_mail(notices: NamedDependency[Notices], data: JSONBody[MailToken]) -> None:
    """Confirm a mail address with the token of the link that was sent to it."""
    person, known = await owner_of(notices, CONFIRM, data.token)
    await notices.channels.confirm(person, known.address)


@post("/api/mail/unsubscribe/{token:str}", status_code=204, responses=says(403))
async def unsubscribe_mail(
    notices: NamedDependency[Notices], token: Annotated[str, PathParameter(max_length=200)]
) -> None:
    """Delete a mail address: the one-click link of mail programs (RFC 8058)."""
    person, known = await owner_of(notices, UNSUBSCRIBE, token)
    await notices.channels.drop_address(person, known.address)


@post("/api/me/push", status_code=204, responses=says(401, 403, 413, 422, 429))
async def subscribe(
    notices: NamedDependency[Notices],
    accounts: NamedDependency[Accounts],
    limits: NamedDependency[Limits],
    me: Asker,
    request: AnyRequest,
    data: JSONBody[NewSubscription],
) -> None:
    """Show notices in this browser; its address must be that of a known push service."""
    if notices.pusher is None or not notices.pusher.allows(data.endpoint):
        raise Refused("no_push")
    limits.links.take(me.id)
    keys, language = data.keys, supported_language(data.language)
    device = (await sender(accounts, request)).device
    new = Subscription(device, data.endpoint, keys.p256dh, keys.auth, language)
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


async def owner_of(notices: Notices, purpose: str, token: str) -> tuple[str, Address]:
    """Return the person and the address that a token was made for; raise Refused."""
    person = token.partition(".")[0]
    known = await notices.channels.address(person)
    if known is None or not await notices.identity.is_token(token, purpose, person, known.address):
        raise Refused("bad_link")
    return person, known


def check_address(text: str) -> str:
    """Return a mail address; raise Refused if it cannot be one. A mail to it is the real check."""
    address = text.strip()
    name, _, host = address.rpartition("@")
    sensible = address.isprintable() and not set(address) & set(' ,;:<>()[]\\"')
    if not (sensible and name and "." in host.strip(".")):
        raise Refused("bad_address")
    return address


def supported_language(text: str) -> str:
    """Return a language that mails can have: English if it is unknown."""
    from ...text.language import LANGUAGES  # only here: it takes long to import

    return text if text in LANGUAGES else "en"


ROUTES = [
    show_settings,
    set_mail,
    forget_mail,
    confirm_mail,
    unsubscribe_mail,
    subscribe,
    unsubscribe,
]
