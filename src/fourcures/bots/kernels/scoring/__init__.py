"""The reactive scorer: what each move is worth at once."""
