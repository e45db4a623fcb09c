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

## What a turn loses that somebody tried: compared with a better one, and what happens first
tried-win = W tej turze można było wygrać.
tried-outbreak = Ryzyko rozprzestrzenienia się choroby w { FORM($city, case: "loc") } w tej turze wynosi { $risk_otherwise }, a po lepszym wyborze { $risk }.
tried-cure =
    { $turns ->
        [one] Teraz w następnej turze lekarstwo na chorobę { FORM($disease, case: "acc") } zostaje wynalezione tylko w { $otherwise } na { $of } symulacji, a po lepszym wyborze w { $futures }.
        [few] Teraz w ciągu { $turns } następnych tur lekarstwo na chorobę { FORM($disease, case: "acc") } zostaje wynalezione tylko w { $otherwise } na { $of } symulacji, a po lepszym wyborze w { $futures }.
       *[many] Teraz w ciągu { $turns } następnych tur lekarstwo na chorobę { FORM($disease, case: "acc") } zostaje wynalezione tylko w { $otherwise } na { $of } symulacji, a po lepszym wyborze w { $futures }.
    }
tried-cured =
    { $turns ->
        [one] Lekarstwo na chorobę { FORM($disease, case: "acc") } było w zasięgu; teraz w następnej turze zostaje wynalezione tylko w { $otherwise } na { $of } symulacji.
        [few] Lekarstwo na chorobę { FORM($disease, case: "acc") } było w zasięgu; teraz w ciągu { $turns } następnych tur zostaje wynalezione tylko w { $otherwise } na { $of } symulacji.
       *[many] Lekarstwo na chorobę { FORM($disease, case: "acc") } było w zasięgu; teraz w ciągu { $turns } następnych tur zostaje wynalezione tylko w { $otherwise } na { $of } symulacji.
    }
tried-wins = Teraz zespół wygrywa tylko w { $otherwise } na { $of } symulacji, a po lepszym wyborze w { $futures }.
tried-worse =
    { $points ->
        [one] To obniża szansę na wygraną o około { $points } punkt procentowy.
        [few] To obniża szansę na wygraną o około { $points } punkty procentowe.
       *[many] To obniża szansę na wygraną o około { $points } punktów procentowych.
    }
says-then-outbreak =
    { $turns ->
        [0] W { $futures } na { $of } symulacji dochodzi do rozprzestrzenienia się choroby jeszcze przed następną turą, a po lepszym wyborze w { $otherwise }.
        [one] W { $futures } na { $of } symulacji dochodzi do rozprzestrzenienia się choroby do końca następnej tury, a po lepszym wyborze w { $otherwise }.
        [few] W { $futures } na { $of } symulacji dochodzi do rozprzestrzenienia się choroby w ciągu { $turns } następnych tur, a po lepszym wyborze w { $otherwise }.
       *[many] W { $futures } na { $of } symulacji dochodzi do rozprzestrzenienia się choroby w ciągu { $turns } następnych tur, a po lepszym wyborze w { $otherwise }.
    }
says-then-lost =
    { $turns ->
        [0] W { $futures } na { $of } symulacji zespół przegrywa jeszcze przed następną turą, a po lepszym wyborze w { $otherwise }.
        [one] W { $futures } na { $of } symulacji zespół przegrywa do końca następnej tury, a po lepszym wyborze w { $otherwise }.
        [few] W { $futures } na { $of } symulacji zespół przegrywa w ciągu { $turns } następnych tur, a po lepszym wyborze w { $otherwise }.
       *[many] W { $futures } na { $of } symulacji zespół przegrywa w ciągu { $turns } następnych tur, a po lepszym wyborze w { $otherwise }.
    }
