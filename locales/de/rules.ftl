# Die Regeln jedes Spiels, für Leute am Brett.

rules-basic =
    1. In Ihrem Zug bewegen Sie eine eigene Figur: entweder ein Schritt oder eine Kette von Sprüngen, auf ein freies Feld.
    2. Ein Schritt führt auf ein freies Nachbarfeld, in jede Richtung.
    3. Ein Sprung führt über eine benachbarte Figur, eine eigene oder fremde, auf das freie Feld gerade dahinter. Die übersprungene Figur bleibt stehen. Niemand muss springen.
    4. Sprünge dürfen aufeinander folgen, in jede Richtung, so lange Sie mögen.
    5. Jeder Hof darf betreten und durchquert werden, und ein Zug darf darin enden.
rules-goal =
    6. Eine Figur, die zu Beginn Ihres Zuges im Ziel steht, muss am Ende des Zuges darin stehen.
    7. Sie gewinnen, sobald alle Ihre Figuren in ihrem Ziel stehen, dem Hof gegenüber.
rules-halma =
    { rules-basic }
    { rules-goal }
    Zwei spielen mit 19 Figuren aus den großen Höfen, vier mit 13 aus den kleinen.
rules-quick-halma =
    { rules-basic }
    { rules-goal }
    Jeder hat sechs Figuren auf der Linie zwischen kleinem und großem Hof; dieselbe Linie gegenüber ist das Ziel.
rules-colour-halma =
    { rules-basic }
    { rules-goal }
    Figuren auf dunklen und auf hellen Feldern ziehen verschieden; siehe die Hausregeln unten. Ein Zug, der ganz im Ziel bleibt, ist davon frei.
rules-marked-halma =
    { rules-basic }
    { rules-goal }
    Die Figur, die auf Ihrem Eckfeld beginnt, ist markiert. Sie gewinnen nur, wenn sie dazu auf dem Eckfeld gegenüber steht. Sind alle im Ziel und sie nicht dort, dürfen sie es wieder verlassen, wenn kein anderer Zug möglich ist.
    Zwei spielen mit 19 Figuren aus den großen Höfen, vier mit 13 aus den kleinen. Allein bringen Sie 19 von a1 nach p16, in so wenigen Zügen wie möglich; Regel 6 gilt dann nicht.
rules-dutch-halma =
    Jeder füllt zwei Reihen zu neun. Ein Zug bewegt eine Figur ein Feld geradeaus.
    Steht schräg voraus ein Gegner, darf eine Figur an ihm vorbei auf das freie Feld gerade hinter ihm. Solche Haken dürfen aufeinander folgen. Geschlagen wird nichts.
    Sie gewinnen, wenn Ihre Figuren die beiden Reihen des Gegners füllen. Das Spiel kann sich festfahren; dann zählen die Figuren in den Zielreihen und danach die zurückgelegten Reihen.
rules-le-zug =
    Die Figuren stehen auf Kreuzungspunkten und gehen nur vorwärts: einen Punkt diagonal, oder beliebig viele diagonale Sprünge über benachbarte Figuren, denen ein diagonaler Schritt folgen darf.
    Die ersten vier Reihen eines Spielers sind sein Bahnhof. Kein Punkt davon darf vom Gegner berührt werden, solange eine Figur des Besitzers darin steht.
    Sie gewinnen, wenn Sie die neun Punkte der gegnerischen Grundreihe halten und Ihre anderen drei Figuren in der Reihe davor stehen. Das Spiel kann sich festfahren; dann verliert, wer noch eine Figur im eigenen Bahnhof hat, und danach zählen die Figuren in der Grundreihe.
rules-super-halma =
    { rules-basic }
    { rules-goal }
    Über Regel 3 hinaus darf ein Sprung aus beliebiger Entfernung über eine Figur führen: Sie steht genau in der Mitte, und keine andere steht zwischen Start und Landung.
rules-dice-halma =
    Brett, Figuren und Ziel sind die von Halma.
    Werfen Sie zwei Würfel und sagen Sie, welcher für Schritte gilt; der andere gilt für Sprünge. Eine Wahl, bei der nichts zu tun bleibt, ist nicht erlaubt, wenn bei der anderen etwas zu tun bleibt. Dann machen in beliebiger Folge bis zu so viele verschiedene Figuren, wie der erste Würfel zeigt, je einen Schritt, und eine weitere macht eine Kette von genau so vielen Sprüngen, wie der zweite zeigt, ohne ein Feld zweimal zu betreten.
    Keine Figur zieht in einem Zug zweimal. Wenn etwas möglich ist, müssen Sie mindestens eines davon tun; danach dürfen Sie den Zug beenden. Eine Kette, die nicht ganz gelingt, verfällt.
    Figuren, die ihr Ziel erreicht haben, bleiben darin. Sie gewinnen, sobald alle Ihre Figuren im Hof gegenüber stehen.
    Ein Tausch, wo die Hausregeln ihn erlauben, kostet einen Schritt. Wer seinen Hof räumen muss und nicht kann, zieht frei; niemand verliert dadurch.
