"""What the terminal draws: the map, hands and status."""
