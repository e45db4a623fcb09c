# Turn-based games: everything that a person plays turn by turn, on one page.

slow-title = Turn-based games
slow-all = All turn-based games
slow-count =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
slow-waiting =
    { $games ->
        [0] None is waiting for you
        [one] { $games } is waiting for you
       *[other] { $games } are waiting for you
    }
slow-none = You have no turn-based games at the moment. In such a game everyone plays when it suits them, over hours or days.
slow-new = New turn-based game
slow-turn-mine = Your turn
slow-turn-theirs = Waiting for { $names }
slow-turn-bots = The bots are playing
slow-question = A question for you
slow-due = { $time } · { $left }
slow-late-bot = then a bot plays
slow-ring-days = { $days } d
slow-ring-hours = { $hours } h
slow-ring-minutes = { $minutes } min
slow-you = You
slow-since = Since your last visit
slow-nothing = Nothing has happened since your last visit.
slow-asks = { $name } asks: “{ $question }”
slow-said = { $name }: “{ $text }”
slow-take = Take your turn
slow-to-question = Go to the question
slow-look = Go to the table
slow-end = See the end
slow-over-won = Won
slow-over-lost = Lost
slow-bot-for = A bot for { $name }
slow-bot-for-you = A bot for you
slow-now-mine = It is your turn as the { $role }.
slow-now-next = It is { $name }’s turn now, then yours.
slow-now = It is { $name }’s turn now.
