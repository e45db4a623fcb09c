# Was geschehen ist; die Argumente erklärt en/log.ftl.

## Karten in Sätzen
card-city = { $city } ({ $disease })
card-event = { $event } (Ereignis)
card-epidemic = eine EPIDEMIE
card-hidden =
    { $number ->
        [one] eine verdeckte Karte
       *[other] { $number } verdeckte Karten
    }
card-and-card = { $first } und { $second }

## Ereignisse der Partie
log-moved =
    { $own ->
        [yes]
            { $how ->
                [direct] { FORM($player, case: "nom", start: "yes") } nimmt einen Direktflug nach { $city }.
                [charter] { FORM($player, case: "nom", start: "yes") } nimmt einen Charterflug nach { $city }.
                [shuttle] { FORM($player, case: "nom", start: "yes") } nimmt den Zubringerflug nach { $city }.
                [opsflight] { FORM($player, case: "nom", start: "yes") } fliegt vom Labor nach { $city }.
                [join] { FORM($player, case: "nom", start: "yes") } schließt sich einer anderen Figur in { $city } an.
                [airlift] Die Luftbrücke bringt { FORM($player, case: "acc") } nach { $city }.
               *[drive] { FORM($player, case: "nom", start: "yes") } reist nach { $city }.
            }
       *[no]
            { $how ->
                [direct] { FORM($by, case: "nom", start: "yes") } schickt { FORM($player, case: "acc") } mit einem Direktflug nach { $city }.
                [charter] { FORM($by, case: "nom", start: "yes") } schickt { FORM($player, case: "acc") } mit einem Charterflug nach { $city }.
                [shuttle] { FORM($by, case: "nom", start: "yes") } schickt { FORM($player, case: "acc") } mit dem Zubringerflug nach { $city }.
                [join] { FORM($by, case: "nom", start: "yes") } bringt { FORM($player, case: "acc") } zu einer anderen Figur in { $city }.
                [airlift] Die Luftbrücke bringt { FORM($player, case: "acc") } nach { $city }.
               *[drive] { FORM($by, case: "nom", start: "yes") } bringt { FORM($player, case: "acc") } nach { $city }.
            }
    }
log-discarded = { FORM($player, case: "nom", start: "yes") } legt { $card } ab.
log-played =
    { $stored ->
        [yes] { FORM($player, case: "nom", start: "yes") } spielt { $card } von der Rollenkarte; die Karte kommt aus dem Spiel.
       *[no] { FORM($player, case: "nom", start: "yes") } spielt { $card }.
    }
log-built = In { $city } wird ein Forschungslabor errichtet.
log-stationtaken = Das Forschungslabor in { $city } wird abgebaut.
log-treated =
    { $presence ->
        [yes]
            { $cubes ->
                [one] Durch die Anwesenheit { FORM($player, case: "gen") } verschwindet { $cubes } { FORM($disease, case: "cube") } Würfel aus { $city }.
               *[other] Durch die Anwesenheit { FORM($player, case: "gen") } verschwinden { $cubes } { FORM($disease, case: "many") } Würfel aus { $city }.
            }
       *[no]
            { $cubes ->
                [one] { FORM($player, case: "nom", start: "yes") } entfernt { $cubes } { FORM($disease, case: "cube-acc") } Würfel aus { $city }.
               *[other] { FORM($player, case: "nom", start: "yes") } entfernt { $cubes } { FORM($disease, case: "many") } Würfel aus { $city }.
            }
    }
log-shared = { FORM($giver, case: "nom", start: "yes") } gibt { $card } an { FORM($receiver, case: "acc") }.
log-cured = { FORM($player, case: "nom", start: "yes") } entdeckt das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche!
log-eradicated = Die { FORM($disease, case: "many") } Seuche ist ausgelöscht!
log-stored = { FORM($player, case: "nom", start: "yes") } legt { $card } auf die Rollenkarte.
log-passed =
    { $actions ->
        [one] { FORM($player, case: "nom", start: "yes") } verzichtet auf { $actions } Aktion.
       *[other] { FORM($player, case: "nom", start: "yes") } verzichtet auf { $actions } Aktionen.
    }
log-drew =
    { $epidemic ->
        [yes] { FORM($player, case: "nom", start: "yes") } zieht { $card }!
       *[no] { FORM($player, case: "nom", start: "yes") } zieht { $card }.
    }
log-increased = Epidemie { $epidemics }: Die Infektionsrate ist jetzt { $rate }.
log-turned =
    { $bottom ->
        [yes] Infektionskarte: { $city }, von ganz unten im Stapel.
       *[no] Infektionskarte: { $city }.
    }
log-infected =
    { $more ->
        [yes]
            { $cubes ->
                [one] { $city } bekommt { $cubes } { FORM($disease, case: "cube-acc") } Würfel und hat jetzt { $total }.
               *[other] { $city } bekommt { $cubes } { FORM($disease, case: "many") } Würfel und hat jetzt { $total }.
            }
       *[no]
            { $cubes ->
                [one] { $city } bekommt { $cubes } { FORM($disease, case: "cube-acc") } Würfel.
               *[other] { $city } bekommt { $cubes } { FORM($disease, case: "many") } Würfel.
            }
    }
log-prevented =
    { $by ->
        [eradicated] { $city } bekommt keinen Würfel: Die { FORM($disease, case: "many") } Seuche ist ausgelöscht.
       *[medic] { $city } bekommt keinen { FORM($disease, case: "cube-acc") } Würfel: { FORM($protector, case: "nom", start: "yes") } schützt die Stadt.
    }
