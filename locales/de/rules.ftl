# The rules of each game, paragraph by paragraph. The numbers are added by the program: a variable
# such as $rule-jump stands for the number of that paragraph.

## What you are trying to do

rule-aim-race = Bring vor allen anderen alle deine Figuren über das Brett in dein Ziel.
rule-aim-alone = Bring alle deine Figuren in möglichst wenigen Zügen ins Ziel.
rule-aim-marked-halma = Bring vor allen anderen alle deine Figuren in dein Ziel, und zwar so, dass deine markierte Figur dort in der äußersten Ecke steht. Spielst du allein, versuchst du das in möglichst wenigen Zügen.
rule-aim-team-star-halma = Je zwei bilden ein Team. Bringt vor dem anderen Team alle Figuren von euch beiden in ihre Ziele.
rule-aim-top-secret = Bring alle deine Figuren vom Brett, bevor die Gegenseite es schafft.
rule-aim-solo-halma = Spring so lange, bis nur noch eine einzige Figur übrig ist: in der Mitte des Bretts.
rule-aim-retour = Beginne mit einer einzigen Figur und fülle das ganze Brett bis auf die Mitte.
rule-aim-captive-2 = Schlag mehr Figuren als alle anderen, indem du auf dem Weg aus dem Sechseck über sie springst.
rule-aim-connection = Besetze eine ganze gerade Linie zwischen zwei Sternspitzen mit deinen Figuren.
rule-aim-rakado = Bring mehr Figuren in dein Ziel als alle anderen.
rule-aim-tippy = Schlag mehr Figuren, als du verlierst, indem du sie mit deinen eigenen einschließt.
rule-aim-gobang = Bring vor allen anderen fünf deiner Figuren in eine Reihe.
rule-aim-cats = Zwei Katzen spielen gegen neunzehn Mäuse. Die Katzen wollen Mäuse schlagen, und die Mäuse wollen die Katzen einschließen.
rule-aim-barricade = Bring vor allen anderen eine deiner Figuren ins Ziel, das einzelne Feld ganz oben auf dem Brett.

## How to set up

