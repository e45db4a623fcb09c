"""Positions as JSON: `writer` writes them, `reader` reads and checks them."""
