# Puzzles: their page, the card on the first page, and their panel at the table.

puzzle-title = Puzzles
puzzle-lead = Find the turn with the best chance of winning; an equally good one counts too. Only your first check is rated.
puzzle-enter = Go to the puzzles
puzzle-yours = Your rating: { $rating }.
puzzle-daily = Puzzle of the day
puzzle-next = Next puzzle
puzzle-solve = Solve it
puzzle-practise = Practise again
puzzle-number = Puzzle { $number }
puzzle-difficulty = Difficulty { $level } of 5
puzzle-theme-cure = Cure
puzzle-theme-outbreak = Outbreak
puzzle-theme-win = Win
puzzle-theme-event = Event
puzzle-state-solved = You solved it.
puzzle-state-failed = You did not solve it.
puzzle-none = This server has no puzzles.
puzzle-all = All puzzles
puzzle-all-done = You have tried every puzzle. Practise with the puzzle of the day.
puzzle-rating = Your rating
puzzle-solved-of = Solved: { $solved } of { $total }
puzzle-streak-today = Solve one today to keep your streak.
puzzle-streak =
    { $days ->
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
puzzle-curve =
    { $puzzles ->
        [one] After { $puzzles } puzzle: from { $first } to { $last }
       *[other] Last { $puzzles } puzzles: from { $first } to { $last }
    }

## At the table
puzzle-question-cure = A cure is within reach: find the best turn
puzzle-question-outbreak = An outbreak is near: find the best turn
puzzle-question-win = Victory is within reach: find the best turn
puzzle-question-event = An event is the key: find the best turn
puzzle-know = What you know
puzzle-brink = On the brink of an outbreak: { $cities }.
puzzle-calm = No city is on the brink of an outbreak.
puzzle-about-disease = This disease can be cured: { $disease }.
puzzle-about-city = The city that matters: { $city }.
puzzle-first = The first move: { $move }
puzzle-hint = Hint (−{ $cost })
puzzle-hint-free = Hint
puzzle-give-up = Give up
puzzle-give-up-sure = Really give up?
puzzle-show = Show the solution
puzzle-solution = The solution: { $chance } chance of winning, against { $second } for the next-best turn.
puzzle-gain = If you solve it: { $gain }; if not: { $loss }.
puzzle-free = This puzzle no longer affects your rating: practise as often as you like.
puzzle-rated = Your new rating: { $rating } ({ $change }).
