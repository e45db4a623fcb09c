# Warum etwas nicht geschieht.

## Züge, die die Regeln nicht erlauben
reason-game-over = Das Spiel ist zu Ende.
reason-forecast-pending = Zuerst müssen die Karten der Prognose zurückgelegt werden: Ordne sie.
reason-discard-first = Jemand hat mehr als 7 Karten und muss zuerst ablegen oder ein Ereignis spielen.
reason-not-your-turn = Dieser Platz ist nicht an der Reihe: Am Zug ist Platz { $seat }.
reason-not-action-phase = Die Aktionen dieses Zuges sind vorbei; die Phase ist: { $phase }.
reason-actions-remain = Es sind noch Aktionen übrig ({ $actions }): Nutze sie oder passe, bevor du ziehst.
reason-nothing-looked-at = Es wird gerade keine Prognose angesehen.
reason-not-the-looker = Die Karten legt nur zurück, wer die Prognose gespielt hat.
reason-not-these-cards = Genau die gesehenen Karten müssen geordnet werden: { $cards }.
reason-within-limit =
    { $cards ->
        [one] Hier ist nur { $cards } Karte auf der Hand; abgelegt wird erst bei mehr als 7.
       *[other] Hier sind nur { $cards } Karten auf der Hand; abgelegt wird erst bei mehr als 7.
    }
reason-epidemics-first = Das Handkartenlimit gilt erst, wenn alle Epidemien abgehandelt sind.
reason-not-in-hand = { $player } hat die Karte { $card } nicht auf der Hand.
reason-epidemic-not-held = Niemand kann eine Epidemiekarte auf der Hand haben: Sie wird gleich nach dem Ziehen abgehandelt.
reason-already-there = Die Figur steht schon dort: { $city }.
reason-not-adjacent = { $origin } und { $city } sind nicht durch eine Linie verbunden. Gehe Stadt für Stadt oder fliege.
reason-no-card-of-target = Ein Direktflug kostet die Karte { $city }; { $player } hat sie nicht auf der Hand.
reason-no-card-of-origin = Ein Charterflug kostet die Karte { $city }; { $player } hat sie nicht auf der Hand.
reason-no-station-here = In { $city }, wo die Figur steht, gibt es kein Forschungslabor. Errichte dort eines oder starte in einer Stadt, die eines hat.
reason-no-station-there = In { $city } gibt es kein Forschungslabor.
reason-not-dispatcher = Nur der Logistiker bewegt fremde Figuren.
reason-move-own-pawn = Deine eigene Figur bewegst du so: { $form }.
reason-own-pawn = Die eigene Figur bewegt der Logistiker mit gewöhnlichen Zügen oder zu einer anderen Figur.
reason-nobody-to-join = In { $city } steht keine andere Figur. Wähle eine Stadt, in der eine steht.
reason-not-operations-expert = Diesen Flug hat nur der Betriebsexperte.
reason-no-opsflight-2008 = In der Ausgabe 2008 hat niemand diesen Flug.
reason-opsflight-used = Der Flug des Betriebsexperten ist in diesem Zug schon verbraucht. Im nächsten Zug gibt es ihn wieder.
reason-not-a-city-card = { $card } ist keine Stadtkarte.
reason-station-stands = In { $city } steht schon ein Forschungslabor.
reason-no-card-to-build = Das Errichten kostet die Karte { $city }; { $player } hat sie nicht auf der Hand.
reason-all-stations-stand = Alle 6 Forschungslabors stehen: Nenne das, das versetzt wird.
reason-stations-in-stock =
    { $stock ->
        [one] Es liegt noch { $stock } Forschungslabor bereit: Versetzt wird keines.
       *[other] Es liegen noch { $stock } Forschungslabors bereit: Versetzt wird keines.
    }
reason-no-station-to-move = In { $city } steht kein Forschungslabor, das versetzt werden könnte.
reason-no-cubes = In { $city } liegt kein Würfel dieser Seuche ({ $disease }).
reason-same-player = Wissen wird mit jemand anderem geteilt.
reason-not-together = Die beiden Figuren stehen nicht in derselben Stadt. Trefft euch zuerst.
reason-events-not-shared = Ereigniskarten werden nie geteilt.
reason-not-the-city-card = Nur die Karte { $city } kann weitergegeben werden, denn dort stehen beide.
reason-researcher-receives-city = Die Forscherin darf jede Stadtkarte geben, bekommt aber nur die Karte { $city }.
reason-not-handed-over = { $player } gibt die Karte { $card } nicht her.
reason-already-cured = Dieses Gegenmittel ist schon entdeckt ({ $disease }).
reason-no-station-for-cure = Ein Gegenmittel entdeckt man im Forschungslabor; in { $city } steht keines. Errichte hier eines oder gehe zu einem.
reason-wrong-colour = { $card } hat nicht die Farbe der Seuche ({ $disease }).
reason-events-do-not-pay = Mit Ereigniskarten werden keine Aktionen bezahlt.
reason-wrong-number-of-cards = Nötig sind hier genau { $needed } Karten ({ $disease }), nicht { $cards }.
reason-card-twice = { $card } ist zweimal genannt.
reason-not-planner = Nur der Krisenmanager legt Ereignisse auf die Rollenkarte.
reason-already-stored = Auf der Karte des Krisenmanagers liegt schon: { $event }. Spiele es zuerst.
reason-not-in-discards = { $event } liegt nicht auf dem Spieler-Ablagestapel. Die Karte muss vorher gespielt oder abgelegt worden sein.
reason-stored-not-discarded = Das Ereignis auf der Karte des Krisenmanagers kann nicht abgelegt werden.
reason-event-not-held = Diese Karte ist hier nicht auf der Hand: { $event }.
reason-only-resilient-now = Zwischen Infizieren und Verschärfen darf nur Zähe Bevölkerung gespielt werden. Die anderen passen nach dem Verschärfen.
reason-empty-infection-deck = Es gibt keine Infektionskarte anzusehen.
reason-not-in-infection-discards = { $card } liegt nicht auf dem Infektions-Ablagestapel.
reason-no-infection-discards = Der Infektions-Ablagestapel ist leer.
reason-not-a-move = „{ $text }“ ist kein Zug; ein Zug beginnt mit { $verbs }.
reason-wrong-form = „{ $text }“ hat die falsche Form; richtig wäre: { $form }.
reason-unknown-city = „{ $word }“ ist keine Stadt.
reason-unknown-disease = „{ $word }“ ist keine Seuche: blue, yellow, black, red.
reason-unknown-card = „{ $word }“ ist keine Karte.
reason-unknown-event = „{ $word }“ ist kein Ereignis.
reason-unknown-player = „{ $word }“ ist weder eine Rolle noch ein Platz wie seat:0.
reason-not-in-game = Nicht in diesem Spiel: { $player }.
reason-event-not-in-game = Nicht in diesem Spiel: { $event }.

