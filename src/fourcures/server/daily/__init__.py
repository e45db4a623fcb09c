"""The deal of the day: the tries of people and bots."""
