"""Apply entries of a log to a room. Nothing else changes a room.

A log that is replayed from the database and the entries of a live command both go through here.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

import msgspec

from ..engine import events
from ..engine.events import Event, Increased, actions_after
from ..engine.game import Game
from ..engine.record import Line, check_rules
from ..engine.rules.board import CARD
from ..engine.rules.state import DRAW, EPIDEMIC_PHASE
from . import entries, windows
from .room import Beginner, Logged, MoveAuthor, Person, Request, Room, Seat, SharedPlan, Wait
from .waits import awaited_people

MOST_COMMENTS = 20  # of a plan: the newest


def apply_entry(room: Room, entry: entries.AnyEntry, tried: Game | None = None) -> Logged:
    """Apply an entry; `tried` is the game in which its move has already been played.

    Return the entry with its number and the game events that it caused.
    """
    room.seq += 1
    happened: list[Event] = []
    if entry.command is not None and entry.by is not None:
        room.done[f"{entry.by} {entry.command}"] = room.seq
    match entry:
        case entries.Played():
            happened = play(room, entry, tried)
        case entries.Undid():
            undo(room)
        case entries.Asked():
            room.requests = [request for request in room.requests if request.seat != entry.seat]
            room.requests.append(Request(room.seq, entry.seat, entry.steps, entry.why))
        case entries.Answered():
            take_answer(room, entry)
        case entries.Withdrawn():
            room.requests = [one for one in room.requests if one.number != entry.request]
            room.granted.pop(entry.request, None)
        case entries.WentOn() | entries.Held() | entries.PauseEnded():
            change_window(room, entry)
        case entries.Told():
            if entry.card is not None:
                room.told[entry.seat] |= 1 << CARD[entry.card]
        case entries.Said():
            keep_plan(room, entry)
            if entry.phrase == "rematch":
                room.rematch = entry.about
        case _:
            change_table(room, entry)
    if room.is_by_turns():
        count_waits(room)
    left = room.game.state["actions_left"] if room.game else 0
    return Logged(room.seq, entry, happened, actions_after(happened, left))


def change_table(room: Room, entry: entries.AboutTable) -> None:
    """Apply an entry about the table, its seats and its people."""
    match entry:
        case entries.Opened():
            set_up(room, entry)
        case entries.Joined():
            add_person(room, entry.by or "", entry.name)
        case entries.Invited():
            keep_seat(room, entry)
        case entries.Seated():
            change_holder(room, entry)
        case entries.Ready():
            (room.ready.add if entry.yes else room.ready.discard)(entry.by or "")
        case entries.Waited():
            room.waits_until[entry.seat] = entry.until
        case entries.Voted():
            pass
        case entries.Began():
            begin_game(room)
        case entries.StopSet():
            person = room.people[entry.by or ""]
            person.stops = {**person.stops, entry.moment: entry.stop}
        case entries.Agreeable():
            agree(room.people[entry.by or ""], entry.to, entry.yes)
        case entries.Gone():
            room.people[entry.person].gone = True
            room.holds.pop(entry.person, None)
            room.ready.discard(entry.person)
        case entries.Renamed():
            room.people[entry.person].name = entry.name
        case entries.Removed():
            remove_person(room, entry.person)
        case entries.Closed():
            room.closed = True
        case _:
            assert_never(entry)


def set_up(room: Room, entry: entries.Opened) -> None:
    """Set up the table; raise InvalidRecord if its rules are those of another program."""
    check_rules(entry.rules)
    room.setup = entry.setup
    room.host = entry.host
    room.commitment = entry.commitment
    room.deal_known = entry.deal_known
    room.day = entry.day
    room.practice = entry.practice
    room.seats = [Seat() for _ in range(entry.setup.players)]


def begin_game(room: Room) -> None:
    """Deal the cards, or begin with the position of the set-up."""
    setup = room.setup
    seed = None if room.is_real() else room.seed
    room.beginners = tuple(Beginner(seat.holder or "", seat.bot) for seat in room.seats)
    if setup.position is not None:
        room.game = Game.from_position(setup.position, seed, real_deck=room.is_real())
        room.had_epidemic = room.game.state["phase"] == EPIDEMIC_PHASE
    else:
        room.game = Game.new(setup.game, seed=seed, cards=setup.cards)


# Moves.


def play(room: Room, entry: entries.Played, tried: Game | None) -> list[Event]:
    """Play a move, and return what happened in the game."""
    turn = room.playing().state["turn"]
    if tried is None:
        happened = room.playing().replay(Line(entry.seat, entry.text, entry.outcomes))
    else:
        room.game, happened = tried, tried.entries[-1].events
    game = room.playing()
    room.authors.append(MoveAuthor(entry.by, room.seq))
    if entry.redo or (room.is_real() and repeats_undone(room, entry)):
        room.redo = room.redo[:-1]
    else:
        room.redo = []
    new_turn = game.state["turn"] != turn
    if new_turn:  # the plans for the turn that is over
        room.plans = {key: plan for key, plan in room.plans.items() if key[1] != turn}
        room.turn += 1
    if new_turn or room.is_over():
        return_seats(room)
    room.had_epidemic = any(isinstance(event, Increased) for event in happened) or (
        room.had_epidemic and not new_turn
    )
    if new_turn or any(isinstance(event, Increased) for event in happened):
        room.went_on_since_epidemic = set()
    follow_agreed(room, entry, happened)
    forget_position(room, new_turn)
    if entry.text == "next":  # the window is over
        room.holds = {}
    return happened


def undo(room: Room) -> None:
    """Undo the last move, and keep it for a redo."""
    game = room.playing()
    live = game.latest_line
    game.undo()
    room.authors.pop()
    if live is not None and live.seat is not None:
        room.redo.append(live)
    room.on_course, room.accepted = set(), set()
    forget_position(room, False)


def repeats_undone(room: Room, entry: entries.Played) -> bool:
    """Return whether an undone move is played again, with other cards of a real deck."""
    return bool(room.redo) and (room.redo[-1].seat, room.redo[-1].text) == (entry.seat, entry.text)


def forget_position(room: Room, new_turn: bool) -> None:
    """Drop requests and passes, which belonged to the previous position; agreements end later."""
    room.requests = []
    room.granted = {}
    room.drawing = room.pause_ended = False
    room.went_on = set()
    if new_turn:
        room.declined, room.declined_moves = set(), set()
        room.accepted, room.on_course, room.agreed = set(), set(), {}


def follow_agreed(room: Room, entry: entries.Played, happened: list[Event]) -> None:
    """Cross off a move that was agreed to; any other move leaves the course that was."""
    mine = room.agreed.get(entry.seat, ())
    next_one = entry.seat if mine and mine[0].text == entry.text else None
    room.on_course &= {next_one}
    if next_one is None and any(isinstance(event, events.Played) for event in happened):
        room.accepted = set()  # an event can change every plan
    texts = [step.text for step in mine]
    if entry.text in texts:
        at = texts.index(entry.text)
        room.agreed[entry.seat] = mine[:at] + mine[at + 1 :]


def change_window(room: Room, entry: entries.WentOn | entries.Held | entries.PauseEnded) -> None:
    """Let somebody go on in an event window or hold it, or end its pause."""
    match entry:
        case entries.PauseEnded():
            room.pause_ended = True
        case entries.Held():
            room.holds[entry.holder] = entry.at
            room.went_on.discard(entry.holder)
        case entries.WentOn(holder=holder):
            if room.playing().state["phase"] == DRAW and not room.drawing:
                room.drawing = True
            elif windows.find_moment(room) == "epidemic":
                room.went_on_since_epidemic.add(holder)
            room.holds.pop(holder, None)
            room.went_on.add(holder)


def agree(person: Person, to: str | None, yes: bool) -> None:
    """Note whether a person agrees to all requests, or to those of one holder of a seat."""
    if to is None:
        person.agreeable = yes
    else:
        person.agrees_to = person.agrees_to | {to} if yes else person.agrees_to - {to}


def take_answer(room: Room, entry: entries.Answered) -> None:
    """Note the answer to a request."""
    request = room.request(entry.request)
    if request is None:
        return
    if not entry.yes:
        room.requests.remove(request)
        room.declined.add((request.seat, entry.seat))
        room.declined_moves.add((request.seat, request.text))
        return
    granted = room.granted.setdefault(request.number, set())
    granted.add(entry.seat)
    room.accepted.add((request.seat, entry.seat))
    if request.text == "undo":
        return
    if granted.issuperset(request.of):
        room.agreed[request.seat] = tuple(request.steps)
        room.on_course.add(request.seat)
    asker, person = room.seats[request.seat].holder, room.people.get(entry.by or "")
    if entry.always and asker and person:
        agree(person, asker, True)


def count_waits(room: Room) -> None:
    """Note whom the table waits for now; a new turn begins a new wait."""
    before, new = room.waits, Wait(room.seq, room.turn)
    known = {person: wait for person, wait in before.items() if wait.turn == room.turn}
    room.waits = {person: known.get(person, new) for person in awaited_people(room)}


def keep_plan(room: Room, entry: entries.Said) -> None:
    """Keep a plan, instead of its author's last one for this seat, or a comment on a plan."""
    if entry.moves is not None:
        roles: list[str] = [*room.playing().roles]
        key = entry.by or "", roles.index(entry.about or "")
        room.plans.pop(key, None)
        if entry.moves:
            after = None if entry.after is None else roles.index(entry.after)
            room.plans[key] = SharedPlan(room.seq, entry.moves, after)
    for key, plan in list(room.plans.items()):
        if plan.number == entry.plan:
            comments = (*plan.comments, (room.seq, entry))[-MOST_COMMENTS:]
            room.plans[key] = msgspec.structs.replace(plan, comments=comments)


