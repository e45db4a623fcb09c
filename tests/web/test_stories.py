"""Whole stories in several browsers: people leave, days pass, the server dies, and nothing is lost.

Every language meets both databases (PostgreSQL with two workers), each with a server that is killed
in between and with one that is not. Hands are private, and all that a browser gets is compared with
those of the others.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Browser, expect

from fourcures.table.room import Room
from fourcures.text.names import Names
from tests.server.databases import postgres_server

from .arranging import Position, joins, opened, sends, sits
from .host import Host, apart, hosted
from .people import until
from .witness import Told, Witness

pytestmark = pytest.mark.breadth

# The languages of Anna, Ben and Cleo: Anna and Ben speak all four.
SPOKEN = [("en", "pl", "de"), ("ru", "de", "en")]
# The database, whether the server is killed, and the languages.
COMBINATIONS = [
    pytest.param(one, id=f"{one[0]}-{'killed-' * one[1]}{one[2][0]}")
    for one in itertools.product(("sqlite", "postgres"), (False, True), SPOKEN)
]
NAMES = ("Anna", "Ben", "Cleo")

# Ben's turn; nobody can win soon.
EVENING: Position = {
    "hands": "private",
    "epidemics": 5,
    "players": [
        {"role": "medic", "city": "cairo", "hand": ["lima", "tokyo", "airlift"]},
        {
            "role": "scientist",
            "city": "paris",
            "hand": ["osaka", "manila", "jakarta", "government_grant"],
        },
    ],
    "turn": {"seat": 1, "phase": "actions"},
    "cubes": {"london": {"blue": 2}, "essen": {"blue": 1}, "delhi": {"black": 2}},
    "stations": ["atlanta", "paris"],
    "player_deck": {"next": ["bogota", "khartoum", "riyadh", "miami"]},  # no epidemic
    "infection_deck": {"next": ["sydney", "taipei", "lagos", "santiago"]},
}
# Ben's turn, who can discover the last cure.
LAST_CURE: Position = EVENING | {
    "players": [
        {"role": "medic", "city": "cairo", "hand": ["lima", "tokyo", "airlift"]},
        {
            "role": "scientist",
            "city": "paris",
            "hand": ["essen", "london", "milan", "paris", "government_grant"],
        },
        {"role": "researcher", "city": "lima", "hand": ["mumbai", "osaka"]},
    ],
    "cubes": {
        "london": {"blue": 2},
        "lagos": {"yellow": 1},
        "delhi": {"black": 2},
        "seoul": {"red": 1},
    },
    "diseases": {"yellow": "cured", "black": "cured", "red": "cured"},
}

# Pass every turn of one's seat until the game is over, through crashes of the server.
PASS = """(table) => new Promise((done) => {
  const address = `${location.origin.replace('http', 'ws')}/api/tables/${table}/socket`;
  const unsure = ['not_ready', 'internal', 'busy', 'too_fast'];
  const wishes = ['draw', 'infect', 'epidemic'].map((moment) => (
    { do: 'stop_at', moment, stop: 'never' }
  ));
  let pending = null, tried = 0, number = 0, over = false;
  const connect = () => {
    const socket = new WebSocket(address);
    const send = () => pending && socket.send(JSON.stringify(pending));
    socket.onopen = send;
    socket.onclose = () => (over ? done() : setTimeout(connect, 200));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.id && message.id === pending?.id) {
        if (unsure.includes(message.code)) return setTimeout(send, 200);
        pending = null;
      }
      if (message.type === 'update') {
        const { game, seq } = message.table;
        over = Boolean(game?.outcome);
        if (over) return socket.close();
        const legal = game?.views.flatMap((view) => view.legal.map(({ text }) => text)) ?? [];
        const text = legal.find((one) => /^(pass|next|discard)/.test(one));
        if (text && tried !== seq) {
          tried = seq;
          wishes.push({ do: 'move', text });
        }
      }
      if (!pending && wishes.length) {
        pending = { id: `pass-${number++}`, ...wishes.shift() };
        send();
      }
    };
  };
  connect();
})"""


class Story:
    """A server, and the people of a story; it may be killed whenever the story says so."""

    def __init__(self, browser: Browser, host: Host, killed: bool, languages: tuple[str, ...]):
        self.browser, self.host, self.killed = browser, host, killed
        self.languages = languages

    @contextmanager
    def people(self, count: int) -> Iterator[list[Witness]]:
        """Open a browser for each person."""
        with ExitStack() as browsers:
            yield [
                browsers.enter_context(Witness(self.browser, self.host, language, name))
                for language, name in zip(self.languages[:count], NAMES, strict=False)
            ]

    def meanwhile(self) -> None:
        """Kill the server and start it again, if that belongs to the story."""
        if self.killed:
            self.host.kill()

    def check(self, table: str, *people: Witness) -> Room:
        """Check that nothing was lost and no private card told until now; return the table."""
        room = self.host.room(table)
        told = [Told(person, table) for person in people]
        assert self.host.violations(table, told) == []
        assert all(one.seen for one in told)
        leaks = {person.name: person.what_was_told(table, room) for person in people}
        assert leaks == {person.name: [] for person in people}
        return room


@pytest.fixture(scope="module")
def host_of(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], Host]]:
    """Return the server with a kind of database: one for all stories."""
    with ExitStack() as running:
        hosts: dict[str, Host] = {}

        def host_of(kind: str) -> Host:
            if kind not in hosts:
                folder, workers = tmp_path_factory.mktemp(kind), 1
                database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
                if kind == "postgres":
                    server = apart(lambda: running.enter_context(postgres_server()))
                    database, workers = apart(server.new_database), 2
                hosts[kind] = running.enter_context(hosted(folder, database, workers))
            return hosts[kind]

        yield host_of


@pytest.fixture(params=COMBINATIONS)
def story(
    request: pytest.FixtureRequest, browser: Browser, host_of: Callable[[str], Host]
) -> Story:
    kind, killed, languages = request.param
    return Story(browser, host_of(kind), killed, languages)


def seated(table: str, anna: Witness, *others: Witness) -> None:
    """Let people sit down, in their order, until the game has begun."""
    sits(anna.goes(f"/t/{table}"))
    for one in others:
        joins(one, table)
    for one in (anna, *others):
        one.page.locator(".hand").wait_for()


def expect_entry(person: Witness, key: str, seat: str, **names: str) -> None:
    """Expect a sentence in the log, in the language of the person."""
    role = Names(language=person.say)(seat)
    log = person.page.get_by_role("log")
    expect(log).to_contain_text(person.say(key, seat=role, **names))


def test_somebody_returns_in_the_middle_of_a_turn_that_a_bot_plays(story: Story) -> None:
    with story.people(2) as (anna, ben):
        table = opened(anna, EVENING, visibility="invite", absent_seconds=1)
        seated(table, anna, ben)
        sends(anna.page, {"do": "stop_at", "moment": "draw", "stop": "ask"})
        ben.types("drive algiers")
        story.meanwhile()
        ben.leaves()
        question = anna.page.locator("[data-away='1']")
        bot = anna.say("bot-careful")
        expect(question).to_contain_text(anna.say("away-ask", bot=bot, name="Ben"))
        anna.page.locator("[data-do=away-bot]").click()
        anna.page.locator("[data-do=go_on]").wait_for()  # the bot has played, and not drawn
        story.meanwhile()
        page = ben.goes(f"/t/{table}")
        back = page.locator("[data-dock=back]")
        expect(back).to_contain_text(ben.say("back-hello", name="Ben"))
        expect(page.locator(".hand.lent [data-card=manila]")).to_be_visible()
        page.locator("[data-do=take-back]").click()
        expect(back).to_have_count(0)
        expect(page.locator(".hand:not(.lent)")).to_be_visible()
        story.meanwhile()
        anna.page.locator("[data-do=go_on]").click()
        expect_entry(anna, "entry-seated", holder="Ben", seat="scientist")
        story.check(table, anna, ben)


def test_all_leave_a_game_and_return_after_a_day(story: Story) -> None:
    with story.people(2) as (anna, ben):
        table = opened(anna, EVENING, visibility="invite", absent_seconds=1)
        seated(table, anna, ben)
        ben.types("drive algiers")
        for one in (anna, ben):
            one.leaves()
        until(ben.page, lambda: story.host.room(table).people[ben.id].gone)
        story.meanwhile()
        story.host.sleep()
        for one in (anna, ben):
            one.goes("/").locator(f"a[href$='/t/{table}']").first.click()
            one.page.locator(".hand:not(.lent)").wait_for()
        expect(ben.page.locator("[data-dock=turn]")).to_be_visible()
        for one, name in ((anna, "Ben"), (ben, "Anna")):
            expect(one.page.get_by_role("log")).to_contain_text(one.say("entry-gone", name=name))
        story.meanwhile()
        ben.types("drive madrid")
        expect(anna.page.locator("[data-pawn=scientist]")).to_have_attribute("data-at", "madrid")
        room = story.check(table, anna, ben)
        assert [seat.holder for seat in room.seats] == [anna.id, ben.id]
        assert not any(person.gone for person in room.people.values())


def test_a_bot_plays_the_turn_of_somebody_who_returns_to_a_slow_game_too_late(
    story: Story,
) -> None:
    with story.people(2) as (anna, ben):
        pace = {"turn_hours": 24, "late": "bot"}
        table = opened(anna, EVENING, visibility="invite", **pace)
        seated(table, anna, ben)
        ben.types("drive algiers")
        for one in (anna, ben):
            one.leaves()
        story.meanwhile()
        story.host.sleep()
        until(anna.page, lambda: story.host.room(table).playing().position()["turn"]["seat"] == 0)
        page = anna.goes("/games")
        game = page.locator(f"[data-game='{table}']")
        expect(game).to_contain_text(anna.say("slow-turn-mine"))
        expect(game).to_contain_text(anna.say("slow-since"))
        expect(game.locator("[data-news] li").first).to_be_visible()
        expect(game.locator("[data-deadline]")).to_contain_text(anna.say("left-hours", hours=24))
        story.meanwhile()
        game.get_by_role("link", name=anna.say("slow-take")).click()
        anna.types("drive istanbul")
        expect_entry(anna, "entry-one-turn", name="Ben", seat="scientist")
        page = ben.goes(f"/t/{table}")
        page.locator(".hand:not(.lent) [data-card=manila]").wait_for()
        expect(page.locator("[data-pawn=medic]")).to_have_attribute("data-at", "istanbul")
        room = story.check(table, anna, ben)
        assert [seat.holder for seat in room.seats] == [anna.id, ben.id]


def test_a_rematch_waits_for_the_one_of_three_who_has_closed_the_page(story: Story) -> None:
    with story.people(3) as (anna, ben, cleo):
        table = opened(anna, LAST_CURE, visibility="invite")
        seated(table, anna, ben, cleo)
        story.check(table, anna, ben, cleo)
        cleo.leaves()
        ben.types("cure blue with essen london milan paris")
        story.meanwhile()
        again = anna.page.get_by_role("button", name=anna.say("end-again"), exact=True)
        again.click()
        expect(anna.page.locator("[data-ready=invited]")).to_have_count(2)
        (following,) = {anna.page.url.rpartition("/")[2]} - {table}
        story.meanwhile()
        ben.page.locator("[data-invitation] a").click()
        ben.page.locator("[data-do=ready]").click()
        anna.page.locator("[data-do=ready]").click()
        expect(anna.page.locator("[data-ready=ready]")).to_have_count(2)
        story.meanwhile()
        cleo.goes("/").get_by_role("link", name=cleo.say("line-invited")).click()
        cleo.page.locator("[data-do=ready]").click()
        for one in (anna, ben, cleo):
            one.page.locator(".hand").wait_for()
        for each in (table, following):
            room = story.check(each, anna, ben, cleo)
            assert [seat.holder for seat in room.seats] == [anna.id, ben.id, cleo.id]


def test_a_group_meets_on_three_evenings(story: Story) -> None:
    with story.people(3) as (anna, *guests):
        page = anna.goes("/groups")
        page.get_by_label(anna.say("groups-name")).fill("Tuesday club")
        page.get_by_role("button", name=anna.say("groups-create")).click()
        page.wait_for_url("**/g/*")
        group = page.url.rpartition("/")[2]
        for guest in guests:
            guest.goes(f"/g/{group}")
            guest.page.get_by_role("button", name=guest.say("group-join")).click()
            guest.page.get_by_role("button", name=guest.say("group-open")).wait_for()
        day = datetime.now(UTC) + timedelta(days=story.host.days + 1)
        page.get_by_label(anna.say("group-evening-field")).fill(f"{day:%Y-%m-%d}T19:30")
        page.get_by_role("button", name=anna.say("group-evening-set")).click()
        expect(page.locator("[data-evening]")).to_contain_text("19:30")
        for evening in range(1, 4):
            table = opens_private_table(anna, group)
            story.meanwhile()
            for guest in guests:
                follows_invitation(guest)
            anna.page.locator("[data-do=ready]").click()
            for one in (anna, *guests):
                one.page.locator(".hand").wait_for()
            story.check(table, anna, *guests)
            plays(story, table, anna, *guests)
            room = story.check(table, anna, *guests)
            assert room.is_over()
            story.host.sleep()
            story.meanwhile()
            for one in (anna, *guests):
                page = one.goes(f"/g/{group}")
                score = one.say("group-score", games=evening, won=0)
                expect(page.locator("[data-score]")).to_have_text(score)
                expect(page.locator("ol > li")).to_have_count(evening)
        members = page.get_by_role("list", name=guests[-1].say("group-members"))
        expect(members.get_by_role("listitem")).to_have_count(3)


def opens_private_table(anna: Witness, group: str) -> str:
    """Open a table with private hands for the three members of a group; return it."""
    page = anna.goes(f"/g/{group}")
    page.get_by_role("link", name=anna.say("lobby-options")).click()
    page.get_by_role("group", name=anna.say("new-players")).get_by_text("3", exact=True).click()
    page.get_by_text(anna.say("new-hands-private"), exact=True).click()
    page.locator("button.primary").click()
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def follows_invitation(guest: Witness) -> None:
    """Sit down at the table to which the group is invited, and be ready."""
    invited = guest.goes("/").locator("[data-invitations]")
    expect(invited).to_contain_text(
        guest.say("invitation-group", name="Anna", group="Tuesday club")
    )
    invited.get_by_role("link", name=guest.say("lobby-sit")).click()
    guest.page.locator("[data-do=join]").click()
    guest.page.locator("[data-do=ready]").click()


def plays(story: Story, table: str, *people: Witness) -> None:
    """Play a game to its end, with a kill in the middle."""
    for one in people:
        one.leaves()
        one.page.evaluate(f"(table) => void (window.over = ({PASS})(table))", table)
    if story.killed:
        page, heard = people[0].page, people[0].heard[table]
        begun = len(heard)
        until(page, lambda: len(heard) > begun + 10)
        story.meanwhile()
    for one in people:
        one.page.evaluate("() => window.over")
