"""The infection deck as one viewer knows it: layers from the top, and mixed places.

A player who saw a Forecast knows its cards one by one. For other viewers the layers do not change,
but the places that the Forecast touched are *mixed*: the same cards in an unknown order.
"""

from __future__ import annotations

from .rules.bits import count
from .rules.state import NOBODY, RUNS, State, run_index


def saw_run(s: State, run: int, viewer: int | None) -> bool:
    """R12.3: return whether this viewer (a seat, or None for a spectator) saw this Forecast."""
    return not s["private"] or s["run_seat"][run] == viewer


def looked_at_cards(s: State, viewer: int | None) -> list[int]:
    """R12.3: return the cards of a running Forecast, top first; empty if hidden from the viewer."""
    if s["forecast_seat"] == NOBODY or (s["private"] and s["forecast_seat"] != viewer):
        return []
    cards: list[int] = s["forecast_cards"][: s["forecast_size"]]
    return cards


def run_cards(s: State, run: int) -> list[int]:
    """Return the cards of a run that are still in the deck, top first."""
    cards: list[int] = s["run_cards"][run_index(run, 0) : run_index(run, s["run_size"][run])]
    return cards


def known_layers(s: State, seen: list[bool]) -> tuple[list[int], list[tuple[int, int]]]:
    """Return the layers (masks, top first) and the mixed places (start, size; oldest first).

    `seen` has one flag for each run: whether the viewer saw it.
    """
    layers = [s["layers"][i] for i in range(s["layer_count"] - 1, -1, -1)]
    mixed: list[tuple[int, int]] = []
    for run in range(RUNS):
        cards = run_cards(s, run)
        at = s["run_at"][run]
        if not cards:
            continue
        if seen[run]:
            layers = separate_cards(layers, cards, at)
            # Places of an older mix whose cards this viewer now knows are no longer mixed.
            covered = s["run_covered"][0] if run == 1 else 0
            mixed = [(first + covered, size - covered) for first, size in mixed]
        else:
            mixed.append((at, len(cards)))
    return layers, [(first, size) for first, size in mixed if size > 1]


def separate_cards(layers: list[int], cards: list[int], at: int) -> list[int]:
    """Return the layers after moving each of these cards to its own layer, below `at` others."""
    taken = sum(1 << card for card in cards)
    rest = [layer & ~taken for layer in layers]
    above, i = 0, 0
    while above < at:
        above += count(rest[i])
        i += 1
    singles = [1 << card for card in cards]
    return [layer for layer in rest[:i] + singles + rest[i:] if layer]


def layers_for(s: State, viewer: int | None) -> tuple[list[int], list[tuple[int, int]]]:
    """Return the infection deck as this viewer knows it, including a running Forecast."""
    layers, mixed = known_layers(s, [saw_run(s, run, viewer) for run in range(RUNS)])
    cards = looked_at_cards(s, viewer)
    below = [(max(first, len(cards)), first + size) for first, size in mixed]
    left = [(first, stop - first) for first, stop in below if stop - first > 1]
    return separate_cards(layers, cards, 0), left


def true_layers(s: State) -> list[int]:
    """Return the layers with every card that any player has seen in its known place."""
    return known_layers(s, [True] * RUNS)[0]