rules-highscore =
    { rules-basic }
    Bringen Sie 19 Figuren aus dem großen Hof bei a1 in den bei p16. Je weniger Züge, desto besser; bei gleich vielen zählen die Sprünge.
rules-double-colour-halma =
    { rules-basic }
    { rules-goal }
    Jeder hat neun Figuren einer Farbe und zehn einer anderen in einem großen Hof. Rot und Blau, Grün und Gelb sind Partner: Jede Farbe muss genau dort enden, wo ihr Partner begann.
    Regel 6 gilt für den ganzen Hof: Eine Figur, die im Hof gegenüber steht, darf darin auf jedes Feld ziehen, ihn aber nicht verlassen. Nur wenn alle Figuren einer Farbe dort sind und kein anderer Zug möglich ist, dürfen sie wieder heraus. Auch beim Räumen muss der ganze Hof verlassen werden.
rules-top-secret =
    Abwechselnd wird eine der 18 eigenen Figuren in das Quadrat von 6×6 Feldern in der Mitte des Bretts gesetzt, f6 bis k11, bis es voll ist.
    { rules-basic }
    Ein Schritt oder ein Sprung über eine Figur darf auch über den Rand des Bretts führen, in jede Richtung. Die Figur kommt damit vom Brett, und der Zug ist zu Ende.
    Wer zuerst alle Figuren vom Brett hat, gewinnt. Muss das Spiel abgebrochen werden, zählen die Figuren, die draußen sind.
rules-meeting-point =
    { rules-basic }
    Bringen Sie 19 Figuren aus dem großen Hof bei a1 zu der markierten Zielfigur: einem Kreuz um h8 oder einer, die Sie selbst gezeichnet haben. Je weniger Züge, desto besser; bei gleich vielen zählen die Sprünge.
rules-solo-halma =
    Alle Felder des Kreuzes außer der Mitte sind besetzt.
    Eine Figur springt waagerecht oder senkrecht über eine benachbarte auf das freie Feld dahinter; die übersprungene wird genommen. Schritte gibt es nicht.
    Gelöst ist das Spiel mit einer einzigen Figur in der Mitte. Aufeinanderfolgende Sprünge derselben Figur zählen als ein Zug; 18 Züge sind die wenigsten.
rules-retour =
    Eine Figur steht in der Mitte des Kreuzes.
    In einem Zug setzen Sie eine neue Figur neben eine andere, die dann waagerecht oder senkrecht über sie auf das freie Feld dahinter springt.
    Gelöst ist das Spiel, wenn alle Felder außer der Mitte besetzt sind: Solo-Halma, rückwärts.
rules-star-halma =
    { rules-basic }
    { rules-goal }
    Gezogen wird entlang den Linien. Zwei und drei spielen mit 15 Figuren, vier mit 10. Hat jeder zwei Farben, darf eine Farbe, die angekommen ist, ihr Ziel nur wieder verlassen, wenn kein anderer Zug möglich ist.
rules-team-star-halma =
    { rules-basic }
    { rules-goal }
    Gezogen wird entlang den Linien; jeder hat zehn Figuren.
    Partner sitzen einander gegenüber. Wer alle eigenen Figuren untergebracht hat, darf auch die seines Partners bewegen. Ein Team gewinnt, wenn beide Farben angekommen sind.
    Eine Farbe, die angekommen ist, darf ihr Ziel nur wieder verlassen, wenn ihr Spieler keinen anderen Zug hat.
rules-super-star-halma =
    { rules-basic }
    { rules-goal }
    Gezogen wird entlang den Linien; jeder hat 15 Figuren.
    Über Regel 3 hinaus darf ein Sprung aus beliebiger Entfernung über eine Figur führen: Sie steht genau in der Mitte, und keine andere steht zwischen Start und Landung.
rules-captive-1 =
    { rules-star-halma }
    Sobald eine andere Partei ihren Hof verlassen hat, müssen Sie Ihren räumen: Erlaubt sind nur Züge, die eine Figur hinausbringen. Kommt keine hinaus, müssen Sie mit einer Figur im Hof auf das Ziel zu ziehen. Wer beides nicht kann, scheidet aus: Die Figuren im Hof kommen vom Brett, die anderen bleiben.
rules-captive-2 =
    60 Figuren füllen das Sechseck bis auf die Mitte. Sie gehören niemandem.
    In Ihrem Zug springen Sie mit einer beliebigen Figur über ihre Nachbarn, Sprung für Sprung, und nehmen jede übersprungene Figur. Der Zug muss außerhalb des Sechsecks enden; die erste Landung draußen beendet ihn.
    Kann keine Figur mehr hinaus, gewinnt, wer die meisten hat.
