# Was der Tisch im Terminal sagt. Getippt wird in jeder Sprache Englisch.

## Anfang und Ende
terminal-welcome =
    { $hands ->
        [private] Four Cures: { terminal-players }, { terminal-epidemics }, verdeckte Karten, { $edition }.
       *[open] Four Cures: { terminal-players }, { terminal-epidemics }, offene Karten, { $edition }.
    }
terminal-players =
    { $players ->
        [one] { $players } Platz
       *[other] { $players } Plätze
    }
terminal-epidemics =
    { $epidemics ->
        [one] { $epidemics } Epidemie
       *[other] { $epidemics } Epidemien
    }
terminal-type-help = Hilfe gibt es mit „help“.
terminal-not-over = Das Spiel ist nicht zu Ende.
terminal-kept = Das Spiel ist nicht zu Ende. Es ist gespeichert; weiter geht es mit:
terminal-seed = Startwert (seed): { $seed }
terminal-review = So wird das Spiel Zug um Zug ausgewertet:
terminal-problem =
    { $problem ->
        [cannot_read] Die Datei { $file } lässt sich nicht lesen.
        [cannot_write] Die Datei { $file } lässt sich nicht schreiben.
        [exists] { $file } existiert schon und ist kein gespeichertes Spiel. Wähle einen anderen Namen.
        [too_large] { $file } ist zu groß für ein gespeichertes Spiel.
       *[not_a_game] { $file } ist weder ein gespeichertes Spiel noch ein Spielstand.
    }

## Wer was zu tun hat
terminal-game-over =
    { $result ->
        [won] Spielende, gewonnen
       *[lost] Spielende, verloren
    }
terminal-to-act =
    { $actions ->
        [one] { $role }, noch { $actions } Aktion
       *[other] { $role }, noch { $actions } Aktionen
    }
terminal-to-draw = { $role }: mit „next“ 2 Karten ziehen
terminal-to-intensify = { $role }: mit „next“ verschärfen
terminal-to-begin-second = { $role }: mit „next“ die zweite Epidemie beginnen
terminal-to-discard =
    { $cards ->
        [one] { $role }: { $cards } Karte ablegen
       *[other] { $role }: { $cards } Karten ablegen
    }
terminal-to-order = { $role }: Karten der Prognose zurücklegen
terminal-to-end = { $role }: mit „next“ den Zug beenden
terminal-to-sleep = { $role }: mit „next“ folgt die ruhige Nacht
terminal-to-infect = { $role }: mit „next“ infizieren, noch { $cards }
terminal-read = Lesen, dann mit Enter wieder verbergen
terminal-press-enter = { $role }, drücke Enter
terminal-looks-on = { $role }: gerade nicht an der Reihe
terminal-pass-keyboard = Gib { FORM($role, case: "dat") } die Tastatur; weiter geht es mit Enter.