rule-board-square = Das Brett hat 16 × 16 Felder. In jeder Ecke liegt ein großer Hof mit 19 Feldern und darin ein kleiner Hof mit 13.
rule-board-star = Der Stern hat 121 Punkte: ein Sechseck mit 61 in der Mitte und sechs Spitzen mit je 10.
rule-setup-halma = Zu zweit beginnt ihr in gegenüberliegenden Ecken, jeder mit 19 Figuren, die den großen Hof füllen. Zu viert beginnt ihr in allen vier Ecken, jeder mit 13 Figuren, die den kleinen Hof füllen. Dein Ziel ist der gleiche Hof in der Ecke gegenüber.
rule-quick-halma-setup = Jeder hat sechs Figuren auf der Schnelllinie: den sechs Feldern, die zum großen Hof gehören, aber nicht zum kleinen. Zu zweit beginnt ihr in gegenüberliegenden Ecken, zu viert in allen. Dein Ziel ist die Schnelllinie gegenüber, und wo in diesen Regeln „dein Hof“ steht, ist deine eigene Schnelllinie gemeint.
rule-marked-halma-setup = Die Figur, die auf dem Eckfeld deines Hofs beginnt, ist markiert. Sie zieht wie alle anderen.
rule-double-colour-halma-setup = Ihr beginnt zu zweit in gegenüberliegenden Ecken, jeder mit zwei Farben, die den großen Hof füllen: neun rote und zehn grüne Figuren auf der einen Seite, neun blaue und zehn gelbe auf der anderen. Rot und Blau stehen auf Feldern, die so hell oder dunkel sind wie das Eckfeld, Grün und Gelb auf den übrigen. Rot und Blau sind Partnerfarben, Grün und Gelb auch: Das Ziel jeder Farbe ist dort, wo ihre Partnerfarbe beginnt.
rule-highscore-setup = Du hast 19 Figuren. Sie füllen den großen Hof unten links, und dein Ziel ist der große Hof in der Ecke gegenüber.
rule-meeting-point-setup = Du hast 19 Figuren. Sie füllen den großen Hof unten links. Dein Ziel ist ein Zielbild aus 19 Feldern, das auf dem Brett markiert ist: ein Kreuz in der Mitte mit Reihen von 3, 3, 7, 3 und 3 Feldern oder ein Bild, das du selbst gezeichnet hast.
rule-setup-star-15 = Zu zweit beginnt ihr einander gegenüber, zu dritt an jeder zweiten Spitze. Jeder hat 15 Figuren, die den Hof füllen: die Spitze und die angrenzende Reihe von fünf Punkten. Dein Ziel ist der Hof gegenüber.
rule-setup-star-four = Zu viert beginnt ihr an zwei Paaren gegenüberliegender Spitzen. Jeder hat zehn Figuren, und als Höfe gelten nur die Spitzen.
rule-team-star-halma-setup = Ihr beginnt zu viert an zwei Paaren gegenüberliegender Spitzen, jeder mit zehn Figuren, die die Spitze füllen: Sie ist der Hof. Partner sitzen einander gegenüber, und dein Ziel ist die Spitze deines Partners.
rule-chinese-checkers-setup = Jeder hat zehn Kugeln, die hier Figuren heißen. Sie füllen eine Spitze des Sterns, den Hof. Zu zweit beginnt ihr einander gegenüber, zu dritt an jeder zweiten Spitze und zu viert an zwei Paaren gegenüberliegender Spitzen; zu fünft bleibt eine Spitze leer, und zu sechst sind alle besetzt. Alle spielen für sich, und dein Ziel ist die Spitze gegenüber.
rule-star-highscore-setup = Du hast 15 Figuren. Sie füllen deinen Hof: die Spitze unten und die angrenzende Reihe von fünf Punkten. Dein Ziel ist der gleiche Hof oben.
rule-connection-setup = Jeder hat 13 Figuren. Sie füllen eine Sternspitze und die drei mittleren Punkte der angrenzenden Reihe. Zu zweit beginnt ihr einander gegenüber, zu dritt an jeder zweiten Spitze.
rule-connection-solo-setup = Du hast 13 Figuren. Sie füllen die Sternspitze unten und die drei mittleren Punkte der angrenzenden Reihe.
rule-captive-2-setup = Ihr sitzt zu zweit bis zu sechst um den Stern. Sechzig Figuren füllen das Sechseck bis auf den Punkt in der Mitte. Sie gehören niemandem.
rule-dutch-halma-setup = Das Brett hat 9 × 9 Felder. Ihr sitzt einander zu zweit gegenüber, und jeder füllt die zwei Reihen direkt vor sich mit 18 Figuren. Dein Ziel sind die zwei Reihen auf der Gegenseite.
rule-le-zug-setup = Die Figuren stehen auf den Punkten, an denen sich die Linien kreuzen, in 17 Reihen zu 17. Ihr sitzt einander zu zweit gegenüber, jeder mit zwölf Figuren: neun auf jedem zweiten Punkt der Reihe direkt vor sich, der Grundreihe, und drei in der Reihe davor. Auch diese drei stehen auf jedem zweiten Punkt, angefangen beim sechsten von links.
rule-top-secret-place = Das Brett hat 16 × 16 Felder, und ihr habt zu zweit je 18 Figuren. Abwechselnd setzt jeder eine Figur auf ein beliebiges freies Feld der 6 × 6 Felder in der Mitte, bis alle besetzt sind. Erst dann fangt ihr an zu ziehen.
rule-solo-halma-setup = Das Brett ist ein Kreuz aus 33 Feldern. Auf allen außer der Mitte stehen Figuren.
rule-retour-setup = Das Brett ist ein Kreuz aus 33 Feldern. Eine Figur steht in der Mitte, und die anderen 31 warten neben dem Brett.
rule-rakado-setup = Zu zweit spielt ihr auf dem Karobrett mit 16 × 16 Feldern. Jeder füllt mit 16 Figuren die Reihe direkt vor sich, die Grundlinie; dein Ziel ist die Grundlinie auf der Gegenseite. Zu dritt spielt ihr auf dem Stern, und zu zweit geht das auch, wenn ihr es in den Hausregeln so wählt.
rule-rakado-star = Auf dem Stern beginnt ihr zu zweit einander gegenüber, zu dritt an jeder zweiten Spitze. Jeder hat 15 Figuren, die den Hof füllen: die Spitze und die angrenzende Reihe von fünf Punkten. Dein Ziel ist der Hof gegenüber.
rule-tippy-setup = Das Brett hat 16 × 16 Felder und ist am Anfang leer. Zu zweit oder zu dritt hat jeder 15 Figuren.
rule-gobang-setup = Das Brett hat 16 × 16 Felder und ist am Anfang leer. Zu zweit, zu dritt oder zu viert hat jeder zwölf Figuren.
rule-cats-setup = Das Brett hat 16 × 16 Felder. Zuerst setzt die eine Seite zwei Katzen auf zwei der vier mittleren Felder. Dann setzt die andere neunzehn Mäuse auf beliebige freie Felder. Danach zieht ihr abwechselnd, und die Katzen fangen an.
rule-barricade-setup = Das Brett hat 112 Felder, und jedes ist mit den Feldern direkt darüber, darunter und daneben verbunden. Elf Sperren stehen auf den gezeigten Feldern. Jeder hat fünf Figuren im Hof unter dem Brett: Zu zweit nehmt ihr Rot und Gelb, zu dritt kommt Grün dazu und zu viert auch Blau.
rule-begins = Wer anfängt, legt ihr beim Aufbauen fest. Danach geht es im Uhrzeigersinn reihum.

