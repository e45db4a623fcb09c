"""Chance as an argument: every random draw is answered here and recorded in order.

There are three sources, tried in this order: a *replay* (the outcomes in a record), a *script* (the
`next`, `bottom` and `shuffles` of a position), and a base, which is a random *stream* or a *deal*.
Nothing else in the engine is random.
"""

from __future__ import annotations

from typing import Annotated, TypedDict, cast

from .bits import count, nth
from .board import CITY_COUNT, EPIDEMIC, MOST_EPIDEMICS, PLAYER_CARDS
from .records import Small, Smalls, Wide, Wides, zero_record

SILENT, STREAM, DEAL = range(3)
NO_PROBLEM, EXHAUSTED, IMPOSSIBLE = range(3)
TOP, PLAYER_DECK, BOTTOM = 1, 0, -1  # where an unknown card would come from


class Chance(TypedDict):
    """The sources of future draws, and the draws of the current move."""

    source: Small  # the base: SILENT, STREAM or DEAL
    problem: Small  # EXHAUSTED: no source had the card; IMPOSSIBLE: a replayed card was not there
    asked: Wide  # EXHAUSTED: the possible cards, as a mask
    asked_of: Small  # EXHAUSTED: PLAYER_DECK, or TOP or BOTTOM of the infection deck
    stream: Annotated[Wides, 4]  # xoshiro128++, as four numbers below 2**32
    # Deal: rankings of the cities for each k, one after another, and of the player cards; and how
    # many cards are left in each pile when its epidemic comes.
    city_order: Annotated[Smalls, (MOST_EPIDEMICS + 1) * CITY_COUNT]
    card_order: Annotated[Smalls, PLAYER_CARDS]
    epidemic_place: Annotated[Smalls, MOST_EPIDEMICS]
    scripted: Small  # 1 if `place` or `shuffle` has entries
    # Script: the place of each card, 1, 2, … from the top of its layer or -1, -2, … from below; and
    # the coming reshuffles, each from the top.
    place: Annotated[Smalls, CITY_COUNT]
    shuffle: Annotated[Smalls, MOST_EPIDEMICS * CITY_COUNT]
    shuffle_size: Annotated[Smalls, MOST_EPIDEMICS]
    shuffle_count: Small
    shuffle_at: Small
    next: Annotated[Smalls, 60]  # script: the coming player cards
    next_count: Small
    next_at: Small
    replay: Annotated[Smalls, 64]
    replay_count: Small
    replay_at: Small
    told: Annotated[Smalls, 64]  # the cards drawn in the current move
    told_count: Small


MASK32 = 0xFFFFFFFF


def make_chance() -> Chance:
    """Return a chance without any source: no stream, no deal, no script."""
    return cast(Chance, zero_record(Chance))


def copy_chance(chance: Chance) -> Chance:
    """Return an independent copy."""
    fields = {
        name: value[:] if isinstance(value, list) else value for name, value in chance.items()
    }
    return cast(Chance, fields)


def random32(chance: Chance) -> int:
    """Return the next number of the stream, 0 to 2**32 - 1 (xoshiro128++)."""
    s = chance["stream"]
    s0, s1, s2, s3 = s[0], s[1], s[2], s[3]
    total = (s0 + s3) & MASK32
    result = (((total << 7 | total >> 25) & MASK32) + s0) & MASK32
    s2 ^= s0
    s3 ^= s1
    s[0] = s0 ^ s3
    s[1] = s1 ^ s2
    s[2] = s2 ^ (s1 << 9 & MASK32)
    s[3] = (s3 << 11 | s3 >> 21) & MASK32
    return result


def random_below(chance: Chance, n: int) -> int:
    """Return a number from 0 to n - 1; for our small n the bias is below 2**-25."""
    return random32(chance) * n >> 32


def seed_stream(chance: Chance, seed: int) -> None:
    """Seed the stream; different seeds below 2**32 give unrelated numbers."""
    x = seed & MASK32
    for i in range(4):
        # The "lowbias32" mixer; the constant prevents four zero words.
        x = (x + 0x9E3779B9) & MASK32
        y = x
        y = ((y ^ y >> 16) * 0x21F0AAAD) & MASK32
        y = ((y ^ y >> 15) * 0x735A2D97) & MASK32
        chance["stream"][i] = y ^ y >> 15
    chance["source"] = STREAM


def tell(chance: Chance, card: int) -> int:
    """Record a drawn card for the game record, and return it."""
    told = chance["told_count"]
    chance["told"][told] = card
    chance["told_count"] = told + 1
    return card


def report_unknown(chance: Chance, mask: int, end: int) -> int:
    """Record that no source can name the next card, and return the lowest one as a placeholder."""
    if chance["problem"] == NO_PROBLEM:
        chance["problem"] = EXHAUSTED
        chance["asked"] = mask
        chance["asked_of"] = end
    return nth(mask, 0)


