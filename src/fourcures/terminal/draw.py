"""The table drawn with Rich for a terminal: 80 columns and 24 lines are enough."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from textwrap import wrap

from rich.console import Console
from rich.text import Text

from .names import Names
from .overview import Glance
from .panels import infection, roads, seat, status, whole_hand
from .reply import Reply
from .worldmap import world

Size = tuple[int, int]  # columns, lines


def draw(
    glance: Glance, names: Names, reply: Reply, older: Sequence[str], size: Size, colour: bool
) -> str:
    """The map, the players, the decks and the news: one screen with escape sequences."""
    width, height = size
    lines = furniture(glance, names, width)
    room = max(height - len(lines), 0)
    news = [marked(line, names) for line in wrap(" ".join(reply.lines), width - 1)]
    before: list[Text] = []
    for text in reversed(older):
        above = [Text(line, "dim") for line in wrap(text, width - 1)]
        if len(above) + len(before) + len(news) > room:
            break
        before = above + before
    return rendered([*lines, *before, *news[:room]], size, colour)


def furniture(glance: Glance, names: Names, width: int) -> list[Text]:
    """Everything but the news."""
    lines = [status(glance, names, width), *world(glance, names, width)]
    seats = [seat(player, glance, names, width) for player in glance.players]
    lines += [line for line, _ in seats]
    if not seats[glance.decider][1]:
        lines += whole_hand(glance.players[glance.decider], names, width)
    return [*lines, roads(glance, names, width), infection(glance, names, width)]


def fits(glance: Glance, names: Names, reply: Reply, size: Size) -> bool:
    """Whether the reply has room below the map; otherwise it is a page."""
    width, height = size
    room = height - len(furniture(glance, names, width))
    lines = len(wrap(" ".join(reply.lines), width - 1))
    return not reply.page and lines <= max(room, 0)


def page(glance: Glance, names: Names, reply: Reply, at: int, size: Size, colour: bool) -> str:
    """A part of a long reply instead of the map, under the status line."""
    width, height = size
    lines = wrapped(reply, width)
    room = lines_of_page(height)
    shown = [marked(line, names) for line in lines[at : at + room]]
    more = names.say(f"terminal-screen-{'more' if at + room < len(lines) else 'back'}")
    blank = [Text()] * (room - len(shown))
    top = status(glance, names, width)
    return rendered([top, *shown, *blank, Text(more, "dim")], size, colour)


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


def marked(line: str, names: Names) -> Text:
    """A line of news; what is written in capitals stands out."""
    text = Text(line)
    loud = names.say("terminal-screen-loud")
    text.highlight_regex(rf"\b({loud})\b[^.!]*[.!]?", "bold reverse")
    return text
