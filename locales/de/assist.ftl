# Hilfe des Computers während des Spiels, und was es entschied.

assist-title = Hilfe während des Spiels
switch-lead = Zeigen, wer vorn liegt
switch-warn = Vor groben Fehlern warnen
assist-about = Das Ergebnis zählt dann als eines mit Tipps.

lead-label = Wer vorn liegt
lead-part = { $who } { $percent }
lead-waits = Die Stellung wird bewertet …
lead-failed = Die Stellung kann gerade nicht bewertet werden.
lead-alone = Noch etwa { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
  }, insgesamt { $all }.
lead-alone-best = Beste bekannte Lösung: { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }.
lead-alone-unknown = Es ist nicht bekannt, wie viele Züge noch fehlen.

warn-title = { $action } wäre ein grober Fehler.
warn-chance = Das kostet etwa { $lost }: Deine Gewinnchance sinkt von { $from } auf { $to }.
warn-turns = Das kostet etwa { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
  }.
warn-another = Anders ziehen
warn-anyway = Trotzdem so ziehen
warn-again = Wiederhole den Zug, um ihn trotzdem zu spielen.

hint-piece = Sieh dir die Figur auf { $cell } an.
hint-yard = Sieh dir die Figuren in deinem Hof an.
hint-show-move = Zug zeigen
hint-why = Warum?
hint-best = Das ist der beste gefundene Zug.
hint-best-chance = Das ist der beste gefundene Zug: Deine Gewinnchance ist etwa { $chance }.
hint-best-alone = Das ist der beste gefundene Zug: noch etwa { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
  }.
hint-among-best = Das ist einer der besten gefundenen Züge.
hint-second-look = Bei längerem Nachdenken ist { $action } besser.
hint-no-reason = Der Grund lässt sich gerade nicht ermitteln.

result-review = Analyse
result-decided = Entschieden in Zug { $turn }: { $who } hätte { $action } spielen können ({ $lost } verloren).