## Moving

rule-one-piece = In deinem Zug bewegst du eine deiner Figuren: entweder mit einem Schritt oder mit einer Sprungkette, nie mit beidem. Du darfst in jeden Hof hinein, hindurch und auch darin stehen bleiben.
rule-move-anywhere = In deinem Zug bewegst du eine deiner Figuren: entweder mit einem Schritt oder mit einer Sprungkette, nie mit beidem. Sie darf überall auf dem Brett hin.
rule-step-square = Mit einem Schritt geht eine Figur auf ein freies Feld direkt neben ihr, in eine beliebige der acht Richtungen: vorwärts, rückwärts, seitwärts oder schräg.
rule-step-star = Mit einem Schritt geht eine Figur auf einer Linie zum nächsten Punkt, in eine beliebige der sechs Richtungen, wenn dieser Punkt frei ist.
rule-jump = Ein Sprung geht in gerader Linie über eine Figur direkt neben deiner und landet gleich dahinter, wenn der Platz dort frei ist. Du darfst über eigene und über fremde Figuren springen. Die übersprungene Figur bleibt stehen, und niemand muss springen.
rule-jump-long = Ein Sprung darf auch weiter gehen: über eine Figur, die weiter weg steht. Du landest dann genauso weit hinter ihr, wie du vor ihr gestanden hast. Sie ist also genau in der Mitte des Sprungs, und alles andere zwischen Start und Landung muss leer sein.
rule-chain = Eine Sprungkette besteht aus einem oder mehreren Sprüngen derselben Figur hintereinander. Nach jedem Sprung darfst du die Richtung wechseln, und du hörst auf, wann du willst. Der Platz, von dem du gestartet bist, gilt als leer, aber enden darf deine Kette dort nicht.
rule-pass = Wenn du etwas tun kannst, musst du es auch. Wenn du gar nichts tun kannst, setzt du aus.
rule-stay-in-goal = Eine Figur, die am Anfang deines Zuges in ihrem Ziel steht, muss auch am Ende deines Zuges darin stehen. Eine Sprungkette darf das Ziel verlassen und wieder zurückkommen.
rule-stay-complete = Sind alle Figuren einer Farbe in ihrem Ziel und hast du noch nicht gewonnen, dürfen sie es nur dann wieder verlassen, wenn du sonst nicht ziehen kannst.
rule-stay-two-colours = Spielst du mit zwei Farben (siehe Hausregeln) und sind alle Figuren einer Farbe in ihrem Ziel, dürfen sie es nur dann wieder verlassen, wenn du sonst nicht ziehen kannst.
rule-colour-halma-shade = Von einem dunklen Feld aus darf eine Figur nur einen Schritt machen, und zwar schräg. Von einem hellen Feld aus darf sie nur springen. Bewegst du eine Figur, die in deinem Ziel steht, und landet sie dabei nie außerhalb, gilt das nicht: Dann ist jeder Schritt und jeder Sprung erlaubt.
rule-clear-no-loss = Wenn du deinen Hof räumen musst (siehe Hausregeln), muss jede deiner Bewegungen dazu beitragen, solange das möglich ist. Wenn es nicht möglich ist, darfst du beliebig ziehen und verlierst nicht.
rule-double-colour-halma-stay = Eine Figur, die am Anfang deines Zuges im Hof gegenüber steht, muss auch am Ende deines Zuges darin stehen, auf einem beliebigen Feld; eine Sprungkette darf den Hof verlassen und wieder zurückkommen. Sind alle deine Figuren einer Farbe in diesem Hof und hast du noch nicht gewonnen, dürfen sie ihn nur dann wieder verlassen, wenn du sonst nicht ziehen kannst. Auch um deinen eigenen Hof zu räumen (siehe Hausregeln), müssen die Figuren den ganzen Hof verlassen.
rule-team-star-halma-partner = Du ziehst mit deinen eigenen Figuren. Sobald alle in ihrem Ziel sind, darfst du auch mit den Figuren deines Partners ziehen.
rule-captive-1-clear = Sobald jemand anderes keine Figur mehr im eigenen Hof hat, musst du deinen räumen: Du darfst dann nur noch Figuren aus deinem Hof hinausziehen. Kommt keine hinaus, musst du eine Figur im Hof näher an den äußersten Punkt deines Ziels ziehen. Kannst du auch das nicht, scheidest du aus.
rule-top-secret-off = Ein Schritt oder ein Sprung über eine Figur darf auch über den Rand des Bretts gehen, in eine beliebige der acht Richtungen. Die Figur ist dann vom Brett, und dein Zug ist zu Ende.