# People and seats.


def add_person(room: Room, person: str, name: str) -> None:
    """Add a person or bring them back; after another absence the others are asked again.

    A name that they chose at this table stays until they come with another name of their own.
    """
    known = room.people.setdefault(person, Person(name, name))
    if name and name != known.came_as:
        known.name = known.came_as = name
    known.gone = False
    room.invited.discard(person)
    for seat in room.seats_of(person):
        room.waits_until.pop(seat, None)


def keep_seat(room: Room, entry: entries.Invited) -> None:
    """Keep a seat for a person who was at the last table."""
    room.people.setdefault(entry.person, Person(entry.name, entry.name, gone=True))
    room.invited.add(entry.person)
    room.seats[entry.seat] = Seat(entry.person, entry.person)


def change_holder(room: Room, entry: entries.Seated) -> None:
    """Give a seat to a person, a bot or nobody."""
    seat = room.seats[entry.seat]
    # The hand of a person stays theirs: a bot that is in for them does not tell it.
    own = room.game is None or (seat.bot is not None and seat.tells)
    seat.tells = entry.bot is not None and (own or entry.tells)
    # A seat that was lent to a bot or a friend keeps its owner; an empty seat has no owner.
    if entry.holder is None or entry.for_good or not (room.game and seat.owner):
        seat.owner = entry.holder if entry.bot is None else None
    seat.holder, seat.bot = entry.holder, entry.bot
    room.ready &= room.seat_holders()
    room.invited &= room.seat_holders()
    for person in room.people.values():  # another bot has another style
        agree(person, f"bot:{entry.seat}", False)
    seat.one_turn = entry.one_turn
    room.waits_until.pop(entry.seat, None)
    drop_requests(room, [entry.seat])


