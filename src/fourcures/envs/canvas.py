"""A small canvas: lines, discs, boxes and capital letters on an RGB array; a PNG writer.

It is enough for a picture of the board and a learning curve, without a plotting library.
"""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import numpy as np
import numpy.typing as npt

Colour = tuple[int, int, int]
Pixels = npt.NDArray[np.uint8]  # height x width x 3

# Letters of 3 x 5 pixels: five digits, each a row of three bits, from the top.
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:-/+%()="
ROWS = (
    "257556565634443655567464774644345535575572227111525565544447577556555525552656442556365655"
    "342167222255557555525577555255552227124775557262277174771717557117471774757711117575775717"
    "0000000002000240202000700112440272051245122214222407070"
)
GLYPHS = {letter: ROWS[5 * i : 5 * i + 5] for i, letter in enumerate(LETTERS)}


class Canvas:
    """An array of height x width x 3 bytes, modified in place; the origin is at the top left."""

    def __init__(self, width: int, height: int, ground: Colour) -> None:
        self.pixels: Pixels = np.empty((height, width, 3), np.uint8)
        self.pixels[:] = ground

    def box(self, x: float, y: float, width: float, height: float, colour: Colour) -> None:
        """Draw a filled box."""
        left, top = max(round(x), 0), max(round(y), 0)
        self.pixels[top : max(round(y + height), 0), left : max(round(x + width), 0)] = colour

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """Draw a filled disc."""
        height, width, _ = self.pixels.shape
        left, right = max(int(x - radius), 0), min(int(x + radius) + 2, width)
        top, bottom = max(int(y - radius), 0), min(int(y + radius) + 2, height)
        rows, columns = np.ogrid[top:bottom, left:right]
        inside = (rows - y) ** 2 + (columns - x) ** 2 <= radius**2
        self.pixels[top:bottom, left:right][inside] = colour

    def line(self, x: float, y: float, to_x: float, to_y: float, colour: Colour) -> None:
        """Draw a line one pixel wide, clipped to the canvas."""
        steps = max(int(max(abs(to_x - x), abs(to_y - y))), 1)
        columns = np.linspace(x, to_x, steps + 1).round().astype(int)
        rows = np.linspace(y, to_y, steps + 1).round().astype(int)
        height, width, _ = self.pixels.shape
        seen = (columns >= 0) & (columns < width) & (rows >= 0) & (rows < height)
        self.pixels[rows[seen], columns[seen]] = colour

    def text(self, x: float, y: float, words: str, colour: Colour, size: int = 1) -> None:
        """Draw text in capitals, 4 pixels per letter and 5 high, times `size`."""
        for letter in words.upper():
            for row, bits in enumerate(GLYPHS.get(letter, "00000")):
                for column in range(3):
                    if int(bits) >> (2 - column) & 1:
                        self.box(x + size * column, y + size * row, size, size, colour)
            x += 4 * size


def write_png(path: Path, pixels: Pixels) -> None:
    """Write an RGB array as a PNG file."""
    height, width, _ = pixels.shape
    rows = b"".join(b"\x00" + pixels[row].tobytes() for row in range(height))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    path.write_bytes(
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows, 9))
        + chunk(b"IEND", b"")
    )
