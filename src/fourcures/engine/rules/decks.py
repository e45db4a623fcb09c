"""Both decks, as far as any player knows them, and drawing from them.

The infection deck is a stack of *layers*, each a set in unknown order. A Forecast fixes the order
of the top cards: they stay members of their layers and also form a *run*. A viewer who did not look
knows the layers, and that the places of the run were mixed; so one structure serves every viewer. A
run has its remaining cards in the order in which they were put back, the number of cards in the
layers above it (`run_at`), and the number of its first cards that a later Forecast has taken over
(`run_covered`). See `docs/decisions/0004-layers-and-runs.md` for the design.
"""

from __future__ import annotations

from .bits import count, item_at
from .board import EPIDEMIC
from .chance import Chance, choose_end_of_layer, choose_player_card, reshuffle
from .hands import gain
from .log import DREW, INTENSIFIED, Log, note
from .state import PILES, RUNS, State, run_index


def infection_deck_size(s: State) -> int:
    """Return the number of cards in the infection deck."""
    size = 0
    layers = s["layers"]
    for i in range(s["layer_count"]):
        size += count(layers[i])
    return size


def run_mask(s: State) -> int:
    """Return the cards whose place a Forecast has fixed."""
    mask = 0
    for run in range(RUNS):
        for i in range(s["run_size"][run]):
            mask |= 1 << s["run_cards"][run_index(run, i)]
    return mask


def card_in_run(s: State, place: int) -> int:
    """Return the card that a Forecast has put at this place of the deck (0 is the top), or -1."""
    for run in range(RUNS):
        covered = s["run_covered"][run]
        at = place - s["run_at"][run]
        if covered <= at < s["run_size"][run]:
            return s["run_cards"][run_index(run, at)]
    return -1


def top_card(s: State, chance: Chance, above: int) -> int:
    """Return the infection card below those in `above` (a mask of the cards on top of it)."""
    fixed = run_mask(s)
    if fixed:
        card = card_in_run(s, count(above))
        if card >= 0:
            return card
    layers = s["layers"]
    i = s["layer_count"] - 1
    while not layers[i] & ~fixed & ~above:
        i -= 1
    return choose_end_of_layer(chance, layers[i] & ~fixed & ~above, s["layer_k"][i], 1)


def bottom_card(s: State, chance: Chance) -> int:
    """Return the bottom card of the infection deck."""
    fixed = run_mask(s)
    if fixed:
        card = card_in_run(s, infection_deck_size(s) - 1)
        if card >= 0:
            return card
    layers = s["layers"]
    i = 0
    while not layers[i] & ~fixed:
        i += 1
    return choose_end_of_layer(chance, layers[i] & ~fixed, s["layer_k"][i], -1)


def leave_layers(s: State, card: int) -> None:
    """Remove a card from its layer, and the layer if it is now empty."""
    layers, layer_k = s["layers"], s["layer_k"]
    i = s["layer_count"] - 1
    while not layers[i] >> card & 1:
        i -= 1
    layers[i] &= ~(1 << card)
    if layers[i] == 0:
        last = s["layer_count"] - 1
        for j in range(i, last):
            layers[j] = layers[j + 1]
            layer_k[j] = layer_k[j + 1]
        layers[last] = 0
        layer_k[last] = 0
        s["layer_count"] = last


def cards_down_to(s: State, card: int) -> int:
    """Return the number of cards from the top down to this card's layer, inclusive."""
    layers = s["layers"]
    i = s["layer_count"] - 1
    size = count(layers[i])
    while not layers[i] >> card & 1:
        i -= 1
        size += count(layers[i])
    return size


def leave_runs(s: State, card: int) -> None:
    """Remove a card from every run; a run below the card's layer moves up."""
    cards = s["run_cards"]
    for run in range(RUNS):
        size = s["run_size"][run]
        if size == 0:
            continue
        i = 0
        while i < size and cards[run_index(run, i)] != card:
            i += 1
        if i == size:
            if cards_down_to(s, card) <= s["run_at"][run]:
                s["run_at"][run] -= 1
            continue
        for j in range(run_index(run, i), run_index(run, size - 1)):
            cards[j] = cards[j + 1]
        cards[run_index(run, size - 1)] = 0
        s["run_size"][run] = size - 1
        if i < s["run_covered"][run]:
            s["run_covered"][run] -= 1
        if size == 1:
            s["run_at"][run] = 0
            s["run_seat"][run] = 0


def turn_over(s: State, chance: Chance, bottom: int) -> int:
    """Remove and return the top infection card, or the bottom one (1); return -1 if empty."""
    if s["layer_count"] == 0:
        return -1
    card = bottom_card(s, chance) if bottom else top_card(s, chance, 0)
    leave_runs(s, card)
    leave_layers(s, card)
    return card


def put_back_in_order(s: State, seat: int, cards: int, size: int) -> None:
    """Make a run of the top cards (a list, top first) that this seat has seen."""
    new = 0 if s["run_size"][0] == 0 else 1
    mask = 0
    for i in range(size):
        card = item_at(cards, i)
        s["run_cards"][run_index(new, i)] = card
        mask |= 1 << card
    if new == 1:
        for i in range(s["run_size"][0]):
            if mask >> s["run_cards"][i] & 1:
                s["run_covered"][0] += 1
    s["run_size"][new] = size
    s["run_at"][new] = 0
    s["run_covered"][new] = 0
    s["run_seat"][new] = seat


def intensify(s: State, chance: Chance, log: Log) -> None:
    """R7.3, R7.4: shuffle the infection discards into a new top layer, if there are any."""
    cards = s["infection_discards"]
    note(log, INTENSIFIED, cards)
    if cards == 0:
        return
    s["layers"][s["layer_count"]] = cards
    s["layer_k"][s["layer_count"]] = s["drawn"]
    s["layer_count"] += 1
    s["infection_discards"] = 0
    for run in range(RUNS):
        if s["run_size"][run] > 0:
            s["run_at"][run] += count(cards)
    reshuffle(chance, cards)


def player_deck_size(s: State) -> int:
    """Return the number of cards in the player deck, including epidemics."""
    size = 0
    for pile in range(PILES):
        size += s["pile_size"][pile]
    return size


def draw_player_card(s: State, chance: Chance, log: Log) -> None:
    """R6.2: draw the top player card into the active hand, or count it as a pending epidemic."""
    pile = 0
    while s["pile_size"][pile] == 0:
        pile += 1
    card = choose_player_card(
        chance, s["pool"], pile, s["pile_size"][pile], s["pile_epidemic"][pile]
    )
    s["pile_size"][pile] -= 1
    note(log, DREW, s["turn"], card)
    if card == EPIDEMIC:
        s["pile_epidemic"][pile] = 0
        s["pending"] += 1
    else:
        s["pool"] &= ~(1 << card)
        gain(s, s["turn"], card)
