"""The game in words: languages, names, sentences."""