def replay_card(chance: Chance, mask: int, scripted: int) -> int:
    """Return the next recorded card; if it is impossible, set a problem and return the lowest card.

    The card must be in `mask` and equal the scripted one (`scripted` is -1 if there is no script).
    """
    card = chance["replay"][chance["replay_at"]]
    chance["replay_at"] += 1
    if card < 0 or not mask >> card & 1 or (scripted >= 0 and scripted != card):
        chance["problem"] = IMPOSSIBLE
        card = nth(mask, 0)
    return tell(chance, card)


def find_scripted_end(chance: Chance, mask: int, sign: int) -> int:
    """Return the card that a script puts at the top (sign 1) or bottom (-1) of a layer.

    Cards placed from this end come first, then cards without a place, then cards placed from the
    other end. Return -1 if the script leaves the card open.
    """
    place = chance["place"]
    near, far, free = -1, -1, False
    for card in range(CITY_COUNT):
        if mask >> card & 1:
            distance = place[card] * sign
            if distance == 0:
                free = True
            elif distance > 0:
                if near < 0 or distance < place[near] * sign:
                    near = card
            elif far < 0 or distance < place[far] * sign:
                far = card
    if near >= 0:
        return near
    return -1 if free else far


def drop_placed(chance: Chance, mask: int) -> int:
    """Return the cards of a set that no script places."""
    place = chance["place"]
    for card in range(CITY_COUNT):
        if place[card] != 0:
            mask &= ~(1 << card)
    return mask


def choose_end_of_layer(chance: Chance, mask: int, k: int, sign: int) -> int:
    """Return the top (sign 1) or bottom (-1) card of a layer: a set with its k (see `deal`)."""
    card = find_scripted_end(chance, mask, sign) if chance["scripted"] else -1
    if chance["replay_at"] < chance["replay_count"]:
        return replay_card(chance, mask, card)
    if chance["scripted"]:
        if card >= 0:
            return tell(chance, card)
        mask = drop_placed(chance, mask)
    if chance["source"] == STREAM:
        return tell(chance, nth(mask, random_below(chance, count(mask))))
    if chance["source"] == DEAL:
        return tell(chance, find_ranked_city(chance, mask, k, sign))
    return tell(chance, report_unknown(chance, mask, sign))


def find_ranked_city(chance: Chance, mask: int, k: int, sign: int) -> int:
    """Return the first (sign 1) or last (-1) card of a set in the deal's ranking for k."""
    order = chance["city_order"]
    at = CITY_COUNT * k if sign > 0 else CITY_COUNT * (k + 1) - 1
    while not mask >> order[at] & 1:
        at += sign
    return order[at]


def choose_from_pool(chance: Chance, pool: int) -> int:
    """Return the top player card, epidemics excluded; the callers record it."""
    if chance["source"] == STREAM:
        return nth(pool, random_below(chance, count(pool)))
    if chance["source"] == DEAL:
        order = chance["card_order"]
        at = 0
        while not pool >> order[at] & 1:
            at += 1
        return order[at]
    return report_unknown(chance, pool, PLAYER_DECK)


def choose_hand_card(chance: Chance, pool: int) -> int:
    """Return a card dealt into a starting hand (R2.4)."""
    if chance["replay_at"] < chance["replay_count"]:
        return replay_card(chance, pool, -1)
    return tell(chance, choose_from_pool(chance, pool))


def choose_player_card(chance: Chance, pool: int, pile: int, size: int, epidemic: int) -> int:
    """Return the top card of a pile of `size` cards; `epidemic` is 1 if it has its epidemic."""
    # A pile without its epidemic has only city and event cards; a pile of one card with it has only
    # the epidemic.
    cards = pool if size > epidemic else 0
    scripted = -1
    if chance["next_at"] < chance["next_count"]:
        scripted = chance["next"][chance["next_at"]]
        chance["next_at"] += 1
    if chance["replay_at"] < chance["replay_count"]:
        return replay_card(chance, cards | epidemic << EPIDEMIC, scripted)
    if scripted >= 0:
        return tell(chance, scripted)
    if epidemic and chance["source"] == STREAM and random_below(chance, size) == 0:
        return tell(chance, EPIDEMIC)
    if epidemic and chance["source"] == DEAL and size <= chance["epidemic_place"][pile]:
        return tell(chance, EPIDEMIC)
    if chance["source"] == SILENT:
        return tell(chance, report_unknown(chance, cards | epidemic << EPIDEMIC, PLAYER_DECK))
    if pool == 0:
        return tell(chance, EPIDEMIC)
    return tell(chance, choose_from_pool(chance, pool))


def reshuffle(chance: Chance, mask: int) -> None:
    """Intensify (R7.3): clear the places of these cards and apply the script's next shuffle."""
    if chance["scripted"] == 0:
        return
    place = chance["place"]
    for card in range(CITY_COUNT):
        if mask >> card & 1:
            place[card] = 0
    at = chance["shuffle_at"]
    if at < chance["shuffle_count"]:
        chance["shuffle_at"] = at + 1
        for i in range(chance["shuffle_size"][at]):
            card = chance["shuffle"][CITY_COUNT * at + i]
            if mask >> card & 1:
                place[card] = i + 1
