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
daily-rule-deal = There is one deal a day on this server. It changes at midnight (UTC), and nobody can know it in advance.
daily-rule-try = You have one try, and it counts even if you leave. The server recognises you by a cookie, so there is one try per cookie.
daily-rule-team = Play alone with two bots, or invite friends to one table: the try counts for everyone who has a seat.
daily-rule-help = The table keeps track of the cards, but there are no odds and no coach. You can undo until a card is revealed.
daily-rule-secret = Until the end of tomorrow, only you and your team can see your table. The result counts if you finish by then.
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
daily-month-empty = Each deal you finish marks its day here.
daily-streak =
    { $days ->
        [one] day in a row
       *[other] days in a row
    }
daily-tomorrow = Tomorrow
