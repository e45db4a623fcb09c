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
                [direct] { $player }: Direktflug → { $city }.
                [charter] { $player }: Charterflug → { $city }.
                [shuttle] { $player }: Zubringerflug → { $city }.
                [opsflight] { $player }: Flug vom Labor → { $city }.
                [join] { $player }: zu einer anderen Figur → { $city }.
                [airlift] { $player }: Luftbrücke → { $city }.
               *[drive] { $player }: Auto/Fähre → { $city }.
            }
       *[no]
            { $how ->
                [direct] { $by } bewegt { $player }: Direktflug → { $city }.
                [charter] { $by } bewegt { $player }: Charterflug → { $city }.
                [shuttle] { $by } bewegt { $player }: Zubringerflug → { $city }.
                [join] { $by } bewegt { $player }: zu einer anderen Figur → { $city }.
                [airlift] { $player }: Luftbrücke → { $city }.
               *[drive] { $by } bewegt { $player }: Auto/Fähre → { $city }.
            }
    }
log-discarded = { $player } legt { $card } ab.
log-played =
    { $stored ->
        [yes] { $player } spielt { $card } von der Rollenkarte; die Karte kommt aus dem Spiel.
       *[no] { $player } spielt { $card }.
    }
log-built = Neues Forschungslabor in { $city }.
log-stationtaken = Das Forschungslabor in { $city } wird abgebaut.
log-treated =
    { $presence ->
        [yes] { $player } behandelt in { $city } ohne Aktion: { $disease } −{ $cubes }.
       *[no] { $player } behandelt in { $city }: { $disease } −{ $cubes }.
    }
log-shared = { $giver } gibt { $card } an { $receiver }.
log-cured = { $player } entdeckt das Gegenmittel ({ $disease })!
log-eradicated = Seuche ausgelöscht: { $disease }!
log-stored = { $player } legt { $card } auf die Rollenkarte.
log-passed =
    { $actions ->
        [one] { $player } verzichtet auf { $actions } Aktion.
       *[other] { $player } verzichtet auf { $actions } Aktionen.
    }
log-drew =
    { $epidemic ->
        [yes] { $player } zieht { $card }!
       *[no] { $player } zieht { $card }.
    }
log-increased = Epidemie { $epidemics }: Die Infektionsrate ist jetzt { $rate }.
log-turned =
    { $bottom ->
        [yes] Infektionskarte: { $city }, von ganz unten im Stapel.
       *[no] Infektionskarte: { $city }.
    }
log-infected =
    { $more ->
        [yes] { $city }: { $disease } +{ $cubes }, jetzt { $total }.
       *[no] { $city }: { $disease } +{ $cubes }.
    }
log-prevented =
    { $by ->
        [eradicated] { $city }: kein Würfel, die Seuche ist ausgelöscht ({ $disease }).
       *[medic] { $city }: kein Würfel ({ $disease }), Schutz durch { $protector }.
    }
log-outbreak =
    { $origin ->
        [none] AUSBRUCH { $outbreaks } von 8: { $city } ({ $disease })!
       *[city] AUSBRUCH { $outbreaks } von 8: { $city } ({ $disease }), ausgelöst durch { $origin }!
    }
log-intensified =
    { $cards ->
        [none] Es gibt keine abgelegten Infektionskarten zu mischen.
       *[cards] Gemischt und wieder oben auf dem Infektions-Zugstapel: { $cards }.
    }
log-skipped = Eine ruhige Nacht: Keine Stadt wird infiziert.
log-removed = Die Infektionskarte { $card } kommt aus dem Spiel.
log-looked =
    { $cards ->
        [none]
            { $number ->
                [one] { $player } sieht sich die oberste Infektionskarte an.
               *[other] { $player } sieht sich die obersten { $number } Infektionskarten an.
            }
       *[cards]
            { $number ->
                [one] { $player } sieht sich die oberste Infektionskarte an: { $cards }.
               *[other] { $player } sieht sich die obersten { $number } Infektionskarten an: { $cards }.
            }
    }
log-ordered =
    { $cards ->
        [none]
            { $number ->
                [one] { $player } legt die Karte zurück.
               *[other] { $player } legt die { $number } Karten in gewählter Reihenfolge zurück.
            }
       *[cards]
            { $number ->
                [one] { $player } legt die Karte zurück: { $cards }.
               *[other] { $player } legt die { $number } Karten in dieser Reihenfolge zurück: { $cards }.
            }
    }
log-turn = { $player } ist am Zug.
log-ended =
    { $cause ->
        [cures] Alle vier Gegenmittel sind entdeckt: Das Spiel ist GEWONNEN (R13.1).
        [outbreaks] Der achte Ausbruch: Das Spiel ist VERLOREN (R13.2).
        [cubes]
            { $disease ->
                [none] Ein Würfel wird gebraucht, aber es ist keiner mehr da: Das Spiel ist VERLOREN (R13.2).
               *[disease] Ein Würfel ({ $disease }) wird gebraucht, aber es ist keiner mehr da: Das Spiel ist VERLOREN (R13.2).
            }
       *[cards] Zu wenige Spielerkarten im Zugstapel: Das Spiel ist VERLOREN (R6.1).
    }

## Einträge eines Tisches
entry-opened = { $name } eröffnet den Tisch.
entry-joined = { $name } kommt an den Tisch.
entry-seated =
    { $holder ->
        [none] Freier Platz: { $seat }.
       *[name] { $holder } nimmt Platz: { $seat }.
    }
entry-voted = { $name } möchte, dass ein Bot übernimmt: { $seat }.
entry-began = Die Karten sind ausgeteilt.
entry-played =
    { $redo ->
        [yes] { $name } wiederholt: { $move }.
       *[no] { $name }: { $move }.
    }
entry-undid = { $name } nimmt einen Schritt zurück.
entry-asked =
    { $text ->
        [undo] { $name } möchte einen Schritt zurücknehmen.
       *[move] { $name } fragt: { $move }.
    }
entry-answered =
    { $yes ->
        [yes] { $name } ist einverstanden.
       *[no] { $name } lehnt ab.
    }
entry-wenton = { $name } spielt jetzt kein Ereignis.
entry-ordered =
    { $order ->
        [always] { $name } möchte jedes Mal nach Ereignissen gefragt werden.
        [epidemics] { $name } möchte nur bei Epidemien nach Ereignissen gefragt werden.
       *[never] { $name } möchte nicht nach Ereignissen gefragt werden.
    }
entry-agreeable =
    { $yes ->
        [yes] { $name } stimmt allen Anfragen automatisch zu.
       *[no] { $name } möchte gefragt werden.
    }
entry-told =
    { $what ->
        [card] { $name } zeigt: { $card }.
       *[disease]
            { $count ->
                [one] { $name } hat { $count } Karte ({ $disease }).
               *[other] { $name } hat { $count } Karten ({ $disease }).
            }
    }
entry-said = { $name }: { $text }
entry-gone = { $name } ist abwesend.
entry-renamed = { $old } heißt jetzt { $name }.
entry-removed = { $name } wurde vom Tisch entfernt.
entry-closed = Der Tisch ist geschlossen.
