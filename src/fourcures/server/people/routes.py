"""The HTTP routes of people: name, devices and links for more, statistics, export, deletion."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import JSONBody, PathParameter

from ...protocol.refusals import Refused
from ...protocol.statistics import Statistics
from ...table.statistics import statistics
from ...table.texts import LONGEST_NAME, visible_text
from ..app.server import Me, asking, server
from ..http.asgi_types import AnyRequest
from ..http.errors import NOTHING, says
from ..statistics.results import results_of
from .export import Export, export
from .identity import COOKIE, Credential
from .user_agent import UserAgent

DeviceId = Annotated[str, PathParameter(max_length=16)]
LASTS = 400 * 24 * 3600  # seconds that a cookie is kept; browsers allow no more


class NewName(msgspec.Struct, forbid_unknown_fields=True):
    """A name to set."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME)]


class Link(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of a device link."""

    link: Annotated[str, msgspec.Meta(max_length=200)]


class NewLink(msgspec.Struct):
    """A device link that was just created, and when it expires (milliseconds since 1970)."""

    link: str
    expires: int


class SignedInDevice(msgspec.Struct):
    """A device where a person is signed in; `seen` is the day of its last use."""

    id: str
    browser: str
    system: str
    since: int
    seen: int
    here: bool  # whether the request came from this device


class DeviceList(msgspec.Struct):
    """A person's devices, and when their unused link expires; null without such a link."""

    devices: list[SignedInDevice]
    link_expires: int | None


@post("/api/me", status_code=200, responses=says(403, 413, 422, 429))
async def name_me(state: State, request: AnyRequest, data: JSONBody[NewName]) -> Response[Me]:
    """Set your name; the first call creates a person and sets the cookie."""
    here = server(state)
    name = visible_text(data.name)
    if not name:
        raise Refused("bad_name", most=LONGEST_NAME)
    me = await here.me(request)
    if me is None:
        here.limits.names.take(here.limits.address(request))
        return signed_in(state, await here.people.create(name, agent(request)), name)
    here.tables.sanctions.check(me.id)
    here.limits.renames.take(me.id)
    await here.people.rename(me.id, name)
    return signed_in(state, sender(state, request), name)


@get("/api/me", responses=says())
async def who_am_i(state: State, request: AnyRequest) -> Me | None:
    """Return who you are, or null without a name."""
    return await server(state).me(request)


@delete("/api/me", status_code=204, responses=NOTHING | says(401, 403))
async def delete_me(state: State, request: AnyRequest) -> Response[None]:
    """Delete your data for good; a lot of data is deleted in the background."""
    me = await asking(request)
    await server(state).deletions.delete(me.id)
    return signed_out(state)


@get("/api/me/results", responses=says(401, 429))
async def my_results(state: State, request: AnyRequest) -> Statistics:
    """Return how you play: your finished games, summed up."""
    here = server(state)
    here.limits.read(request, "results")
    me = await asking(request)
    return statistics(me.id, await results_of(here.store, me.id))


@get("/api/me/export", responses=says(401, 429))
async def my_export(state: State, request: AnyRequest) -> Export:
    """Return everything that the server stores about you."""
    here = server(state)
    me = await asking(request)
    here.limits.exports.take(me.id)
    return await export(here.store, me.id)


@get("/api/me/devices", responses=says(401, 429))
async def my_devices(state: State, request: AnyRequest) -> DeviceList:
    """List the devices where you are signed in."""
    server(state).limits.read(request, "list")
    me = await asking(request)
    people, here = server(state).people, sender(state, request).device
    found = [SignedInDevice(*row, here=row[0] == here) for row in await people.devices(me.id)]
    return DeviceList(found, await people.link_expires(me.id))


@delete("/api/me/devices/{device_id:str}", status_code=204, responses=NOTHING | says(401, 403, 404))
async def sign_out(state: State, request: AnyRequest, device_id: DeviceId) -> Response[None]:
    """Sign out a device: its cookie is invalid, and its sockets are closed."""
    me = await asking(request)
    if not await leave(state, Credential(me.id, device_id)):
        raise Refused("no_device")
    if device_id == sender(state, request).device:
        return signed_out(state)
    return Response(None, status_code=204)


@post("/api/me/link", status_code=201, responses=says(401, 403, 429))
async def new_link(state: State, request: AnyRequest) -> NewLink:
    """Create a link that signs in one more device, once; it replaces your earlier link."""
    here = server(state)
    me = await asking(request)
    here.limits.links.take(me.id)
    return NewLink(*await here.people.new_link(me.id))


@delete("/api/me/link", status_code=204, responses=says(401, 403))
async def withdraw_link(state: State, request: AnyRequest) -> None:
    """Withdraw your open link."""
    me = await asking(request)
    await server(state).people.withdraw_link(me.id)


@post("/api/link/owner", status_code=200, responses=says(403, 413))
async def link_owner(state: State, data: JSONBody[Link]) -> Me:
    """Return the person of a device link, without using it up."""
    owner = await server(state).people.link_owner(data.link)
    if owner is None:
        raise Refused("bad_link")
    return Me(*owner)


@post("/api/link", status_code=200, responses=says(403, 413))
async def use_link(state: State, request: AnyRequest, data: JSONBody[Link]) -> Response[Me]:
    """Become the person of a device link; your previous identity is signed out here."""
    here = server(state)
    me, owner = await here.me(request), await here.people.link_owner(data.link)
    if owner is None:
        raise Refused("bad_link")
    if me is not None and me.id == owner.id:
        return signed_in(state, sender(state, request), me.name)
    credential = await here.people.use_link(data.link, agent(request))
    if credential is None:
        raise Refused("bad_link")
    if me is not None:
        await leave(state, sender(state, request))
    return signed_in(state, credential, owner.name)


async def leave(state: State, credential: Credential) -> bool:
    """Sign out a device and close its sockets; return whether it was signed in."""
    here = server(state)
    known = await here.people.sign_out(credential)
    here.sessions.end(*credential)
    return known


def agent(request: AnyRequest) -> UserAgent:
    """Return the browser of a request."""
    return UserAgent.read(request.headers.get("user-agent"))


def sender(state: State, request: AnyRequest) -> Credential:
    """Return the credential of a request whose sender is known."""
    credential = server(state).identity.read(request.cookies.get(COOKIE))
    assert credential is not None
    return credential


def signed_in(state: State, credential: Credential, name: str) -> Response[Me]:
    """Return a person, with the cookie of their device."""
    cookie = new_cookie(state, server(state).identity.signed(credential), LASTS)
    me = Me(credential.person, name)
    return Response(me, cookies=[cookie], status_code=200, media_type=MediaType.JSON)


def signed_out(state: State) -> Response[None]:
    """Return an empty response that deletes the cookie."""
    return Response(None, cookies=[new_cookie(state, "", 0)], status_code=204)


def new_cookie(state: State, value: str, seconds: int) -> Cookie:
    """Return the cookie that identifies a person on a device."""
    settings = server(state).settings
    return Cookie(
        key=COOKIE,
        value=value,
        httponly=True,
        samesite="lax",
        secure=settings.secure,
        max_age=seconds,
        path=settings.path or "/",
    )


ACCOUNT_ROUTES = [
    name_me,
    who_am_i,
    delete_me,
    my_results,
    my_export,
    my_devices,
    sign_out,
    new_link,
    withdraw_link,
    link_owner,
    use_link,
]
