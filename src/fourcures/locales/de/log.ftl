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
                [opsflight] { $player }: Flug vom Forschungslabor → { $city }.
                [join] { $player }: zu den anderen → { $city }.
                [airlift] { $player }: Luftbrücke → { $city }.
               *[drive] { $player }: Auto/Fähre → { $city }.
            }
       *[no]
            { $how ->
                [direct] { $by } bewegt die Figur { $player }: Direktflug → { $city }.
                [charter] { $by } bewegt die Figur { $player }: Charterflug → { $city }.
                [shuttle] { $by } bewegt die Figur { $player }: Zubringerflug → { $city }.
                [join] { $by } bewegt die Figur { $player }: zu den anderen → { $city }.
                [airlift] { $player }: Luftbrücke → { $city }.
               *[drive] { $by } bewegt die Figur { $player }: Auto/Fähre → { $city }.
            }
    }
log-discarded = { $player } legt ab: { $card }.
log-played =
    { $stored ->
        [yes] { $player } spielt { $card } von der Rollenkarte; die Karte ist damit aus dem Spiel.
       *[no] { $player } spielt { $card }.
    }
log-built = Neues Forschungslabor: { $city }.
log-stationtaken = Das Forschungslabor wird abgebaut: { $city }.
log-treated =
    { $presence ->
        [yes] Durch Anwesenheit ({ $player }): { $city }, { $disease } −{ $cubes }.
       *[no] { $player } behandelt { $city }: { $disease } −{ $cubes }.
    }
log-shared = Wissen geteilt: { $card }, { $giver } → { $receiver }.
log-cured = { $player } entdeckt ein Gegenmittel: { $disease }!
log-eradicated = Eine Seuche ist ausgelöscht: { $disease }!
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
        [none] Gemischt und zurück auf den Infektions-Zugstapel: keine Karte.
       *[cards] Gemischt und zurück auf den Infektions-Zugstapel: { $cards }.
    }
log-skipped = Eine ruhige Nacht: Keine Stadt wird infiziert.
log-removed = Die Infektionskarte { $card } ist aus dem Spiel.
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
               *[other] { $player } legt die { $number } Karten geordnet zurück.
            }
       *[cards]
            { $number ->
                [one] { $player } legt die Karte zurück: { $cards }.
               *[other] { $player } legt die { $number } Karten geordnet zurück: { $cards }.
            }
    }
log-turn = { $player } ist am Zug.
log-ended =
    { $cause ->
        [cures] Alle vier Gegenmittel sind entdeckt: Das Spiel ist GEWONNEN (R13.1).
        [outbreaks] Der achte Ausbruch: Das Spiel ist VERLOREN (R13.2).
        [cubes]
            { $disease ->
                [none] Ein Würfel wird gebraucht, und es gibt keinen mehr: Das Spiel ist VERLOREN (R13.2).
               *[disease] Ein Würfel wird gebraucht, und es gibt keinen mehr ({ $disease }): Das Spiel ist VERLOREN (R13.2).
            }
       *[cards] Zu wenige Spielerkarten im Zugstapel: Das Spiel ist VERLOREN (R6.1).
    }

## Einträge eines Tisches
entry-opened = { $name } eröffnet den Tisch.
entry-joined = { $name } ist am Tisch.
entry-seated =
    { $holder ->
        [none] Der Platz ist frei: { $seat }.
       *[name] { $holder } nimmt Platz: { $seat }.
    }
entry-voted = { $name } möchte, dass ein Bot übernimmt: { $seat }.
entry-began = Die Karten sind ausgeteilt.
entry-played =
    { $redo ->
        [yes] { $name } spielt noch einmal: { $move }.
       *[no] { $name }: { $move }.
    }
entry-undid = { $name } nimmt einen Zug zurück.
entry-asked =
    { $text ->
        [undo] { $name } bittet darum, einen Zug zurückzunehmen.
       *[move] { $name } fragt: { $move }.
    }
entry-answered =
    { $yes ->
        [yes] { $name } ist einverstanden.
       *[no] { $name } lehnt ab.
    }
entry-wenton = { $name } spielt hier kein Ereignis.
entry-ordered =
    { $order ->
        [always] { $name } möchte vor jeder Gelegenheit für Ereignisse gefragt werden.
        [epidemics] { $name } möchte nur bei Epidemien gefragt werden.
       *[never] { $name } lässt jede Gelegenheit für Ereignisse verstreichen.
    }
entry-agreeable =
    { $yes ->
        [yes] { $name } stimmt jeder Bitte zu.
       *[no] { $name } möchte gefragt werden.
    }
entry-told =
    { $what ->
        [card] { $name } zeigt: { $card }.
       *[disease]
            { $count ->
                [one] { $name } hat { $count } Karte: { $disease }.
               *[other] { $name } hat { $count } Karten: { $disease }.
            }
    }
entry-said = { $name }: { $text }
entry-gone = { $name } ist weg.
entry-renamed = { $old } heißt jetzt { $name }.
entry-removed = { $name } wird vom Tisch entfernt.
entry-closed = Der Tisch ist geschlossen.
