# Das Spiel in einer Seite, ohne Server.

offline-loading = Das Spiel wird geladen: { $loaded } von { $total } MB
offline-starting = Das Spiel startet …
offline-trouble-start = Das Spiel konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.
offline-trouble-storage = Dieser Browser speichert hier keine Partien, vielleicht weil das Fenster privat ist. Öffne die Seite in einem normalen Fenster.
offline-trouble-full = In diesem Browser ist kein Platz mehr für deine Partien: Der letzte Schritt wurde nicht gespeichert. Schaffe Platz und versuche es noch einmal.
offline-trouble-old = In einem anderen Tab ist eine neuere Version des Spiels offen. Lade diese Seite neu, um weiterzuspielen.
offline-no-network = Der Server ist nicht erreichbar. Solange spielst du hier, auf diesem Gerät; deine Partien auf dem Server sind wieder da, sobald es das Netz ist.
offline-try-server = Server noch einmal versuchen
offline-data = Deine Partien
offline-data-note = Sie sind nur in diesem Browser. Speichere eine Kopie, um sie zu behalten oder auf ein anderes Gerät mitzunehmen.
offline-data-evictable = Der Browser darf sie löschen, wenn der Platz knapp wird.
offline-export = Kopie speichern
offline-import = Partien aus einer Datei hinzufügen
offline-imported-none = In dieser Datei sind keine neuen Partien.
offline-imported =
    { $games ->
        [one] { $games } Partie hinzugefügt.
       *[other] { $games } Partien hinzugefügt.
    }
offline-import-failed = Diese Datei ist weder eine Kopie von Partien noch eine Spielaufzeichnung, oder sie ist beschädigt. Nichts wurde geändert.

python-title = Mit Python spielen
python-note = Das Programm hinter dem Tisch, mit allen Regeln, Wahrscheinlichkeiten und Bots. Es läuft auf diesem Gerät; nichts wird gesendet. Nenne deine Partie „game“, dann zeigt sie der Spielplan.
python-session = Sitzung
python-output = Ausgabe
python-input = Python
python-run = Ausführen
python-stop = Anhalten und neu beginnen
python-keys = Die Eingabetaste führt aus, mit Umschalt beginnt sie eine neue Zeile, die Pfeiltasten holen frühere Eingaben zurück.
python-starting = Python startet …
python-running = Läuft …
python-board = Der Spielplan
python-no-game = Hier ist der Spielplan deiner Partie, sobald es eine gibt.
python-examples = Beispiele
python-examples-note = Sie sind aus dem Tutorial, auf Englisch; führe sie der Reihe nach aus.
python-run-example = Beispiel { $number } von „{ $title }“ ausführen