## Dice Halma

rule-dice-halma-roll = In deinem Zug wirfst du zwei Würfel. Wähle einen für Schritte; der andere gilt für Sprünge. Bei einem Pasch gibt es nichts zu wählen. Kannst du nur mit einer der beiden Möglichkeiten etwas tun, musst du diese nehmen.
rule-dice-halma-move = Dann machen höchstens so viele Figuren, wie der Würfel für Schritte zeigt, je einen Schritt, und eine weitere Figur macht eine Kette aus genau so vielen Sprüngen, wie der Würfel für Sprünge zeigt. Die Kette darfst du auch weglassen. Die Reihenfolge bestimmst du, aber keine Figur zieht zweimal im selben Zug. Du darfst in jeden Hof hinein, hindurch und auch darin stehen bleiben.
rule-dice-halma-chain = Nach jedem Sprung der Kette darfst du die Richtung wechseln, aber du darfst nicht zweimal auf demselben Feld landen und auch nicht auf dem Feld, von dem du gestartet bist.
rule-dice-halma-must = Wenn du etwas tun kannst, musst du mindestens eine Sache tun; danach darfst du deinen Zug beenden. Wenn du mit deinem Wurf gar nichts tun kannst, ist dein Zug zu Ende.
rule-dice-halma-swap = Ein Tausch (siehe Hausregeln) kostet dich einen deiner Schritte. Du darfst tauschen, wenn keine Figur, die in diesem Zug noch ziehen darf, mit dem Rest deines Wurfs ins Ziel käme.

## Dutch Halma and Le Zug

rule-dutch-halma-step = In deinem Zug bewegst du eine deiner Figuren: entweder mit einem Schritt oder mit einer Kette von Haken. Ein Schritt geht ein Feld geradeaus nach vorn, wenn dieses Feld frei ist.
rule-dutch-halma-hook = Steht eine gegnerische Figur schräg vor deiner, darfst du einen Haken um sie machen: Du landest auf dem Feld, das von dir aus gesehen gerade hinter dieser Figur liegt, nicht schräg hinter ihr, wenn es frei ist. Du darfst mehrere Haken hintereinander machen. Geschlagen wird nichts.
rule-le-zug-move = In deinem Zug bewegst du eine deiner Figuren, immer schräg nach vorn: entweder mit einem Schritt auf den nächsten freien Punkt oder mit einer Sprungkette.
rule-le-zug-jump = Jeder Sprung geht über eine Figur direkt neben deiner, egal von wem, und landet gleich dahinter, wenn dieser Punkt frei ist. Du darfst springen, so oft du willst, jedes Mal nach links oder nach rechts, und danach noch einen Schritt machen. Die übersprungenen Figuren bleiben stehen.
rule-le-zug-station = Die vier Reihen direkt vor dir sind dein Bahnhof, und auf der Gegenseite ist es genauso. Solange noch eine gegnerische Figur im gegnerischen Bahnhof steht, darfst du auf keinem seiner Punkte landen, auch nicht mitten in einer Sprungkette.

## Solitaires and captures on the way

