"""The cards that came, told by a record or by people with a real deck, instead of being dealt."""

from __future__ import annotations

from collections.abc import Sequence

from .errors import InvalidRecord, NothingToDraw
from .rules.board import CARD, CARDS
from .rules.chance import BOTTOM, EXHAUSTED, NO_PROBLEM, PLAYER_DECK, TOP, Chance

DECKS = {PLAYER_DECK: "player", TOP: "infection", BOTTOM: "bottom"}


def expect(chance: Chance, cards: Sequence[str]) -> None:
    """These cards come next, whatever a deal would say."""
    numbers = [CARD.get(name, -1) for name in cards[: len(chance["replay"])]]
    chance["replay"][: len(numbers)] = numbers
    chance["replay_count"], chance["replay_at"] = len(numbers), 0


def check(chance: Chance, cards: Sequence[str] | None) -> None:
    """Whether all cards came that were asked for, and of expected ones no others."""
    if chance["problem"] == EXHAUSTED:
        could = [name for card, name in enumerate(CARDS) if chance["asked"] >> card & 1]
        raise NothingToDraw(DECKS[chance["asked_of"]], could)
    if chance["problem"] != NO_PROBLEM:
        raise InvalidRecord("the outcomes do not fit the decks")
    if cards is not None:
        if list(cards) != [CARDS[card] for card in chance["told"][: chance["told_count"]]]:
            raise InvalidRecord("there are too few or too many outcomes for the move")
        expect(chance, ())
