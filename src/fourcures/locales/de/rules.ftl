# Die Regeln in eigenen Worten: `rule-R8-5` ist Regel R8.5.

rule-R1 =
    .title = Spielmaterial
rule-R1-1 = Auf dem Spielplan liegen 48 Städte, 12 für jede der vier Seuchen, verbunden durch 93 Linien. Linien, die am Rand hinausführen, kommen auf der anderen Seite wieder herein: San Francisco–Tokio, San Francisco–Manila, Los Angeles–Sydney.
rule-R1-2 = Von jeder Seuche gibt es 24 Würfel. In einer Stadt liegen höchstens 3 Würfel derselben Seuche; mehrere Seuchen zugleich sind möglich.
rule-R1-3 = Es gibt 6 Forschungslabors.
rule-R1-4 = Der Spieler-Zugstapel besteht aus 48 Stadtkarten, 5 Ereigniskarten und 4, 5 oder 6 Epidemien, der Infektions-Zugstapel aus einer Karte für jede Stadt.
rule-R1-5 = Die Felder der Infektionsrate sind 2, 2, 2, 3, 3, 4, 4; mit jeder Epidemie geht es ein Feld weiter. Die Ausbruchsleiste geht von 0 bis 8.
rule-R1-6 = Es spielen zwei bis vier Personen, jede mit einer Rolle, einer Spielfigur und einer Kartenhand.
rule-R1-7 = Die Ausgabe 2013 hat sieben Rollen. Die Ausgabe 2008 hat fünf: Krisenmanager und Quarantäne-Spezialistin fehlen.
rule-R1-8 = Beide Ausgaben haben dieselben fünf Ereignisse: Luftbrücke, Prognose, Regierungssubventionen, Eine ruhige Nacht und Zähe Bevölkerung.
rule-R1-9 = Auf dem Spielplan von 2008 steht Toronto anstelle von Montréal. Sonst sind beide Spielpläne gleich.

rule-R2 =
    .title = Aufbau
rule-R2-1 = Ein Forschungslabor und alle Spielfiguren stehen zu Beginn in Atlanta. Noch gibt es keine Ausbrüche, die Infektionsrate ist 2, und kein Gegenmittel ist entdeckt.
rule-R2-2 = Neun Infektionskarten werden aufgedeckt: Die ersten drei Städte bekommen je 3 Würfel, die nächsten drei je 2, die letzten drei je 1. Diese neun Karten sind der Anfang des Infektions-Ablagestapels. Keine Rolle schützt vor diesen Würfeln.
rule-R2-3 = Die Rollen werden ausgelost, oder ihr wählt sie aus. Keine Rolle ist doppelt im Spiel.
rule-R2-4 = Stadt- und Ereigniskarten werden gemischt und ausgeteilt: zu zweit je 4, zu dritt je 3, zu viert je 2.
rule-R2-5 = Der Rest wird in so viele Stapel geteilt, wie es Epidemien gibt: 4 im Einführungsspiel, 5 im Standardspiel, 6 im Heldenspiel. In jeden Stapel wird eine Epidemie gemischt; dann kommen die Stapel aufeinander, die größeren nach oben.
rule-R2-6 = 2013: Es beginnt, wer die Stadtkarte mit den meisten Einwohnern hat; bei Gleichstand der Platz mit der niedrigeren Nummer. 2008: Es beginnt, wer zuletzt krank war; ihr nennt den Platz, oder er wird ausgelost.
rule-R2-7 = Gespielt wird reihum nach Plätzen, im Uhrzeigersinn.

rule-R3 =
    .title = Ein Zug
rule-R3-1 = Ein Zug hat drei Teile: bis zu 4 Aktionen, dann 2 Spielerkarten, dann die Infektion („den Überträger spielen“). Danach ist der nächste Platz an der Reihe.
rule-R3-2 = Du darfst vor der vierten Aktion aufhören. Übrige Aktionen verfallen.
rule-R3-3 = Aktionen führt nur aus, wer am Zug ist. Mitreden dürfen alle.

rule-R4 =
    .title = Aktionen
