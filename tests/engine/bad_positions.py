"""Invalid positions: valid ones to corrupt, impossible ones, and malformed ones."""

from __future__ import annotations

import copy
import math
from typing import Any

from fourcures.engine.rules.board import CITIES, DISEASES, EVENTS, ROLES

from .arranging import Json, all_but, at

SIX = ["paris", "osaka", "lima", "delhi", "essen", "tokyo"]
EIGHT = [city for city in CITIES if city not in SIX][:8]
TWO = [{"role": "medic"}, {"role": "scientist"}]
ALL_BLACK = {city: {"black": 3} for city in CITIES[24:32]}

OPEN: Json = {
    "edition": "2013",
    "epidemics": 5,
    "hands": "open",
    "events": list(EVENTS),
    "role_pool": list(ROLES),
    "players": [
        {"role": "medic", "city": "essen", "hand": ["cairo", "airlift"]},
        {"role": "contingency_planner", "city": "paris", "hand": [], "stored": "forecast"},
    ],
    "turn": {"seat": 0, "phase": "actions", "actions_left": 4, "quiet_nights": 0, "resume": []},
    "diseases": {"blue": "cured", "red": "eradicated"},
    "cubes": {"paris": {"blue": 2, "black": 1}},
    "stations": ["atlanta", "paris"],
    "outbreaks": 2,
    "epidemics_drawn": 1,
    "player_discards": ["london"],
    "infection_discards": ["paris", "milan"],
    "removed": ["lagos"],
    "player_deck": {
        "next": ["tokyo", "epidemic"],
        "piles": [
            {"cards": 14, "epidemics": 1},
            {"cards": 13, "epidemics": 1},
            {"cards": 13, "epidemics": 1},
            {"cards": 13, "epidemics": 1},
        ],
    },
    "infection_deck": {
        "next": ["cairo"],
        "bottom": ["lima"],
        "layers": [["cairo", "delhi"], ["..."]],
        "shuffles": [["paris"]],
    },
}
PRIVATE: Json = {
    "hands": "private",
    "players": [
        {
            "role": "medic",
            "hand": ["cairo"],
            "known": {
                "shown": ["cairo"],
                "forecasts": [{"time": 0, "at": 0, "covered": 0, "cards": list(SIX)}],
            },
        },
        {"role": "scientist"},
    ],
    "infection_deck": {"layers": [SIX, ["..."]]},
}
LOOKING: Json = {
    "players": TWO,
    "turn": {
        "seat": 0,
        "phase": "forecast",
        "resume": ["draw"],
        "forecast": {"seat": 1, "cards": list(SIX)},
    },
    "infection_deck": {"layers": [SIX, ["..."]]},
}
OVER: Json = {
    "players": TWO,
    "turn": {"phase": "over"},
    "cubes": ALL_BLACK,
    "outcome": {"result": "lost", "cause": "cubes"},
}
BASES = {"open": OPEN, "private": PRIVATE, "looking": LOOKING, "over": OVER}


def two(**position: Any) -> Json:
    """Return a position of two players."""
    return {"players": TWO, **position}


def deck(*piles: tuple[int, int], **more: Any) -> Json:
    """Return a player deck of these piles: cards and epidemics."""
    return {"piles": [{"cards": n, "epidemics": e} for n, e in piles], **more}


def layers(*named: list[str], **more: Any) -> Json:
    """Return an infection deck of these layers."""
    return {"layers": list(named), **more}


def looking(*cards: str, **more: Any) -> Json:
    """Return the phase forecast with these cards."""
    return {"phase": "forecast", "forecast": {"seat": 0, "cards": list(cards)}, **more}


def known(*cards: str, hand: tuple[str, ...] = (), **run: Any) -> Json:
    """Return a private position whose first player has seen these cards."""
    told = {"shown": [], "forecasts": [{"cards": list(cards), **run}]}
    players = [at("medic", "lima", *hand, known=told), at("scientist")]
    return {"players": players, "hands": "private", "infection_deck": layers(SIX, ["..."])}


