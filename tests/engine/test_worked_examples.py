"""The worked examples of the rulebooks, W1 to W11, move by move with the resulting positions."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Event, Game
from fourcures.engine.events import (
    Cured,
    Discarded,
    Eradicated,
    Infected,
    Intensified,
    Moved,
    Outbreak,
    Prevented,
    Shared,
    Skipped,
    Treated,
    Turn,
    Turned,
)
from fourcures.engine.rules.board import CITIES
from tests.engine.arranging import document

from .arranging import Json, all_but, arrange, at, both_editions, moves, only, play, refusal

BLACK_CURE = "cure black with baghdad chennai delhi karachi"


def cubes_in(game: Game, city: str) -> Json:
    """Return the cubes of a city, by disease."""
    here: Json = game.position()["cubes"].get(city, {})
    return here


def spread(city: str, total: int) -> Infected:
    """Return one black cube from an outbreak."""
    return Infected(city=city, disease="black", cubes=1, total=total, why="outbreak")


def algiers_and_cairo(istanbul: int) -> list[Event]:
    """Return two outbreaks that hit each other; Istanbul starts with this many black cubes."""
    return [
        Outbreak(city="algiers", disease="black", outbreaks=1, origin=None),
        spread("istanbul", istanbul + 1),
        spread("madrid", 1),
        spread("paris", 1),
        Outbreak(city="cairo", disease="black", outbreaks=2, origin="algiers"),
        spread("baghdad", 1),
        spread("istanbul", istanbul + 2),
        spread("khartoum", 1),
        spread("riyadh", 1),
    ]


# W1


@pytest.mark.parametrize("blue", [2, 3])
def test_W1_four_actions_and_no_fifth(blue: int) -> None:
    game = arrange(at("researcher"), at("scientist"), cubes={"san_francisco": {"blue": blue}})
    play(game, "drive chicago", "drive san_francisco", "treat blue")
    assert cubes_in(game, "san_francisco") == {"blue": blue - 1}
    game.play("treat blue")
    assert cubes_in(game, "san_francisco").get("blue", 0) == blue - 2
    after = game.position()
    assert after["players"][0]["city"] == "san_francisco"
    assert (after["turn"]["phase"], after["turn"]["actions_left"]) == ("draw", 0)
    assert refusal(game, "treat blue") == ("R3.1", "not_action_phase")


# W2 and W3; W8 uses the same turn

EDITION_2013: Json = {
    "edition": "2013",
    "diseases": {"red": "cured"},
    "cubes": {
        "manila": {"red": 3},
        "paris": {"blue": 1},
        "algiers": {"black": 3},
        "cairo": {"black": 3},
    },
}
EDITION_2008: Json = {
    "edition": "2008",
    "diseases": {"red": "eradicated"},
    "cubes": {
        "manila": {"yellow": 2},
        "paris": {"blue": 1},
        "madrid": {"blue": 3},
        "algiers": {"black": 3},
        "cairo": {"black": 3},
        "istanbul": {"black": 1},
    },
}


def scientist_in_manila(**more: Any) -> Game:
    """Return the Scientist's turn; the Operations Expert in Chennai has the missing card."""
    return arrange(
        at("scientist", "manila", "manila", "baghdad", "karachi", "delhi"),
        at("operations_expert", "chennai", "chennai"),
        epidemics=5,
        hands="open",
        stations=["atlanta", "chennai"],
        epidemics_drawn=3,
        player_deck={"next": ["london", "lima"]},
        infection_deck={"next": ["seoul", "paris", "algiers"]},
        **more,
    )


def scientist_finds_the_black_cure(game: Game) -> None:
    """Play the second to fourth action, the same in both editions."""
    assert game.play("charter chennai") == [
        Discarded(player="scientist", card="manila", why="action"),
        Moved(player="scientist", origin="manila", city="chennai", how="charter", by="scientist"),
    ]
    assert refusal(game, "cure black with baghdad delhi karachi") == (
        "R11.7",
        "wrong_number_of_cards",
    )
    assert game.play("take chennai from operations_expert") == [
        Shared(giver="operations_expert", receiver="scientist", card="chennai")
    ]
    assert game.play(BLACK_CURE)[-1] == Cured(player="scientist", disease="black")
    after = game.position()
    assert after["diseases"]["black"] == "cured"
    assert [player["hand"] for player in after["players"]] == [[], []]
    assert after["player_discards"] == ["baghdad", "chennai", "delhi", "karachi", "manila"]
    assert (after["turn"]["phase"], game.outcome) == ("draw", None)


