# Aufgaben im Terminal.

cli-puzzle = Eine Aufgabe lösen: in einer bewiesenen Zahl von Zügen gewinnen oder ein Spiel für eine Person lösen
cli-arg-puzzle = Die ID einer Aufgabe oder ein Spiel (sonst die Aufgabe des Tages)
cli-arg-difficulty = Nur Aufgaben dieser Schwierigkeit, 1 bis 5
cli-arg-puzzle-list = Die Aufgaben aufzählen: ID, Züge, Schwierigkeit
cli-arg-puzzle-record = Sagen, ob die Stellung am Ende dieser Aufzeichnung eine Aufgabe ergibt
cli-arg-puzzle-turn = Die Stellung nach diesem Zug der Aufzeichnung nehmen
cli-arg-puzzle-seed = Aus dieser Zahl folgt, welche der Aufgaben eines Spiels genommen wird

puzzle-heading = { $game }: Aufgabe { $id }, Schwierigkeit { $difficulty } von 5
puzzle-win = { $turns ->
    [one] Gewinne in einem Zug, was auch immer die anderen tun.
   *[other] Gewinne in { $turns } Zügen, was auch immer die anderen tun.
  }
puzzle-solve = { $turns ->
    [one] Löse das Spiel in einem Zug.
   *[other] Löse das Spiel in { $turns } Zügen.
  }
puzzle-left = { $turns ->
    [one] Noch ein Zug.
   *[other] Noch { $turns } Züge.
  }
puzzle-answer = Die Antwort: { $actions }
puzzle-solved = Gelöst!
puzzle-missed = In den Zügen, die übrig sind, geht es nicht mehr.
puzzle-no-turn = Es ist kein Zug mehr übrig.
puzzle-hint-from = Zieh von { $cell } aus.
puzzle-hint = { $action } ist richtig.
puzzle-hint-none = Von hier aus geht es nicht. Tippe „zurück“.
puzzle-no-terminal = Eine Aufgabe braucht ein Terminal. Starte „spielhof puzzle“ in einem, oder schick deine Züge mit --piped durch eine Pipe.
puzzle-help =
    Tippe einen Zug wie { $example } oder eines dieser Wörter:
      tipp       erst von wo aus du ziehst, dann der Zug
      zurück     alles zurück an den Anfang
      züge       alle möglichen Züge
      brett      das Brett noch einmal zeigen
      verlassen  aufhören
fault-puzzle-unknown = Eine Aufgabe „{ $id }“ gibt es nicht. „spielhof puzzle --list“ zählt alle auf.

puzzle-verdict = { $turns ->
    [one] Sicherer Sieg in einem Zug.
   *[other] Sicherer Sieg in { $turns } Zügen.
  } Erste Züge, die dahin führen: { $solutions }. Schwierigkeit: { $difficulty } von 5.
puzzle-verdict-none = { $turns ->
    [one] In einem Zug lässt sich kein Sieg erzwingen.
   *[other] In { $turns } Zügen lässt sich kein Sieg erzwingen.
  }
puzzle-verdict-unknown = Die Suche nach einem Sieg wurde zu groß.
