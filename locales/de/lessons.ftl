# What the lessons say. A lesson is in crates/guide/lessons, one file for each game.

## Steps that many games share

lesson-watch-step = Eine Figur kann einen Schritt auf einen freien Platz direkt neben ihr machen. Schau zu.
lesson-try-step = Jetzt du: Mach mit einer deiner Figuren einen Schritt.
lesson-first-step = Eine Figur kann einen Schritt auf einen freien Platz direkt neben ihr machen, in jede Richtung. Probier es: Mach mit einer deiner Figuren einen Schritt.
lesson-watch-jump = Eine Figur kann auch über eine andere direkt neben ihr springen, egal wem sie gehört, auf den freien Platz gerade dahinter. Geschlagen wird nichts.
lesson-try-jump = Jetzt du: Spring über eine Figur.
lesson-watch-chain = Auf einen Sprung kann gleich der nächste folgen, und jeder darf in eine neue Richtung gehen. Die ganze Sprungkette ist ein Zug.
lesson-watch-jumps = Eine Figur kann auch über eine andere direkt neben ihr springen, egal wem sie gehört, auf den freien Platz gerade dahinter, und dann weiterspringen. Das alles ist ein Zug, und geschlagen wird nichts.
lesson-try-chain = Jetzt du: Mach mindestens zwei Sprünge in einem Zug.
lesson-last-piece = Eine Figur fehlt noch. Bring sie in dein Ziel und gewinne.
lesson-one-chain = Eine deiner Figuren scheint weit von deinem Ziel entfernt zu sein, aber eine einzige Sprungkette bringt sie hinein. Finde sie.
lesson-long-jump-watch = Hier darf ein Sprung weit sein: Die übersprungene Figur ist genau in der Mitte, und sonst steht nichts im Weg.
lesson-long-jump-try = Jetzt du: Mach einen weiten Sprung über eine Figur, die nicht direkt neben deiner steht.
lesson-best-chain = Finde eine Kette aus mindestens vier Sprüngen.
lesson-leave-yard = Bring eine Figur aus deinem Hof hinaus.

## Games on the square board