log-outbreak =
    { $origin ->
        [none] AUSBRUCH { $outbreaks } von 8: { FORM($disease, case: "many") } Seuche in { $city }!
       *[city] AUSBRUCH { $outbreaks } von 8: { FORM($disease, case: "many") } Seuche in { $city }, ausgelöst durch den Ausbruch in { $origin }!
    }
log-intensified =
    { $cards ->
        [none] Der Infektions-Ablagestapel ist leer: Es gibt nichts zu mischen.
       *[cards] Gemischt und wieder oben auf dem Infektions-Zugstapel: { $cards }.
    }
log-skipped = Eine ruhige Nacht: Keine Stadt wird infiziert.
log-removed = Die Infektionskarte { $card } kommt aus dem Spiel.
log-looked =
    { $cards ->
        [none]
            { $number ->
                [one] { FORM($player, case: "nom", start: "yes") } sieht sich die oberste Infektionskarte an.
               *[other] { FORM($player, case: "nom", start: "yes") } sieht sich die obersten { $number } Infektionskarten an.
            }
       *[cards]
            { $number ->
                [one] { FORM($player, case: "nom", start: "yes") } sieht sich die oberste Infektionskarte an: { $cards }.
               *[other] { FORM($player, case: "nom", start: "yes") } sieht sich die obersten { $number } Infektionskarten an: { $cards }.
            }
    }
log-ordered =
    { $cards ->
        [none]
            { $number ->
                [one] { FORM($player, case: "nom", start: "yes") } legt die Karte zurück.
               *[other] { FORM($player, case: "nom", start: "yes") } legt die { $number } Karten in der gewählten Reihenfolge zurück.
            }
       *[cards]
            { $number ->
                [one] { FORM($player, case: "nom", start: "yes") } legt die Karte zurück: { $cards }.
               *[other] { FORM($player, case: "nom", start: "yes") } legt die { $number } Karten in dieser Reihenfolge zurück: { $cards }.
            }
    }
log-turn = { FORM($player, case: "nom", start: "yes") } ist am Zug.
log-ended =
    { $cause ->
        [cures] Alle vier Gegenmittel sind entdeckt: Das Spiel ist GEWONNEN (R13.1).
        [outbreaks] Der achte Ausbruch: Das Spiel ist VERLOREN (R13.2).
        [cubes]
            { $disease ->
                [none] Ein Würfel wird gebraucht, aber es ist keiner mehr da: Das Spiel ist VERLOREN (R13.2).
               *[disease] Ein { FORM($disease, case: "cube") } Würfel wird gebraucht, aber es ist keiner mehr da: Das Spiel ist VERLOREN (R13.2).
            }
       *[cards] Zu wenige Spielerkarten im Zugstapel: Das Spiel ist VERLOREN (R6.1).
    }

## Einträge eines Tisches
entry-opened = { $name } eröffnet den Tisch.
entry-joined = { $name } kommt an den Tisch.
entry-seated =
    { $holder ->
        [none] Der Platz { FORM($seat, case: "gen") } ist frei.
       *[name] { $holder } übernimmt den Platz { FORM($seat, case: "gen") }.
    }
entry-invited = Für { $name } ist ein Platz reserviert.
entry-ready =
    { $yes ->
        [yes] { $name } ist bereit.
       *[no] { $name } ist noch nicht bereit.
    }
entry-voted = { $name } möchte, dass ein Bot den Platz { FORM($seat, case: "gen") } übernimmt.
entry-waited = { $name } wartet auf { FORM($seat, case: "acc") }.
entry-began = Die Karten sind ausgeteilt.
first-infections = Die ersten Infektionen: { $groups }.
first-infections-group = { $cubes } Würfel: { $cities }
entry-played =
    { $redo ->
        [yes] { $name } wiederholt: { $move }.
       *[no] { $name }: { $move }.
    }
entry-undid = { $name } nimmt einen Schritt zurück.
entry-asked =
    { $text ->
        [undo] { FORM($name, case: "nom", start: "yes") } möchte einen Schritt zurücknehmen.
       *[move] { FORM($name, case: "nom", start: "yes") } bittet um Zustimmung: { $move }.
    }
entry-answered =
    { $yes ->
        [yes] { FORM($name, case: "nom", start: "yes") } ist einverstanden.
       *[no] { FORM($name, case: "nom", start: "yes") } lehnt ab.
    }
entry-withdrawn = { FORM($name, case: "nom", start: "yes") } zieht die Anfrage zurück.
entry-wenton = { $name } spielt jetzt kein Ereignis.
entry-held = { $name } hält das Spiel an.
entry-pauseended = Das Spiel geht weiter.
entry-stopset = { $name } ändert, wann das Spiel für Ereignisse anhält.
entry-agreeable =
    { $yes ->
        [yes] { $name } stimmt allen Anfragen automatisch zu.
       *[no] { $name } beantwortet Anfragen selbst.
    }
entry-told =
    { $what ->
        [card] { FORM($name, case: "nom", start: "yes") } zeigt: { $card }.
       *[disease]
            { $count ->
                [one] { FORM($name, case: "nom", start: "yes") } hat { $count } { FORM($disease, case: "many") } Karte.
               *[other] { FORM($name, case: "nom", start: "yes") } hat { $count } { FORM($disease, case: "many") } Karten.
            }
    }
entry-said = { $name }: { $text }
entry-gone = { $name } ist abwesend.
entry-renamed = { $old } heißt jetzt { $name }.
# $by: none if the person has deleted their data.
entry-removed =
    { $by ->
        [none] Jemand hat den Tisch endgültig verlassen.
       *[host] { $name } wurde vom Tisch entfernt.
    }
entry-closed = Der Tisch ist geschlossen.
