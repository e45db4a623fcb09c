# Das Spiel auf einer Seite, die Anleitungen des geführten Spiels, und wie ein beendetes Spiel erzählt wird.

## Hilfe
tab-page = Das Spiel auf einer Seite
tab-rules = Nummerierte Regeln
tab-keys = Tastatur

## Das Spiel auf einer Seite
page-goal-title = Entdeckt zusammen vier Gegenmittel
page-goal = Vier Seuchen breiten sich über die Welt aus. Ihr seid ein Team: Ihr gewinnt zusammen oder verliert zusammen. Behandelt die Seuchen, um Zeit zu gewinnen, und sammelt Karten einer Farbe, um ihr Gegenmittel zu entdecken.
page-here = Dieses Spiel: { $players } Spieler, { $epidemics } Epidemien, Regeln von { $edition }. Die Infektionsrate ist { $rate }.
page-turn-title = Ein Zug in drei Schritten
page-turn-actions-title = Bis zu vier Aktionen
page-turn-actions = In beliebiger Reihenfolge. Du darfst eine Aktion wiederholen und früher aufhören.
page-turn-draw-title = Zwei Karten ziehen
page-turn-draw = Behalte höchstens { $limit } auf der Hand. Eine Epidemie wirkt sofort.
page-turn-infect-title = Städte infizieren
page-turn-infect = Decke so viele Infektionskarten auf, wie die Infektionsrate sagt. Jede dieser Städte bekommt einen Würfel.
page-moves-title = Vier Wege, die Figur zu bewegen
page-drive = Entlang einer Linie in eine Nachbarstadt.
page-direct = Lege eine Stadtkarte ab und fliege in diese Stadt.
page-charter = Lege die Karte der Stadt ab, in der du bist, und fliege in eine beliebige Stadt.
page-shuttle = Fliege von einem Forschungslabor zu einem anderen.
page-others-title = Vier Aktionen an Ort und Stelle
page-build = Lege die Karte der Stadt ab, in der du bist, und errichte dort ein Labor.
page-treat = Entferne einen Würfel oder alle dieser Farbe, wenn es das Gegenmittel schon gibt.
page-share = Zwei in derselben Stadt: Einer gibt dem anderen die Karte dieser Stadt.
page-cure = Lege in einem Forschungslabor fünf Karten einer Farbe ab.
page-events = Ereigniskarten sind keine Aktionen. Du kannst deine jederzeit spielen, auch in fremden Zügen, nur nicht, während Karten abgehandelt werden.
page-spread-title = Infektion und Ausbrüche
page-infection = Jede Infektion bringt einen Würfel in der Farbe der Stadt. Mehr als drei Würfel einer Farbe hat keine Stadt.
page-outbreak = Statt eines vierten Würfels kommt es zum Ausbruch: Jede Nachbarstadt bekommt einen Würfel. Auch in Nachbarstädten mit drei Würfeln kommt es zum Ausbruch, aber in keiner Stadt zweimal in einer Kette.
page-epidemic-title = Eine Epidemie in drei Schritten
page-epidemic-increase = Der Infektionsmarker rückt ein Feld weiter.
page-epidemic-infect = Die Stadt auf der untersten Infektionskarte bekommt drei Würfel.
page-epidemic-intensify = Die abgelegten Infektionskarten werden gemischt und kommen wieder nach oben: Dieselben Städte sind bald noch einmal dran.
page-end-title = Wie das Spiel endet
page-win = Ihr gewinnt, wenn alle vier Gegenmittel entdeckt sind. Würfel dürfen liegen bleiben.
page-lose-outbreaks = Ihr verliert beim achten Ausbruch.
page-lose-cubes = Ihr verliert, wenn ein Würfel gebraucht wird und keiner dieser Farbe mehr da ist. Es gibt von jeder { $cubes }.
page-lose-cards = Ihr verliert, wenn zwei Spielerkarten zu ziehen sind und weniger übrig sind.
page-roles-title = Rollen
page-role-here = in diesem Spiel
page-role-contingency-planner = Nimmt als Aktion ein abgelegtes Ereignis und hebt es für später auf.
page-role-dispatcher = Bewegt fremde Figuren wie die eigene oder bringt eine beliebige Figur zu einer anderen.
page-role-medic = Behandelt mit einer Aktion alle Würfel einer Farbe. Gibt es das Gegenmittel, verschwinden die Würfel dieser Seuche überall, wo der Arzt ist.
page-role-operations-expert =
    { $edition ->
        [2008] Errichtet Labors ohne Karte.
       *[2013] Errichtet Labors ohne Karte. Fliegt einmal im Zug von einem Labor in eine beliebige Stadt und legt dafür irgendeine Stadtkarte ab.
    }