rule-R4-1 = Auto/Fähre: Ziehe deine Figur entlang einer Linie in eine Nachbarstadt.
rule-R4-2 = Direktflug: Lege eine Stadtkarte ab und fliege in diese Stadt.
rule-R4-3 = Charterflug: Lege die Karte der Stadt ab, in der du bist, und fliege in eine beliebige andere.
rule-R4-4 = Zubringerflug: Fliege aus einer Stadt mit Forschungslabor in eine andere mit Forschungslabor.
rule-R4-5 = Eine Bewegung endet immer in einer anderen Stadt als der, in der sie begonnen hat.
rule-R4-6 = Forschungslabor errichten: Lege die Karte der Stadt ab, in der du bist, und errichte dort eines, wenn noch keines steht. Stehen alle 6 auf dem Spielplan, wird eines davon hierher versetzt; vorher darf keines versetzt werden.
rule-R4-7 = Seuche behandeln: Entferne 1 Würfel einer Seuche aus deiner Stadt, oder alle Würfel dieser Seuche, wenn ihr Gegenmittel entdeckt ist. Jede Seuche kostet eine eigene Aktion.
rule-R4-8 = Wissen teilen: Bist du mit jemandem in derselben Stadt, darf die Karte genau dieser Stadt weitergegeben werden. Das geht in beide Richtungen, und beide müssen einverstanden sein.
rule-R4-9 = Gegenmittel entdecken: Lege in einem beliebigen Forschungslabor genau 5 Stadtkarten einer Seuche ab, deren Gegenmittel noch fehlt. Hast du mehr als 5, wählst du aus.
rule-R4-10 = Aktionen werden mit Stadtkarten von der eigenen Hand bezahlt, nie mit Ereigniskarten.

rule-R5 =
    .title = Geheilt und ausgelöscht
rule-R5-1 = Ist das Gegenmittel entdeckt, bleiben die Würfel der Seuche trotzdem liegen, und sie breitet sich weiter aus. Sie lässt sich aber leichter behandeln.
rule-R5-2 = Ist das Gegenmittel entdeckt und liegt kein Würfel der Seuche mehr auf dem Spielplan, ist sie sofort ausgelöscht, egal wie der letzte Würfel verschwunden ist.
rule-R5-3 = Eine ausgelöschte Seuche kommt nie wieder: keine Würfel, keine Ausbrüche. Ihre Infektionskarten werden weiter aufgedeckt und abgelegt.
rule-R5-4 = Solange das Gegenmittel fehlt, ist eine Seuche nicht ausgelöscht, auch wenn kein Würfel mehr auf dem Spielplan liegt.

rule-R6 =
    .title = Karten ziehen
rule-R6-1 = Nach den Aktionen ziehst du 2 Spielerkarten auf einmal. Sind weniger als 2 übrig, ist das Spiel verloren; der Ablagestapel wird nie wieder eingemischt.
rule-R6-2 = Stadt- und Ereigniskarten kommen zuerst auf die Hand, dann wird jede Epidemie abgehandelt, eine nach der anderen. Für eine Epidemie gibt es keine Ersatzkarte.
rule-R6-3 = Danach gilt das Handkartenlimit.

rule-R7 =
    .title = Epidemie
rule-R7-1 = Ausweiten: Der Infektionsmarker rückt ein Feld weiter.
rule-R7-2 = Infizieren: Die unterste Infektionskarte wird gezogen und ihre Stadt auf 3 Würfel aufgefüllt. Lagen dort schon Würfel dieser Seuche, kommt es zum Ausbruch. Ist die Seuche ausgelöscht oder die Stadt geschützt, passiert nichts.
rule-R7-3 = Verschärfen: Der Infektions-Ablagestapel wird gemischt und kommt oben auf den Zugstapel. Dieselben Städte sind also bald wieder dran.
rule-R7-4 = Zwischen Infizieren und Verschärfen darf nur Zähe Bevölkerung gespielt werden. Damit lässt sich auch die eben gezogene Karte entfernen.
rule-R7-5 = Zwei zugleich gezogene Epidemien werden vollständig abgehandelt, eine nach der anderen. Dazwischen dürfen Ereignisse gespielt werden.
rule-R7-6 = Eine abgehandelte Epidemie kommt aus dem Spiel (2013) oder auf den Spieler-Ablagestapel (2008).