def test_W2_treat_fly_share_and_cure() -> None:
    game = scientist_in_manila(**EDITION_2013)
    assert game.play("treat red") == [
        Treated(player="scientist", city="manila", disease="red", cubes=3, presence=False),
        Eradicated(disease="red"),
    ]
    scientist_finds_the_black_cure(game)


def test_W3_a_draw_and_three_infections_with_a_chain() -> None:
    game = scientist_in_manila(**EDITION_2013)
    play(game, "treat red", "charter chennai", "take chennai from operations_expert", BLACK_CURE)
    assert game.play("next")[2:] == [
        Turned(city="seoul", bottom=False),
        Prevented(city="seoul", disease="red", by="eradicated"),
        Turned(city="paris", bottom=False),
        Infected(city="paris", disease="blue", cubes=1, total=2, why="card"),
        Turned(city="algiers", bottom=False),
        *algiers_and_cairo(istanbul=0),
        Turn(player="operations_expert", seat=1),
    ]
    after = game.position()
    assert after["players"][0]["hand"] == ["london", "lima"]
    assert after["cubes"] == {
        "madrid": {"black": 1},
        "paris": {"blue": 2, "black": 1},
        "khartoum": {"black": 1},
        "algiers": {"black": 3},
        "baghdad": {"black": 1},
        "cairo": {"black": 3},
        "istanbul": {"black": 2},
        "riyadh": {"black": 1},
    }
    assert after["outbreaks"] == 2
    assert after["infection_discards"] == ["paris", "algiers", "seoul"]
    assert after["diseases"] == {
        "blue": "uncured",
        "yellow": "uncured",
        "black": "cured",
        "red": "eradicated",
    }
    assert (after["turn"]["seat"], after["turn"]["phase"]) == (1, "actions")


# W4


def outbreak_is_next() -> Game:
    """Return a game with two infection cards to draw, the first for a city with three cubes."""
    return arrange(
        at("scientist", "atlanta", "airlift"),
        at("quarantine_specialist", "sydney"),
        turn={"phase": "infect", "infections_left": 2},
        cubes={"algiers": {"black": 3}},
        infection_deck={"next": ["algiers", "cairo"]},
    )


def test_W4_airlift_comes_too_late_for_the_first_card_but_in_time_for_the_second() -> None:
    game = outbreak_is_next()
    assert game.play("next") == [
        Turned(city="algiers", bottom=False),
        Outbreak(city="algiers", disease="black", outbreaks=1, origin=None),
        spread("cairo", 1),
        spread("istanbul", 1),
        spread("madrid", 1),
        spread("paris", 1),
    ]
    game.play("airlift quarantine_specialist cairo")
    assert game.play("next")[:2] == [
        Turned(city="cairo", bottom=False),
        Prevented(city="cairo", disease="black", by="quarantine_specialist"),
    ]
    assert cubes_in(game, "cairo") == {"black": 1}


def test_W4_without_airlift_the_second_card_adds_a_cube() -> None:
    game = outbreak_is_next()
    play(game, "next", "next")
    assert cubes_in(game, "cairo") == {"black": 2}


def test_W4_airlift_before_the_first_card_prevents_the_outbreak() -> None:
    game = outbreak_is_next()
    game.play("airlift quarantine_specialist algiers")
    game.play("next")
    after = game.position()
    assert (after["outbreaks"], after["cubes"]) == (0, {"algiers": {"black": 3}})


# W5

HELD_IN_W5 = ("resilient_population", "airlift", "one_quiet_night", "forecast")


def two_epidemics() -> Game:
    """Return a game before two epidemics: the last of the first pile, the first of the second."""
    return arrange(
        at("scientist", "atlanta", *HELD_IN_W5[:2]),
        at("quarantine_specialist", "atlanta", *HELD_IN_W5[2:]),
        turn={"phase": "draw"},
        player_discards=all_but(*HELD_IN_W5, *CITIES[:33]),
        infection_discards=["paris"],
        player_deck={
            "next": ["epidemic", "epidemic"],
            "piles": [{"cards": 1, "epidemics": 1}] + [{"cards": 12, "epidemics": 1}] * 3,
        },
        infection_deck={"bottom": ["lima", "osaka"], "shuffles": [["paris", "lima"], ["osaka"]]},
    )


