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


NORTH_AMERICA = Region(
    "north-america",
    (
        "san_francisco",
        "los_angeles",
        "mexico_city",
        "chicago",
        "atlanta",
        "miami",
        "montreal",
        "washington",
        "new_york",
    ),
)
SOUTH_AMERICA = Region("south-america", ("bogota", "lima", "santiago", "buenos_aires", "sao_paulo"))
AFRICA = Region("africa", ("algiers", "cairo", "khartoum", "lagos", "kinshasa", "johannesburg"))
EUROPE = Region("europe", ("london", "madrid", "paris", "essen", "milan", "st_petersburg"))
WEST_AND_SOUTH_ASIA = Region(
    "west-and-south-asia",
    (
        "moscow",
        "istanbul",
        "baghdad",
        "riyadh",
        "tehran",
        "karachi",
        "mumbai",
        "delhi",
        "chennai",
        "kolkata",
    ),
)
EAST_ASIA = Region(
    "east-asia",
    (
        "beijing",
        "seoul",
        "tokyo",
        "osaka",
        "shanghai",
        "taipei",
        "hong_kong",
        "manila",
        "ho_chi_minh_city",
        "bangkok",
        "jakarta",
        "sydney",
    ),
)

COLUMNS = (
    (NORTH_AMERICA,),
    (SOUTH_AMERICA, AFRICA),
    (EUROPE,),
    (WEST_AND_SOUTH_ASIA,),
    (EAST_ASIA,),
)
REGIONS = tuple(region for column in COLUMNS for region in column)
