"""Positions that are surely lost: the rest of the player deck is too small for the cures.

Every bound is a relaxation of the rules, so it proves the loss: any position that passes may be
lost as well.
"""

from __future__ import annotations

from ..engine.rules.bits import count
from ..engine.rules.board import CITY_COUNT, DISEASE_COUNT, own_disease
from ..engine.rules.decks import player_deck_size
from ..engine.rules.roles import cards_for_cure
from ..engine.rules.state import ACTIONS, DRAW, UNCURED, State
from ..engine.rules.turn import ACTIONS_PER_TURN

CARDS = tuple(
    sum(1 << city for city in range(CITY_COUNT) if own_disease(city) == disease)
    for disease in range(DISEASE_COUNT)
)  # the city cards of each disease, as a mask


def is_surely_lost(s: State) -> bool:
    """Return whether the rules leave no way to win, as far as this state knows the cards.

    Cards in hidden hands count as if they were whatever the team needs.
    """
    missing = [disease for disease in range(DISEASE_COUNT) if s["diseases"][disease] == UNCURED]
    return (
        len(missing) > count_actions(s)
        or lacks_cards(s, missing)
        or (is_last_turn(s) and lacks_last_actions(s, missing))
    )


def has_drawn(s: State) -> bool:
    """Return whether the cards of this turn are drawn already."""
    return s["phase"] not in (ACTIONS, DRAW) and not {ACTIONS, DRAW} & set(s["resume"])


def count_turns_after(s: State) -> int:
    """Return the number of turns that can begin after this one: each takes two cards."""
    return player_deck_size(s) // 2 + has_drawn(s)


def count_actions(s: State) -> int:
    """Return the number of actions left until the cards run out."""
    return count_actions_now(s) + ACTIONS_PER_TURN * count_turns_after(s)


def count_actions_now(s: State) -> int:
    """Return the number of actions left in this turn."""
    is_acting = s["phase"] == ACTIONS or ACTIONS in s["resume"]
    return int(s["actions_left"]) if is_acting else 0


def is_last_turn(s: State) -> bool:
    """Return whether no turn can begin after this one."""
    return count_turns_after(s) == 0


def lacks_cards(s: State, missing: list[int]) -> bool:
    """Return whether there are too few cards for the missing cures, of one disease or in all."""
    seats = range(s["players"])
    need = min(cards_for_cure(s, seat) for seat in seats)
    hands = sum(s["hands"][seat] for seat in seats)  # no card is in two hands
    hidden = sum(s["hand_size"][seat] - count(s["hands"][seat]) for seat in seats)
    to_draw = 0
    for disease in missing:
        held = count(hands & CARDS[disease])
        if held + count(s["pool"] & CARDS[disease]) < need:
            return True
        to_draw += max(0, need - held)
    return to_draw > count_drawable(s) + hidden


def count_drawable(s: State) -> int:
    """Return the most cards, other than epidemics, that can be drawn before the last action."""
    deck = player_deck_size(s)
    unused = deck % 2  # the last card of an odd deck is drawn only with the one that is missing
    return int(deck - unused - max(0, sum(s["pile_epidemic"]) - unused))


def lacks_last_actions(s: State, missing: list[int]) -> bool:
    """Return whether the last actions are too few to fetch the cards and find the cures.

    Each takes an action: a card that the active player gets from another one, and a cure.
    """
    seat = s["turn"]
    hidden = s["hand_size"][seat] - count(s["hands"][seat])
    fetched = sum(
        max(0, cards_for_cure(s, seat) - count(s["hands"][seat] & CARDS[disease]))
        for disease in missing
    )
    return max(0, fetched - hidden) + len(missing) > count_actions_now(s)
