# Das geführte Spiel. Diese Texte werden mit seiner Seite geladen.

guide-step = Schritt { $step } von { $steps }
guide-next = Weiter
guide-again = Von vorn
guide-leave = Verlassen
guide-hide = Ausblenden
guide-show = Einblenden
guide-astray = Dieser Schritt war hier nicht vorgesehen. Du kannst ihn zurücknehmen, solange keine Karte aufgedeckt wurde, oder von vorn anfangen.

## Was jeder Schritt sagt
guide-welcome = Vier Seuchen breiten sich über die Welt aus, und dein Team gewinnt, wenn es vier Gegenmittel entdeckt. Drei gibt es schon, nur das blaue fehlt noch. Du spielst den Arzt und den Wissenschaftler. In jedem Zug hast du vier Aktionen, dann ziehst du zwei Karten, dann werden Städte infiziert.
guide-drive = Der Arzt ist in Atlanta. In der Nachbarstadt Chicago liegen blaue Würfel. Eine Bewegung entlang einer Linie ist eine Aktion und kostet keine Karte.
guide-treat = Beim Behandeln entfernst du Würfel aus der Stadt, in der du bist. Andere Rollen entfernen einen Würfel pro Aktion, der Arzt alle einer Farbe.
guide-charter = Der Wissenschaftler in Paris hat drei blaue Karten und braucht noch eine. Paris ist weit weg, aber wenn du die Karte der Stadt ablegst, in der du bist, kannst du überallhin fliegen: Das ist ein Charterflug.
guide-share = Beide sind jetzt in Paris, und der Arzt hat die Karte Paris. Eine Stadtkarte kann weitergegeben werden, wenn beide in dieser Stadt sind.
guide-draw = Alle vier Aktionen sind verbraucht. Jetzt ziehst du zwei Karten. Bis hierher ließ sich alles zurücknehmen; sobald die Karten gezogen sind, geht das nicht mehr.
guide-epidemic = Eine Epidemie! Die Infektionsrate steigt, die Stadt auf der untersten Infektionskarte bekommt drei Würfel, und die Karten aller bisher infizierten Städte werden gemischt und kommen wieder nach oben: Diese Städte sind bald noch einmal dran. Die andere Karte ist ein Ereignis.
guide-infect = Jetzt werden Städte infiziert. In São Paulo liegen schon drei gelbe Würfel. Für einen vierten ist kein Platz: Es kommt zum Ausbruch, und jede Nachbarstadt bekommt einen Würfel. Beim achten Ausbruch ist das Spiel verloren. Zwischen den Karten wartet das Spiel, weil du ein Ereignis hast; heb es noch auf.
guide-event = Für ein Gegenmittel brauchst du ein Forschungslabor, und in Paris gibt es keines. Der Arzt hat Regierungssubventionen gezogen: Mit diesem Ereignis errichtest du ein Labor in einer beliebigen Stadt. Das geht auch, wenn andere am Zug sind, und kostet keine Aktion.
guide-cure = Der Wissenschaftler braucht nur vier Karten einer Farbe, die anderen brauchen fünf. Alle vier sind da, und das Labor auch.

## Das geführte Spiel: was zu tun ist
guide-drive-how =
    { $touch ->
        [yes] Tippe auf dem Spielplan auf Chicago.
       *[no] Klicke auf dem Spielplan auf Chicago.
    }
guide-treat-how =
    { $touch ->
        [yes] Tippe auf die Würfel in Chicago oder auf „{ action-treat-short }“.
       *[no] Klicke auf die Würfel in Chicago oder auf „{ action-treat-short }“.
    }
guide-charter-how =
    { $touch ->
        [yes] Tippe auf Paris.
       *[no] Klicke auf dem Spielplan auf Paris.
    }
guide-charter-then =
    { $touch ->
        [yes] Tippe auf „{ kind-charter }“: Dafür legst du die Karte Chicago ab.
       *[no] Klicke auf „{ kind-charter }“: Dafür legst du die Karte Chicago ab.
    }
guide-share-how =
    { $touch ->
        [yes] Gib dem Wissenschaftler die Karte Paris: Tippe auf „{ action-share-short }“ oder auf die Karte.
       *[no] Gib dem Wissenschaftler die Karte Paris: Klicke auf „{ action-share-short }“ oder auf die Karte.
    }
guide-share-then = Wähle jetzt die Aktion, mit der der Wissenschaftler die Karte Paris bekommt.
guide-draw-how =
    { $touch ->
        [yes] Tippe auf „{ action-draw }“.
       *[no] Klicke auf „{ action-draw }“.
    }
guide-infect-how =
    { $touch ->
        [yes] Tippe auf „{ action-go-on }“, bis der Wissenschaftler am Zug ist.
       *[no] Klicke auf „{ action-go-on }“, bis der Wissenschaftler am Zug ist.
    }
guide-event-how =
    { $touch ->
        [yes] Tippe bei den Handkarten des Arztes auf Regierungssubventionen oder auf „{ event-government-grant-short }“.
       *[no] Klicke bei den Handkarten des Arztes auf Regierungssubventionen oder auf „{ event-government-grant-short }“.
    }
guide-event-then =
    { $touch ->
        [yes] Tippe jetzt auf dem Spielplan oder in der Liste auf Paris.
       *[no] Klicke jetzt auf dem Spielplan oder in der Liste auf Paris.
    }
guide-cure-how =
    { $touch ->
        [yes] Tippe auf „{ action-cure-short }“.
       *[no] Klicke auf „{ action-cure-short }“.
    }

## Das Ende
guide-end-title = Du kennst jetzt das Spiel
guide-end = Du hast einen ganzen Zug, eine Epidemie und ein Gegenmittel gesehen. Jetzt kommt ein richtiges Spiel: Zwei Bots sind in deinem Team, und alle vier Gegenmittel fehlen noch.
guide-end-again = Das geführte Spiel noch einmal
guide-end-more = Was noch nicht vorkam
guide-end-hand = Zu viele Karten
guide-end-hand-text = Du darfst höchstens { $limit } Karten behalten. Lege die übrigen sofort ab oder spiele ein Ereignis.
guide-end-roles = Andere Rollen
guide-end-losses = So kann man verlieren
