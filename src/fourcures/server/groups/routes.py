"""The HTTP routes of groups, of people one has played with, and of invitations."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from ...host.opening import Listed
from ...protocol.texts import MOST_PARTS, clean_text
from ..http.errors import NOTHING, says
from ..http.limits import Limits
from ..http.rates import Payer
from ..http.requests import Asker, Viewer, id_of, reads
from ..tables.routes import TableId
from .groups import LONGEST_GROUP_NAME, Groups

GroupId = Annotated[str, PathParameter(max_length=32)]
PersonId = Annotated[str, PathParameter(max_length=32)]


class GroupName(msgspec.Struct, forbid_unknown_fields=True):
    """The name of a group."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_GROUP_NAME * MOST_PARTS)]


class Evening(msgspec.Struct, forbid_unknown_fields=True):
    """When a group meets next, in milliseconds since 1970; null: nobody knows yet."""

    at: int | None


class GroupCard(msgspec.Struct):
    """A group of yours; `members` are the names of the others."""

    id: str
    name: str
    members: list[str]
    evening: int | None


class NewGroup(msgspec.Struct):
    """The id of a group that was just created."""

    id: str


class GroupMember(msgspec.Struct):
    """A member of a group, and since when."""

    id: str
    name: str
    since: int


class GroupResult(msgspec.Struct):
    """A finished game of a group, with the names of those who played it."""

    table: str
    at: int
    won: bool
    turns: int
    players: list[str]
    replay: bool


class ShownGroup(msgspec.Struct):
    """A group; those who are not in it see only its name and its members."""

    id: str
    name: str
    inside: bool  # whether you are a member
    leads: bool  # whether you have been in it longest, and so can remove others
    members: list[GroupMember]
    evening: int | None = None
    games: list[Listed] = []  # that are not over
    results: list[GroupResult] = []  # the last ones first
    played: int = 0
    won: int = 0


class PlayedWith(msgspec.Struct):
    """Somebody with whom you have finished games, how many, and when the last one ended."""

    id: str
    name: str
    games: int
    last: int


class ShownInvitation(msgspec.Struct):
    """An invitation to a table: who invites you, and which of your groups plays there."""

    table: str
    since: int
    by: str  # a name
    group: str | None
    group_name: str
    kept: bool  # whether a seat is kept for you, in the next game of a table


@get("/api/groups", responses=says(401), opt=reads("list"))
async def list_groups(groups: NamedDependency[Groups], me: Asker) -> list[GroupCard]:
    """List your groups."""
    mine = await groups.groups_of(me.id)
    members = await groups.members_of([group.id for group in mine])
    hidden = await groups.tables.kept_apart(me.id) | {me.id}
    return [
        GroupCard(
            id=group.id,
            name=group.name,
            members=[one.name for one in members[group.id] if one.id not in hidden],
            evening=group.evening,
        )
        for group in mine
    ]


@post("/api/groups", status_code=201, responses=says(401, 403, 413, 422))
async def create_group(
    groups: NamedDependency[Groups],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    data: JSONBody[GroupName],
) -> NewGroup:
    """Create a group, of which you are the first member."""
    name = fit_name(groups, me.id, data.name)
    limits.groups.take(payer)
    return NewGroup(await groups.create(me.id, name))


@get("/api/groups/{group_id:str}", responses=says(404), opt=reads("list"))
async def show_group(
    groups: NamedDependency[Groups], viewer: Viewer, group_id: GroupId
) -> ShownGroup:
    """Return a group; its games and its date only to its members."""
    group, me = await groups.find(group_id), id_of(viewer)
    members = (await groups.members_of([group_id]))[group_id]
    apart = await groups.tables.kept_apart(me) if me else set()
    shown = ShownGroup(
        id=group.id,
        name=group.name,
        inside=any(one.id == me for one in members),
        leads=members[0].id == me if members else False,
        members=[
            GroupMember(one.id, one.name, one.since) for one in members if one.id not in apart
        ],
    )
    if me is None or not shown.inside:
        return shown
    shown.evening = group.evening
    shown.games = [Listed(*row) for row in await groups.games_of(group_id, me)]
    shown.results = [GroupResult(*result) for result in await groups.results_of(group_id, me)]
    shown.played, shown.won = await groups.score_of(group_id)
    return shown


