# Gry tura po turze: wszystkie na jednej stronie.

slow-title = Gry tura po turze
slow-all = Wszystkie gry tura po turze
slow-count =
    { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    }
slow-waiting =
    { $games ->
        [0] Żadna nie czeka na ciebie
        [one] { $games } czeka na ciebie
        [few] { $games } czekają na ciebie
       *[many] { $games } czeka na ciebie
    }
slow-none = Nie masz teraz żadnej gry tura po turze. W takiej grze każdy gra, kiedy ma czas, przez wiele godzin lub dni.
slow-new = Nowa gra tura po turze
slow-turn-mine = Twoja kolej
slow-turn-theirs = Gra czeka: { $names }
slow-turn-bots = Grają boty
slow-question = Pytanie do ciebie
slow-due = { $time } · { $left }
slow-late-bot = potem gra bot
slow-ring-days = { $days } d
slow-ring-hours = { $hours } godz.
slow-ring-minutes = { $minutes } min
slow-you = Ty
slow-since = Od twojej ostatniej wizyty
slow-nothing = Od twojej ostatniej wizyty nic się nie wydarzyło.
slow-asks = { $name } pyta: „{ $question }”
slow-said = { $name }: „{ $text }”
slow-take = Rozegraj swoją turę
slow-to-question = Przejdź do pytania
slow-look = Zajrzyj
slow-end = Zobacz zakończenie
slow-over-won = Wygrana
slow-over-lost = Przegrana
