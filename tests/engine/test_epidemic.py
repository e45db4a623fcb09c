"""R7: the steps of an epidemic, and what may happen between them."""

from __future__ import annotations

from typing import Any

import pytest

from fourcures import Event, Game
from fourcures.engine.events import (
    Drew,
    Ended,
    Increased,
    Infected,
    Intensified,
    Outbreak,
    Prevented,
    Preventer,
    Removed,
    Turn,
    Turned,
)

from .arranging import (
    Json,
    all_but,
    arrange,
    at,
    both_editions,
    in_the_americas,
    moves,
    only,
    play,
    refusal,
)

# Osaka has only two neighbours, Taipei and Tokyo, so its outbreaks are short.
OSAKA_BREAKS_OUT = [
    Outbreak(city="osaka", disease="red", outbreaks=1, origin=None),
    Infected(city="taipei", disease="red", cubes=1, total=1, why="outbreak"),
    Infected(city="tokyo", disease="red", cubes=1, total=1, why="outbreak"),
]
WATCHING = at("researcher", "atlanta", "resilient_population", "airlift")  # events in hand


def epidemic_due(
    *players: Json,
    bottom: str = "osaka",
    drawn: tuple[str, str] = ("epidemic", "lima"),
    **more: Any,
) -> Game:
    """Return a game before seat 0 draws these two cards; the last infection card is `bottom`."""
    deck = {"bottom": [bottom], **more.pop("infection_deck", {})}
    return arrange(
        *(players or (at("scientist"), WATCHING)),
        turn={"phase": "draw"},
        player_deck={"next": list(drawn)},
        infection_deck=deck,
        **more,
    )


def two_epidemics_due(*players: Json, **more: Any) -> Game:
    """Return a game before seat 0 draws two epidemics: Lima, then Osaka; Paris is discarded."""
    held = [card for player in players for card in (*player["hand"], player.get("stored"))]
    return arrange(
        *players,
        turn={"phase": "draw"},
        player_discards=all_but(*held, "london", "lagos", "lima"),
        infection_discards=["paris"],
        player_deck={
            "next": ["epidemic", "epidemic"],
            "piles": [{"cards": 1, "epidemics": 1}] + [{"cards": 2, "epidemics": 1}] * 3,
        },
        infection_deck={"bottom": ["lima", "osaka"], "shuffles": [["paris", "lima"], ["osaka"]]},
        **more,
    )


@pytest.mark.parametrize(
    ("before", "rate"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 4)], ids=str
)
def test_R7_1_the_rate_marker_goes_one_space_on(before: int, rate: int) -> None:
    game = epidemic_due(epidemics=6, hands="open", epidemics_drawn=before)
    assert only(Increased, game.play("next")) == [Increased(epidemics=before + 1, rate=rate)]
    assert game.position()["epidemics_drawn"] == before + 1
    game.play("next")
    assert game.position()["turn"]["infections_left"] == rate


@both_editions
@pytest.mark.parametrize("before", [0, 1, 2, 3])
def test_R7_2_the_city_is_filled_to_three_and_had_it_any_breaks_out_once(
    before: int, edition: str
) -> None:
    game = epidemic_due(edition=edition, cubes={"osaka": {"red": before}})
    happened: list[Event] = [
        Increased(epidemics=1, rate=2),
        Turned(city="osaka", bottom=True),
    ]
    if before < 3:
        happened += [
            Infected(city="osaka", disease="red", cubes=3 - before, total=3, why="epidemic")
        ]
    assert game.play("next")[2:] == happened + (OSAKA_BREAKS_OUT if before else [])
    after = game.position()
    spread = {"taipei": {"red": 1}, "tokyo": {"red": 1}} if before else {}
    assert after["cubes"] == {"osaka": {"red": 3}, **spread}
    assert after["outbreaks"] == (1 if before else 0)
    assert after["infection_discards"] == ["osaka"]