@put(
    "/api/groups/{group_id:str}/name",
    status_code=204,
    responses=NOTHING | says(401, 403, 404, 413, 422),
)
async def rename_group(
    groups: NamedDependency[Groups],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    group_id: GroupId,
    data: JSONBody[GroupName],
) -> None:
    """Change the name of a group; any member can."""
    name = fit_name(groups, me.id, data.name)
    limits.groups.take(payer)
    await groups.rename(group_id, me.id, name)


@put(
    "/api/groups/{group_id:str}/evening",
    status_code=204,
    responses=NOTHING | says(401, 403, 404, 413, 422),
)
async def set_evening(
    groups: NamedDependency[Groups],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    group_id: GroupId,
    data: JSONBody[Evening],
) -> None:
    """Set when the group meets next; any member can."""
    limits.groups.take(payer)
    await groups.set_evening(group_id, me.id, data.at)


@put(
    "/api/groups/{group_id:str}/me",
    status_code=204,
    responses=NOTHING | says(401, 403, 404, 422),
)
async def join_group(
    groups: NamedDependency[Groups],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    group_id: GroupId,
) -> None:
    """Join a group whose link you have."""
    limits.groups.take(payer)
    await groups.join(group_id, me.id)


@delete("/api/groups/{group_id:str}/me", status_code=204, responses=NOTHING | says(401, 403))
async def leave_group(groups: NamedDependency[Groups], me: Asker, group_id: GroupId) -> None:
    """Leave a group; the last one takes it away."""
    await groups.leave(group_id, me.id)


@delete(
    "/api/groups/{group_id:str}/members/{person_id:str}",
    status_code=204,
    responses=NOTHING | says(401, 403, 404),
)
async def remove_member(
    groups: NamedDependency[Groups],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    group_id: GroupId,
    person_id: PersonId,
) -> None:
    """Remove a member for good; only the one who has been in the group longest can."""
    limits.groups.take(payer)
    await groups.remove(group_id, me.id, person_id)


@put(
    "/api/groups/{group_id:str}/games/{table_id:str}",
    status_code=204,
    responses=NOTHING | says(401, 403, 404, 409, 422),
)
async def add_game(
    groups: NamedDependency[Groups],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    group_id: GroupId,
    table_id: TableId,
) -> None:
    """Make your table a game of a group: its members are invited."""
    limits.invitations.take(payer)
    await groups.add_game(group_id, me.id, table_id)


@get("/api/me/mates", responses=says(401), opt=reads("results"))
async def list_mates(groups: NamedDependency[Groups], me: Asker) -> list[PlayedWith]:
    """List the people with whom you have finished games."""
    return [PlayedWith(*row) for row in await groups.invitations.mates_of(me.id)]


@get("/api/me/invitations", responses=says(401), opt=reads("list"))
async def list_invitations(groups: NamedDependency[Groups], me: Asker) -> list[ShownInvitation]:
    """List the tables to which you are invited, and which have not begun."""
    return [
        ShownInvitation(one.table, one.since, name, one.group, one.group_name, one.kept)
        for one, name in await groups.invitations.invitations_of(me.id)
    ]


@delete("/api/me/invitations/{table_id:str}", status_code=204, responses=NOTHING | says(401, 403))
async def decline(groups: NamedDependency[Groups], me: Asker, table_id: TableId) -> None:
    """Decline an invitation; a seat that is kept for you becomes free."""
    await groups.invitations.decline(me.id, table_id)


@put(
    "/api/tables/{table_id:str}/invited/{person_id:str}",
    status_code=204,
    responses=NOTHING | says(401, 403, 404, 409, 422),
)
async def invite(
    groups: NamedDependency[Groups],
    limits: NamedDependency[Limits],
    payer: NamedDependency[Payer],
    me: Asker,
    table_id: TableId,
    person_id: PersonId,
) -> None:
    """Invite somebody with whom you have finished a game to your table."""
    groups.tables.check_speech(me.id)
    limits.invitations.take(payer)
    await groups.invitations.invite(me.id, person_id, table_id)


def fit_name(groups: Groups, person: str, text: str) -> str:
    """Return the name of a group as others may see it; raise Refused if it cannot be one."""
    groups.tables.check_speech(person)
    return clean_text(text, LONGEST_GROUP_NAME, "name")


ROUTES = [
    list_groups,
    create_group,
    show_group,
    rename_group,
    set_evening,
    join_group,
    leave_group,
    remove_member,
    add_game,
    list_mates,
    list_invitations,
    decline,
    invite,
]
