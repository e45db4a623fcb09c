"""Cards named by a record, or by a person with a real deck, instead of dealt ones."""

from __future__ import annotations

from collections.abc import Sequence

from .errors import InvalidRecord, NothingToDraw
from .rules.board import CARD, CARDS
from .rules.chance import BOTTOM, EXHAUSTED, NO_PROBLEM, PLAYER_DECK, TOP, Chance

DECKS = {PLAYER_DECK: "player", TOP: "infection", BOTTOM: "bottom"}


def feed_cards(chance: Chance, cards: Sequence[str]) -> None:
    """Make these the next cards drawn, instead of dealt ones."""
    numbers = [CARD.get(name, -1) for name in cards[: len(chance["replay"])]]
    chance["replay"][: len(numbers)] = numbers
    chance["replay_count"], chance["replay_at"] = len(numbers), 0


def require_consumed(chance: Chance, cards: Sequence[str] | None) -> None:
    """Raise unless every draw was answered and all given cards were used."""
    if chance["problem"] == EXHAUSTED:
        could = [name for card, name in enumerate(CARDS) if chance["asked"] >> card & 1]
        raise NothingToDraw(DECKS[chance["asked_of"]], could)
    if chance["problem"] != NO_PROBLEM:
        raise InvalidRecord("the outcomes do not fit the decks")
    if cards is not None:
        if list(cards) != [CARDS[card] for card in chance["told"][: chance["told_count"]]]:
            raise InvalidRecord("the move drew a different number of cards than the outcomes name")
        feed_cards(chance, ())