CUBES_25 = ALL_BLACK | {"lima": {"black": 1}}
BLUE_CURED = {"diseases": {"blue": "cured"}, "cubes": {"paris": {"blue": 1}}}
OVER_LIMIT = [at("medic", "lima", *EIGHT), at("scientist")]
MOST_DISCARDED = {"epidemics_drawn": 3, "player_discards": all_but("lima", "cairo", "airlift")}

# The words that the error message must contain, and the position.
IMPOSSIBLE: dict[str, tuple[str, Json]] = {
    "a card in two hands": (
        r"players\[1\]\.hand: cairo",
        {"players": [at("medic", "lima", "cairo"), at("scientist", "lima", "cairo")]},
    ),
    "a card twice in a hand": (
        r"players\[0\]\.hand: cairo",
        {"players": [at("medic", "lima", "cairo", "cairo"), at("scientist")]},
    ),
    "a card in a hand and among the discards": (
        "player_discards: cairo",
        {"players": [at("medic", "lima", "cairo"), at("scientist")], "player_discards": ["cairo"]},
    ),
    "an event stored and in a hand": (
        r"players\[1\]\.hand: airlift",
        {
            "players": [
                at("contingency_planner", stored="airlift"),
                at("medic", "lima", "airlift"),
            ]
        },
    ),
    "an event removed and among the discards": (
        "removed: airlift",
        two(player_discards=["airlift"], removed=["airlift"]),
    ),
    "an infection card twice among the discards": (
        "infection_discards: paris",
        two(infection_discards=["paris", "paris"]),
    ),
    "an infection card removed and among the discards": (
        "removed: paris",
        two(infection_discards=["paris"], removed=["paris"]),
    ),
    "an infection card discarded and in the deck": (
        r"infection_deck\.layers\[0\]: paris",
        two(infection_discards=["paris"], infection_deck=layers(["paris", "..."])),
    ),
    "an infection card in two layers": (
        r"infection_deck\.layers\[1\]: paris",
        two(infection_deck=layers(["paris"], ["paris", "..."])),
    ),
    "a fourth cube": (r"cubes\.paris\.blue", two(cubes={"paris": {"blue": 4}})),
    "25 cubes": ("cubes: 25 black", two(cubes=CUBES_25)),
    "a city's cubes under two names": (
        "cubes: (toronto|montreal)",
        two(edition="2008", cubes={"montreal": {"blue": 1}, "toronto": {"blue": 1}}),
    ),
    "seven stations": ("stations: 7", two(stations=list(CITIES[:7]))),
    "a station twice": ("stations: paris", two(stations=["paris", "paris"])),
    "8 outbreaks in play": ("outbreaks", two(outbreaks=8)),
    "9 outbreaks": ("outbreaks", two(outbreaks=9, turn={"phase": "over"})),
    "four cures in play": ("diseases", two(diseases=dict.fromkeys(DISEASES, "eradicated"))),
    "a role twice": (
        r"players\[1\]\.role: medic",
        {"players": [{"role": "medic"}, {"role": "medic"}]},
    ),
    "the Planner in 2008": (
        r"players\[1\]\.role.*contingency_planner",
        {"edition": "2008", "players": [{"role": "medic"}, {"role": "contingency_planner"}]},
    ),
    "the Quarantine Specialist in 2008": (
        r"players\[0\]\.role.*quarantine_specialist",
        {"edition": "2008", "players": [{"role": "quarantine_specialist"}, {"role": "medic"}]},
    ),
    "a role of the other edition in the pool": (
        "role_pool.*contingency_planner",
        two(edition="2008", role_pool=["contingency_planner", "medic", "scientist"]),
    ),
    "a role that is not in the pool": ("role_pool", two(role_pool=["medic", "researcher"])),
    "a pool without roles": ("role_pool", two(role_pool=[])),
    "a stored event without the Planner": (
        r"players\[0\]\.stored",
        {"players": [at("medic", stored="airlift"), at("contingency_planner")]},
    ),
    "an event that is not in the game": (
        r"players\[0\]\.hand: airlift",
        {"players": [at("medic", "lima", "airlift"), at("scientist")], "events": ["forecast"]},
    ),
    "cured without a cube": ("blue is cured", two(diseases={"blue": "cured"})),
    "eradicated with a cube": (
        "blue is eradicated",
        two(diseases={"blue": "eradicated"}, cubes={"paris": {"blue": 1}}),
    ),
    "a cured cube under the Medic": (
        "blue.*Medic",
        {"players": [at("medic", "paris"), at("scientist")], **BLUE_CURED},
    ),
    "eight cards in actions": (r"players\[0\]\.hand: 8", {"players": OVER_LIMIT}),
    "eight cards in draw": (
        r"players\[0\]\.hand: 8",
        {"players": OVER_LIMIT, "turn": {"phase": "draw"}},
    ),
    "eight cards in infect": (
        r"players\[0\]\.hand: 8",
        {"players": OVER_LIMIT, "turn": {"phase": "infect"}},
    ),
    "eight cards in a forecast that leads back to the actions": (
        "hand",
        {"players": OVER_LIMIT, "turn": looking(*SIX, resume=["actions"])},
    ),
    "eight cards in a forecast that leads back to the draw": (
        "hand",
        {"players": OVER_LIMIT, "turn": looking(*SIX)},
    ),
    # Cards that do not add up
    "piles with too many cards": (
        r"player_deck\.piles hold 55",
        two(epidemics_drawn=3, player_deck=deck((55, 1))),
    ),
    "piles with too few cards": (
        r"player_deck\.piles hold 53",
        two(epidemics_drawn=3, player_deck=deck((53, 1))),
    ),
    "piles without the last epidemic": (
        r"player_deck\.piles hold 0 epidemics",
        two(epidemics_drawn=3, player_deck=deck((54, 0))),
    ),
    "piles with an epidemic too many": (
        r"player_deck\.piles hold 2 epidemics",
        two(epidemics_drawn=3, player_deck=deck((27, 1), (27, 1))),
    ),
    "a pile with two epidemics": (
        r"player_deck\.piles\[0\]\.epidemics",
        two(epidemics_drawn=2, player_deck=deck((55, 2))),
    ),
    "an empty pile": (
        r"player_deck\.piles\[1\]\.cards",
        two(epidemics_drawn=3, player_deck=deck((54, 1), (0, 0))),
    ),
    "seven piles": (
        r"player_deck\.piles",
        two(epidemics_drawn=3, player_deck=deck((54, 1), *[(1, 0)] * 6)),
    ),
    "no piles for a deck": (r"player_deck\.piles", two(player_deck={"piles": []})),
    "more epidemics drawn than the game has": ("epidemics_drawn", two(epidemics_drawn=5)),
    "more epidemics drawn and pending than the game has": (
        "epidemics",
        two(
            epidemics_drawn=4,
            turn={"phase": "epidemic", "epidemic_step": "between", "epidemics_pending": 1},
        ),
    ),
    "infection cards that are nowhere": ("infection_deck: 46", two(infection_deck=layers(SIX[:2]))),
    "three dots twice": (
        r"infection_deck\.layers\[1\]",
        two(infection_deck=layers(["..."], ["..."])),
    ),
    # Inconsistent phases
    "nobody has to discard": ("turn.phase", two(turn={"phase": "discard"})),
    "actions without any left": ("turn.actions_left", two(turn={"actions_left": 0})),
    "actions left in the draw": (
        "turn.actions_left",
        two(turn={"phase": "draw", "actions_left": 1}),
    ),
    "infections left in the draw": (
        "turn.infections_left",
        two(turn={"phase": "draw", "infections_left": 1}),
    ),
    "more infections left than the rate": (
        "turn.infections_left",
        two(turn={"phase": "infect", "infections_left": 3}),
    ),
    "half an infection in 2008": (
        "turn.infections_left",
        two(edition="2008", turn={"phase": "infect", "infections_left": 1}),
    ),
    "half an infection before a discard": (
        "turn.infections_left",
        {"players": OVER_LIMIT, "turn": {"phase": "discard", "infections_left": 1}},
    ),
    "no infection after a discard": (
        "turn.infections_left",
        {"players": OVER_LIMIT, "turn": {"phase": "discard", "infections_left": 0}},
    ),
    "half an infection after a forecast and a discard": (
        "turn.infections_left",
        {
            "players": OVER_LIMIT,
            "turn": looking(*SIX, resume=["discard", "infect"], infections_left=1),
        },
    ),
    "the flight of 2013 in 2008": (
        "turn.opsflight_used",
        two(edition="2008", turn={"opsflight_used": True}),
    ),
    "an epidemic before the first": ("epidemics_drawn", two(turn={"phase": "epidemic"})),
    "a step of an epidemic in the draw": (
        "turn.epidemic_step",
        two(epidemics_drawn=1, turn={"phase": "draw", "epidemic_step": "infected"}),
    ),
    "between two epidemics with none to come": (
        "turn.epidemics_pending",
        two(
            epidemics_drawn=1,
            turn={"phase": "epidemic", "epidemic_step": "between", "epidemics_pending": 0},
        ),
    ),
    "an epidemic pending in the draw": (
        "turn.epidemics_pending",
        two(turn={"phase": "draw", "epidemics_pending": 1}),
    ),
    "three epidemics in one draw": (
        "turn.epidemics_pending",
        two(
            epidemics_drawn=1,
            turn={"phase": "epidemic", "epidemic_step": "between", "epidemics_pending": 2},
        ),
    ),
    "something to return to from the actions": (
        "turn.resume",
        two(turn={"phase": "actions", "resume": ["draw"]}),
    ),
    "a discard inside an epidemic": (
        "turn.resume",
        {"players": OVER_LIMIT, "turn": {"phase": "discard", "resume": ["epidemic"]}},
    ),
    "something to return to after the end": (
        "turn.resume",
        two(turn={"phase": "over", "resume": ["draw", "draw", "draw"]}),
    ),
    "a forecast without cards": ("turn.forecast", two(turn={"phase": "forecast"})),
    "cards of a forecast in another phase": (
        "turn.forecast",
        two(turn={"phase": "draw", "forecast": {"seat": 0, "cards": SIX}}),
    ),
    "a forecast that is not in the game": (
        "turn.forecast",
        two(turn=looking(*SIX), events=["airlift"]),
    ),
    "a forecast of five cards": ("turn.forecast.cards", two(turn=looking(*SIX[:5]))),
    "a forecast of seven cards": ("turn.forecast.cards", two(turn=looking(*SIX, "cairo"))),
    "a forecast with a card twice": (
        "turn.forecast.cards",
        two(turn=looking(*SIX[:5], SIX[0])),
    ),
    "a forecast of cards that are not on top": (
        "turn.forecast.cards",
        two(turn=looking(*SIX), infection_deck=layers(["cairo"], ["..."])),
    ),
    "a forecast in another order than the layers": (
        "turn.forecast.cards",
        two(turn=looking(*SIX), infection_deck=layers([SIX[1]], ["..."])),
    ),
    "a forecast in another order than the script": (
        "infection_deck.next|turn.forecast.cards",
        two(turn=looking(*SIX), infection_deck={"next": [SIX[1], SIX[0]]}),
    ),
    "a forecast between Infect and Intensify": (
        "turn.epidemic_step",
        two(
            epidemics_drawn=1,
            turn=looking(*SIX, resume=["epidemic"], epidemic_step="infected"),
        ),
    ),
    "an outcome in play": ("outcome", two(outcome={"result": "won", "cause": "cures"})),
    "won without four cures": (
        "outcome",
        two(turn={"phase": "over"}, outcome={"result": "won", "cause": "cures"}),
    ),
    "lost with four cures": (
        "outcome",
        two(
            turn={"phase": "over"},
            diseases=dict.fromkeys(DISEASES, "eradicated"),
            outcome={"result": "lost", "cause": "cubes"},
        ),
    ),
    "lost by 7 outbreaks": (
        "outcome",
        two(turn={"phase": "over"}, outbreaks=7, outcome={"result": "lost", "cause": "outbreaks"}),
    ),
    "lost by cards with a deck": (
        "outcome",
        two(turn={"phase": "over"}, outcome={"result": "lost", "cause": "cards"}),
    ),
    "lost by cubes with all supplies": (
        r"outcome: .*cubes.*\(R13\.2\)",
        two(turn={"phase": "over"}, outcome={"result": "lost", "cause": "cubes"}),
    ),
    "over for no reason": ("outcome: nothing", two(turn={"phase": "over"})),
    "won by cubes": (
        "outcome",
        two(turn={"phase": "over"}, outcome={"result": "won", "cause": "cubes"}),
    ),
    # Inconsistent scripts
    "a next player card that is in a hand": (
        "player_deck.next: cairo",
        {
            "players": [at("medic", "lima", "cairo"), at("scientist")],
            "player_deck": {"next": ["cairo"]},
        },
    ),
    "a next player card twice": (
        "player_deck.next: cairo",
        two(player_deck={"next": ["cairo", "cairo"]}),
    ),
    "more next player cards than the deck has": (
        "player_deck.next",
        two(**MOST_DISCARDED, player_deck={"next": [None] * 5}),
    ),
    "two epidemics in one pile of the script": (
        "player_deck.next",
        two(player_deck={"next": ["epidemic", "epidemic"]}),
    ),
    "a pile of the script without its epidemic": (
        "player_deck.next",
        two(
            epidemics_drawn=2,
            player_discards=all_but("lima", "cairo", "airlift"),
            player_deck=deck((2, 1), (3, 1), next=["lima", "cairo"]),
        ),
    ),
    "an event that is not in the game comes next": (
        "player_deck.next: airlift",
        two(events=[], player_deck={"next": ["airlift"]}),
    ),
    "a next infection card that was discarded": (
        "infection_deck.next: cairo",
        two(infection_discards=["cairo"], infection_deck={"next": ["cairo"]}),
    ),
    "a next infection card of a lower layer": (
        "infection_deck.next: cairo",
        two(infection_deck=layers(["lima", "paris"], ["..."], next=["lima", "cairo"])),
    ),
    "a next infection card twice": (
        "infection_deck.next: cairo",
        two(infection_deck={"next": ["cairo", "cairo"]}),
    ),
    "a next infection card below an open one of its layer": (
        "infection_deck.next: cairo",
        two(infection_deck={"next": [None, "cairo"]}),
    ),
    "more next infection cards than the deck has": (
        "infection_deck.next",
        two(infection_deck={"next": [None] * 49}),
    ),
    "a bottom card of a higher layer": (
        "infection_deck.bottom: cairo",
        two(infection_deck=layers(["cairo"], ["..."], bottom=["cairo"])),
    ),
    "a bottom card twice": (
        "infection_deck.bottom: cairo",
        two(infection_deck={"bottom": ["cairo", "cairo"]}),
    ),
    "a bottom card for no deck": (
        "infection_deck.bottom: cairo",
        two(infection_discards=list(CITIES), infection_deck={"bottom": ["cairo"]}),
    ),
    "the same card on top and at the bottom": (
        "infection_deck.bottom: cairo",
        two(infection_deck={"next": ["cairo"], "bottom": ["cairo"]}),
    ),
    "a reshuffle with a card twice": (
        r"infection_deck\.shuffles\[0\]",
        two(infection_deck={"shuffles": [["cairo", "cairo"]]}),
    ),
    "seven reshuffles": ("infection_deck.shuffles", two(infection_deck={"shuffles": [[]] * 7})),
    # Private knowledge
    "something known at open hands": (
        r"players\[0\]\.known",
        {"players": [at("medic", known={"shown": []}), at("scientist")]},
    ),
    "a card shown that is not in the hand": (
        r"players\[0\]\.known\.shown",
        {"players": [at("medic", known={"shown": ["cairo"]}), at("scientist")], "hands": "private"},
    ),
    "a forecast known where its cards do not lie": ("forecasts", known(*SIX, at=1)),
    "a forecast known beyond the deck": ("forecasts", known(*SIX, at=47)),
    "a forecast known of a card that was discarded": (
        "forecasts",
        known("cairo") | {"infection_discards": ["cairo"]},
    ),
    "a forecast known that another covers which is not there": (
        "forecasts",
        known(*SIX, covered=2),
    ),
    "a later forecast known that another covers": ("forecasts", known(*SIX, time=1, covered=1)),
    "a later forecast known where its cards do not lie": ("forecasts", known(*SIX, time=1, at=1)),
    "a forecast known of seven cards": ("forecasts", known(*SIX, "cairo")),
    "a forecast known of no card": ("forecasts", known()),
    "two forecasts at the same time": (
        "forecasts",
        {
            "players": [
                at("medic", known={"forecasts": [{"cards": [SIX[0]]}, {"cards": [SIX[0]]}]}),
                at("scientist"),
            ],
            "hands": "private",
            "infection_deck": layers([SIX[0]], ["..."]),
        },
    ),
    # Unknown ids
    "an unknown city": ("cubes: 'atlantis'", two(cubes={"atlantis": {"blue": 1}})),
    "an unknown disease": (r"cubes\.paris\.green", two(cubes={"paris": {"green": 1}})),
    "an unknown event": ("events: 'party'", two(events=["party"])),
    "an unknown role": ("role_pool: 'nurse'", two(role_pool=["nurse"])),
    "an epidemic among the discards": (
        "player_discards: 'epidemic'",
        two(player_discards=["epidemic"]),
    ),
    "an epidemic among the removed": ("removed: 'epidemic'", two(removed=["epidemic"])),
    "an epidemic in a hand": (
        r"players\[0\]\.hand: 'epidemic'",
        {"players": [at("medic", "lima", "epidemic"), at("scientist")]},
    ),
}

