"""Recorded games as fixtures, and the tools to make and check them."""
