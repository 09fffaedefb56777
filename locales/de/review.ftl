# Analysen von Spielen, und Untersuchungen dazu.

cli-analyse = Zeigen, was die Züge einer Aufzeichnung gekostet haben, wer Glück hatte und wo sich das Spiel entschieden hat
cli-arg-effort = So gründlich suchen: quick (schnell), thorough (gründlich) oder eine Zahl von Knoten (sonst quick)
cli-arg-annotate = Die Aufzeichnung mit den Fehlern als Kommentaren ausgeben
cli-study = Untersuchen, wie gut Analysen sind, in Spielen von Computern
cli-study-calibrate = Gewinnchancen an Spiele anpassen und messen, wie gut sie andere vorhersagen
cli-study-errors = Messen, was ein Zug jeder Stufe kostet
cli-study-luck = Prüfen, dass Glück im Mittel null ist, und wie Glück und Können Spiele entscheiden
cli-arg-study-games = So viele Spiele, für jede Stufe (sonst 100)
cli-arg-study-seed = Aus dieser Zahl folgen Spiele und Würfe (sonst 1)
cli-arg-study-effort = So gründlich bei jeder Aktion suchen: quick (schnell), thorough (gründlich) oder eine Zahl von Knoten
cli-arg-study-level = Die Stufe aller Spieler (sonst 3)
cli-arg-study-levels = Die Stufen, durch Kommas getrennt (sonst 2,4,6)
cli-arg-positions = Etwa so viele Stellungen aus jedem Spiel nehmen (sonst 8)
cli-arg-every = Nur jede N-te Aktion analysieren (sonst 5)
cli-arg-keep = Fertige Spiele in dieser Datei behalten und die nicht noch einmal spielen, die sie schon hat

review-turn = Zug
review-seat = Platz
review-side = Seite
review-played = gespielt
review-better = besser
review-cost = Züge verloren
review-lost = % verloren
review-luck = % Glück
review-chances = % Chancen
review-turns = Züge
review-inaccuracy = Ungenauigkeiten
review-mistake = Fehler
review-blunder = grobe Fehler
review-no-turning-points = Kein Fehler war groß genug, um das Spiel zu wenden.
review-turning-points = Wendepunkte: Züge { $turns }
review-decisive = Entscheidend war Zug { $turn } von { $who }.
review-fewest = Kürzeste bekannte Lösung vom Anfang aus: { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
review-progress = { $done } von { $of } Schritten

study-setup = { $game }, Spieler: { $players }, Spiele: { $games } von { $by }; Startzahl { $seed }, Aufwand { $effort }
study-progress = { $done } von { $of } Spielen
study-curve = Kurve (Spiel, Spieler, Steigung, Tempo, Seiten): { $line }. Angepasst an { $fitted } Spiele; die Zahlen stammen aus { $positions } Stellungen von { $others } anderen Spielen.
study-prediction = Vorhersage
study-fitted = diese Kurve
study-shown = wie jetzt angezeigt
study-without-search = ohne Suche
study-constant = immer dieselbe
study-reliability = Vorhersagen dieser Kurve, und wie oft sie eintrafen:
study-cost = verlorene Züge je Zug
study-chance = verlorene Chance je Zug
study-luck = mittleres Glück
study-roll-luck = mittleres Glück eines Wurfs
study-interval = 99,9-%-Bereich
study-errors = mittlerer Verlust durch Fehler
study-zero = Jeder Bereich enthält die Null: Die Würfel sehen fair aus.
study-not-zero = Ein Bereich enthält die Null nicht: Die Würfel sehen nicht fair aus.
study-loaded = Der Würfel des ersten Platzes ist gezinkt: Das ist die Gegenprobe, und es muss auffallen.
study-correlations = Korrelation mit dem Ergebnis: Glück { $luck }, Können { $skill }

fault-effort = „{ $text }“ ist kein Aufwand. Nimm quick, thorough oder eine Zahl von Knoten.
fault-study-alone = { $game } spielt man allein, da gibt es keine Gewinnchancen. Wähle ein Spiel für zwei oder mehr.
fault-study-dice = { $game } hat keine Würfel. Wähle ein Spiel mit Würfeln.
fault-study-keep = { $path } gehört zu einer anderen Untersuchung. Nenne eine neue Datei oder wiederhole die Angaben jener Untersuchung.
