# Puzzles: all of them, one of them, and making one.

puzzle-page-title = Aufgaben
puzzle-page-lead = Finde den Weg zum Sieg. Alles ist bewiesen: Es geht in so vielen Zügen, wie dasteht, was auch immer die anderen tun.
puzzle-page-today = Aufgabe des Tages
puzzle-page-of = { $game }: Aufgabe { $number }
puzzle-page-own = Selbst gemachte Aufgabe
puzzle-page-none = Diese Aufgabe gibt es hier nicht. Vielleicht ist die Adresse unvollständig.
puzzle-page-loading = Die Aufgabe wird aufgebaut …

## The page of all puzzles

puzzle-page-count = { $count ->
    [one] { $count } Aufgabe
   *[other] { $count } Aufgaben
}
puzzle-page-solved-count = gelöst: { $count }
puzzle-page-solve = Lösen
puzzle-page-solve-again = Noch einmal lösen
puzzle-page-solved-today = Gelöst. Die nächste kommt morgen.
puzzle-page-endless = Eine nach der anderen
puzzle-page-endless-about = Wähle ein Spiel. Zuerst kommt, was du noch nicht gelöst hast.
puzzle-page-all = Alle Spiele
puzzle-page-difficulty = Schwierigkeit
puzzle-page-difficulty-0 = beliebig
puzzle-page-difficulty-1 = sehr leicht
puzzle-page-difficulty-2 = leicht
puzzle-page-difficulty-3 = mittel
puzzle-page-difficulty-4 = schwer
puzzle-page-difficulty-5 = sehr schwer
puzzle-page-make-about = Du kannst auch selbst Aufgaben machen: Bau eine Stellung auf oder sieh dir ein Spiel noch einmal an, und wähle „{ $make }“.

## One's results

puzzle-page-yours = Deine Ergebnisse
puzzle-page-yours-solved = Gelöst
puzzle-page-yours-days = Tage in Folge
puzzle-page-yours-run = Beim ersten Versuch, in Folge
puzzle-page-yours-rating = Deine Wertung
puzzle-page-yours-most = meiste: { $count }
puzzle-page-curve = { $count ->
    [one] Deine Wertung nach der letzten Aufgabe ({ $count }): { $last }
   *[other] Deine Wertung über die letzten { $count } Aufgaben: von { $first } auf { $last }, höchstens { $best }
}

## Solving

puzzle-page-task-win = { $turns ->
    [one] Gewinne in { $turns } Zug, was auch immer die anderen tun.
   *[other] Gewinne in { $turns } Zügen, was auch immer die anderen tun.
}
puzzle-page-task-dice = { $turns ->
    [one] Gewinne in { $turns } Zug, was auch immer fällt und die anderen tun.
   *[other] Gewinne in { $turns } Zügen, was auch immer fällt und die anderen tun.
}
puzzle-page-task-alone = { $turns ->
    [one] Löse das Spiel in { $turns } Zug.
   *[other] Löse das Spiel in { $turns } Zügen.
}
puzzle-page-left = { $turns ->
    [one] noch { $turns } Zug
   *[other] noch { $turns } Züge
}
puzzle-page-restart = Von vorn
puzzle-page-hint-move = Ein richtiger Zug ist { $action }.
puzzle-page-hint-play = Für mich spielen
puzzle-page-no-hint = Für diese Stellung gibt es keinen Tipp.
puzzle-page-solved-first = Sehr gut: beim ersten Versuch gelöst!
puzzle-page-solved = Gelöst!
puzzle-page-solved-hints = Mit Tipp gelöst.
puzzle-page-answer = Die Antwort: { $moves }
puzzle-page-missed = { $turns ->
    [one] Jetzt geht es nicht mehr in { $turns } Zug.
   *[other] Jetzt geht es nicht mehr in { $turns } Zügen.
}
puzzle-page-no-turn = Es ist kein Zug mehr übrig.
puzzle-page-next = Nächste Aufgabe
puzzle-page-more = Mehr Aufgaben
puzzle-page-skip = Eine andere

## Sharing: parts of one line

puzzle-page-share-tries = { $tries ->
    [one] { $tries } Versuch
   *[other] { $tries } Versuche
}
puzzle-page-share-hints = { $hints ->
    [0] kein Tipp
    [one] { $hints } Tipp
   *[other] { $hints } Tipps
}
puzzle-page-share-days = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}

## Making one

puzzle-page-make = Eine Aufgabe aus dieser Stellung
puzzle-page-make-ask = Diese Stellung prüfen
puzzle-page-making = Sucht einen Weg zum Sieg …
puzzle-page-found = { $turns ->
    [one] Sieg in { $turns } Zug.
   *[other] Sieg in { $turns } Zügen.
}
puzzle-page-found-alone = { $turns ->
    [one] Lösbar in { $turns } Zug.
   *[other] Lösbar in { $turns } Zügen.
}
puzzle-page-solutions = { $count ->
    [one] { $count } erster Zug führt dahin.
   *[other] { $count } erste Züge führen dahin.
}
puzzle-page-excluded = { $turns ->
    [one] Kein Sieg in { $turns } Zug.
   *[other] Kein Sieg in { $turns } oder weniger Zügen.
}
puzzle-page-excluded-alone = { $turns ->
    [one] Nicht lösbar in { $turns } Zug.
   *[other] Nicht lösbar in { $turns } oder weniger Zügen.
}
puzzle-page-unknown = Das ließ sich nicht herausfinden.
puzzle-page-open = Diese Aufgabe lösen
puzzle-page-link = Link kopieren
puzzle-page-text = Text kopieren
