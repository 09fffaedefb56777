# Die wenigsten Züge von Spielen für eine Person.

cli-solve = Die wenigsten Züge eines Spiels für eine Person finden und beweisen
cli-arg-prove = Nur zeigen, dass weniger als N Züge nicht reichen, oder eine Lösung mit weniger Zügen finden
cli-arg-find = Nur eine gute Lösung suchen, mit Strahlen von WIDTH Stellungen von beiden Enden (2000 geht schnell)
cli-arg-memory = Wie viele Gibibyte Speicher benutzt werden (sonst 2)
cli-arg-folder = Zwischenergebnisse in diesem Ordner behalten; derselbe Befehl macht dort weiter
cli-arg-solve-threads = Wie viele Kerne benutzt werden (sonst alle)
cli-arg-save-solution = Die Lösung mit ihrem Beweis als Aufzeichnung speichern
cli-arg-table = Steckspiele: alle lösbaren Stellungen finden (ein Gibibyte Speicher, etwa eine Minute)

solve-proved = { $turns ->
    [one] Bewiesen kürzeste Lösung: ein Zug.
   *[other] Bewiesen kürzeste Lösung: { $turns } Züge.
  }
solve-between = { $least ->
    [one] Mindestens ein Zug ist nötig
   *[other] Mindestens { $least } Züge sind nötig
  }; die beste bekannte Lösung hat { $found }.
solve-least = { $least ->
    [one] Mindestens ein Zug ist nötig
   *[other] Mindestens { $least } Züge sind nötig
  }; keine Lösung gefunden.
solve-found = Eine Lösung mit { $turns ->
    [one] einem Zug
   *[other] { $turns } Zügen
  } gefunden. Bewiesen ist nichts.
solve-not-found = Keine Lösung gefunden. Breitere Strahlen helfen vielleicht.
solve-none = Es gibt keine Lösung.
solve-can = Es gibt eine Lösung.
solve-memory = Die Suche hat angehalten: { $memory } GiB Speicher reichen nicht. Mit --memory bekommt sie mehr.
solve-layer = Züge
solve-start = vom Start
solve-goal = vom Ziel
solve-solution = Die Lösung:
solve-pieces = Figuren
solve-can-be-solved = lösbare Stellungen
solve-table-done = { $positions } Stellungen sind lösbar. Die Tabelle hat { $seconds } Sekunden gebraucht.
solve-progress = bis { $most } Züge; Schicht { $layer } { $end }; { $positions } Stellungen, { $megabytes } MB, noch { $seconds } s in dieser Schicht

fault-solve-alone = „{ $game }“ ist ein Spiel für mehrere. Lösen lassen sich nur Spiele für eine Person; „spielhof games“ zeigt sie.
fault-solve-rules = Dieses Spiel mit diesen Regeln kann nicht gelöst werden. Es gehen connection-solo, star-highscore, highscore, meeting-point, solo-halma und retour ohne Hausregeln.
fault-solve-over = In dieser Stellung ist das Spiel zu Ende. Gib eine Stellung an, in der es weitergeht.
fault-solve-turn = Die Stellung liegt mitten in einem Zug. Beende den Zug zuerst, oder lass die Zeile „landed“ weg.
fault-solve-table = „{ $game }“ ist kein Steckspiel. Tabellen gibt es nur von solo-halma und retour.
fault-solve-layer = { $path } gehört zu einer anderen Suche oder ist beschädigt. Entferne die Datei oder nimm einen anderen Ordner.
