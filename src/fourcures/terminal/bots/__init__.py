"""Bots on seats of the game in the terminal."""
