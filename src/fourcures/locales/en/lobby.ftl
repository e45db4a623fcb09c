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
app-wait = One moment …
app-to-lobby = To the lobby
app-unreachable = The server does not answer. Is the network there?
app-failed = Something went wrong. Please try again.
lost-title = There is nothing at this address.

## Lobby
lobby-title = Four diseases. One team.
lobby-lead = Fly around the world, treat the sick, share what you know, and find all four cures before time runs out. You win or lose together.
lobby-first-time = First time here?
lobby-guide = Play the guided game
lobby-friends = With friends
lobby-new-table = New table
lobby-mine = My games
lobby-public = Public tables
bots-mates = Bots on your team
bots-play = Play with bots
join-label = Code or link of a table
join-button = Join
line-title =
    { $players ->
       *[other] { $players } players
    }, { $epidemics ->
       *[other] { $epidemics } epidemics
    }
line-waiting = waiting for players
line-running = running
line-won = won
line-lost = lost
line-closed = closed

## A new table
new-title = New table
new-visibility = Who may come
new-visibility-invite = Invited
new-visibility-invite-note = Whoever has the code or the link.
new-visibility-public = Everyone
new-visibility-public-note = The table is listed in the lobby.
new-visibility-local = This screen
new-visibility-local-note = All players sit around this screen and pass it on.
new-players = Players
new-bots = of them bots
new-difficulty = Difficulty
new-difficulty-4 = Introductory
new-difficulty-5 = Standard
new-difficulty-6 = Heroic
new-epidemics =
    { $number ->
       *[other] { $number } epidemic cards
    }
new-hands = Hands
new-hands-rules = By the rules
new-hands-rules-note = Open at the introductory difficulty, private at the others.
new-hands-open = Open
new-hands-open-note = Everyone sees all cards.
new-hands-private = Private
new-hands-private-note = Everyone sees their own cards, and may tell the others about them.
new-help = Help
new-help-off = None
new-help-off-note = Only the board and the discards.
new-help-bookkeeping = Book-keeping
new-help-bookkeeping-note = Also ways to get there, and what can be known of the decks.
new-help-odds = Odds
new-help-odds-note = Also the chances of this turn's infections, outbreaks and epidemics.
new-help-coach = Coach
new-help-coach-note = Also advice on what to do.
new-more = More options
new-name = Name of the table
new-edition = Edition
new-roles = Roles that may be dealt
new-events = Events in the game
new-none = none
new-timer = Time to think about an event in another player's turn
new-timer-none = no limit
new-timer-seconds =
    { $seconds ->
       *[other] { $seconds } seconds
    }
new-seed = Seed of the deal
new-seed-note = The same seed gives the same deal. Leave it empty for a new one that nobody can know.
new-open = Open the table

## Before the deal
room-title = Waiting for players
room-free =
    { $free ->
        [0] All seats are filled.
        [one] One seat is free. The game begins when all are filled.
       *[other] { $free } seats are free. The game begins when all are filled.
    }
room-watching = Also here:
room-fill = Fill up with bots and begin
room-invite = Invite
room-code = Code
room-link = Link
room-setup = What is played
room-close = Close this table
room-closed = This table was closed.
room-no-connection = There is no connection to this table. The page keeps trying.
room-seat-number = Seat { $number }:
room-seat-free = free
room-seat-bot = Bot
room-seat-you = { $name } (you)
room-seat-sit = Sit here
room-seat-stand = Stand up
room-seat-clear = Clear
room-seat-give-bot = Bot
fair-title = Deal
fair-note = Fixed before the game; its fingerprint lets you check it afterwards:
fair-known = The seed was typed in, so the deal may be known.

## Settings
settings-title = Settings
settings-name = Your name
settings-name-placeholder = A name is chosen for you
settings-theme = Colours
settings-theme-dark = Dark
settings-theme-light = Light
settings-theme-contrast = High contrast
settings-turn-title = Say in the title of the page when it is my turn
settings-sound = Sounds
settings-notifications = Tell me when it is my turn, also outside this page
settings-keys = Single letters as shortcuts
device-title = Other devices and your data
device-note = Open this link on another device to take up your seats there. Whoever has it is you: keep it to yourself.
device-link = Your personal link
device-forget = Delete my data
device-forget-sure = Your name and your seats go, and cannot be brought back.
device-forget-yes = Delete

