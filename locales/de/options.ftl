# Hausregeln als schlichte Sätze: option-NAME-WERT.

option-blocked-clear = Sobald eine andere Partei ihren Hof verlassen hat, müssen Sie Ihren räumen; wer das nicht kann, hat verloren.
option-blocked-swap = Kann keine Ihrer Figuren ins Ziel, darf eine, die davor steht, mit einer gegnerischen darin den Platz tauschen.
option-blocked-filled = Sie gewinnen, wenn in Ihrem Ziel kein Feld frei ist und mehr als die Hälfte Ihnen gehört.
option-blocked-none = Nichts hilft gegen einen Gegner, der in Ihrem Ziel stehen bleibt.
option-places-first = Das Spiel endet mit dem ersten Sieger.
option-places-all = Es wird um die Plätze weitergespielt.
option-colours-one = Jeder spielt mit einer Farbe.
option-colours-two-opposed = Jeder spielt mit zwei Farben, denen je eine gegnerische gegenübersteht.
option-colours-two-facing = Jeder spielt mit zwei Farben, die einander gegenüberstehen.
option-colours-two = Jeder spielt mit zwei Farben: Rot und Gelb gegen Grün und Blau.
option-movement-strict = Auf dunklen Feldern wird nur diagonal gezogen, auf hellen nur gesprungen.
option-movement-simple = Es wird wie bei Halma gezogen, doch der Zug endet auf der Feldfarbe, auf der er begann.
option-jumps-symmetric = Gesprungen wird über eine Figur in beliebiger Entfernung, gleich weit dahinter.
option-jumps-adjacent = Gesprungen wird nur über eine benachbarte Figur.
option-leave-goal-no = Eine Figur, die im Ziel angekommen ist, bleibt darin.
option-leave-goal-yes = Figuren dürfen ihr Ziel wieder verlassen.
option-line-any = Jede der sechs Linien gewinnt.
option-line-own = Nur eine Linie, die die eigene Spitze berührt, gewinnt.
option-jumper-out = Die hinausgesprungene Figur ist aus dem Spiel.
option-jumper-counts = Die hinausgesprungene Figur zählt für ihren Spieler.
option-opening-rolled = Alle würfeln; die höchste Zahl beginnt mit diesem Wurf.
option-opening-first = Der Startplatz beginnt einfach.
option-no-barricade-rows-1 = In die erste Reihe darf keine Sperre gesetzt werden.
option-no-barricade-rows-2 = In die ersten beiden Reihen darf keine Sperre gesetzt werden.
option-playing = Diese Farben spielen: { $colours }.
