# Gruppen, die immer wieder zusammen spielen, und Einladungen.

## Mitspielende und Gruppen
groups-title = Mitspielende und Gruppen
groups-mine = Meine Gruppen
groups-none = Du bist noch in keiner Gruppe. Gründe eine und schick ihren Link denen, mit denen du spielst.
groups-name = Name der Gruppe
groups-create = Gruppe gründen
groups-alone = bisher nur du
groups-unnamed = Gruppe ohne Namen
groups-mates = Bisherige Mitspielende
groups-mates-none = Sobald du mit anderen ein Spiel beendet hast, kannst du sie hier mit einem Klick wieder einladen.
groups-mate-games =
    { $games ->
        [one] { $games } gemeinsames Spiel
       *[other] { $games } gemeinsame Spiele
    }
groups-invite = Einladen
groups-invited = Eingeladen
groups-invite-note = Öffnet einen Tisch für euch beide. Die Einladung erscheint auf der Startseite der anderen Person.

## Eine Gruppe
group-members = Mitglieder
group-link = Link zur Gruppe
group-link-note = Wer diesen Link hat, kann beitreten.
group-invitation = Du bist in diese Gruppe eingeladen. Als Mitglied siehst du ihre Tische, ihre Ergebnisse und den nächsten Termin.
group-join = Der Gruppe beitreten
group-rename = Namen ändern
group-save = Speichern
group-leave = Gruppe verlassen
group-leave-really = Wirklich verlassen
group-leave-back = Mit dem Link kannst du wiederkommen.
group-remove = Entfernen
group-remove-one = { $name } aus der Gruppe entfernen
group-remove-sure = { $name } wirklich entfernen? Mit dem Link kommt die Person dann nicht mehr in die Gruppe.
group-evening = Nächster Spieleabend
group-evening-none = Es gibt noch keinen Termin.
group-evening-note = In deiner Zeitzone. Jedes Mitglied kann den Termin ändern.
group-evening-field = Tag und Uhrzeit
group-evening-set = Termin festlegen
group-evening-clear = Termin löschen
group-games = Laufende Spiele
group-games-none = Gerade ist kein Tisch offen.
group-open = Tisch öffnen
group-open-note = Alle Mitglieder sind eingeladen.
new-for-group = Für die Gruppe „{ $group }“: Alle Mitglieder werden eingeladen.
group-results = Ergebnisse
group-results-none = Diese Gruppe hat noch kein Spiel beendet.
group-score =
    { $games ->
        [one] { $won } von { $games } Spiel gewonnen
       *[other] { $won } von { $games } Spielen gewonnen
    }

## Einladungen
invitation-title = Du bist eingeladen
invitation-person = { $name } lädt dich zu einem Spiel ein.
invitation-group = { $name } öffnet einen Tisch für „{ $group }“.
invitation-again = { $name } möchte noch einmal mit dir spielen: Ein Platz ist für dich reserviert.
invitation-decline = Nicht jetzt