## The rules at hand
help-title = Rules
help-search = Search
help-chapters = Chapters
help-keys = Keys
help-key-region = Next part of the screen
help-key-rule = Rules; on a card or an action its own rule, as with the right mouse button or a long press
help-nothing = No rule has these words.

## How it ended
end-title = The end
end-won = All four cures are found!
end-lost = The world is lost.
end-cause-cures = The fourth cure wins the game at once.
end-cause-outbreaks = The eighth outbreak ended the game.
end-cause-cubes = A cube had to be placed and none of its colour was left.
end-cause-cards = There were not enough player cards left to draw.
end-turns =
    { $turns ->
        [one] after one turn
       *[other] after { $turns } turns
    }
end-cures = Cures
end-outbreaks = Outbreaks
end-epidemics = Epidemics
end-cards-left = Player cards left
end-board = Back to the board
end-show = Result
end-replay = Watch the replay
end-again = Play again
end-same-deal = The same deal again
end-record = Download the record
end-timeline = What happened
end-turn = Turn { $turn }
end-chart = Cubes on the map
end-chart-note = Lines are the cubes of each disease on the map, from the deal to the end. Cures and epidemics are marked where they happened.
end-chart-numbers = As a table
end-chart-turn = Turn
end-deal = The deal
end-deal-known = The seed was typed in: nobody was promised that it was unknown.
end-deal-fits = Checked: the seed has the fingerprint that was shown before the deal.
end-deal-differs = The seed does not have the fingerprint that was shown before the deal!
end-deal-unchecked = This page cannot check it without https. The command “fourcures verify” checks the record.
end-seed = Seed
end-fingerprint = Fingerprint

## The replay
replay-title = Replay
replay-to-table = To the table
replay-controls = Steps
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-moment = Moment
replay-moment-of = { $at } of { $all }
replay-log = Moves
replay-deal = The deal
replay-undone = Taken back
replay-speed = Speed
replay-hands = Hands
replay-decks = Decks

## The guided first game
guide-title = The guided game
guide-step = Step { $step } of { $steps }
guide-next = Next
guide-again = Start again
guide-leave = Leave
guide-hide = Hide
guide-show = Show
guide-astray = That leads somewhere else. Undo takes it back as long as no card has been turned over, or start again.
guide-welcome = Four diseases spread over the world, and your team wins by finding four cures. Three are found already: only blue is missing. You play both the Medic and the Scientist. A turn is four actions, then two cards are drawn, then cities are infected.
guide-drive = The Medic is in Atlanta. Blue cubes lie in Chicago, one line away. Moving along a line is one action and costs no card.
guide-drive-how = Click Chicago.
guide-treat = Treating removes cubes from the city you are in. Others take away one cube for an action, the Medic takes them all.
guide-treat-how = Click the cubes in Chicago, or press the button that treats.
guide-charter = The Scientist in Paris has three blue cards and needs one more. Paris is far, but with the card of the city you are in you can fly anywhere: a charter flight.
guide-charter-how = Click Paris and choose the charter flight that discards Chicago.
guide-share = You are together in Paris, and the Medic has the Paris card. In its own city a card can change hands.
guide-share-how = Give the Paris card to the Scientist: press the button, or choose the card.
guide-draw = All four actions are used. Now two cards are drawn. Until then everything could be undone; from here on nobody knows what comes.
guide-draw-how = Press the button that draws.
guide-epidemic = An epidemic! The infection rate goes up, a city from the bottom of the deck gets three cubes, and all infected cities so far are shuffled and put back on top: they will be infected again soon. The other card is an event.
guide-infect = Now cities are infected. São Paulo has three yellow cubes already. A fourth one does not fit: there will be an outbreak, and every neighbour gets a cube. Eight outbreaks lose the game. Between the cards the game waits, because you hold an event; keep it for now.
guide-infect-how = Go on until it is the Scientist's turn.
guide-event = A cure needs a research station, and there is none in Paris. The Medic drew Government Grant: an event builds a station anywhere, in anybody's turn, without an action.
guide-event-how = Play Government Grant from the Medic's hand, and choose Paris.
guide-cure = The Scientist needs only four cards of one colour, the others need five. All four are here, and so is the station.
guide-cure-how = Discover the blue cure.
