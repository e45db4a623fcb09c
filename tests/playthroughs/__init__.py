"""Games written out for people to read, so that a review sees what a change of the rules does."""
