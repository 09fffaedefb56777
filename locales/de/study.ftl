# Wertungen von Personen und Stufen.

cli-ratings = Untersuchen, wie gut Wertungen sind, und die Computerstufen einordnen
cli-ratings-simulate = Eine Spielerschaft von bekannter Stärke nachbilden und messen, wie gut Wertungen die Stärke finden
cli-ratings-levels = Aus Ergebnissen von Wettkämpfen die Wertungen der Computerstufen schätzen
cli-arg-population = So viele Personen spielen insgesamt (sonst 2000)
cli-arg-per-game = So viele spielen in einem Spiel, 2 bis 6 (sonst 2)
cli-arg-simulated-games = So viele Spiele (sonst 30 für jede Person)
cli-arg-pairing = Wer gegen wen spielt: similar (ähnliche Wertung, wie in einer Lobby), similar-elo (dasselbe nach Elo-Zahlen), random (zufällig) oder circles (nur wirklich gleich Starke)
cli-arg-noise = Wie das Glück verteilt ist: gumbel (wie das Modell es annimmt) oder normal (anders)
cli-arg-shuffled = Die Ergebnisse durcheinanderwürfeln, als Gegenprobe: Daraus darf nichts zu lernen sein
cli-arg-repeats = So oft wiederholen, jedes Mal mit der nächsten Startzahl (sonst 5)
cli-arg-results = Eine Datei mit einem Wettkampf je Zeile: Spiel, Spieler, Spieler, Siege, Unentschieden, Niederlagen („-“ für die Standardeingabe)

ratings-setup = { $players } Personen, { $per-game } in einem Spiel, { $games } Spiele; Paarung { $pairing }, Glück { $noise }, Startzahlen { $first } bis { $last }
ratings-shuffled = Die Ergebnisse sind durcheinandergewürfelt: Das ist die Gegenprobe.
ratings-runs = Jede Zahl ist der Mittelwert aller Durchläufe, in Klammern der niedrigste und der höchste Wert.
ratings-model = Modell
ratings-correlation = Rangkorrelation
ratings-log-loss = Log-Verlust
ratings-brier = Brier-Wert
ratings-coverage = im 95-%-Bereich
ratings-truth = wahre Stärken
ratings-difference = Log-Verlust von spielhof minus Log-Verlust von Elo: { $difference }
ratings-first = Log-Verlust von spielhof für den ersten Platz: { $loss } (bei gleichen Chancen: { $even })
ratings-calibration = Vorhersagen von { $model } für die stärkere Seite und wie oft sie eintrafen:
ratings-range = Bereich
ratings-predicted = vorhergesagt
ratings-observed = eingetroffen
ratings-count = Vorhersagen

ratings-group = Gruppe
ratings-player = Spieler
ratings-rating = Wertung
ratings-interval = 95-%-Bereich
ratings-games = Spiele

fault-results-line = { $path }, Zeile { $line }: { $problem }
fault-results-words = Hier stehen { $found } Wörter. Schreib sechs: Spiel, Spieler, Spieler, Siege, Unentschieden, Niederlagen.
fault-results-game = „{ $game }“ ist kein Spiel für zwei oder mehr. „spielhof games“ zeigt alle Spiele.
fault-results-itself = { $player } spielt gegen sich selbst. Nenne zwei verschiedene.
fault-results-number = „{ $text }“ ist keine Anzahl von Spielen.
fault-results-empty = In { $path } stehen keine Ergebnisse. Schreib in jede Zeile einen Wettkampf: Spiel, Spieler, Spieler, Siege, Unentschieden, Niederlagen.
fault-results-anchor = In der Gruppe { $group } spielt niemand gegen { $anchor }. Füge einen solchen Wettkampf hinzu, denn alle Wertungen werden auf { $anchor } bezogen.
fault-results-unlinked = In der Gruppe { $group } verbindet kein Wettkampf { $player } mit { $anchor }. Füge einen hinzu.
fault-simulate-per-game = { $given } können hier nicht in einem Spiel sein. Wähle 2 bis 6.
fault-simulate-players = { $given } Personen lassen sich nicht nachbilden. Wähle { $least } bis { $most }.
fault-simulate-games = { $given } Spiele lassen sich nicht nachbilden. Wähle 2 bis { $most }.
fault-simulate-repeats = { $given } Durchläufe sind nicht möglich. Wähle 1 bis { $most }.
