# Was an einem gewünschten Spiel, einer Stellung, einer Aufzeichnung oder einem Wort falsch ist.

fault-unknown-game = Ein Spiel namens „{ $id }“ gibt es nicht. Meinst du „{ $nearest }“? „spielhof games“ zählt alle auf.
fault-players = Falsche Zahl von Personen: { $players }. Möglich sind: { $allowed }.
fault-first-seat = Platz { $seat } kann nicht beginnen: Die Plätze sind 1 bis { $seats }.
fault-rules = Eine Version { $number } der Regeln gibt es nicht; dieses Programm kennt { $known }.
fault-unknown-option = Bei so vielen Personen hat dieses Spiel keine Option „{ $option }“. Es hat: { $known }.
fault-no-options = Bei so vielen Personen hat dieses Spiel keine Option „{ $option }“; es hat überhaupt keine.
fault-unknown-value = „{ $value }“ ist kein Wert der Option „{ $option }“. Möglich sind: { $known }.
fault-contradiction = { $one } und { $other } passen nicht zusammen.
fault-no-figure = In diesem Spiel gibt es kein Zielbild.
fault-figure-mark = „{ $mark }“ auf { $cell } passt nicht in ein Zielbild; zeichne seine Felder als „o“ und alle anderen als „.“.
fault-figure-size = Das Zielbild braucht { $wanted } Felder, eines für jede Figur, aber es hat { $found }.
fault-figure-at-home = Auf diesem Zielbild stehen die Figuren schon am Anfang des Spiels.
fault-option-form = „{ $text }“ ist keine Option. Schreib name=wert.

fault-picture-row = Die Zeichnung hat eine Zeile, die mit „{ $row }“ beginnt, aber so heißt keine Reihe dieses Bretts.
fault-picture-twice = Reihe { $row } ist zweimal gezeichnet.
fault-picture-length = Reihe { $row } hat { $wanted } Felder, gezeichnet sind { $found }.
fault-mark = „{ $mark }“ auf { $cell } ist keine Figur dieses Spiels.
fault-field = Die Zeile „{ $field }:“ gehört nicht in diese Stellung.
fault-field-twice = Die Zeile „{ $field }:“ steht zweimal da.
fault-field-value = „{ $value }“ ergibt in der Zeile „{ $field }:“ keinen Sinn.
fault-moved-no-cell = „{ $name }“ in der Zeile „moved:“ ist kein Feld auf dem Brett. Nenne die Felder der Figuren, die in diesem Zug schon gezogen wurden, etwa „c4 d5“.
fault-moved-not-own = Auf { $cell } steht keine Figur von Platz { $seat }. In der Zeile „moved:“ stehen die Felder der Figuren von Platz { $seat }, die in diesem Zug schon gezogen wurden.
fault-moved-not-one-roll = Felder in der Zeile „moved:“: { $moved }. Zusammen mit „steps: { $steps }“ und „jumps: { $jumps }“ kann das nicht von einem einzigen Wurf kommen. Ein Würfel erlaubt 1 bis 6 Schritte, die noch übrigen mitgezählt; bei „jumps: 0“ ist eine der genannten Figuren stattdessen gesprungen.
fault-field-empty = Die Zeile „{ $field }:“ fehlt oder ist leer.
fault-too-many = Zu viele Figuren „{ $mark }“: { $found }, möglich sind höchstens { $most }.
fault-no-pieces = Es gibt keine Figur „{ $mark }“, obwohl ihre Seite mitspielt.
fault-no-marked = Es gibt keine Figur „{ $mark }“: Von jeder Farbe muss eine Figur die markierte sein.
fault-misplaced = Eine Figur „{ $mark }“ kann nicht auf { $cell } stehen.
fault-turn-of-nobody = Am Zug ist ein Platz, der schon ausgeschieden ist.
fault-barricades = Es müssen { $wanted } Sperren sein, eine in der Hand mitgezählt, aber es sind { $found }.

fault-not-an-action = „{ $text }“ ist kein Zug. Züge sehen so aus: c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass oder end.
fault-unknown-cell = Dieses Brett hat kein Feld „{ $cell }“.
fault-which-yard = Dort könnten zwei deiner Farben ins Spiel kommen: Schreib die Farbe statt „yard“, etwa red-g1.
fault-not-this-way = Die Figur kann dorthin, aber nicht auf diesem Weg.

