"""The compiled part of the bots; it is compiled together with the rules."""
