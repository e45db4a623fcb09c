"""The table told in English, each fact one line: status, hands, decks, a city, the world."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.board import DISEASES, EVENTS, HAND_LIMIT, LAST_OUTBREAK, STATIONS
from .glance import COLOUR, NEIGHBOURS, Glance, Player
from .names import Names
from .regions import REGIONS
from .sentences import counted


def status(glance: Glance, n: Names) -> list[str]:
    """The turn, the tracks and the supplies."""
    player = glance.players[glance.active]
    lines = [
        f"Turn {glance.turn_number}: {n(player.role)}, in {n(player.city)}.",
        f"Outbreaks {glance.outbreaks} of {LAST_OUTBREAK}. Infection rate {glance.rate}.",
    ]
    if glance.phase == "actions":
        lines.insert(1, f"{counted(glance.actions_left, 'action')} left.")
    if glance.quiet_nights:
        lines.append(f"{counted(glance.quiet_nights, 'quiet night')} to come.")
    for disease in DISEASES:
        state = glance.diseases[disease]
        left = counted(glance.supply(disease), "cube")
        lines.append(f"{disease.capitalize()}: {state}, {left} left.")
    lines.append(f"Player deck: {counted(glance.cards_left, 'card')}. {epidemic_ahead(glance)}")
    return lines


def epidemic_ahead(glance: Glance) -> str:
    """When the next epidemic can come, which everyone can work out (R12.4)."""
    window = glance.next_epidemic()
    if window is None:
        return "No epidemic is left."
    before, within = window
    if before:
        return f"Epidemic {glance.drawn + 1}: not in the next {before}, within {within} cards."
    return f"Epidemic {glance.drawn + 1} within {within} cards."


def hands(glance: Glance, n: Names) -> list[str]:
    """Every hand as the viewer knows it, the viewer's own first."""
    own = glance.viewer
    seats = sorted(glance.players, key=lambda player: player.seat != own)
    return [line for player in seats for line in hand(player, n)]


def hand(player: Player, n: Names) -> list[str]:
    """One hand: how many cards, then each colour on a line of its own."""
    head = f"{n(player.role)}: {counted(len(player.hand), 'card')} of {HAND_LIMIT}."
    lines = [head if player.hand else f"{n(player.role)}: no cards."]
    known = [card for card in player.hand if card is not None]
    for disease in DISEASES:
        cards = [card for card in known if COLOUR.get(card) == disease]
        if cards:
            lines.append(f"  {len(cards)} {disease}: {n.list(cards)}")
    events = [card for card in known if card in EVENTS]
    if events:
        lines.append(f"  {counted(len(events), 'event')}: {n.list(events)}")
    if len(known) < len(player.hand):
        lines.append(f"  {len(player.hand) - len(known)} hidden")
    if player.stored is not None:
        lines.append(f"  On the role card: {n(player.stored)}")
    return lines


def decks(glance: Glance, n: Names) -> list[str]:
    """Both decks as the viewer knows them, and the discards."""
    lines = ["Infection deck, from the top:"]
    for layer, sure in layers(glance):
        what = "in this order" if sure else "in unknown order"
        number = counted(len(layer), "card")
        lines.append(f"  {number}{f', {what}' if len(layer) > 1 else ''}: {n.list(layer)}")
    for mix in glance.mixed:
        lines.append(
            f"  A Forecast that you did not see reordered {mix['cards']} cards"
            f" from card {mix['at'] + 1} on."
        )
    lines.append(f"Infection discards: {n.list(glance.infection_discards) or 'none'}")
    lines.append(f"Player deck: {counted(glance.cards_left, 'card')}. {epidemic_ahead(glance)}")
    lines.append(f"Player discards: {n.list(glance.player_discards) or 'none'}")
    if glance.removed:
        lines.append(f"Out of the game: {n.list(glance.removed)}")
    return lines


def layers(glance: Glance) -> list[tuple[list[str], bool]]:
    """The layers from the top; neighbouring single cards are one run whose order is sure."""
    found: list[tuple[list[str], bool]] = []
    # Where others reordered cards unseen, a single card is no longer surely in its place.
    sure_everywhere = not glance.mixed
    for layer in glance.layers:
        sure = len(layer) == 1 and sure_everywhere
        if sure and found and found[-1][1]:
            found[-1][0].extend(layer)
        else:
            found.append((list(layer), sure))
    return found


def city(glance: Glance, name: str, ways: Sequence[str], n: Names) -> list[str]:
    """All about one city; `ways` are the viewer's legal moves to it."""
    lines = [f"{n(name)}, {COLOUR[name]}."]
    cubes = [counted(number, f"{disease} cube") for disease, number in glance.in_order(name)]
    lines.append(f"{', '.join(cubes) or 'No cubes'}.")
    if name in glance.stations:
        lines.append("Research station.")
    pawns = glance.pawns(name)
    if pawns:
        lines.append(f"Here: {n.list([player.role for player in pawns])}.")
    lines.append(f"Connected to {n.list(NEIGHBOURS[name])}.")
    lines.append(f"Its player card: {where_card(glance, name, n)}.")
    lines.append(f"Its infection card: {where_infection_card(glance, name)}.")
    if ways:
        lines.append(f"You can: {', '.join(ways)}.")
    return lines


def where_card(glance: Glance, card: str, n: Names) -> str:
    """Where a city's player card lies, as far as the viewer knows."""
    for player in glance.players:
        if card in player.hand:
            return f"in the hand of the {n(player.role)}"
    if card in glance.player_discards:
        return "discarded"
    hidden = any(None in player.hand for player in glance.players)
    return "in the deck or a hidden hand" if hidden else "in the deck"


def where_infection_card(glance: Glance, card: str) -> str:
    """Where a city's infection card lies, as far as the viewer knows."""
    if card in glance.infection_discards:
        return "discarded"
    before = 0
    for layer in glance.layers:
        if card in layer:
            if len(layer) == 1:
                return f"card {before + 1} of the deck"
            return f"among cards {before + 1} to {before + len(layer)} of the deck"
        before += len(layer)
    return "out of the game"


def world(glance: Glance, n: Names) -> list[str]:
    """The world by regions: each busy city a line, the quiet ones together."""
    lines = []
    for region in REGIONS:
        lines.append(f"{region.name}:")
        for name in region.cities:
            if not glance.is_quiet(name):
                lines.append(f"  {busy(glance, name, n)}")
        quiet = [name for name in region.cities if glance.is_quiet(name)]
        if quiet:
            lines.append(f"  Nothing in: {n.list(quiet)}")
    lines.append(f"{len(glance.stations)} of {STATIONS} research stations stand.")
    return lines


def busy(glance: Glance, name: str, n: Names) -> str:
    """A city with what lies and stands in it."""
    facts = [f"{number} {disease}" for disease, number in glance.in_order(name)]
    if name in glance.stations:
        facts.append("station")
    facts += [n(player.role) for player in glance.pawns(name)]
    return f"{n(name)}: {', '.join(facts)}"
