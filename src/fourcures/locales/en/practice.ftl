# Practice: play on from a moment of a game, at a table of your own.

practice-name = Practice
practice-what-if = What if from here
practice-title = What if? From turn { $turn }
practice-lead = A practice table opens with this position. It counts for nothing, and the game itself stays as it is. Cards that you could not know are dealt again.
practice-with-bots = Play on with bots
practice-all-seats = Play all seats myself
practice-from = From turn { $turn } of a game
