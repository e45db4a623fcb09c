"""`odds`: the risks of this turn, from what the player at the keyboard may know."""

from __future__ import annotations

import re
from typing import Any

import pytest

from fourcures.analysis import odds
from fourcures.terminal.completion import complete_line
from fourcures.terminal.say.odds import MOST
from fourcures.terminal.session import Session
from fourcures.text.language import LANGUAGES, Language
from tests.engine.arranging import all_but, arrange, at, document

from ...cli.driving import answer, fourcures

TOP = {"infection_deck": {"layers": [["lagos"], ["cairo", "paris"], ["..."]]}}


def table(*players: dict[str, Any], code: str = "en", **position: Any) -> Session:
    """Return a game: Lagos full and on top of the deck, then Paris or Cairo; no epidemic."""
    full = {"cubes": {"lagos": {"yellow": 3}, "paris": {"blue": 2}}, "epidemics_drawn": 4}
    people = players or (at("medic"), at("scientist"))
    return Session(arrange(*people, **{"epidemics": 4} | full | TOP | position), Language(code))


def told(at: Session, line: str = "odds") -> list[str]:
    return list(answer(at, line).lines)


def test_a_certain_outbreak_is_listed_first() -> None:
    said = told(table())
    assert said[:3] == [
        "No epidemic: 100%.",
        "Any outbreak: 100%. Game lost: 0%.",
        "Lagos (3 yellow): infected 100%, outbreak 100%.",
    ]
    assert said[-1].startswith("Odds for the rest of this turn")
    # The rate is 3: both cards of the second layer follow.
    assert said[3:-1] == ["Paris (2 blue): infected 100%.", "Cairo: infected 100%."]


def test_an_outbreak_lists_its_chain() -> None:
    near = {"lagos": {"yellow": 3}, "kinshasa": {"yellow": 3}}
    assert told(table(cubes=near))[2:4] == [
        "Lagos (3 yellow) → Kinshasa: infected 100%, outbreak 100%.",
        "Kinshasa (3 yellow) → Lagos: infected 0%, outbreak 100%.",
    ]


def test_odds_include_losing_the_game() -> None:
    assert "Game lost: 100%." in told(table(outbreaks=7))[1]


def test_odds_include_epidemics_and_list_few_cities() -> None:
    fresh = Session(arrange(at("medic"), at("scientist")))
    said = told(fresh)
    nothing, one, _ = odds(fresh.game.view(0)).epidemics
    assert said[0] == f"No epidemic: {nothing:.1%}. 1 epidemic: {one:.1%}."
    assert said[-2] == f"and {48 - MOST} more"
    assert len(said) == 2 + MOST + 2


@pytest.mark.breadth
def test_two_possible_epidemics_add_a_warning() -> None:
    piles = [{"cards": 1, "epidemics": 1}, {"cards": 1, "epidemics": 1}, {"cards": 53}]
    said = told(table(epidemics_drawn=2, player_deck={"piles": piles}))
    assert said[0] == "2 epidemics: 100%."
    assert said[2].startswith("If two epidemics are drawn together")


def test_a_protected_city_has_no_odds() -> None:
    """The Quarantine Specialist is next to Lagos: its card is drawn but places no cube."""
    safe = table(at("quarantine_specialist", "kinshasa"), at("scientist"))
    assert told(safe, "odds lagos") == ["Lagos (3 yellow): infected 0%."]
    assert not any("Lagos" in line for line in told(safe))


def test_odds_of_one_city_take_its_name_or_a_prefix() -> None:
    at_table = table()
    lagos = ["Lagos (3 yellow): infected 100%, outbreak 100%."]
    assert told(at_table, "odds lagos") == told(at_table, "odds lag") == lagos
    assert told(at_table, "odds san") == ["Which one? san_francisco, santiago."]
    assert told(at_table, "odds nowhere") == ["Name a city, for example “odds cairo”."]
    assert told(table(code="ru"), "odds лаг") == [
        "Лагос (3 жёлтых): заражение 100\N{NO-BREAK SPACE}%, вспышка 100\N{NO-BREAK SPACE}%."
    ]
    assert complete_line(at_table, "odds la") == ["lagos"]


def test_odds_of_a_city_include_being_struck_by_an_epidemic() -> None:
    fresh = Session(arrange(at("medic"), at("scientist")))
    struck = odds(fresh.game.view(0)).struck["cairo"]
    assert told(fresh, "odds cairo")[1] == f"Struck by an epidemic: {struck:.1%}."


def test_an_empty_deck_replaces_the_odds() -> None:
    last = table(player_discards=all_but("paris"))
    for line in ("odds", "odds lagos"):
        assert told(last, line) == [
            "Fewer than 2 player cards are left: drawing this turn loses the game."
        ]


def test_a_private_forecast_changes_the_odds_only_of_its_viewer() -> None:
    """Private hands: the player of a Forecast knows the next cards, the others do not."""
    people = at("medic", "atlanta", "forecast"), at("scientist")
    mine = table(*people, hands="private", infection_deck={"layers": [["..."]]})
    assert mine.do("odds").lines == ["Medic, press Enter."]  # the curtain is down
    mine.do("")
    mine.do("forecast")
    cards = document(mine.game.view(0))["turn"]["forecast"]["cards"]
    first = mine.names(cards[0])
    assert any(re.match(rf"{first}\b.*: infected 100%", line) for line in told(mine))
    mine.do("order " + " ".join(cards))
    mine.do("seat scientist")
    mine.do("")
    assert not any("100%" in line for line in told(mine)[2:])
    assert "±" in told(mine)[1]  # sampled, because only the Medic knows the order


def test_after_the_end_odds_say_that_the_game_is_over() -> None:
    lost = table(outbreaks=7)
    for line in ("pass", "next", "next"):
        lost.do(line)
    assert lost.game.outcome is not None
    for line in ("odds", "odds lagos", "chance", "advice"):
        assert lost.do(line).lines == ["Game over, lost."]
        assert lost.do(line).later is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_odds_are_in_each_language(code: str) -> None:
    say = Language(code)
    said = told(table(code=code))
    assert say("lens-any") in said[1]
    assert say("percent", chance=100) in said[2]
    assert say("lens-note") == said[-1]
    assert not any(re.search(r"[{}$]|\bNone\b", line) for line in said)
    piped = fourcures("play", "--plain", "--seed", "7", "--language", code, given="odds\n")
    assert (piped.returncode, piped.stderr) == (0, "")
    assert re.search(r"\d[.,]\d\s?%", piped.stdout)
    assert max(map(len, piped.stdout.splitlines())) < 80
