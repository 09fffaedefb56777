# Tips for playing well. Each has a position in crates/guide/tips where the computer follows it.

## Games on the square board

tip-ladder = Bau eine Leiter: Figuren in einer Linie mit je einem freien Feld dazwischen. Die hinteren Figuren laufen dann in einem einzigen Zug daran entlang.
tip-borrow = Auch gegnerische Figuren sind Brücken. Nutze sie, solange sie da sind.
tip-straggler = Lass keine Figur allein zurück. Nimm die letzte mit, solange sie noch über etwas springen kann.
tip-deep-first = Fülle zuerst die tiefsten Felder deines Ziels. Eine Figur, die am Rand stehen bleibt, ist den anderen hinter ihr im Weg.
tip-colour-pairs = Halte deine Figuren auf dunklen und auf hellen Feldern beisammen. Die auf hellen können nur springen, und die anderen können ihre Brücken sein.
tip-marked-corner = Halte die Ecke deines Ziels für die markierte Figur frei und den Weg dorthin offen.
tip-long-lines = Schau vor jedem Zug von jeder Figur aus alle acht Linien entlang, auch in die Ferne. Eine einzelne Figur auf einer offenen Linie macht einen weiten Sprung möglich.
tip-dice-order = Denk an die Reihenfolge. Spring über eine Figur, bevor sie selbst einen Schritt macht, und mach den Schritt zuerst, wenn er eine Brücke baut.
tip-dice-steps = Siehst du keine gute Sprungkette, nimm den größeren Würfel für Schritte. Viele kleine Schritte sind besser als eine Kette, die du nicht machen kannst.
tip-double-shade = Bei Sprüngen und schrägen Schritten bleibt eine Figur immer auf derselben Feldfarbe, hell oder dunkel. Steht sie auf der falschen, mach einen geraden Schritt.
tip-rear-first = Zieh die hinterste Figur zuerst. Läuft die vordere davon, gibt es nichts mehr, worüber die hinterste springen kann.
tip-figure-far = Fülle zuerst die hintere Seite des Zielbilds. Figuren, die vorn stehen bleiben, sind im Weg.

## Games on the star

tip-star-straggler = Zieh die allerletzte Figur, solange sie noch eine Sprungkette hat. Sind die anderen weg, kann sie über nichts mehr springen und muss Schritt für Schritt gehen.
tip-star-borrow = Auch gegnerische Figuren sind Trittsteine. Such nach Sprungketten, die über gegnerische und über eigene Figuren führen.
tip-star-deep = Geh so tief in dein Ziel, wie du kannst. Eine Figur, die am Eingang stehen bleibt, versperrt der nächsten den Weg.
tip-star-leapfrog = Halte zwei Figuren beisammen: Die hintere springt über die vordere, dann umgekehrt. Das geht doppelt so schnell wie Schritt für Schritt.
tip-star-far-jump = Schau die ganze Linie entlang, nicht nur auf die Nachbarn. Eine einzelne Figur weit weg kann dich über das halbe Brett bringen.
tip-star-partner-yard = Verlass deinen Hof früh. Er ist das Ziel deines Partners, und solange du darin stehst, kann dort niemand fertig werden.
tip-star-captive-early = Bring die Figuren aus der Spitze deines Hofs früh nach vorn. Hat die Gegenseite ihren Hof verlassen, darfst du nur noch deinen räumen.
tip-star-captive-shut = Ist dein eigener Hof leer, schau auf den gegnerischen. Vielleicht kannst du verhindern, dass die letzte Figur dort hinauskommt oder ihrem Ziel auch nur näher kommt; dann ist die Gegenseite besiegt.
tip-star-line-stop = Zähl auch die Lücken in der gegnerischen Linie. Ist nur noch eine übrig, stell eine deiner Figuren hinein.
tip-star-line-gap = Eine Figur deiner Linie kann in deren eigene Lücke springen. Dann ist die Lücke woanders, wo du sie leichter schließen kannst oder wo sie schwerer zu versperren ist.
tip-marble-far-jump = Schau die ganze Linie entlang, nicht nur auf die Nachbarn. Eine einzelne Kugel weit weg kann dich über das halbe Brett bringen.
tip-marble-deep = Geh so tief in dein Ziel, wie du kannst. Eine Kugel, die am Eingang liegen bleibt, versperrt der nächsten den Weg.

