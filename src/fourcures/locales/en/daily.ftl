# The deal of the day: its page, its card in the lobby, its strip to share.

daily-title = Deal of the day
daily-same = The same cards for everyone
daily-next = Next deal in { $hours } h { $minutes } min
daily-note = The same cards for everyone, and one try each.
daily-play = Play today’s deal
daily-compare = Compare with everyone
daily-room-note = This is the deal of the day. Everyone who has a seat when the cards are dealt uses up their one try.

## Before the end of your try
daily-new = Today’s deal
daily-new-lead = Nobody sees these cards before their own try.
daily-alone = Play alone with bots
daily-team = Play as a team
daily-playing = Your try has begun
daily-playing-lead = You can compare results when it is over.
daily-given-up = No result today
daily-given-up-lead = Your try ended early, or too late to count.
daily-rules = How it works
daily-rule-deal = One deal a day, the same for everyone. It changes at midnight (UTC).
daily-rule-try = You have one try. It counts even if you leave.
daily-rule-team = Play with two bots, or invite friends: the try then counts for all of you.
daily-rule-help = The table remembers the cards. There are no odds and no coach; you can undo until a card is revealed.
daily-rule-secret = Only your team sees your table until the end of tomorrow. Finish by then, and your result counts.
daily-after = After your try
daily-after-bots = Each of them plays the same cards. Their results stay hidden until you have yours.
daily-after-strip = Your game becomes a strip like this example

## The result
daily-won = Won on turn { $turn }
daily-lost = Lost on turn { $turn }
daily-rank-won = Better than { $percent } of the other teams today
daily-rank-lost = { $percent } of the teams won today
daily-rank-first = Yours is the first result today
daily-strip = Your game at a glance
daily-cure = cure
daily-epidemic = epidemic
daily-outbreak = outbreak
daily-quiet = quiet turn
daily-share = Text to share
daily-look = Back to the game

## The comparison
daily-teams =
    { $teams ->
        [one] How { $teams } team did
       *[other] How { $teams } teams did
    }
daily-teams-won = { $percent } won
daily-axis = Won on turn
daily-you = Your team
daily-number = Teams
daily-list = You and the bots
daily-bots-wait = The bots are still playing this deal…

## Your days
daily-month-results = Won { $won }, lost { $lost }
daily-month-empty = Each deal you finish is marked here on its day.
daily-streak =
    { $days ->
        [one] day in a row
       *[other] days in a row
    }
daily-tomorrow = Tomorrow
