# Ćwiczenie: dalsza gra od wybranego momentu, przy własnym stole.

practice-name = Ćwiczenie
practice-what-if = Co by było, gdyby?
practice-title = Co by było, gdyby? Od tury { $turn }
practice-lead = Stół do ćwiczeń zaczyna się od tej pozycji. Nic się tu nie liczy, a sama gra pozostaje bez zmian. Karty, których nie można było znać, są rozdawane na nowo.
practice-with-bots = Graj dalej z botami
practice-all-seats = Graj za wszystkich
practice-from = Z tury { $turn } pewnej gry

## Ćwiczenie: znaleźć lepszą turę niż rozegrana
tab-exercise = Zadanie
exercise-title = Znajdź lepszą turę
exercise-lost =
    { $points ->
        [one] Rozegrana tu tura kosztowała { $points } punkt szansy na wygraną. Znajdź lepszą.
        [few] Rozegrana tu tura kosztowała { $points } punkty szansy na wygraną. Znajdź lepszą.
       *[many] Rozegrana tu tura kosztowała { $points } punktów szansy na wygraną. Znajdź lepszą.
    }
exercise-check = Sprawdź moją turę
exercise-checking = Sprawdzanie…
exercise-ready = Twoja tura jest gotowa: sprawdź ją.
exercise-solved = Rozwiązane! Nie znaleziono lepszej tury.
exercise-better =
    { $points ->
        [one] O { $points } punkt lepiej niż rozegrana tura, ale jest jeszcze lepsza.
        [few] O { $points } punkty lepiej niż rozegrana tura, ale jest jeszcze lepsza.
       *[many] O { $points } punktów lepiej niż rozegrana tura, ale jest jeszcze lepsza.
    }
exercise-worse =
    { $points ->
        [one] Jeszcze nie: ta tura kosztuje { $points } punkt.
        [few] Jeszcze nie: ta tura kosztuje { $points } punkty.
       *[many] Jeszcze nie: ta tura kosztuje { $points } punktów.
    }
exercise-again = Spróbuj ponownie
exercise-show = Pokaż lepszą turę
exercise-next = Następny błąd
exercise-learn = Ucz się na swoich błędach ({ $mistakes })
