"""A viewer gets identical bytes from two games that differ only in hidden information.

A game with private hands is stopped at a random moment, and everything hidden from one viewer is
dealt again: two positions that look the same to that viewer. Both become tables with the same ids,
the same seed and the same scripted draws. The same commands then go to both; every message to the
viewer, every refusal and every HTTP response must be equal byte for byte, in number and order. The
moves of the others have reasons that tell all hands, as those of bots may.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
from functools import partial
from pathlib import Path
from typing import Any, cast, get_args

import pytest

from fourcures.bots import BOTS
from fourcures.bots.pool import BotPool
from fourcures.compiled import batch
from fourcures.engine.events import Turned
from fourcures.engine.game import Game
from fourcures.engine.position import writer
from fourcures.engine.rules.board import CARDS, CITIES, EVENTS, ROLES
from fourcures.engine.rules.chance import make_chance
from fourcures.engine.rules.state import State, copy
from fourcures.protocol import commands, messages
from fourcures.protocol.refusals import Refused
from fourcures.protocol.setup import TableSetup
from fourcures.server.db.clock import Clock
from fourcures.server.http.limits import Budget, Limits
from fourcures.server.http.rates import Payer
from fourcures.server.http.requests import AnySocket
from fourcures.server.notices.news import TableNews
from fourcures.server.notices.teller import Teller
from fourcures.server.process.settings import ServerSettings
from fourcures.server.slow_games.summary import add_news, group_by_seat, summarize
from fourcures.server.sockets.connection import Connection
from fourcures.server.tables.live import LiveTable
from fourcures.server.tables.tables import Tables
from fourcures.table import entries
from fourcures.table.decide import Decision, decide
from fourcures.table.open_table import Opening
from fourcures.table.pace import end_pause, find_pause
from fourcures.table.replay import replay
from fourcures.table.room import Room
from fourcures.table.waits import awaited_people
from fourcures.table.windows import can_hold, is_open, pause_length
from fourcures.testing.random_games import random_setup
from tests.sizes import size

from ...table.stories import Memory
from ..groups.test_groups import club, done
from ..site import serving

Json = dict[str, Any]
PEOPLE = ["ann", "bob", "cem", "dot"]
WATCHING = "wim"
POOL = BotPool(1)
UNLIMITED = Limits(ServerSettings(database="", commands_per_second=0, megabytes_per_day=0))
FREE = Budget(UNLIMITED, Payer("anyone"))


class Socket:
    """A socket that records the messages sent to it."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    async def receive_text(self) -> str:
        await asyncio.Event().wait()
        return ""

    async def send_text(self, data: str) -> None:
        self.sent.append(data.encode())


class Stopped(Clock):
    """A clock that does not run, so that times in messages are equal."""

    def now(self) -> int:
        return 0


