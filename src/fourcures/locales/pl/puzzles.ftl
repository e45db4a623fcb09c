# Łamigłówki: ich strona, karta na stronie głównej i panel przy stole.

puzzle-title = Łamigłówki
puzzle-lead = Pozycje z prawdziwych gier: znajdź turę z największą szansą na wygraną. Równie dobra tura też się liczy.
puzzle-enter = Do łamigłówek
puzzle-yours = Twój ranking: { $rating }.
puzzle-lead-short = Jedna tura, jeden pomysł: znajdź najlepszą.
puzzle-tonight-note = { $idea }. Tura zaczyna się w { FORM($city, case: "loc") }.
puzzle-daily = Łamigłówka tej nocy
puzzle-next = Następna łamigłówka
puzzle-solve = Rozwiąż
puzzle-practise = Poćwicz jeszcze raz
puzzle-number = Łamigłówka { $number }
puzzle-role = Twoja postać: { $role }
puzzle-difficulty = Trudność { $level } z 5
puzzle-state-solved = Rozwiązana.
puzzle-state-failed = Nierozwiązana.
puzzle-none = Na tym serwerze nie ma łamigłówek.
puzzle-all = Wszystkie łamigłówki
puzzle-all-done = Masz już za sobą wszystkie łamigłówki. Poćwicz na łamigłówce tej nocy.
puzzle-rating = Twój ranking
puzzle-rating-note = Liczy się tylko pierwsze sprawdzenie.

## Lampy
puzzle-lamps =
    { $lamps ->
        [0] Żadna lampa jeszcze się nie pali
        [one] Pali się { $lamps } lampa
        [few] Palą się { $lamps } lampy
       *[many] Pali się { $lamps } lamp
    }
puzzle-lamps-note = Każda łamigłówka to lampa w mieście, w którym zaczyna się jej tura. Rozwiąż ją, a lampa zostanie zapalona.
puzzle-lamps-of = Rozwiązane: { $lit } z { $all }
puzzle-lamp-tonight = { $city }: tej nocy
puzzle-as-list =
    { $puzzles ->
        [one] Łamigłówka jako lista
        [few] Wszystkie { $puzzles } jako lista
       *[many] Wszystkie { $puzzles } jako lista
    }
puzzle-levels = Według trudności
puzzle-cities = Według miast
puzzle-city = Miasto
puzzle-solved = Rozwiązane

## Tematy: na czym polega najlepsza tura
puzzle-ideas = Tematy
puzzle-idea-cure = Lekarstwo
puzzle-idea-cure-note = Zdążyć z kartami do stacji
puzzle-idea-outbreak = Reakcja łańcuchowa
puzzle-idea-outbreak-note = Powstrzymaj rozprzestrzenienie, które pociąga za sobą inne
puzzle-idea-win = Ostatnia tura
puzzle-idea-win-note = Do wygranej brakuje jednej lub dwóch tur
puzzle-idea-event = Jedna karta, jedna chwila
puzzle-idea-event-note = Kiedy zagrać zdarzenie
puzzle-idea-discard = Co zatrzymać
puzzle-idea-discard-note = Bez której karty zespół się obejdzie
puzzle-idea-forecast = Sześć następnych kart
puzzle-idea-forecast-note = Najlepsza kolejność po Prognozie
puzzle-idea-answer = Tak czy nie
puzzle-idea-answer-note = Prośba z zespołu: zgodzić się czy odmówić
puzzle-idea-team = Ręka w rękę
puzzle-idea-team-note = Przekaż kartę lub rusz pionek innej osoby
puzzle-idea-station = Gdzie budować
puzzle-idea-station-note = Nowa stacja opłaca się od razu
puzzle-idea-solved = Rozwiązane: { $solved } z { $total }
puzzle-idea-next = teraz tutaj
puzzle-idea-done = nie ma nowych

## Seria
puzzle-streak =
    { $days ->
        [0] Twój tydzień
        [one] Seria: { $days } noc
        [few] Seria: { $days } noce
       *[many] Seria: { $days } nocy
    }
puzzle-streak-begin = Rozwiąż łamigłówkę, a zapali się lampa tej nocy.
puzzle-streak-today = Zapal lampę tej nocy, aby nie przerwać serii.
puzzle-streak-done = Lampa tej nocy się pali.
puzzle-free-night = Jedna opuszczona noc w tygodniu nie kończy serii.
puzzle-free-night-used = Wolna noc tego tygodnia jest wykorzystana: teraz liczy się każda.
puzzle-night-lit = rozwiązana
puzzle-night-free = wolna noc
puzzle-night-dark = bez rozwiązania
puzzle-night-tonight = ta noc, jeszcze bez rozwiązania
puzzle-night-ahead = dopiero nadejdzie

## Twoje własne błędy
puzzle-own = Z twoich gier
puzzle-own-note = Znajdź turę lepszą od rozegranej.
puzzle-own-none = Skończ grę i otwórz jej analizę: tury, które kosztowały najwięcej, staną się tu łamigłówkami.
puzzle-own-turn = Tura { $turn }: znajdź lepszą

## Twój ranking
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
puzzle-question-moment = Zagrać teraz zdarzenie czy je zatrzymać?
puzzle-question-discard = Za dużo kart: którą odrzucasz?
puzzle-question-forecast = Prognoza: która kolejność jest najlepsza?
puzzle-question-answer = Prośba: zgodzić się czy odmówić?
puzzle-asked = { $player } prosi cię o te ruchy:
puzzle-choices = Wybierz
puzzle-choose-there = Wybierz przy zadaniu.
puzzle-best-choice = Najlepszy wybór: { $move }
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
puzzle-solution = Rozwiązanie. Szansa na wygraną: { $chance }, po drugiej najlepszej turze: { $second }.
puzzle-gain = Za rozwiązanie: { $gain }, w przeciwnym razie { $loss }.
puzzle-free = Ta łamigłówka nie liczy się już do rankingu: ćwicz do woli.
puzzle-rated = Twój nowy ranking: { $rating } ({ $change }).