page-role-quarantine-specialist = In der Stadt dieser Figur und in den Nachbarstädten kommen keine Würfel hinzu.
page-role-researcher = Darf jede Stadtkarte weitergeben, nicht nur die der Stadt.
page-role-scientist = Braucht für ein Gegenmittel nur vier Karten.

## Das geführte Spiel: was zu tun ist
guide-drive-how =
    { $touch ->
        [yes] Tippe auf Chicago.
       *[no] Klicke auf Chicago.
    }
guide-treat-how =
    { $touch ->
        [yes] Tippe auf die Würfel in Chicago oder auf „Behandeln: blau“.
       *[no] Klicke auf die Würfel in Chicago oder auf „Behandeln: blau“.
    }
guide-charter-how =
    { $touch ->
        [yes] Tippe auf Paris und wähle den Charterflug, für den du Chicago ablegst.
       *[no] Klicke auf Paris und wähle den Charterflug, für den du Chicago ablegst.
    }
guide-share-how =
    { $touch ->
        [yes] Gib dem Wissenschaftler die Karte Paris: Tippe auf den Knopf oder auf die Karte.
       *[no] Gib dem Wissenschaftler die Karte Paris: Klicke auf den Knopf oder auf die Karte.
    }
guide-draw-how =
    { $touch ->
        [yes] Tippe auf „2 Karten ziehen“.
       *[no] Klicke auf „2 Karten ziehen“.
    }
guide-infect-how =
    { $touch ->
        [yes] Tippe auf „Weiter“, bis der Wissenschaftler am Zug ist.
       *[no] Klicke auf „Weiter“, bis der Wissenschaftler am Zug ist.
    }
guide-event-how =
    { $touch ->
        [yes] Tippe in der Hand des Arztes auf Regierungssubventionen, dann auf Paris.
       *[no] Klicke in der Hand des Arztes auf Regierungssubventionen, dann auf Paris.
    }
guide-cure-how =
    { $touch ->
        [yes] Tippe auf „Gegenmittel: blau“.
       *[no] Klicke auf „Gegenmittel: blau“.
    }

## Das Ende
end-review = Analyse
end-vial-cards = { $cards } von { $needed } Karten
end-near-cures =
    { $cures ->
        [0] Kein Gegenmittel wurde entdeckt.
        [one] Eines der vier Gegenmittel wurde entdeckt.
       *[other] { $cures } der vier Gegenmittel wurden entdeckt.
    }
end-near-turns =
    { $turns ->
        [0] Es gab keine Spielerkarten mehr.
        [one] Die Spielerkarten hätten noch für einen Zug gereicht.
       *[other] Die Spielerkarten hätten noch für { $turns } Züge gereicht.
    }
end-deed-cured = Entdeckt: { $diseases }
end-deed-treated =
    { $number ->
        [one] Einen Würfel entfernt
       *[other] { $number } Würfel entfernt
    }
end-deed-built =
    { $number ->
        [one] Ein Labor errichtet
       *[other] { $number } Labors errichtet
    }
end-deed-shared =
    { $number ->
        [one] Eine Karte abgegeben
       *[other] { $number } Karten abgegeben
    }
end-deed-played =
    { $number ->
        [one] Ein Ereignis gespielt
       *[other] { $number } Ereignisse gespielt
    }
