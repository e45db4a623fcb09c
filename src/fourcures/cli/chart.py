"""The table of the arena, and its league, as SVG bar charts with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from ..lab.arena import WinRate
from ..lab.league import Standing

WIDTH, HIGH, LEFT, TOP, BOTTOM = 640, 330, 44, 48, 46
BAR, GAP, GROUP = 46, 8, 196  # widths: a bar, the gap between bars, a group of bars
# Two sets of colours, because the page around the picture may be light or dark.
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #222; text-anchor: middle; }
  .grid { stroke: #8886; } .interval { stroke: #222; stroke-width: 1.5; }
  .e4 { fill: #a8d0f5; } .e5 { fill: #79b0e6; } .e6 { fill: #4f8fd0; }
  @media (prefers-color-scheme: dark) {
    text { fill: #eee; } .interval { stroke: #eee; }
    .e4 { fill: #4f86bd; } .e5 { fill: #396a9c; } .e6 { fill: #264e78; }
  }
  .team { text-anchor: end; } .rate { text-anchor: start; }
"""
ROW, NAMES = 34, 150  # a league: the height of a team's row, the width of the names


def y_of(rate: float) -> float:
    return HIGH - BOTTOM - rate * (HIGH - TOP - BOTTOM)


def draw_table(figures: Mapping[str, WinRate], title: str) -> str:
    """Return the chart as SVG; the keys of `figures` are cells such as `2p4e`."""
    parts = []
    for percent in (0, 25, 50, 75, 100):
        y = y_of(percent / 100)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{y:.1f}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 20}" y="{y + 4:.1f}">{percent}</text>')
    for group, players in enumerate((2, 3, 4)):
        x = LEFT + 16 + GROUP * group
        middle = x + 1.5 * BAR + GAP
        parts.append(f'<text x="{middle}" y="{HIGH - 8}">{players} players</text>')
        for number, epidemics in enumerate((4, 5, 6)):
            cell = figures.get(f"{players}p{epidemics}e")
            if cell:
                parts += draw_bar(x + number * (BAR + GAP), epidemics, cell)
    parts.append(f'<text x="{WIDTH / 2}" y="18">{title}</text>')
    return draw_svg(title, HIGH, parts)


def draw_svg(title: str, high: int, parts: Sequence[str]) -> str:
    """Return a picture of these parts."""
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high}" role="img">\n'
        f"<title>{title}</title>\n<style>{STYLE}</style>\n{body}\n</svg>\n"
    )


def draw_bar(x: float, epidemics: int, cell: WinRate) -> list[str]:
    """Return the SVG of a cell: bar, interval, rate above and epidemics below."""
    top, (low, high) = y_of(cell["rate"]), (y_of(end) for end in cell["interval"])
    middle, bottom = x + BAR / 2, y_of(0)
    return [
        f'<rect class="e{epidemics}" x="{x}" y="{top:.1f}" width="{BAR}"'
        f' height="{bottom - top:.1f}"/>',
        f'<line class="interval" x1="{middle}" x2="{middle}" y1="{low:.1f}" y2="{high:.1f}"/>',
        f'<text x="{middle}" y="{high - 5:.1f}">{100 * cell["rate"]:.0f}</text>',
        f'<text x="{middle}" y="{bottom + 18:.1f}">{epidemics}</text>',
    ]


def draw_league(table: Sequence[Standing]) -> str:
    """Return a league as SVG: a bar for each team, the best on top."""
    bottom = TOP + ROW * len(table)

    def across(rate: float) -> float:
        return NAMES + rate * (WIDTH - NAMES - 60)

    parts = []
    for percent in (0, 25, 50, 75, 100):
        x = across(percent / 100)
        parts.append(f'<line class="grid" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{bottom}"/>')
        parts.append(f'<text x="{x:.1f}" y="{bottom + 18}">{percent}</text>')
    for row, standing in enumerate(table):
        y = TOP + ROW * row
        low, high = (across(end) for end in standing["interval"])
        middle = y + ROW / 2 - 4
        parts += [
            f'<text class="team" x="{NAMES - 10}" y="{middle + 4}">'
            f"{escape(standing['team'])}</text>",
            f'<rect class="e5" x="{NAMES}" y="{y}" width="{across(standing["rate"]) - NAMES:.1f}"'
            f' height="{ROW - 8}"/>',
            f'<line class="interval" x1="{low:.1f}" x2="{high:.1f}" y1="{middle}" y2="{middle}"/>',
            f'<text class="rate" x="{high + 8:.1f}" y="{middle + 4}">'
            f"{100 * standing['rate']:.0f}</text>",
        ]
    games = table[0]["games"]
    title = f"Games won in per cent, of {games} on the same deals"
    parts.append(f'<text x="{WIDTH / 2}" y="18">{title}</text>')
    return draw_svg(title, bottom + 30, parts)
