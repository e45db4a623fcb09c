"""The lines around the map: status, seats and hands, roads or events, infection deck."""

from __future__ import annotations

from rich.text import Text

from ...engine.rules.board import EVENTS
from ...text.names import COLOUR, Names, symbol_of
from ..overview import Overview, PlayerSummary
from .worldmap import COLOURS

WORTH_LISTING = 16  # longest bottom layer of the infection deck that is listed card by card


def draw_status(overview: Overview, names: Names, width: int) -> Text:
    """Return the status line: turn, role, actions, outbreaks, rate, cures, cards."""
    say, view = names.say, overview.view
    parts = [
        say("terminal-screen-turn", turn=overview.turn_number),
        names.short(overview.players[view.turn].role),
        describe_phase(overview, names),
        say("terminal-screen-outbreaks", outbreaks=view.outbreaks),
        say("terminal-screen-rate", rate=view.infection_rate),
        say("terminal-screen-cures", cures=len(view.cures)),
        say("terminal-screen-cards", cards=view.player_cards_left),
    ]
    return Text(" " + "  ".join(parts).ljust(width - 1), "reverse")


def describe_phase(overview: Overview, names: Names) -> str:
    """Return the actions left, the phase, or the result of the game."""
    view = overview.view
    if view.outcome:
        return names.say(f"terminal-screen-{view.outcome.result}")
    if view.phase == "actions":
        dots = "●" * view.actions_left + "○" * (4 - view.actions_left)
        return names.say("terminal-screen-actions", dots=dots)
    return names.say(f"phase-{view.phase}")


def draw_seat(
    player: PlayerSummary, overview: Overview, names: Names, width: int
) -> tuple[Text, bool]:
    """Return the line of a seat (pawn, role, city, cards), and whether all card names fit."""
    text = Text(">" if player.seat == overview.view.turn else " ", "bold")
    text.append(f"{names.letter(player.role)} ", "bold")
    style = "bold" if player.seat == overview.view.turn else ""
    text.append(f"{names.short(player.role):11} ", style)
    text.append(f"{names(player.city)[:13]:13}")
    known = [card for card in player.hand if card is not None]
    hidden = len(player.hand) - len(known)
    tail = f" {names.say('terminal-screen-hidden', number=hidden)}" if hidden else ""
    tail += f" {names.say('terminal-screen-no-cards')}" if not player.hand else ""
    tail += f" [{names.short(player.stored)}]" if player.stored else ""
    room = width - len(text) - len(tail)
    shown = draw_cards(known, names, room)
    text.append_text(shown).append(tail)
    return text, len(shown) == sum(len(names.short(card)) + 2 for card in known)


def draw_hand(player: PlayerSummary, names: Names, width: int) -> list[Text]:
    """Return the full hand of a player, for when the line of the seat is too short."""
    lines = [Text(f"{names.short(player.role)}:", "bold")]
    for card in player.hand:
        if card is not None:
            if len(lines[-1]) + len(names.short(card)) + 2 > width:
                lines.append(Text(" "))
            lines[-1].append_text(draw_cards([card], names, width))
    return lines


def draw_cards(known: list[str], names: Names, room: int) -> Text:
    """Return cards with their symbols; the longest names are cut until all cards fit."""
    longest = max((len(names.short(card)) for card in known), default=0)
    while longest > 3 and sum(len(names.short(c)[:longest]) + 2 for c in known) > room:
        longest -= 1
    text = Text()
    for card in known:
        text.append(f" {symbol_of(card)}", COLOURS.get(COLOUR.get(card, ""), ""))
        text.append(names.short(card)[:longest])
    return text


def draw_roads(overview: Overview, names: Names, width: int) -> Text:
    """Return the neighbours of the deciding player's city, or the events outside actions."""
    if overview.view.phase != "actions":
        return draw_events(overview, names)
    city = overview.players[overview.decider].city
    text = Text(names.say("terminal-screen-from", city=names(city)), "bold")
    return text.append_text(draw_cards(overview.view.neighbors(city), names, width - len(text)))


def draw_events(overview: Overview, names: Names) -> Text:
    """Return the known holders of events that can be played now (R10.2, R7.4)."""
    fitting = ["resilient_population"] if overview.view.epidemic_step == "infected" else EVENTS
    held = [
        f"{names.short(card)} ({names.short(player.role)})"
        for player in overview.players
        for card in (*player.hand, player.stored)
        if card is not None and card in fitting
    ]
    text = Text(names.say("terminal-screen-events") + " ", "bold")
    return text.append(", ".join(held) or names.say("terminal-screen-no-events"))


def draw_infection_deck(overview: Overview, names: Names, width: int) -> Text:
    """Return what is known about the infection deck from the top, cut to one line."""
    say, known, parts = names.say, overview.known_layers(), []
    for depth, (cards, sure) in enumerate(known, 1):
        if depth == len(known) and len(cards) > WORTH_LISTING:
            parts.append(say("terminal-screen-many-cards", number=len(cards)))
        elif len(cards) == 1:
            parts.append(names(cards[0]))
        else:
            kind = "in-order" if sure else "shuffled"
            listed = names.list(cards)
            parts.append(say(f"terminal-screen-{kind}", number=len(cards), cards=listed))
    deck = parts.pop(0) if parts else say("terminal-screen-empty")
    for part in parts:
        deck = say("terminal-screen-then", first=deck, second=part)
    discards = names.list(overview.view.infection_discards) or "none"
    line = say("terminal-screen-infection", layers=deck, discards=discards)
    return Text(line if len(line) < width else line[: width - 2] + "…")
