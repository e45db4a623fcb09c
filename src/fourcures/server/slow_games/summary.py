"""What a slow game looks like to a spectator, and what happened in it lately. Pure.

It has no hands and no names of people: names change, and people can delete theirs.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from ...engine.events import AnyEvent, Drew
from ...engine.game import HistoryEntry
from ...engine.move_parts import describe_text
from ...engine.position.schema import OutcomeRecord
from ...engine.rules.names import CureState, Edition, Role
from ...protocol.schema import SeatHolder, ShownRequest
from ...table.newsworthy import is_news
from ...table.room import Request, Room

MOST_NEWS = 60  # the newest events that are kept


class Pawn(msgspec.Struct):
    """The role of a seat, and the city of its pawn."""

    role: Role
    city: str


class OpenRequest(msgspec.Struct):
    """A request, and the seats that have not answered it."""

    request: ShownRequest
    unanswered: list[int]


class GameNews(msgspec.Struct):
    """An event, when it happened, the number of its move in the game, and who made that move."""

    at: int
    move: int
    seat: int  # which made the move; steps of the table belong to the seat that has the turn
    bot: bool  # whether a bot made it
    event: AnyEvent


class SeatNews(msgspec.Struct):
    """What a seat did, and what happened in its turns, in this order."""

    seat: int
    bot: bool  # whether a bot made any of these moves
    events: list[AnyEvent]


class GameState(msgspec.Struct):
    """A game as a spectator sees it, without its cards."""

    edition: Edition
    seats: list[SeatHolder]
    pawns: list[Pawn]
    seat: int  # the active player
    cubes: dict[str, dict[str, int]]
    stations: list[str]
    diseases: dict[str, CureState]
    requests: list[OpenRequest]
    outcome: OutcomeRecord | None


class GameSummary(msgspec.Struct):
    """A slow game: how it is, and what happened lately, the newest last."""

    game: GameState
    news: list[GameNews] = []


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(GameSummary).decode


def summarize(room: Room) -> GameState:
    """Return a game as a spectator sees it."""
    position = room.view(None).position()
    return GameState(
        edition=position["edition"],
        seats=[{"holder": one.holder, "owner": one.owner, "bot": one.bot} for one in room.seats],
        pawns=[Pawn(player["role"], player["city"]) for player in position["players"]],
        seat=position["turn"]["seat"],
        cubes=position["cubes"],
        stations=position["stations"],
        diseases=position["diseases"],
        requests=[
            OpenRequest(
                show_request(room, request),
                [seat for seat in request.of if request in room.requests_to(seat)],
            )
            for request in room.requests
        ],
        outcome=position["outcome"],
    )


def show_request(room: Room, request: Request) -> ShownRequest:
    """Return a request without a preview and without reasons."""
    state = room.playing().state
    return {
        "number": request.number,
        "seat": request.seat,
        "of": request.of,
        "steps": [
            {
                "text": step.text,
                "parts": describe_text(step.text, state, request.seat),
                "of": step.of,
                "preview": [],
            }
            for step in request.steps
        ],
        "why": None,
    }


def count_common(before: Room, after: Room) -> int:
    """Return how many moves of a game are the same before and after a change."""
    old, new = history(before), history(after)
    common = 0
    for one, other in zip(old, new, strict=False):
        if one is not other:
            break
        common += 1
    return common


def add_news(old: Iterable[GameNews], after: Room, common: int, at: int) -> list[GameNews]:
    """Return the news after a change that kept this many moves: undone moves are no news."""
    kept = [news for news in old if news.move < common]
    moves = list(zip(history(after), after.authors, strict=True))
    new = [
        GameNews(at, number, seat, author.by == f"bot:{seat}", event.redacted(None))  # type: ignore[arg-type]
        for number, (entry, author) in enumerate(moves[common:], common)
        if (seat := entry.line.seat) is not None
        for event in entry.events
        if is_news(event) or isinstance(event, Drew)
    ]
    return [*kept, *new][-MOST_NEWS:]


def group_by_seat(news: Sequence[GameNews]) -> list[SeatNews]:
    """Return what each seat did, the one that moved last at the end."""
    seats = dict.fromkeys(one.seat for one in reversed(news))
    groups = {seat: [one for one in news if one.seat == seat] for seat in reversed(seats)}
    return [
        SeatNews(seat, any(one.bot for one in group), [one.event for one in group])
        for seat, group in groups.items()
    ]


def people_of(game: GameState) -> set[str]:
    """Return who holds or owns the seats of a game."""
    holders = {one for seat in game.seats for one in (seat["holder"], seat["owner"])}
    return {holder for holder in holders if holder is not None and not holder.startswith("bot:")}


def is_player(game: GameState, person: str) -> bool:
    """Return whether a person has a seat in a game, or has lent theirs."""
    return person in people_of(game)


def history(room: Room) -> list[HistoryEntry]:
    """Return the moves of a game; none before it begins."""
    return [] if room.game is None else room.game.history
