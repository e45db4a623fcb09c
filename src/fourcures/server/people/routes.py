"""The HTTP routes of people: name, devices and links for more, statistics, export, deletion."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import MediaType, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter
from litestar.response import Stream

from ...protocol.people import Me, NewName
from ...protocol.refusals import Refused
from ...protocol.texts import LONGEST_NAME, clean_text
from ..http.errors import NOTHING, says
from ..http.limits import Limits
from ..http.rates import Payer
from ..http.requests import AnyRequest, Asker, Viewer, reads
from .accounts import Accounts, user_agent
from .export import export_person
from .identity import COOKIE, Credential

DeviceId = Annotated[str, PathParameter(max_length=16)]
EXPORTED = {
    200: ResponseSpec(
        dict[str, object], generate_examples=False, description="all that is stored about you"
    )
}
LASTS = 400 * 24 * 3600  # seconds that a cookie is kept; browsers allow no more


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


@post("/api/me", status_code=200, responses=says(403, 413, 422))
async def set_name(
    accounts: NamedDependency[Accounts],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    viewer: Viewer,
    request: AnyRequest,
    data: JSONBody[NewName],
) -> Response[Me]:
    """Set your name; the first call creates a person and sets the cookie."""
    name = clean_text(data.name, LONGEST_NAME, "name")
    if viewer is None:
        limits.names.take(payer)
        credential = await accounts.people.create(name, user_agent(request))
        return await signed_in(accounts, credential, name)
    accounts.tables.check_speech(viewer.id)
    limits.renames.take(payer)
    await accounts.people.rename(viewer.id, name)
    return await signed_in(accounts, await sender(accounts, request), name)


@get("/api/me", responses=says())
async def who_am_i(viewer: Viewer) -> Me | None:
    """Return who you are, or null without a name."""
    return viewer


@delete("/api/me", status_code=204, responses=NOTHING | says(401, 403))
async def delete_me(accounts: NamedDependency[Accounts], me: Asker) -> Response[None]:
    """Delete your data for good; a lot of data is deleted in the background."""
    await accounts.deletions.delete(me.id)
    return signed_out(accounts)


@get("/api/me/export", responses=EXPORTED | says(401))
async def export_me(
    accounts: NamedDependency[Accounts],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
) -> Stream:
    """Return everything that the server stores about you."""
    limits.exports.take(payer)
    pieces = export_person(accounts.tables.database, me.id, accounts.deletions.personal())
    return Stream(pieces, media_type=MediaType.JSON)


@get("/api/me/devices", responses=says(401), opt=reads("list"))
async def list_devices(
    accounts: NamedDependency[Accounts], me: Asker, request: AnyRequest
) -> DeviceList:
    """List the devices where you are signed in."""
    people, this = accounts.people, (await sender(accounts, request)).device
    devices = [SignedInDevice(*row, here=row[0] == this) for row in await people.devices(me.id)]
    return DeviceList(devices, await people.link_expires(me.id))


@delete("/api/me/devices/{device_id:str}", status_code=204, responses=NOTHING | says(401, 403, 404))
async def sign_out(
    accounts: NamedDependency[Accounts], me: Asker, request: AnyRequest, device_id: DeviceId
) -> Response[None]:
    """Sign out a device: its cookie is invalid, and its sockets are closed."""
    if not await accounts.sign_out(Credential(me.id, device_id)):
        raise Refused("no_device")
    if device_id == (await sender(accounts, request)).device:
        return signed_out(accounts)
    return Response(None, status_code=204)


@post("/api/me/link", status_code=201, responses=says(401, 403))
async def create_link(
    accounts: NamedDependency[Accounts],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
) -> NewLink:
    """Create a link that signs in one more device, once; it replaces your earlier link."""
    limits.links.take(payer)
    return NewLink(*await accounts.people.new_link(me.id))


@delete("/api/me/link", status_code=204, responses=says(401, 403))
async def withdraw_link(accounts: NamedDependency[Accounts], me: Asker) -> None:
    """Withdraw your open link."""
    await accounts.people.withdraw_link(me.id)


@post("/api/link/owner", status_code=200, responses=says(403, 413))
async def show_link_owner(accounts: NamedDependency[Accounts], data: JSONBody[Link]) -> Me:
    """Return the person of a device link, without using it up."""
    return Me(*await accounts.people.link_owner(data.link))


@post("/api/link", status_code=200, responses=says(403, 413))
async def use_link(
    accounts: NamedDependency[Accounts], viewer: Viewer, request: AnyRequest, data: JSONBody[Link]
) -> Response[Me]:
    """Become the person of a device link; your previous identity is signed out here."""
    owner = await accounts.people.link_owner(data.link)
    if viewer is not None and viewer.id == owner.id:
        return await signed_in(accounts, await sender(accounts, request), viewer.name)
    credential = await accounts.people.use_link(data.link, user_agent(request))
    if viewer is not None:
        await accounts.sign_out(await sender(accounts, request))
    return await signed_in(accounts, credential, owner.name)


async def sender(accounts: Accounts, request: AnyRequest) -> Credential:
    """Return the credential of a request whose sender is known."""
    credential = await accounts.credential(request)
    assert credential is not None
    return credential


async def signed_in(accounts: Accounts, credential: Credential, name: str) -> Response[Me]:
    """Return a person, with the cookie of their device."""
    cookie = new_cookie(accounts, await accounts.identity.sign(credential), LASTS)
    me = Me(credential.person, name)
    return Response(me, cookies=[cookie], status_code=200, media_type=MediaType.JSON)


def signed_out(accounts: Accounts) -> Response[None]:
    """Return an empty response that deletes the cookie."""
    return Response(None, cookies=[new_cookie(accounts, "", 0)], status_code=204)


def new_cookie(accounts: Accounts, value: str, seconds: int) -> Cookie:
    """Return the cookie that identifies a person on a device."""
    return Cookie(
        key=COOKIE,
        value=value,
        httponly=True,
        samesite="lax",
        secure=accounts.settings.secure,
        max_age=seconds,
        path=accounts.settings.path or "/",
    )


ROUTES = [
    set_name,
    who_am_i,
    delete_me,
    export_me,
    list_devices,
    sign_out,
    create_link,
    withdraw_link,
    show_link_owner,
    use_link,
]