def playable(game: Game) -> set[str]:
    """Return the events that can be played now, by verb."""
    return {move.split()[0] for move in moves(game)} - {"next"}


def test_W5_the_second_city_lies_alone_on_top_and_breaks_out() -> None:
    game = two_epidemics()
    assert only(Infected, game.play("next")) == [
        Infected(city="lima", disease="yellow", cubes=3, total=3, why="epidemic")
    ]
    assert playable(game) == {"resilient"}
    assert game.play("next") == [Intensified(cards=["paris", "lima"])]
    assert game.position()["turn"]["epidemic_step"] == "between"
    assert playable(game) == {"airlift", "forecast", "quiet"}  # there is no discard to remove
    assert only(Infected, game.play("next")) == [
        Infected(city="osaka", disease="red", cubes=3, total=3, why="epidemic")
    ]
    assert playable(game) == {"resilient"}
    assert game.play("next") == [Intensified(cards=["osaka"])]
    layers = game.position()["infection_deck"]["layers"]
    assert layers[:2] == [["osaka"], ["paris", "lima"]]
    turn = game.position()["turn"]
    assert (turn["phase"], turn["infections_left"]) == ("infect", 2)
    assert game.play("next") == [
        Turned(city="osaka", bottom=False),
        Outbreak(city="osaka", disease="red", outbreaks=1, origin=None),
        Infected(city="taipei", disease="red", cubes=1, total=1, why="outbreak"),
        Infected(city="tokyo", disease="red", cubes=1, total=1, why="outbreak"),
    ]
    assert game.play("next") == [
        Turned(city="paris", bottom=False),
        Infected(city="paris", disease="blue", cubes=1, total=1, why="card"),
    ]
    hands = [player["hand"] for player in game.position()["players"]]
    assert hands == [["airlift", "resilient_population"], ["forecast", "one_quiet_night"]]


def test_W5_resilient_population_takes_the_second_city_away() -> None:
    game = two_epidemics()
    play(game, "next", "next", "next", "resilient osaka")
    assert game.play("next") == [Intensified(cards=[])]
    assert only(Turned, play(game, "next", "next")) == [
        Turned(city="paris", bottom=False),
        Turned(city="lima", bottom=False),
    ]
    assert game.position()["removed"] == ["osaka"]


def test_W5_airlift_brings_the_quarantine_specialist_in_time() -> None:
    game = two_epidemics()
    play(game, "next", "next", "next", "next", "airlift quarantine_specialist osaka")
    assert game.play("next")[:2] == [
        Turned(city="osaka", bottom=False),
        Prevented(city="osaka", disease="red", by="quarantine_specialist"),
    ]
    assert game.position()["outbreaks"] == 0


def test_W5_one_quiet_night_skips_the_infections() -> None:
    game = two_epidemics()
    play(game, "next", "next", "next", "next", "quiet")
    assert game.play("next") == [Skipped(quiet_nights=0)]
    assert game.position()["outbreaks"] == 0
    assert game.position()["infection_deck"]["layers"][0] == ["osaka"]


def test_W5_forecast_puts_the_second_city_further_down() -> None:
    game = two_epidemics()
    play(game, "next", "next", "next", "next", "forecast")
    first, *others = document(game)["turn"]["forecast"]["cards"]
    assert (first, others[:2]) == ("osaka", ["paris", "lima"])
    paris, lima, *rest = others
    game.play(f"order {paris} {rest[0]} osaka {' '.join(rest[1:])} {lima}")
    happened = play(game, "next", "next")
    assert [card.city for card in only(Turned, happened)] == ["paris", rest[0]]
    assert game.position()["outbreaks"] == 0


# W6 and W7


@both_editions
def test_W6_two_in_moscow_pass_moscow_and_nothing_else(edition: str) -> None:
    giving = arrange(
        at("medic", "moscow", "moscow", "tehran"),
        at("scientist", "moscow", "cairo"),
        edition=edition,
    )
    assert refusal(giving, "give tehran to scientist") == ("R4.8", "not_the_city_card")
    assert refusal(giving, "take cairo from scientist") == ("R4.8", "not_the_city_card")
    assert giving.play("give moscow to scientist") == [
        Shared(giver="medic", receiver="scientist", card="moscow")
    ]
    assert giving.position()["turn"]["actions_left"] == 3
    taking = arrange(
        at("medic", "moscow", "tehran"),
        at("scientist", "moscow", "moscow", "cairo"),
        edition=edition,
    )
    assert taking.play("take moscow from scientist") == [
        Shared(giver="scientist", receiver="medic", card="moscow")
    ]


