"""Deal a new game (R2): from a seed, or with the cards of a real deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from .drawn_cards import feed_cards, require_consumed
from .errors import InvalidRecord, InvalidSetup
from .rules import deal
from .rules.board import ED_2013, EDITIONS, ROLE, ROLE_COUNT
from .rules.chance import Chance, make_chance
from .rules.setup import clear_table, deal_cards, give_role, make_agreement
from .rules.state import NOBODY, State, make_state
from .setup import Setup


def deal_from_seed(setup: Setup, seed: str) -> tuple[State, Chance]:
    """Return the start of the game with this seed, and the cards to come."""
    chance = make_chance()
    deal.bind(chance, seed)
    if setup.roles is None:
        pool = [role for role in range(ROLE_COUNT) if setup.role_mask >> role & 1]
        roles = deal.draw_roles(seed, pool)
    else:
        roles = [ROLE[name] for name in setup.roles]
    first = setup.first
    if first is None and EDITIONS.index(setup.edition) != ED_2013:
        first = deal.draw_first_seat(seed, cast(int, setup.players))
    s = deal_to(setup, roles, NOBODY if first is None else first, chance)
    deal.place_epidemics(chance, seed, s)
    return s, chance


def deal_from_cards(setup: Setup, cards: Sequence[str]) -> tuple[State, Chance]:
    """Return the start of a game with these cards; raise InvalidSetup if they do not fit."""
    if setup.roles is None or setup.first is None:
        raise InvalidSetup("a game with cards needs roles and first, and no seed", "cards")
    chance = make_chance()
    feed_cards(chance, cards)
    s = deal_to(setup, [ROLE[name] for name in setup.roles], setup.first, chance)
    try:
        require_consumed(chance, cards)
    except InvalidRecord:
        raise InvalidSetup(
            "cards must be nine cities and then the hands, each card once", "cards"
        ) from None
    return s, chance


def deal_to(setup: Setup, roles: Sequence[int], first: int, chance: Chance) -> State:
    """Return the state after the deal to seats with these roles (or more)."""
    s = make_state()
    agreed = make_agreement(
        cast(int, setup.players),
        setup.epidemics,
        edition=EDITIONS.index(setup.edition),
        private=setup.hands == "private",
        events=setup.events_mask,
        role_pool=setup.role_mask,
    )
    clear_table(s, agreed)
    for seat in range(s["players"]):
        give_role(s, seat, roles[seat])
    deal_cards(s, first, chance, [0])
    return s