## Antworten
terminal-no-way = Kein einzelner Schritt führt nach { $city }. Gründe nennt „why { $word }“.
terminal-no-command = „{ $line }“ ist kein Befehl. Tippe „help“ oder „legal“.
terminal-did-you-mean = „{ $line }“ ist kein Befehl. Meinst du „{ $word }“? Tippe „help“ oder „legal“.
terminal-which = Was ist gemeint? { $choices }.
terminal-which-more = Was ist gemeint? { $choices } und { $more } weitere.
terminal-hand-over-first = Gib zuerst die Tastatur weiter: „seat ROLLE“.
terminal-nothing-to-undo = Es gibt nichts zurückzunehmen: Seit die letzte Karte aufgedeckt wurde, gab es keinen Schritt.
terminal-undone = Der letzte Schritt ist zurückgenommen.
terminal-have-keyboard = Du hast die Tastatur.
terminal-open-hands = Die Karten sind offen: Ihr könnt Befehle für alle Rollen eintippen.
terminal-no-player = Niemand hier heißt „{ $name }“.
terminal-no-history = Noch ist nichts passiert.
terminal-name-city = Nenne eine Stadt, zum Beispiel „{ $command } cairo“.
terminal-name-save = Nenne eine Datei, zum Beispiel „save spiel.json“.
terminal-name-load = Nenne eine Datei, zum Beispiel „load spiel.json“.
terminal-saved = Gespeichert: { $path }.
terminal-saved-hidden = Die Datei enthält das ganze Spiel, auch verdeckte Karten.
terminal-no-moves = Gerade kannst du nichts tun.
terminal-no-moves-over = Du kannst nichts mehr tun: Das Spiel ist zu Ende.
terminal-moves-listed = { $form } – { $moves } Möglichkeiten; alle zeigt „legal { $verb }“
terminal-no-such-move = Kein erlaubter Befehl enthält „{ $words }“; den Grund nennt „why BEFEHL“.
terminal-and-more = und { $more } weitere
terminal-name-move = Nenne einen Befehl, zum Beispiel „why shuttle cairo“.
terminal-is-legal = { $move } ist erlaubt.
terminal-are-legal = Solche Schritte sind erlaubt.
terminal-only-own = Bei verdeckten Karten kannst du nur nach deinen eigenen Schritten fragen.
terminal-no-help = Keine Hilfe zu „{ $word }“. Themen: { $topics }.

## Neben einem echten Tisch: seine Karten werden genannt
terminal-epidemic-card = Epidemie
terminal-no-card = Keine Karte heißt „{ $word }“.
terminal-card-elsewhere = Die Karte { $card } kann nicht kommen: Sie liegt woanders.
terminal-card-left = Das genügt: „{ $word }“ wird nicht mehr gebraucht.
terminal-lay-welcome = Baut das echte Spiel auf, mischt und teilt aus. Gebt dann ein, was auf dem Tisch liegt: alle Städte in einer Zeile, wenn ihr mögt, jede Hand in einer eigenen; „undo“ entfernt die letzte Karte.
terminal-lay-roles = { beside-roles }:
terminal-lay-which-roles = Wählt zwei bis vier verschiedene Rollen aus diesen: { $roles }.
terminal-lay-epidemics = Wie viele Epidemiekarten: 4, 5 oder 6?
terminal-lay-which-epidemics = Ein Spiel hat 4, 5 oder 6 Epidemiekarten: Gebt eine dieser Zahlen ein.
terminal-lay-cities =
    { $cubes ->
        [one] Welche Städte haben { $cubes } Würfel? Noch { $missing }:
       *[other] Welche Städte haben { $cubes } Würfel? Noch { $missing }:
    }
terminal-lay-hand = { $role }, welche Karten? Noch { $missing }:
terminal-lay-done = Alles ist eingegeben. Enter beginnt, „undo“ entfernt die letzte Karte:
terminal-lay-too-many-cities =
    { $missing ->
        [one] Zu viele Namen: Gefragt ist { $missing } Stadt. Jede Hand hat ihre eigene Zeile.
       *[other] Zu viele Namen: Gefragt sind { $missing } Städte. Jede Hand hat ihre eigene Zeile.
    }
terminal-lay-too-many-cards =
    { $missing ->
        [one] Zu viele Namen: Gefragt ist { $missing } Karte. Jede Hand hat ihre eigene Zeile.
       *[other] Zu viele Namen: Gefragt sind { $missing } Karten. Jede Hand hat ihre eigene Zeile.
    }
terminal-lay-enough = Alles ist schon eingegeben.
terminal-lay-refused = Aus dieser Zeile wurde nichts übernommen.
terminal-lay-told-roles = In Spielreihenfolge: { $roles }.
terminal-lay-told-epidemics = Epidemiekarten: { $epidemics }.
terminal-lay-told-cities =
    { $cubes ->
        [one] { $cubes } Würfel: { $cities }.
       *[other] { $cubes } Würfel: { $cities }.
    }
terminal-lay-told-hand = { $role }: { $cards }.
terminal-lay-taken-back = Entfernt: { $card }.
terminal-lay-nothing = Noch ist keine Karte eingegeben.
terminal-lay-left = der Aufbau wurde nicht abgeschlossen

