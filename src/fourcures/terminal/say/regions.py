"""The cities by region, in the five columns of the terminal's map.

Every city has a fixed position, so that players learn where to look. Within a region, neighbours
are close to each other as far as a list allows.
"""

from __future__ import annotations

CITIES = {  # by region, whose name is the end of a message id: `terminal-region-...`
    "north-america": "san_francisco los_angeles mexico_city chicago atlanta miami montreal"
    " washington new_york",
    "south-america": "bogota lima santiago buenos_aires sao_paulo",
    "africa": "algiers cairo khartoum lagos kinshasa johannesburg",
    "europe": "london madrid paris essen milan st_petersburg",
    "west-and-south-asia": "moscow istanbul baghdad riyadh tehran karachi mumbai delhi chennai"
    " kolkata",
    "east-asia": "beijing seoul tokyo osaka shanghai taipei hong_kong manila ho_chi_minh_city"
    " bangkok jakarta sydney",
}
REGIONS = {region: cities.split() for region, cities in CITIES.items()}
COLUMNS = (
    ("north-america",),
    ("south-america", "africa"),
    ("europe",),
    ("west-and-south-asia",),
    ("east-asia",),
)