lesson-bridge = Bau eine Brücke. Die hinterste Figur hat fast schon einen Weg ins Ziel. Mach mit einer anderen einen Schritt, damit die hinterste im nächsten Zug hineinkommt.
lesson-clear-yard = Die Gegenseite hat ihren Hof verlassen, also musst du jetzt deinen räumen. Bring die Figur in der Ecke hinaus.
lesson-shut-in = Die Gegenseite muss ihren Hof räumen, aber eine Figur steht noch in der Ecke. Schließ sie so ein, dass sie gar nicht mehr ziehen kann, und du gewinnst.
lesson-make-room = Deine letzte Figur kommt noch nicht hinein, weil das freie Feld zu tief im Ziel liegt. Mach Platz, damit du im nächsten Zug gewinnst.
lesson-win-next = Zwei Züge reichen zum Sieg, aber nur, wenn du richtig anfängst. Zieh so, dass du im nächsten Zug gewinnst, egal was die Gegenseite tut.
lesson-quick-watch = Dein Ziel ist nur diese Linie aus sechs Feldern. Eine Figur, die über die Linie hinausgezogen ist, ist noch nicht im Ziel: Sie muss zurück.
lesson-quick-try = Deine letzte Figur ist zu weit gegangen. Bring sie zurück auf die Linie und gewinne.
lesson-over-line = Auf das letzte freie Feld kannst du nicht geradewegs springen. Spring über die Linie hinaus und in derselben Kette wieder zurück.
lesson-colour-step = Eine Figur auf einem dunklen Feld darf nur einen Schritt machen, und zwar schräg. So bleibt sie auf dunklen Feldern.
lesson-colour-jump = Eine Figur auf einem hellen Feld darf nur springen. So bleibt sie auf hellen Feldern, und sie braucht immer eine Figur neben sich.
lesson-colour-help = Die hinterste Figur steht auf einem hellen Feld und kann über nichts springen. Mach mit einer anderen einen Schritt, damit die hinterste im nächsten Zug ins Ziel kommt.
lesson-marked-watch = Die markierte Figur hat ihren eigenen Platz: das Eckfeld des Ziels. Du gewinnst nur, wenn sie dort steht.
lesson-marked-try = Alle deine Figuren sind im Ziel, aber du hast noch nicht gewonnen. Bring die markierte Figur in ihre Ecke.
lesson-marked-chain = Bring die markierte Figur mit einer einzigen Sprungkette in ihre Ecke. Ein anderes Feld im Ziel genügt nicht.
lesson-marked-room = In der Ecke steht eine deiner anderen Figuren. Zieh sie weg, damit die markierte im nächsten Zug dorthin kommt. Versperr ihr nicht den Weg!
lesson-open-line = Eine deiner Figuren steht einem weiten Sprung im Weg. Zieh sie zur Seite, damit die hinterste Figur im nächsten Zug ins Ziel kommt.
lesson-dice-watch = Du wirfst zwei Würfel. Einer sagt, wie viele Figuren einen Schritt machen dürfen, der andere, wie viele Sprünge eine weitere macht. Keine Figur zieht zweimal.
lesson-dice-try = Du hast eine Zwei und eine Drei gewürfelt. Nimm die Drei für Schritte. Mach dann eine Kette aus zwei Sprüngen und, wenn du magst, Schritte mit anderen Figuren. Beende danach deinen Zug.
lesson-dice-exact = Du hast zwei Dreien gewürfelt. Deine Kette muss aus genau drei Sprüngen bestehen. Finde den Umweg, der eine Figur ins Ziel bringt.
lesson-dice-bridge = Du hast einen Schritt und eine Kette aus zwei Sprüngen. Mach zuerst den Schritt, damit die Figur draußen ins Ziel springen kann.
lesson-dice-win = Du kannst in diesem Zug gewinnen! Wähle den richtigen Würfel für die Schritte. Und achte auf die Reihenfolge: Eine Figur, über die du springen willst, darf nicht vorher weggehen.
lesson-double-watch = Im Ziel hat jede deiner Farben ihre eigenen Felder, im selben Muster wie am Anfang. Du gewinnst, wenn jede Figur auf einem Feld ihrer Farbe steht.
lesson-double-try = Bring deine letzte Figur ins Ziel. Sie muss auf einem Feld ihrer eigenen Farbe landen.
lesson-alone-watch = Wenn du allein spielst, zählt jeder Zug, egal wie weit eine Figur kommt. Eine lange Sprungkette ist also viel wert.
lesson-two-turns = Schaff es in zwei Zügen. Überleg dir, welche Figur zuerst zieht.
lesson-three-turns = Schaff es in drei Zügen. Es klappt nur, wenn die richtige Figur zuerst zieht.
lesson-figure-watch = Dein Ziel ist das Zielbild in der Mitte. Alle deine Figuren müssen darauf stehen.
lesson-figure-try = Zwei Figuren fehlen noch. Spring mit der, die weiter weg ist, ins Zielbild.

## Games on the star