def test_R7_2_the_card_comes_from_the_bottom_of_the_deck() -> None:
    game = epidemic_due(infection_deck={"next": ["cairo", "delhi"]})
    assert only(Turned, game.play("next")) == [Turned(city="osaka", bottom=True)]
    assert game.position()["infection_deck"]["next"] == ["cairo", "delhi"]


def test_R7_2_the_bottom_card_lies_in_the_oldest_layer() -> None:
    game = epidemic_due(
        epidemics_drawn=1, infection_deck={"layers": [["cairo", "delhi"], ["..."], ["osaka"]]}
    )
    game.play("next")
    layers = game.position()["infection_deck"]["layers"]
    assert (layers[0], len(layers)) == (["cairo", "delhi"], 2)


def test_R7_2_cubes_of_another_disease_cause_no_outbreak() -> None:
    game = epidemic_due(cubes={"osaka": {"black": 3}})
    assert only(Outbreak, game.play("next")) == []
    assert game.position()["cubes"] == {"osaka": {"black": 3, "red": 3}}


def test_R7_2_a_cured_disease_is_filled_up_and_breaks_out_too() -> None:
    game = epidemic_due(diseases={"red": "cured"}, cubes={"osaka": {"red": 1}})
    assert game.play("next")[-3:] == OSAKA_BREAKS_OUT
    assert game.position()["cubes"]["osaka"] == {"red": 3}


PROTECTED: dict[str, tuple[Preventer, Json]] = {
    "she_stands_there": (
        "quarantine_specialist",
        {"players": at("quarantine_specialist", "osaka"), "cubes": {"osaka": {"red": 2}}},
    ),
    "she_stands_beside": (
        "quarantine_specialist",
        {"players": at("quarantine_specialist", "tokyo"), "cubes": {"osaka": {"red": 3}}},
    ),
    "medic": (
        "medic",
        {
            "players": at("medic", "osaka"),
            "diseases": {"red": "cured"},
            "cubes": {"beijing": {"red": 1}},
        },
    ),
    "eradicated": ("eradicated", {"players": at("medic"), "diseases": {"red": "eradicated"}}),
}


@pytest.mark.parametrize("case", PROTECTED)
def test_R7_2_R5_3_a_protected_city_gets_nothing_yet_its_card_is_shuffled_in(case: str) -> None:
    by, position = PROTECTED[case]
    more = dict(position)
    game = epidemic_due(more.pop("players"), WATCHING, infection_discards=["paris"], **more)
    assert game.play("next")[2:] == [
        Increased(epidemics=1, rate=2),
        Turned(city="osaka", bottom=True),
        Prevented(city="osaka", disease="red", by=by),
    ]
    after = game.position()
    assert (after["cubes"], after["outbreaks"]) == (position.get("cubes", {}), 0)
    assert after["infection_discards"] == ["paris", "osaka"]
    assert game.play("next") == [Intensified(cards=["paris", "osaka"])]
    assert game.position()["infection_deck"]["layers"][0] == ["paris", "osaka"]


@pytest.mark.parametrize(("supply", "lost"), [(1, True), (2, False), (3, False)])
def test_R7_2_R13_2_only_what_is_missing_to_three_must_be_in_the_supply(
    supply: int, lost: bool
) -> None:
    """Osaka needs two cubes; its neighbours, next to the Quarantine Specialist, need none."""
    game = epidemic_due(
        at("quarantine_specialist", "shanghai"),
        WATCHING,
        cubes={"osaka": {"red": 1}, **in_the_americas("red", 23 - supply)},
    )
    last = game.play("next")[-1]
    if lost:
        assert last == Ended(result="lost", cause="cubes", disease="red")
        assert game.outcome == ("lost", "cubes")
        assert game.position()["outbreaks"] == 0
    else:
        assert last == Prevented(city="tokyo", disease="red", by="quarantine_specialist")
        assert game.outcome is None
        assert game.position()["cubes"]["osaka"] == {"red": 3}


