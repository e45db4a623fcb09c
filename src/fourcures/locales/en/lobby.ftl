# The browser client outside the table: lobby, new table, waiting room, settings.

## Everywhere
app-name = Four Cures
app-menu = Menu
app-rules = Rules
app-settings = Settings
app-language = Language
app-close = Close
app-cancel = Cancel
app-copy = Copy
app-copied = Copied
app-wait = One moment…
app-to-lobby = Back to the lobby
app-unreachable = The server is not responding. Are you online?
app-failed = Something went wrong. Please try again.
lost-title = Page not found

## Lobby
lobby-title = Four diseases. One team.
lobby-lead = Fly around the world, treat the sick, share what you know, and discover all four cures before time runs out. You win or lose together.
lobby-guide = Learn to play
friends-play = Play with friends
friends-play-note = Open a table and send them the link.
lobby-friends = With friends
lobby-mine = My games
lobby-public = Open tables
lobby-public-none = There are no open tables yet. Leave a seat free above, and yours will be the first.
lobby-free =
    { $seats ->
        [one] { $seats } seat free
       *[other] { $seats } seats free
    }
lobby-sit = Sit down
lobby-watch = Watch
bots-play = Play with bots
lobby-playing-as = You are playing as { $name }.
lobby-change-name = Change name
preparing-translating = The bots are getting ready (only once on this computer). Step 1 of 2: { $percent }
preparing-compiling = The bots are getting ready (only once on this computer). Step 2 of 2: { $percent }
preparing-done = The bots are ready.
bots-play-note =
    { $bots ->
        [one] You and { $bots } bot. No account needed.
       *[other] You and { $bots } bots. No account needed.
    }
lobby-seats = Who is playing?
lobby-you = You
lobby-you-note = the first seat
lobby-seat = Seat { $number }
lobby-seat-bot = Bot { $bot }
lobby-seat-bot-note = a bot plays
lobby-seat-free = Free seat
lobby-seat-free-note = send a link
lobby-seat-none = Empty
lobby-seat-none-note = add a player
lobby-epidemics =
    { $epidemics ->
        [one] { $epidemics } epidemic
       *[other] { $epidemics } epidemics
    }
