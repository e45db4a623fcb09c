"""Draw the game with Rich; 80 columns and 24 lines are enough."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from textwrap import wrap

from rich.console import Console
from rich.text import Text

from ...text.names import Names
from ..overview import Overview
from ..say.reply import Reply
from .panels import draw_hand, draw_infection_deck, draw_roads, draw_seat, draw_status
from .worldmap import draw_world

Size = tuple[int, int]  # columns, lines


def draw_screen(
    overview: Overview, names: Names, reply: Reply, older: Sequence[str], size: Size, colour: bool
) -> str:
    """Return one screen with escape sequences: the map, the players, the decks and the replies."""
    width, height = size
    lines = draw_board(overview, names, width)
    room = max(height - len(lines), 0)
    news = [highlight(line, names) for line in wrap(" ".join(reply.lines), width - 1)]
    before: list[Text] = []
    for text in reversed(older):
        above = [Text(line, "dim") for line in wrap(text, width - 1)]
        if len(above) + len(before) + len(news) > room:
            break
        before = above + before
    return render([*lines, *before, *news[:room]], size, colour)


def draw_board(overview: Overview, names: Names, width: int) -> list[Text]:
    """Return the lines of everything except the replies."""
    lines = [draw_status(overview, names, width), *draw_world(overview, names, width)]
    seats = [draw_seat(player, overview, names, width) for player in overview.players]
    lines += [line for line, _ in seats]
    if not seats[overview.decider][1]:
        lines += draw_hand(overview.players[overview.decider], names, width)
    return [*lines, draw_roads(overview, names, width), draw_infection_deck(overview, names, width)]


def fits(overview: Overview, names: Names, reply: Reply, size: Size) -> bool:
    """Return whether the reply fits below the map; otherwise it becomes a page."""
    width, height = size
    room = height - len(draw_board(overview, names, width))
    lines = len(wrap(" ".join(reply.lines), width - 1))
    return not reply.page and lines <= max(room, 0)


def draw_page(
    overview: Overview, names: Names, reply: Reply, at: int, size: Size, colour: bool
) -> str:
    """Return one page of a long reply, which replaces the map below the status line."""
    width, height = size
    lines = wrap_reply(reply, width)
    room = page_height(height)
    shown = [highlight(line, names) for line in lines[at : at + room]]
    more = names.say(f"terminal-screen-{'more' if at + room < len(lines) else 'back'}")
    blank = [Text()] * (room - len(shown))
    top = draw_status(overview, names, width)
    return render([top, *shown, *blank, Text(more, "dim")], size, colour)


def page_height(height: int) -> int:
    """Return how many lines of a reply fit on a page."""
    return max(height - 2, 1)


def wrap_reply(reply: Reply, width: int) -> list[str]:
    """Return the lines of a reply, wrapped to the screen; continuation lines are indented."""
    return [
        part
        for line in reply.lines
        for part in wrap(line, width - 1, subsequent_indent="    ") or [""]
    ]


def render(lines: list[Text], size: Size, colour: bool) -> str:
    """Return the lines as Rich renders them, cropped to the screen."""
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


def highlight(line: str, names: Names) -> Text:
    """Return a line of a reply, with words such as EPIDEMIC highlighted."""
    text = Text(line)
    loud = names.say("terminal-screen-loud")
    text.highlight_regex(rf"\b({loud})\b[^.!]*[.!]?", "bold reverse")
    return text
