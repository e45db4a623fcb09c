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

## What a turn loses that somebody tried: compared with a better one, and what happens first
tried-win = The game could have been won this turn.
tried-outbreak = The chance of an outbreak in { $city } this turn is { $risk_otherwise }; after a better choice, it would be { $risk }.
tried-cure =
    { $turns ->
        [one] The cure for { $disease } is now discovered on the next turn in only { $otherwise } of { $of } simulated games; after a better choice, in { $futures }.
       *[other] The cure for { $disease } is now discovered within the next { $turns } turns in only { $otherwise } of { $of } simulated games; after a better choice, in { $futures }.
    }
tried-cured =
    { $turns ->
        [one] The cure for { $disease } was within reach; now it is discovered on the next turn in only { $otherwise } of { $of } simulated games.
       *[other] The cure for { $disease } was within reach; now it is discovered within the next { $turns } turns in only { $otherwise } of { $of } simulated games.
    }
tried-wins = The team now wins only { $otherwise } of { $of } simulated games; after a better choice, { $futures }.
tried-worse =
    { $points ->
        [one] This lowers the chance of winning by about { $points } percentage point.
       *[other] This lowers the chance of winning by about { $points } percentage points.
    }
says-then-outbreak =
    { $turns ->
        [0] In { $futures } of { $of } simulated games there is an outbreak before the next turn; after a better choice, in { $otherwise }.
        [one] In { $futures } of { $of } simulated games there is an outbreak by the end of the next turn; after a better choice, in { $otherwise }.
       *[other] In { $futures } of { $of } simulated games there is an outbreak within the next { $turns } turns; after a better choice, in { $otherwise }.
    }
says-then-lost =
    { $turns ->
        [0] In { $futures } of { $of } simulated games the team loses before the next turn; after a better choice, in { $otherwise }.
        [one] In { $futures } of { $of } simulated games the team loses by the end of the next turn; after a better choice, in { $otherwise }.
       *[other] In { $futures } of { $of } simulated games the team loses within the next { $turns } turns; after a better choice, in { $otherwise }.
    }
