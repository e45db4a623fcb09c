"""The laboratory: measure bots, tune and train them."""

from ..extras import need

need("lab", __name__)