@both_editions
def test_W7_sydney_and_los_angeles_are_neighbours(edition: str) -> None:
    game = arrange(at("medic", "sydney"), at("scientist"), edition=edition)
    play(game, "drive los_angeles", "drive sydney")
    assert game.position()["players"][0]["city"] == "sydney"


# W8


def test_W8_the_turn_of_2008_with_three_cards_discarded_together() -> None:
    game = scientist_in_manila(**EDITION_2008)
    assert game.play("treat yellow") == [
        Treated(player="scientist", city="manila", disease="yellow", cubes=1, presence=False)
    ]
    assert cubes_in(game, "manila") == {"yellow": 1}
    scientist_finds_the_black_cure(game)
    assert game.play("next")[2:] == [
        Turned(city="seoul", bottom=False),
        Turned(city="paris", bottom=False),
        Turned(city="algiers", bottom=False),
        Prevented(city="seoul", disease="red", by="eradicated"),
        Infected(city="paris", disease="blue", cubes=1, total=2, why="card"),
        *algiers_and_cairo(istanbul=1),
        Turn(player="operations_expert", seat=1),
    ]
    after = game.position()
    assert cubes_in(game, "istanbul") == {"black": 3}
    assert cubes_in(game, "madrid") == {"blue": 3, "black": 1}
    assert after["outbreaks"] == 2
    assert after["infection_discards"] == ["paris", "algiers", "seoul"]


# W9 and W10


def four_in_2008(red_cards: tuple[str, str] = ("osaka", "shanghai")) -> Game:
    """Return a game: yellow eradicated, black cured, Manila in the Scientist's hand."""
    return arrange(
        at("scientist", "manila", "manila", *red_cards),
        at("dispatcher", "milan", "government_grant", "jakarta"),
        at("researcher", "chennai", "taipei"),
        at("medic", "jakarta"),
        edition="2008",
        epidemics=5,
        hands="open",
        diseases={"yellow": "eradicated", "black": "cured"},
        cubes={
            "manila": {"red": 1},
            "jakarta": {"red": 2},
            "beijing": {"red": 1},
            "seoul": {"red": 3},
            "tokyo": {"red": 2},
            "paris": {"blue": 1},
            "madrid": {"blue": 3},
            "algiers": {"black": 3},
            "cairo": {"black": 3},
            "istanbul": {"black": 1},
        },
        stations=["atlanta", "chennai"],
        epidemics_drawn=3,
        player_deck={"next": ["london", "lima"]},
        infection_deck={"next": ["miami", "paris", "algiers"]},
    )


def test_W9_the_scientists_turn_with_a_grant_of_the_dispatcher() -> None:
    game = four_in_2008()
    game.play("treat red")
    assert (cubes_in(game, "manila"), game.position()["diseases"]["red"]) == ({}, "uncured")
    game.play("seat:1 grant manila")
    assert game.position()["stations"] == ["atlanta", "chennai", "manila"]
    assert game.position()["player_discards"] == ["government_grant"]
    assert game.position()["turn"]["actions_left"] == 3
    game.play("shuttle chennai")
    game.play("take taipei from researcher")
    assert game.play("cure red with manila osaka shanghai taipei")[4:] == [
        Cured(player="scientist", disease="red"),
        Treated(player="medic", city="jakarta", disease="red", cubes=2, presence=True),
    ]
    after = game.position()
    assert after["diseases"] == {
        "blue": "uncured",
        "yellow": "eradicated",
        "black": "cured",
        "red": "cured",
    }
    assert {city: here["red"] for city, here in after["cubes"].items() if "red" in here} == {
        "beijing": 1,
        "seoul": 3,
        "tokyo": 2,
    }
    assert (after["turn"]["phase"], game.outcome) == ("draw", None)