lesson-star-win-next = In diesem Zug kannst du nicht gewinnen. Zieh so, dass du im nächsten Zug gewinnst, egal was die Gegenseite tut.
lesson-star-two-turns = Schaff es in zwei Zügen. Der erste muss den zweiten vorbereiten.
lesson-star-three-turns = Schaff es in drei Zügen. Denk an den letzten, bevor du den ersten machst.
lesson-star-two-in-way = Ein weiter Sprung geht nur über eine Figur. Auf der geraden Linie zum Ziel steht mehr als eine im Weg. Eine andere Sprungkette bringt eine deiner Figuren ins Ziel. Finde sie.
lesson-star-partner-watch = Alle deine Figuren sind angekommen. Jetzt darfst du auch mit den Figuren deines Partners ziehen. Schau zu.
lesson-star-partner-try = Du bist angekommen. Hilf deinem Partner: Zieh die Partnerfigur, die direkt vor ihrem Ziel steht, hinein.
lesson-star-partner-yard = Dein Hof ist das Ziel deines Partners, und eine deiner Figuren steht dort noch im Weg. Bring sie mit einer einzigen Sprungkette in dein eigenes Ziel.
lesson-star-partner-bridge = Die letzte Figur deines Partners kommt noch nicht in ihr Ziel. Stell eine deiner Figuren so hin, dass dein Partner über sie geradewegs ins Ziel springen kann.
lesson-star-partner-win = Nur eine Figur deines Partners fehlt noch. Bring sie in ihr Ziel, und dein Team gewinnt.
lesson-star-captive-watch = Die Gegenseite hat ihren Hof verlassen. Jetzt musst du deinen räumen: Solange eine Figur hinauskommt, darfst du nur Figuren aus dem Hof hinausziehen.
lesson-star-captive-try = Die Gegenseite hat ihren Hof verlassen, und eine deiner Figuren steht noch in deinem. Bring sie hinaus.
lesson-star-captive-lost = Dein Hof ist leer, also muss die Gegenseite ihren räumen. Jetzt wird ihr letzter Ausweg versperrt. Sie kann ihren Hof nicht räumen, und du gewinnst.
lesson-star-captive-tip = Du musst deinen Hof räumen. Die Figur ganz in der Spitze hat den weitesten Weg. Bring sie in einem Zug hinaus.
lesson-star-captive-shut = Eine gegnerische Figur steht noch in ihrem Hof und hat nur einen einzigen Ausweg. Versperr ihn und gewinne.
lesson-star-captive-leave-shut = Deine letzte Figur steht noch in deinem Hof, und eine gegnerische auch noch in ihrem. Eine Sprungkette bringt deine hinaus und schließt die andere ein. Finde sie und gewinne.
lesson-star-line-watch = Du gewinnst mit einer geraden Linie deiner Figuren von einer Sternspitze zu einer anderen, ohne Lücke. Schau zu, wie sich die letzte Lücke schließt.
lesson-star-line-try = In deiner Linie ist noch eine Lücke. Schließ sie und gewinne.
lesson-star-line-jump = Die Figur, die du brauchst, ist weit weg von der Lücke. Finde die Sprungkette, die sie dorthin bringt, und gewinne.
lesson-star-line-stop = Die Gegenseite schließt im nächsten Zug ihre Linie. Verhindere es: Stell eine deiner Figuren in die Lücke.
lesson-star-count = Allein zählst du deine Züge. Eine Sprungkette ist ein Zug, egal wie lang sie ist. Diese hier spart viele Schritte.
lesson-star-leave-goal = In diesem Spiel darf eine Figur ihr Ziel wieder verlassen. Manchmal macht das Platz für eine andere.
lesson-star-filled-watch = Eine gegnerische Figur verlässt dein Ziel einfach nicht? Ist am Anfang deines Zuges kein Punkt darin frei und mehr als die Hälfte von dir besetzt, gewinnst du trotzdem.
lesson-star-filled = Eine gegnerische Figur steckt in deinem Ziel fest. Besetze den letzten freien Punkt, dann gewinnst du, wenn dein nächster Zug beginnt.
lesson-marble-step = Eine Kugel kann auf einer Linie einen Schritt zum nächsten freien Punkt machen. Schau zu.
lesson-marble-long = Eine Kugel kann auch über eine andere springen, sogar über eine entfernte. Diese ist dann genau in der Mitte, und sonst ist nichts im Weg.
lesson-marble-long-try = Jetzt du: Mach einen weiten Sprung über eine Kugel, die nicht direkt neben deiner liegt.
lesson-marble-chain = Auf einen Sprung kann gleich der nächste folgen. Bring eine Kugel in einem einzigen Zug aus deinem Hof in dein Ziel.
lesson-marble-two-in-way = Ein weiter Sprung geht nur über eine Kugel. Auf der geraden Linie zum Ziel ist mehr als eine im Weg. Eine andere Sprungkette bringt eine deiner Kugeln ins Ziel. Finde sie.
lesson-marble-filled = Eine gegnerische Kugel steckt in deinem Ziel fest. Besetze den letzten freien Punkt, dann gewinnst du, wenn dein nächster Zug beginnt.