class World:
    """One of the two games, at a table with all its people; it records the viewer's messages."""

    def __init__(self, arranged: Json, viewer: int | None) -> None:
        self.arranged = arranged
        self.person = WATCHING if viewer is None else PEOPLE[viewer]
        log = Memory()
        log.database.clock = Stopped()
        self.tables = Tables(log, BOTS)
        self.socket, self.nobody = Socket(), Socket()

    async def open(self) -> None:
        players = len(self.arranged["players"])
        setup = TableSetup(players=players, position=self.arranged)
        self.live = await self.tables.create(PEOPLE[0], "Ann", setup, Opening(seed="leak"))
        self.live.code = "ABCD2345"  # random, and not a secret of the game
        for name in [*PEOPLE[1:players], WATCHING]:
            await self.tables.join(self.live, name, name.title())
        at = self.tables, POOL, self.live
        self.connection = Connection(*at, self.person, cast(AnySocket, self.socket), 0, FREE)
        stranger = Connection(*at, None, cast(AnySocket, self.nobody), 0, FREE)
        self.tasks = [
            asyncio.create_task(connection.push_updates())
            for connection in (self.connection, stranger)
        ]
        await self.quiet()
        for seat in range(players):
            await self.command(PEOPLE[seat], commands.Sit(id=f"sit-{seat}", seat=seat, ready=True))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def command(self, by: str, command: commands.AnyCommand) -> None:
        """Carry out a person's command; the viewer's own goes through the socket."""
        if by == self.person:
            await self.say(command)
        else:
            await self.tables.handle(self.live, by, command)
            await self.quiet()

    async def say(self, message: messages.Incoming) -> None:
        """Send a message of the viewer and wait for all answers."""
        await self.connection.on_message(messages.encode(message).decode())
        await self.quiet()

    async def quiet(self) -> None:
        for _ in range(12):
            await asyncio.sleep(0)

    async def come(self, person: str, here: bool) -> None:
        """Let a person come to the table, or leave it."""
        if here:
            await self.tables.join(self.live, person, person.title())
        else:
            gone = entries.Gone(person=person)
            await self.tables.apply_unprompted(self.live, lambda _: [gone])
        await self.quiet()

    def pace(self) -> tuple[int | None, int, list[str]]:
        """Return which window pauses, for how long, and whom the table waits for."""
        room = self.live.room
        return find_pause(room), pause_length(room), sorted(awaited_people(room))

    def after_pause(self) -> Decision:
        """Return what happens when the time of the pause is over."""
        return self.after(*end_pause(find_pause(self.live.room) or 0, self.live.room))

    def after(self, *made: entries.AnyEntry) -> Decision:
        """Return what follows from entries of the table."""
        decision = Decision(self.live.room.fork(), None, None, BOTS)
        for entry in made:
            decision.append(entry)
        decision.settle()
        return decision

    async def end_pause(self) -> None:
        """Let the time of the pause pass."""
        window = find_pause(self.live.room)
        assert window is not None
        await self.tables.apply_unprompted(self.live, partial(end_pause, window))
        await self.quiet()

    def sent(self) -> list[bytes]:
        return self.socket.sent + self.nobody.sent


# Two positions that differ only in information hidden from a viewer.


def moment(rng: random.Random) -> tuple[State, int | None]:
    """Return an unfinished game with private hands, and a viewer."""
    while True:
        game = Game.new(**random_setup(rng) | {"hands": "private"})
        for _ in range(rng.randrange(60)):
            if game.outcome is not None:
                break
            # Sharing and Forecast create the interesting knowledge.
            legal = game.legal_moves
            liked = [move for move in legal if str(move).split()[0] in ("give", "take", "forecast")]
            game.play(rng.choice(liked if liked and rng.random() < 0.5 else legal))
        if game.outcome is None:
            return game.state, rng.choice([None, *range(game.state["players"])])


def twins(rng: random.Random) -> tuple[Json, Json, int | None]:
    """Return two positions that look the same to a viewer, with the same next player cards."""
    state, viewer = moment(rng)
    other = copy(state)
    chance = make_chance()
    chance["source"], chance["stream"] = 1, [rng.getrandbits(32) | 1 for _ in range(4)]
    batch.resample_at([other], 0, -1 if viewer is None else viewer, [chance])
    both = [cast(Json, writer.write(twin)) for twin in (state, other)]
    script = coming(rng, state, state["pool"] & other["pool"])
    for position in both:
        position["player_deck"]["next"] = script
    return both[0], both[1], viewer


async def worlds_that_begin_alike(rng: random.Random) -> tuple[World, World]:
    """Return two open tables that look the same, also after their first infections."""
    while True:
        first_position, second_position, viewer = twins(rng)
        worlds = World(first_position, viewer), World(second_position, viewer)
        for world in worlds:
            await world.open()
        begun = [
            [event for one in world.live.log for event in one.events if isinstance(event, Turned)]
            for world in worlds
        ]
        if begun[0] == begun[1]:
            return worlds
        for world in worlds:
            await world.close()


def coming(rng: random.Random, s: State, pool: int) -> list[str]:
    """Return player cards for the piles, from the cards that are in the decks of both games."""
    cards = [CARDS[card] for card in range(53) if pool >> card & 1]
    rng.shuffle(cards)
    script: list[str] = []
    for pile in range(6):
        number = s["pile_size"][pile] - s["pile_epidemic"][pile]
        mine, cards = cards[:number], cards[number:]
        if len(mine) < number:
            break
        if s["pile_epidemic"][pile]:
            mine.insert(rng.randrange(number + 1), "epidemic")
        script += mine
    return script


# What people send.


