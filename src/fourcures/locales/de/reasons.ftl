# Warum etwas nicht geschieht.

## Schritte, die die Regeln nicht erlauben
reason-game-over = Das Spiel ist zu Ende.
reason-forecast-pending = Zuerst müssen die Karten der Prognose in beliebiger Reihenfolge zurückgelegt werden.
reason-discard-first = Jemand hat mehr als 7 Karten und muss zuerst ablegen oder ein Ereignis spielen.
reason-not-your-turn = Gerade ist { FORM($player, case: "nom") } am Zug.
reason-not-action-phase = In diesem Zug gibt es keine Aktionen mehr; aktuelle Phase: { $phase }.
reason-actions-remain =
    { $actions ->
        [one] Es ist noch { $actions } Aktion übrig: Nutze sie oder passe, bevor du ziehst.
       *[other] Es sind noch { $actions } Aktionen übrig: Nutze sie oder passe, bevor du ziehst.
    }
reason-nothing-looked-at = Gerade müssen keine Karten der Prognose zurückgelegt werden.
reason-not-the-looker = Nur wer die Prognose gespielt hat, darf die Karten zurücklegen.
reason-not-these-cards = Die Reihenfolge muss genau diese Karten enthalten: { $cards }.
reason-within-limit =
    { $cards ->
        [one] Diese Rolle hat nur { $cards } Karte auf der Hand; abgelegt wird erst bei mehr als 7.
       *[other] Diese Rolle hat nur { $cards } Karten auf der Hand; abgelegt wird erst bei mehr als 7.
    }
reason-epidemics-first = Das Handkartenlimit gilt erst, wenn alle Epidemien abgehandelt sind.
reason-not-in-hand = { FORM($player, case: "nom", start: "yes") } hat die Karte { $card } nicht auf der Hand.
reason-epidemic-not-held = Niemand kann eine Epidemiekarte auf der Hand haben: Sie wird gleich nach dem Ziehen abgehandelt.
reason-already-there = Die Figur steht schon in { $city }.
reason-not-adjacent = { $origin } und { $city } sind nicht durch eine Linie verbunden. Ziehe von Stadt zu Stadt oder fliege.
reason-no-card-of-target = Ein Direktflug kostet die Karte { $city }; { FORM($player, case: "nom") } hat sie nicht auf der Hand.
reason-no-card-of-origin = Ein Charterflug kostet die Karte { $city }; { FORM($player, case: "nom") } hat sie nicht auf der Hand.
reason-no-station-here = In { $city }, wo die Figur steht, gibt es kein Forschungslabor. Errichte dort eines oder starte in einer Stadt, die eines hat.
reason-no-station-there = In { $city } gibt es kein Forschungslabor.
reason-not-dispatcher = Nur der Logistiker darf fremde Figuren bewegen.
reason-move-own-pawn = Deine eigene Figur bewegst du so: { $form }.
reason-own-pawn = Die eigene Figur bewegt der Logistiker wie gewohnt oder zu einer anderen Figur.
reason-nobody-to-join = In { $city } steht keine andere Figur. Wähle eine Stadt, in der eine steht.
reason-not-operations-expert = Diesen Flug kann nur der Betriebsexperte nutzen.
reason-no-opsflight-2008 = In der Ausgabe 2008 gibt es diesen Flug nicht.
reason-opsflight-used = Der Flug des Betriebsexperten ist in diesem Zug schon verbraucht. Im nächsten Zug gibt es ihn wieder.
reason-not-a-city-card = Die Karte { $card } ist keine Stadtkarte.
reason-station-stands = In { $city } steht schon ein Forschungslabor.
reason-no-card-to-build = Das Errichten kostet die Karte { $city }; { FORM($player, case: "nom") } hat sie nicht auf der Hand.
reason-all-stations-stand = Alle 6 Forschungslabors stehen auf dem Spielplan: Wähle, welches versetzt wird.
reason-stations-in-stock =
    { $stock ->
        [one] Es ist noch { $stock } Forschungslabor im Vorrat, deshalb darf noch keines versetzt werden.
       *[other] Es sind noch { $stock } Forschungslabors im Vorrat, deshalb darf noch keines versetzt werden.
    }