## Barricade, Rakado, Gobang, Tippy, Cat and Mouse

lesson-barricade-watch-enter = Jeder Wurf bringt eine Figur ins Spiel. Das Feld über deinem Hof zählt als eins, und die Figur zieht weiter, bis der Wurf aufgebraucht ist.
lesson-barricade-enter = Jetzt du. Bring eine neue Figur so ins Spiel, dass sie direkt unter einer Sperre stehen bleibt.
lesson-barricade-hit = Landest du genau auf einer gegnerischen Figur, muss sie zurück in ihren Hof. Unterwegs dürfen Figuren abbiegen. Schlag eine gelbe Figur.
lesson-barricade-pass = Deine Figur ist eingesperrt. Du könntest nur eine neue ins Spiel bringen. In der Gold Edition darfst du stattdessen aussetzen. Probier es: Setz aus.
lesson-barricade-watch-lift = An einer Sperre kommt niemand vorbei. Landest du aber genau auf ihr, nimmst du sie auf und setzt sie sofort auf ein anderes Feld. Hier kommt sie Gelb in den Weg.
lesson-barricade-goal = Nur eine deiner Figuren kann mit diesem Wurf das Ziel ganz oben erreichen. Finde sie und gewinne.
lesson-barricade-block = Die vorderste gelbe Figur braucht eine Zwei zum Sieg. Nimm eine Sperre auf und setz sie so, dass diese Figur das Ziel nicht erreichen kann.
lesson-barricade-lock = Sperr Gelb ein! Nimm eine Sperre auf und setz sie so, dass Gelb mit höchstens einem der sechs Würfe ziehen kann. Vorsicht: Manche Sperren helfen dir schon.
lesson-rakado-watch = Würfle und zieh eine Figur genau so viele Felder geradeaus. Nach einer Sechs würfelst du noch einmal.
lesson-rakado-move = Zieh die Figur, die am weitesten vorn steht. Sie geht genau so viele Felder, wie der Würfel zeigt.
lesson-rakado-capture = Du schlägst eine Figur, indem du genau auf ihrem Feld landest. Wenn du schlagen kannst, musst du es auch. Finde heraus, womit du schlagen kannst.
lesson-rakado-goal = Dein Ziel ist die gegnerische Grundlinie. Um hineinzukommen, brauchst du den genau passenden Wurf. Bring noch eine Figur ins Ziel.
lesson-rakado-safe = Die gegnerischen Figuren schlagen geradeaus, bis zu sechs Felder weit. Zieh so, dass sie danach mit keinem einzelnen Wurf etwas schlagen können.
lesson-rakado-best-capture = Du kannst auf drei Arten schlagen. Nimm die, bei der die Gegenseite deine Figur mit keinem einzelnen Wurf zurückschlagen kann.
lesson-gobang-watch-five = Ihr setzt abwechselnd je eine Figur ein. Fünf deiner Figuren in einer Linie ohne Lücke gewinnen: waagerecht, senkrecht oder schräg.
lesson-gobang-five = Setz eine Figur so ein, dass du fünf in einer Linie hast.
lesson-gobang-stop = Die Gegenseite hat vier in einer Linie und könnte im nächsten Zug gewinnen. Verhindere es.
lesson-gobang-watch-move = Haben alle ihre zwölf Figuren eingesetzt, wird stattdessen gezogen: eine deiner Figuren, ein Feld weit in beliebiger Richtung.
lesson-gobang-move-five = Alle Figuren sind eingesetzt. Zieh eine von deinen ein Feld weit und gewinne.
lesson-gobang-two-threats = Schaff zwei Drohungen auf einmal. Setz eine Figur so ein, dass du im nächsten Zug fünf in einer Linie hast, egal was die Gegenseite tut.
lesson-tippy-watch = Du schlägst eine Figur, indem du auf allen vier Seiten eigene Figuren neben sie setzt. Schräg zählt nicht.
lesson-tippy-capture = Zwei gegnerische Figuren sind fast eingeschlossen. Eine davon steht am Rand, dort ist sie sicher. Schlag die andere.
lesson-tippy-guard = Die Gegenseite ist kurz davor, eine deiner Figuren zu schlagen. Besetze das letzte freie Feld neben ihr.
lesson-tippy-two = Finde das Feld, auf dem eine Figur zwei auf einmal schlägt.
lesson-tippy-last = Das ist die letzte Figur des Spiels. Die Gegenseite hat zwei von deinen geschlagen, du noch keine. Setz die letzte Figur so ein, dass du gewinnst.
lesson-cats-watch-place = Die zwei Katzen kommen in die Mitte. Dann werden die neunzehn Mäuse auf beliebige freie Felder gesetzt. Sieh dir die letzten beiden an. Danach ziehen die Katzen zuerst.
lesson-cats-watch-jump = Alle ziehen ein Feld weit in beliebiger Richtung. Eine Katze darf auch über eine Maus neben ihr springen, wenn das Feld gerade dahinter frei ist. So schlägt sie die Maus.
lesson-cats-capture = Du spielst die Katzen. Schlag eine Maus.
lesson-cats-win = Nur noch neun Mäuse sind übrig. Schlag noch eine, und die Katzen gewinnen.
lesson-cats-save = Jetzt spielst du die Mäuse, und beide Katzen wollen gleich springen. Zieh eine Maus so, dass keine Maus geschlagen werden kann.
lesson-cats-shut = Du spielst die Mäuse. Schließ die Katzen ein: Zieh eine Maus so, dass keine der beiden Katzen mehr ziehen kann.

