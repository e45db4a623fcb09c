# Übung: von einem Moment einer Partie aus weiterspielen, an einem eigenen Tisch.

practice-name = Übung
practice-what-if = Was wäre, wenn?
practice-title = Was wäre, wenn? Ab Zug { $turn }
practice-lead = Ein Übungstisch beginnt mit dieser Stellung. Er zählt für nichts, und die Partie bleibt, wie sie ist. Karten, die du nicht kennen konntest, werden neu ausgeteilt.
practice-with-bots = Mit Bots weiterspielen
practice-all-seats = Alle Plätze selbst spielen
practice-from = Aus Zug { $turn } einer Partie
