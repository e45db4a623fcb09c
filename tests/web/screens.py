"""Every screen of the client, how to get there, and which components it covers."""

from __future__ import annotations

import itertools
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from fourcures.engine.game import Game
from fourcures.engine.rules.board import CITIES
from tests.engine.arranging import document

from .arranging import (
    A_STEP_AWAY,
    AT_THE_EDGE,
    NEARLY_WON,
    Position,
    arranged,
    begins,
    draws,
    joins,
    opened,
    sends,
    sits,
)
from .cardboard import INFECTED, TOLD, beside, laying_out, types
from .people import Person, until

Screen = Callable[[Person], Page]

SCREENS: dict[str, Screen] = {}
# The components that a screen covers, besides those in only one layout.
PARTS: dict[str, set[str]] = {}
ONLY_WIDE: dict[str, set[str]] = {}
ONLY_PHONE: dict[str, set[str]] = {}


def shows(*parts: str, wide: str = "", phone: str = "") -> Callable[[Screen], Screen]:
    """Register a screen by the name of its function."""

    def named(screen: Screen) -> Screen:
        name = screen.__name__
        SCREENS[name], PARTS[name] = screen, set(parts)
        ONLY_WIDE[name], ONLY_PHONE[name] = set(wide.split()), set(phone.split())
        return screen

    return named


# The same cure as in NEARLY_WON, but it is the third one.
TWO_TO_GO: Position = NEARLY_WON | {"diseases": {"yellow": "cured", "black": "cured"}}
GAMES = Path(__file__).parent.parent / "games"
FIRST = {"seat": 0, "phase": "actions"}
SEEN = ["cairo", "lima", "milan", "osaka", "paris", "tokyo"]
BLUE = ["essen", "london", "milan", "paris", "madrid"]

# What the server says about the deal of the day after a win.
STRIP = ["", "", "e", "", "b", "o", "", "k", "", "", "ye", "", "ooo", "", "", "", "e", "", "r"]
A_GOOD_DAY = {
    **{"day": "2026-11-16", "left": 26_000_000, "players": 3},
    **{"epidemics": 4, "next_epidemics": 6, "bots_missing": 1},
    "tries": [
        {"day": day, "table": "none", "state": "over", "won": won, "turns": 19, "strip": STRIP}
        for day, won in (("2026-11-16", True), ("2026-11-15", False), ("2026-11-12", True))
    ],
    "teams": [
        *({"won": True, "turns": turn, "teams": 9 * (turn - 13)} for turn in range(14, 26)),
        {"won": False, "turns": 15, "teams": 120},
    ],
    "bots": [
        {"bot": "deep", "won": True, "turns": 16, "strip": STRIP[3:]},
        {"bot": "quick", "won": False, "turns": 20, "strip": ["ooo", "e", *STRIP[1:]]},
    ],
}

# How somebody plays after thirty games.
ROLES = ["medic", "scientist", "dispatcher", "researcher", "operations_expert"]
LAST_GAME = {
    **{"table": "none", "at": 1_795_000_000_000, "won": True, "cause": "cures", "turns": 19},
    **{"edition": "2013", "epidemics": 4, "players": 3, "bots": 1, "roles": ["medic"]},
    **{"mates": ["Ben"], "replay": True},
}
THIRTY_GAMES = {
    **{"games": 30, "won": 19, "streak": 3, "best_streak": 6},
    **{"favourite": "medic", "strongest": "scientist"},
    "roles": [
        {"role": role, "games": games, "won": won}
        for role, games, won in zip(ROLES, (12, 8, 5, 4, 1), (7, 7, 3, 2, 0), strict=True)
    ],
    "difficulties": [
        {"edition": "2013", "epidemics": 4, "games": 18, "won": 14},
        {"edition": "2013", "epidemics": 5, "games": 9, "won": 5},
        {"edition": "2008", "epidemics": 6, "games": 3, "won": 0},
    ],
    "teams": [
        {"players": players, "games": games, "won": games - 4}
        for players, games in ((2, 12), (3, 14), (4, 4))
    ],
    "mates": [
        {"name": "Ben", "games": 9, "won": 6},
        {"name": "Wilhelmine of the Southern Islands", "games": 2, "won": 2},
    ],
    **{"bots": {"games": 17, "won": 11}, "one_screen": {"games": 3, "won": 1}},
    "losses": {"outbreaks": 7, "cards": 3, "cubes": 1},
    "fastest": LAST_GAME,
    "last": [
        LAST_GAME,
        LAST_GAME | {"table": "two", "won": False, "cause": "outbreaks", "epidemics": 6},
        LAST_GAME | {"table": "three", "players": 4, "roles": ROLES[:4], "mates": [], "bots": 0},
        LAST_GAME | {"table": "four", "edition": "2008", "replay": False, "bots": 0},
    ],
}

# Three games that are played turn by turn: the person's turn, a question to them, and another's.
HOUR = 3_600_000
SLOW_GAME = {
    **{"id": "turn", "status": "playing", "you": "anna", "message": None, "waits": []},
    "people": {
        who: {"name": name, "gone": False}
        for who, name in (("anna", "Anna"), ("ben", "Ben"), ("will", "Wilhelmine"))
    },
    "setup": {"name": "", "players": 3, "epidemics": 4, "late": "bot"},
    "game": {
        **{"edition": "2013", "seat": 0, "stations": ["cairo"], "requests": [], "outcome": None},
        "seats": [{"holder": who, "owner": None, "bot": None} for who in ("anna", "ben", "will")],
        "pawns": [
            {"role": role, "city": city}
            for role, city in zip(ROLES, ("cairo", "delhi", "delhi"), strict=False)
        ],
        "cubes": {"delhi": {"black": 3}, "karachi": {"black": 2, "red": 1}, "cairo": {"black": 1}},
        "diseases": {},
    },
    "news": [
        {
            **{"seat": 1, "bot": False},
            "events": [
                {
                    **{"event": "treated", "audience": None, "player": "scientist", "cubes": 1},
                    **{"city": "delhi", "disease": "red", "presence": False},
                }
            ],
        },
        {
            **{"seat": 2, "bot": True},
            "events": [
                {"event": "increased", "audience": None, "epidemics": 2, "rate": 2},
                {
                    **{"event": "outbreak", "audience": None, "city": "delhi", "disease": "black"},
                    **{"outbreaks": 4, "origin": None},
                },
            ],
        },
    ],
}
SLOW_QUESTION = {
    "unanswered": [0],
    "request": {
        **{"number": 7, "seat": 1, "of": [0], "why": None},
        "steps": [{"text": "undo", "parts": None, "of": [0], "preview": []}],
    },
}


def slow_games() -> list[Position]:
    """Return three games, with deadlines from now on."""
    now = time.time() * 1000
    message = {"at": 1, "by": "ben", "text": "Can you reach Delhi?", "phrase": None, "about": None}

    def waits(who: str, hours: float) -> list[Position]:
        return [{"person": who, "since": now - 24 * HOUR, "due": now + hours * HOUR}]

    asked = SLOW_GAME["game"] | {"seat": 1, "requests": [SLOW_QUESTION]}  # type: ignore[operator]
    return [
        SLOW_GAME | {"waits": waits("anna", 23.1), "message": message},
        SLOW_GAME | {"id": "asked", "waits": waits("anna", 3.2), "news": [], "game": asked},
        SLOW_GAME
        | {
            "id": "others",
            "waits": waits("will", 70),
            "news": [],
            "game": asked | {"requests": []},
        },
    ]