## Dutch Halma, Le Zug, Top Secret, Captive 2, peg games

lesson-secret-watch-place = Zuerst füllt ihr gemeinsam die Mitte: In jedem Zug wird eine Figur gesetzt, abwechselnd von euch beiden. Erst wenn die Mitte voll ist, werden Figuren gezogen.
lesson-secret-watch-off = Eine Figur am Rand kann mit einem Schritt vom Brett. Eine Figur neben einer am Rand kann über sie vom Brett springen. Das geht an jeder Seite des Bretts.
lesson-secret-step-off = Das ist deine letzte Figur, und sie steht am Rand. Geh mit einem Schritt vom Brett und gewinne.
lesson-secret-jump-off = Deine letzte Figur steht noch nicht am Rand. Bring sie in diesem Zug vom Brett.
lesson-secret-chain-off = Deine letzte Figur ist weit vom Rand entfernt. Finde die Sprungkette, die sie in einem Zug vom Brett bringt.
lesson-secret-two-left = Du hast noch zwei Figuren. Zieh so, dass du im nächsten Zug gewinnst, egal was die Gegenseite tut.
lesson-dutch-watch = Eine Figur geht mit einem Schritt geradeaus. Steht eine gegnerische schräg davor, kannst du einen Haken um sie machen: Du landest auf dem Feld gerade hinter ihr. Geschlagen wird nichts.
lesson-dutch-try-hook = Eine deiner Figuren kann einen Haken um eine gegnerische machen. Tu es.
lesson-dutch-three-hooks = Auf einen Haken kann gleich der nächste folgen. Finde eine Figur, die in einem Zug drei Haken machen kann.
lesson-dutch-last-gap = Nur ein Feld in deinem Ziel ist noch frei. Erreiche es in einem Zug und gewinne.
lesson-dutch-hook-first = Zwei deiner Figuren fehlen noch in deinem Ziel. Zieh so, dass du im nächsten Zug gewinnst, egal was die Gegenseite tut.
lesson-zug-watch = Figuren gehen schräg nach vorn und nie zurück. Sie können über jede Figur direkt neben ihnen springen. Nach dem letzten Sprung dürfen sie noch einen Schritt machen.
lesson-zug-try = Spring mit einer deiner Figuren und mach nach dem Sprung noch den Schritt dazu.
lesson-zug-watch-station = Die ersten vier Reihen einer Seite sind ihr Bahnhof. Solange darin noch eine ihrer eigenen Figuren steht, kommt niemand sonst hinein. Jetzt geht die letzte, und der Weg ist frei.
lesson-zug-far = Der gegnerische Bahnhof ist bewacht. Bring deine Figur aus der zweiten Reihe in einem einzigen Zug direkt davor.
lesson-zug-open = Niemand bewacht mehr den gegnerischen Bahnhof. Eine deiner Figuren, die noch nicht darin ist, kann in diesem Zug die Grundreihe erreichen. Finde den Weg.
lesson-zug-two-turns = Ein Punkt der Grundreihe ist noch frei. Zieh so, dass du im nächsten Zug gewinnst, egal was die Gegenseite tut.
lesson-solo-watch = Eine Figur springt waagerecht oder senkrecht über die Figur neben ihr auf ein freies Feld. Die übersprungene Figur ist geschlagen.
lesson-solo-try = Zwei Figuren sind übrig. Spring so, dass die letzte in der Mitte steht.
lesson-solo-cross = Das ist das Kreuz. Lass eine Figur übrig, in der Mitte. Sei vorsichtig mit dem ersten Sprung.
lesson-solo-plus = Das ist das Plus. Lass eine Figur übrig, in der Mitte. Spar dir die Figur auf, die den letzten Sprung macht.
lesson-solo-fireplace = Das ist der Kamin. Lass eine Figur übrig, in der Mitte. Nimm dir Zeit: Du brauchst zehn Sprünge.
lesson-retour-watch = Hier spielst du Solo-Halma rückwärts. Setz eine neue Figur neben eine auf dem Brett; die alte springt über sie. So ist nach jedem Sprung eine Figur mehr da.
lesson-retour-try = Mach den ersten Sprung: Die Figur in der Mitte springt über eine neue.
lesson-retour-cross = Bau in fünf Sprüngen ein Kreuz: die Mitte, das Feld darunter, die zwei Felder darüber und je ein Feld links und rechts von dem Feld gleich über der Mitte.
lesson-retour-last = Vier Felder sind frei. Fülle in drei Sprüngen alle bis auf die Mitte.
lesson-retour-holes = Sechs Felder sind frei. Fülle alle bis auf die Mitte. Achte dabei auf die freien Felder: Sie bewegen sich wie die Figuren in Solo-Halma.
lesson-captive-watch = Die Figuren gehören niemandem. Spring mit einer beliebigen und schlag jede, über die sie springt. Du darfst mehrmals springen, aber der letzte Sprung muss aus dem Sechseck hinausführen.
lesson-captive-try = Spring aus dem Sechseck hinaus und schlag eine Figur.
lesson-captive-two = Schlag zwei Figuren in einem Zug und komm hinaus.
lesson-captive-most = Hier kann ein Zug sieben Figuren schlagen. Finde ihn.
lesson-captive-end = Du liegst eine Figur zurück. Finde den Zug, der sofort gewinnt: Danach kommt niemand mehr hinaus, und du hast mehr Figuren.
