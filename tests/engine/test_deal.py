"""Deals never change, can be verified, and are the same for all teams."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from fourcures import Game
from fourcures.engine.rules.board import CARDS, CITIES


def ranking(seed: str, purpose: str, members: list[str]) -> list[str]:
    """Return the shuffled cards by the recipe of `docs/research/deals.md`, without the engine."""

    def words() -> Iterator[int]:
        counter = 0
        while True:
            text = f"fourcures-deal-1\n{purpose}\n{counter}\n{seed}"
            block = hashlib.sha256(text.encode("utf-8")).digest()
            yield from (int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4))
            counter += 1

    stream = words()
    order = list(members)
    for last in range(len(order) - 1, 0, -1):
        n = last + 1
        number = next(word for word in stream if word < 2**32 // n * n)
        other = number % n
        order[last], order[other] = order[other], order[last]
    return order


def test_a_deal_follows_the_published_recipe() -> None:
    game = Game.new(players=3, epidemics=5, hands="open", seed="recipe")
    position = game.position()
    infection = ranking("recipe", "infection 0", list(CITIES))
    assert set(position["infection_discards"]) == set(infection[:9])
    assert position["cubes"][infection[0]] == {colour_of(infection[0]): 3}
    assert position["cubes"][infection[8]] == {colour_of(infection[8]): 1}
    cards = ranking("recipe", "players", list(CARDS[:53]))
    for seat, player in enumerate(position["players"]):
        assert sorted(player["hand"]) == sorted(cards[seat:9:3])


def colour_of(city: str) -> str:
    return ("blue", "yellow", "black", "red")[CITIES.index(city) // 12]


def test_a_deal_is_the_same_for_ever() -> None:
    """These cards were dealt when the recipe was fixed; they must never change."""
    position = Game.new(players=4, epidemics=6, hands="open", seed="for ever").position()
    assert [player["role"] for player in position["players"]] == FOR_EVER["roles"]
    assert [player["hand"] for player in position["players"]] == FOR_EVER["hands"]
    assert position["infection_discards"] == FOR_EVER["infected"]


def test_a_seed_is_text_and_numbers_are_their_digits() -> None:
    assert Game.new(seed=7).position() == Game.new(seed="7").position()
    assert Game.new(seed="7").position() != Game.new(seed="07").position()


def test_without_a_seed_every_game_has_its_own_of_128_bits() -> None:
    seeds = {Game.new().seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(seed is not None and len(seed) == 32 for seed in seeds)


@pytest.mark.parametrize("hands", ["open", "private"])
def test_two_teams_meet_the_same_cards(hands: str) -> None:
    """One team passes every turn, the other drives around: the cards are the same."""
    drawn: list[list[str]] = []
    for busy in (False, True):
        game = Game.new(players=2, events=[], epidemics=4, hands=hands, seed="teams")
        outcomes: list[str] = []
        for _ in range(6):
            if busy:
                game.play(game.legal_moves[0])
            game.play("pass")
            game.play("next")
            outcomes += game.entries[-1].line.outcomes
            while game.position()["turn"]["phase"] == "discard":
                game.play(game.legal_moves[0])
            if game.position()["turn"]["phase"] == "infect":
                game.play("next")
                outcomes += game.entries[-1].line.outcomes
        drawn.append(outcomes)
    assert drawn[0] == drawn[1]


def test_a_draw_does_not_depend_on_how_many_came_before() -> None:
    """Resilient Population removes a card: the rest of the layer keeps its order."""

    def infected(removed: str | None) -> list[str]:
        position = {
            "players": [{"role": "scientist", "city": "sydney"}, {"role": "researcher"}],
            "turn": {"phase": "infect", "infections_left": 2},
            "infection_deck": {"layers": [["..."]]},
            "removed": [removed] if removed else [],
        }
        game = Game.from_position(position, seed="order")
        game.play("next")
        return game.entries[-1].line.outcomes

    first, second = infected(None)
    assert infected(first)[0] == second


FOR_EVER = {
    "roles": ["operations_expert", "medic", "quarantine_specialist", "contingency_planner"],
    "hands": [
        ["delhi", "mumbai"],
        ["khartoum", "riyadh"],
        ["santiago", "seoul"],
        ["madrid", "taipei"],
    ],
    "infected": [
        "mexico_city",
        "miami",
        "santiago",
        "sao_paulo",
        "cairo",
        "karachi",
        "tehran",
        "osaka",
        "shanghai",
    ],
}