def wishes(rng: random.Random, live: LiveTable, person: str, number: str) -> messages.Incoming:
    """Return any message that a person at the table could send."""
    room = live.room
    game = room.playing()
    mine = room.seats_of(person)
    seat = rng.choice(mine) if mine else None
    legal = [] if seat is None else [str(move) for move in game.view(seat).legal_moves]
    players = [ROLES[role] for role in game.state["roles"][: game.state["players"]]]
    player, city, card = rng.choice(players), rng.choice(CITIES), rng.choice(CARDS[:53])
    odd = rng.choice(
        [
            f"take {card} from {player}",
            f"give {card} to {player}",
            f"airlift {player} {city}",
            "forecast",
            "quiet",
            f"grant {city}",
            f"resilient {city}",
            f"discard {card}",
            f"direct {city}",
            f"move {player} direct {city}",
            f"cure blue with {' '.join(rng.sample(CITIES[:12], 5))}",
            f"order {' '.join(rng.sample(CITIES, 6))}",
            f"store {rng.choice(EVENTS)}",
            "next",
            "nonsense",
        ]
    )
    if rng.random() < 0.3:
        odd = f"seat:{rng.randrange(4)} {odd}"
    requests = [request.number for request in room.requests]
    dull = [text for text in legal if text.split()[0] in ("next", "pass", "discard")]
    text = rng.choice([*legal[:1], odd]) if not legal else rng.choice(legal)
    named = rng.choice([None, seat])
    earlier = commands.PlannedTurn(rng.randrange(4), [odd, text])
    choices: list[messages.Incoming] = [
        commands.Move(id=number, text=text, seat=named),
        commands.Move(id=number, text=text, seat=named),
        commands.Move(id=number, text=rng.choice(dull or [text])),
        commands.Move(id=number, text=odd, seat=named),
        messages.WhyNot(id=number, text=odd, seat=named),
        messages.WhyNot(id=number, text=f"seat:{rng.randrange(4)} {odd}"),
        messages.AskWays(id=number, city=city, seat=named),
        messages.AskWays(id=number, city=city, seat=named, after=[text]),
        messages.AskPlan(id=number, moves=[text, odd], seat=named),
        messages.AskPlan(id=number, moves=[text, odd], seat=rng.randrange(4)),
        messages.AskPlan(id=number, moves=[odd], seat=rng.randrange(4), before=[earlier]),
        messages.AskOdds(id=number, seat=named),
        *[commands.GoOn(id=number)] * (4 if is_open(room) else 1),
        *[
            commands.Answer(id=number, request=request, yes=rng.random() < 0.6)
            for request in requests * 3
        ],
        *[commands.Withdraw(id=number, request=request) for request in requests],
        commands.Undo(id=number),
        commands.Redo(id=number),
        commands.Reset(id=number),
        commands.StopAt(
            id=number,
            moment=rng.choice(get_args(commands.Moment)),
            stop=rng.choice(get_args(commands.Stop)),
        ),
        *[commands.Hold(id=number)] * (3 if can_hold(room, person) else 1),
        commands.Agree(id=number, yes=rng.random() < 0.5),
        commands.Tell(id=number, seat=seat or 0, card=card),
        commands.Tell(id=number, seat=seat or 0, disease="blue"),
        commands.Say(id=number, text="hello"),
        commands.Signal(id=number, phrase="keep", about=card),
        commands.Suggest(id=number, seat=rng.randrange(len(room.seats)), moves=[text, odd]),
        commands.Suggest(id=number, seat=seat or 0, moves=[text], then=[earlier]),
        seat_wish(rng, room, number),
    ]
    return rng.choice(choices)


def seat_wish(rng: random.Random, room: Room, number: str) -> commands.AnyCommand:
    """Return a command about who plays a seat: to lend it, to wait for its player, to return."""
    seat = rng.randrange(len(room.seats))
    away = [i for i, one in enumerate(room.seats) if is_away(room, one.holder)]
    lent = [i for i, one in enumerate(room.seats) if one.owner not in (None, one.holder)]
    choices: list[commands.AnyCommand] = [
        commands.Hand(id=number, seat=seat, bot="quick"),
        commands.Hand(id=number, seat=seat, person=rng.choice(list(room.people))),
        *[commands.Hand(id=number, seat=one, bot="careful") for one in away * 3],
        *[commands.Hand(id=number, seat=one, bot="quick", for_good=True) for one in away],
        *[commands.Wait(id=number, seat=one) for one in away * 3],
        *[commands.ReclaimSeat(id=number, seat=one) for one in lent * 3],
    ]
    return rng.choice(choices)


