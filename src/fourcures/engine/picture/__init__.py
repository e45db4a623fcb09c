"""Positions as text and as SVG pictures."""