def test_W9_the_draw_the_chain_and_the_dispatchers_turn() -> None:
    game = four_in_2008()
    play(
        game,
        "treat red",
        "seat:1 grant manila",
        "shuttle chennai",
        "take taipei from researcher",
        "cure red with manila osaka shanghai taipei",
    )
    assert game.play("next")[2:] == [
        Turned(city="miami", bottom=False),
        Turned(city="paris", bottom=False),
        Turned(city="algiers", bottom=False),
        Prevented(city="miami", disease="yellow", by="eradicated"),
        Infected(city="paris", disease="blue", cubes=1, total=2, why="card"),
        *algiers_and_cairo(istanbul=1),
        Turn(player="dispatcher", seat=1),
    ]
    assert cubes_in(game, "istanbul") == {"black": 3}
    assert cubes_in(game, "madrid") == {"blue": 3, "black": 1}
    assert game.position()["outbreaks"] == 2
    assert game.position()["infection_discards"] == ["paris", "miami", "algiers"]

    assert game.play("move medic charter beijing") == [
        Discarded(player="dispatcher", card="jakarta", why="action"),
        Moved(player="medic", origin="jakarta", city="beijing", how="charter", by="dispatcher"),
        Treated(player="medic", city="beijing", disease="red", cubes=1, presence=True),
    ]
    assert game.play("move medic drive seoul")[1:] == [
        Treated(player="medic", city="seoul", disease="red", cubes=3, presence=True)
    ]
    assert game.play("move medic drive tokyo")[1:] == [
        Treated(player="medic", city="tokyo", disease="red", cubes=2, presence=True),
        Eradicated(disease="red"),
    ]
    assert game.play("move medic join milan") == [
        Moved(player="medic", origin="tokyo", city="milan", how="join", by="dispatcher")
    ]
    after = game.position()
    assert [player["city"] for player in after["players"]] == [
        "chennai",
        "milan",
        "chennai",
        "milan",
    ]
    assert after["diseases"]["red"] == "eradicated"
    assert (after["turn"]["seat"], after["turn"]["phase"]) == (1, "draw")


def test_W9_what_the_medic_could_do_next() -> None:
    full = {"istanbul": {"black": 3}, "algiers": {"black": 3}, "cairo": {"black": 3}}
    game = arrange(
        at("medic", "milan"),
        at("scientist"),
        edition="2008",
        diseases={"black": "cured"},
        cubes={**full, "delhi": {"black": 1}},
    )
    play(game, "drive istanbul", "drive algiers", "drive cairo")
    after = game.position()
    assert (after["cubes"], after["turn"]["actions_left"]) == ({"delhi": {"black": 1}}, 1)


def test_W10_the_researcher_receives_nothing_but_chennai() -> None:
    game = four_in_2008(red_cards=("chennai", "shanghai"))
    play(game, "treat red", "seat:1 grant manila", "shuttle chennai")
    for card in ("manila", "shanghai"):
        assert refusal(game, f"give {card} to researcher") == ("R11.6", "researcher_receives_city")
    gifts = [move for move in moves(game) if move.startswith(("give", "take"))]
    assert gifts == ["give chennai to researcher", "take taipei from researcher"]


def test_W10_nor_does_she_take_anything_else_in_her_own_turn() -> None:
    game = arrange(
        at("researcher", "chennai", "taipei"),
        at("scientist", "chennai", "manila", "chennai"),
        edition="2008",
    )
    assert refusal(game, "take manila from scientist") == ("R11.6", "researcher_receives_city")
    game.play("take chennai from scientist")
    assert game.position()["players"][0]["hand"] == ["chennai", "taipei"]


# W11


@both_editions
@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 3), (4, 2)])
def test_W11_nine_cards_eighteen_cubes_and_39_cards_left(
    players: int, cards: int, edition: str
) -> None:
    for seed in range(10):
        position = Game.new(edition=edition, players=players, seed=seed).position()
        infected = position["infection_discards"]
        assert list(position["cubes"]) == infected
        assert sorted(sum(here.values()) for here in position["cubes"].values()) == [
            *(1, 1, 1),
            *(2, 2, 2),
            *(3, 3, 3),
        ]
        colours = ("blue", "yellow", "black", "red")
        for city, here in position["cubes"].items():
            assert list(here) == [colours[CITIES.index(city) // 12]]
        (deck,) = position["infection_deck"]["layers"]
        assert (len(infected), len(deck)) == (9, 39)
        assert set(infected) | set(deck) == set(CITIES)
        assert position["stations"] == ["atlanta"]
        assert [player["city"] for player in position["players"]] == ["atlanta"] * players
        assert [len(player["hand"]) for player in position["players"]] == [cards] * players
        assert (position["outbreaks"], position["epidemics_drawn"]) == (0, 0)
        assert set(position["diseases"].values()) == {"uncured"}