def seat_of_other(decision: Decision | None, before: Room, person: str) -> bool:
    """Return whether a decision gives a person a seat that was not theirs."""
    if decision is None:
        return False
    mine = {seat for seat, one in enumerate(before.seats) if person in (one.holder, one.owner)}
    return not mine.issuperset(decision.room.seats_of(person))


def is_away(room: Room, holder: str | None) -> bool:
    """Return whether somebody is a person who has left the table."""
    return holder in room.people and room.people[holder].gone


def probes(live: LiveTable) -> list[messages.Incoming]:
    """Return messages with which a curious viewer would try to find out who holds what."""
    state = live.room.playing().state
    players = [ROLES[role] for role in state["roles"][: state["players"]]]
    texts = [f"airlift {players[0]} cairo", "forecast", "quiet", "grant cairo", "resilient lima"]
    texts += [f"take {card} from {player}" for card in CITIES for player in players]
    texts += [f"discard {card}" for card in EVENTS]
    seats = ["", *(f"seat:{seat} " for seat in range(len(players)))]
    named = [seat + text for text in texts[:5] + texts[-5:] for seat in seats]
    asked: list[messages.Incoming] = [
        messages.WhyNot(id=f"why-{number}", text=text) for number, text in enumerate(texts + named)
    ]
    asked += [
        messages.AskPlan(id=f"plan-{number}", moves=["pass", text])
        for number, text in enumerate(texts)
    ]
    asked += [
        messages.Draft(id=f"draft-{number}", seat=number % len(players), moves=["pass", text])
        for number, text in enumerate(named)
    ]
    return asked + [
        commands.Move(id=f"try-{number}", text=text) for number, text in enumerate(named)
    ]


def tried(live: LiveTable, by: str, command: messages.Incoming) -> Decision | None:
    """Return the decision for a command; None if it is refused, a question or a draft."""
    if isinstance(command, messages.Question | messages.Draft):
        return None
    try:
        return decide(live.room, by, command, BOTS)
    except Refused:
        return None


def reasoned(command: commands.AnyCommand, live: LiveTable) -> commands.AnyCommand:
    """Return a move with the reason of a bot that tells all hands; other commands unchanged."""
    if type(command) is not commands.Move:
        return command
    hands = [*live.room.playing().state["hands"]]
    says = [{"code": "shares", "figures": {"card": hands}, "futures": None, "of": 100}]
    why: Json = {"move": command.text, "code": "passes", "purpose": None, "figures": {}}
    why["says"] = says
    return commands.ReasonedMove(id=command.id, text=command.text, seat=command.seat, why=why)


def revealed(decision: Decision | None) -> list[Any]:
    """Return the cards that a decision reveals, by a draw or a tell, and whether the game ends.

    If these differ, the viewer may rightly distinguish the two games.
    """
    made = [] if decision is None else decision.entries
    cards: list[Any] = [entry.outcomes for entry in made if isinstance(entry, entries.Played)]
    if decision is not None:  # cards placed by a Forecast are not random outcomes
        events = [event for logged in decision.logged for event in logged.events]
        cards += [event.city for event in events if isinstance(event, Turned)]
    words = [(entry.card, entry.count) for entry in made if isinstance(entry, entries.Told)]
    return [cards, words, decision is not None and decision.room.is_over()]


def same_cards(decisions: list[Decision]) -> bool:
    """Return whether two decisions reveal the same, and do not end the game."""
    first, second = map(revealed, decisions)
    return bool(first == second and not first[2])


def shape(decision: Decision | None) -> list[str]:
    return [] if decision is None else [type(entry).__name__ for entry in decision.entries]


def away(room: Room, person: str | None) -> list[object]:
    """Return what a person reads who is not at the table: on the page of games, and in a mail."""
    page = [summarize(room), group_by_seat(add_news([], room, 0, 0))]
    if person is None:
        return page
    kinds = ("turn", "asked", "soon", "reminder")
    tellers = [Teller(TableNews(room, person, kind, 0, 1, "bot"), "en", "UTC") for kind in kinds]
    mails = [
        [one.title(), one.task(), one.happened(), one.summary(), one.state()] for one in tellers
    ]
    return [*page, mails]