## Bots auf anderen Plätzen
# $own: Rollen; $bots: Rollen, jede mit der Art ihres Bots.
terminal-bot-seats = Du spielst: { $own }. Bots spielen: { $bots }.
terminal-bot-thinks = { $role } (Bot) denkt nach …
terminal-bot-plans = Plan { FORM($role, case: "gen") }: { $plan }
terminal-bot-tells = { FORM($role, case: "nom", start: "yes") } zeigt: { $cards }.
terminal-told = Du zeigst den Bots: { $cards }.
terminal-bot-declines = { FORM($role, case: "nom", start: "yes") } ist nicht einverstanden: { $move }.
terminal-bot-keyboard = Ein Bot spielt { FORM($role, case: "acc") }.
terminal-bot-replaced = Die Bots ließen sich auf diesem Rechner nicht vorbereiten. Stattdessen spielen schnelle Bots.
terminal-to-answer = { $role }: Tippe „yes“ oder „no“
terminal-to-pass = Spiele ein Ereignis oder tippe „next“
terminal-not-asked = Kein Bot wartet auf eine Antwort von dir.
terminal-tell-nobody = Das brauchst du nur, wenn du mit Bots und verdeckten Karten spielst.

## Stand
terminal-turn = Zug { $turn }: { $role } in { $city }.
terminal-actions-left =
    { $actions ->
        [one] Noch { $actions } Aktion.
       *[other] Noch { $actions } Aktionen.
    }
terminal-tracks = Ausbrüche: { $outbreaks } von 8. Infektionsrate: { $rate }.
terminal-quiet-nights =
    { $nights ->
        [one] Noch { $nights } ruhige Nacht.
       *[other] Noch { $nights } ruhige Nächte.
    }
terminal-disease =
    { $cubes ->
        [one] { FORM($disease, case: "many", start: "yes") } Seuche: { $state }, noch { $cubes } Würfel.
       *[other] { FORM($disease, case: "many", start: "yes") } Seuche: { $state }, noch { $cubes } Würfel.
    }
terminal-player-deck =
    { $cards ->
        [one] Spieler-Zugstapel: { $cards } Karte.
       *[other] Spieler-Zugstapel: { $cards } Karten.
    }
terminal-no-epidemic-left = Es kommt keine Epidemie mehr.
terminal-epidemic-between =
    { $before ->
        [one] Epidemie { $epidemic }: nicht die nächste Karte, aber spätestens Karte { $within }.
       *[other] Epidemie { $epidemic }: nicht unter den nächsten { $before } Karten, aber spätestens Karte { $within }.
    }
terminal-epidemic-within =
    { $within ->
        [one] Epidemie { $epidemic }: die nächste Karte.
       *[other] Epidemie { $epidemic }: spätestens Karte { $within }.
    }

## Hände und Stapel
terminal-none = keine
terminal-hand =
    { $cards ->
        [one] { $role }: { $cards } Karte (Limit: 7).
       *[other] { $role }: { $cards } Karten (Limit: 7).
    }
terminal-empty-hand = { $role }: keine Karten.
terminal-hand-colour = { $number } { FORM($disease, case: "many") }: { $cards }
terminal-hand-events =
    { $number ->
        [one] { $number } Ereignis: { $cards }
       *[other] { $number } Ereignisse: { $cards }
    }
terminal-hand-hidden = { $number } verdeckt
terminal-on-role-card = Auf der Rollenkarte: { $event }
terminal-infection-deck = Infektions-Zugstapel, von oben:
terminal-layer-one = 1 Karte: { $cards }
terminal-layer-sure =
    { $number ->
        [one] { $number } Karte, in dieser Reihenfolge: { $cards }
       *[other] { $number } Karten, in dieser Reihenfolge: { $cards }
    }
terminal-layer-unknown =
    { $number ->
        [one] { $number } Karte, Reihenfolge unbekannt: { $cards }
       *[other] { $number } Karten, Reihenfolge unbekannt: { $cards }
    }