fault-record-header = Zeile { $line } der Aufzeichnung ergibt keinen Sinn: { $text }
fault-record-missing = Der Aufzeichnung fehlt die Zeile „{ $field }:“.
fault-record-rules = Die Aufzeichnung entstand mit Version { $number } der Regeln; dieses Programm kennt { $known }. Sie lässt sich lesen, aber nicht nachspielen.
fault-record-action = Zug { $turn } der Aufzeichnung lässt sich nicht spielen: { $text }
fault-record-result = Als Ergebnis nennt die Aufzeichnung „{ $written ->
    [open] offen
   *[other] { $written }
  }“, aber ihre Züge ergeben „{ $played ->
    [open] offen
   *[other] { $played }
  }“.
fault-record-ranks = Die Aufzeichnung sagt, das Spiel endete durch „{ $ending }“ mit dem Ergebnis { $written ->
    [open] offen
   *[other] { $written }
  }; das kann in diesem Spiel nicht vorkommen.
fault-record-salt = Die Aufzeichnung hat eine Startzahl für die Würfel von Platz { $seat }, den es im Spiel nicht gibt.
fault-record-seed = Die Aufzeichnung deckt die Startzahl des Servers auf, aber ihr Spiel ist nicht zu Ende.

fault-verify-no-proof = Die Aufzeichnung sagt nichts über ihre Würfel, also lassen sie sich nicht prüfen.
fault-verify-not-revealed = Die Startzahl des Servers ist noch nicht aufgedeckt. Die Würfel lassen sich prüfen, sobald das Spiel zu Ende ist.
fault-verify-seed = Die Startzahl ist nicht die versprochene: Die versprochene Prüfsumme ist { $promised }, ihre eigene ist { $revealed }.
fault-verify-first = Platz { $written } hat begonnen, aber Platz { $drawn } wurde ausgelost.
fault-verify-order = Die Nummer { $number } kommt nach { $before }: Wurfnummern zählen von 1 an aufwärts, und keine kommt zweimal vor.
fault-verify-earlier = Laut Aufzeichnung fielen { $earlier } Würfe, bevor dieser Tisch geöffnet wurde. Sie enthält aber nur { $found }.
fault-verify-no-number = In Zug { $turn } hat ein Wurf keine Nummer.
fault-verify-no-roll = Wurf Nummer { $number } steht nicht unter den Zügen.
fault-verify-roll = Zug { $turn }, Wurf Nummer { $number }: In der Aufzeichnung steht { $written }, gewürfelt wurde aber { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } gibt es schon. Wähle einen anderen Namen.
fault-depth = „{ $text }“ ist keine Tiefe; schreib eine Zahl von 0 bis 99.
fault-number = „{ $text }“ ist keine Zahl, die hierher passt.
fault-player = „{ $name }“ kann hier nicht spielen. Wähle aus: random, baseline, level1 bis level6, nodes:50000, time:1000 (in Millisekunden) und exec:BEFEHL.
fault-seat-count = Genannt: { $named }, aber das Spiel hat { $seats } Plätze.
fault-language = Die Sprache „{ $language }“ gibt es hier nicht. Wähle aus: { $known }.
fault-usage = { $text } Mehr sagt „spielhof --help“.
fault-usage-missing = Es fehlt etwas: { $what }.
fault-usage-unknown = „{ $what }“ ist hier nicht bekannt.
fault-usage-value = „{ $value }“ ist für { $what } nicht möglich.
fault-usage-other = Der Befehl ist nicht zu verstehen.
fault-engine-command = „{ $command }“ ist kein Befehl. Die Befehle sind: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Das sollte so aussehen: { $example }
fault-engine-over = Das Spiel ist zu Ende: Es gibt nichts mehr zu überlegen.
fault-engine-chance = Als Nächstes wird gewürfelt: Häng den Wurf an die Züge der Stellung an.
fault-engine-start = „{ $command }“ lässt sich nicht starten: { $problem }
fault-engine-ended = „{ $command }“ hat sich vor dem Ende des Wettkampfs beendet.
fault-engine-answer = „{ $command }“ hat mit etwas geantwortet, was hier kein Zug ist: { $answer }
fault-sprt = Auf „{ $text }“ lässt sich nicht testen: Der Wert muss über den { $even } Prozent liegen, auf die gleich starke Seiten kommen, und unter 100.
fault-other = { $text }
