"""Snapshots of a table for one person: the room and the log, redacted like views."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import cast

import msgspec

from ..analysis import odds
from ..engine.errors import FourCuresError
from ..engine.events import (
    Discarded,
    Eradicated,
    Event,
    Moved,
    Played,
    Shared,
    Treated,
)
from ..engine.move_parts import describe, describe_text, name_next_step
from ..engine.position.schema import Json
from ..engine.position.writer import write_outcome
from ..engine.rules.board import CITIES, CITY_LIMIT, own_disease
from ..engine.rules.state import EPIDEMIC_PHASE, FORECAST, cubes_at
from ..engine.view import View
from ..protocol import schema
from ..protocol.setup import TableSetup
from . import entries
from .room import Logged, Request, Room

LIKELY = 0.1  # the chance of an outbreak from which a window needs care
# The immediate events of a granted request; the preview ends at the first other event.
AT_ONCE = (Moved, Discarded, Played, Treated, Eradicated, Shared)


def viewers(room: Room, person: str | None) -> list[int | None]:
    """Return the seats whose views a person has; [None] for a spectator."""
    seats: list[int | None] = list(room.seats_of(person)) if person else []
    return seats or [None]


def entry_for(room: Room, logged: Logged, person: str | None) -> Json:
    """Return an entry as this person may see it; only its author gets the command id."""
    entry = logged.entry
    shown: Json = msgspec.to_builtins(entry)
    shown["seq"] = logged.seq
    if entry.by != person:
        shown.pop("command", None)
    if isinstance(entry, entries.Opened):
        shown["setup"] = setup_for(room)
    eyes = viewers(room, person)
    explained = isinstance(entry, entries.Played | entries.Asked | entries.Answered)
    if explained and not may_know_why(room, shown["seat"], eyes):
        shown["why"] = None
    if isinstance(entry, entries.Asked):
        shown["parts"] = describe_text(entry.text, room.playing().state, entry.seat)
    if isinstance(entry, entries.Played):
        open_book = room.is_over()
        shown.pop("outcomes")
        shown["events"] = [
            msgspec.to_builtins(event if open_book else redact(event, eyes))
            | {"actions_left": left}
            for event, left in zip(logged.events, logged.actions, strict=True)
        ]
        if entry.text.startswith("order ") and room.is_private() and not open_book:
            shown["text"] = entry.text if entry.seat in eyes else "order"
    return shown


def may_know_why(room: Room, seat: int, eyes: Sequence[int | None]) -> bool:
    """Return whether these viewers may read a bot's reason, which refers to the bot's hand."""
    return not room.is_private() or room.is_over() or seat in eyes


def redact(event: Event, eyes: Sequence[int | None]) -> Event:
    """Return an event as these viewers together may see it."""
    for eye in eyes:
        if event.redacted(eye) is event:
            return event
    return event.redacted(eyes[0])


def snapshot(room: Room, person: str | None, code: str | None = None) -> schema.ShownTable:
    """Return the whole table as this person may see it, with every legal move of their seats.

    The invitation `code` is for those who may invite: the host and seated players.
    """
    eyes = viewers(room, person)
    invites = person is not None and (person == room.host or eyes != [None])
    shown: schema.ShownTable = {
        "seq": room.seq,
        "setup": setup_for(room),
        "host": room.host,
        "commitment": room.commitment,
        "deal_known": room.deal_known,
        "day": room.day,
        "practice": room.practice,
        "closed": room.closed,
        "code": code if invites else None,
        "you": person,
        "people": {
            who: {"name": they.name, "gone": they.gone} for who, they in room.people.items()
        },
        "seats": [
            {"holder": seat.holder, "owner": seat.owner, "bot": seat.bot} for seat in room.seats
        ],
        "requests": [request_for(room, request, eyes) for request in room.requests],
        "plans": [] if room.is_over() else plans(room),
        "waiting": room.waiting_for(),
        "settings": settings(room, person),
        "game": None,
    }
    if room.game is not None:
        shown["game"] = game_for(room, person)
    return shown


def setup_for(room: Room) -> TableSetup:
    """Return the set-up; a start position is shown as {} until the end."""
    shown: Json = msgspec.to_builtins(room.setup)
    if shown["position"] is not None and not room.is_over():
        shown["position"] = {}
    return cast(TableSetup, shown)


def plans(room: Room) -> list[schema.ShownPlan]:
    """Return the plans that people show the team."""
    return [
        {
            "by": by,
            "seat": seat,
            "moves": plan.moves,
            "after": plan.after if (by, plan.after) in room.plans else None,
            "number": plan.number,
            "comments": [comment(seq, said) for seq, said in plan.comments],
        }
        for (by, seat), plan in room.plans.items()
    ]


def comment(seq: int, said: entries.Said) -> schema.Comment:
    """Return what somebody said about a plan."""
    return {
        "seq": seq,
        "by": said.by or "",
        "text": said.text,
        "phrase": said.phrase,
        "about": said.about,
        "step": said.step,
    }


def request_for(room: Room, request: Request, eyes: Sequence[int | None]) -> schema.ShownRequest:
    """Return a request with a preview of its effects."""
    shown: Json = msgspec.to_builtins(request)
    if not may_know_why(room, request.seat, eyes):
        shown["why"] = None
    shown["parts"] = describe_text(request.text, room.playing().state, request.seat)
    shown["preview"] = [
        msgspec.to_builtins(redact(event, eyes)) for event in preview(room, request)
    ]
    return cast(schema.ShownRequest, shown)


def preview(room: Room, request: Request) -> Iterable[Event]:
    """Return the immediate events of a granted move; none for an undo or a private `take`."""
    if request.text == "undo" or (room.is_private() and request.text.startswith("take ")):
        return []
    try:
        events = room.playing().copy().play(request.text, request.seat)
    except FourCuresError:  # the table refuses it when it is granted
        return []
    return takewhile(lambda event: isinstance(event, AT_ONCE), events)


def settings(room: Room, person: str | None) -> schema.OwnSettings | None:
    """Return a person's settings at this table; None if they have not joined."""
    me = room.people.get(person or "")
    return None if me is None else {"order": me.order, "agreeable": me.agreeable}


