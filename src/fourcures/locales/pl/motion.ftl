# Co dzieje się na planszy i jak szybko; dźwięki i pytania.

## Ustawienia
settings-speed = Tempo animacji
settings-speed-step = Krok po kroku
settings-speed-step-note = Każda akcja innych graczy czeka na dotknięcie ekranu albo spację.
settings-speed-calm = Spokojne
settings-speed-calm-note = Widać wszystko po kolei. Spacja przechodzi do następnego kroku, Esc na koniec.
settings-speed-fast = Szybkie
settings-speed-fast-note = To samo ponad dwa razy szybciej.
settings-speed-none = Bez animacji
settings-speed-none-note = Plansza od razu pokazuje wynik. Wyjątkiem jest wynalezienie lekarstwa.
settings-volume = Głośność
settings-confirm = Pytaj, zanim przepadną akcje
settings-signals = Pokazuj, na co wskazują inni
sound-mute = Wycisz

## Plansza nadrabia
waiting-shown = Tura { FORM($player, case: "gen") }
scene-next = Dalej
scene-won = Zwycięstwo
scene-lost = Porażka
opening-team = Wasz zespół
opening-infections = Pierwsze infekcje
opening-infections-why = Na początku zarażonych jest dziewięć miast: trzy mają po 3 znaczniki, trzy po 2 i trzy po 1.
opening-start = Zaczynamy
scene-tap = Dotknij, aby iść dalej
scene-increase-is =
    { $rate ->
        [one] Poziom { $former } → { $rate }: { $rate } miasto na turę
        [few] Poziom { $former } → { $rate }: { $rate } miasta na turę
       *[many] Poziom { $former } → { $rate }: { $rate } miast na turę
    }
scene-increase-same =
    { $rate ->
        [one] Poziom nadal { $rate }: { $rate } miasto na turę
        [few] Poziom nadal { $rate }: { $rate } miasta na turę
       *[many] Poziom nadal { $rate }: { $rate } miast na turę
    }
scene-increase-why = Tyle miast jest zarażanych na końcu każdej tury.
scene-infect-is =
    { $cubes ->
        [0] { $city }
        [one] { $city }: { $cubes } znacznik
        [few] { $city }: { $cubes } znaczniki naraz
       *[many] { $city }: { $cubes } znaczników naraz
    }
scene-infect-why = Karta pochodzi ze spodu stosu kart infekcji.
scene-intensify-is =
    { $cards ->
        [one] { $cards } odrzucona karta wraca na wierzch
        [few] { $cards } odrzucone karty wracają na wierzch
       *[many] { $cards } odrzuconych kart wraca na wierzch
    }
scene-intensify-why = Te karty zostaną odkryte jako pierwsze.
# Tytuł własnego lekarstwa, dużymi literami.
scene-cure-title = Lekarstwo: choroba { $disease }
scene-cure-found = Wynalezione w { FORM($city, case: "loc") } w turze { $turn }. Jedna akcja usuwa teraz z miasta wszystkie znaczniki tej choroby.
scene-cure-by =
    { $named ->
        [yes] { $player }: lekarstwo na chorobę { FORM($disease, case: "acc") } wynalezione
       *[no] { FORM($player, case: "nom", start: "yes") }: lekarstwo na chorobę { FORM($disease, case: "acc") } wynalezione
    }
scene-cure-where = { $city }, tura { $turn }
scene-cure-count = Lekarstwa: { $found } z { $all }
scene-eradicated-why = Żaden jej znacznik nie może wrócić.
scene-station = Pierwsza nowa stacja badawcza: { $city }
scene-station-why = Jedną akcją można teraz przenieść się z jednej stacji do drugiej.
scene-last = Ostatnia szansa
scene-last-cards = W stosie jest za mało kart na następne dobieranie. Zostały tylko akcje przed nim.
scene-last-outbreaks = Jeszcze jedno rozprzestrzenienie kończy grę.

## Przerwy bez zdarzenia
waiting-me-window-ready = Możesz przejść dalej
waiting-for-window-ready = Czekamy, aż { $who } przejdzie dalej

## Pytania
action-draw-anyway =
    { $actions ->
        [one] I tak dobierz ({ $actions } akcja przepadnie)
        [few] I tak dobierz ({ $actions } akcje przepadną)
       *[many] I tak dobierz ({ $actions } akcji przepadnie)
    }
request-lacking = Nie masz tej karty.
plan-later = Zaplanuj następną turę. Plan wykonasz, gdy przyjdzie twoja kolej.
