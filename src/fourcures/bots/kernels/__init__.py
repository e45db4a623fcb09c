"""The part of the bots that runs compiled, together with the rules."""