def test_R7_3_the_discards_are_shuffled_and_put_on_top() -> None:
    game = epidemic_due(
        infection_discards=["essen", "paris"],
        infection_deck={"next": ["cairo"], "shuffles": [["osaka", "essen", "paris"]]},
    )
    game.play("next")
    assert game.play("next") == [Intensified(cards=["essen", "paris", "osaka"])]
    after = game.position()
    assert after["infection_discards"] == []
    assert after["infection_deck"]["layers"][0] == ["essen", "paris", "osaka"]
    assert after["infection_deck"]["next"] == ["osaka", "essen", "paris", "cairo"]
    assert only(Turned, play(game, "next", "next")) == [
        Turned(city="osaka", bottom=False),
        Turned(city="essen", bottom=False),
    ]


def test_R7_3_left_to_chance_the_same_cards_come_back_first() -> None:
    game = epidemic_due(infection_discards=["essen"])
    turned = only(Turned, play(game, "next", "next", "next", "next"))
    assert turned[0] == Turned(city="osaka", bottom=True)
    assert {card.city for card in turned[1:]} == {"essen", "osaka"}


@both_editions
@pytest.mark.parametrize("drawn", [("epidemic", "lima"), ("lima", "epidemic")], ids=" ".join)
def test_R7_4_resilient_population_may_remove_the_card_just_infected(
    drawn: tuple[str, str], edition: str
) -> None:
    game = epidemic_due(edition=edition, drawn=drawn, infection_discards=["paris"])
    game.play("next")
    assert moves(game) == ["resilient paris", "resilient osaka", "next"]
    assert game.play("resilient osaka")[-1] == Removed(card="osaka")
    waiting = game.position()
    assert waiting["turn"]["epidemic_step"] == "infected"
    assert (waiting["infection_discards"], waiting["removed"]) == (["paris"], ["osaka"])
    assert waiting["cubes"] == {"osaka": {"red": 3}}
    assert game.play("next") == [Intensified(cards=["paris"])]
    assert game.position()["infection_deck"]["layers"][0] == ["paris"]


@pytest.mark.parametrize(
    "drawn",
    [("resilient_population", "epidemic"), ("epidemic", "resilient_population")],
    ids=" ".join,
)
def test_R7_4_R6_2_resilient_population_drawn_with_the_epidemic_is_in_time(
    drawn: tuple[str, str],
) -> None:
    game = epidemic_due(at("scientist"), at("researcher"), drawn=drawn)
    assert game.play("next")[:3] == [
        Drew(player="scientist", card=drawn[0]),
        Drew(player="scientist", card=drawn[1]),
        Increased(epidemics=1, rate=2),
    ]
    assert game.position()["turn"]["epidemic_step"] == "infected"
    assert game.play("seat:0 resilient osaka")[-1] == Removed(card="osaka")


def test_R7_4_nothing_left_among_the_discards_is_nothing_shuffled() -> None:
    game = epidemic_due(infection_deck={"next": ["cairo"], "shuffles": [["cairo"]]})
    play(game, "next", "resilient osaka")
    before = game.position()["infection_deck"]
    assert game.play("next") == [Intensified(cards=[])]
    assert game.position()["infection_deck"] == before
    assert game.position()["turn"]["phase"] == "infect"


@pytest.mark.parametrize("move", ["airlift scientist cairo", "forecast", "grant cairo", "quiet"])
def test_R7_4_no_other_event_fits_between_infect_and_intensify(move: str) -> None:
    events = ("airlift", "forecast", "government_grant", "one_quiet_night", "resilient_population")
    game = epidemic_due(at("scientist"), at("researcher", "atlanta", *events))
    game.play("next")
    assert refusal(game, move) == ("R7.4", "only_resilient_now")
    game.play("next")
    assert refusal(game, move) is None


def test_R7_4_the_table_does_not_wait_where_nobody_has_resilient_population() -> None:
    game = epidemic_due(at("scientist"), at("researcher", "atlanta", "airlift"))
    assert game.play("next")[-1] == Intensified(cards=["osaka"])
    assert game.position()["turn"]["phase"] == "infect"