rule-solo-halma-jump = Eine Figur springt waagerecht oder senkrecht über eine Figur direkt neben ihr auf das freie Feld gleich dahinter. Die übersprungene Figur ist geschlagen und kommt vom Brett. Schritte gibt es nicht.
rule-solo-halma-turns = Springt dieselbe Figur mehrmals hintereinander, ist das ein einziger Zug.
rule-retour-jump = Such dir eine Figur aus, neben der waagerecht oder senkrecht zwei freie Felder hintereinander liegen. Setz eine neue Figur auf das nähere Feld und spring mit der ersten über sie auf das entferntere. Beide bleiben auf dem Brett.
rule-captive-2-jump = In deinem Zug suchst du dir eine beliebige Figur aus und springst mit ihr entlang der Linien über Figuren direkt neben ihr, jedes Mal auf den freien Punkt gleich dahinter. Nach jedem Sprung darfst du die Richtung wechseln. Jede Figur, über die du springst, ist sofort geschlagen.
rule-captive-2-out = Dein letzter Sprung muss außerhalb des Sechsecks landen, und die erste Landung außerhalb beendet deinen Zug. Die Figur, mit der du gesprungen bist, kommt aus dem Spiel und zählt für niemanden. Solange irgendeine Figur hinauskommen kann, musst du einen solchen Zug machen.

## Rakado

rule-rakado-move = In deinem Zug würfelst du und ziehst eine deiner Figuren genau so viele Plätze in gerader Linie nach vorn. Auf dem Karobrett heißt das geradeaus, auf dem Stern auf einer der beiden Linien, die zu deinem Ziel führen. Alles dazwischen muss frei sein.
rule-rakado-six = Nach einer Sechs würfelst du noch einmal, auch wenn du sie nicht nutzen konntest.
rule-rakado-capture = Endet deine Bewegung auf einer gegnerischen Figur, schlägst du sie und nimmst sie vom Brett. Auf einer eigenen Figur darf sie nicht enden.
rule-rakado-must = Wenn du schlagen kannst, musst du es auch; gibt es mehrere Möglichkeiten, wählst du eine. Kannst du nicht schlagen, aber ziehen, musst du ziehen. Kannst du gar nicht ziehen, setzt du aus.
rule-rakado-goal = Um in deinem Ziel zu landen, brauchst du den genau passenden Wurf. Eine Figur in ihrem Ziel kann weder schlagen noch geschlagen werden, aber sie darf im Ziel weiterziehen.

## Tippy, Gobang, Cat and Mouse

rule-place = In deinem Zug setzt du eine deiner Figuren auf einen beliebigen freien Platz.
rule-tippy-capture = Du schlägst eine gegnerische Figur, wenn du eine Figur direkt über, unter, links oder rechts neben sie setzt und nun alle vier dieser Plätze dir gehören. Eine Figur am Rand ist sicher, und eine, die in eine Lücke zwischen vier deiner Figuren gesetzt wird, ist dadurch noch nicht geschlagen.
rule-gobang-move = Sind alle Figuren eingesetzt, wird stattdessen gezogen: In deinem Zug geht eine deiner Figuren auf ein freies Feld direkt neben ihr, in beliebiger Richtung.
rule-cats-move = In deinem Zug bewegst du eine deiner Figuren auf ein freies Feld direkt neben ihr, in eine beliebige der acht Richtungen. Katzen und Mäuse ziehen gleich.
rule-cats-jump = Stattdessen darf eine Katze über eine Maus direkt neben ihr auf das freie Feld gleich dahinter springen und diese Maus schlagen. Sie muss es nicht. Katzen können nicht übereinander springen, und Mäuse springen nie.

## Barricade

rule-barricade-opening = Am Anfang würfeln alle einmal. Wer am höchsten würfelt, beginnt und zieht gleich mit diesem Wurf; haben mehrere den höchsten Wurf, würfeln sie noch einmal. Danach geht es im Uhrzeigersinn reihum.
rule-barricade-roll = In deinem Zug würfelst du und ziehst eine deiner Figuren genau so viele Felder weit, von Feld zu Feld, in beliebiger Richtung. Du darfst abbiegen, aber unterwegs nicht umkehren. Eine Sechs ist nichts Besonderes: Du würfelst nicht noch einmal.
rule-barricade-enter = Figuren in deinem Hof kommen mit jedem Wurf ins Spiel. Das Feld gleich über dem Hof zählt als eins.
rule-barricade-pass-over = Du darfst an Figuren jeder Farbe vorbeiziehen; ihre Felder zählst du mit. An einer Sperre kommst du nie vorbei.
rule-barricade-hit = Endet deine Bewegung auf einer gegnerischen Figur, muss sie zurück in ihren Hof. Auf einer eigenen Figur darf deine Bewegung nicht enden.
rule-barricade-lift = Endet deine Bewegung genau auf einer Sperre, nimmt deine Figur ihr Feld ein. Du musst die Sperre sofort auf ein beliebiges freies Feld setzen, aber nie in die erste Reihe, die gleich über den Höfen liegt, und nie auf das Ziel.
rule-barricade-must-move = Wenn du ziehen kannst, musst du es auch, sogar rückwärts. Kannst du nichts anderes tun, als eine Figur ins Spiel zu bringen, gelten die Hausregeln. Kannst du gar nicht ziehen, wartest du auf deinen nächsten Zug.
rule-barricade-talk = Ihr dürft einander Ratschläge und Versprechen geben, aber niemand muss sich daran halten.

