"""The infection deck as one viewer knows it: layers from the top, and places that were mixed.

Whoever saw a Forecast knows its cards one by one. For the others the layers stay as they were, and
the places that it touched are *mixed*: the same cards, in an order that they do not know.
"""

from __future__ import annotations

from .rules.bits import count
from .rules.state import NOBODY, RUNS, State


def saw_run(s: State, run: int, viewer: int | None) -> bool:
    """R12.3: whether this viewer (a seat, or None for a spectator) saw this Forecast."""
    return not s["private"] or s["run_seat"][run] == viewer


def looked_at(s: State, viewer: int | None) -> list[int]:
    """R12.3: the cards of a running Forecast as they lie, if this viewer sees them; else none."""
    if s["forecast_seat"] == NOBODY or (s["private"] and s["forecast_seat"] != viewer):
        return []
    cards: list[int] = s["forecast_cards"][: s["forecast_size"]]
    return cards


def run_cards(s: State, run: int) -> list[int]:
    """The cards of a run that are still in the deck, in the order in which they were put back."""
    cards: list[int] = s["run_cards"][6 * run : 6 * run + s["run_size"][run]]
    return cards


def known_layers(s: State, seen: list[bool]) -> tuple[list[int], list[tuple[int, int]]]:
    """The layers (masks, the top first) and the mixed places (first, number; oldest mix first).

    `seen` says for each run whether the viewer saw it.
    """
    layers = [s["layers"][i] for i in range(s["layer_count"] - 1, -1, -1)]
    mixed: list[tuple[int, int]] = []
    for run in range(RUNS):
        cards = run_cards(s, run)
        at = s["run_at"][run]
        if not cards:
            continue
        if seen[run]:
            layers = with_singles(layers, cards, at)
            # What an older mix touched and this viewer now knows is no longer mixed for them.
            covered = s["run_covered"][0] if run == 1 else 0
            mixed = [(first + covered, size - covered) for first, size in mixed]
        else:
            mixed.append((at, len(cards)))
    return layers, [(first, size) for first, size in mixed if size > 1]


def with_singles(layers: list[int], cards: list[int], at: int) -> list[int]:
    """The layers with these cards taken out and put back one by one below `at` other cards."""
    taken = sum(1 << card for card in cards)
    rest = [layer & ~taken for layer in layers]
    above, i = 0, 0
    while above < at:
        above += count(rest[i])
        i += 1
    singles = [1 << card for card in cards]
    return [layer for layer in rest[:i] + singles + rest[i:] if layer]


def layers_for(s: State, viewer: int | None) -> tuple[list[int], list[tuple[int, int]]]:
    """The infection deck as this viewer knows it; what a Forecast shows now, as it lies."""
    layers, mixed = known_layers(s, [saw_run(s, run, viewer) for run in range(RUNS)])
    cards = looked_at(s, viewer)
    below = [(max(first, len(cards)), first + size) for first, size in mixed]
    left = [(first, stop - first) for first, stop in below if stop - first > 1]
    return with_singles(layers, cards, 0), left


def true_layers(s: State) -> list[int]:
    """The layers with every card in its place that anybody has seen."""
    return known_layers(s, [True] * RUNS)[0]
