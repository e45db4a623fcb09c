"""All settings of a game, as options of an environment."""

from __future__ import annotations

from ..envs.options import EnvOptions


def list_settings() -> list[EnvOptions]:
    """Return options for every edition, team size, difficulty and kind of hands."""
    return [
        {"edition": edition, "players": players, "difficulty": difficulty, "hands": hands}
        for edition in ("2008", "2013")
        for players in (2, 3, 4)
        for difficulty in ("introductory", "standard", "heroic")
        for hands in ("open", "private")
    ]
