# Łamigłówki: ich strona, karta na stronie głównej i panel przy stole.

puzzle-title = Łamigłówki
puzzle-lead = Znajdź turę z największą szansą na wygraną; równie dobra też się liczy. Do rankingu liczy się tylko pierwsze sprawdzenie.
puzzle-enter = Do łamigłówek
puzzle-yours = Twój ranking: { $rating }.
puzzle-daily = Łamigłówka dnia
puzzle-next = Następna łamigłówka
puzzle-solve = Rozwiąż
puzzle-practise = Poćwicz jeszcze raz
puzzle-number = Łamigłówka { $number }
puzzle-difficulty = Trudność { $level } z 5
puzzle-theme-cure = Lekarstwo
puzzle-theme-outbreak = Rozprzestrzenienie
puzzle-theme-win = Wygrana
puzzle-theme-event = Zdarzenie
puzzle-state-solved = Rozwiązana.
puzzle-state-failed = Nierozwiązana.
puzzle-none = Na tym serwerze nie ma łamigłówek.
puzzle-all = Wszystkie łamigłówki
puzzle-all-done = Masz już za sobą wszystkie łamigłówki. Poćwicz na łamigłówce dnia.
puzzle-rating = Twój ranking
puzzle-solved-of = Rozwiązane: { $solved } na { $total }
puzzle-streak-today = Rozwiąż dziś jedną, aby nie przerwać serii.
puzzle-streak =
    { $days ->
        [one] { $days } dzień z rzędu
        [few] { $days } dni z rzędu
       *[many] { $days } dni z rzędu
    }
puzzle-curve =
    { $puzzles ->
        [one] Po { $puzzles } łamigłówce: z { $first } na { $last }
        [few] Ostatnie { $puzzles } łamigłówki: z { $first } na { $last }
       *[many] Ostatnie { $puzzles } łamigłówek: z { $first } na { $last }
    }

## Przy stole
puzzle-question-cure = Lekarstwo jest w zasięgu: znajdź najlepszą turę
puzzle-question-outbreak = Grozi rozprzestrzenienie: znajdź najlepszą turę
puzzle-question-win = Wygrana jest blisko: znajdź najlepszą turę
puzzle-question-event = Decyduje zdarzenie: znajdź najlepszą turę
puzzle-know = Co wiadomo
puzzle-brink = Zagrożone rozprzestrzenieniem: { $cities }.
puzzle-calm = Żadne miasto nie jest zagrożone rozprzestrzenieniem.
puzzle-about-disease = Na tę chorobę można wynaleźć lekarstwo: { $disease }.
puzzle-about-city = Chodzi o to miasto: { $city }.
puzzle-first = Pierwszy ruch: { $move }
puzzle-hint = Podpowiedź (−{ $cost })
puzzle-hint-free = Podpowiedź
puzzle-give-up = Poddaję się
puzzle-give-up-sure = Na pewno?
puzzle-show = Pokaż rozwiązanie
puzzle-solution = Rozwiązanie. Szansa na wygraną: { $chance }, po drugiej w kolejności turze: { $second }.
puzzle-gain = Za rozwiązanie: { $gain }, w przeciwnym razie { $loss }.
puzzle-free = Ta łamigłówka nie liczy się już do rankingu: ćwicz do woli.
puzzle-rated = Twój nowy ranking: { $rating } ({ $change }).
