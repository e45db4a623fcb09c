"""The compiled functions of the odds; they also run interpreted, where nothing is compiled."""