## Winning

rule-win-opposite = Du gewinnst, sobald alle deine Figuren in deinem Ziel sind.
rule-filled = Du gewinnst auch, wenn am Anfang deines Zuges in deinem Ziel kein Punkt frei ist und auf mehr als der Hälfte deine Figuren stehen, egal wem der Rest gehört (siehe Hausregeln). Bis du gewonnen hast, dürfen Figuren das Ziel wieder verlassen.
rule-win-alone = Das Spiel ist gelöst, sobald alle deine Figuren im Ziel sind. Bis dahin dürfen sie es auch wieder verlassen.
rule-lost = Wer den eigenen Hof räumen muss (siehe Hausregeln) und das nicht kann, scheidet aus: Die Figuren im Hof kommen vom Brett, die übrigen bleiben stehen. Steht eine davon in deinem Ziel, gilt ihr Platz als gefüllt. Wer als Letztes übrig bleibt, gewinnt.
rule-captive-1-lost = Scheidet jemand aus, kommen die Figuren im Hof vom Brett, und die übrigen bleiben stehen. Steht eine davon in deinem Ziel, gilt ihr Punkt als gefüllt. Wer als Letztes übrig bleibt, gewinnt.
rule-marked-halma-win = Du gewinnst, sobald alle deine Figuren in deinem Ziel sind und deine markierte Figur dort auf ihrem Eckfeld steht, dem Feld schräg gegenüber von ihrem Start.
rule-marked-halma-corner = Eine Figur einer ausgeschiedenen Seite ersetzt deine markierte Figur auf diesem Eckfeld nicht. Gewinnst du, weil dein Ziel gefüllt ist (siehe Hausregeln), muss deine markierte Figur auf dem Eckfeld stehen, außer wenn dort eine gegnerische Figur steht.
rule-marked-halma-alone = Spielst du allein, beginnen deine 19 Figuren im großen Hof unten links. Die Regeln { $rule-stay-in-goal } und { $rule-stay-complete } gelten dann nicht: Figuren dürfen das Ziel wieder verlassen.
rule-double-colour-halma-win = Du gewinnst, sobald deine beiden Farben in ihren Zielen sind, jede Figur auf einem Feld, auf dem ihre Partnerfarbe begonnen hat.
rule-team-star-halma-win = Ein Team gewinnt, sobald alle Figuren beider Partner in ihren Zielen sind. Partner verlieren auch gemeinsam, und wo Figuren oder Entfernungen gezählt werden, werden ihre zusammengezählt.
rule-connection-win = Du gewinnst, sobald deine Figuren auf allen Punkten einer der sechs Gewinnlinien stehen. Jede hat 13 Punkte und führt gerade vom äußersten Punkt einer Spitze zum äußersten Punkt der übernächsten.
rule-dutch-halma-win = Du gewinnst, sobald deine Figuren die zwei Reihen auf der Gegenseite füllen.
rule-le-zug-win = Du gewinnst, sobald neun deiner Figuren auf den neun Startpunkten der gegnerischen Grundreihe stehen und deine anderen drei in der Reihe davor.
rule-top-secret-win = Du gewinnst, sobald alle deine Figuren vom Brett sind.
rule-solo-halma-win = Das Spiel ist gelöst, wenn nur noch eine Figur übrig ist und sie in der Mitte steht. Versuch es in möglichst wenigen Zügen: 18 sind zu schaffen, weniger nie.
rule-retour-win = Das Spiel ist gelöst, wenn jedes Feld außer der Mitte gefüllt ist. Es ist Solo-Halma rückwärts gespielt.
rule-alone-score = Allein versuchst du, mit möglichst wenigen Zügen auszukommen. Brauchen zwei Spiele gleich viele Züge, ist das mit weniger Sprüngen besser.
rule-captive-2-end = Das Spiel endet, wenn keine Figur mehr aus dem Sechseck hinauskommt. Wer die meisten Figuren geschlagen hat, gewinnt; bei gleich vielen wird der Sieg geteilt.
rule-rakado-end = Das Spiel endet, wenn mit keinem Wurf mehr jemand ziehen könnte, oder nach je 500 Zügen. Wer die meisten Figuren im Ziel hat, gewinnt; bei gleich vielen wird der Sieg geteilt.
rule-tippy-end = Das Spiel endet, wenn alle Figuren eingesetzt sind. Nimm die Zahl der Figuren, die du geschlagen hast, und zieh die Zahl der verlorenen ab: Das höchste Ergebnis gewinnt, bei gleichem Ergebnis wird der Sieg geteilt.
rule-gobang-win = Du gewinnst, sobald fünf oder mehr deiner Figuren ohne Lücke nebeneinander in einer Linie stehen: waagerecht, senkrecht oder schräg.
rule-cats-mice-win = Die Mäuse gewinnen, wenn die Katzen am Zug sind und keine der beiden ziehen kann.
rule-cats-win = Die Katzen gewinnen, sobald weniger als neun Mäuse übrig sind, denn acht Mäuse können zwei Katzen nicht einschließen.
rule-cats-draw = Das Spiel ist unentschieden, wenn hundert Züge hintereinander, fünfzig auf jeder Seite, nichts geschlagen wurde. Es ist auch unentschieden, wenn dieselbe Stellung zum dritten Mal am Anfang eines Zuges vorkommt, oder nach je 500 Zügen.
rule-barricade-win = Du gewinnst, sobald eine deiner Figuren auf dem Ziel landet. Dafür brauchst du den genau passenden Wurf, denn das Ziel ist eine Sackgasse.

