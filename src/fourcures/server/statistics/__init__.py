"""The results of finished games, and the statistics of people."""
