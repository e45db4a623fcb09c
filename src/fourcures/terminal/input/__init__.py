"""What players type: moves, cards, names in their language, and completion."""
