"""Deals: all random outcomes of a game, derived from a seed; they never change.

The algorithm is documented in `docs/research/deals.md` and can be checked with any SHA-256.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence

from .board import CITY_COUNT, MOST_EPIDEMICS, PLAYER_CARDS
from .chance import DEAL, Chance
from .state import PILES, State


def generate_words(seed: str, purpose: str) -> Iterator[int]:
    """Yield 32-bit numbers without end: SHA-256 in counter mode over the seed and the purpose."""
    counter = 0
    while True:
        block = hashlib.sha256(f"fourcures-deal-1\n{purpose}\n{counter}\n{seed}".encode()).digest()
        for i in range(0, 32, 4):
            yield int.from_bytes(block[i : i + 4], "big")
        counter += 1


def draw_below(numbers: Iterator[int], n: int) -> int:
    """Return an unbiased number from 0 to n - 1 (rejection sampling)."""
    limit = (1 << 32) // n * n
    return next(number % n for number in numbers if number < limit)


def draw_ranking(seed: str, purpose: str, members: Sequence[int]) -> list[int]:
    """Return the members in an order drawn for this purpose (Fisher-Yates, from the end)."""
    order = list(members)
    numbers = generate_words(seed, purpose)
    for last in range(len(order) - 1, 0, -1):
        other = draw_below(numbers, last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def draw_roles(seed: str, roles: Sequence[int]) -> list[int]:
    """R2.3: return the roles in seat order."""
    return draw_ranking(seed, "roles", roles)


def draw_first_seat(seed: str, players: int) -> int:
    """R2.6 [08]: return a random first seat, for a group that does not name one."""
    return draw_below(generate_words(seed, "first"), players)


def bind(chance: Chance, seed: str) -> None:
    """Use this deal as the base of chance; call `place_epidemics` once the piles exist."""
    chance["source"] = DEAL
    for k in range(MOST_EPIDEMICS + 1):
        order = draw_ranking(seed, f"infection {k}", range(CITY_COUNT))
        chance["city_order"][CITY_COUNT * k : CITY_COUNT * (k + 1)] = order
    chance["card_order"][:] = draw_ranking(seed, "players", range(PLAYER_CARDS))


def place_epidemics(chance: Chance, seed: str, s: State) -> None:
    """R2.5: set for each pile the number of cards left (itself included) when its epidemic comes.

    Scripted cards are on top; the epidemic is anywhere in the rest of its pile.
    """
    scripted = chance["next_count"]
    for pile in range(PILES):
        size = max(0, s["pile_size"][pile] - scripted)
        scripted = max(0, scripted - s["pile_size"][pile])
        chance["epidemic_place"][pile] = (
            1 + draw_below(generate_words(seed, f"epidemic {pile}"), size) if size else 0
        )
