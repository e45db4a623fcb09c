"""The game in a terminal, on a full screen or line by line."""
