# Practice: play on from a moment of a game, at a table of your own.

practice-name = Practice
practice-what-if = What if?
practice-title = What if? From turn { $turn }
practice-lead = A practice table starts from this position. The result does not count, and the original game stays as it is. Cards you could not know are dealt again.
practice-with-bots = Play on with bots
practice-all-seats = Play all seats myself
practice-from = From turn { $turn } of a game

## An exercise: find a better turn than the one that was played
tab-exercise = Exercise
exercise-title = Find a better turn
exercise-lost =
    { $points ->
        [one] The turn played here lowered the chance of winning by { $points } percentage point. Find a better one.
       *[other] The turn played here lowered the chance of winning by { $points } percentage points. Find a better one.
    }
exercise-check = Check my turn
exercise-anyway =
    { $actions ->
        [one] { $actions } action left: check anyway
       *[other] { $actions } actions left: check anyway
    }
exercise-checking = Checking…
exercise-ready = Your turn is complete: check it.
exercise-solved = Solved! No better turn was found.
exercise-better =
    { $points ->
        [one] { $points } percentage point better than the turn that was played, but there is an even better one.
       *[other] { $points } percentage points better than the turn that was played, but there is an even better one.
    }
exercise-worse =
    { $points ->
        [one] Not yet: this turn lowers the chance of winning by { $points } percentage point.
       *[other] Not yet: this turn lowers the chance of winning by { $points } percentage points.
    }
exercise-not-yet = Not yet
exercise-given-up = The better turn
exercise-again = Try again
exercise-show = Show the better turn
exercise-next = Next mistake
exercise-last = That was the last mistake in this game.
exercise-to-review = Back to the review
exercise-learn = Learn from your mistakes ({ $mistakes })
