# Ruch jako wybór w menu.

## Ruch pionka
move-drive = Jazda/rejs do { FORM($city, case: "gen") }
move-direct = Lot bezpośredni do { FORM($city, case: "gen") }
move-charter = Lot czarterowy do { FORM($city, case: "gen") }
move-shuttle = Lot prywatny do { FORM($city, case: "gen") }
move-opsflight = Lot ze stacji badawczej do { FORM($city, case: "gen") } z odrzuceniem karty { FORM($card, case: "gen") }

## Logistyk przenosi pionek $player
move-other-drive = { $player }: jazda/rejs do { FORM($city, case: "gen") }
move-other-direct = { $player }: lot bezpośredni do { FORM($city, case: "gen") }
move-other-charter = { $player }: lot czarterowy do { FORM($city, case: "gen") }
move-other-shuttle = { $player }: lot prywatny do { FORM($city, case: "gen") }
move-other-join = { $player }: dołączenie do innego pionka w { FORM($city, case: "loc") }

## Inne akcje
move-build = Budowa stacji badawczej
move-build-moving = Budowa stacji badawczej zamiast stacji w { FORM($city, case: "loc") }
move-treat = Leczenie choroby { FORM($disease, case: "gen") }
move-give = Oddanie { FORM($player, case: "dat") } karty miasta { $card }
move-take = Wzięcie od { FORM($player, case: "gen") } karty miasta { $card }
move-give-you = Oddanie ci karty miasta { $card }
move-take-you = Wzięcie od ciebie karty miasta { $card }
move-bring-you = Przeniesienie cię do { FORM($city, case: "gen") }
move-cure = Wynalezienie lekarstwa na chorobę { FORM($disease, case: "acc") }: { $cards }
move-store = Zachowanie na karcie postaci: { $event }
move-pass = Pas: rezygnacja z { $actions } akcji

## Zdarzenia
move-airlift = Most powietrzny: przenieś { FORM($player, case: "acc") } do { FORM($city, case: "gen") }
move-grant = Dotacja rządowa: stacja badawcza w { FORM($city, case: "loc") }
move-grant-moving = Dotacja rządowa: stacja badawcza w { FORM($city, case: "loc") } zamiast w { FORM($from, case: "loc") }
move-quiet = Spokojna noc: pomiń najbliższą fazę nowych infekcji
move-resilient = Wzrost odporności: usuń z gry kartę infekcji { FORM($card, case: "gen") }
move-forecast = Prognoza: obejrzyj wierzchnie karty infekcji
move-order = Odłóż w tej kolejności: { $cards }

## Karty i kroki
move-discard = Odrzuć kartę { FORM($card, case: "gen") }
move-next =
    { $due ->
        [draw] Dobierz 2 karty
        [intensify] Dalej: intensyfikacja
        [between] Dalej: druga epidemia
        [quiet] Dalej: spokojna noc
        [infect] Dalej: następna karta infekcji
       *[end] Zakończ turę
    }