@pytest.mark.parametrize(
    ("where", "step"),
    [
        ({}, "infected"),
        ({"player_discards": ["resilient_population"]}, None),
        ({"removed": ["resilient_population"]}, None),
    ],
    ids=["somewhere hidden", "discarded", "removed"],
)
def test_R7_4_at_private_hands_only_public_cards_let_the_table_go_on(
    where: Json, step: str | None
) -> None:
    game = epidemic_due(at("scientist"), at("researcher"), hands="private", **where)
    game.play("next")
    assert game.position()["turn"]["epidemic_step"] == step


@both_editions
def test_R7_5_the_second_epidemic_follows_when_the_first_is_done_and_breaks_out_at_once(
    edition: str,
) -> None:
    """Osaka is alone on top of the deck, so the first infection card is Osaka again."""
    game = two_epidemics_due(at("scientist"), at("researcher"), edition=edition)
    happened = game.play("next")
    assert happened[:10] == [
        Drew(player="scientist", card="epidemic"),
        Drew(player="scientist", card="epidemic"),
        Increased(epidemics=1, rate=2),
        Turned(city="lima", bottom=True),
        Infected(city="lima", disease="yellow", cubes=3, total=3, why="epidemic"),
        Intensified(cards=["paris", "lima"]),
        Increased(epidemics=2, rate=2),
        Turned(city="osaka", bottom=True),
        Infected(city="osaka", disease="red", cubes=3, total=3, why="epidemic"),
        Intensified(cards=["osaka"]),
    ]
    osaka: list[Event] = [Turned(city="osaka", bottom=False)]
    paris: list[Event] = [Turned(city="paris", bottom=False)]
    rise = [Infected(city="paris", disease="blue", cubes=1, total=1, why="card")]
    turned = osaka + paris if edition == "2008" else osaka
    later = [] if edition == "2008" else paris
    assert happened[10:] == [
        *turned,
        *OSAKA_BREAKS_OUT,
        *later,
        *rise,
        Turn(player="researcher", seat=1),
    ]


def test_R7_5_between_the_two_epidemics_any_event_may_be_played() -> None:
    game = two_epidemics_due(at("scientist"), at("researcher", "atlanta", "airlift", "forecast"))
    game.play("next")
    turn = game.position()["turn"]
    assert (turn["phase"], turn["epidemic_step"], turn["epidemics_pending"]) == (
        "epidemic",
        "between",
        1,
    )
    assert game.position()["epidemics_drawn"] == 1
    assert {move.split()[0] for move in moves(game)} == {"airlift", "forecast", "next"}
    game.play("airlift researcher cairo")
    assert only(Turned, game.play("next")) == [Turned(city="osaka", bottom=True)]


def test_R7_5_what_saves_the_second_city_between_infect_and_intensify() -> None:
    game = two_epidemics_due(at("scientist"), at("researcher", "atlanta", "resilient_population"))
    play(game, "next", "next", "resilient osaka")
    happened = game.play("next")
    assert only(Intensified, happened) == [Intensified(cards=[])]
    assert [card.city for card in only(Turned, happened)] == ["paris", "lima"]
    assert only(Outbreak, happened) == [
        Outbreak(city="lima", disease="yellow", outbreaks=1, origin=None)
    ]


@both_editions
def test_R7_6_the_epidemic_is_counted_and_lies_in_no_hand_and_no_pile(edition: str) -> None:
    game = epidemic_due(edition=edition)
    piles = game.position()["player_deck"]["piles"]
    play(game, "next", "next")
    after = game.position()
    assert after["epidemics_drawn"] == 1
    assert after["players"][0]["hand"] == ["lima"]
    assert (after["player_discards"], after["removed"]) == ([], [])
    piles[0] = {"cards": piles[0]["cards"] - 2, "epidemics": 0}
    assert after["player_deck"]["piles"] == piles
