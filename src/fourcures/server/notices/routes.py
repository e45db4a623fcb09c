"""The HTTP routes of notices: mail addresses, browsers that show notices, and whom tables await."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter
from sqlalchemy import select

from ...protocol.refusals import Refused
from ..app.server import Server, asking, server
from ..db.schema import waits
from ..http.asgi_types import AnyRequest
from ..http.errors import says
from ..people.routes import sender
from ..tables.routes import TableId
from .channels import Address, Subscription
from .notice import CONFIRM, UNSUBSCRIBE, Undeliverable

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


class ShownWait(msgspec.Struct):
    """Whom a table that is played turn by turn waits for, and until when."""

    person: str
    since: int
    due: int


@get("/api/me/notices", responses=says(401, 429))
async def my_notices(state: State, request: AnyRequest) -> NoticeSettings:
    """Return how you can be told that a table waits for you."""
    here = server(state)
    here.limits.read(request, "list")
    me = await asking(request)
    mailer, pusher = here.notifier.mailer, here.notifier.pusher
    known = await here.channels.address(me.id)
    device = sender(state, request).device
    browsers = await here.channels.subscriptions(me.id) if pusher else []
    return NoticeSettings(
        mail=mailer is not None,
        address=known.address if known else None,
        confirmed=bool(known and known.confirmed),
        push_key=pusher.public_key if pusher else None,
        pushed=any(one.device == device for one in browsers),
    )


@post("/api/me/mail", status_code=204, responses=says(401, 403, 413, 422, 429, 503))
async def set_mail(state: State, request: AnyRequest, data: JSONBody[NewAddress]) -> None:
    """Set your mail address; a mail asks whether it is yours, and nothing else is sent before."""
    here = server(state)
    me = await asking(request)
    mailer = here.notifier.mailer
    if mailer is None:
        raise Refused("no_mail")
    address = checked_address(data.address)
    here.limits.mails.take(me.id)
    here.limits.mails.take(address.lower())
    to = Address(address, checked_language(data.language), confirmed=False)
    await here.channels.set_address(me.id, to.address, to.language)
    try:
        await mailer.ask(me.id, to)
    except Undeliverable:
        await here.channels.drop_address(me.id)
        raise Refused("bad_address") from None
    except OSError:
        await here.channels.drop_address(me.id)
        raise Refused("mail_failed") from None


@delete("/api/me/mail", status_code=204, responses=says(401, 403))
async def forget_mail(state: State, request: AnyRequest) -> None:
    """Delete your mail address."""
    me = await asking(request)
    await server(state).channels.drop_address(me.id)


@post("/api/mail/confirm", status_code=204, responses=says(403, 413))
async def confirm_mail(state: State, data: JSONBody[MailToken]) -> None:
    """Confirm a mail address with the token of the link that was sent to it."""
    here = server(state)
    person, known = await whose(here, CONFIRM, data.token)
    await here.channels.confirm(person, known.address)


@post("/api/mail/unsubscribe/{token:str}", status_code=204, responses=says(403))
async def unsubscribe_mail(
    state: State, token: Annotated[str, PathParameter(max_length=200)]
) -> None:
    """Delete a mail address: the one-click link of mail programs (RFC 8058)."""
    here = server(state)
    person, known = await whose(here, UNSUBSCRIBE, token)
    await here.channels.drop_address(person, known.address)


@post("/api/me/push", status_code=204, responses=says(401, 403, 413, 422, 429))
async def subscribe(state: State, request: AnyRequest, data: JSONBody[NewSubscription]) -> None:
    """Show notices in this browser; its address must be that of a known push service."""
    here = server(state)
    me = await asking(request)
    pusher = here.notifier.pusher
    if pusher is None or not pusher.allows(data.endpoint):
        raise Refused("no_push")
    here.limits.links.take(me.id)
    keys, language = data.keys, checked_language(data.language)
    device = sender(state, request).device
    new = Subscription(device, data.endpoint, keys.p256dh, keys.auth, language)
    await here.channels.subscribe(me.id, new)


@delete("/api/me/push", status_code=204, responses=says(401, 403))
async def unsubscribe(state: State, request: AnyRequest) -> None:
    """Show no more notices in this browser."""
    await asking(request)
    await server(state).channels.unsubscribe(sender(state, request))


@get("/api/tables/{table_id:str}/waits", responses=says(403, 404, 429))
async def waits_of(state: State, request: AnyRequest, table_id: TableId) -> list[ShownWait]:
    """Return whom a table that is played turn by turn waits for, and until when."""
    here = server(state)
    here.limits.read(request, "table")
    me = await here.me(request)
    await here.visible_table(table_id, me.id if me else None)
    query = select(waits.c.person_id, waits.c.since, waits.c.due)
    async with here.store.reading.connect() as connection:
        found = await connection.execute(query.where(waits.c.table_id == table_id))
        return [ShownWait(*row) for row in found]


async def whose(here: Server, purpose: str, token: str) -> tuple[str, Address]:
    """Return the person and the address that a token was made for; raise Refused."""
    person = token.partition(".")[0]
    known = await here.channels.address(person)
    if known is None or not here.identity.is_token(token, purpose, person, known.address):
        raise Refused("bad_link")
    return person, known


def checked_address(text: str) -> str:
    """Return a mail address; raise Refused if it cannot be one. A mail to it is the real check."""
    address = text.strip()
    name, _, host = address.rpartition("@")
    sensible = address.isprintable() and not set(address) & set(' ,;:<>()[]\\"')
    if not (sensible and name and "." in host.strip(".")):
        raise Refused("bad_address")
    return address


def checked_language(text: str) -> str:
    """Return a language that mails can have: English if it is unknown."""
    from ...text.language import LANGUAGES  # only here: it takes long to import

    return text if text in LANGUAGES else "en"


NOTICE_ROUTES = [
    my_notices,
    set_mail,
    forget_mail,
    confirm_mail,
    unsubscribe_mail,
    subscribe,
    unsubscribe,
    waits_of,
]