MATES = [
    {"id": "ben", "name": "Ben", "games": 9, "last": 1_795_000_000_000},
    {"id": "will", "name": "Wilhelmine of the Southern Islands", "games": 1, "last": 1},
]
GROUP = {
    **{"id": "club", "name": "Tuesday club", "inside": True, "games": []},
    "members": [
        {"id": str(at), "name": name, "since": at} for at, name in enumerate(("Ben", "Cleo"))
    ],
    **{"evening": 1_900_000_000_000, "played": 3, "won": 2},
    "results": [
        {
            **{"table": table, "at": 1_795_000_000_000, "won": table != "lost", "turns": 19},
            **{"players": ["Anna", "Ben", "Cleo"], "replay": table == "won"},
        }
        for table in ("won", "lost", "gone")
    ],
}

# Clears all timers, so that a scene stays as it is.
FREEZE = """() => {
  const last = setTimeout(() => undefined);
  for (let timer = 0; timer <= last; timer += 1) clearTimeout(timer);
}"""

# Does the same as soon as an element appears.
FREEZE_AT = """(selector) => {
  const look = () => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    const last = setTimeout(() => undefined);
    for (let timer = 0; timer <= last; timer += 1) clearTimeout(timer);
    window.isFrozen = true;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def hands(mine: list[str], **more: object) -> Position:
    """Return NEARLY_WON with these cards in the Scientist's hand."""
    medic = {"role": "medic", "city": "cairo", "hand": ["lima", "airlift"]}
    scientist = {"role": "scientist", "city": "paris", "hand": mine}
    return NEARLY_WON | {"players": [medic, scientist]} | more