rule-R8 =
    .title = Infektion und Ausbrüche
rule-R8-1 = Es werden so viele Infektionskarten aufgedeckt, wie die Infektionsrate angibt; jede bringt 1 Würfel in ihre Stadt. In der Ausgabe 2013 geschieht das Karte für Karte, und dazwischen sind Ereignisse möglich; in der Ausgabe 2008 sind Ereignisse nur vor der ersten und nach der letzten Karte möglich.
rule-R8-2 = Eine Stadt mit 3 Würfeln einer Seuche bekommt keinen vierten davon: Stattdessen kommt es zum Ausbruch.
rule-R8-3 = Bei einem Ausbruch rückt der Ausbruchsmarker ein Feld weiter. Dann bekommt jede Nachbarstadt 1 Würfel dieser Seuche.
rule-R8-4 = In einer Nachbarstadt, in der schon 3 Würfel dieser Seuche liegen, kommt es ebenfalls zum Ausbruch, sobald der laufende abgehandelt ist.
rule-R8-5 = Solange eine Infektionskarte abgehandelt wird, kommt es in jeder Stadt höchstens einmal zum Ausbruch; danach bekommt sie keinen Würfel mehr.
rule-R8-6 = Die Würfel eines Ausbruchs haben die Farbe der ausgebrochenen Seuche, nicht die der Nachbarstadt.
rule-R8-7 = Stehen mehrere Ausbrüche an, werden sie in der Reihenfolge abgehandelt, in der sie entstanden sind.
rule-R8-8 = Eine Infektionskarte, mit der das Spiel endet, gilt als abgelegt.

rule-R9 =
    .title = Handkartenlimit
rule-R9-1 = Niemand darf mehr als 7 Karten haben. Wer mehr hat, muss sofort Karten ablegen oder Ereignisse spielen, bis es 7 sind, auch außerhalb des eigenen Zuges.
rule-R9-2 = Stadt- und Ereigniskarten zählen mit. Das Ereignis auf der Rollenkarte des Krisenmanagers zählt nicht.
rule-R9-3 = Nach dem Ziehen gilt das Limit erst, wenn alle Epidemien abgehandelt sind.

rule-R10 =
    .title = Ereignisse
rule-R10-1 = Ein Ereignis ist keine Aktion. Wer es hat, darf es auch spielen, wenn andere am Zug sind, und entscheidet, wie es genutzt wird. Solange eine gezogene Karte noch nicht abgehandelt ist, darf kein Ereignis gespielt werden.
rule-R10-2 = Ereignisse sind möglich vor und nach jeder Aktion, vor dem Ziehen, nach jeder Epidemie, solange jemand zu viele Karten hat, sowie vor und nach Infektionskarten. Nie mitten in einem Ausbruch.
rule-R10-3 = Luftbrücke: Bewege eine beliebige Figur in eine andere Stadt. Gehört sie jemand anderem, muss diese Person einverstanden sein.
rule-R10-4 = Prognose: Sieh dir die obersten 6 Infektionskarten an und lege sie in einer Reihenfolge deiner Wahl zurück. Währenddessen ist kein anderes Ereignis möglich.
rule-R10-5 = Regierungssubventionen: Errichte ein Forschungslabor in einer beliebigen Stadt, in der noch keines steht. Das kostet keine Karte. Stehen schon alle 6, wird eines versetzt.
rule-R10-6 = Eine ruhige Nacht: Die nächste Infektion, die noch nicht begonnen hat, fällt aus. Wird die Karte zweimal gespielt, fallen zwei aus.
rule-R10-7 = Zähe Bevölkerung: Nimm eine beliebige Karte des Infektions-Ablagestapels aus dem Spiel.
rule-R10-8 = Ein gespieltes Ereignis kommt auf den Spieler-Ablagestapel.

rule-R11 =
    .title = Rollen