def game_for(room: Room, person: str | None) -> schema.ShownGame:
    """Return the game as this person may see it; after the end, with nothing hidden."""
    game = room.playing()
    line = game.latest_line
    shown: schema.ShownGame = {
        "views": [seat_view(room.view(eye, room.is_over())) for eye in viewers(room, person)],
        "undo": line.seat if room.can_undo() and line is not None else None,
        "redo": room.redo[-1].seat if room.redo else None,
        "outcome": write_outcome(game.state),
        "next_step": name_next_step(game.state),
        "careful": is_careful(room),
    }
    if room.is_over() and not room.is_real() and room.day is None:
        shown["seed"] = room.seed
    return shown


def is_careful(room: Room) -> bool:
    """Return whether an epidemic or a likely outbreak follows this window.

    It uses only public knowledge, so it reveals nothing about a hand.
    """
    if not room.in_window():
        return False
    s = room.playing().state
    if s["phase"] == EPIDEMIC_PHASE:
        return True
    chances = odds(room.view(None))
    return any(
        chances.infected.get(city, 0.0) >= LIKELY and city not in chances.protected
        for number, city in enumerate(CITIES)
        if cubes_at(s, number, own_disease(number)) == CITY_LIMIT
    )


def seat_view(view: View) -> schema.SeatView:
    """Return a view with its legal moves, split into their parts.

    Any order of a Forecast is legal: one stands for all 720, which would be 80 kB.
    """
    s = view.state
    legal = view.legal_moves
    if s["phase"] == FORECAST:
        legal = legal[:1]
    return {
        "position": view.position(),
        "legal": [describe(move, s) for move in legal],
    }
