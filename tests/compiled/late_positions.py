"""Positions that random games rarely reach: cures, Forecasts, the last outbreaks."""

from __future__ import annotations

from fourcures.engine.rules.board import CITIES
from fourcures.engine.rules.state import State
from tests.engine.arranging import Json, all_but, arrange, at

BLUE = ("atlanta", "chicago", "essen", "london", "madrid", "milan")
YELLOW = ("bogota", "kinshasa", "lagos", "lima", "miami", "santiago")
BLACK = ("algiers", "baghdad", "cairo", "chennai", "delhi", "karachi", "kolkata")
RED = ("bangkok", "beijing", "hong_kong", "jakarta", "manila", "osaka")
DISCARDS, TOP, BOTTOM = ["cairo", "paris", "lima"], ["milan", "delhi", "tokyo"], ["essen", "osaka"]
REST = [city for city in CITIES if city not in DISCARDS + TOP + BOTTOM]
LOOKED = [*TOP, *BOTTOM, "miami"]
BELOW = [city for city in REST if city != "miami"]
SEEN = {"time": 0, "at": 4, "covered": 0, "cards": LOOKED[4:] + BELOW[:2]}
COMMON: Json = {
    "epidemics": 4,
    "stations": ["atlanta", "paris", "cairo"],
    "infection_discards": DISCARDS,
    "infection_deck": {"layers": [TOP, REST, BOTTOM]},
}


def pile_up(*cities: str, **cubes: int) -> Json:
    """Return the same cubes in each of these cities."""
    return {city: dict(cubes) for city in cities}


LATE: tuple[State, ...] = tuple(
    arrange(*players, **COMMON | position).state
    for players, position in (
        (  # two cures to find, one of them by the Scientist with four cards
            [at("scientist", "atlanta", *BLUE[1:6]), at("medic", "atlanta", *RED[:5], "airlift")],
            {
                "cubes": pile_up("chicago", "cairo", black=1, yellow=1) | pile_up("atlanta", red=2),
                "diseases": {"black": "cured", "yellow": "cured"},
            },
        ),
        (  # the last cure, with an eradicated disease, by the rules of 2008
            [at("researcher", "paris", *BLACK), at("operations_expert", "paris", *BLUE, "lima")],
            {
                "edition": "2008",
                "cubes": pile_up("algiers", black=3) | pile_up("paris", "essen", blue=1, yellow=1),
                "diseases": {"blue": "cured", "yellow": "cured", "red": "eradicated"},
            },
        ),
        (  # private hands, and events for every phase
            [
                at("contingency_planner", "cairo", *RED[:2], stored="forecast"),
                at("quarantine_specialist", "delhi", *BLACK[:5], "one_quiet_night"),
                at("medic", "cairo", *YELLOW[:2], "resilient_population", "government_grant"),
            ],
            {"hands": "private", "cubes": pile_up("cairo", "algiers", "delhi", black=3, red=1)},
        ),
        (  # a Forecast in a hand, and the Planner who can take it
            [
                at("contingency_planner", "cairo", *BLACK[1:5], "airlift"),
                at("dispatcher", "cairo", *YELLOW[:5], "forecast"),
            ],
            {"hands": "private", "cubes": pile_up("lima", "bogota", yellow=3)},
        ),
        (  # two more outbreaks end the game, or the supply runs out
            [at("quarantine_specialist", "tokyo"), at("dispatcher", "cairo", *BLACK[:4])],
            {
                "cubes": pile_up("paris", "milan", "essen", "london", "madrid", "chicago", blue=3)
                | pile_up("montreal", "atlanta", blue=2)
                | pile_up("cairo", "baghdad", black=3),
                "outbreaks": 6,
                "turn": {"phase": "draw"},
            },
        ),
        (  # all six stations
            [
                at("operations_expert", "lima", *RED[:3], "government_grant"),
                at("scientist", "lima", *YELLOW),
            ],
            {"stations": ["atlanta", "paris", "cairo", "lagos", "tokyo", "sydney"]},
        ),
        (  # a Forecast while a hand is over the limit
            [at("researcher", "lima", *RED, *BLUE[:1], "forecast"), at("scientist", "lima")],
            {"turn": {"phase": "discard", "infections_left": 2, "resume": ["infect"]}},
        ),
        (  # a Forecast that only one player saw, and another player looks at the same cards
            [
                at("contingency_planner", "cairo", *BLACK[:2]),
                at("dispatcher", "cairo", known={"shown": [], "forecasts": [SEEN]}),
            ],
            {
                "hands": "private",
                "removed": ["forecast"],
                "turn": {
                    "phase": "forecast",
                    "resume": ["actions"],
                    "forecast": {"seat": 0, "cards": LOOKED},
                },
                "infection_deck": {"layers": [LOOKED[:4], LOOKED[4:] + BELOW]},
            },
        ),
        (  # the last two player cards
            [at("medic", "lima"), at("scientist", "lima")],
            {
                "player_deck": {"piles": [{"cards": 2, "epidemics": 0}]},
                "player_discards": all_but("lima", "paris"),
                "epidemics_drawn": 4,
                "turn": {"phase": "draw"},
            },
        ),
    )
)