reason-no-station-to-move = In { $city } steht kein Forschungslabor, das versetzt werden könnte.
reason-no-cubes = In { $city } liegt kein { FORM($disease, case: "cube") } Würfel.
reason-same-player = Wissen kannst du nur mit jemand anderem teilen.
reason-not-together = Die beiden Figuren stehen nicht in derselben Stadt. Trefft euch zuerst.
reason-events-not-shared = Ereigniskarten dürfen nicht weitergegeben werden.
reason-not-the-city-card = Nur die Karte { $city } kann weitergegeben werden, denn dort stehen beide.
reason-researcher-receives-city = Die Forscherin darf jede Stadtkarte weitergeben, bekommen kann sie hier aber nur die Karte { $city }.
reason-not-handed-over = { FORM($player, case: "nom", start: "yes") } gibt die Karte { $card } nicht her.
reason-already-cured = Das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche ist schon entdeckt.
reason-no-station-for-cure = Ein Gegenmittel entdeckt man im Forschungslabor; in { $city } steht keines. Errichte hier eines oder reise zu einem.
reason-wrong-colour = { $card } ist keine { FORM($disease, case: "many") } Karte.
reason-events-do-not-pay = Mit Ereigniskarten lassen sich keine Aktionen bezahlen.
reason-wrong-number-of-cards = Nötig sind hier genau { $needed } { FORM($disease, case: "many") } Karten, nicht { $cards }.
reason-card-twice = { $card } ist zweimal genannt.
reason-not-planner = Nur der Krisenmanager darf Ereignisse aufbewahren.
reason-already-stored = Auf der Karte des Krisenmanagers liegt schon ein Ereignis: { $event }. Spiele es zuerst.
reason-not-in-discards = Die Karte { $event } liegt nicht auf dem Spieler-Ablagestapel. Sie muss vorher gespielt oder abgelegt worden sein.
reason-stored-not-discarded = Das Ereignis auf der Karte des Krisenmanagers kann nicht abgelegt werden.
reason-event-not-held = Diese Rolle hat die Karte { $event } nicht auf der Hand.
reason-only-resilient-now = Zwischen Infizieren und Verschärfen darf nur Zähe Bevölkerung gespielt werden. Andere Ereignisse sind erst nach dem Verschärfen möglich.
reason-empty-infection-deck = Es gibt keine Infektionskarten, die man ansehen könnte.
reason-not-in-infection-discards = Die Karte { $card } liegt nicht auf dem Infektions-Ablagestapel.
reason-no-infection-discards = Der Infektions-Ablagestapel ist leer.
reason-not-a-move = „{ $text }“ ist kein Befehl; Befehle beginnen mit { $verbs }.
# A word in capitals in the form of a move: drive CITY.
form-word =
    { $word ->
        [CARD] KARTE
        [PLAYER] ROLLE
        [DISEASE] FARBE
        [WAY] ART
        [EVENT] EREIGNIS
       *[CITY] STADT
    }
reason-wrong-form = Der Befehl „{ $text }“ ist falsch aufgebaut. So ist es richtig: „{ $form }“.
reason-unknown-city = „{ $word }“ ist keine Stadt.
reason-unknown-disease = „{ $word }“ ist keine Seuche. Die Seuchen sind blau, gelb, schwarz und rot.
reason-unknown-card = „{ $word }“ ist keine Karte.
reason-unknown-event = „{ $word }“ ist kein Ereignis.
reason-unknown-player = „{ $word }“ ist keine Rolle.
# After the sentences before: a name that is similar to what was typed.
near-name = Meinst du „{ $near }“?
reason-not-in-game = { FORM($player, case: "nom", start: "yes") } ist in diesem Spiel nicht dabei.
reason-event-not-in-game = Das Ereignis { $event } ist in diesem Spiel nicht dabei.

## Was ein Tisch nicht tut
reason-unreadable = Der Server konnte diese Nachricht nicht lesen. Lade bitte die Seite neu.
reason-too-many =
    { $wait ->
        [one] Zu viele Anfragen: Warte { $wait } Sekunde.
       *[other] Zu viele Anfragen: Warte { $wait } Sekunden.
    }
