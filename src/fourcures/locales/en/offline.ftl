# The game in a page by itself, without a server.

offline-loading = Loading the game: { $loaded } of { $total } MB
offline-starting = Starting the game…
offline-trouble-start = The game could not be loaded. Check your connection, then reload the page.
offline-trouble-storage = This browser stores no games here, perhaps because the window is private. Open the page in a normal window.
offline-trouble-full = There is no more space for your games in this browser: the last step was not saved. Free some space, then try again.
offline-trouble-old = A newer version of the game is open in another tab. Reload this page to go on.
offline-no-network = The server cannot be reached. Meanwhile you play here, on this device; your games at the server are there again when the network is.
offline-try-server = Try the server again
offline-data = Your games
offline-data-note = They are only in this browser. Save a copy to keep them, or to take them to another device.
offline-data-evictable = The browser may delete them when it runs out of space.
offline-export = Save a copy
offline-import = Add games from a file
offline-imported-none = This file has no new games.
offline-imported =
    { $games ->
        [one] { $games } game added.
       *[other] { $games } games added.
    }
offline-import-failed = This file is neither a copy of games nor a record, or it is damaged. Nothing was changed.

python-title = Play with Python
python-note = The same program as behind the table, with all of its rules, odds and bots. It runs on this device; nothing is sent anywhere. Call your game “game”, and the board shows it.
python-session = Session
python-output = Output
python-input = Python
python-run = Run
python-stop = Stop and start again
python-keys = Enter runs the input, Shift and Enter begin a new line, the arrow keys bring back earlier inputs.
python-starting = Starting Python…
python-running = Running…
python-board = The board
python-no-game = Here is the board of your game, as soon as there is one.
python-examples = Examples
python-examples-note = They are those of the tutorial, in English; run them in their order.
python-run-example = Run example { $number } of “{ $title }”
