# Die Befehlszeile.

cli-about = Barricade, Halma mit seinen Varianten und Chinese Checkers spielen, lernen und erforschen.
cli-games = Die Spiele aufzählen oder von einem erzählen
cli-moves = Die erlaubten Aktionen nach einigen Aktionen aufzählen
cli-perft = Die Folgen von Aktionen zählen
cli-show = Die Stellung nach einigen Aktionen zeichnen
cli-playout = Ein Spiel von Computerspielern spielen lassen und die Aufzeichnung ausgeben
cli-replay = Eine Aufzeichnung nachspielen
cli-play = Im Terminal spielen
cli-arg-game = Die Kennung eines Spiels; „spielhof games“ zählt sie auf
cli-arg-players = Wie viele spielen (sonst die kleinste Zahl des Spiels)
cli-arg-set = Eine Hausregel, name=wert; mehrfach möglich
cli-arg-first = Der Platz, der beginnt
cli-arg-position = Mit der Stellung in dieser Datei beginnen („-“ für die Standardeingabe)
cli-arg-figure = Zu der in dieser Datei gezeichneten Figur spielen, wo das Spiel eine hat („-“ für die Standardeingabe)
cli-arg-actions = Aktionen, die zuerst gespielt werden, etwa c3-e5
cli-arg-depth = Wie viele Aktionen tief
cli-arg-divide = Auch die Zahl hinter jeder ersten Aktion ausgeben
cli-arg-json = JSON ausgeben
cli-arg-seed = Wo die Zufallszahlen beginnen
cli-arg-by = Wer spielt: random oder baseline, einer für alle oder je Platz einer, durch Kommas getrennt
cli-arg-file = Eine Aufzeichnung („-“ für die Standardeingabe)
cli-arg-turn = Nach so vielen Zügen anhalten
cli-arg-lang = Die Sprache: en oder de
cli-arg-seats = Wer wo sitzt: human, random oder baseline, durch Kommas getrennt
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
