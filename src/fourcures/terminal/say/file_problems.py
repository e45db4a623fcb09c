"""Why a file cannot be read or written."""

from __future__ import annotations

from ...engine.errors import FourCuresError
from ...text.language import Language


def explain_file_problem(error: FourCuresError, file: str, say: Language) -> list[str]:
    """Return why a file cannot be read or written; in English, with the details."""
    said = say("terminal-problem", problem=getattr(error, "code", "not_a_game"), file=file)
    return [said, f"{error}."] if say.code == "en" else [said]