# The tests.


@pytest.mark.parametrize("number", range(size(8, 24, 4000)))
def test_games_that_differ_only_in_hidden_cards_send_the_same_messages(number: int) -> None:
    rng = random.Random(f"leaks {number}")

    async def story() -> int:
        worlds = await worlds_that_begin_alike(rng)
        first, second = worlds
        fed = 0
        people = [*PEOPLE[: len(first.arranged["players"])], WATCHING]
        for probe in probes(first.live):
            if tried(first.live, first.person, probe) is None:
                for world in worlds:
                    await world.say(probe)
        for step in itertools.count():
            assert first.sent() == second.sent()
            assert first.pace() == second.pace()
            passes = first.pace()[0] is not None and rng.random() < 0.3
            if passes and same_cards([world.after_pause() for world in worlds]):
                for world in worlds:
                    await world.end_pause()
                continue
            if step == 40 or first.live.room.is_over():
                break
            if rng.random() < 0.1:  # somebody leaves, or comes back
                who = rng.choice([one for one in people if one != first.person])
                here = is_away(first.live.room, who)
                gone = [world.after(entries.Gone(person=who)) for world in worlds]
                if here or same_cards(gone):
                    for world in worlds:
                        await world.come(who, here)
                continue
            bots = [seat.holder or "" for seat in first.live.room.seats if seat.bot]
            present = [one for one in people if not is_away(first.live.room, one)]
            by = rng.choice([*present, *bots, first.person])
            source = rng.choice(worlds).live  # choose a message by one of the two games
            command = wishes(rng, source, by, f"n{step}")
            if by in bots and not isinstance(command, commands.Move | commands.Answer):
                continue  # bots do nothing else
            would = [tried(world.live, by, command) for world in worlds]
            if any(seat_of_other(one, first.live.room, first.person) for one in would):
                continue  # the person who is given a seat may see its hand
            if by != first.person:
                if None in would:
                    continue  # not possible in both: it depends on a hidden hand
                if shape(would[0]) == shape(would[1]) and revealed(would[0]) != revealed(would[1]):
                    continue
            elif None not in would and revealed(would[0]) != revealed(would[1]):
                continue
            if revealed(would[0])[2]:
                continue  # after the end nothing is hidden
            for world in worlds:
                if by == world.person:
                    await world.say(command)
                else:
                    assert not isinstance(command, messages.Question | messages.Draft)
                    await world.command(by, reasoned(command, world.live))
            fed += 1
        if not first.live.room.is_over():
            for person in (first.person, None):
                told = [replay(world.live.room, world.live.log, person) for world in worlds]
                assert told[0] == told[1]
                assert away(first.live.room, person) == away(second.live.room, person)
                pages = [await world.live.entries_for(world.live.room, person) for world in worlds]
                assert pages[0] == pages[1]
        for world in worlds:
            await world.close()
        return fed

    assert asyncio.run(story()) > 5


def test_most_pairs_of_games_in_this_test_differ() -> None:
    """Otherwise the test would prove nothing."""
    rng = random.Random("differ")
    pairs = [twins(rng) for _ in range(30)]
    assert sum(position != other for position, other, _ in pairs) > 20
    assert {viewer is None for _, _, viewer in pairs} == {True, False}
    kinds = [[player["hand"] for player in position["players"]] for position, _, _ in pairs]
    assert any(set(EVENTS) & set(hand) for hands in kinds for hand in hands)


def test_players_who_may_see_the_difference_get_different_messages() -> None:
    """The test does find differences in the messages to the other players."""
    rng = random.Random("apart")

    async def sent(arranged: Json, viewer: int) -> list[bytes]:
        world = World(arranged, viewer)
        await world.open()
        await world.close()
        return world.sent()

    apart = 0
    for _ in range(10):
        position, other, viewer = twins(rng)
        for seat in range(len(position["players"])):
            if seat != viewer:
                apart += asyncio.run(sent(position, seat)) != asyncio.run(sent(other, seat))
    assert apart > 10


