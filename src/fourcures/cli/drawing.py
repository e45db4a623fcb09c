"""The table drawn with Rich for a terminal: 80 columns and 24 lines are enough."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from textwrap import wrap

from rich.console import Console
from rich.text import Text

from ..engine.board import EVENTS, LAST_OUTBREAK
from .glance import COLOUR, NEIGHBOURS, Glance, Player
from .names import SHORT_ROLES, Names, letter, shape
from .reply import Reply
from .summaries import layers
from .worldmap import COLOURS, world

Size = tuple[int, int]  # columns, lines


def draw(
    glance: Glance, names: Names, reply: Reply, older: Sequence[str], size: Size, colour: bool
) -> str:
    """The map, the players, the decks and the news: one screen with escape sequences."""
    width, height = size
    lines = furniture(glance, names, width)
    room = max(height - len(lines), 0)
    news = [marked(line) for line in wrap(" ".join(reply.lines), width - 1)]
    before: list[Text] = []
    for text in reversed(older):
        above = [Text(line, "dim") for line in wrap(text, width - 1)]
        if len(above) + len(before) + len(news) > room:
            break
        before = above + before
    return rendered([*lines, *before, *news[:room]], size, colour)


def furniture(glance: Glance, names: Names, width: int) -> list[Text]:
    """Everything but the news."""
    lines = [status(glance, width), *world(glance, names, width)]
    seats = [seat(player, glance, names, width) for player in glance.players]
    lines += [line for line, _ in seats]
    if not seats[glance.decider][1]:
        lines.append(whole_hand(glance.players[glance.decider], names, width))
    return [*lines, roads(glance, names), infection(glance, names, width)]


def fits(glance: Glance, names: Names, reply: Reply, size: Size) -> bool:
    """Whether the reply has room below the map; otherwise it is a page."""
    width, height = size
    room = height - len(furniture(glance, names, width))
    return not reply.page and len(wrap(" ".join(reply.lines), width - 1)) <= room


def page(glance: Glance, reply: Reply, at: int, size: Size, colour: bool) -> str:
    """A part of a long reply instead of the map, under the status line."""
    width, height = size
    lines = wrapped(reply, width)
    room = lines_of_page(height)
    shown = [marked(line) for line in lines[at : at + room]]
    more = "Enter: more" if at + room < len(lines) else "Enter: back to the map"
    blank = [Text()] * (room - len(shown))
    return rendered([status(glance, width), *shown, *blank, Text(more, "dim")], size, colour)


def lines_of_page(height: int) -> int:
    """How many lines of a reply a page has room for."""
    return max(height - 2, 1)


def wrapped(reply: Reply, width: int) -> list[str]:
    """The lines of a reply, none wider than the screen; continued ones are indented."""
    return [
        part
        for line in reply.lines
        for part in wrap(line, width - 1, subsequent_indent="    ") or [""]
    ]


def rendered(lines: list[Text], size: Size, colour: bool) -> str:
    """Lines as Rich writes them, cut to the screen."""
    width, height = size
    console = Console(
        file=StringIO(),
        width=width,
        height=height,
        force_terminal=True,
        color_system="standard",
        no_color=not colour,
        legacy_windows=False,
        highlight=False,
    )
    for line in lines[:height]:
        console.print(line, no_wrap=True, overflow="crop", crop=True, soft_wrap=False)
    file = console.file
    assert isinstance(file, StringIO)
    return file.getvalue().rstrip("\n")


def marked(line: str) -> Text:
    """A line of news; what is written in capitals stands out."""
    text = Text(line)
    text.highlight_regex(r"\b(OUTBREAK|EPIDEMIC|WON|LOST)\b[^.!]*[.!]?", "bold reverse")
    return text


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


def whole_hand(player: Player, names: Names, width: int) -> Text:
    """The hand of whoever decides, when a seat's line is too short for it."""
    text = Text(f"{SHORT_ROLES[player.role]}:", "bold")
    known = [card for card in player.hand if card is not None]
    return text.append_text(cards(known, names, width - len(text)))


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


def roads(glance: Glance, names: Names) -> Text:
    """Where the roads lead from the pawn of whoever decides; between actions, the events."""
    if glance.phase != "actions":
        return events(glance, names)
    here = glance.players[glance.decider].city
    text = Text(f"Roads from {names(here)}:", "bold")
    for other in NEIGHBOURS[here]:
        text.append(f" {shape(other)}", COLOURS[COLOUR[other]])
        text.append(names(other))
    return text


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
    for cards, sure in layers(glance):
        if len(cards) > 16:
            parts.append(f"{len(cards)} cards")
        else:
            parts.append(f"{'' if sure else f'{len(cards)} of '}{names.list(cards)}")
    line = f"Infection deck: {', then '.join(parts) or 'empty'}."
    line += f" Discards: {names.list(glance.infection_discards) or 'none'}."
    return Text(line if len(line) < width else line[: width - 2] + "…")
