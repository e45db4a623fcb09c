"""R2: setting up a game."""

from __future__ import annotations

from collections import Counter
from itertools import accumulate

import pytest

from fourcures import Game, InvalidSetup
from fourcures.engine.events import Drew, Turn
from fourcures.engine.rules.board import CITIES, CITY, DISEASES, POPULATION
from tests.sizes import size

from .arranging import Json, arrange, at, both_editions, only, play

SOME_SEEDS = range(40)

# R2.5: the size of each pile from the top, epidemic included, by players and epidemics.
PILES = [
    (2, 4, [13, 12, 12, 12]),
    (3, 4, [12, 12, 12, 12]),
    (4, 4, [13, 12, 12, 12]),
    (2, 5, [10, 10, 10, 10, 10]),
    (3, 5, [10, 10, 10, 10, 9]),
    (4, 5, [10, 10, 10, 10, 10]),
    (2, 6, [9, 9, 9, 8, 8, 8]),
    (3, 6, [9, 9, 8, 8, 8, 8]),
    (4, 6, [9, 9, 9, 8, 8, 8]),
]


def population(hand: list[str]) -> int:
    """Return the highest population among the city cards of a hand."""
    return max((POPULATION[CITY[card]] for card in hand if card in CITY), default=0)


def undisturbed(game: Game, seed: int) -> Game:
    """Return the same deal with an empty infection deck: it lasts as long as the player deck."""
    calm: Json = {"removed": list(CITIES), "infection_discards": [], "infection_deck": {}}
    return Game.from_position(game.position() | calm, seed=seed)


def drawn(game: Game) -> list[str]:
    """Return the player cards in the order drawn, with every player passing until the end."""
    cards: list[str] = []
    while game.outcome is None:
        if game.why_not("pass") is None:
            game.play("pass")
        elif game.why_not("next") is None:
            cards += [drew.card or "" for drew in only(Drew, game.play("next"))]
        else:
            position = game.position()
            game.play(f"discard {position['players'][position['turn']['seat']]['hand'][0]}")
    return cards


@both_editions
def test_R2_1_the_table_before_the_first_turn(edition: str) -> None:
    position = Game.new(edition=edition, players=4, seed="1").position()
    assert position["stations"] == ["atlanta"]
    assert [player["city"] for player in position["players"]] == ["atlanta"] * 4
    assert position["outbreaks"] == position["epidemics_drawn"] == 0
    assert set(position["diseases"].values()) == {"uncured"}
    assert position["player_discards"] == position["removed"] == []
    assert position["outcome"] is None
    assert (position["turn"]["phase"], position["turn"]["actions_left"]) == ("actions", 4)


