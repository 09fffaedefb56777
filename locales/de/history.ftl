# Finished games and what can be counted about them.

history-title = Meine Spiele
history-of = Spiele von { $who }
history-filter = Welche Spiele
history-who = Wer
history-everybody = Alle an diesem Gerät
history-game = Spiel
history-all-games = Alle Spiele
history-result = Ergebnis
history-all-results = Alle Ergebnisse
history-won = Gewonnen
history-shared = Unentschieden
history-lost = Verloren
history-both = Beide Seiten gespielt
history-broken = Abgebrochen
history-solved = Gelöst
history-unsolved = Nicht gelöst
history-games = { $count ->
    [one] Ein beendetes Spiel
   *[other] { $count } beendete Spiele
}
history-turns = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}
history-with-hints = Mit Tipps
history-deleted = Gelöschter Spieler
history-more = Mehr zeigen
history-counts = So oft hast du gewonnen
history-counts-about = Nur ganze Spiele von der üblichen Aufstellung zählen. „Mit Tipps“ sagt, bei wie vielen davon der Computer geholfen hat.
history-players = Spieler
history-against = Gegen
history-people = Menschen
history-played = Gespielt
history-rate = Siegquote
history-bests = Beste Lösungen
history-best = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, { $jumps ->
    [one] 1 Sprung
   *[other] { $jumps } Sprünge
}
history-solved-times = { $count ->
    [one] einmal gelöst
   *[other] { $count }-mal gelöst
}
history-none = Noch kein beendetes Spiel. Sobald eines vorbei ist, findest du es hier.
history-none-public = Hier gibt es noch keine beendeten Spiele.
history-loading = Beendete Spiele werden gesucht …
history-data = Deine Daten
history-public = Meine Spiele allen zeigen
history-public-about = Wer den Link hat, sieht deinen Namen, deine beendeten Spiele und diese Zahlen. Auch die Namen der anderen darin sind zu sehen.
history-public-link = Deine öffentliche Seite
history-export = Meine Daten herunterladen
history-data-about = Löschen kannst du alles in den Einstellungen.
