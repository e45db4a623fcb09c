# Ein Zug als Auswahl in einem Menü.

## Bewegung
move-drive = Auto/Fähre → { $city }
move-direct = Direktflug → { $city }
move-charter = Charterflug → { $city }
move-shuttle = Zubringerflug → { $city }
move-opsflight = Flug vom Labor → { $city }, Karte ablegen: { $card }

## Der Logistiker bewegt die Figur $player
move-other-drive = { $player }: Auto/Fähre → { $city }
move-other-direct = { $player }: Direktflug → { $city }
move-other-charter = { $player }: Charterflug → { $city }
move-other-shuttle = { $player }: Zubringerflug → { $city }
move-other-join = { $player }: zur Figur in { $city }

## Andere Aktionen
move-build = Forschungslabor errichten
move-build-moving = Forschungslabor errichten, dafür das aus { $city } versetzen
move-treat = Seuche behandeln: { $disease }
move-give = { $card } abgeben an { $player }
move-take = { $card } nehmen von { $player }
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
move-quiet = Eine ruhige Nacht: die nächste Infektion fällt aus
move-resilient = Zähe Bevölkerung: { $card } aus dem Spiel nehmen
move-forecast = Prognose: die obersten Infektionskarten ansehen
move-order = In dieser Reihenfolge zurücklegen: { $cards }

## Karten und Schritte
move-discard = { $card } ablegen
move-next =
    { $due ->
        [draw] 2 Karten ziehen
        [intensify] Weiter: Verschärfen
        [between] Weiter: die zweite Epidemie
        [quiet] Weiter: Eine ruhige Nacht
        [infect] Weiter: die nächste Infektionskarte
       *[end] Zug beenden
    }