## Other ways for a game to end

rule-endings = Das Spiel endet auch, wenn alle nacheinander aussetzen müssen, wenn dieselbe Stellung zum dritten Mal am Anfang eines Zuges vorkommt, oder nach je 500 Zügen.
rule-endings-dice = Das Spiel endet auch, wenn mit keinem Wurf mehr jemand ziehen könnte, oder nach je 500 Zügen.
rule-endings-barricade = Das Spiel endet auch nach je 500 Zügen. Zählt dann die Felder von jeder eurer Figuren bis zum Ziel, und für eine Figur im Hof eins mehr als von dem Feld darüber. Die kleinste Summe gewinnt, bei gleicher Summe wird der Sieg geteilt.
rule-endings-alone = Allein darfst du so viele Züge machen, wie du willst, und Stellungen dürfen sich wiederholen. Kannst du nicht mehr ziehen, ist das Spiel nicht gelöst.
rule-measure-square = In diesem Fall gewinnt, wer die meisten Figuren im Ziel hat. Sind es gleich viele, zählt jeder zusammen, wie viele Felder die eigenen Figuren vom Eckfeld des Bretts an ihrem Ziel entfernt sind, entlang der Reihen und Spalten und nie schräg gezählt: Die kleinste Summe gewinnt, bei gleicher Summe wird der Sieg geteilt.
rule-measure-star = In diesem Fall gewinnt, wer die meisten Figuren im Ziel hat. Sind es gleich viele, zählt jeder zusammen, wie viele Schritte die eigenen Figuren vom äußersten Punkt ihres Ziels entfernt sind: Die kleinste Summe gewinnt, bei gleicher Summe wird der Sieg geteilt.
rule-measure-dutch-halma = In diesem Fall gewinnt, wer die meisten Figuren im Ziel hat. Sind es gleich viele, zählt jeder zusammen, wie viele Reihen die eigenen Figuren vorangekommen sind: Die größere Summe gewinnt, bei gleicher Summe wird der Sieg geteilt.
rule-measure-le-zug = Hat in diesem Fall nur noch eine Seite eine Figur im eigenen Bahnhof, verliert diese Seite. Sonst gewinnt, wer mehr Figuren auf den neun Punkten der gegnerischen Grundreihe hat; bei gleich vielen wird der Sieg geteilt.
rule-measure-top-secret = In diesem Fall gewinnt, wer mehr Figuren vom Brett gebracht hat; bei gleich vielen wird der Sieg geteilt.
rule-measure-connection = In diesem Fall gewinnt, wer auf einer einzigen dieser Linien die meisten Figuren hat; bei gleich vielen wird der Sieg geteilt.
rule-measure-shared = In diesem Fall teilen sich alle den Sieg.

