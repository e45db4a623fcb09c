"""The game as text, one line per fact: status, hands, decks, a city, the world."""

from __future__ import annotations

from collections.abc import Sequence

from ...engine.rules.board import DISEASES, EVENTS
from ...text.names import COLOUR, Names
from ..overview import Overview, PlayerSummary
from .regions import REGIONS


def describe_status(overview: Overview, n: Names) -> list[str]:
    """Return lines about the turn, the tracks and the supplies."""
    view = overview.view
    player = overview.players[view.turn]
    turn = overview.turn_number
    lines = [n.say("terminal-turn", turn=turn, role=n(player.role), city=n(player.city))]
    if view.phase == "actions":
        lines.append(n.say("terminal-actions-left", actions=view.actions_left))
    lines.append(n.say("terminal-tracks", outbreaks=view.outbreaks, rate=view.infection_rate))
    if view.quiet_nights:
        lines.append(n.say("terminal-quiet-nights", nights=view.quiet_nights))
    for disease in DISEASES:
        name, state = n(disease), n.say(f"state-{view.diseases[disease]}")
        left = view.cubes_left[disease]
        lines.append(n.say("terminal-disease", disease=name, state=state, cubes=left))
    return [*lines, describe_player_deck(overview, n)]


def describe_player_deck(overview: Overview, n: Names) -> str:
    """Return how many player cards are left, and when the next epidemic can come."""
    left = n.say("terminal-player-deck", cards=overview.view.player_cards_left)
    return f"{left} {describe_next_epidemic(overview, n)}"


def describe_next_epidemic(overview: Overview, n: Names) -> str:
    """Return when the next epidemic can come, which is public knowledge (R12.4)."""
    window = overview.next_epidemic()
    if window is None:
        return n.say("terminal-no-epidemic-left")
    before, within = window
    number = overview.view.epidemics_drawn + 1
    if before:
        return n.say("terminal-epidemic-between", epidemic=number, before=before, within=within)
    return n.say("terminal-epidemic-within", epidemic=number, within=within)


def describe_hands(overview: Overview, n: Names) -> list[str]:
    """Return every hand as the viewer knows it, the viewer's own first."""
    own = overview.view.viewer
    seats = sorted(overview.players, key=lambda player: player.seat != own)
    return [line for player in seats for line in describe_hand(player, n)]


def describe_hand(player: PlayerSummary, n: Names) -> list[str]:
    """Return one hand: the number of cards, then one line per colour."""
    role, known = n(player.role), [card for card in player.hand if card is not None]
    parts = []
    for disease in DISEASES:
        cards = [card for card in known if COLOUR.get(card) == disease]
        if cards:
            number, named = len(cards), n.list(cards)
            colour = n.say("terminal-hand-colour", number=number, disease=n(disease), cards=named)
            parts.append(colour)
    events = [card for card in known if card in EVENTS]
    if events:
        parts.append(n.say("terminal-hand-events", number=len(events), cards=n.list(events)))
    if hidden := len(player.hand) - len(known):
        parts.append(n.say("terminal-hand-hidden", number=hidden))
    if player.stored is not None:
        parts.append(n.say("terminal-on-role-card", event=n(player.stored)))
    size = "terminal-hand" if player.hand else "terminal-empty-hand"
    return [n.say(size, role=role, cards=len(player.hand)), *(f"  {part}" for part in parts)]


def describe_decks(overview: Overview, n: Names) -> list[str]:
    """Return lines about both decks as the viewer knows them, and the discards."""
    none = n.say("terminal-none")
    lines = [n.say("terminal-infection-deck")]
    for layer, sure in overview.known_layers():
        kind = "one" if len(layer) == 1 else "sure" if sure else "unknown"
        cards = n.list(layer)
        lines.append(f"  {n.say(f'terminal-layer-{kind}', number=len(layer), cards=cards)}")
    for mix in overview.mixed:
        lines.append(f"  {n.say('terminal-mixed', number=mix['cards'], at=mix['at'] + 1)}")
    discards = n.list(overview.view.infection_discards) or none
    lines.append(n.say("terminal-infection-discards", cards=discards))
    lines.append(describe_player_deck(overview, n))
    discards = n.list(overview.view.player_discards) or none
    lines.append(n.say("terminal-player-discards", cards=discards))
    if overview.removed:
        lines.append(n.say("terminal-removed", cards=n.list(overview.removed)))
    return lines


def describe_city(overview: Overview, name: str, ways: Sequence[str], n: Names) -> list[str]:
    """Return everything about a city; `ways` are the viewer's legal moves to it."""
    lines = [n.say("terminal-city", city=n(name), disease=n(COLOUR[name]))]
    cubes = [
        n.say("terminal-cubes", number=number, disease=n(disease))
        for disease, number in overview.in_order(name)
    ]
    lines.append(f"{', '.join(cubes)}." if cubes else n.say("terminal-no-cubes"))
    if name in overview.view.stations:
        lines.append(n.say("terminal-station"))
    pawns = overview.pawns(name)
    if pawns:
        lines.append(n.say("terminal-here", roles=n.list([player.role for player in pawns])))
    lines.append(n.say("terminal-connected", cities=n.list(overview.view.neighbors(name))))
    lines.append(locate_card(overview, name, n))
    lines.append(locate_infection_card(overview, name, n))
    if ways:
        lines.append(n.say("terminal-you-can", moves=", ".join(ways)))
    return lines


def locate_card(overview: Overview, card: str, n: Names) -> str:
    """Return where a city's player card is, as far as the viewer knows."""
    for player in overview.players:
        if card in player.hand:
            return n.say("terminal-card-in-hand", role=n(player.role))
    if card in overview.view.player_discards:
        return n.say("terminal-card-discarded")
    hidden = any(None in player.hand for player in overview.players)
    return n.say("terminal-card-hidden" if hidden else "terminal-card-in-deck")


def locate_infection_card(overview: Overview, card: str, n: Names) -> str:
    """Return where a city's infection card is, as far as the viewer knows."""
    if card in overview.view.infection_discards:
        return n.say("terminal-infection-discarded")
    before = 0
    for layer in overview.layers:
        if card in layer:
            if len(layer) == 1:
                return n.say("terminal-infection-at", at=before + 1)
            last = before + len(layer)
            return n.say("terminal-infection-among", **{"from": before + 1, "to": last})
        before += len(layer)
    return n.say("terminal-infection-removed")


def describe_world(overview: Overview, n: Names) -> list[str]:
    """Return the world by region: one line for each busy city, one for all quiet ones."""
    lines = []
    for region, cities in REGIONS.items():
        lines.append(f"{n.say(f'terminal-region-{region}')}:")
        for name in cities:
            if not overview.is_quiet(name):
                lines.append(f"  {describe_busy_city(overview, name, n)}")
        quiet = [name for name in cities if overview.is_quiet(name)]
        if quiet:
            lines.append(f"  {n.say('terminal-nothing-in', cities=n.list(quiet))}")
    return [*lines, n.say("terminal-stations", stations=len(overview.view.stations))]


def describe_busy_city(overview: Overview, name: str, n: Names) -> str:
    """Return a city with its cubes, research station and pawns."""
    facts = [
        n.say("terminal-busy-cubes", number=number, disease=n(disease))
        for disease, number in overview.in_order(name)
    ]
    if name in overview.view.stations:
        facts.append(n.say("terminal-busy-station"))
    facts += [n(player.role) for player in overview.pawns(name)]
    return f"{n(name)}: {', '.join(facts)}"
