# Rundenbasierte Spiele: alles, was jemand Zug um Zug spielt, auf einer Seite.

slow-title = Rundenbasierte Spiele
slow-all = Alle rundenbasierten Spiele
slow-count =
    { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }
slow-waiting =
    { $games ->
        [0] Keins wartet auf dich
        [one] { $games } wartet auf dich
       *[other] { $games } warten auf dich
    }
slow-none = Du hast gerade kein rundenbasiertes Spiel. Dort spielen alle, wenn sie Zeit haben, über Stunden oder Tage.
slow-new = Neues rundenbasiertes Spiel
slow-turn-mine = Du bist dran
slow-turn-theirs = Warten auf { $names }
slow-turn-bots = Die Bots spielen
slow-question = Eine Frage an dich
slow-due = { $time } · { $left }
slow-late-bot = dann spielt ein Bot
slow-ring-days = { $days } T.
slow-ring-hours = { $hours } Std.
slow-ring-minutes = { $minutes } Min.
slow-you = Du
slow-since = Seit deinem letzten Besuch
slow-nothing = Seit deinem letzten Besuch ist nichts passiert.
slow-asks = { $name } fragt: „{ $question }“
slow-said = { $name }: „{ $text }“
slow-take = Deinen Zug spielen
slow-to-question = Zur Frage
slow-look = Ansehen
slow-end = Das Ende ansehen
slow-over-won = Gewonnen
slow-over-lost = Verloren
slow-bot-for = Ein Bot für { $name }
slow-bot-for-you = Ein Bot für dich
slow-now-mine = Du bist dran: { $role }.
slow-now-next = Gerade ist { $name } dran, danach du.
slow-now = Gerade ist { $name } dran.