terminal-mixed =
    { $number ->
        [one] Eine Prognose, die du nicht gesehen hast, hat { $number } Karte neu geordnet, beginnend mit Karte { $at }.
       *[other] Eine Prognose, die du nicht gesehen hast, hat { $number } Karten neu geordnet, beginnend mit Karte { $at }.
    }
terminal-infection-discards = Infektions-Ablagestapel: { $cards }
terminal-player-discards = Spieler-Ablagestapel: { $cards }
terminal-removed = Aus dem Spiel: { $cards }

## Eine Stadt, die Welt
terminal-city = { $city }, { $disease }.
terminal-cubes =
    { $number ->
        [one] { $number } { FORM($disease, case: "cube") } Würfel
       *[other] { $number } { FORM($disease, case: "many") } Würfel
    }
terminal-no-cubes = Keine Würfel.
terminal-station = Forschungslabor.
terminal-here = Hier: { $roles }.
terminal-connected = Verbunden mit { $cities }.
terminal-card-in-hand = Spielerkarte: auf der Hand { FORM($role, case: "gen") }.
terminal-card-discarded = Spielerkarte: abgelegt.
terminal-card-hidden = Spielerkarte: im Zugstapel oder auf einer verdeckten Hand.
terminal-card-in-deck = Spielerkarte: im Zugstapel.
terminal-infection-discarded = Infektionskarte: abgelegt.
terminal-infection-at = Infektionskarte: Karte { $at } im Zugstapel.
terminal-infection-among = Infektionskarte: unter den Karten { $from } bis { $to } im Zugstapel.
terminal-infection-removed = Infektionskarte: aus dem Spiel.
terminal-you-can = Du kannst: { $moves }.
terminal-nothing-in = Nichts in: { $cities }
terminal-busy-cubes =
    { $number ->
        [one] { $number } { FORM($disease, case: "cube") }
       *[other] { $number } { FORM($disease, case: "many") }
    }
terminal-busy-station = Labor
terminal-stations =
    { $stations ->
        [one] { $stations } von 6 Forschungslabors steht auf dem Spielplan.
       *[other] { $stations } von 6 Forschungslabors stehen auf dem Spielplan.
    }
terminal-region-north-america = Nordamerika
terminal-region-south-america = Südamerika
terminal-region-africa = Afrika
terminal-region-europe = Europa
terminal-region-west-and-south-asia = West-/Südasien
terminal-region-east-asia = Ostasien

## Der Bildschirm: kurz, für 80 Spalten
terminal-screen-turn = Zug { $turn }
terminal-screen-actions = Aktionen { $dots }
terminal-screen-won = GEWONNEN
terminal-screen-lost = VERLOREN
terminal-screen-outbreaks = Ausbrüche { $outbreaks }/8
terminal-screen-rate = Rate { $rate }
terminal-screen-cures = Mittel { $cures }/4
terminal-screen-cards = Karten { $cards }
terminal-screen-hidden = { $number } verdeckt
terminal-screen-no-cards = keine Karten
terminal-screen-from = Von { $city } aus:
terminal-screen-events = Ereignisse:
terminal-screen-no-events = keine bekannt
terminal-screen-infection =
    { $discards ->
        [none] Infektionskarten: { $layers }. Abgelegt: keine.
       *[cards] Infektionskarten: { $layers }. Abgelegt: { $discards }.
    }
terminal-screen-empty = keine
terminal-screen-then = { $first }, dann { $second }
terminal-screen-many-cards =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
terminal-screen-in-order = geordnet: { $cards }
terminal-screen-shuffled = { $number } gemischt: { $cards }
terminal-screen-cubes-left = WÜRFEL ÜBRIG
terminal-screen-cured = geheilt
terminal-screen-eradicated = ausgel.
terminal-screen-stations = { $stations } von 6 ⌂
terminal-screen-no-more =
    KEINE EPIDEMIE
    mehr
