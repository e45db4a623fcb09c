# Ein Schritt als Auswahl in einem Menü.

## Bewegung
move-drive = Mit Auto/Fähre nach { $city }
move-direct = Direktflug nach { $city }
move-charter = Charterflug nach { $city }
move-shuttle = Zubringerflug nach { $city }
move-opsflight = Flug vom Labor nach { $city }, Karte { $card } ablegen

## Der Logistiker bewegt die Figur $player
move-other-drive = { $player }: mit Auto/Fähre nach { $city }
move-other-direct = { $player }: Direktflug nach { $city }
move-other-charter = { $player }: Charterflug nach { $city }
move-other-shuttle = { $player }: Zubringerflug nach { $city }
move-other-join = { FORM($player, case: "nom", start: "yes") } zieht zu einer anderen Figur in { $city }

## Andere Aktionen
move-build = Forschungslabor errichten
move-build-moving = Forschungslabor errichten (das aus { $city } hierher versetzen)
move-treat = { FORM($disease, case: "many", start: "yes") } Seuche behandeln
move-give = Karte { $card } an { FORM($player, case: "acc") } geben
move-take = Karte { $card } { FORM($player, case: "from") } nehmen
move-give-you = Dir die Karte { $card } geben
move-take-you = Karte { $card } von dir nehmen
move-bring-you = Dich nach { $city } bringen
move-cure = Gegenmittel gegen die { FORM($disease, case: "many") } Seuche entdecken: { $cards }
move-store = Ereignis { $event } auf die Rollenkarte legen
move-pass =
    { $actions ->
        [one] Passen: auf { $actions } Aktion verzichten
       *[other] Passen: auf { $actions } Aktionen verzichten
    }

## Ereignisse
move-airlift = Luftbrücke: { FORM($player, case: "acc") } nach { $city } bringen
move-grant = Regierungssubventionen: Forschungslabor in { $city }
move-grant-moving = Regierungssubventionen: Forschungslabor von { $from } nach { $city } versetzen
move-quiet = Eine ruhige Nacht: Die nächste Infektion fällt aus
move-resilient = Zähe Bevölkerung: Karte { $card } aus dem Spiel nehmen
move-forecast = Prognose: die obersten Infektionskarten ansehen
move-order = In dieser Reihenfolge zurücklegen: { $cards }

## Karten und Schritte
move-discard = Karte { $card } ablegen
move-next =
    { $due ->
        [draw] 2 Karten ziehen
        [intensify] Weiter: Verschärfen
        [between] Weiter: die zweite Epidemie
        [quiet] Weiter: Eine ruhige Nacht
        [infect] Weiter: die nächste Infektionskarte
       *[end] Zug beenden
    }
