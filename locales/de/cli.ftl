# Die Befehlszeile.

cli-about = Barricade, Halma mit seinen Varianten und Chinesische Dame spielen, lernen und untersuchen.
cli-games = Die Spiele aufzählen oder eines beschreiben
cli-moves = Die erlaubten Züge aufzählen, am Anfang oder nach einigen Zügen
cli-perft = Alle Zugfolgen zählen
cli-show = Die Stellung zeichnen, am Anfang oder nach einigen Zügen
cli-playout = Computer ein Spiel spielen lassen und die Aufzeichnung ausgeben
cli-replay = Eine Aufzeichnung nachspielen
cli-verify = Die Würfel einer Aufzeichnung prüfen
cli-play = Im Terminal spielen
cli-arg-game = Die Kennung eines Spiels; „spielhof games“ zählt sie auf
cli-arg-players = Wie viele spielen (sonst so wenige, wie das Spiel erlaubt)
cli-arg-set = Eine Hausregel, name=wert; mehrfach möglich
cli-arg-first = Der Platz, der beginnt
cli-arg-rules = Die Version der Regeln, um nach älteren zu spielen
cli-arg-position = Mit der Stellung in dieser Datei beginnen („-“ für die Standardeingabe)
cli-arg-figure = Auf das in dieser Datei gezeichnete Zielbild spielen, falls das Spiel eines hat („-“ für die Standardeingabe)
cli-arg-actions = Züge, die zuerst gespielt werden, etwa c3-e5
cli-arg-depth = Wie viele Züge tief
cli-arg-divide = Auch die Anzahl hinter jedem ersten Zug ausgeben
cli-arg-json = JSON ausgeben
cli-arg-seed = Die Startzahl für den Zufall
cli-arg-by = Wer spielt: random, baseline oder level1 bis level6; einmal für alle Plätze oder einmal für jeden, mit Kommas getrennt
cli-arg-file = Eine Aufzeichnung („-“ für die Standardeingabe)
cli-arg-turn = Nach so vielen Zügen anhalten
cli-arg-lang = Die Sprache: { $known }
cli-arg-seats = Wer wo sitzt: human, level1 bis level6, baseline oder random, mit Kommas getrennt
cli-arg-plain = Keine Farben, nur einfache Zeichen
cli-arg-piped = Befehle aus einer Pipe statt aus einem Terminal lesen
cli-arg-help = Hilfe zeigen
cli-arg-version = Die Version zeigen
cli-usage = Aufruf
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen

games-id = Kennung
games-players = Personen
games-board = Brett
games-name = Name
games-source = Quelle: { $booklet }, „{ $section }“
games-option = { $name }: { $values } (bei { $players } Personen)
games-option-always = { $name }: { $values }
games-one-hint = „spielhof games SPIEL“ sagt dir mehr über eines davon, mit „spielhof play SPIEL“ spielst du es.

replay-done = { $turns ->
    [one] Einen Zug
   *[other] { $turns } Züge
  } fehlerfrei nachgespielt.

verify-done = { $rolls ->
    [0] Die Startzahl ist die versprochene. In der Aufzeichnung gibt es keine Würfe zu prüfen.
    [one] Die Startzahl ist die versprochene, und der einzige Wurf stimmt.
   *[other] Die Startzahl ist die versprochene, und alle { $rolls } Würfe stimmen.
  }
verify-first = Platz { $seat } hat begonnen, und dieser Platz wurde auch ausgelost.
verify-earlier = { $rolls ->
    [one] Der erste Wurf fiel, bevor der Tisch geöffnet wurde, und lässt sich nicht prüfen.
   *[other] Die ersten { $rolls } Würfe fielen, bevor der Tisch geöffnet wurde, und lassen sich nicht prüfen.
  }
verify-skipped = Wurfnummern, die in der Aufzeichnung fehlen: { $numbers }. Fehlen dürfen nur Würfe, die zurückgenommen wurden.

cli-match = Zwei Computer viele Spiele gegeneinander spielen lassen und den Stand ausgeben
cli-engine = Anderen Programmen Zeile für Zeile antworten
cli-arg-first-player = Die Seite, deren Ergebnis zählt: random, baseline, level1 bis level6, nodes:N, time:MILLISEKUNDEN, exec:BEFEHL
cli-arg-second-player = Die Gegenseite, auf allen anderen Plätzen
cli-arg-games = Höchstens so viele Spiele (sonst 100)
cli-arg-opening = So viele zufällige Züge macht jeder Platz am Anfang (sonst 2)
cli-arg-sprt = Aufhören, sobald klar ist, ob die erste Seite so viele Prozent erreicht oder nicht mehr als einen gleichen Anteil
cli-arg-threads = So viele Spiele gleichzeitig (sonst eines je Kern)
cli-arg-engine-threads = Auf so vielen Kernen bei go time nachdenken (sonst auf allen)
cli-arg-save = Eine Aufzeichnung jedes Spiels in diesem Ordner speichern

match-progress = { $games } von { $of } Spielen, { $score } %
match-result = { $first } gegen { $second }: { $games } Spiele, { $won } gewonnen, { $shared } geteilt, { $lost } verloren (Startzahl { $seed })
match-score = Ergebnis { $score } %, 95-%-Bereich { $low } bis { $high }
match-elo = Elo { $elo }, 95-%-Bereich { $low } bis { $high }
match-even = gleich starke kämen auf { $even } %
match-endings = durch die Zuggrenze beendet und als geteilt gezählt: { $capped }; durch Wiederholung beendet: { $repeated }
match-verdict-open = Der Test auf { $better } % ist noch offen.
match-verdict-stronger = Der Test auf { $better } % sagt: stärker.
match-verdict-not-stronger = Der Test auf { $better } % sagt: nicht stärker.
decimal-mark = ,
