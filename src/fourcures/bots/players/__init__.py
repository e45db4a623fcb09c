"""The bots that play: from random moves to the search."""