reason-other-site = Diese Anfrage kommt von einer anderen Website. Läuft der Server hinter einem Proxy, muss sein öffentlicher Hostname eingestellt sein.
reason-no-table = Diesen Tisch gibt es nicht.
reason-broken-table = Dieser Tisch lässt sich nicht laden. Das Spiel bleibt gespeichert, und der Betreiber des Servers weiß Bescheid.
reason-not-ready = Der Server ist gerade nicht bereit: Versuche es gleich noch einmal.
reason-too-fast = Zu viele Nachrichten: höchstens { $per_second } pro Sekunde.
reason-asked-anew = Diese Frage wurde durch eine neuere ersetzt.
reason-no-name = Gib dir zuerst einen Namen.
reason-bad-link = Dieser Link ist abgelaufen oder wurde schon benutzt oder widerrufen. Erstelle in den Einstellungen des anderen Geräts einen neuen.
reason-no-device = Auf dem gewählten Gerät bist du nicht angemeldet.
reason-cannot-join = Du kannst an diesem Tisch nicht mitspielen.
reason-no-group = Diese Gruppe gibt es nicht, oder du bist nicht dabei.
reason-cannot-join-group = Du kannst dieser Gruppe nicht beitreten.
reason-founder-only = Das kann nur, wer am längsten in der Gruppe ist.
reason-full-group = Diese Gruppe ist voll: Sie hat { $most } Mitglieder.
reason-many-groups = Du bist in { $most } Gruppen. Verlasse zuerst eine davon.
reason-bad-date = Wähle einen Zeitpunkt innerhalb des nächsten Jahres.
reason-suspended = Du bist bis { $until } gesperrt. Bis dahin kannst du nicht chatten, deinen Namen nicht ändern, keinen öffentlichen Tisch eröffnen und keinem beitreten.
reason-reported = Du hast diese Person an diesem Tisch schon gemeldet.
reason-tried = { $name } hat diese Tagespartie schon gespielt.
reason-day-over = Diese Tagespartie war für einen anderen Tag. Öffne die von heute.
reason-secret-deal = An diesem Tisch wird eine Tagespartie gespielt. Bis zum Ende des nächsten Tages sieht die Karten nur, wer mitspielt.
reason-no-moment = Diesen Zeitpunkt gibt es in diesem Spiel nicht. Wähle einen von { $first } bis { $last }.
reason-ended-there = Zu diesem Zeitpunkt ist das Spiel schon zu Ende. Wähle einen früheren.
reason-daily-running = Mit der Tagespartie kannst du erst üben, wenn sie zu Ende ist.
reason-exercise = Diese Aufgabe besteht nur aus einem Zug. Prüfe ihn jetzt.
reason-no-exercise = An diesem Tisch gibt es keine Aufgabe, also auch keinen Zug zu prüfen.
reason-open-step = Bringe erst zu Ende, was du begonnen hast, etwa das Ablegen von Karten oder eine Prognose. Prüfe dann deinen Zug.
reason-not-reviewed = Dieser Zug ist noch nicht ausgewertet. Warte auf die Analyse des Spiels.
reason-no-mistake = Zu diesem Zeitpunkt beginnt kein Zug, der sich verbessern lässt.
reason-old-puzzle = Dieses Rätsel gehört nicht mehr zur Sammlung. Wähle ein anderes.
reason-no-puzzle = Dieses Rätsel gibt es nicht. Wähle eine Nummer von 1 bis { $last }.
reason-no-option = Diese Auswahl gibt es bei dem Rätsel nicht.
reason-not-over = Die Spielaufzeichnung gibt es erst nach dem Spielende.
reason-no-rematch = Dieses Spiel lässt sich so nicht wiederholen: Eröffne ein neues.
reason-no-help = Das gibt es hier nicht: An diesem Tisch ist die Hilfestufe „{ $help }“ eingestellt.
reason-busy = An diesem Tisch passiert zu viel auf einmal; versuche es noch einmal.
reason-closed = Dieser Tisch ist geschlossen.
reason-full-log = Im Verlauf dieses Tisches ist kaum noch Platz. Jetzt sind nur noch Spielzüge möglich, damit ihr das Spiel beenden könnt.
reason-not-begun =
    { $empty ->
        [one] Das Spiel hat noch nicht begonnen: { $empty } Platz ist frei.
       *[other] Das Spiel hat noch nicht begonnen: { $empty } Plätze sind frei.
    }