terminal-screen-epidemic = EPIDEMIE { $epidemic } / { $epidemics }
terminal-screen-in-cards = Karten { $from }–{ $to }
terminal-screen-within =
    { $cards ->
        [one] bis Karte { $cards }
       *[other] bis Karte { $cards }
    }
terminal-screen-more = Enter: weiter
terminal-screen-back = Enter: zum Spielplan
terminal-screen-loud = AUSBRUCH|EPIDEMIE|GEWONNEN|VERLOREN

## Chancen und Rat
terminal-threat =
    { $outbreak ->
        [none] { $city }: Infektion { $infected }.
       *[chance] { $city }: Infektion { $infected }, Ausbruch { $outbreak }.
    }
terminal-threat-struck = Von einer Epidemie getroffen: { $chance }.
terminal-last-draw = Es sind keine 2 Spielerkarten mehr da: Mit dem Ziehen in diesem Zug ist das Spiel verloren.
terminal-preparing-bots = Die Bots werden vorbereitet (auf diesem Rechner nur einmal): { $percent } fertig …
terminal-no-bots = Die Bots ließen sich auf diesem Rechner nicht vorbereiten.

## Hilfe: Zeilen mit höchstens 79 Zeichen
terminal-help-overview =
    Entdeckt vier Gegenmittel vor dem achten Ausbruch und ehe Karten oder Würfel
    ausgehen. Ein Zug: 4 Aktionen, dann zieht „next“ 2 Karten und infiziert Städte.
    Ein Stadtname allein genügt: „chicago“. Tab ergänzt, Pfeile holen alte Zeilen.
    legal [WORT]     was jetzt erlaubt ist, oder nur, was dieses Wort enthält
    why BEFEHL       warum etwas nicht erlaubt ist, mit der Regel
    undo             nimmt den letzten Schritt zurück, bis zum nächsten Aufdecken
    hand, deck       die Handkarten; was über die Stapel bekannt ist
    city NAME        Würfel, Nachbarn, Karten, Wege dorthin
    map, status      die Welt; Zug, Leisten und Vorräte
    odds [STADT]     was dieser Zug bringen kann: Epidemien, Infektionen, Ausbrüche
    chance           wie oft Bots von hier aus gewinnen würden
    advice           der beste Zug, den Bots finden, und der zweitbeste;
                     „advice why“ begründet jede Aktion
    log [ZAHL]       was bisher geschah
    seat ROLLE       gibt die Tastatur weiter (verdeckte Karten)
    save DATEI, load DATEI, quit (ein laufendes Spiel wird gespeichert)
    Beim echten Spiel (fourcures play --cardboard) geht „undo“ bei jedem Schritt.
    help THEMA       moves, events, roles, screen, turn, rules, bots
    Städte, Rollen und Farben gehen auch auf Deutsch: „direct Kairo“, „treat rot“.
terminal-help-moves =
    drive STADT               entlang einer Linie in eine Nachbarstadt
    direct STADT              Karte dieser Stadt ablegen, dorthin fliegen
    charter STADT             Karte des Standorts ablegen, irgendwohin fliegen
    shuttle STADT             von Forschungslabor zu Forschungslabor
    build [moving STADT]      Karte des Standorts ablegen; stehen 6, eins versetzen
    treat FARBE               1 Würfel hier entfernen; mit Gegenmittel alle
    give KARTE to ROLLE       die Karte dieser Stadt, an jemanden hier
    take KARTE from ROLLE     dasselbe andersherum
    cure FARBE with KARTEN    5 einer Farbe, in einem Forschungslabor
    pass                      auf die übrigen Aktionen verzichten
    next                      ziehen, oder weiter mit Epidemie und Infektion
    discard KARTE             bei mehr als 7 Karten
    Wörter lassen sich kürzen, solange nur ein Befehl passt: „cure blue“, „dr cai“.
