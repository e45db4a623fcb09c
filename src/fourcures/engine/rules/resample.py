"""Resample hidden information consistently with what a viewer knows.

Works in place on a state and reads nothing that is hidden from the viewer. It turns a redacted
state (see `view`) into a complete one, and a complete one into another that looks the same.
"""

from __future__ import annotations

from .bits import count, nth
from .chance import Chance, random_below
from .decks import cards_down_to, top_card
from .state import NOBODY, State, run_index


def resample(s: State, viewer: int, chance: Chance) -> None:
    """Resample hidden hands and hidden Forecasts from the stream; viewer -1 is a spectator.

    The order inside layers and piles is not sampled: the state does not contain it.
    """
    if not s["private"]:
        return
    deal_hidden_hands(s, viewer, chance)
    saw0 = s["run_seat"][0] == viewer
    saw1 = s["run_seat"][1] == viewer
    if s["run_size"][0] and not saw0:
        if s["run_size"][1] and saw1:
            deal_older_run(s, chance)
        elif s["forecast_seat"] != NOBODY and s["forecast_seat"] == viewer:
            deal_run_looked_into(s, chance)
        else:
            size = s["run_size"][0]
            cards = sample_members(s, s["run_at"][0], size, 0, -1, chance)
            fill_run(s, 0, 0, size, cards, chance)
    if s["run_size"][1] and not saw1:
        deal_newer_run(s, chance)
    if s["forecast_seat"] != NOBODY and s["forecast_seat"] != viewer:
        told = chance["told_count"]
        seen = 0
        for i in range(s["forecast_size"]):
            card = top_card(s, chance, seen)
            seen |= 1 << card
            s["forecast_cards"][i] = card
        chance["told_count"] = told


def deal_hidden_hands(s: State, viewer: int, chance: Chance) -> None:
    """Deal the unknown cards of other hands again from all unseen cards."""
    for seat in range(s["players"]):
        if seat != viewer:
            s["pool"] |= s["hands"][seat] & ~s["shown"][seat]
            s["hands"][seat] = s["shown"][seat]
    for seat in range(s["players"]):
        if seat != viewer:
            for _ in range(s["hand_size"][seat] - count(s["hands"][seat])):
                card = nth(s["pool"], random_below(chance, count(s["pool"])))
                s["pool"] &= ~(1 << card)
                s["hands"][seat] |= 1 << card


def cards_of_run(s: State, run: int) -> int:
    """Return the cards of a run, as a mask."""
    mask = 0
    for i in range(s["run_size"][run]):
        mask |= 1 << s["run_cards"][run_index(run, i)]
    return mask


def sample_members(s: State, at: int, size: int, without: int, among: int, chance: Chance) -> int:
    """Return a random set of cards for the places from `at` on, in the layers minus `without`.

    A layer that is entirely inside gives all its cards; one that is partly inside gives random
    cards that are also in `among`.
    """
    chosen, first = 0, 0
    for i in range(s["layer_count"] - 1, -1, -1):
        layer = s["layers"][i] & ~without
        last = first + count(layer)
        inside = min(last, at + size) - max(first, at)
        if inside == count(layer):
            chosen |= layer
        elif inside > 0:
            layer &= among
            for _ in range(inside):
                card = nth(layer, random_below(chance, count(layer)))
                layer &= ~(1 << card)
                chosen |= 1 << card
        first = last
    return chosen


def fill_run(s: State, run: int, start: int, stop: int, cards: int, chance: Chance) -> None:
    """Put a set of cards into places of a run in random order."""
    for i in range(start, stop):
        card = nth(cards, random_below(chance, count(cards)))
        cards &= ~(1 << card)
        s["run_cards"][run_index(run, i)] = card


def deal_older_run(s: State, chance: Chance) -> None:
    """Resample the older Forecast for a viewer who saw only the newer one."""
    newer = cards_of_run(s, 1)
    size, covered, at = s["run_size"][0], s["run_covered"][0], s["run_at"][0]
    taken_over = 0  # cards of the older run that are now in the newer one
    if covered == size:
        taken_over = sample_members(s, at, size, 0, newer, chance)
    else:
        for i in range(s["run_size"][1]):
            card = s["run_cards"][run_index(1, i)]
            if cards_down_to(s, card) > at:
                taken_over |= 1 << card
    # Without the newer run above it, the rest of the older run starts at this place.
    below_newer = at + covered - s["run_size"][1]
    rest = sample_members(s, below_newer, size - covered, newer, -1, chance)
    fill_run(s, 0, 0, covered, taken_over, chance)
    fill_run(s, 0, covered, size, rest, chance)


def deal_run_looked_into(s: State, chance: Chance) -> None:
    """Resample the older Forecast for a viewer who did not see it but sees the top cards now."""
    looked, size, at = s["forecast_size"], s["run_size"][0], s["run_at"][0]
    seen = 0
    for i in range(looked):
        seen |= 1 << s["forecast_cards"][i]
    known = min(size, max(0, looked - at))
    for i in range(known):
        s["run_cards"][i] = s["forecast_cards"][at + i]
    # Without the cards looked at above it, the rest starts at this place.
    rest = sample_members(s, at + known - looked, size - known, seen, -1, chance)
    fill_run(s, 0, known, size, rest, chance)


def deal_newer_run(s: State, chance: Chance) -> None:
    """Resample the newer Forecast for a viewer who did not see it; the older one is known."""
    covered = s["run_covered"][0]
    cards = sample_members(
        s, s["run_at"][1], s["run_size"][1] - covered, cards_of_run(s, 0), -1, chance
    )
    for i in range(covered):
        cards |= 1 << s["run_cards"][i]
    fill_run(s, 1, 0, s["run_size"][1], cards, chance)
