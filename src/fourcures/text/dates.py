"""Moments as people read them: in their language, and in the time of the place where they live."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo

if TYPE_CHECKING:
    from .language import Language  # it takes long to import, and few servers need it

HERE_UNKNOWN = "UTC"  # the zone of people whose browser does not say where they are
LONGEST_ZONE = 64  # characters of the name of a time zone
MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000  # milliseconds
DAYS_FROM = 2 * DAY  # from here on, what is left is said in days


def find_zone(name: str) -> tzinfo | None:
    """Return a time zone by its IANA name, or None if this machine does not know it."""
    try:
        return ZoneInfo(name) if name.isascii() and len(name) <= LONGEST_ZONE else None
    except (ValueError, KeyError, OSError):  # no name, an unknown one, or a folder of zones
        return None


def format_moment(at: int, zone: str, say: Language) -> str:
    """Return a moment in milliseconds since 1970 with its day, date and time: Thu 19 Nov, 03:47."""
    place = find_zone(zone)
    there = datetime.fromtimestamp(at / 1000, place or UTC)
    return say(
        "date-moment",
        weekday=say("date-weekday", day=there.isoweekday()),
        day=str(there.day),
        month=say("date-month", month=there.month),
        time=f"{there:%H:%M}" if place and zone != HERE_UNKNOWN else f"{there:%H:%M} UTC",
    )


def format_left(milliseconds: int, say: Language) -> str:
    """Return in how much time something is: in 23 h."""
    if milliseconds >= DAYS_FROM:
        return say("left-days", days=round(milliseconds / DAY))
    if milliseconds >= HOUR:
        return say("left-hours", hours=round(milliseconds / HOUR))
    return say("left-minutes", minutes=max(1, milliseconds // MINUTE))