rules-connection =
    { rules-basic }
    Sie gewinnen mit eigenen Figuren auf jedem Punkt einer der sechs geraden Linien von 13 Punkten zwischen zwei übernächsten Spitzen.
rules-connection-solo =
    { rules-connection }
    Allein, in möglichst wenigen Zügen.
rules-star-highscore =
    { rules-basic }
    Bringen Sie 15 Figuren aus der südlichen Spitze in die nördliche. Je weniger Züge, desto besser; bei gleich vielen zählen die Sprünge.
rules-chinese-checkers =
    Jeder hat zehn Kugeln in einer Sternspitze. In Ihrem Zug bewegen Sie eine davon: ein Schritt entlang einer Linie auf den nächsten freien Punkt oder eine Kette von Sprüngen.
    Sie gewinnen, sobald alle Ihre Kugeln in der Spitze gegenüber stehen.
rules-gold-halma =
    { rules-basic }
    Sie gewinnen, sobald alle Ihre 15 Figuren in der Spitze gegenüber stehen.
rules-gobang =
    Reihum wird eine der zwölf eigenen Figuren auf ein beliebiges freies Feld gesetzt.
    Fünf oder mehr eigene Figuren in einer lückenlosen Reihe, Spalte oder Diagonale gewinnen.
    Sind alle eingesetzt, wird in jedem Zug eine eigene Figur ein Feld weit in beliebiger Richtung gezogen.
rules-rakado =
    1. Zwei spielen auf dem Karobrett mit je 16 Figuren auf ihren Grundlinien oder auf dem Stern mit je 15 in gegenüberliegenden Höfen; drei spielen auf dem Stern.
    2. Würfeln Sie und ziehen Sie eine Figur genau so viele Felder in gerader Linie auf das Ziel zu, ohne zu springen. Wer ziehen kann, muss ziehen.
    3. Nach einer Sechs wird noch einmal gewürfelt, ob sie zu brauchen war oder nicht.
    4. Ein Gegner auf dem letzten Feld des Weges wird vom Brett genommen. Eine eigene Figur versperrt es.
    5. Wer schlagen kann, muss schlagen; eine Figur genügt. Was geschieht, wenn es übersehen wird, steht bei den Hausregeln.
    6. Ziel ist die Grundlinie gegenüber, auf dem Stern der Hof gegenüber, mit genauem Wurf. Eine Figur im Ziel schlägt nicht und wird nicht geschlagen, darf darin aber weiterziehen.
    7. Könnte niemand mehr mit irgendeinem Wurf ziehen, gewinnt, wer die meisten Figuren im Ziel hat.
rules-tippy =
    Reihum wird eine der fünfzehn eigenen Figuren auf einen beliebigen freien Platz gesetzt.
    Ein Gegner neben der eben gesetzten Figur wird genommen, wenn alle vier Plätze um ihn, waagerecht und senkrecht, Ihnen gehören. Eine Figur am Rand ist sicher, ebenso eine, die in ein Loch gesetzt wird.
    Sind alle eingesetzt, gewinnt, wer den größten Überschuss gewonnener über verlorene Figuren hat.
rules-cat-and-mouse =
    Platz 1 setzt zwei Katzen auf zwei der mittleren vier Felder ein. Dann setzt Platz 2 neunzehn Mäuse auf beliebige freie Felder. Die Katzen ziehen zuerst.
    Ein Zug bewegt eine Figur ein Feld weit in beliebiger Richtung. Eine Katze darf stattdessen über eine benachbarte Maus auf das freie Feld gerade dahinter springen und sie schlagen; sie muss es nicht. Katzen überspringen einander nicht, und Mäuse springen nie.
    Die Mäuse gewinnen, wenn die Katzen am Zug sind und keine sich bewegen kann.
    Die Katzen gewinnen, wenn weniger als neun Mäuse übrig sind: Acht können zwei Katzen nie einschließen.
    Hundert Züge hintereinander ohne Schlag, fünfzig von jedem, sind unentschieden.
rules-barricade =
    1. Jeder hat fünf Figuren in seinem Hof.
    2. Wer beginnt, steht bei den Hausregeln.
    3. Würfeln Sie und ziehen Sie eine Figur genau so viele Felder entlang den Linien, ohne umzukehren. Jeder Wurf darf eine Figur ins Spiel bringen; das Feld über dem Hof zählt eins. Nach einer Sechs wird nicht noch einmal gewürfelt. Ob eine Figur ins Spiel muss, wenn sonst nichts ziehen kann, steht bei den Hausregeln.
    4. Figuren dürfen übersprungen werden, Sperren nicht.
    5. Wer auf einer gegnerischen Figur landet, schickt sie in ihren Hof zurück. Auf einer eigenen dürfen Sie nicht landen.
    6. Wer genau auf einer Sperre landet, nimmt das Feld ein und muss die Sperre sofort auf ein beliebiges freies Feld setzen, aber nie in die erste Reihe vor den Höfen und nie auf das Zielfeld.
    7. Wer ziehen kann, muss ziehen, auch rückwärts; wer nicht kann, setzt aus.
    8. Die erste Figur, die mit genauem Wurf das Zielfeld erreicht, gewinnt.
