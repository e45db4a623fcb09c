# Gry turowe: wszystkie na jednej stronie.

slow-title = Gry turowe
slow-all = Wszystkie gry turowe
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
slow-none = Nie masz teraz żadnej gry turowej. W takiej grze każdy gra, kiedy ma czas, przez wiele godzin lub dni.
slow-new = Nowa gra turowa
slow-turn-mine = Twoja kolej
slow-turn-theirs = Gra czeka na: { $names }
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
slow-bot-for = Bot za gracza { $name }
slow-bot-for-you = Bot za ciebie
slow-now-mine = Twoja kolej: { $role }.
slow-now-next = Teraz gra { $name }, potem ty.
slow-now = Teraz gra { $name }.
