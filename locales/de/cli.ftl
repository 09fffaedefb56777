# Die Befehlszeile.

cli-about = Barricade, Halma mit seinen Varianten und Chinese Checkers spielen, lernen und erforschen.
cli-games = Die Spiele aufzählen oder von einem erzählen
cli-moves = Die erlaubten Aktionen nach einigen Aktionen aufzählen
cli-perft = Die Folgen von Aktionen zählen
cli-show = Die Stellung nach einigen Aktionen zeichnen
cli-playout = Ein Spiel von Computerspielern spielen lassen und die Aufzeichnung ausgeben
cli-replay = Eine Aufzeichnung nachspielen
cli-verify = Die Würfel einer Aufzeichnung nachprüfen
cli-play = Im Terminal spielen
cli-arg-game = Die Kennung eines Spiels; „spielhof games“ zählt sie auf
cli-arg-players = Wie viele spielen (sonst die kleinste Zahl des Spiels)
cli-arg-set = Eine Hausregel, name=wert; mehrfach möglich
cli-arg-first = Der Platz, der beginnt
cli-arg-rules = Die Nummer der Regeln, für ein Spiel nach älteren
cli-arg-position = Mit der Stellung in dieser Datei beginnen („-“ für die Standardeingabe)
cli-arg-figure = Zu der in dieser Datei gezeichneten Figur spielen, wo das Spiel eine hat („-“ für die Standardeingabe)
cli-arg-actions = Aktionen, die zuerst gespielt werden, etwa c3-e5
cli-arg-depth = Wie viele Aktionen tief
cli-arg-divide = Auch die Zahl hinter jeder ersten Aktion ausgeben
cli-arg-json = JSON ausgeben
cli-arg-seed = Wo die Zufallszahlen beginnen
cli-arg-by = Wer spielt: random, baseline oder level1 bis level6, einer für alle oder einer für jeden Platz, mit Kommas getrennt
cli-arg-file = Eine Aufzeichnung („-“ für die Standardeingabe)
cli-arg-turn = Nach so vielen Zügen anhalten
cli-arg-lang = Die Sprache: { $known }
cli-arg-seats = Wer wo sitzt: human, level1 bis level6, baseline oder random, mit Kommas getrennt
cli-arg-plain = Keine Farben, nur schlichte Zeichen
cli-arg-piped = Befehle aus einer Pipe statt aus einem Terminal nehmen
cli-arg-help = Hilfe zeigen
cli-arg-version = Die Version zeigen
cli-usage = Aufruf
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen

games-id = Kennung
games-players = Spieler
games-board = Brett
games-name = Name
games-source = Quelle: { $booklet }, „{ $section }“
games-option = { $name }: { $values } (bei { $players } Spielern)
games-option-always = { $name }: { $values }
games-one-hint = „spielhof games SPIEL“ erzählt mehr über eines, „spielhof play SPIEL“ spielt es.

replay-done = { $turns ->
    [one] Einen Zug
   *[other] { $turns } Züge
  } fehlerfrei nachgespielt.

verify-done = { $rolls ->
    [0] Die Startzahl ist die versprochene. Die Aufzeichnung hat keine Würfe zu prüfen.
    [one] Die Startzahl ist die versprochene, und der einzige Wurf stimmt.
   *[other] Die Startzahl ist die versprochene, und alle { $rolls } Würfe stimmen.
  }
verify-first = Platz { $seat } hat angefangen, und auf diesen Platz fiel das Los.
verify-skipped = Nummern, die nicht in der Aufzeichnung stehen: { $numbers }. Fehlen dürfen nur Würfe, die zurückgenommen wurden.

cli-match = Zwei Computerspieler viele Spiele spielen lassen und den Stand ausgeben
cli-engine = Anderen Programmen Zeile für Zeile antworten
cli-arg-first-player = Der Spieler, dessen Punkte zählen: random, baseline, level1 bis level6, nodes:N, time:MILLISEKUNDEN, exec:BEFEHL
cli-arg-second-player = Sein Gegner, auf allen anderen Plätzen
cli-arg-games = Höchstens so viele Spiele (100, wenn nichts angegeben ist)
cli-arg-opening = Zuerst so viele zufällige Züge jedes Platzes (2, wenn nichts angegeben ist)
cli-arg-sprt = Aufhören, sobald feststeht, ob der erste Spieler so viele Prozent erreicht oder nicht mehr als seinen Anteil
cli-arg-threads = So viele Spiele gleichzeitig (eines je Kern, wenn nichts angegeben ist)
cli-arg-engine-threads = Auf so vielen Kernen wird bei go time gedacht (auf allen, wenn nichts angegeben ist)
cli-arg-save = Jedes Spiel als Aufzeichnung in diesen Ordner schreiben

match-progress = { $games } von { $of } Spielen, { $score } %
match-result = { $first } gegen { $second }: { $games } Spiele, { $won } gewonnen, { $shared } geteilt, { $lost } verloren (Startzahl { $seed })
match-score = Punkte { $score } %, 95-%-Bereich { $low } bis { $high }
match-elo = Elo { $elo }, 95-%-Bereich { $low } bis { $high }
match-even = Gleich Starke kämen auf { $even } %
match-endings = durch die Zuggrenze beendet und als geteilt gezählt: { $capped }; durch Wiederholung beendet: { $repeated }
match-verdict-open = Der Test auf { $better } % ist noch offen.
match-verdict-stronger = Der Test auf { $better } % sagt: stärker.
match-verdict-not-stronger = Der Test auf { $better } % sagt: nicht stärker.
decimal-mark = ,
