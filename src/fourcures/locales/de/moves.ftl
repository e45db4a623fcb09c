# Ein Zug als Auswahl in einem Menü.

## Bewegung
move-drive = Auto/Fähre → { $city }
move-direct = Direktflug → { $city }
move-charter = Charterflug → { $city }
move-shuttle = Zubringerflug → { $city }
move-opsflight = Flug vom Forschungslabor → { $city }, Karte ablegen: { $card }

## Der Logistiker bewegt die Figur $player
move-other-drive = { $player }: Auto/Fähre → { $city }
move-other-direct = { $player }: Direktflug → { $city }
move-other-charter = { $player }: Charterflug → { $city }
move-other-shuttle = { $player }: Zubringerflug → { $city }
move-other-join = { $player }: zur Figur in { $city }

## Andere Aktionen
move-build = Forschungslabor errichten
move-build-moving = Forschungslabor errichten, das aus { $city } versetzen
move-treat = Seuche behandeln: { $disease }
move-give = { $card } abgeben an: { $player }
move-take = { $card } nehmen von: { $player }
move-cure = Gegenmittel entdecken ({ $disease }): { $cards }
move-store = { $event } auf die Rollenkarte legen
move-pass =
    { $actions ->
        [one] Passen: auf { $actions } Aktion verzichten
       *[other] Passen: auf { $actions } Aktionen verzichten
    }

## Ereignisse
move-airlift = Luftbrücke: { $player } → { $city }
move-grant = Regierungssubventionen: Forschungslabor in { $city }
move-grant-moving = Regierungssubventionen: Forschungslabor { $from } → { $city }
move-quiet = Eine ruhige Nacht: nächste Infektion auslassen
move-resilient = Zähe Bevölkerung: { $card } aus dem Spiel nehmen
move-forecast = Prognose: oberste Infektionskarten ansehen
move-order = Zurücklegen: { $cards }

## Karten und Schritte
move-discard = { $card } ablegen
move-next =
    { $due ->
        [draw] 2 Karten ziehen
        [intensify] Weiter: Verschärfen
        [between] Weiter: die zweite Epidemie
        [quiet] Weiter: eine ruhige Nacht
        [infect] Weiter: die nächste Infektionskarte
       *[end] Zug beenden
    }