def half_way() -> Position:
    """Return the position in the middle of a real game."""
    record = json.loads((GAMES / "2013_4p_4e_open_won_by_cures.json").read_text("utf-8"))
    half = record["lines"][: len(record["lines"]) // 2]
    return document(Game.from_record(record | {"lines": half, "outcome": None}))


@contextmanager
def another(person: Person) -> Iterator[Person]:
    """Provide a second person for the block."""
    browser = person.context.browser
    assert browser is not None
    with Person(browser, person.address, name="Ben") as other:
        yield other


def seated(person: Person, other: Person, position: Position, **setup: object) -> Page:
    """Seat both people at a table; return the page of the first."""
    table = opened(person, position, visibility="invite", **setup)
    page = sits(person.goes(f"/t/{table}"))
    joins(other, table)
    page.locator("#city-atlanta").wait_for()
    return page


def turned(page: Page, tab: str) -> Page:
    """Open the tab of this name, unless its panel is always visible."""
    if (found := page.locator(f"[data-tab={tab}]")).count():
        found.click()
    return page


@shows(
    *("Lobby", "TopBar", "PlayWithBots", "World", "JoinByCode", "Footer"),
    *("TableLine", "Games", "OpenTable", "TableCard", "SeatPick", "EpidemicPick", "SeatShield"),
    "PlayerName",
)
def lobby(person: Person) -> Page:
    """Show the lobby with your own table in the list."""
    opened(person, visibility="public", name="Open evening")
    page = person.goes("/")
    page.locator("#mine + ul a").wait_for()
    return page


@shows("Preparing", "PlayerName")
def preparing(person: Person) -> Page:
    """Show the lobby on a computer that still compiles the bots."""
    half = {"percent": 62, "step": "translating"}
    person.page.route("**/api/bots", lambda route: route.fulfill(json=half))
    page = person.goes("/")
    page.locator("[data-preparing]").wait_for()
    return page


@shows("Lobby", "LanguageSwitch")
def lobby_new(person: Person) -> Page:
    """Show the lobby to somebody who comes for the first time, with a seat for a friend."""
    page = person.goes("/")
    page.get_by_role("combobox").nth(1).select_option("free")
    page.locator("input[type=checkbox]").wait_for()
    return page


@shows(
    *("Gallery", "CardBack", "CardBand", "CardName", "CityFace", "EpidemicFace", "EventFace"),
    *("Icon", "InfectionFace", "InfectionTrack", "Magnified", "MiniCard", "OutbreakTrack", "Vial"),
)
def gallery(person: Person) -> Page:
    """Every piece, and one card at double size."""
    page = person.goes("/gallery")
    page.locator("button[data-card=london]").first.hover()
    page.locator("[popover]").wait_for()
    return page


@shows("NewTable", "Choices", "Picks")
def new_table(person: Person) -> Page:
    page = person.goes("/new")
    page.locator("summary").click()
    return page


@shows("Page", "DailyPage", "Invitation", "DailyRules", "Calendar", "Afterwards", "StripLegend")
def daily(person: Person) -> Page:
    """Show today's deal before your try."""
    page = person.goes("/daily")
    page.locator("#daily-try").wait_for()
    return page


@shows("TryResult", "TurnStrip", "TurnMark", "Distribution", "BotList")
def daily_result(person: Person) -> Page:
    """Show the deal of a day on which a thousand teams have played, after your try."""
    person.page.route("**/api/daily", lambda route: route.fulfill(json=A_GOOD_DAY))
    page = person.goes("/daily")
    page.locator("figure summary").click()
    return page


@shows("MePage", "Summary", "Bars", "LastGames")
def me(person: Person) -> Page:
    """How somebody plays, after thirty games."""
    opened(person)
    person.page.route("**/api/me/results", lambda route: route.fulfill(json=THIRTY_GAMES))
    page = person.goes("/me")
    page.locator("#me-last").wait_for()
    page.locator("main [data-add-device]").click()
    page.locator("main [data-link] input").wait_for()
    return page


@shows("MePage", "FirstVisit")
def me_empty(person: Person) -> Page:
    """The page of somebody who has not finished a game."""
    page = person.goes("/me")
    page.locator("#me-empty").wait_for()
    page.locator("#daily-month").wait_for()
    page.locator("#puzzle-streak").wait_for()
    return page


@shows("PrivacyPage")
def privacy(person: Person) -> Page:
    page = person.goes("/privacy")
    page.locator("article").wait_for()
    return page


@shows("LicencesPage")
def licences(person: Person) -> Page:
    """The licences of fonts and libraries, with the first one open."""
    page = person.goes("/licences")
    page.locator("summary").first.click()
    return page


@shows("LayOut", "RoleOrder", "CardPicker", "CardLabel", "EnteredCards")
def laying(person: Person) -> Page:
    """The set-up with real cards, in the middle of a hand."""
    return laying_out(person, *INFECTED, "london", "airlift")


@shows("LayOut", "EnteredCards")
def laid_out(person: Person) -> Page:
    """The complete set-up with real cards."""
    return laying_out(person, *TOLD)


@shows("MidGamePage", "PlayersStep", "RoleOrder")
def midgame_players(person: Person) -> Page:
    """A game in progress: who plays."""
    return entering(person, "players")


@shows("MidGamePage", "BoardStep")
def midgame_board(person: Person) -> Page:
    """A game in progress: a city with the wrong cubes for its Medic."""
    page = entering(person, "board")
    page.locator("#city-atlanta").click()
    return page


@shows("BoardStep")
def midgame_colours(person: Person) -> Page:
    """A game in progress: the cubes of one city in all colours."""
    page = entering(person, "board")
    page.locator("#city-atlanta").click(button="right")
    page.locator("[data-do=close-city]").wait_for()
    return page


@shows("TracksStep")
def midgame_tracks(person: Person) -> Page:
    """A game in progress: cures, tracks and the turn."""
    return entering(person, "tracks")


@shows("CardsStep", "EnteredCards")
def midgame_cards(person: Person) -> Page:
    """A game in progress: the cards of a hand."""
    page = entering(person, "hands")
    for event in ("airlift", "forecast"):
        page.locator(f"[data-pick={event}]").click()
    return page


@shows("CheckStep")
def midgame_check(person: Person) -> Page:
    """A game in progress: what follows from the entry, and what is wrong with it."""
    midgame_board(person)
    page = person.page
    page.locator("[data-step=tracks]").click()
    page.locator("[data-cure=blue]").click()
    page.locator("[data-step=check]").click()
    page.locator("[data-problem]").wait_for()
    return page


def entering(person: Person, step: str) -> Page:
    """Return the page in a step, for a Medic and a Scientist."""
    page = person.goes("/beside/midgame")
    page.locator("[data-step=players]").click()
    page.locator("[data-role=medic]").wait_for()
    if page.locator("[data-role=medic][aria-pressed=false]").count():
        for role in ("medic", "scientist"):
            page.locator(f"[data-role={role}]").click()
    page.locator(f"[data-step={step}]").click()
    return page


@shows("WhichCard")
def which_card(person: Person) -> Page:
    """With a real deck: two cards are entered, and the third is asked for."""
    page = beside(person)
    draws(page)
    types(page, "beijing", "epidemic")
    page.locator("[data-told=epidemic]").wait_for()
    return page


@shows("WaitingRoom", "Seats", "SetupSummary")
def waiting_room(person: Person) -> Page:
    page = person.goes(f"/t/{opened(person, visibility='invite', players=4)}")
    page.locator("ol button").first.wait_for()
    return page


@shows("Welcome", "Invitation")
def television_before_the_deal(person: Person) -> Page:
    page = person.goes(f"/t/{opened(person, visibility='invite', players=4)}/board")
    page.locator("[data-invitation]").wait_for()
    return page


@shows("BoardLayout", "SeatCards")
def television(person: Person) -> Page:
    """On a screen that everyone in the room sees, in the middle of a game."""
    page = person.goes(f"/t/{opened(person, half_way())}/board")
    page.locator("[data-seat]").first.wait_for()
    return page


@shows()
def hand_first(person: Person) -> Page:
    """On a phone beside a television, with a private hand."""
    with another(person) as ben:
        mine = hands([*BLUE, "cairo", "forecast"], hands="private", turn=FIRST)
        mine["players"].reverse()
        table = seated(person, ben, mine).url.split("/")[-1]
        page = person.goes(f"/t/{table}#hand")
        page.reload()  # the same address but for its end
        page.locator("[data-region=hand]").wait_for()
        return page


@shows("Result")
def television_after_the_end(person: Person) -> Page:
    table = opened(person, NEARLY_WON)
    person.goes(f"/t/{table}")
    person.types("cure blue with essen london milan paris")
    page = person.goes(f"/t/{table}/board")
    page.locator(".verdict").wait_for()
    return page


@shows("Dialog", "NoticeSettings", "Devices")
def settings(person: Person) -> Page:
    page = person.goes(f"/t/{opened(person, visibility='invite')}")
    page.locator("header nav button").nth(1).click()
    page.locator("dialog summary").last.click()
    page.locator("dialog [data-add-device]").click()
    page.locator("dialog [data-link] input").wait_for()
    page.locator("dialog .danger").click()
    return page


@shows("Device")
def device_question(person: Person) -> Page:
    opened(person)
    asked = person.context.request
    link = asked.post(f"{person.address}/api/me/link").json()["link"]
    person.context.clear_cookies()
    page = person.goes(f"/device#{link}")
    page.locator("main button").wait_for()
    return page


@shows("HelpDialog", "OnePage", "Picture")
def one_page(person: Person) -> Page:
    """The game on one page, with the numbers of the game being played."""
    page = arranged(person, NEARLY_WON)
    page.keyboard.press("?")
    page.locator("dialog .picture").first.wait_for()
    return page


@shows("NumberedRules")
def rules(person: Person) -> Page:
    page = person.goes("/")
    page.locator("header nav button").first.click()
    page.locator("dialog [data-tab=rules]").click()
    page.locator("dialog [data-rule='R13.6']").wait_for()
    return page


@shows("KeyList")
def keys(person: Person) -> Page:
    page = person.goes("/")
    page.locator("header nav button").first.click()
    page.locator("dialog [data-tab=keys]").click()
    page.locator("dialog kbd").first.wait_for()
    return page


@shows(
    *(
        "TableScreen",
        "TableHeader",
        "StatusBar",
        "Dock",
        "TurnStrip",
        "Status",
        "Tabs",
        "MapRegion",
    ),
    *("Board", "City", "Backdrop", "Pacific", "Pawns", "Presence"),
    *("Cubes", "ZoomButtons"),
    wide="WideTable SidePanel",
    phone="PhoneTable ThreatStrip HandDrawer",
)
def table(person: Person) -> Page:
    return arranged(person, NEARLY_WON)


@shows(
    "ActionBar",
    "EndButton",
    "UndoButtons",
    "HeaderMenu",
    "Hand",
    "Card",
    wide="Team Log RoleEmblem Token",
)
def midgame(person: Person) -> Page:
    return arranged(person, half_way())


@shows("Team", "SeatMenu")
def team(person: Person) -> Page:
    return turned(arranged(person, half_way()), "team")


@shows("Hand", "Card")
def hand(person: Person) -> Page:
    return turned(arranged(person, hands([*BLUE, "tokyo", "government_grant"])), "hand")


@shows("Decks")
def decks(person: Person) -> Page:
    page = turned(arranged(person, half_way()), "decks")
    page.evaluate("for (const one of document.querySelectorAll('.decks details')) one.open = true")
    return page


@shows("HeatLayer", "LensPanel")
def lens(person: Person) -> Page:
    page = midgame(person)
    page.keyboard.press("h")
    page.locator("[data-odds]").first.wait_for()
    return page


@shows("CityKeys", wide="CityTag", phone="CityStrip")
def city(person: Person) -> Page:
    """What can be done at a touched city."""
    page = arranged(person, half_way())
    page.locator("#city-baghdad").focus()
    page.keyboard.press("Enter")
    page.locator("[data-tag=baghdad] [data-row]").first.wait_for()
    return page


@shows("CityCard", "Panel")
def ways(person: Person) -> Page:
    """All details of a city: the possible and impossible ways there."""
    page = city(person)
    page.locator("[data-do=details]").click()
    page.locator(".panel [data-way]").first.wait_for()
    return page


@shows("Chooser")
def chooser(person: Person) -> Page:
    page = arranged(person, hands(["essen", "tokyo", "government_grant"]))
    page.locator("[data-action=fly]").click()
    page.locator("[role=dialog]").wait_for()
    return page


@shows("Cure")
def cure(person: Person) -> Page:
    """A cure with more cards than needed."""
    page = arranged(person, hands(BLUE))
    page.locator("[data-action=cure-blue]").click()
    page.locator("[role=dialog]").wait_for()
    return page


@shows("CommandLine")
def command(person: Person) -> Page:
    page = arranged(person, half_way())
    page.keyboard.press("/")
    page.keyboard.type("d")
    page.locator("[role=option]").first.wait_for()
    return page


DISPATCHED = NEARLY_WON | {
    "players": [
        {"role": "medic", "city": "cairo", "hand": ["lima"]},
        {"role": "dispatcher", "city": "paris", "hand": ["essen"]},
    ]
}


@shows("RequestStrip", "Strip", "MessageLine")
def request(person: Person) -> Page:
    """The Dispatcher, another player, asks to move the person's pawn."""
    with another(person) as other:
        page = seated(person, other, DISPATCHED, help="coach")
        other.types("move medic join paris")
        page.locator("[data-do=advise-answer]").click()
        page.locator("[data-request] [data-advised]").wait_for()
    return page


@shows("RequestStrip")
def long_request(person: Person) -> Page:
    """A bot asks for its whole turn, which takes more words than the dock has room for."""
    there = {"city": "ho_chi_minh_city"}
    asked = [{"kind": "dispatch", "pawn": "medic", "how": "drive", **there}]
    asked += [{"kind": "give", "partner": "medic", "card": "ho_chi_minh_city"}]
    drives = [{"kind": "drive", "city": city} for city in ("manila", "ho_chi_minh_city")]
    first = {"kind": "airlift", "pawn": "medic", "city": "manila"}
    moves: list[Position] = [first, *drives, *asked]
    steps = [
        {
            **{"text": f"step {number}", "of": [] if parts in drives else [0], "preview": []},
            "parts": parts | {"text": f"step {number}", "seat": 1, "cost": 1},
        }
        for number, parts in enumerate(moves)
    ]
    figures = {"card": "ho_chi_minh_city", "receiver": "medic", "disease": "red"}
    shares = {"code": "shares", "figures": figures | {"holds": 4, "needed": 5}}
    says = [shares | {"futures": None, "of": 100}]

    def connected(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def lengthens(message: str | bytes) -> None:
            update = json.loads(message)
            for one in update.get("table", {}).get("requests", []):
                one |= {"steps": steps, "why": {"says": says}}
            line.send(json.dumps(update))

        server.on_message(lengthens)

    person.page.route_web_socket(re.compile("/socket"), connected)
    with another(person) as other:
        page = seated(person, other, DISPATCHED, help="coach")
        other.types("move medic join paris")
        page.locator("[data-request] [data-step]").last.wait_for()
    return page


def asks_for_paris(person: Person, other: Person) -> Page:
    """Ask another player for a card; return the page of who asks."""
    players = [
        {"role": "medic", "city": "paris", "hand": ["lima"]},
        {"role": "scientist", "city": "paris", "hand": ["paris"]},
    ]
    page = seated(person, other, NEARLY_WON | {"players": players, "turn": FIRST})
    sends(page, {"do": "move", "text": "take paris from scientist", "seat": 0})
    return page


@shows("RequestLine")
def asked(person: Person) -> Page:
    """The person's own request for a card, which waits for its answer."""
    with another(person) as other:
        page = asks_for_paris(person, other)
        page.locator("[data-do=withdraw]").wait_for()
    return page


@shows("AnswerStrip", "Strip")
def refused(person: Person) -> Page:
    """Another player says no to the person's request for a card."""
    with another(person) as other:
        page = asks_for_paris(person, other)
        other.page.locator("[data-request] [data-answer=no]").click()
        page.locator("[data-answered]").wait_for()
    return page


@shows("BackStrip", "Strip")
def back(person: Person) -> Page:
    """A bot plays the seat of the person, who is here again."""
    with another(person) as other:
        page = seated(person, other, NEARLY_WON)
        sends(page, {"do": "hand", "seat": 0, "bot": "quick"})
        page.reload()
        page.locator("[data-back]").wait_for()
    return page


@shows("AwayStrip", "Strip")
def away(person: Person) -> Page:
    """The game waits for somebody who has gone."""
    with another(person) as other:
        setup = NEARLY_WON | {"turn": FIRST | {"seat": 1}}
        page = seated(person, other, setup, absent_seconds=1)
    page.locator("[data-away]").wait_for()
    return page


@shows("Pings", "MessageLine")
def signals(person: Person) -> Page:
    """Somebody points at a city, where the person wants to say something too."""
    with another(person) as other:
        page = seated(person, other, NEARLY_WON)
        sends(other.page, {"do": "signal", "phrase": "help", "about": "delhi"})
        page.locator("[data-ping=delhi]").wait_for()
        page.evaluate(FREEZE)
        page.locator("#city-delhi").focus()
        page.keyboard.press("Enter")
        page.locator("[data-do=details]").click()
        page.locator(".panel [data-signal=going]").wait_for()
    return page


@shows("SharedPlans", "PlanComments")
def shared_plan(person: Person) -> Page:
    """A plan of somebody else for the person's turn, with a comment."""
    with another(person) as other:
        page = turned(seated(person, other, NEARLY_WON | {"turn": FIRST}), "team")
        moves = ["drive algiers", "drive paris"]
        sends(other.page, {"do": "suggest", "seat": 0, "moves": moves})
        page.locator("[data-do=open-plan]").wait_for()
        page.locator("[data-plan] summary").click()
        page.locator("[data-plan] select").select_option("2")
        page.locator("[data-plan] [data-signal=risky]").click()
        page.locator("[data-comment]").wait_for()
        page.locator("[data-plan] summary").click()
        page.locator("[data-plan] select").wait_for()
    return page


@shows("SharedPlans", "MessageLine")
def growing_plan(person: Person) -> Page:
    """A plan that somebody else is making for the person's turn."""
    lines: list[WebSocketRoute] = []

    def connected(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    person.page.route_web_socket(re.compile("/socket"), connected)
    with another(person) as other:
        page = turned(seated(person, other, NEARLY_WON | {"turn": FIRST}), "team")
        ben = other.context.request.get(f"{other.address}/api/me").json()["id"]
    drives = [
        {"text": f"drive {city}", "seat": 0, "kind": "drive", "cost": 1, "city": city}
        for city in ("algiers", "paris")
    ]
    plans = [{"by": ben, "seat": 0, "moves": drives, "after": None}]
    lines[-1].send(json.dumps({"type": "drafts", "plans": plans}))
    page.locator("[data-draft]").wait_for(state="attached")
    return page


@shows("MessageLine")
def offline(person: Person) -> Page:
    """The connection is cut and does not come back."""
    lines: list[WebSocketRoute] = []

    def connected(line: WebSocketRoute) -> None:
        if lines:
            line.close()
        else:
            line.connect_to_server()
        lines.append(line)

    person.page.route_web_socket(re.compile("/socket"), connected)
    page = arranged(person, NEARLY_WON)
    lines[0].close()
    page.locator(".lost").wait_for()
    return page


@shows("DiscardStrip")
def discarding(person: Person) -> Page:
    mine = ["essen", "london", "milan", "paris", "tokyo", "osaka", "seoul", "airlift"]
    players = [
        {"role": "medic", "city": "cairo", "hand": ["lima"]},
        {"role": "dispatcher", "city": "paris", "hand": mine},
    ]
    turn = {"seat": 1, "phase": "discard", "resume": ["infect"]}
    return arranged(person, NEARLY_WON | {"players": players, "turn": turn})


@shows("WindowStrip", "GoOnButton")
def passing_window(person: Person) -> Page:
    """An event window that closes after a pause, which is long enough to look at it."""

    def connected(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pauses(message: str | bytes) -> None:
            update = json.loads(message)
            if update["type"] == "update":
                window = {"moment": "infect", "pauses": [update["table"]["you"]], "pause": 600_000}
                update["table"]["window"] = window | {"asks": [], "holds": [], "can_hold": True}
                update["pause_left"] = 300_000
            line.send(json.dumps(update))

        server.on_message(pauses)

    person.page.route_web_socket(re.compile("/socket"), connected)
    page = arranged(
        person, hands(["essen", "one_quiet_night"], turn={"seat": 1, "phase": "infect"})
    )
    page.locator("[data-do=hold]").wait_for()
    page.evaluate(FREEZE)
    return page


@shows("StopMenu", "StopSettings")
def window(person: Person) -> Page:
    """An epidemic waits for players who could play an event."""
    turn = {"seat": 1, "phase": "epidemic", "epidemic_step": "infected"}
    mine = ["essen", "resilient_population"]
    page = arranged(person, hands(mine, turn=turn, epidemics_drawn=1))
    page.locator("[data-do=go_on]").wait_for()
    return page


def frozen(page: Page, selector: str, act: Callable[[], object]) -> Page:
    """Return the page after an act, at the moment when an element appears."""
    page.evaluate(FREEZE_AT, selector)
    act()
    until(page, lambda: page.evaluate("window.isFrozen"))
    return page


@shows("OpeningTeam", "Stems")
def opening_team(person: Person) -> Page:
    """The roles of a dealt game."""
    person.page.emulate_media(reduced_motion="no-preference")
    page = person.goes(f"/t/{opened(person, players=4, hands='open')}")
    page.locator(".scene.opening .roles").wait_for()
    page.evaluate(FREEZE)
    return page


@shows("StageStrip")
def opening(person: Person) -> Page:
    """A dealt game waits for a player to start it."""
    person.page.emulate_media(reduced_motion="no-preference")
    page = person.goes(f"/t/{opened(person, players=4, hands='open')}")
    page.locator("[data-do=skip]").click()
    page.locator("[data-do=next-step]").wait_for()
    return page


@shows("SceneLight", "EpidemicSteps", "LeadLine")
def epidemic(person: Person) -> Page:
    """The animation of the steps of an epidemic: the city that it strikes."""
    person.page.emulate_media(reduced_motion="no-preference")
    position = NEARLY_WON | {
        "player_deck": {"next": ["epidemic", "bogota"]},
        "turn": {"seat": 1, "phase": "draw"},
    }
    page = arranged(person, position)
    return frozen(page, "[data-step=infect].now", page.locator("[data-do=draw]").click)


@shows("Effects", "OutbreakChain")
def outbreak(person: Person) -> Page:
    """The animation of an outbreak that sets off another one."""
    person.page.emulate_media(reduced_motion="no-preference")
    cubes = {"lagos": {"yellow": 3}, "kinshasa": {"yellow": 3}}
    turn = {"seat": 0, "phase": "draw"}
    page = arranged(person, AT_THE_EDGE | {"outbreaks": 3, "turn": turn, "cubes": cubes})
    return frozen(page, ".scene.outbreak .chain", page.locator("[data-do=draw]").click)


@shows("Milestone")
def last_chance(person: Person) -> Page:
    """The moment after the outbreak before the last one."""
    person.page.emulate_media(reduced_motion="no-preference")
    page = arranged(person, AT_THE_EDGE | {"outbreaks": 6, "turn": {"seat": 0, "phase": "draw"}})
    return frozen(page, ".scene.last", page.locator("[data-do=draw]").click)


def cures(person: Person) -> None:
    """Cure blue without waiting for the scene."""
    person.page.keyboard.press("/")
    line = person.page.locator("[aria-controls=command-offers]")
    line.fill("cure blue with essen london milan paris")
    line.press("Enter")
    line.wait_for(state="detached")


@shows("CureStage", "PouringVial", "CureWave")
def own_cure(person: Person) -> Page:
    """A cure that the person has found: the vial is corked, and the wave runs."""
    person.page.emulate_media(reduced_motion="no-preference")
    page = arranged(person, TWO_TO_GO)
    return frozen(page, ".wave", lambda: cures(person))


@shows("FoundCure")
def cure_of_another(person: Person) -> Page:
    """A cure that somebody else has found."""
    person.page.emulate_media(reduced_motion="no-preference")
    with another(person) as other:
        page = seated(person, other, TWO_TO_GO)
        frozen(page, ".wave", lambda: cures(other))
    return page


@shows("Forecast", "Drawer", "CityNumbers")
def forecast(person: Person) -> Page:
    turn = {"seat": 1, "phase": "forecast", "resume": ["draw"]}
    return arranged(person, hands(["essen"], turn=turn | {"forecast": {"seat": 1, "cards": SEEN}}))


@shows("Curtain")
def curtain(person: Person) -> Page:
    """Private hands on a shared screen."""
    page = person.goes(f"/t/{opened(person, NEARLY_WON | {'hands': 'private'})}")
    page.locator(".curtain button").wait_for()
    return page


@shows("Hand")
def tell(person: Person) -> Page:
    """What a player can reveal about a private hand."""
    with another(person) as other:
        page = turned(seated(person, other, NEARLY_WON | {"hands": "private"}), "hand")
        page.locator(".tell summary").click()
    return page


@shows("Log")
def chat(person: Person) -> Page:
    with another(person) as other:
        page = turned(seated(person, other, NEARLY_WON), "log")
        field = other.page.get_by_placeholder("Say something")
        field.fill("Paris? Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen!")
        field.press("Enter")
        page.locator("[role=log]").get_by_text("Donau").wait_for()
    return page


@shows("TurnCard", "TurnSummary", "LogLine")
def log(person: Person) -> Page:
    """A turn with an epidemic and an outbreak, in short, and what has happened since."""
    position = NEARLY_WON | {
        "turn": {"seat": 0, "phase": "actions"},
        "cubes": {
            "cairo": {"blue": 2},
            "delhi": {"black": 1},
            "lima": {"yellow": 1},
            "tokyo": {"red": 1},
        },
        "player_deck": {"next": ["epidemic", "bogota"]},
        "infection_deck": {"next": ["lagos"], "bottom": ["manila"]},
    }
    page = turned(arranged(person, position), "log")
    person.types("treat blue", "drive algiers", "drive paris", "pass", "next")
    page.locator("[data-turn='2']").wait_for()
    person.types("drive essen")
    page.locator("[data-turn='2'] li").nth(1).wait_for()
    return page


@shows("BotSelect")
def seats(person: Person) -> Page:
    """The options for the person's own seat."""
    with another(person) as other:
        page = turned(seated(person, other, NEARLY_WON), "team")
        page.locator(".menu summary").first.click()
    return page


@shows("WaitingStrip")
def watching(person: Person) -> Page:
    with another(person) as other:
        medic = {"seat": 0, "phase": "actions"}
        table = opened(other, NEARLY_WON | {"turn": medic}, visibility="public")
        page = other.goes(f"/t/{table}")
        page.get_by_role("button", name="Sit here").first.click()
        page.get_by_role("button", name="Add a bot", exact=True).last.click()
        person.goes(f"/t/{table}").locator("#city-atlanta").wait_for()
    return person.page


@shows("WaitingStrip", "ReadyBar", wide="Meanwhile")
def unready_bot(person: Person) -> Page:
    """The table waits for a bot that this computer still compiles."""

    def connected(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def waits(message: str | bytes) -> None:
            update = json.loads(message)
            if update["type"] == "update":
                bot = {"holder": "bot:0", "owner": None, "bot": "careful"}
                update["table"]["seats"][0] = bot
                update["table"]["waiting"] = [{"for": "actions", "seat": 0}]
            line.send(json.dumps(update))

        server.on_message(waits)

    person.page.route_web_socket(re.compile("/socket"), connected)
    half = {"percent": 62, "step": "translating"}
    person.page.route("**/api/bots", lambda route: route.fulfill(json=half))
    page = arranged(person, NEARLY_WON | {"turn": FIRST})
    page.locator("[data-dock=waiting] [data-ready]").wait_for()
    return page


@shows(wide="Notes RoleNote")
def first_game(person: Person) -> Page:
    """The first turn in somebody's first game, which the map explains where it has room."""
    page = begins(person)
    if page.locator("main.wide").count():
        page.locator("[data-note]").first.wait_for()
        page.locator("[data-role-note]").wait_for()
    return page


@shows("PlanCard")
def planning(person: Person) -> Page:
    """A planned turn with a step that costs a card, and the turn of the next player."""
    page = arranged(person, NEARLY_WON)
    page.locator("[data-action=plan]").click()
    person.types("drive essen", "drive st_petersburg", "direct london")
    turned(page, "plan")
    page.locator("[data-step='direct london']").wait_for(state="attached")
    page.locator("[data-do=plan-next]").click()
    page.locator("[data-turn]").nth(1).wait_for()
    return page


@shows("CatchUpPanel")
def since(person: Person) -> Page:
    """Back at the table after another player's turn."""
    position = NEARLY_WON | {
        "turn": {"seat": 0, "phase": "draw"},
        "player_deck": {"next": ["bogota", "osaka"]},
        "infection_deck": {"next": ["lagos", "sydney"]},
    }
    with another(person) as other:
        page = seated(person, other, position)
        page.locator("[data-do=draw]").click()
        other.page.locator("[data-do=draw]").wait_for()
        other.types("drive essen")
        page.reload()
        page.locator("[data-do=since]").click()
    return page


@shows("MessageLine", "TurnStrip")
def digest(person: Person) -> Page:
    """The person's turn begins after an outbreak in the turn of another player."""
    position = NEARLY_WON | {
        "turn": {"seat": 1, "phase": "draw"},
        "player_deck": {"next": ["bogota", "osaka"]},
        "infection_deck": {"next": ["lima", "sydney"]},
    }
    with another(person) as other:
        page = seated(person, other, position)
        other.page.locator("[data-do=draw]").click()
        page.locator("[data-digest]").wait_for()
    return page


@shows("CoachPanel", "CoachNote")
def coach(person: Person) -> Page:
    """The coach's advice."""
    page = turned(arranged(person, A_STEP_AWAY, help="coach"), "coach")
    page.locator("[data-do=advice]").click()
    page.locator("[data-do=play-advice]").wait_for()
    return page


@shows("Gauge")
def coach_numbers(person: Person) -> Page:
    """The numbers behind the coach's advice."""
    page = coach(person)
    page.locator("[data-do=numbers]").click()
    page.locator(".coach .bar").wait_for()
    return page


@shows(phone="CoachLine")
def coach_closed(person: Person) -> Page:
    """The coach's advice while its note is closed."""
    return turned(coach(person), "map")


@shows("RunStrip")
def run(person: Person) -> Page:
    """An advised turn is being played."""
    person.page.emulate_media(reduced_motion="no-preference")
    page = coach(person)
    page.locator("[data-do=play-advice]").click()
    page.locator("[data-do=stop]").wait_for()
    page.evaluate(FREEZE)
    return page


@shows("TutorialPanel", "Spotlight")
def guide(person: Person) -> Page:
    """The first step that asks for something: a city is lit."""
    page = person.goes("/guide")
    page.locator("#city-atlanta").wait_for()
    page.locator("[data-region=guide] .primary").click()
    return page


def guided(person: Person) -> Page:
    """Play the guided game to its end."""
    page = person.goes("/guide")
    page.locator("#city-atlanta").wait_for()
    page.locator("[data-region=guide] .primary").click()
    person.types("drive chicago", "treat blue", "charter paris", "give paris to scientist", "next")
    page.locator("[data-region=guide] .primary").click()
    page.locator("[data-do=go_on]").click()
    page.locator("[data-dock=turn]").wait_for()
    person.types("grant paris", "cure blue with essen london milan paris")
    page.locator("[data-region=guide-end]").wait_for()
    return page


@shows("GuideEnd")
def guide_end(person: Person) -> Page:
    """What the guided game has left out."""
    return guided(person)


def finished(person: Person) -> Page:
    page = arranged(person, AT_THE_EDGE)
    person.types("pass", "next")
    page.locator("dialog .result").wait_for()
    return page


@shows("Verdict", "NightMap", "CureRack", "TeamRow")
def victory(person: Person) -> Page:
    """The fourth cure."""
    page = arranged(person, NEARLY_WON)
    person.types("cure blue with essen london milan paris")
    page.locator("dialog .won .result").wait_for()
    return page


@shows(
    *("EndScreen", "Figures", "DealCheck", "Chart", "Timeline"),
    *("Review", "Curve", "CurveLegend", "ReviewSum", "TurnList", "TurnLabel"),
)
def end(person: Person) -> Page:
    """The end screen with the review, and both charts as tables."""
    page = finished(person)
    page.locator("[data-review=done]").wait_for()
    for numbers in page.locator("figure summary").all():
        numbers.click()
    return page


@shows("ReviewScreen", "TurnMap", "TurnDetails")
def review(person: Person) -> Page:
    page = finished(person)
    page.locator("[data-do=review]").click()
    page.locator("main[data-review=done]").wait_for()
    return page


@shows("PositionScreen", "Controls", "Moves")
def replay(person: Person) -> Page:
    page = finished(person)
    page.locator("dialog a[href$='/replay']").click()
    page.locator("[data-at='1']").click()
    return page


@shows("Hands")
def replayed_hands(person: Person) -> Page:
    page = replay(person)
    page.locator("aside .tabs button").nth(1).click()
    return page


@shows("WatchTogether")
def watch_together(person: Person) -> Page:
    """The person leads others through the replay."""
    page = replay(person)
    page.locator("[data-do=watch]").click()
    page.locator("[data-do=copy-link]").wait_for()
    return page


@shows()
def what_if(person: Person) -> Page:
    page = replay(person)
    page.locator("[data-do=what-if]").click()
    page.locator("dialog[open] [data-do=all-seats]").wait_for()
    return page


@shows("PracticeNote")
def practised(person: Person) -> Page:
    page = what_if(person)
    page.locator("[data-do=all-seats]").click()
    page.locator(".table").wait_for()
    turned(page, "team").locator("a[href*='/replay#']").wait_for()
    return page


def reviewed(number: int, seat: int, loss: float) -> Position:
    """Return the review of a turn that lost win chance."""
    return {
        **{"number": number, "seat": seat, "first": 4 * number, "last": 4 * number + 3},
        **{"played": ["pass"], "before": 0.5, "after": 0.5 - loss, "then": 0.3, "label": "blunder"},
        **{"loss": loss, "low": loss, "high": loss, "luck": 0.0, "noise": 0.0, "better": BETTER},
        **{"moves": [], "why": [], "player": None, "missed": None, "choices": []},
    }


BETTER = [
    {"text": "drive london", "seat": 1, "kind": "drive", "cost": 1, "city": "london"},
    {"text": "treat blue", "seat": 1, "kind": "treat", "cost": 1, "disease": "blue"},
]
A_REVIEW = {
    **{"moves": 9, "total": 2, "done": True},
    "turns": [reviewed(1, 0, 0.14), reviewed(2, 1, 0.11)],
    "summary": {
        **{"start": 0.5, "end": 0.0, "loss": 0.25, "luck": -0.25, "turning": []},
        "seats": [{"seat": seat, "loss": 0.12, "labels": {"blunder": 1}} for seat in (0, 1)],
    },
}


DISCARDED = {
    **{"number": 8, "seat": 1, "kind": "discard", "label": "blunder", "player": None},
    **{"loss": 0.2, "low": 0.2, "high": 0.2},
    "played": {"text": "discard lima", "seat": 1, "kind": "discard", "cost": 0, "card": "lima"},
    "better": {"text": "discard cairo", "seat": 1, "kind": "discard", "cost": 0, "card": "cairo"},
    "why": [{"code": "discards", "figures": {"card": "cairo"}, "futures": None, "of": 100}],
}


@shows()
def review_of_a_discard(person: Person) -> Page:
    """A reviewed turn whose discard cost more than its actions."""
    turn = reviewed(1, 0, 0.14) | {"missed": "cure", "choices": [DISCARDED]}
    whole = A_REVIEW | {"turns": [turn, reviewed(2, 1, 0.11)]}
    person.page.route("**/review", lambda route: route.fulfill(json=whole))
    page = finished(person)
    page.locator("[data-do=review]").click()
    page.locator("[data-choices]").wait_for()
    return page


@shows()
def mistakes(person: Person) -> Page:
    """A reviewed game with mistakes to learn from."""
    person.page.route("**/review", lambda route: route.fulfill(json=A_REVIEW))
    page = finished(person)
    page.locator("[data-do=learn]").scroll_into_view_if_needed()
    return page


def practising(person: Person, help: str = "odds", **practice: object) -> Page:
    """Return the page of a table that says where it comes from, as the server would."""

    def connected(line: WebSocketRoute) -> None:
        far = line.connect_to_server()
        source = {"table": line.url.split("/")[-2], "seq": 3, "turn": 11, "day": None}

        def told(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "update":
                said["table"]["practice"] = {**source, "loss": None, "puzzle": None, **practice}
            line.send(json.dumps(said))

        far.on_message(told)

    person.page.route_web_socket(re.compile("/socket"), connected)
    return arranged(person, NEARLY_WON, help=help)


NOT_YET = {"solved": False, "loss": 0.04, "before": 0.5, "better": [], "rated": None, "why": []}
NOT_YET["against"] = [
    {
        "code": "rather_outbreak",
        "figures": {"city": "karachi", "risk": 0.02, "risk_otherwise": 0.31},
        "futures": None,
        "of": 100,
    }
]


@shows("VerdictStrip", wide="MistakePanel CheckResult")
def exercise(person: Person) -> Page:
    """An exercise whose turn was checked, with the better turn."""
    verdict = NOT_YET | {"better": BETTER}
    person.page.route("**/review", lambda route: route.fulfill(json=A_REVIEW))
    person.page.route("**/check", lambda route: route.fulfill(json=verdict))
    page = practising(person, loss=0.11)
    page.locator("[data-do=check]").dblclick()  # actions are left
    page.locator("[data-do=show]").click()
    page.locator("[data-result] ol").wait_for(state="attached")
    page.locator("[data-do=next-mistake]").wait_for()
    return page


@shows("TriedTurn")
def tried(person: Person) -> Page:
    """A turn that was tried in a what-if, checked by the coach."""
    person.page.route("**/check", lambda route: route.fulfill(json=NOT_YET | {"better": BETTER}))
    page = turned(practising(person, help="coach"), "map")
    person.types("drive london")
    turned(page, "coach").locator("[data-do=check-tried]").click()
    page.locator("[data-part=tried] [data-result]").wait_for()
    return page


@shows("VerdictStrip", wide="MistakePanel CheckResult")
def refuted(person: Person) -> Page:
    """An exercise whose turn leaves a city in danger."""
    person.page.route("**/review", lambda route: route.fulfill(json=A_REVIEW))
    person.page.route("**/check", lambda route: route.fulfill(json=NOT_YET))
    page = practising(person, loss=0.11)
    page.locator("[data-do=check]").dblclick()  # actions are left
    page.locator("[data-words=karachi]").wait_for()
    return page


A_PUZZLE = {
    **{"id": 7, "theme": "win", "difficulty": 3, "state": "new", "rating": 1642, "gain": 9},
    **{"idea": "win", "start": "paris", "role": "scientist"},
    "loss": -14,
    "streak": 12,
    **{"hint_cost": 3, "hints_left": 2, "disease": None, "city": None, "first": None},
    **{"solution": [], "why": [], "tempting": None},
    **{"options": [], "asked": [], "right": None},
}
HINTED = A_PUZZLE | {"gain": 3, "hints_left": 0, "disease": "blue", "first": BETTER[0]}
OFFERED = {
    **{"id": 7, "theme": "cure", "difficulty": 3, "state": "new"},
    **{"idea": "team", "start": "sydney", "role": "quarantine_specialist"},
}
IDEAS = ("outbreak", "event", "cure", "team", "station", "win")
PUZZLE_OVERVIEW: dict[str, Any] = {
    **{"rating": 1642, "ratings": [1571, 1583, 1560, 1610, 1642], "streak": 5},
    **{"solved_today": False, "today": "2026-11-21", "free_night": False},
    "week": ["lit", "lit", "free", "lit", "lit", "tonight", "ahead"],
    **{"solved": 113, "total": 224, "next": OFFERED},
    "daily": OFFERED | {"idea": "outbreak", "start": "delhi", "difficulty": 5},
    "ideas": [
        {
            **{"idea": idea, "total": 72 - 11 * number, "solved": 40 - 8 * number},
            "next": OFFERED | {"idea": idea, "start": start},
        }
        for number, (idea, start) in enumerate(
            zip(IDEAS, ("essen", "cairo", "tokyo", "sydney", "lagos", "miami"), strict=True)
        )
    ],
}
SOLVED_TONIGHT = PUZZLE_OVERVIEW | {
    **{"solved_today": True, "next": None, "free_night": True, "streak": 6},
    "daily": OFFERED | {"state": "solved"},
    "ideas": [progress | {"next": None} for progress in PUZZLE_OVERVIEW["ideas"]],
}

ALL_PUZZLES = [
    OFFERED
    | {"id": number, "difficulty": 1 + number // 50, "state": state, "start": start}
    | {"idea": idea}
    for number, state, start, idea in zip(
        range(1, 225),
        itertools.cycle(("solved", "solved", "failed", "new", "solved", "new", "new")),
        itertools.cycle(CITIES),
        itertools.cycle(IDEAS),
        strict=False,
    )
]
MISTAKES = [
    {
        **{"table": "one", "name": "Open evening", "at": 1_795_000_000_000, "seq": 30},
        **{"turn": 11, "label": "blunder", "loss": 0.09},
    },
    {
        **{"table": "two", "name": "", "at": 1_794_000_000_000, "seq": 50},
        **{"turn": 15, "label": "mistake", "loss": 0.05},
    },
]


@shows("PuzzlePanel")
def puzzle(person: Person) -> Page:
    """A puzzle with both hints."""
    person.page.route("**/api/puzzles/7", lambda route: route.fulfill(json=A_PUZZLE))
    person.page.route("**/api/puzzles/7/hint", lambda route: route.fulfill(json=HINTED))
    page = practising(person, puzzle=7)
    turned(page, "exercise").locator("[data-do=hint]").click()
    page.locator("[data-do=give-up]").wait_for()
    return page


@shows("PuzzlePanel", "PuzzleChoices")
def puzzle_of_a_choice(person: Person) -> Page:
    """A puzzle with the options of one decision."""
    task = A_PUZZLE | {"options": BETTER}
    person.page.route("**/api/puzzles/7", lambda route: route.fulfill(json=task))
    page = practising(person, puzzle=7)
    turned(page, "exercise").locator("[data-option='1']").wait_for()
    return page


@shows(
    *("PuzzlesPage", "OfferedPuzzle", "LampMap", "Ideas", "StreakLamps", "OwnMistakes"),
    *("RatingCurve", "CityArt"),
)
def puzzles(person: Person) -> Page:
    """The world at night with half of its lamps lit, a streak and own mistakes."""
    return among_puzzles(person, PUZZLE_OVERVIEW)


@shows("PuzzlesPage")
def puzzles_new(person: Person) -> Page:
    """The puzzles of somebody who comes for the first time."""
    page = person.goes("/puzzles")
    page.locator("#puzzle-rating").wait_for()
    page.locator("button[aria-pressed]").wait_for()
    return page


@shows("PuzzleList", "LampTable")
def puzzles_listed(person: Person) -> Page:
    """All puzzles by difficulty and by city, after tonight's and all others."""
    page = among_puzzles(person, SOLVED_TONIGHT)
    page.locator("button[aria-pressed]").click()
    page.locator("#puzzle-cities").wait_for()
    return page


def among_puzzles(person: Person, overview: dict[str, Any]) -> Page:
    """Return the page of the puzzles with this overview, for somebody with a name."""
    opened(person)
    person.page.route("**/api/puzzles", lambda route: route.fulfill(json=overview))
    person.page.route("**/api/puzzles/all", lambda route: route.fulfill(json=ALL_PUZZLES))
    person.page.route("**/api/me/mistakes", lambda route: route.fulfill(json=MISTAKES))
    page = person.goes("/puzzles")
    page.locator("#puzzle-own + p + ul").wait_for()
    page.locator("button[aria-pressed]").wait_for()
    return page


@shows()
def lost(person: Person) -> Page:
    page = person.goes("/t/nothing-here")
    page.locator("main h1").wait_for()
    person.wrong.clear()  # the browser logs the 404
    return page


# What the client remembers of the last table.
LAST = {
    "setup": {"players": 3, "epidemics": 5, "hands": "open", "edition": "2008"},
    "seating": {"mine": 0, "bots": [{"seat": 1, "bot": "careful"}, {"seat": 2, "bot": "deep"}]},
}


@shows("Continue", "SameAgain")
def returning(person: Person) -> Page:
    """With a game that was left, and one to play again."""
    opened(person, roles=["medic", "scientist"], first=0, hands="open")
    person.goes("/healthz").evaluate(
        """(last) => {
          const settings = JSON.parse(localStorage.getItem('fourcures.settings') ?? '{}');
          localStorage.setItem('fourcures.settings', JSON.stringify({ ...settings, last }));
        }""",
        LAST,
    )
    page = person.goes("/")
    page.locator("#continue").wait_for()
    return page


@shows("JoinTable")
def invited(person: Person) -> Page:
    """What a guest with the link sees."""
    with another(person) as other:
        table = opened(other, visibility="invite", players=4)
        other.goes(f"/t/{table}").locator("ol button").first.click()
        page = person.goes(f"/t/{table}")
        page.locator("details summary").click()
    return page


def shares(person: Person, position: Position) -> Page:
    """The page of somebody who is about to share this position."""
    page = arranged(person, position)
    tools = page.locator(".more summary")
    if tools.count():
        tools.click()
    page.locator("[data-tool=share]").click()
    page.locator("dialog input").wait_for()
    return page


@shows()
def sharing(person: Person) -> Page:
    return shares(person, NEARLY_WON)


@shows("SharedPage")
def shared(person: Person) -> Page:
    """What somebody with the link of a position sees."""
    page = sharing(person)
    page.goto(page.locator("dialog input").input_value())
    page.locator("[data-do=practise]").wait_for()
    return page


@shows()
def blocked_people(person: Person) -> Page:
    """The list of blocked people in the settings, with one of them."""
    with another(person) as other:
        opened(other)
        page = person.goes(f"/t/{opened(person, visibility='invite')}")
        them = other.context.request.get(f"{person.address}/api/me").json()["id"]
        person.context.request.put(f"{person.address}/api/me/blocks/{them}")
        page.locator("header nav button").nth(1).click()
        page.locator("dialog summary").first.click()
        page.locator("dialog [data-unblock]").wait_for()
    return page


@shows("PersonDialog")
def about_person(person: Person) -> Page:
    """Who wrote a message can be blocked or reported."""
    page = chat(person)
    page.locator("[role=log] [data-person]").click()
    page.locator("dialog [data-do=report]").wait_for()
    return page


@shows("GamesPage", "GameRow", "SeatLine", "DeadlineRing", "MapCrop")
def games(person: Person) -> Page:
    """The games that are played turn by turn."""
    opened(person)
    person.page.route("**/api/me/games", lambda route: route.fulfill(json=slow_games()))
    page = person.goes("/games")
    page.locator("[data-game=others]").wait_for()
    return page


@shows("GroupsPage", "Mates")
def groups(person: Person) -> Page:
    """The groups of a person, and people with whom they have played."""
    opened(person)
    card = {"id": "club", "name": "Tuesday club", "members": ["Ben"], "evening": 1_900_000_000_000}
    person.page.route("**/api/groups", lambda route: route.fulfill(json=[card]))
    person.page.route("**/api/me/mates", lambda route: route.fulfill(json=MATES))
    page = person.goes("/groups")
    page.locator("[data-mates]").wait_for()
    return page


@shows("GroupPage", "Evening", "GroupName", "Results")
def group(person: Person) -> Page:
    """The page of a group for a member, with the field for its name open."""
    opened(person)
    person.page.route("**/api/groups/club", lambda route: route.fulfill(json=GROUP))
    page = person.goes("/g/club")
    page.locator("summary").click()
    return page


@shows("GroupPage", "PlayerName")
def group_invitation(person: Person) -> Page:
    """The page of a group for somebody who has its link."""
    invited = GROUP | {"inside": False, "evening": None, "results": [], "played": 0, "won": 0}
    person.page.route("**/api/groups/club", lambda route: route.fulfill(json=invited))
    page = person.goes("/g/club")
    page.locator("main button.primary").wait_for()
    return page


@shows("Invitations")
def invitations(person: Person) -> Page:
    """The lobby of somebody who is invited to two tables."""
    opened(person)
    one = {"table": "one", "since": 1, "by": "Ben", "group": None, "group_name": ""}
    two = one | {"table": "two", "group": "club", "group_name": "Tuesday club"}
    person.page.route("**/api/me/invitations", lambda route: route.fulfill(json=[one, two]))
    page = person.goes("/")
    page.locator("[data-invitations]").wait_for()
    return page


@shows("InviteMates", "Mates")
def inviting(person: Person) -> Page:
    """A table that waits for players, and people whom its host can invite."""
    person.page.route("**/api/me/mates", lambda route: route.fulfill(json=MATES))
    page = person.goes(f"/t/{opened(person, visibility='invite', players=4)}")
    page.locator("ol button").first.click()
    page.locator("[data-mates]").wait_for()
    return page


@shows("TellMe", "NoticeSettings")
def told_by_mail(person: Person) -> Page:
    """How somebody is told that it is their turn."""
    known = {"mail": True, "address": "anna@example.org", "push_key": None, "pushed": False}
    opened(person)
    person.page.route(
        "**/api/me/notices", lambda route: route.fulfill(json=known | {"unconfirmed": None})
    )
    page = person.goes("/games")
    page.get_by_role("button", name="anna@example.org").click()
    page.locator("dialog [data-notices]").wait_for()
    return page


def goes_local(person: Person, path: str = "/") -> Page:
    """Return a page that is its own host, whose Python never comes."""

    def make_local(route: Route) -> None:
        answer = route.fetch()
        text = answer.text().replace('host=""', 'host="local"', 1)
        route.fulfill(response=answer, body=text.replace('offers=""', 'offers="python"', 1))

    page = re.escape(person.address) + r"/(\?.*)?(#.*)?"
    person.page.route(re.compile(f"^{page}$"), make_local)
    person.page.route("**/python/sizes.json", lambda _: None)
    person.page.add_init_script("delete Navigator.prototype.serviceWorker")
    return person.goes(path)


@shows("NoNetwork", "StartBar")
def without_server(person: Person) -> Page:
    """The page of an installed app whose server cannot be reached."""
    page = goes_local(person, "/#no-network")
    page.locator("[data-no-network]").wait_for()
    page.locator("[data-starting]").wait_for()
    return page


@shows("PythonPage", "Examples")
def python_session(person: Person) -> Page:
    """A Python session while it starts, and the examples of the tutorial."""
    example = {"source": "print('a long line of Python, ' * 10)\n", "want": ""}
    chapters = [{"title": "Create a game", "examples": [example, example]}]
    person.page.route("**/python/tutorial.json", lambda route: route.fulfill(json=chapters))
    page = goes_local(person, "/?/python")
    page.locator("details summary").first.click()
    page.locator("[data-example]").first.wait_for()
    return page


@shows("StartBar", "LocalData", "SettingsDialog")
def local_games(person: Person) -> Page:
    """The settings of a page that is its own host, while it starts."""
    page = goes_local(person)
    page.locator("[data-starting]").wait_for()
    page.locator("header nav button").last.click()
    page.locator("[data-games-here]").wait_for()
    return page