def return_seats(room: Room) -> None:
    """Give the seats back for which a bot has played a turn."""
    for seat in room.seats:
        if seat.one_turn:
            seat.holder, seat.bot, seat.one_turn, seat.tells = seat.owner, None, False, False


def remove_person(room: Room, person: str) -> None:
    """Remove a person: their seats become free, and the next player is the host.

    After the end of a game its seats stay as they were.
    """
    room.people.pop(person, None)
    room.removed.add(person)
    room.ready.discard(person)
    room.invited.discard(person)
    room.plans = {key: plan for key, plan in room.plans.items() if key[0] != person}
    if person == room.host:
        room.host = next_host(room)
    if room.is_over():
        return
    empty = room.seats_of(person)
    for seat in room.seats:
        if seat.holder == person:
            seat.holder = None
        if seat.owner == person:
            seat.owner = None
    drop_requests(room, empty)


def next_host(room: Room) -> str:
    """Return who becomes the host: a player who is here, if possible; empty if nobody can."""
    playing = [seat.holder for seat in room.seats if seat.holder in room.people]
    present = [person for person, they in room.people.items() if not they.gone]
    best = [person for person in playing if person in present] or present or playing
    return next((person for person in best if person is not None), "")


def drop_requests(room: Room, seats: Collection[int]) -> None:
    """Drop the requests to or from seats that change hands."""
    room.requests = [
        request for request in room.requests if not {request.seat, *request.of} & set(seats)
    ]
