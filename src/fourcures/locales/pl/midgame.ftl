# Podawanie prawdziwej gry, która już trwa.

## Strona i jej kroki
midgame-title = Gra w toku
midgame-back = Wróć na stronę „Przy prawdziwej planszy”
midgame-map = Mapa
midgame-steps = Kroki
midgame-step-players = Gracze
midgame-step-board = Plansza
midgame-step-tracks = Skale
midgame-step-hands = Karty na ręce
midgame-step-discards = Odrzucone
midgame-step-infections = Infekcje
midgame-step-check = Sprawdź
midgame-lead-players = Kto gra? Dotknijcie postaci w kolejności tur.
midgame-lead-board = Dotknij miasta raz na każdy znacznik. Przytrzymaj, aby podać inne kolory.
midgame-lead-tracks = Co pokazują skale i czyja jest tura?
midgame-lead-hands = Dotykaj na mapie miast z kart albo wpisuj pierwsze litery.
midgame-lead-discards = Jakie karty gry leżą na stosie odrzuconych? Bez epidemii.
midgame-lead-infections = Jakie karty infekcji leżą na stosie odrzuconych?
midgame-lead-check = To wynika z podanych danych.
midgame-next = Dalej: { $step }
midgame-clear = Zacznij od nowa
midgame-done = Gotowe
midgame-region-west = Ameryka
midgame-region-middle = Europa, Afryka
midgame-region-east = Azja, Pacyfik

## Plansza
midgame-cubes = Znaczniki
midgame-pieces = Pionki i stacje badawcze
midgame-tool-own = Kolor miasta
midgame-tool-colour = Dodaj znaczniki, choroba: { $disease }
midgame-tool-pawn = Ustaw pionek: { $role }
midgame-tool-station = Stacje badawcze
midgame-said-cubes =
    { $cubes ->
        [one] { $city }: { $cubes } { FORM($disease, case: "cube") } znacznik
        [few] { $city }: { $cubes } { FORM($disease, case: "few") } znaczniki
       *[many] { $city }: { $cubes } { FORM($disease, case: "many") } znaczników
    }
midgame-said-pawn = { $role } jest teraz w { FORM($city, case: "loc") }.
midgame-said-station = W { FORM($city, case: "loc") } jest stacja badawcza.
midgame-said-no-station = W { FORM($city, case: "loc") } nie ma stacji badawczej.

## Karty
midgame-places = Gdzie są karty
midgame-place-stored = Na karcie postaci: { $role }
midgame-place-discards = Stos odrzuconych
midgame-place-removed = Zdarzenia usunięte z gry
midgame-place-infected = Stos odrzuconych
midgame-place-known = Następne karty, po Prognozie
midgame-place-gone = Usunięta przez zdarzenie
midgame-place-back = Odłożone na wierzch przez ostatnią epidemię, od tej pory niedobrane
midgame-place-back-earlier = Odłożone przez epidemię nr { $number }, od tej pory niedobrane
midgame-suggest =
    { $cities ->
        [one] Dodaj { $cities } miasto ze znacznikami
        [few] Dodaj { $cities } miasta ze znacznikami
       *[many] Dodaj { $cities } miast ze znacznikami
    }
midgame-said-in = { $place }: { $card } (karta nr { $cards })
midgame-said-out = Usunięto: { $card } ({ $place })
midgame-only-events = Tutaj mogą być tylko karty zdarzeń: { $place }
midgame-taken = { $card } – ta karta jest już podana: { $place }

## Skale i tura
midgame-epidemics-drawn = Epidemie do tej pory
midgame-outbreaks = Rozprzestrzenienia do tej pory
midgame-cures = Lekarstwa
midgame-cured = uleczalna
midgame-eradicated = wyeliminowana
midgame-turn = Czyja tura?
midgame-phase = Co teraz?
midgame-phase-actions = Akcje
midgame-phase-draw = Dobieranie kart
midgame-phase-epidemic = Epidemia: intensyfikacja
midgame-phase-infect = Nowe infekcje
midgame-actions = Pozostałe akcje

## Co z tego wynika
midgame-rate = Poziom zachorowań: { $rate }
midgame-player-deck =
    { $cards ->
        [one] Stos kart gry: { $cards } karta, w tym epidemie: { $epidemics }
        [few] Stos kart gry: { $cards } karty, w tym epidemie: { $epidemics }
       *[many] Stos kart gry: { $cards } kart, w tym epidemie: { $epidemics }
    }
midgame-infection-deck =
    { $cards ->
        [one] Stos kart infekcji: { $cards } karta
        [few] Stos kart infekcji: { $cards } karty
       *[many] Stos kart infekcji: { $cards } kart
    }
midgame-discards = { $role }: za dużo kart. Najpierw trzeba odrzucić nadmiar.
midgame-all-fits = Wszystko do siebie pasuje.

## Co się nie zgadza
midgame-few-players = Wybierzcie od dwóch do czterech postaci.
midgame-many-cubes = Na planszy jest za dużo znaczników choroby { FORM($disease, case: "gen") }: { $cubes }, a w grze jest ich tylko { $most }.
midgame-many-stations = Stacji badawczych jest w grze tylko { $most }.
midgame-guarded = { $role } jest w { FORM($city, case: "loc") }. Choroba { $disease } jest uleczalna, więc nie może tam być jej znaczników.
midgame-won = Z czterema lekarstwami gra jest wygrana.
midgame-full-hand = { $role }: { $cards } kart, a nikt nie może mieć ich więcej niż { $most }.
midgame-few-cards = Brakuje kart: na początku rozdaje się więcej ({ $missing }).
midgame-odd-cards = Karty dobrane w turach: { $cards }. Dobiera się je parami: czy którejś brakuje, czy jest o jedną za dużo?
midgame-epidemics =
    { $exact ->
        [yes] Dobrane karty: { $cards }. Liczba epidemii musi wynosić { $least }, a nie { $drawn }.
       *[no] Dobrane karty: { $cards }. Liczba epidemii musi wynosić { $least } albo { $most }, a nie { $drawn }.
    }
midgame-foreign = Znaczniki innego koloru biorą się tylko z rozprzestrzenień, a nie było żadnego: { $cities }
midgame-without-card = Te miasta mają znaczniki, ale brakuje ich kart infekcji: { $cities }