@both_editions
def test_R2_2_nine_cities_get_three_two_and_one_cubes_of_their_own_disease(edition: str) -> None:
    for seed in SOME_SEEDS:
        position = Game.new(edition=edition, seed=seed).position()
        cubes = position["cubes"]
        assert sorted(cubes) == sorted(position["infection_discards"])
        assert all(list(there) == [DISEASES[CITY[city] // 12]] for city, there in cubes.items())
        numbers = [number for there in cubes.values() for number in there.values()]
        assert sorted(numbers) == [1, 1, 1, 2, 2, 2, 3, 3, 3]


def test_R2_2_the_infection_cards_are_shuffled() -> None:
    infected = [Game.new(seed=seed).position()["infection_discards"] for seed in range(100)]
    assert {city for cities in infected for city in cities} == set(CITIES)


def test_R2_2_no_role_protects_against_the_first_infections() -> None:
    home = ["atlanta", "chicago", "miami", "washington"]
    hit: Counter[str] = Counter()
    for seed in SOME_SEEDS:
        game = Game.new(roles=["quarantine_specialist", "medic"], seed=seed).position()
        assert sum(sum(there.values()) for there in game["cubes"].values()) == 18
        hit.update(city for city in home if city in game["cubes"])
    assert set(hit) == set(home)


@both_editions
def test_R2_3_roles_are_dealt_at_random_and_none_twice(edition: str) -> None:
    dealt = [
        tuple(
            seat["role"]
            for seat in Game.new(edition=edition, players=4, seed=seed).position()["players"]
        )
        for seed in SOME_SEEDS
    ]
    assert all(len(set(roles)) == 4 for roles in dealt)
    assert len(set(dealt)) > 20


@both_editions
def test_R2_3_or_as_the_table_chose(edition: str) -> None:
    game = Game.new(edition=edition, roles=["scientist", "medic", "dispatcher"], seed="1")
    roles = [player["role"] for player in game.position()["players"]]
    assert roles == ["scientist", "medic", "dispatcher"]


def test_R2_3_the_table_may_choose_what_the_roles_are_dealt_from() -> None:
    pool = ["medic", "scientist"]
    dealt = [Game.new(role_pool=pool, seed=seed).position() for seed in SOME_SEEDS]
    orders = {tuple(seat["role"] for seat in game["players"]) for game in dealt}
    assert orders == {("medic", "scientist"), ("scientist", "medic")}
    with pytest.raises(InvalidSetup, match="2 roles, too few for 3 players"):
        Game.new(role_pool=pool, players=3)


@pytest.mark.parametrize("roles", [["medic", "medic"], ["medic", "scientist", "medic"]])
def test_R2_3_no_role_is_chosen_twice(roles: list[str]) -> None:
    with pytest.raises(InvalidSetup, match="different roles"):
        Game.new(roles=roles)


@pytest.mark.parametrize(("players", "cards"), [(2, 4), (3, 3), (4, 2)])
@both_editions
def test_R2_4_each_hand_has_4_3_or_2_cards_and_no_epidemic(
    edition: str, players: int, cards: int
) -> None:
    for seed in SOME_SEEDS:
        game = Game.new(edition=edition, players=players, epidemics=6, seed=seed)
        hands = [player["hand"] for player in game.position()["players"]]
        assert [len(hand) for hand in hands] == [cards] * players
        dealt = {card for hand in hands for card in hand}
        assert len(dealt) == players * cards
        assert "epidemic" not in dealt


@pytest.mark.parametrize(("players", "epidemics", "piles"), PILES)
@both_editions
def test_R2_5_piles_differ_by_at_most_one_and_the_larger_are_on_top(
    edition: str, players: int, epidemics: int, piles: list[int]
) -> None:
    game = Game.new(edition=edition, players=players, epidemics=epidemics, seed="1")
    assert game.position()["player_deck"]["piles"] == [
        {"cards": cards, "epidemics": 1} for cards in piles
    ]


@pytest.mark.parametrize(("players", "epidemics", "piles"), PILES)
def test_R2_5_the_kth_epidemic_is_drawn_from_the_kth_pile(
    players: int, epidemics: int, piles: list[int]
) -> None:
    ends = list(accumulate(piles))
    first_places = set()
    for seed in range(size(12, 20, 20)):
        game = Game.new(players=players, epidemics=epidemics, hands="open", seed=seed)
        cards = drawn(undisturbed(game, seed))
        left = ends[-1] - len(cards)
        assert left == ends[-1] % 2  # a last single card is not drawn (R6.1)
        places = [place for place, card in enumerate(cards) if card == "epidemic"]
        assert [sum(place >= end for end in ends) for place in places] == [*range(len(places))]
        assert epidemics - left <= len(places) <= epidemics
        others = [card for card in cards if card != "epidemic"]
        assert len(set(others)) == len(others)
        first_places.add(places[0])
    assert len(first_places) > 5


def test_R2_5_a_game_draws_the_cards_of_its_deal_whatever_the_board_does() -> None:
    for seed in range(10):
        game = Game.new(players=2, epidemics=5, hands="open", seed=seed)
        deal = drawn(undisturbed(game, seed))
        cards = drawn(game)
        assert 2 <= len(cards) < len(deal)
        assert cards == deal[: len(cards)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R2_6_in_2013_the_highest_population_starts(players: int) -> None:
    starters = set()
    for seed in SOME_SEEDS:
        position = Game.new(players=players, seed=seed).position()
        hands = [population(player["hand"]) for player in position["players"]]
        starters.add(position["turn"]["seat"])
        assert hands[position["turn"]["seat"]] == max(hands)
    assert starters == set(range(players))


@pytest.mark.parametrize(
    ("seed", "first", "second"),
    [(2562, (1, "chicago"), (3, "lima")), (11848, (1, "lima"), (3, "chicago"))],
)
def test_R2_6_chicago_and_lima_are_level_so_the_lower_seat_starts(
    seed: int, first: tuple[int, str], second: tuple[int, str]
) -> None:
    position = Game.new(players=4, seed=seed).position()
    hands = [player["hand"] for player in position["players"]]
    for seat, card in (first, second):
        assert card in hands[seat]
        assert population(hands[seat]) == max(map(population, hands))
    assert position["turn"]["seat"] == first[0]


def test_R2_6_a_hand_without_city_cards_counts_nothing() -> None:
    position = Game.new(players=4, seed=22).position()
    hands = [population(player["hand"]) for player in position["players"]]
    assert hands == [0, 5582000, 6015000, 14900000]
    assert position["turn"]["seat"] == 3


def test_R2_6_in_2008_the_starter_is_drawn_whatever_the_hands_are() -> None:
    games = [Game.new(edition="2008", players=3, seed=seed).position() for seed in SOME_SEEDS]
    assert {game["turn"]["seat"] for game in games} == {0, 1, 2}
    highest = [
        max(range(3), key=lambda seat: population(game["players"][seat]["hand"])) for game in games
    ]
    assert highest != [game["turn"]["seat"] for game in games]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_R2_6_in_2008_the_table_may_name_the_starter(seat: int) -> None:
    game = Game.new(edition="2008", players=3, first=seat, seed="1")
    assert game.position()["turn"]["seat"] == seat


@both_editions
def test_R2_7_play_goes_by_seat_and_round_again(edition: str) -> None:
    game = arrange(
        at("medic"),
        at("scientist"),
        at("dispatcher"),
        edition=edition,
        turn={"seat": 1},
        removed=list(CITIES),
        player_deck={"next": ["cairo", "lima", "paris", "osaka", "delhi", "essen"]},
    )
    turns = only(Turn, play(game, *["pass", "next"] * 3))
    assert [(turn.seat, turn.player) for turn in turns] == [
        (2, "dispatcher"),
        (0, "medic"),
        (1, "scientist"),
    ]
