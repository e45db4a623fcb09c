"""The map of the world by region: a cell for each city with its cubes, station and pawns."""

from __future__ import annotations

from rich.text import Text

from ...engine.rules.board import DISEASES
from ...text.names import COLOUR, STATION, Names, symbol_of
from ..overview import Overview
from ..say.regions import COLUMNS, REGIONS

# Black uses the terminal's foreground colour, which is visible on a dark background too.
COLOURS = {"blue": "bright_blue", "yellow": "yellow", "black": "", "red": "bright_red"}
HEADING = "bold"


def draw_world(overview: Overview, names: Names, width: int) -> list[Text]:
    """Return the world in five columns, with the diseases and the deck in the free space."""
    cell = width // len(COLUMNS)
    top = set(overview.layers[0]) if len(overview.layers) > 1 else set()
    columns: list[list[Text]] = []
    for regions in COLUMNS:
        column: list[Text] = []
        for region in regions:
            heading = names.say(f"terminal-region-{region}").upper()
            column.append(Text(heading[: cell - 1], HEADING))
            column += [draw_city(overview, c, names, cell - 1, c in top) for c in REGIONS[region]]
        columns.append(column)
    columns[2].append(Text(names.say("terminal-screen-cubes-left"), HEADING))
    columns[2] += [draw_supply(overview, disease, names) for disease in DISEASES]
    columns[0] += [Text(), *draw_deck(overview, names)]
    stations = names.say("terminal-screen-stations", stations=len(overview.view.stations))
    columns[3] += [Text(), Text(stations)]
    rows = []
    for number in range(max(map(len, columns))):
        row = Text()
        for column in columns:
            there = column[number] if number < len(column) else Text()
            there.truncate(cell - 1)
            row.append_text(there)
            row.append(" " * (cell - len(there)))
        rows.append(row)
    return rows


def draw_city(overview: Overview, name: str, names: Names, width: int, on_top: bool) -> Text:
    """Return the cell of a city: own cubes, symbol, name, other cubes, station, pawns."""
    own = overview.view.cubes(name)[COLOUR[name]]
    others = [(d, number) for d, number in overview.in_order(name) if d != COLOUR[name]]
    station = STATION * (name in overview.view.stations)
    pawns = overview.pawns(name)
    extra = 2 * len(others) + len(station) + len(pawns)
    room = width - 2 - extra - bool(extra)
    short = names(name) if len(names(name)) <= room else names(name)[: room - 1].rstrip() + "…"
    quiet = "dim" if overview.is_quiet(name) else ""
    colour = COLOURS[COLOUR[name]]
    cell = Text()
    cell.append(str(own) if own else " ", cube_style(own))
    cell.append(symbol_of(name), colour)
    cell.append(short, f"{colour} {quiet} {'underline' if on_top else ''}".strip())
    if extra:
        cell.append(" ")
    for disease, number in others:
        cell.append(str(number), cube_style(number))
        cell.append(symbol_of(disease), COLOURS[disease])
    cell.append(station, "bold")
    for pawn in pawns:
        style = "bold reverse" if pawn.seat == overview.view.turn else "bold"
        cell.append(names.letter(pawn.role), style)
    return cell


def cube_style(cubes: int) -> str:
    """Return the style of a number of cubes; three, just before an outbreak, are highlighted."""
    return "bold reverse" if cubes == 3 else "bold"


def draw_supply(overview: Overview, disease: str, names: Names) -> Text:
    """Return the cubes left of a disease, and whether it is cured."""
    state = overview.view.diseases[disease]
    left = overview.view.cubes_left[disease]
    text = Text(" ")
    text.append(symbol_of(disease), COLOURS[disease])
    text.append(f" {left:2}", "bold reverse" if left <= 6 and state != "eradicated" else "")
    if state != "uncured":
        text.append(f" {names.say(f'terminal-screen-{state}')}", "bold")
    return text


def draw_deck(overview: Overview, names: Names) -> list[Text]:
    """Return lines about when the next epidemic can come."""
    say, window = names.say, overview.next_epidemic()
    if window is None:
        heading, below = say("terminal-screen-no-more").split("\n")
        return [Text(heading, HEADING), Text(below)]
    before, within = window
    when = say("terminal-screen-within", cards=within)
    if before:
        when = say("terminal-screen-in-cards", **{"from": before + 1, "to": within})
    number, total = overview.view.epidemics_drawn + 1, overview.view.epidemics
    heading = say("terminal-screen-epidemic", epidemic=number, epidemics=total)
    return [Text(heading, HEADING), Text(when)]
