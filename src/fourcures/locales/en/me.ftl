# How you play (/me), and what the server keeps about you (/privacy).

me-title = How you play
me-signed-out = This page will show how you play: your wins, your roles, your team and your streaks. You need no account: play a game, and it begins.
me-empty-title = Your first game is waiting
me-empty = Finish a game, and you will see here how you play: your wins, your roles, your team and your streaks.
me-rate = Share of games won: { $percent }
me-won =
    { $games ->
        [one] { $won } of { $games } game won
       *[other] { $won } of { $games } games won
    }
me-streak = won in a row
me-best-streak = longest streak
me-fastest = turns to your fastest win
me-favourite =
    { $games ->
        [one] your role in { $games } game
       *[other] your favourite, in { $games } games
    }
me-strongest = your strongest role: { $percent } won
me-roles = By role
me-difficulties = By difficulty
me-teams = By team size
me-mates = With whom
me-bots = With bots
me-one-screen = Around one screen
me-score = { $won } of { $games }
me-score-said = { $won } of { $games } won
me-losses = How games were lost
me-lost-outbreaks = Eighth outbreak
me-lost-cubes = No cubes left
me-lost-cards = No cards left
me-last = Last games
me-bots-number =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
me-counts = What counts
me-counts-yes = Every finished game in which you had a seat at the end, or had lent it to somebody. Around one screen it is one game with all its roles.
me-counts-no = Practice, puzzles and games from a shared position do not count.
me-counts-strongest = A role can be your strongest after three games.
me-export = Download my data
device-qr = Scan with the other device

## What the server keeps about you
privacy-title = Privacy
privacy-lead = You play here without an account, without a password and without advertising. This is what the server knows about you, and what you can do about it.
privacy-kept = What is kept
privacy-name = Your name
privacy-name-text = The name that you choose, and a random id that stands for you.
privacy-cookie = One cookie
privacy-cookie-text = It contains this id and keeps you signed in, for up to 400 days after you last set your name. There are no other cookies. Your settings stay in your browser.
privacy-devices = Your devices
privacy-devices-text = For each one the browser and the system, when it was added and the day of its last use.
privacy-tables = Your tables
privacy-tables-text = The log of every game: who had which seat, every move, and everything that was said, with the time.
privacy-results = Your results
privacy-results-text = How your games ended, with your roles, the difficulty and your name at that table; your tries at the deal of the day; your attempts at puzzles and your rating.
privacy-blocks = Blocks and reports
privacy-blocks-text = Whom you have blocked; and reports by you or about you, which your host reads and which are deleted after 90 days.
privacy-logs = The server’s log
privacy-logs-text = Which kind of request came when and how long it took. It contains no names, no cookies, no messages and no network addresses. To limit requests, the server remembers your network address for a short time, but does not store it. The host’s web server may keep a log of its own: ask your host.
privacy-long = For how long
privacy-long-text = Until you delete it. Your host can have unused tables deleted after some time, and then people who have no table left. Your results stay until you are deleted. Backups and logs are kept for as long as your host decides.
privacy-who = Who sees it
privacy-who-team = Everyone at your table sees your name, your moves and what you say. So does everyone who has the link to a table, and everyone at public tables.
privacy-who-you = How you play is shown only to you. People who have finished games with you see your name and the results of those games on their own page.
privacy-who-host = Your host can read the database, but no passwords: there are none.
privacy-who-nobody = Nobody else. There is no tracking, nothing is loaded from other sites, and nothing is sent to third parties, except notifications if you switch them on.
privacy-delete = What you can do
privacy-delete-export = “Download my data” gives you everything that is kept about you, in one file.
privacy-delete-text = “Delete my data” deletes your name, your devices and your results at once, and then your names and messages in all logs. Your moves stay, without your name. You are signed out everywhere, and nobody can undo it.
privacy-notices = E-mail and notifications
privacy-notices-text = Some servers offer them. Both are off until you switch them on.
privacy-mail = E-mail
privacy-mail-text = The server keeps your address and your language until you remove the address or unsubscribe. It gives them only to the host’s mail server.
privacy-push = Notifications
privacy-push-text = Your browser’s maker runs a push service, which gives this device an address there and two keys. The server keeps them for each device until you switch notifications off or sign out. Messages are encrypted: only your browser can read them.
