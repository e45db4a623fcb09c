# Ćwiczenie: dalsza gra od wybranego momentu, przy własnym stole.

practice-name = Ćwiczenie
practice-what-if = Co by było, gdyby…?
practice-title = Co by było, gdyby…? Od tury { $turn }
practice-lead = Gra przy stole do ćwiczeń zaczyna się od tej pozycji. Wynik się nie liczy, a pierwotna gra pozostaje bez zmian. Karty, których nie można było znać, są rozdawane na nowo.
practice-with-bots = Graj dalej z botami
practice-all-seats = Graj za wszystkich
practice-from = Od tury { $turn } innej gry

## Ćwiczenie: znaleźć lepszą turę niż rozegrana
tab-exercise = Zadanie
exercise-title = Znajdź lepszą turę
exercise-lost =
    { $points ->
        [one] Rozegrana tu tura obniżyła szansę na wygraną o { $points } punkt procentowy. Znajdź lepszą.
        [few] Rozegrana tu tura obniżyła szansę na wygraną o { $points } punkty procentowe. Znajdź lepszą.
       *[many] Rozegrana tu tura obniżyła szansę na wygraną o { $points } punktów procentowych. Znajdź lepszą.
    }
exercise-check = Sprawdź turę
exercise-anyway =
    { $actions ->
        [one] I tak sprawdź ({ $actions } akcja przepadnie)
        [few] I tak sprawdź ({ $actions } akcje przepadną)
       *[many] I tak sprawdź ({ $actions } akcji przepadnie)
    }
exercise-checking = Sprawdzanie…
exercise-ready = Twoja tura jest gotowa: sprawdź ją.
exercise-solved = Rozwiązane! Nie znaleziono lepszej tury.
exercise-better =
    { $points ->
        [one] Lepiej o { $points } punkt procentowy niż w rozegranej turze, ale da się jeszcze lepiej.
        [few] Lepiej o { $points } punkty procentowe niż w rozegranej turze, ale da się jeszcze lepiej.
       *[many] Lepiej o { $points } punktów procentowych niż w rozegranej turze, ale da się jeszcze lepiej.
    }
exercise-worse =
    { $points ->
        [one] Jeszcze nie to: ta tura obniża szansę na wygraną o { $points } punkt procentowy.
        [few] Jeszcze nie to: ta tura obniża szansę na wygraną o { $points } punkty procentowe.
       *[many] Jeszcze nie to: ta tura obniża szansę na wygraną o { $points } punktów procentowych.
    }
exercise-not-yet = Jeszcze nie to
exercise-given-up = Lepsza tura
exercise-again = Spróbuj ponownie
exercise-show = Pokaż lepszą turę
exercise-next = Następny błąd
exercise-last = To był ostatni błąd w tej grze.
exercise-to-review = Wróć do analizy
exercise-learn = Ucz się na błędach ({ $mistakes })