terminal-help-events =
    Ein Ereignis ist keine Aktion. Du darfst es auch spielen, wenn andere am Zug
    sind, nur nicht mitten im Ziehen.
    airlift ROLLE STADT         eine beliebige Figur in eine beliebige Stadt
    grant STADT [moving STADT]  ein Forschungslabor irgendwo, ohne Karte
    forecast                    die obersten 6 Infektionskarten ansehen,
    order K1 K2 ... K6          dann zurücklegen, die erste nach oben
    quiet                       die nächste Infektion fällt aus
    resilient STADT             eine abgelegte Infektionskarte aus dem Spiel nehmen
terminal-help-roles =
    K Krisenmanager     store EREIGNIS: ein abgelegtes Ereignis aufbewahren
    L Logistiker        move ROLLE drive STADT (oder direct, charter, shuttle)
                        move ROLLE join STADT: zu einer anderen Figur
    A Arzt              entfernt alle Würfel einer Farbe; mit Gegenmittel gratis
    B Betriebsexperte   errichtet ohne Karte; einmal pro Zug
                        opsflight STADT discarding KARTE, ab einem Labor
    Q Quarantäne        keine neuen Würfel in dieser Stadt und ihren Nachbarn
    F Forscherin        gibt jede Stadtkarte weiter, nicht nur die des Standorts
    W Wissenschaftler   braucht nur 4 Karten für ein Gegenmittel
    Getippt: contingency_planner, dispatcher, medic, operations_expert,
    quarantine_specialist, researcher, scientist oder der deutsche Name.
terminal-help-screen =
    Jede Stadt: ihre Würfel, ihr Zeichen, ihr Name, dann was sonst dort ist.
    2●Paris 1■ ⌂A   Paris hat 2 blaue und 1 schwarzen Würfel, Labor und Arzt.
    Zeichen: ● blau  ▲ gelb  ■ schwarz  ◆ rot  + Ereignis  ⌂ Forschungslabor
    Figuren sind Buchstaben: K L A B Q F W, der Anfang der Rolle.
    Unterstrichen: Die Infektionskarte liegt in der obersten Schicht.
    Lange Antworten verdecken den Spielplan: Enter blättert und führt zurück.
    Ohne Grafik, für Screenreader: fourcures play --plain
terminal-help-turn =
    1. Bis zu 4 Aktionen. Ereignisse jederzeit.
    2. „next“ zieht 2 Karten. Eine Epidemie: Die Rate steigt, die unterste Stadt
       bekommt 3 Würfel, abgelegte Infektionskarten kommen wieder nach oben.
    3. Über 7 Karten: ablegen oder Ereignisse spielen.
    4. „next“ deckt so viele Infektionskarten auf, wie die Rate sagt; je 1 Würfel.
       Statt eines vierten Würfels: Ausbruch, je 1 Würfel in alle Nachbarstädte.
    Das Spiel wartet, wo ein Ereignis möglich ist; weiter geht es mit „next“.
terminal-and = { $names } und { $last }
terminal-help-rules =
    Gewonnen mit dem vierten Gegenmittel. Verloren beim achten Ausbruch, wenn ein
    Würfel fehlt oder wenn keine 2 Karten mehr zu ziehen sind. Ist das Gegenmittel
    entdeckt und kein Würfel mehr da, ist die Seuche ausgelöscht und kommt nie
    wieder. Ablehnungen nennen eine Regel wie R4.4; alle stehen in docs/rules.md.
terminal-help-bots =
    Bots übernehmen die Plätze, die du ihnen lässt: fourcures play --bots 2.
    Mit --bot quick, careful oder deep antworten sie sofort, spielen gut oder am
    besten. Sie spielen von selbst; das Spiel hält an, wenn du entscheiden musst.
    yes, no         antwortet einem Bot, der deine Figur bewegen oder Wissen mit
                    dir teilen möchte
    advice          auch hier: was der Berater antworten würde
    next            im Zug eines Bots: Du spielst jetzt kein Ereignis
    tell [KARTE]    bei verdeckten Karten: zeigt den Bots deine Karten oder eine
                    davon; Bots zeigen dir ihre und spielen besser, wenn sie
                    deine kennen
    undo            dein letzter Schritt und was Bots seitdem getan haben
    status          sagt auch, wer welche Rolle spielt
    Willst du seine Figur bewegen oder Wissen teilen, muss ein Bot zustimmen.
    Ein gespeichertes Spiel behält seine Bots.