lobby-for-everyone = List it under open tables, for everyone
lobby-open = Open the table
lobby-open-invite = Open and invite
lobby-options = More options
join-label = Table code or link
join-button = Join
title-you = you
title-bots =
    { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
line-title =
    { $players ->
       *[other] { $players } players
    }, { $epidemics ->
       *[other] { $epidemics } epidemics
    }
line-waiting = waiting for players
line-running = in progress
line-mine = your turn
line-won = won
line-lost = lost
line-closed = closed

## For those who come back
continue-title = Your game
continue-button = Continue
continue-lent = { $bot } is playing for you
continue-with = { $roles } · with { $mates }
continue-alone = { $roles } · on this screen
continue-cures = Cures: { $cures } of 4
again-button = Play again
again-bots =
    { $bots ->
        [one] { $bots } bot ({ $names })
       *[other] { $bots } bots ({ $names })
    }
setup-players =
    { $players ->
       *[other] { $players } players
    }
setup-hands =
    { $hands ->
        [open] open hands
       *[private] private hands
    }
footer-docs = Documentation
footer-python = Python
footer-gallery = Cards and pieces

## A new table
new-title = New table
new-visibility = Who can join
new-visibility-invite = By invitation
new-visibility-invite-note = Anyone with the code or the link.
new-visibility-public = Everyone
new-visibility-public-note = The table is listed in the lobby.
new-visibility-local = On this screen
new-visibility-local-note = Everyone plays on this screen and passes it around.
new-players = Players
new-bots = Number of bots
new-difficulty = Difficulty
new-difficulty-4 = Introductory
new-difficulty-5 = Standard
new-difficulty-6 = Heroic
new-epidemics =
    { $number ->
       *[other] { $number } epidemic cards
    }
new-hands = Hands
new-hands-rules = As in the rules
new-hands-rules-note = Open in introductory games, private in the others.
new-hands-open = Open
new-hands-open-note = Everyone sees all cards.
new-hands-private = Private
new-hands-private-note = You see only your own cards, but may talk about them.
new-help = Help
new-help-off = None
new-help-off-note = Just the board and the discards.
new-help-bookkeeping = Bookkeeping
new-help-bookkeeping-note = Plus routes, and everything that can be known about the decks.
new-help-odds = Odds
new-help-odds-note = Plus the odds of infections, outbreaks and epidemics this turn.
new-help-coach = Coach
new-help-coach-note = Plus advice on what to do.
new-more = More options
new-name = Table name
new-edition = Edition
new-roles = Roles to deal from
new-events = Events in the game
new-none = none
new-seed = Seed for the deal
new-seed-note = The same seed always deals the same cards. Leave it empty for a random one that nobody knows.
new-open = Create the table

## An invitation
invited-title = { $host } has invited you to play
invited-seats = Seats
invited-name = Join as
invited-join = Join the game
invited-choose = Choose another seat
invited-seat = Seat
invited-watch = Just watch

## Before the deal
room-title = Waiting for players
room-free =
    { $free ->
        [0] All seats are taken.
        [one] One seat is free. The game can start when every seat is taken.
       *[other] { $free } seats are free. The game can start when every seat is taken.
    }
room-watching = Also here:
room-fill = Fill the seats with bots and start
room-invite = Invite
room-code = Code
room-link = Link
room-qr = Scan with a phone to join
room-board = Board for a big screen
room-board-note = Show the board on a television or tablet; everyone plays on their own phone.
tv-title = The board
tv-code = or enter the code
tv-full = Full screen
room-setup = Game settings
room-close = Close this table
room-closed = This table was closed.
room-no-connection = No connection to this table. Still trying…
room-seat-number = Seat { $number }:
room-seat-free = free
room-seat-bot = Bot
room-seat-you = { $name } (you)
room-seat-sit = Sit here
room-seat-sit-too = Play this seat too
room-seat-stand = Leave the seat
room-seat-clear = Free up the seat
room-seat-give-bot = Add a bot
fair-title = Deal
fair-note = The deal is fixed before the game; this fingerprint lets you check it afterwards:
fair-known = The seed or the position was chosen by hand, so someone may know the deal.

## Settings
settings-title = Settings
settings-name = Your name
settings-name-placeholder = We will pick a name for you
settings-theme = Colours
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-contrast = High contrast
settings-turn-title = Show in the page title when it is my turn
settings-sound = Sounds
settings-notifications = Notify me when it is my turn, even when this page is in the background
settings-keys = Single-letter shortcuts
device-title = Devices and your data
device-list = You are signed in on:
device-name = { $browser } on { $system }
device-unknown = Unknown device
device-here = this device
device-days = Added on { $since }, last used on { $seen }
device-sign-out = Sign out
device-sign-out-sure = Choose “Sign out” again to sign out on this device. You will lose your games unless you are also signed in on another one.
device-add = Add a device
device-note = Open this link on the other device. It works only once, and only until { $time }. Anyone who opens it can play as you, so keep it to yourself.
device-open = You have an unused link. It works until { $time }.
device-link = Link for the other device
device-withdraw = Revoke the link
become-title = Continue as { $name }?
become-now = You are currently { $name }. To come back to { $name } on this device later, you will need a link from another device where you are signed in as { $name }.
become-note = On this device you will play as { $name }. Confirm only if you created this link yourself.
become-yes = Continue as { $name }
become-already = You are already signed in as { $name } on this device.
device-forget = Delete my data
device-forget-sure = Your name, your messages and your results will be deleted for good. You will lose your seats and be signed out on all devices. Your moves will stay, without your name.
device-forget-yes = Delete

## Blocking and reporting
person-menu = Block or report { $name }
person-block = Block
person-unblock = Unblock
person-blocked = blocked
block-note = If you block { $name }, you no longer see what they write, signal or plan, at any table and on any of your devices, and you cannot join each other’s tables. Moves stay visible. { $name } is not told.
block-done = You have blocked { $name }: you do not see what they write, signal or plan.
blocked-title = Blocked people
blocked-none = You have not blocked anyone.
report-title = Report
report-note = The operator of this server reads your report, and what { $name } wrote here.
report-reason = What happened?
report-insults = Insults
report-spam = Spam
report-spoiling = Deliberately ruining the game
report-name = Offensive name
report-other = Something else
report-text = In your own words (optional)
report-send = Send the report
report-sent = Thank you. The operator of this server will read your report.
report-offer = Do you want to block { $name } as well?

## The rules at hand
help-title = Rules
help-search = Search
help-chapters = Chapters
help-key-region = Next part of the screen
help-key-lit = Press the highlighted button
help-key-rule = Rules; on a card or an action, the rule for it (also right-click or long press)
help-nothing = No rule contains these words.

## How it ended
end-title = Game over
end-won = All four cures discovered!
end-lost = The world is lost.
# $turns: 0 while the number is not known yet.
end-cause-cures =
    { $turns ->
        [0] The fourth cure won the game.
        [one] The fourth cure won the game after one turn.
       *[other] The fourth cure won the game after { $turns } turns.
    }
end-cause-outbreaks =
    { $turns ->
        [0] The eighth outbreak ended the game.
        [one] The eighth outbreak ended the game after one turn.
       *[other] The eighth outbreak ended the game after { $turns } turns.
    }
end-cause-cubes =
    { $turns ->
        [0] A cube was needed and none of that colour were left.
        [one] After one turn a cube was needed and none of that colour were left.
       *[other] After { $turns } turns a cube was needed and none of that colour were left.
    }
end-cause-cards =
    { $turns ->
        [0] There were not enough player cards left to draw.
        [one] After one turn there were not enough player cards left to draw.
       *[other] After { $turns } turns there were not enough player cards left to draw.
    }
end-cures = Cures
end-outbreaks = Outbreaks
end-epidemics = Epidemics
end-cards-left = Player cards left
end-board = Back to the board
end-show = Result
end-replay = Watch the replay
end-again = Play again
end-harder =
    { $epidemics ->
        [one] Next: { $difficulty }, { $epidemics } epidemic
       *[other] Next: { $difficulty }, { $epidemics } epidemics
    }
end-same-deal = Play the same deal again
end-record = Download the game record
end-timeline = What happened
end-turn = Turn { $turn }
end-chart = Cubes on the board
end-chart-note = Each line shows how many cubes of a disease were on the board, from the deal to the end. Cures and epidemics are marked.
end-chart-numbers = Show the numbers
end-chart-turn = Turn
end-deal = The deal
end-deal-known = The seed or the position was chosen by hand, so someone may have known the deal.
end-deal-fits = Checked: the seed matches the fingerprint shown before the deal.
end-deal-differs = The seed does not match the fingerprint shown before the deal!
end-deal-unchecked = This page cannot check the deal without HTTPS. The command “fourcures verify” checks the game record.
end-seed = Seed
end-fingerprint = Fingerprint

## The replay
replay-title = Replay
replay-to-table = Back to the table
replay-controls = Playback
replay-first = Go to the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = Go to the end
replay-moment = Position
replay-moment-of = { $at } of { $all }
replay-log = Moves
replay-deal = The deal
replay-undone = Undone
replay-speed = Speed
replay-hands = Hands
replay-decks = Decks

watch-title = Watch together
watch-lead = You are leading: anyone who opens the link to this page sees what you see. Click a city to point at it.
watch-link = Copy the link
watch-follow =
    { $state ->
        [playing] Following { $name }: playing
       *[paused] Following { $name }: paused
    }
watch-alone = { $name } is leading; you are looking around on your own.
watch-away = Look around
watch-back = Follow { $name } again
watch-gone = { $name } has left.
watch-nobody = Nobody is leading at the moment.
watch-take = Take the lead
watch-nameless = To lead, choose a name in the settings.
watch-stop = Stop watching together

## Sharing a position
share-title = Share
share-link = Link to this position
share-link-note = Anyone who opens it sees this position and can play on from here. Your own game is not affected.
share-private = Hands are private in this game. You can share positions from the replay once the game is over.
share-over = The game is over. To share an earlier position, go back to it in the replay.
share-picture = Picture of the board
share-png = Save as PNG
share-svg = Save as SVG
shared-title = Shared position
shared-play = Play on from here
shared-broken = This link is damaged or incomplete. Ask for it to be sent again.

## The guided first game
guide-title = The guided game