rules-barricade-gold =
    { rules-barricade }
    Die Spieler dürfen sich absprechen; bindend ist nichts davon.

# Was die kleinen Bretter neben den Regeln zeigen.
diagram-square-step = Ein Schritt führt auf irgendein freies Nachbarfeld.
diagram-square-jumps = Sprünge lassen sich aneinanderreihen, über eigene und fremde Figuren. Alles zusammen ist ein Zug.
diagram-super-jump = Ein weiter Sprung: Die übersprungene Figur steht genau in der Mitte.
diagram-square-goal = Die letzte Figur erreicht den Hof gegenüber, und das Spiel ist gewonnen.
diagram-quick-goal = Die letzte Figur erreicht die Linie gegenüber, und das Spiel ist gewonnen.
diagram-marked-goal = Alle Figuren sind angekommen, und die markierte steht in der Ecke: Das Spiel ist gewonnen.
diagram-double-goal = Jede Farbe steht, wo ihr Partner begann, und das Spiel ist gewonnen.
diagram-colour-step = Von einem dunklen Feld macht eine Figur einen Schritt.
diagram-colour-jump = Von einem hellen Feld springt eine Figur.
diagram-dice = Eine Eins und eine Drei: Eine Figur hat einen Schritt gemacht, eine andere drei Sprünge hintereinander.
diagram-figure = Eine Figur springt an ihren Platz im Bild; eine fehlt noch.
diagram-secret-jumps = In der Mitte ziehen und springen die Figuren wie gewohnt.
diagram-secret-leave = Ein Sprung über die Figur am Rand führt vom Brett.
diagram-dutch-step = Ein Zug bewegt eine Figur um ein Feld geradeaus.
diagram-dutch-hook = Zwei Haken, jeder an einem Gegner vorbei, der schräg voraus steht.
diagram-zug-step = Eine Figur geht einen Punkt schräg vorwärts.
diagram-zug-jumps = Zwei Sprünge und danach ein schräger Schritt.
diagram-star-step = Ein Schritt folgt einer Linie zum nächsten freien Loch.
diagram-star-jumps = Sprünge lassen sich aneinanderreihen, über eigene und fremde Figuren. Alles zusammen ist ein Zug.
diagram-star-super = Ein weiter Sprung: Die übersprungene Figur steht genau in der Mitte.
diagram-star-goal = Die letzte Figur erreicht die Spitze gegenüber, und das Spiel ist gewonnen.
diagram-chinese-goal = Die letzte von zehn erreicht die Spitze gegenüber.
diagram-connection = Die letzte Lücke in einer Linie von 13 schließt sich, und das Spiel ist gewonnen.
diagram-captive-out = Drei Sprünge führen aus dem Sechseck hinaus; die drei übersprungenen Figuren sind gefangen.
diagram-captive-one = Ein Sprung genügt, wenn er hinausführt.
diagram-solo-jump = Ein Sprung nimmt die übersprungene Figur vom Brett.
diagram-solo-last = Der letzte Sprung endet in der Mitte: gelöst.
diagram-retour-first = Neben die erste Figur wird eine neue gesetzt, über die sie springt.
diagram-retour-next = Der nächste Zug: Eine Figur springt, und die neue bleibt dazwischen stehen.
diagram-five = Fünf lückenlos in einer Schräge gewinnen.
diagram-tippy = Die vierte Figur schließt einen Gegner ein, und er ist gefangen.
diagram-cat-jump = Eine Katze springt über eine Maus und fängt sie.
diagram-cats-shut = Keine Katze kann mehr ziehen: Die Mäuse gewinnen.
diagram-rakado-take = Eine Vier: Ein Gegner auf dem letzten Feld des Weges ist geschlagen.
diagram-rakado-goal = Die Grundreihe gegenüber wird mit genauem Wurf erreicht.
diagram-enter = Eine Vier bringt eine Figur ins Spiel; das Feld über dem Hof zählt eins.
diagram-send-back = Eine Fünf: Figuren dürfen überholt werden, und ein Gegner auf dem letzten Feld muss zurück in seinen Hof.
diagram-lift = Eine Drei trifft auf eine Barrikade: Die Figur nimmt ihr Feld ein, und die Barrikade kommt an eine andere Stelle.
diagram-home = Die erste Figur auf dem Zielfeld, mit genauem Wurf, gewinnt.
