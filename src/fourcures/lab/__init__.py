"""The laboratory: measure, tune and train bots."""

from ..extras import need

need("lab", __name__, but=["cmaes", "rich"])