## Rätsel
terminal-puzzle-title = Rätsel { $number } von { $of }, Wertung { $rating }.
terminal-puzzle-question =
    { $theme ->
        [cure] Das Gegenmittel gegen die { FORM($disease, case: "many") } Seuche ist in diesem Zug möglich. Finde den besten Weg.
        [outbreak] Ein Ausbruch droht. Finde den Zug, der am meisten hilft.
        [win-now] Das Spiel lässt sich in diesem Zug gewinnen. Finde heraus, wie.
        [win-soon] Das Spiel lässt sich im nächsten Zug gewinnen. Finde den Zug, der das vorbereitet.
        [discard] Du hast zu viele Karten. Wähle, was du ablegst.
        [forecast] Du hast die obersten Infektionskarten gesehen. Wähle die beste Reihenfolge.
        [answer] Jemand aus dem Team bittet dich um Hilfe. Stimme zu oder lehne ab.
        [moment] Jetzt ein Ereignis spielen oder es behalten? Wähle.
       *[event] Eine Ereigniskarte ist der Schlüssel zu diesem Zug. Finde den besten Weg.
    }
terminal-puzzle-you = Deine Rolle: { $role }.
terminal-puzzle-how = Spiele den ganzen Zug und tippe dann „check“. Weitere Befehle: undo, hint, solution, next, help.
terminal-puzzle-choose = Tippe die Nummer deiner Wahl. Weitere Befehle: solution, next, help.
terminal-puzzle-asked = { FORM($player, case: "nom", start: "yes") } bittet dich um diese Schritte:
terminal-puzzle-best-choice = Die beste Wahl: { $move }.
terminal-puzzle-to-check = Der Zug ist fertig: Tippe „check“ oder „undo“
terminal-puzzle-not-complete = Der Zug ist noch nicht fertig: Nutze die übrigen Aktionen oder tippe „pass“.
terminal-puzzle-hint-more = Tippe noch einmal „hint“, um den ersten Schritt zu erfahren.
terminal-puzzle-hint-first = Der erste Schritt: { $move }.
terminal-puzzle-solved = Gelöst: Ein besserer Zug ist nicht bekannt.
terminal-puzzle-cost = Nicht der beste Zug: Danach liegt die Gewinnchance bei { $after }, nach dem besten bei { $best }.
terminal-puzzle-rating = Deine Wertung ist { $rating } ({ $change }). In Folge gelöst: { $streak }.
terminal-puzzle-go-on = Mit „next“ geht es zum nächsten Rätsel.
terminal-puzzle-again = Mit „undo“ kannst du es noch einmal versuchen; „solution“ zeigt die Lösung.
terminal-puzzle-not-here = Diesen Befehl gibt es bei Rätseln nicht. Tippe „help“.
terminal-puzzle-farewell = Deine Wertung bei Rätseln ist { $rating }; versuchte Rätsel: { $tried }.
terminal-puzzle-help =
    Finde den Zug mit der besten Gewinnchance: Spiele alle Aktionen, dann tippe
    „check“. Ein gleich guter Zug zählt auch. Gewertet wird nur das erste „check“.
    check            beurteilt den Zug, den du gespielt hast
    undo             nimmt den letzten Schritt zurück
    hint             was die Lösung bewirkt; noch einmal: ihr erster Schritt.
                     Jeder Tipp kostet ein Viertel der Punkte für die Lösung
    solution         zeigt die Lösung; das Rätsel gilt als nicht gelöst
    next             zum nächsten Rätsel, das du noch nicht versucht hast
    legal [WORT]     was jetzt erlaubt ist, oder nur, was dieses Wort enthält
    why BEFEHL       warum etwas nicht erlaubt ist, mit der Regel
    hand, deck, city NAME, map, status, odds [STADT], log, quit
    help THEMA       moves, events, roles, screen, turn, rules
