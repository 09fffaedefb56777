# Ratings, and solutions of games alone.
rated = Gewertetes Spiel
rated-about = Das Ergebnis ändert die Wertungen. Keine Tipps, nichts wird zurückgenommen, und es läuft eine Uhr.
rating-page-title = Wertungen
rating-page-lead = Eine Wertung sagt, wie stark jemand spielt, soweit es die Ergebnisse zeigen. Sie gilt für Gruppen ähnlicher Spiele.
rating-page-mine = Deine Wertungen
rating-page-none = Noch keine Wertung. Mit einem Konto kannst du gewertete Spiele spielen.
rating-value = { $value } ± { $plusMinus }
rating-uncertain = noch unsicher
rating-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
rating-group-barricade = { game-barricade }
rating-group-square = Quadratische Bretter
rating-group-star = Sternbretter
rating-group-dice = { game-dice-halma }
rating-group-capture = Spiele mit Schlagen
rating-group-line = { game-gobang }
rating-page-levels = Die Stufen des Computers
rating-page-level = Stufe { $level }
rating-page-best = Die Besten
rating-page-nobody = Noch niemand. Hier steht, wer die eigene Seite zeigt und genug gespielt hat.
rating-page-player = Name
rating-page-rating = Wertung
rating-changed = Wertung: { $before } → { $after }
solutions-title = Lösungen
solutions-lead = Jede Lösung steht hier einmal, mit der Person, die sie zuerst fand. Veröffentlichte und solche mit Tipps zählen nicht.
solutions-none = Noch hat niemand eine neue Lösung gefunden.
solutions-turns = Züge
solutions-jumps = Sprünge
solutions-found = Gefunden von
solutions-link = Wer welche Lösung fand
quick-rated = Nur gewertete Spiele
solutions-watch = Diese Lösung ansehen
