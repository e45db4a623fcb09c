"""What the terminal says: advice, odds, summaries."""