## Barricade, Rakado, Gobang, Tippy, Cat and Mouse

tip-barricade-leader = Kannst du wählen, welche Figur du schlägst, nimm die, die am nächsten am Ziel ist. Sie hat den weitesten Weg zurück.
tip-barricade-wall = Setz eine Sperre direkt vor die gegnerische Figur, die am nächsten am Ziel ist. Dann braucht sie eine Eins oder muss den langen Umweg gehen.
tip-barricade-lift = Lande auf einer Sperre, wenn du kannst. Du öffnest dir den Weg und versperrst ihn jemand anderem.
tip-rakado-goal = Bringt dein Wurf eine Figur ins Ziel, geh hinein. Dort kann sie nicht geschlagen werden, und nur Figuren im Ziel zählen.
tip-rakado-recapture = Kannst du auf mehrere Arten schlagen, schau die Spalte hinauf. Nimm eine, bei der keine gegnerische Figur nah genug ist, um dich zurückzuschlagen.
tip-gobang-three = Sind bei drei in einer Linie beide Enden frei, stopp sie sofort. Wartest du, werden daraus vier mit zwei freien Enden, und du kannst nur noch ein Ende versperren.
tip-gobang-two-threats = Setz eine Figur dorthin, wo sich zwei deiner Linien kreuzen. Von zwei Drohungen kann die Gegenseite nur eine abwehren.
tip-tippy-two = Such ein Feld neben zwei gegnerischen Figuren. Eine Figur dort schlägt vielleicht beide.
tip-tippy-guard = Hält die Gegenseite drei Seiten deiner Figur besetzt, nimm die vierte selbst. Dann kann sie nicht geschlagen werden.
tip-mice-rows = Spielst du die Mäuse, lass hinter jeder Maus noch eine stehen. Eine Katze kann nicht springen, wenn das Feld dahinter besetzt ist.
tip-cats-capture = Spielst du die Katzen, schlag eine Maus, solange das Feld hinter ihr frei ist. Weniger Mäuse können dich schwerer einschließen.

## Dutch Halma, Le Zug, Top Secret, Captive 2, peg games

tip-secret-rim = Nimm beim Einsetzen den Rand der Mitte. Von dort kommst du schneller weg als von innen.
tip-secret-bridge = Nutze jede Figur als Brücke, auch die gegnerischen. Eine lange Sprungkette spart viele Schritte.
tip-secret-inner-first = Kann eine Figur über deine eigene am Rand vom Brett springen, mach das zuerst. Die Figur am Rand kann später immer noch mit einem Schritt hinaus.
tip-dutch-hook-now = Mach Haken, bevor du Schritte machst. Die gegnerische Figur, die du dafür brauchst, kann im nächsten Zug weg sein.
tip-dutch-no-gift = Geh nicht auf ein Feld schräg vor einer gegnerischen Figur, wenn sie dort einen Haken um dich machen kann.
tip-zug-chain = Such zuerst die längste Sprungkette und vergiss den Schritt am Ende nicht. Auch gegnerische Figuren taugen zum Springen.
tip-zug-guard = Lass eine Figur als Wache in deinem Bahnhof, solange die Gegenseite davor wartet. Sie steht still, und du kommst voran.
tip-solo-arms = Hol die Figuren an den Enden der Arme früh herein. Sind sie dort draußen allein, kommt nichts mehr an sie heran.
tip-solo-purge = Lern, drei Figuren in einer Reihe abzuräumen. Eine Figur neben der am Ende springt über sie, die am anderen Ende springt über die mittlere, und die erste Figur springt zurück.
tip-solo-last-jump = Denk an das Ende: Der letzte Sprung muss in der Mitte landen. Bereite zwei Figuren nebeneinander vor, die auf sie zeigen.
tip-retour-holes = Achte auf die freien Felder statt auf die Figuren. Sie bewegen sich wie die Figuren in Solo-Halma, und das letzte muss die Mitte sein.
tip-retour-rim = Fülle die Ecken der Arme früh. Das geht nur mit einem Sprung, der dort endet.
tip-captive-most = Verfolge jeden Weg bis zum Ende, bevor du anfängst. Ein längerer Weg hinaus schlägt mehr Figuren.
tip-captive-end = Würdest du beim Zählen gewinnen, beende das Spiel: Nimm den Zug, nach dem niemand mehr hinauskommt.
