# Puzzles: their page, the card on the first page, and their panel at the table.

puzzle-title = Puzzles
puzzle-lead = Positions from real games: find the turn with the best chance of winning. An equally good turn counts too.
puzzle-enter = Go to the puzzles
puzzle-yours = Your rating: { $rating }.
puzzle-lead-short = One turn, one idea: find the best one.
puzzle-tonight-note = { $idea }. It begins in { $city }.
puzzle-daily = Tonight’s puzzle
puzzle-next = Next puzzle
puzzle-solve = Solve it
puzzle-practise = Practise again
puzzle-number = Puzzle { $number }
puzzle-role = Your role: { $role }
puzzle-difficulty = Difficulty { $level } of 5
puzzle-state-solved = You solved it.
puzzle-state-failed = You did not solve it.
puzzle-none = This server has no puzzles.
puzzle-all-done = You have tried every puzzle. Practise with tonight’s puzzle.
puzzle-rating = Your rating
puzzle-rating-note = Only your first check of a puzzle counts.

## The lamps
puzzle-lamps =
    { $lamps ->
        [0] No lamp is lit yet
        [one] { $lamps } lamp is lit
       *[other] { $lamps } lamps are lit
    }
puzzle-lamps-note = Every puzzle is a lamp in the city where its turn begins. Solve it, and the lamp stays lit.
puzzle-lamps-of = { $lit } of { $all } solved
puzzle-lamp-tonight = { $city }: tonight
puzzle-as-list =
    { $puzzles ->
        [one] The puzzle as a list
       *[other] All { $puzzles } as a list
    }
puzzle-all = All puzzles
puzzle-levels = By difficulty
puzzle-cities = By city
puzzle-city = City
puzzle-solved = Solved

## Ideas: what the best turn is made of
puzzle-ideas = Themes
puzzle-idea-cure = The cure
puzzle-idea-cure-note = Get the cards to a station in time
puzzle-idea-outbreak = Chains
puzzle-idea-outbreak-note = Stop the outbreak that would set off others
puzzle-idea-win = The last turn
puzzle-idea-win-note = Victory is one or two turns away
puzzle-idea-event = One card, one moment
puzzle-idea-event-note = When to play an event
puzzle-idea-discard = What to keep
puzzle-idea-discard-note = Which card the team can spare
puzzle-idea-forecast = The next six cards
puzzle-idea-forecast-note = The best order after a Forecast
puzzle-idea-answer = Yes or no
puzzle-idea-answer-note = A teammate asks: accept or decline
puzzle-idea-team = Hand in hand
puzzle-idea-team-note = Pass a card or move a teammate
puzzle-idea-station = Where to build
puzzle-idea-station-note = A new station pays off at once
puzzle-idea-solved = { $solved } of { $total } solved
puzzle-idea-next = next here
puzzle-idea-done = all tried

## The streak
puzzle-streak =
    { $days ->
        [0] Your week
        [one] Streak: { $days } night
       *[other] Streak: { $days } nights
    }
puzzle-streak-begin = Solve a puzzle to light tonight’s lamp.
puzzle-streak-today = Light tonight’s lamp to keep your streak.
puzzle-streak-done = Tonight’s lamp is lit.
puzzle-free-night = One missed night a week does not end a streak.
puzzle-free-night-used = This week’s free night is used: light a lamp every night.
puzzle-night-lit = solved
puzzle-night-free = free night
puzzle-night-dark = not solved
puzzle-night-tonight = tonight, not solved yet
puzzle-night-ahead = still to come

## Your own mistakes
puzzle-own = From your own games
puzzle-own-note = Find a better turn than the one that was played.
puzzle-own-none = Finish a game and review it: the turns that cost most become puzzles here.
puzzle-own-turn = Turn { $turn }: find a better one

## Your rating
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
puzzle-question-moment = Play an event now, or keep it?
puzzle-question-discard = Too many cards: which one do you discard?
puzzle-question-forecast = A Forecast: which order is best?
puzzle-question-answer = A teammate asks: accept or decline?
puzzle-asked = The { $player } asks you for these moves:
puzzle-choices = Choose one
puzzle-choose-there = Choose in the task.
puzzle-best-choice = The best choice: { $move }
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
