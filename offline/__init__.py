"""Builds the game without a server: a folder of files for any web space (`make offline`)."""
