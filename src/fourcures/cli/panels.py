"""The lines around the map: status, seats with their cards, roads or events, infection deck."""

from __future__ import annotations

from rich.text import Text

from ..engine.board import EVENTS, LAST_OUTBREAK
from .glance import COLOUR, NEIGHBOURS, Glance, Player
from .names import SHORT_ROLES, Names, letter, shape
from .summaries import layers
from .worldmap import COLOURS

WORTH_LISTING = 16  # cards at the bottom of the infection deck; more say nothing


def status(glance: Glance, width: int) -> Text:
    """One line: turn, role, actions, outbreaks, rate, cures, cards."""
    role = SHORT_ROLES[glance.players[glance.active].role]
    done = "●" * glance.actions_left + "○" * (4 - glance.actions_left)
    phase = glance.outcome["result"].upper() if glance.outcome else glance.phase
    parts = [
        f"Turn {glance.turn_number}",
        role,
        f"actions {done}" if phase == "actions" else phase,
        f"outbreaks {glance.outbreaks}/{LAST_OUTBREAK}",
        f"rate {glance.rate}",
        f"cures {glance.cured}/4",
        f"cards {glance.cards_left}",
    ]
    return Text(" " + "  ".join(parts).ljust(width - 1), "reverse")


def seat(player: Player, glance: Glance, names: Names, width: int) -> tuple[Text, bool]:
    """A seat in one line: pawn, role, city, cards; and whether no card's name had to be cut."""
    text = Text(">" if player.seat == glance.active else " ", "bold")
    text.append(f"{letter(player.role)} ", "bold")
    text.append(f"{SHORT_ROLES[player.role]:10} ", "bold" if player.seat == glance.active else "")
    text.append(f"{names(player.city)[:13]:13}")
    known = [card for card in player.hand if card is not None]
    hidden = len(player.hand) - len(known)
    tail = f" {hidden} hidden" if hidden else "" if player.hand else " no cards"
    tail += f" [{names.short(player.stored)}]" if player.stored else ""
    room = width - len(text) - len(tail)
    shown = cards(known, names, room)
    text.append_text(shown).append(tail)
    return text, len(shown) == sum(len(names.short(card)) + 2 for card in known)


def whole_hand(player: Player, names: Names, width: int) -> list[Text]:
    """The hand of whoever decides, nothing cut, when a seat's line is too short for it."""
    lines = [Text(f"{SHORT_ROLES[player.role]}:", "bold")]
    for card in player.hand:
        if card is not None:
            if len(lines[-1]) + len(names.short(card)) + 2 > width:
                lines.append(Text(" "))
            lines[-1].append_text(cards([card], names, width))
    return lines


def cards(known: list[str], names: Names, room: int) -> Text:
    """Cards with their signs, the longest names cut until all have room."""
    longest = max((len(names.short(card)) for card in known), default=0)
    while longest > 3 and sum(len(names.short(c)[:longest]) + 2 for c in known) > room:
        longest -= 1
    text = Text()
    for card in known:
        text.append(f" {shape(card)}", COLOURS.get(COLOUR.get(card, ""), ""))
        text.append(names.short(card)[:longest])
    return text


def roads(glance: Glance, names: Names, width: int) -> Text:
    """Where the roads lead from the pawn of whoever decides; between actions, the events."""
    if glance.phase != "actions":
        return events(glance, names)
    here = glance.players[glance.decider].city
    text = Text(f"From {names(here)}:", "bold")
    return text.append_text(cards(NEIGHBOURS[here], names, width - len(text)))


def events(glance: Glance, names: Names) -> Text:
    """Who is known to hold an event that fits here (R10.2, R7.4)."""
    fitting = ["resilient_population"] if glance.epidemic_step == "infected" else EVENTS
    held = [
        f"{names.short(card)} ({SHORT_ROLES[player.role]})"
        for player in glance.players
        for card in (*player.hand, player.stored)
        if card is not None and card in fitting
    ]
    return Text("Events: ", "bold").append(", ".join(held) or "none in sight")


def infection(glance: Glance, names: Names, width: int) -> Text:
    """What is known about the top of the infection deck, as much as one line holds."""
    parts = []
    known = layers(glance)
    for depth, (cards, sure) in enumerate(known, 1):
        if depth == len(known) and len(cards) > WORTH_LISTING:
            parts.append(f"{len(cards)} cards")
        else:
            kind = "in order" if sure else f"{len(cards)} shuffled"
            parts.append(f"{kind}: {names.list(cards)}" if len(cards) > 1 else names(cards[0]))
    line = f"Infection deck: {', then '.join(parts) or 'empty'}."
    line += f" Discards: {names.list(glance.infection_discards) or 'none'}."
    return Text(line if len(line) < width else line[: width - 2] + "…")
