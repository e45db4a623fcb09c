# The life of a seat: somebody leaves, a bot plays, they come back; and the next game together.

back-hello = Welcome back, { $name }
back-played =
    { $turns ->
        [0] { $bot } is playing for you.
        [one] { $bot } has played one turn for you.
       *[other] { $bot } has played { $turns } turns for you.
    }
back-now = Your cards are below. You can play on at once.
back-watch = Just watch
back-take = Take your seat back
back-hand = Your cards; { $bot } plays them until you take your seat back

entry-back = { $name } is back.
away-line = { $name } is away
away-line-since = { $name } has been away for { $time }
away-ask = Let { $bot } play until { $name } is back?
away-note = { $name } can take the seat back at any time.
away-wait = Wait 2 minutes
away-bot = Let { $bot } play
away-end = Until the end
away-end-note = { $bot } plays until the end of the game: { $name } cannot take the seat back.
away-since = away { $time }

team-for = { $name } · { $bot } plays
team-tells = The bot may tell the team my cards

room-starts = The game starts when everyone is ready.
room-unready-names = All seats are taken. Not ready yet: { $names }.
room-ready = I am ready
room-unready = Not yet
room-seat-ready = ready
room-seat-unready = not ready yet
room-seat-invited = invited
room-fill-others = Give the other seats to bots
room-rematch = Play again: a seat is kept for everyone who began the last game.
room-chat = Chat
room-roles-dealt = The roles are dealt when the game starts.
room-roles-fixed = The roles are already set: each is shown beside its seat.
line-invited = play again?
