"""What acts for seats: bots, and the time limits of event windows and turns."""
