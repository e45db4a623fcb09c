# How you play (/me), and what the server keeps about you (/privacy).

me-title = How you play
me-signed-out = This page will show how you play: your wins, your roles, your team and your streaks. You do not need an account: just play a game.
me-empty-title = Your first game is waiting
me-empty = Finish a game, and you will see here how you play: your wins, your roles, your team and your streaks.
me-not-played = not played yet
me-not-won = not won yet
me-rate = Share of games won: { $percent }
me-won =
    { $games ->
        [one] { $won } of { $games } game won
       *[other] { $won } of { $games } games won
    }
me-streak = current streak
me-best-streak = longest streak
me-fastest = turns in your fastest win
me-favourite =
    { $games ->
        [one] your role in { $games } game
       *[other] your favourite, in { $games } games
    }
me-strongest = your strongest role: { $percent } won
me-roles = By role
me-difficulties = By difficulty
me-teams = By team size
me-mates = By teammate
me-bots = With bots
me-one-screen = On one screen
me-score = { $won } of { $games }
me-score-said = { $won } of { $games } won
me-losses = How games were lost
me-lost-outbreaks = Eighth outbreak
me-lost-cubes = No cubes left
me-lost-cards = No cards left
me-last = Recent games
me-bots-number =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bots
    }
me-counts = What counts
me-counts-yes = Every finished game in which you played a turn, even if somebody else played the others. A game on one screen counts once, with all its roles.
me-counts-no = Practice, puzzles and games from a shared position do not count.
me-counts-strongest = A role needs at least three games to count as your strongest.
me-export = Download my data
device-qr = Scan with the other device

## What the server keeps about you
privacy-title = Privacy
privacy-lead = You play here without an account, without a password and without advertising. This is what the server knows about you, and what you can do about it.
privacy-kept = What is kept
privacy-name = Your name
privacy-name-text = The name you choose, and a random ID that identifies you.
privacy-cookie = One cookie
privacy-cookie-text = It contains this ID and keeps you signed in, for up to 400 days after you last set your name. There are no other cookies. Your settings stay in your browser.
privacy-devices = Your devices
privacy-devices-text = For each device: the browser, the operating system, when it was added and the day it was last used.
privacy-tables = Your tables
privacy-tables-text = The log of every game: who had which seat, every move, and everything that was said, with the time.
privacy-results = Your results
privacy-results-text = How your games ended, with your roles, the difficulty and your name at that table; your tries at the deal of the day; your attempts at puzzles and your rating.
privacy-blocks = Blocks and reports
privacy-blocks-text = The people you have blocked, and reports by you or about you. The operator of this server reads reports; they are deleted after 90 days.
privacy-groups = Your groups
privacy-groups-text = The groups you are in and since when, those that have removed you, their names and the next date, and who has invited you to a table. Members of a group see your name and the results of its games.
privacy-logs = The server’s log
privacy-logs-text = What kind of request arrived, when, and how long it took. The log contains no names, no cookies, no messages and no IP addresses. To limit requests, the server remembers your IP address for a short time, but does not store it. A web server in front of it may keep a log of its own: ask the operator.
privacy-long = How long it is kept
privacy-long-text = Until you delete it. The operator of this server can have unused tables deleted after some time, and then the data of people who no longer have a table. Your results stay until your data is deleted. The operator decides how long backups and logs are kept.
privacy-who = Who sees it
privacy-who-team = Everyone at your table sees your name, your moves and what you say. So does anyone who has the link to the table. Public tables can be seen by everyone.
privacy-who-you = The page “How you play” is shown only to you. People who have finished games with you see your name and the results of those games on their own page.
privacy-who-host = The operator of this server can read the database. It contains no passwords.
privacy-who-nobody = Nobody else. There is no tracking, nothing is loaded from other sites, and nothing is sent to third parties, except notifications if you switch them on.
privacy-delete = What you can do
privacy-delete-export = “Download my data” gives you everything that is kept about you, in one file.
privacy-delete-text = “Delete my data” deletes your name, your devices and your results at once, and then your names and messages in all logs. Your moves stay, without your name. You are signed out everywhere, and this cannot be undone.
privacy-notices = Email and notifications
privacy-notices-text = Some servers offer them. Both are off until you switch them on.
privacy-mail = Email
privacy-mail-text = The server keeps your address, your language and your time zone until you remove the address or unsubscribe. It passes the address only to its mail server. Emails name your team and say what happened on the board. If you unsubscribe, or say that an address is not yours, a code made from the address is kept so that nobody can have emails sent to it; the address cannot be worked out from the code.
privacy-push = Notifications
privacy-push-text = Your browser registers this device with a push service run by the browser’s maker, which gives it an address and two keys. The server keeps them, with your language and time zone, for each device until you switch notifications off or sign out. Messages are encrypted: only your browser can read them.

## Licences
licences-title = Licences
licences-lead = Four Cures itself is under the MIT licence. Its pages contain fonts, libraries and a map by other people; these are their licences.