## What the pictures show

diagram-square-step = Ein Schritt geht auf ein beliebiges freies Feld direkt neben der Figur.
diagram-square-jumps = Mehrere Sprünge hintereinander, über eigene und fremde Figuren. Das alles ist ein Zug.
diagram-super-jump = Ein weiter Sprung: Die übersprungene Figur ist genau in der Mitte.
diagram-square-goal = Die letzte Figur erreicht den Hof gegenüber und gewinnt das Spiel.
diagram-quick-goal = Die letzte Figur erreicht die Linie gegenüber und gewinnt das Spiel.
diagram-marked-goal = Alle Figuren sind angekommen, und die markierte steht in der Ecke: Das Spiel ist gewonnen.
diagram-double-goal = Jede Farbe steht dort, wo ihre Partnerfarbe begonnen hat: Das Spiel ist gewonnen.
diagram-colour-step = Von einem dunklen Feld aus macht eine Figur einen schrägen Schritt.
diagram-colour-jump = Von einem hellen Feld aus springt eine Figur.
diagram-dice = Eine Eins für Schritte und eine Drei für Sprünge: Eine Figur macht einen Schritt, und eine andere macht eine Kette aus drei Sprüngen.
diagram-figure = Eine Figur springt auf ihren Platz im Zielbild. Eine fehlt noch.
diagram-secret-jumps = Auf dem Brett gehen und springen Figuren wie gewohnt.
diagram-secret-leave = Ein Sprung über die Figur am Rand führt vom Brett hinunter.
diagram-dutch-step = Ein Schritt geht ein Feld geradeaus nach vorn.
diagram-dutch-hook = Zwei Haken hintereinander, jeder um eine gegnerische Figur, die schräg davor steht.
diagram-zug-step = Ein Schritt geht einen Punkt schräg nach vorn.
diagram-zug-jumps = Zwei Sprünge und danach ein schräger Schritt.
diagram-star-step = Ein Schritt geht auf einer Linie zum nächsten freien Punkt.
diagram-star-jumps = Mehrere Sprünge hintereinander, über eigene und fremde Figuren. Das alles ist ein Zug.
diagram-star-super = Ein weiter Sprung: Die übersprungene Figur ist genau in der Mitte.
diagram-star-goal = Die letzte Figur erreicht den Hof gegenüber und gewinnt das Spiel.
diagram-chinese-goal = Die letzte der zehn erreicht die Spitze gegenüber und gewinnt das Spiel.
diagram-connection = Die letzte Lücke in einer Linie von 13 ist geschlossen: Das Spiel ist gewonnen.
diagram-captive-out = Drei Sprünge führen aus dem Sechseck hinaus und schlagen drei Figuren.
diagram-captive-one = Ein einziger Sprung genügt, wenn er hinausführt.
diagram-solo-jump = Ein Sprung schlägt die Figur, über die er geht.
diagram-solo-last = Der letzte Sprung endet in der Mitte: gelöst.
diagram-retour-first = Eine neue Figur wird neben die erste gesetzt, die über sie springt.
diagram-retour-next = Der nächste Zug: Eine Figur springt, und die neue bleibt dazwischen stehen.
diagram-five = Fünf in einer schrägen Linie ohne Lücke gewinnen.
diagram-tippy = Die vierte Figur schließt den Ring, und die gegnerische Figur ist geschlagen.
diagram-cat-jump = Eine Katze springt über eine Maus und schlägt sie.
diagram-cats-shut = Keine der beiden Katzen kann noch ziehen: Die Mäuse gewinnen.
diagram-rakado-take = Eine Vier: Die gegnerische Figur am Ende des Weges wird geschlagen.
diagram-rakado-goal = Eine Drei reicht genau bis zur Grundlinie gegenüber.
diagram-enter = Eine Vier bringt eine Figur ins Spiel; das Feld über dem Hof zählt als eins.
diagram-send-back = Eine Fünf: Die Figur zieht an einer gegnerischen vorbei und schickt die andere zurück in ihren Hof.
diagram-lift = Eine Drei endet genau auf einer Sperre: Die Figur nimmt ihr Feld ein, und die Sperre kommt woandershin.
diagram-home = Eine Drei reicht genau: Die erste Figur auf dem Ziel gewinnt.
