# Was an einem gewünschten Spiel, einer Stellung, einer Aufzeichnung oder einem Wort falsch ist.

fault-unknown-game = Ein Spiel namens „{ $id }“ gibt es nicht. Meinten Sie „{ $nearest }“? „spielhof games“ zählt alle auf.
fault-players = Dieses Spiel ist nicht für { $players } Spieler, sondern für { $allowed }.
fault-first-seat = Platz { $seat } kann nicht beginnen: Die Plätze sind 1 bis { $seats }.
fault-rules = Die Regelnummer { $number } gibt es nicht; dieses Programm kennt { $known }.
fault-unknown-option = Dieses Spiel hat bei so vielen Spielern keine Option „{ $option }“. Es hat: { $known }.
fault-no-options = Dieses Spiel hat bei so vielen Spielern keine Option „{ $option }“; es hat gar keine.
fault-unknown-value = „{ $value }“ ist kein Wert der Option „{ $option }“. Möglich sind: { $known }.
fault-contradiction = { $one } und { $other } passen nicht zusammen.
fault-no-figure = In diesem Spiel gibt es keine Zielfigur.
fault-figure-mark = „{ $mark }“ auf { $cell } gehört nicht in eine Zielfigur; zeichnen Sie ihre Felder als „o“ und die anderen als „.“.
fault-figure-size = Die Zielfigur braucht { $wanted } Felder, eines für jede Figur; gezeichnet sind { $found }.
fault-figure-at-home = Auf dieser Zielfigur stehen die Figuren schon, wenn das Spiel beginnt.
fault-option-form = „{ $text }“ ist keine Option. Schreiben Sie name=wert.

fault-picture-row = Das Bild hat eine Zeile, die mit „{ $row }“ beginnt, aber so heißt keine Reihe dieses Brettes.
fault-picture-twice = Reihe { $row } ist zweimal gezeichnet.
fault-picture-length = Reihe { $row } hat { $wanted } Felder, gezeichnet sind { $found }.
fault-mark = „{ $mark }“ auf { $cell } ist keine Figur dieses Spiels.
fault-field = Die Zeile „{ $field }:“ gehört nicht in diese Stellung.
fault-field-twice = Die Zeile „{ $field }:“ steht zweimal da.
fault-field-value = „{ $value }“ ergibt in der Zeile „{ $field }:“ keinen Sinn.
fault-moved-no-cell = „{ $name }“ in der Zeile „moved:“ ist kein Feld. Dort stehen die Felder, etwa „c4 d5“, der Figuren, die in diesem Zug schon gezogen haben.
fault-moved-not-own = Auf { $cell } steht keine Figur von Platz { $seat }. In der Zeile „moved:“ stehen die Felder der Figuren von Platz { $seat }, die in diesem Zug schon gezogen haben.
fault-moved-not-one-roll = Felder in der Zeile „moved:“: { $moved }. Mit „steps: { $steps }“ und „jumps: { $jumps }“ kommt das nicht von einem Wurf. Ein Würfel erlaubt 1 bis 6 Schritte, die übrigen eingerechnet; bei „jumps: 0“ ist eine der genannten Figuren stattdessen gesprungen.
fault-field-empty = Die Zeile „{ $field }:“ fehlt oder ist leer.
fault-too-many = Es gibt { $found } Figuren „{ $mark }“, möglich sind höchstens { $most }.
fault-no-pieces = Es gibt keine Figur „{ $mark }“, obwohl ihre Partei im Spiel ist.
fault-no-marked = Es gibt keine Figur „{ $mark }“: Eine Figur jeder Farbe ist die markierte.
fault-misplaced = Eine Figur „{ $mark }“ darf nicht auf { $cell } stehen.
fault-turn-of-nobody = An der Reihe ist ein Platz, der aus dem Spiel ist.
fault-barricades = Es müssen { $wanted } Sperren sein, eine in der Hand mitgezählt; da sind { $found }.

fault-not-an-action = „{ $text }“ ist keine Aktion. Aktionen sehen so aus: c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass oder end.
fault-unknown-cell = Dieses Brett hat kein Feld „{ $cell }“.
fault-which-yard = Zwei Ihrer Farben könnten dort hereinkommen: Schreiben Sie die Farbe statt „yard“, etwa red-g1.
fault-not-this-way = Die Figur kann dorthin, aber nicht auf diesem Weg.