def holding(*events: str) -> Json:
    """Return a position with private hands: the first event is in seat 2, the others in seat 3."""
    hands = [["cairo"], ["delhi"], ["lima", *events[:1]], ["osaka", *events[1:]]]
    roles = ("medic", "scientist", "researcher", "dispatcher")
    return {
        "hands": "private",
        "players": [
            {"role": role, "city": "atlanta", "hand": hand}
            for role, hand in zip(roles, hands, strict=True)
        ],
    }


@pytest.mark.parametrize("seats", [0, 2])
def test_a_refused_event_does_not_tell_who_holds_it(seats: int) -> None:
    """Neither a spectator nor a player with several seats learns it."""
    told = []
    for events in (("airlift", "forecast"), ("forecast", "airlift")):

        async def story(arranged: Json) -> list[bytes]:
            world = World(arranged, None if seats == 0 else 0)
            await world.open()
            if seats == 2:
                handed = commands.Hand(id="lend", seat=1, person=PEOPLE[0])
                await world.command(PEOPLE[1], handed)
            for number, text in enumerate(("airlift medic cairo", "forecast", "quiet")):
                await world.say(commands.Move(id=f"m{number}", text=text))
                await world.say(messages.WhyNot(id=f"w{number}", text=text))
                for seat in range(4):
                    await world.say(
                        messages.WhyNot(id=f"w{number}{seat}", text=f"seat:{seat} {text}")
                    )
                    await world.say(
                        commands.Move(id=f"m{number}{seat}", text=f"seat:{seat} {text}")
                    )
            await world.close()
            return world.sent()

        told.append(asyncio.run(story(holding(*events))))
    assert told[0] == told[1]


def test_a_scripted_position_is_not_shown_before_the_end() -> None:
    arranged = holding("airlift", "forecast")
    arranged["infection_deck"] = {"next": ["lagos"]}

    async def story() -> list[bytes]:
        world = World(arranged, 0)
        await world.open()
        await world.close()
        return world.sent()

    for message in map(json.loads, asyncio.run(story())):
        if message["type"] == "update":
            assert message["table"]["setup"]["position"] == {}
            opened = [entry for entry in message["entries"] if entry["kind"] == "opened"]
            assert [entry["setup"]["position"] for entry in opened] in ([], [{}])


def test_games_that_differ_only_in_hidden_cards_have_the_same_http_responses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players, one of whom has lent the seat, a spectator and a stranger get every page."""
    parts = ("log", "log?before=5", "record", "replay", "review", "waits")
    paths = [f"/tables{path}" for path in ("", "/table", "/mine")]
    paths += [f"/tables/table/{part}" for part in parts]
    paths += ["/groups", "/groups/table"]
    paths += [f"/me/{page}" for page in ("games", "invitations", "mates", "notices")]

    async def answers(arranged: Json, file: Path) -> list[tuple[int, bytes]]:
        numbers = itertools.count()
        new = "fourcures.server.people.people.new_person"
        monkeypatch.setattr(new, lambda: f"person-{next(numbers)}")
        monkeypatch.setattr(secrets, "token_urlsafe", lambda _: "table")
        monkeypatch.setattr(secrets, "choice", lambda letters: letters[0])
        monkeypatch.setattr(Clock, "now", lambda _: 1_700_000_000_000)
        got = []
        async with serving(f"sqlite+aiosqlite:///{file}") as site:
            people = [await site.person(name) for name in (*PEOPLE[:4], WATCHING)]
            group = await club(*people)
            opened = await people[0].create(
                seed="http", players=4, visibility="public", position=arranged, turn_hours=24
            )
            await done(people[0], "PUT", f"/groups/{group}/games/{opened['id']}")
            for seat in range(4):
                await people[seat].join(opened["id"])
                await people[seat].do("sit", seat=seat, ready=True)
            await people[0].do("move", text="drive chicago")
            await people[1].do("hand", seat=1, bot="quick")
            for who in (*people[:2], people[4], None):
                async with site.http(who.cookie if who else None) as http:
                    for path in paths:
                        answer = await http.get(f"/api{path}")
                        got.append((answer.status_code, answer.content))
            for person in people[:4]:
                await person.leave()
        return got

    first = asyncio.run(answers(holding("airlift", "forecast"), tmp_path / "one"))
    second = asyncio.run(answers(holding("forecast", "airlift"), tmp_path / "other"))
    assert first == second
    assert {status for status, _ in first} <= {200, 401, 404, 409}
    assert any(b"chicago" in body for _, body in first)
