"""Recorded games as fixtures, and what it takes to make and to judge them."""
