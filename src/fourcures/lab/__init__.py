"""The laboratory: measure bots, tune and train them."""
