# Ruch jako wybór w menu.

## Ruch pionka
move-drive = Jazda/rejs → { $city }
move-direct = Lot bezpośredni → { $city }
move-charter = Lot czarterowy → { $city }
move-shuttle = Lot prywatny → { $city }
move-opsflight = Lot ze stacji badawczej → { $city }, odrzucana karta: { $card }

## Logistyk przenosi pionek $player
move-other-drive = { $player }: jazda/rejs → { $city }
move-other-direct = { $player }: lot bezpośredni → { $city }
move-other-charter = { $player }: lot czarterowy → { $city }
move-other-shuttle = { $player }: lot prywatny → { $city }
move-other-join = { $player }: do innego pionka → { $city }

## Inne akcje
move-build = Budowa stacji badawczej
move-build-moving = Budowa stacji badawczej, przenosisz stację z miasta: { $city }
move-treat = Leczenie choroby: { $disease }
move-give = Oddaj kartę miasta { $card } → { $player }
move-take = Weź kartę miasta { $card } ← { $player }
move-cure = Wynalezienie lekarstwa (choroba { $disease }): { $cards }
move-store = Połóż na karcie postaci: { $event }
move-pass = Pas: rezygnacja z { $actions } akcji

## Zdarzenia
move-airlift = Most powietrzny: { $player } → { $city }
move-grant = Dotacja rządowa, nowa stacja: { $city }
move-grant-moving = Dotacja rządowa, stacja: { $from } → { $city }
move-quiet = Spokojna noc: pomiń najbliższą fazę nowych infekcji
move-resilient = Wzrost odporności, usuń z gry: { $card }
move-forecast = Prognoza: obejrzyj karty z wierzchu stosu infekcji
move-order = Odłóż w tej kolejności: { $cards }

## Karty i kroki
move-discard = Odrzuć: { $card }
move-next =
    { $due ->
        [draw] Dobierz 2 karty
        [intensify] Dalej: intensyfikacja
        [between] Dalej: druga epidemia
        [quiet] Dalej: spokojna noc
        [infect] Dalej: następna karta infekcji
       *[end] Zakończ turę
    }
