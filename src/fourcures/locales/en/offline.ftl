# The game in a page by itself, without a server.

offline-loading = Loading the game: { $loaded } of { $total } MB
offline-starting = Starting the game…
offline-trouble-start = The game could not be loaded. Check your connection, then reload the page.
offline-trouble-storage = This browser stores no games here, perhaps because the window is private. Open the page in a normal window.
offline-trouble-full = There is no more space for your games in this browser: the last step was not saved. Free some space, then try again.
offline-trouble-old = A newer version of the game is open in another tab. Reload this page to go on.
offline-data = Your games
offline-data-note = They are only in this browser. Save a copy to keep them, or to take them to another device.
offline-data-evictable = The browser may delete them when it runs out of space.
offline-export = Save a copy
offline-import = Add games from a copy
offline-imported-none = This copy has no new games.
offline-imported =
    { $games ->
        [one] { $games } game added.
       *[other] { $games } games added.
    }
offline-import-failed = This file is not a copy of games, or it is damaged. Nothing was changed.