fault-record-header = Zeile { $line } der Aufzeichnung ergibt keinen Sinn: { $text }
fault-record-missing = Der Aufzeichnung fehlt die Zeile „{ $field }:“.
fault-record-rules = Die Aufzeichnung entstand mit der Regelnummer { $number }; dieses Programm kennt { $known }. Sie lässt sich lesen, aber nicht nachspielen.
fault-record-action = Zug { $turn } der Aufzeichnung lässt sich nicht spielen: { $text }
fault-record-result = Die Aufzeichnung nennt das Ergebnis { $written ->
    [open] offen
   *[other] { $written }
  }, aber ihre Aktionen führen zu { $played ->
    [open] offen
   *[other] { $played }
  }.
fault-record-ranks = Die Aufzeichnung sagt, das Spiel endete durch „{ $ending }“ mit dem Ergebnis { $written ->
    [open] offen
   *[other] { $written }
  }; das passt in diesem Spiel nicht zusammen.
fault-record-salt = Die Aufzeichnung hat eine Startzahl für die Würfel von Platz { $seat }, den es im Spiel nicht gibt.
fault-record-seed = Die Aufzeichnung nennt die Startzahl des Servers, aber ihr Spiel ist nicht zu Ende.

fault-verify-no-proof = Die Aufzeichnung sagt nichts über ihre Würfel: Sie lassen sich nicht nachprüfen.
fault-verify-not-revealed = Die Startzahl des Servers ist noch nicht aufgedeckt. Das geschieht, wenn das Spiel zu Ende ist; dann lassen sich die Würfel nachprüfen.
fault-verify-seed = Die Startzahl ist nicht die versprochene: Versprochen war { $promised }, ihre eigene Prüfsumme ist { $revealed }.
fault-verify-first = Platz { $written } hat angefangen, aber das Los fiel auf Platz { $drawn }.
fault-verify-order = Die Nummer { $number } kommt nach { $before }: Nummern von Würfen zählen von 1 an aufwärts, und keine kommt zweimal vor.
fault-verify-no-number = In Zug { $turn } steht ein Wurf, der keine Nummer hat.
fault-verify-no-roll = Wurf Nummer { $number } steht nicht unter den Aktionen.
fault-verify-roll = Zug { $turn }, Wurf Nummer { $number }: Die Aufzeichnung sagt { $written }, gefallen ist aber { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } gibt es schon. Gib einen anderen Namen an.
fault-depth = „{ $text }“ ist keine Tiefe; schreiben Sie eine Zahl von 0 bis 99.
fault-number = „{ $text }“ ist keine Zahl, die hierher passt.
fault-player = Einen Spieler namens „{ $name }“ gibt es nicht. Es gibt: random, baseline, level1 bis level6, nodes:50000, time:1000 (Tausendstelsekunden) und exec:BEFEHL.
fault-seat-count = Sie haben { $named } Spieler genannt, das Spiel hat aber { $seats } Plätze.
fault-language = Die Sprache „{ $language }“ gibt es hier nicht. Es gibt: { $known }.
fault-usage = { $text } „spielhof --help“ erklärt mehr.
fault-usage-missing = Es fehlt etwas: { $what }.
fault-usage-unknown = „{ $what }“ ist hier nicht bekannt.
fault-usage-value = „{ $value }“ ist für { $what } nicht möglich.
fault-usage-other = Der Befehl ist nicht zu verstehen.
fault-engine-command = „{ $command }“ ist kein Befehl. Es gibt: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Das sollte so aussehen: { $example }
fault-engine-over = Das Spiel ist zu Ende: Es gibt nichts zu überlegen.
fault-engine-chance = Als Nächstes fallen die Würfel: Hängen Sie den Wurf an die Aktionen der Stellung an.
fault-engine-start = „{ $command }“ lässt sich nicht starten: { $problem }
fault-engine-ended = „{ $command }“ hat sich vor dem Ende des Wettkampfs beendet.
fault-engine-answer = „{ $command }“ hat etwas geantwortet, was hier keine Aktion ist: { $answer }
fault-sprt = Auf „{ $text }“ lässt sich nicht testen: Der Wert muss über den { $even } Prozent liegen, auf die gleich Starke kommen, und unter 100.
fault-other = { $text }
