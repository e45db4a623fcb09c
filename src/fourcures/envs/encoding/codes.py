"""What each action code means."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from ..actions import ACTIONS, FAMILIES, FIRST, NAMES, OTHER_PAWN, WHAT
from .axes import AXES

BY_SIZE = {len(AXES[axis]): axis for axis in ("city", "card", "disease", "event")}
# What a code does, in the order of `actions.FAMILIES`; {} is its argument. What follows a semicolon
# is asked for in further steps, unless only one answer is possible.
MEANINGS = {
    "drive": "drive or take a ferry to {}",
    "direct": "take a direct flight to {}, discarding the card of that city",
    "charter": "take a charter flight to {}, discarding the card of the city of the pawn",
    "shuttle": "take a shuttle flight to {}",
    "move_drive": "as Dispatcher, drive the pawn of {}; then the city",
    "move_direct": "as Dispatcher, move the pawn of {} by direct flight; then the city",
    "move_charter": "as Dispatcher, move the pawn of {} by charter flight; then the city",
    "move_shuttle": "as Dispatcher, move the pawn of {} by shuttle flight; then the city",
    "join": "as Dispatcher, move the pawn of {} to the city of another pawn; then the city",
    "opsflight": "as Operations Expert, fly from a research station; then the card, then the city",
    "build": "build a research station; with six on the board, then the station that is moved",
    "treat": "treat {}",
    "give": "give a card to {}; then the card",
    "take": "take a card from {}; then the card",
    "cure": "cure {}; with more cards than needed, then those that are kept, one by one",
    "store": "as Contingency Planner, take {} from the discard pile",
    "pass": "give up the actions that are left",
    "airlift": "play Airlift on the pawn of {}; then the city",
    "forecast": "play Forecast; then the cards in their new order, from the top",
    "grant": "play Government Grant; then the city, with six stations also the one that is moved",
    "quiet": "play One Quiet Night",
    "resilient": "play Resilient Population; then the card",
    "discard": "discard {} from a hand above the limit",
    "next": "take the next step of the turn",
    "hold": "play no event now, as a seat that is asked out of turn",
    "choose": "answer the open question with {}: a card, or the city of a card",
}


class Codes(NamedTuple):
    """Neighbouring action codes with the same meaning and different arguments."""

    name: str
    first: int
    arguments: tuple[str, ...]  # of the codes from `first` on; a single code without one has none
    axis: str  # the axis of the arguments, or nothing
    meaning: str

    @property
    def last(self) -> int:
        """Return the last code."""
        return self.first + max(len(self.arguments), 1) - 1


def list_codes() -> Iterator[Codes]:
    """Yield all action codes, by their meaning."""
    for (name, codes, part), first in zip(FAMILIES, FIRST):
        if not codes:  # a move that has no code, because it is chosen card by card
            continue
        axis = "" if codes == 1 else BY_SIZE[codes] if part == WHAT else "seat"
        arguments = AXES[axis][part == OTHER_PAWN :] if axis else ()
        yield Codes(name, first, arguments, axis, MEANINGS[name])


CODES = tuple(list_codes())


def explain_action(code: int) -> str:
    """Return what an action code does: `move_drive 1: as Dispatcher, drive the pawn of seat 1`.

    Seat 0 is the seat that decides, seat 1 the next in turn order. What follows a semicolon is
    asked for in further steps.
    """
    if not 0 <= code < ACTIONS:
        raise ValueError(f"a code must be 0 to {ACTIONS - 1}, not {code!r}")
    codes = next(codes for codes in CODES if codes.first <= code <= codes.last)
    argument = codes.arguments[code - codes.first] if codes.arguments else ""
    return f"{NAMES[code]}: {codes.meaning.format(argument)}"