## Was ein Tisch nicht tut
reason-unreadable = Diese Nachricht ist nicht lesbar: { $problem }.
reason-too-many =
    { $wait ->
        [one] Zu viel von deiner Adresse: Warte { $wait } Sekunde.
       *[other] Zu viel von deiner Adresse: Warte { $wait } Sekunden.
    }
reason-other-site = Das kommt von der Seite einer anderen Adresse; hinter einem Proxy muss der öffentliche Name eingestellt sein.
reason-no-table = Diesen Tisch gibt es nicht.
reason-not-ready = Die Datenbank antwortet nicht.
reason-too-fast = Zu viele Nachrichten: höchstens { $per_second } in der Sekunde.
reason-asked-anew = Eine neuere Frage ist an die Stelle dieser getreten.
reason-no-name = Gib dir zuerst einen Namen.
reason-bad-link = Dieser Link ist nicht von hier.
reason-not-over = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
reason-no-help = An diesem Tisch gilt die Hilfestufe { $help }.
reason-busy = An diesem Tisch geschieht zu viel auf einmal; versuche es noch einmal.
reason-closed = Dieser Tisch ist geschlossen.
reason-not-begun =
    { $empty ->
        [one] Das Spiel hat noch nicht begonnen: { $empty } Platz ist frei.
       *[other] Das Spiel hat noch nicht begonnen: { $empty } Plätze sind frei.
    }
reason-begun = Das Spiel hat schon begonnen.
reason-not-here = Du bist nicht an diesem Tisch.
reason-not-your-seat = Das ist nicht dein Platz: { $seat }.
reason-no-seat = Es gibt keinen Platz { $seat }.
reason-seat-taken = Der Platz ist besetzt: { $seat }.
reason-seat-not-lent = Diesen Platz kannst du nicht zurücknehmen: { $seat }.
reason-not-gone = Wer auf Platz { $seat } sitzt, ist da und kann den Platz nur selbst abgeben.
reason-unknown-bot = Es gibt keinen Bot namens { $bot }; es gibt { $known }.
reason-unknown-person = Niemand hier hat diese Kennung.
reason-host-only = Das kann nur, wer den Tisch eröffnet hat.
reason-no-request = Diese Bitte wartet nicht mehr auf Antwort.
reason-not-asked = Diese Bitte ging nicht an dich.
reason-nothing-to-undo = Nichts kann zurückgenommen werden: Seither wurde eine Karte aufgedeckt.
reason-nothing-to-redo = Es gibt nichts, was noch einmal gespielt werden könnte.
reason-no-window = Darauf wartet der Tisch nicht.
reason-unknown-order = Eine Vorgabe heißt always, epidemics oder never, nicht { $order }.
reason-untold = Zeige eine Karte oder nenne eine Seuche.
reason-empty-text = Da ist nichts zu sagen.
reason-long-text = Höchstens { $most } Zeichen.
reason-bad-name = Ein Name hat 1 bis { $most } Zeichen.
reason-bad-seed = Ein Startwert hat nur druckbare Zeichen: keine zusammengesetzten Emojis, keine Tabulatoren.
reason-bad-players = Ein Spiel ist für 2, 3 oder 4 Personen.
reason-bad-seconds =
    { $most ->
        [one] Eine Zeit hat 1 bis { $most } Sekunde.
       *[other] Eine Zeit hat 1 bis { $most } Sekunden.
    }
reason-few-roles = Wähle mindestens { $players } Rollen, eine für jeden Platz.
reason-bad-setup = So lässt sich kein Spiel aufbauen: { $problem }
reason-which-card = Nenne die Karte, die der echte Stapel gegeben hat, eine von diesen: { $cards }.
reason-wrong-card = { $card } kann nicht gekommen sein.
reason-real-cards = Ein Bot kann nicht von einem echten Stapel ziehen.

## Was gar keine Anfrage ist oder misslang
reason-bad-request = Diese Anfrage ist nicht lesbar.
reason-not-found = Unter dieser Adresse gibt es nichts.
reason-internal = Hier ist etwas schiefgegangen.
