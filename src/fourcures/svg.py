"""Pictures of the game as SVG.

>>> from fourcures import Game, svg
>>> picture = svg.board(Game.new(seed="hello"), theme="paper")
>>> picture[:4]
'<svg'
"""

from .engine.picture.svg import THEMES, board

__all__ = ["THEMES", "board"]