reason-begun = Das Spiel hat schon begonnen.
reason-not-here = Du bist nicht an diesem Tisch.
reason-not-your-seat = Platz { $seat } ist nicht deiner.
reason-no-own-seat = Du hast an diesem Tisch keinen Platz.
reason-no-seat = Es gibt keinen Platz { $seat }.
reason-seat-taken = Platz { $seat } ist besetzt.
reason-seat-not-lent = Platz { $seat } kannst du nicht zurückholen.
reason-not-gone = Die Person auf Platz { $seat } ist da; nur sie selbst kann den Platz abgeben.
reason-receiver-gone = Diese Person hat den Tisch verlassen; gib den Platz jemandem, der da ist.
reason-unknown-bot = Es gibt keinen Bot namens { $bot }; vorhanden sind: { $known }.
reason-unknown-person = Niemand hier hat diese Kennung.
reason-bot-or-person = Wähle für den Platz einen Bot oder einen Menschen, nicht beides.
reason-host-only = Das kann nur, wer den Tisch eröffnet hat.
reason-no-request = Diese Anfrage ist nicht mehr offen.
reason-not-asked = Diese Anfrage ging nicht an dich.
reason-nothing-to-undo = Es gibt nichts zurückzunehmen: Seit die letzte Karte aufgedeckt wurde, gab es keinen Schritt.
reason-nothing-to-redo = Es gibt nichts zu wiederholen.
reason-no-window = Darauf wartet der Tisch gerade nicht.
reason-untold = Zeige eine Karte oder nenne eine Seuche.
reason-empty-text = Schreib mindestens ein sichtbares Zeichen.
reason-wrong-signal = Dazu passt dieser Satz nicht.
reason-has-leader = Gerade leitet { $name } die Wiederholung.
reason-turn-order = Die Züge eines Plans müssen der Reihenfolge der Plätze folgen, und jeder Platz kommt höchstens einmal vor.
reason-no-plan = Dieser Plan wird nicht mehr gezeigt.
reason-no-step = Dieser Plan hat die Schritte 1 bis { $last }.
reason-long-text = Der Text ist zu lang: höchstens { $most } Zeichen.
reason-bad-text = Der Text enthält { $character }. Steuerzeichen und unsichtbare Zeichen sind nicht erlaubt: Lösche sie.
reason-bad-players = Das Spiel ist für 2, 3 oder 4 Personen.
reason-bad-seconds =
    { $most ->
        [one] Die Zeit muss zwischen 1 und { $most } Sekunde liegen.
       *[other] Die Zeit muss zwischen 1 und { $most } Sekunden liegen.
    }
reason-few-roles = Wähle mindestens { $players } Rollen, eine für jeden Platz.
reason-bad-setup =
    { $field ->
        [edition] Diese Ausgabe gibt es nicht.
        [players] Das Spiel ist für 2, 3 oder 4 Personen.
        [epidemics] Ein Spiel hat 4, 5 oder 6 Epidemiekarten.
        [hands] Die Karten sind entweder offen oder verdeckt.
        [first] Beginnen muss jemand, der mitspielt.
        [roles] Jeder Platz braucht eine eigene Rolle aus dieser Ausgabe.
        [events] Mindestens eines dieser Ereignisse gibt es nicht.
        [seed] Dieser Startwert ist nicht möglich.
        [cards] Beim echten Brettspiel werden neun Städte und alle Handkarten eingegeben, jede Karte nur einmal; gespielt wird mit offenen Karten an einem Bildschirm.
        [visibility] Mitspielen dürfen alle, nur Eingeladene oder nur die Runde an diesem Bildschirm.
        [help] Diese Hilfestufe gibt es nicht.
       *[setup] So lässt sich das Spiel nicht vorbereiten.
    }
reason-which-card = Gib an, welche dieser Karten vom echten Stapel kam: { $cards }.
reason-wrong-card = Die Karte { $card } kann nicht gezogen worden sein.
reason-real-cards = Ein Bot kann nicht von einem echten Stapel ziehen.

## Was gar keine Anfrage ist oder misslang
reason-bad-request = Der Server konnte diese Anfrage nicht lesen.
reason-not-found = Diese Seite gibt es nicht.
reason-internal = Auf dem Server ist etwas schiefgegangen.
reason-no-mail = Dieser Server verschickt keine E-Mails.
reason-bad-address = Das ist keine E-Mail-Adresse.
reason-mail-failed = Die E-Mail konnte nicht verschickt werden. Versuche es später noch einmal.
reason-mail-stopped = Unter dieser Adresse sind E-Mails von hier unerwünscht. Mit dem Link in der letzten E-Mail lassen sie sich wieder erlauben.
reason-no-push = Der Server kennt den Push-Dienst dieses Browsers nicht.