NOT_NUMBERS: list[Any] = [None, True, False, "1", 1.0, 1.5, math.nan, math.inf, [1], {}, -1, 10**30]
NOT_WORDS: list[Any] = [None, True, 0, 1.5, math.nan, "", "nonsense", ["cairo"], {"cairo": 1}]
NOT_WORDS += ["\ud800", "CAIRO", " cairo"]
NOT_LISTS: list[Any] = [None, True, 3, "cairo", {"cairo": 1}, 1.5]
NOT_OBJECTS: list[Any] = [None, True, 3, "cairo", [], [1], 1.5]
BAD_CARDS: list[Any] = [*NOT_LISTS, *([word] for word in NOT_WORDS), [[]], [["cairo", ["lima"]]]]

# A valid position, a path in it, an invalid value, and the name that the error must contain.
MALFORMED: list[tuple[str, tuple[str | int, ...], list[Any], str]] = [
    ("open", (), [*NOT_OBJECTS, {}, {"players": None}], "position|players"),
    ("open", ("edition",), [*NOT_WORDS, 2013, "2012"], "edition"),
    ("open", ("epidemics",), [*NOT_NUMBERS, 3, 7], "epidemics"),
    ("open", ("hands",), [*NOT_WORDS, "Open"], "hands"),
    ("open", ("events",), [*BAD_CARDS, ["airlift", "airlift"], ["cairo"]], "events"),
    ("open", ("role_pool",), [*BAD_CARDS[1:], ["airlift"]], "role_pool"),
    ("open", ("players",), [*NOT_LISTS, [], [TWO[0]], [*TWO, *TWO, *TWO], [None, None]], "players"),
    ("open", ("players", 0), NOT_OBJECTS, r"players\[0\]"),
    ("open", ("players", 0, "role"), [*NOT_WORDS, "cairo", "Medic"], r"players\[0\]\.role"),
    ("open", ("players", 0, "city"), [*NOT_WORDS, "airlift", "epidemic"], r"players\[0\]\.city"),
    ("open", ("players", 0, "hand"), [*BAD_CARDS, ["medic"]], r"players\[0\]\.hand"),
    ("open", ("players", 1, "stored"), [*NOT_WORDS[1:], "cairo", "epidemic"], r"\[1\]\.stored"),
    ("open", ("players", 0, "name"), ["Ann", None], r"players\[0\]\.name"),
    ("open", ("turn",), NOT_OBJECTS, "turn"),
    ("open", ("turn", "seat"), [*NOT_NUMBERS, 2], r"turn\.seat"),
    ("open", ("turn", "phase"), [*NOT_WORDS, "action"], r"turn\.phase"),
    ("open", ("turn", "actions_left"), [*NOT_NUMBERS, 5], r"turn\.actions_left"),
    ("open", ("turn", "quiet_nights"), [*NOT_NUMBERS, 3], r"turn\.quiet_nights"),
    ("open", ("turn", "infections_left"), [*NOT_NUMBERS, 3], r"turn\.infections_left"),
    ("open", ("turn", "opsflight_used"), [None, 0, 1, "true", [], {}], r"turn\.opsflight_used"),
    ("open", ("turn", "resume"), BAD_CARDS, r"turn\.resume"),
    ("open", ("turn", "epidemic_step"), [*NOT_WORDS[1:], "infected"], r"turn\.epidemic_step"),
    ("open", ("turn", "epidemics_pending"), [*NOT_NUMBERS, 3], r"turn\.epidemics_pending"),
    ("open", ("turn", "forecast"), [True, 3, "cairo", [], {}, {"cards": SIX}], r"turn\.forecast"),
    ("open", ("turn", "round"), [1], r"turn\.round"),
    ("open", ("diseases",), NOT_OBJECTS, "diseases"),
    ("open", ("diseases", "black"), [*NOT_WORDS, "Cured"], r"diseases\.black"),
    ("open", ("diseases", "green"), ["cured"], r"diseases\.green"),
    ("open", ("cubes",), [*NOT_OBJECTS, {"": {}}, {"\ud800": {}}], "cubes"),
    ("open", ("cubes", "paris"), NOT_OBJECTS, r"cubes\.paris"),
    ("open", ("cubes", "paris", "red"), [*NOT_NUMBERS, 4, -3], r"cubes\.paris\.red"),
    ("open", ("stations",), [*BAD_CARDS, ["paris", "paris"]], "stations"),
    ("open", ("outbreaks",), [*NOT_NUMBERS, 8, 9], "outbreaks"),
    ("open", ("epidemics_drawn",), [*NOT_NUMBERS, 6], "epidemics_drawn"),
    ("open", ("player_discards",), [*BAD_CARDS, ["forecast"]], "player_discards"),
    ("open", ("infection_discards",), [*BAD_CARDS, ["airlift"]], "infection_discards"),
    ("open", ("removed",), [*BAD_CARDS, ["forecast"]], "removed"),
    ("open", ("player_deck",), NOT_OBJECTS, "player_deck"),
    ("open", ("player_deck", "piles"), [*NOT_LISTS[1:], [None], [[]], [{}]], r"player_deck\.piles"),
    ("open", ("player_deck", "piles", 0), NOT_OBJECTS, r"player_deck\.piles\[0\]"),
    ("open", ("player_deck", "piles", 0, "cards"), [*NOT_NUMBERS, 0, 60], r"piles\[0\]\.cards"),
    ("open", ("player_deck", "piles", 0, "epidemics"), [*NOT_NUMBERS, 2], r"\[0\]\.epidemics"),
    ("open", ("player_deck", "piles", 0, "top"), ["cairo"], r"player_deck\.piles\[0\]\.top"),
    ("open", ("player_deck", "next"), [*NOT_LISTS[1:], *BAD_CARDS[7:]], r"player_deck\.next"),
    ("open", ("player_deck", "bottom"), [["cairo"]], r"player_deck\.bottom"),
    ("open", ("infection_deck",), NOT_OBJECTS, "infection_deck"),
    ("open", ("infection_deck", "layers"), [*NOT_LISTS, [None], [[], 3]], r"infection_deck"),
    ("open", ("infection_deck", "layers", 0), BAD_CARDS, r"infection_deck\.layers\[0\]"),
    ("open", ("infection_deck", "next"), [*NOT_LISTS, *BAD_CARDS[7:]], r"infection_deck\.next"),
    ("open", ("infection_deck", "bottom"), BAD_CARDS, r"infection_deck\.bottom"),
    ("open", ("infection_deck", "shuffles"), [*NOT_LISTS, [None]], r"infection_deck\.shuffles"),
    ("open", ("infection_deck", "shuffles", 0), BAD_CARDS, r"infection_deck\.shuffles\[0\]"),
    ("open", ("infection_deck", "mixed"), [[]], r"infection_deck\.mixed"),
    ("open", ("outcome",), ["won", 1, True, [], {}, {"result": "won"}], "outcome"),
    ("open", ("seed",), ["7", None], "seed"),
    ("open", ("",), [1], "is not a field"),
    ("open", ("\ud800",), [1], "is not a field"),
    ("private", ("players", 0, "known"), NOT_OBJECTS[1:], r"players\[0\]\.known"),
    ("private", ("players", 0, "known", "shown"), BAD_CARDS, r"players\[0\]\.known\.shown"),
    ("private", ("players", 0, "known", "hidden"), [[]], r"players\[0\]\.known\.hidden"),
    ("private", ("players", 0, "known", "forecasts"), NOT_LISTS, r"\.known\.forecasts"),
    ("private", ("players", 0, "known", "forecasts", 0), NOT_OBJECTS, r"\.known\.forecasts\[0\]"),
    *(
        ("private", ("players", 0, "known", "forecasts", 0, key), values, rf"forecasts.*{key}")
        for key, values in {
            "time": [*NOT_NUMBERS, 2],
            "at": [*NOT_NUMBERS, 48],
            "covered": [*NOT_NUMBERS, 7],
            "cards": [*BAD_CARDS, ["airlift"]],
            "seat": [0],
        }.items()
    ),
    ("looking", ("turn", "forecast"), [None, *NOT_OBJECTS], r"turn\.forecast"),
    ("looking", ("turn", "forecast", "seat"), [*NOT_NUMBERS, 2], r"turn\.forecast\.seat"),
    ("looking", ("turn", "forecast", "cards"), BAD_CARDS, r"turn\.forecast\.cards"),
    ("looking", ("turn", "forecast", "order"), [[]], r"turn\.forecast\.order"),
    ("over", ("outcome",), ["lost", 1, True, [], {}, {"result": "lost"}], "outcome"),
    ("over", ("outcome", "result"), NOT_WORDS, "outcome"),
    ("over", ("outcome", "cause"), NOT_WORDS, "outcome"),
    ("over", ("outcome", "by"), ["red"], r"outcome\.by"),
]


def spoilt(base: str, path: tuple[str | int, ...], value: Any) -> Any:
    """Return a valid position with another value at one path."""
    document: Any = [copy.deepcopy(BASES[base])]
    holder, key = document, 0
    for step in path:
        holder, key = holder[key], step  # type: ignore[assignment]
    holder[key] = value
    return document[0]
