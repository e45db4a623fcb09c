"""A game as sentences, in any of the four languages.

>>> from fourcures import Game
>>> game = Game.new(roles=["medic", "scientist"], first=0, seed="hello")
>>> _ = game.play("drive chicago")
>>> narrate(game)
['The Medic moves to Chicago.']
"""

from __future__ import annotations

from .engine.game import Game
from .text.language import LANGUAGES, Language, find_language
from .text.names import Names
from .text.sentences import describe_events


def narrate(game: Game, language: str = "en") -> list[str]:
    """Return one sentence for each event of a game, excluding undone moves.

    The language is a code such as `de`; `DE` and `de-AT` mean the same.
    """
    if not isinstance(game, Game):
        raise TypeError(f"a Game is needed, which has a history, not a {type(game).__name__}")
    code = find_language(language)
    if code is None:
        raise ValueError(f"language must be one of {', '.join(LANGUAGES)}, not {language!r}")
    names = Names(game.position()["edition"], Language(code))
    return [line for entry in game.history for line in describe_events(entry.events, names)]
