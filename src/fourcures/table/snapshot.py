"""Snapshots of a table for one person: the room and the log, redacted like views."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile
from typing import cast

import msgspec

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
from ..engine.game import Game
from ..engine.move_parts import describe, describe_text, name_next_step
from ..engine.position.schema import Json
from ..engine.position.writer import write_outcome
from ..engine.rules.infection import rate
from ..engine.rules.moves import GIVE, TAKE, kind_of
from ..engine.rules.state import FORECAST, INFECT, State
from ..engine.view import View
from ..protocol import schema
from ..protocol.setup import TableSetup
from . import entries, windows
from .room import Logged, Request, Room
from .waits import find_absent, waiting_for

# The immediate events of a granted request; the preview ends at the first other event.
AT_ONCE = (Moved, Discarded, Played, Treated, Eradicated, Shared)


def viewers(room: Room, person: str | None) -> list[int | None]:
    """Return the seats whose views a person has; [None] for a spectator.

    They are their own seats, then those that a bot plays for them: the hands there stay theirs.
    """
    if person is None:
        return [None]
    return [*room.seats_of(person), *room.lent_seats(person)] or [None]


def entry_for(room: Room, logged: Logged, person: str | None) -> Json:
    """Return an entry as this person may see it; only its author gets the command id."""
    entry = logged.entry
    shown: Json = msgspec.to_builtins(entry)
    shown["seq"] = logged.seq
    if entry.by != person:
        shown.pop("command", None)
    if isinstance(entry, entries.Opened):
        shown["setup"] = setup_for(room)
    if isinstance(entry, entries.Began):
        shown["infected"] = list_first_infections(room.playing())
    eyes = viewers(room, person)
    explained = isinstance(entry, entries.Played | entries.Asked | entries.Answered)
    if explained and not may_know_why(room, shown["seat"], eyes):
        shown["why"] = None
    if isinstance(entry, entries.Asked):
        state = room.playing().state
        for step in shown["steps"]:
            step["parts"] = describe_text(step["text"], state, entry.seat)
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


def list_first_infections(game: Game) -> dict[str, int]:
    """Return the cubes in each city after the set-up; nothing for a game from a position."""
    if game.setup is None:
        return {}
    return {city: sum(cubes.values()) for city, cubes in game.start().position()["cubes"].items()}


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
        "ready": sorted(room.ready),
        "invited": sorted(room.invited),
        "absent": find_absent(room),
        "rematch": room.rematch,
        "requests": [request_for(room, request, eyes) for request in room.requests],
        "plans": [] if room.is_over() else plans(room),
        "waiting": waiting_for(room),
        "window": window_for(room, person),
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
    previews = preview(room, request)
    return {
        "number": request.number,
        "seat": request.seat,
        "of": request.of,
        "steps": [
            {
                "text": step.text,
                "parts": describe_text(step.text, room.playing().state, request.seat),
                "of": step.of,
                "preview": [msgspec.to_builtins(redact(event, eyes)) for event in events],
            }
            for step, events in zip(request.steps, previews, strict=True)
        ],
        "why": request.why if may_know_why(room, request.seat, eyes) else None,
    }


def preview(room: Room, request: Request) -> list[list[Event]]:
    """Return the immediate events of each granted step; none for an undo or a private `take`."""
    game, shown = room.playing().copy(), [list[Event]() for _ in request.steps]
    for events, step in zip(shown, request.steps, strict=True):
        if step.text == "undo" or (room.is_private() and step.text.startswith("take ")):
            break
        try:
            happened = game.play(step.text, request.seat)
        except FourCuresError:  # the table refuses it when it is played
            break
        events.extend(takewhile(lambda event: isinstance(event, AT_ONCE), happened))
    return shown


def window_for(room: Room, person: str | None) -> schema.ShownWindow | None:
    """Return the event window in which the game stops, or None."""
    moment = windows.find_moment(room)
    if not windows.is_open(room):
        return None
    return {
        "moment": moment or "infect",
        "pauses": windows.pausing_holders(room),
        "asks": windows.asked_holders(room),
        "holds": windows.holding(room),
        "can_hold": person is not None and windows.can_hold(room, person),
        "pause": windows.pause_length(room),
    }


def settings(room: Room, person: str | None) -> schema.OwnSettings | None:
    """Return a person's settings at this table; None if they have not joined."""
    me = room.people.get(person or "")
    if me is None:
        return None
    return {
        "stops": dict(me.stops),
        "agreeable": me.agreeable,
        "agrees_to": sorted(me.agrees_to),
    }


def game_for(room: Room, person: str | None) -> schema.ShownGame:
    """Return the game as this person may see it; after the end, with nothing hidden."""
    game, lent = room.playing(), room.lent_seats(person or "")
    lines = room.moves_to_undo()
    shown: schema.ShownGame = {
        "views": [
            seat_view(room.view(eye, room.is_over()), room.declined_moves, acts=eye not in lent)
            for eye in viewers(room, person)
        ],
        "undo": lines[-1].seat if lines else None,
        "redo": room.redo[-1].seat if room.redo else None,
        "outcome": write_outcome(game.state),
        "next_step": name_next_step(game.state),
    }
    if room.is_over() and not room.is_real() and room.day is None:
        shown["seed"] = room.seed
    return shown


def seat_view(
    view: View, declined: Collection[tuple[int, str]] = (), acts: bool = True
) -> schema.SeatView:
    """Return a view with its legal moves, split into their parts; none if nobody `acts` on it.

    A card that was refused in this turn is not offered again; one can still ask by command.
    Any order of a Forecast is legal: one stands for all 720, which would be 80 kB.
    """
    s = view.state
    legal = [
        move
        for move in (view.legal_moves if acts else [])
        if kind_of(move) not in (GIVE, TAKE) or (move.seat, str(move)) not in declined
    ]
    if s["phase"] == FORECAST:
        legal = legal[:1]
    return {
        "position": view.position(),
        "legal": [describe(move, s) for move in legal],
        "due": due_turns(s),
    }


def due_turns(s: State) -> list[schema.Due]:
    """Return in which turn each card of a running Forecast is drawn, without another epidemic."""
    begun = INFECT in (s["phase"], *s["resume"])
    left = s["infections_left"] if begun else rate(s)
    quiet = s["quiet_nights"] > 0 and left == rate(s)  # this turn's infections are skipped
    now = 0 if quiet else left
    then = 0 if s["quiet_nights"] > quiet else rate(s)
    return [
        "this" if place < now else "next" if place < now + then else "later"
        for place in range(s["forecast_size"])
    ]
