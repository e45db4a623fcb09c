"""The cities by region, in the five columns of the terminal's map.

Every city has a fixed position, so that players learn where to look. Within a region, neighbours
are close to each other as far as a list allows.
"""

from __future__ import annotations

from typing import NamedTuple


class Region(NamedTuple):
    """A group of cities with a heading."""

    name: str  # the end of a message id: `terminal-region-...`
    cities: tuple[str, ...]

    @classmethod
    def of(cls, name: str, cities: str) -> Region:
        """Return a region from the ids of its cities, separated by spaces."""
        return cls(name, tuple(cities.split()))


COLUMNS = (
    (
        Region.of(
            "north-america",
            "san_francisco los_angeles mexico_city chicago atlanta miami montreal washington"
            " new_york",
        ),
    ),
    (
        Region.of("south-america", "bogota lima santiago buenos_aires sao_paulo"),
        Region.of("africa", "algiers cairo khartoum lagos kinshasa johannesburg"),
    ),
    (Region.of("europe", "london madrid paris essen milan st_petersburg"),),
    (
        Region.of(
            "west-and-south-asia",
            "moscow istanbul baghdad riyadh tehran karachi mumbai delhi chennai kolkata",
        ),
    ),
    (
        Region.of(
            "east-asia",
            "beijing seoul tokyo osaka shanghai taipei hong_kong manila ho_chi_minh_city bangkok"
            " jakarta sydney",
        ),
    ),
)
REGIONS = tuple(region for column in COLUMNS for region in column)
