# Das Spiel auf einer Seite, und wie ein beendetes Spiel erzählt wird.

## Hilfe
tab-page = Überblick
tab-rules = Alle Regeln
tab-keys = Tastatur

## Das Spiel auf einer Seite
page-goal-title = Entdeckt gemeinsam vier Gegenmittel
page-goal = Vier Seuchen breiten sich über die Welt aus. Ihr seid ein Team und gewinnt oder verliert gemeinsam. Behandelt die Seuchen, um Zeit zu gewinnen, und sammelt Karten einer Farbe, um das passende Gegenmittel zu entdecken.
page-here = Dieses Spiel: { $players } Plätze, { $epidemics } Epidemien, Regeln der Ausgabe { $edition }. Die Infektionsrate beträgt jetzt { $rate }.
page-turn-title = Ein Zug in drei Schritten
page-turn-actions-title = Bis zu vier Aktionen ausführen
page-turn-actions = In beliebiger Reihenfolge. Du darfst Aktionen wiederholen und auch früher aufhören.
page-turn-draw-title = Zwei Karten ziehen
page-turn-draw = Behalte höchstens { $limit } Karten auf der Hand. Epidemien werden sofort abgehandelt.
page-turn-infect-title = Städte infizieren
page-turn-infect = Decke so viele Infektionskarten auf, wie die Infektionsrate angibt. Jede aufgedeckte Stadt bekommt einen Würfel.
page-moves-title = Vier Bewegungsaktionen
page-drive = Ziehe deine Figur entlang einer Linie in eine Nachbarstadt.
page-direct = Lege eine Stadtkarte ab und fliege in diese Stadt.
page-charter = Lege die Karte der Stadt ab, in der du bist, und fliege in eine beliebige Stadt.
page-shuttle = Fliege von einem Forschungslabor zu einem anderen.
page-others-title = Vier weitere Aktionen
page-build = Lege die Karte der Stadt ab, in der du bist, und errichte dort ein Labor.
page-treat = Entferne einen Würfel aus deiner Stadt. Ist das Gegenmittel schon entdeckt, entferne alle dieser Farbe.
page-share = Sind zwei von euch in derselben Stadt, darf die Karte dieser Stadt weitergegeben werden.
page-cure = Lege in einem Forschungslabor fünf Karten einer Farbe ab.
page-events = Ereigniskarten kosten keine Aktion. Du kannst sie jederzeit spielen, auch wenn andere am Zug sind, nur nicht, solange eine Karte abgehandelt wird.
page-spread-title = Infektion und Ausbrüche
page-infection = Jede Infektion bringt einen Würfel in der Farbe der Stadt. In einer Stadt liegen höchstens drei Würfel einer Farbe.
page-outbreak = Statt eines vierten Würfels kommt es zum Ausbruch: Jede Nachbarstadt bekommt einen Würfel dieser Farbe. Liegen dort schon drei, kommt es auch dort zum Ausbruch, in jeder Stadt aber höchstens einmal pro Kettenreaktion.
page-epidemic-title = Eine Epidemie in drei Schritten
page-epidemic-increase = Der Infektionsmarker rückt ein Feld weiter.
page-epidemic-infect = Die Stadt auf der untersten Infektionskarte bekommt drei Würfel.
page-epidemic-intensify = Die abgelegten Infektionskarten werden gemischt und kommen wieder oben auf den Zugstapel: Dieselben Städte sind bald wieder dran.
page-end-title = So endet das Spiel
page-win = Ihr gewinnt, sobald alle vier Gegenmittel entdeckt sind, auch wenn noch Würfel auf dem Spielplan liegen.
page-lose-outbreaks = Ihr verliert beim achten Ausbruch.
page-lose-cubes = Ihr verliert, wenn ein Würfel gebraucht wird und keiner dieser Farbe mehr da ist. Von jeder Farbe gibt es { $cubes }.
page-lose-cards = Ihr verliert, wenn beim Ziehen keine zwei Spielerkarten mehr da sind.
page-roles-title = Rollen
page-role-here = in diesem Spiel
page-role-contingency-planner = Nimmt als Aktion ein abgelegtes Ereignis und bewahrt es für später auf.
page-role-dispatcher = Bewegt fremde Figuren wie die eigene oder bringt eine beliebige Figur zu einer anderen.
page-role-medic = Entfernt mit einer Aktion alle Würfel einer Farbe. Ist ein Gegenmittel entdeckt, verschwinden die Würfel dieser Seuche überall dort von selbst, wo der Arzt ist.
page-role-operations-expert =
    { $edition ->
        [2008] Errichtet Labors ohne Karte.
       *[2013] Errichtet Labors ohne Karte. Darf einmal pro Zug eine beliebige Stadtkarte ablegen, um von einem Labor in eine beliebige Stadt zu fliegen.
    }
page-role-quarantine-specialist = In der Stadt, in der diese Figur steht, und in den Nachbarstädten kommen keine Würfel hinzu.
page-role-researcher = Darf jede Stadtkarte weitergeben, nicht nur die der Stadt, in der sie ist.
page-role-scientist = Braucht für ein Gegenmittel nur vier Karten.

## Das Ende
end-review = Analyse
end-invited = { $name } spielt noch einmal und lädt dich ein.
end-join = Mitspielen
end-vial-cards = { $cards } von { $needed } Karten
end-near-cures =
    { $cures ->
        [0] Es wurde kein Gegenmittel entdeckt.
        [one] Eines der vier Gegenmittel wurde entdeckt.
       *[other] { $cures } der vier Gegenmittel wurden entdeckt.
    }
end-near-turns =
    { $turns ->
        [0] Die Spielerkarten hätten für keinen weiteren Zug gereicht.
        [one] Die Spielerkarten hätten noch für einen Zug gereicht.
       *[other] Die Spielerkarten hätten noch für { $turns } Züge gereicht.
    }
end-deed-cured = Gegenmittel entdeckt: { $diseases }
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

# Die Zettel auf dem Spielplan im ersten Spiel.

first-pawn = Hier steht deine Figur
first-pawn-text = Wähle eine Nachbarstadt, um hinzufahren.
first-cubes = Höchstens drei Würfel
first-cubes-text = Ein vierter löst einen Ausbruch aus, der alle Nachbarstädte trifft.
first-goal = Das Ziel: vier Gegenmittel
first-goal-text = Fünf Karten einer Farbe ergeben in einem Labor ein Gegenmittel.