rule-R11-1 = Krisenmanager: legt als Aktion ein Ereignis vom Spieler-Ablagestapel auf die Rollenkarte, immer nur eines. Es zählt nicht zum Handkartenlimit und kommt aus dem Spiel, wenn es gespielt wird.
rule-R11-2 = Logistiker: bewegt fremde Figuren wie die eigene und zahlt mit eigenen Karten, oder bringt eine beliebige Figur zu einer anderen. Ein Charterflug kostet die Karte der Stadt, in der die bewegte Figur steht. Wer die Figur spielt, muss jeder Bewegung zustimmen.
rule-R11-3 = Arzt: entfernt beim Behandeln alle Würfel einer Seuche. Ist ein Gegenmittel entdeckt, verschwinden die Würfel dieser Seuche überall dort von selbst, wo der Arzt ist, und es kommen dort keine neuen hinzu.
rule-R11-4 = Betriebsexperte: errichtet Forschungslabors ohne Karte. In der Ausgabe 2013 darf er außerdem einmal pro Zug eine beliebige Stadtkarte ablegen, um von einem Labor in eine beliebige Stadt zu fliegen.
rule-R11-5 = Quarantäne-Spezialistin: In der Stadt, in der diese Figur steht, und in allen Nachbarstädten kommen keine Würfel hinzu, und es gibt keine Ausbrüche.
rule-R11-6 = Forscherin: darf beim Teilen von Wissen jede Stadtkarte weitergeben, nicht nur die der Stadt, in der sie ist. Beim Nehmen gilt die gewöhnliche Regel.
rule-R11-7 = Wissenschaftler: braucht für ein Gegenmittel nur 4 Karten.

rule-R12 =
    .title = Wer was weiß
rule-R12-1 = Offen für alle sind der Spielplan, die Rollen, die Leisten, beide Ablagestapel, die Zahl der Karten auf jeder Hand und in jedem Stapel und alles, was gespielt, weitergegeben oder aufgedeckt wird.
rule-R12-2 = Das Einführungsspiel wird mit offenen Karten gespielt, die anderen mit verdeckten, wenn ihr nichts anderes wählt. Auch bei verdeckten Karten darfst du über deine eigenen alles sagen.
rule-R12-3 = Was die Prognose zeigt, sieht nur, wer sie spielt. Bei offenen Karten sehen es alle.
rule-R12-4 = Was alle ausrechnen können, ist kein Geheimnis: welche Infektionskarten wieder nach oben kamen und wie viele Karten noch in dem Stapel mit der nächsten Epidemie sind.
rule-R12-5 = Haben alle gesehen, wie eine Karte auf eine Hand kam, bleibt sie bekannt, bis sie die Hand verlässt. Was du mit dem Programm zeigst, wird geprüft und stimmt daher immer.
rule-R12-6 = Bei verdeckten Karten darfst du nach jeder Karte fragen, die jemand haben könnte. Eine Ablehnung verrät nicht, ob die Karte da ist.

rule-R13 =
    .title = Spielende
rule-R13-1 = Das Spiel ist sofort gewonnen, wenn das vierte Gegenmittel entdeckt wird, egal was sonst auf dem Spielplan liegt.
rule-R13-2 = Das Spiel ist sofort verloren, wenn es zum achten Ausbruch kommt, wenn ein Würfel gelegt werden muss und keiner dieser Farbe übrig ist oder wenn keine 2 Spielerkarten mehr gezogen werden können.
rule-R13-3 = Bei einem Ausbruch rückt der Marker weiter, bevor Würfel gelegt werden. Der achte Ausbruch beendet das Spiel also, noch ehe einer seiner Würfel liegt.
rule-R13-4 = Ist der Vorrat einer Farbe aufgebraucht, ist das noch keine Niederlage. Verloren ist das Spiel erst, wenn ein weiterer Würfel dieser Farbe gebraucht wird.
rule-R13-5 = Nach dem Spielende sind keine Spielzüge mehr möglich.
rule-R13-6 = Eine gezogene Epidemie zählt erst ab dem Schritt „Ausweiten“.
