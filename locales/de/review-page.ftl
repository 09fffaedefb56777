# The page of a review: where a game was decided, what would have been better, and who had luck.

mistake-inaccuracy = Ungenauigkeit
mistake-mistake = Fehler
mistake-blunder = Grober Fehler

review-page-title = Analyse
review-page-of = Analyse: { $game }
review-page-about = Öffne eine Aufzeichnung und sieh, wo sich das Spiel entschieden hat.
review-page-running = Dieses Spiel läuft noch. Wenn es zu Ende ist, kannst du es analysieren.
review-page-progress = Zug { $turn } von { $turns }
review-page-thorough = gründlicher
review-page-stopped = Die Analyse wurde angehalten.
review-page-ready = Die Analyse ist fertig.
review-page-go = Spiel analysieren
review-page-quick = Das war ein schneller Blick auf jeden Zug. Ein gründlicher dauert länger und hat öfter recht.
review-page-deeper = Gründlicher analysieren
review-page-deep = Jeder Zug wurde gründlich untersucht.

## The curve

review-page-curve = Gewinnchancen
review-page-curve-alone = Bisher verlorene Züge
review-page-start = Anfang
review-page-turn = Zug { $turn }
review-page-lost-so-far = { $turns ->
    [one] bisher { $turns } Zug verloren
   *[other] bisher { $turns } Züge verloren
}

## A turn

review-page-steps = Zu einem anderen Zug
review-page-mistake-before = Voriger Fehler
review-page-mistake-after = Nächster Fehler
review-page-turn-before = Voriger Zug
review-page-turn-after = Nächster Zug
review-page-played = Gespielt
review-page-better = Besser
review-page-chances = Gewinnchancen nach diesem Zug
review-page-cost = { $turns ->
    [one] Kosten: { $turns } Zug, { $loss } der Gewinnchance.
   *[other] Kosten: { $turns } Züge, { $loss } der Gewinnchance.
}
review-page-cost-alone = { $turns ->
    [one] Kosten: { $turns } Zug.
   *[other] Kosten: { $turns } Züge.
}
review-page-luck = Würfelglück: { $luck }

## Sections

review-page-sections = Abschnitte der Analyse
review-page-overview = Überblick
review-page-turns = Züge
review-page-jumps = Sprünge
review-page-column-turns = Züge verloren
review-page-column-lost = % verloren
review-page-column-chance = Chance
review-page-points = Wendepunkte
review-page-decisive = Entscheidend
review-page-instead = { $better } statt { $played }
review-page-no-points = Kein Fehler war groß genug, um das Spiel zu wenden.

## Luck and skill

review-page-skill = Können
review-page-luck-skill = Glück und Können
review-page-errors = Fehler
review-page-luck-title = Glück
review-page-in-turns = { $turns ->
    [one] { $turns } Zug
   *[other] { $turns } Züge
}
review-page-verdict-both = { $who } hatte am meisten Glück und spielte am besten.
review-page-verdict-apart = { $lucky } hatte am meisten Glück, aber { $better } spielte am besten.
review-page-verdict-luck = { $who } hatte am meisten Glück; niemand spielte klar am besten.
review-page-verdict-skill = { $who } spielte am besten.
review-page-verdict-even = Glück und Können waren etwa ausgeglichen.
review-page-verdict-equal = Alle spielten etwa gleich gut.
review-page-about-errors = Fehler: was alle Züge einer Seite zusammen von ihrer Gewinnchance gekostet haben. Je weniger, desto besser hat sie gespielt.
review-page-about-luck = Fehler: was alle Züge einer Seite zusammen von ihrer Gewinnchance gekostet haben. Glück: um wie viel ihre Würfe besser waren als der Durchschnitt aller Würfe.
review-page-dice = Würfel
review-page-dice-side = Seite
review-page-dice-mean = erwartet

## Alone

review-page-solutions = Vergleich mit anderen Lösungen
review-page-unsolved = Das Spiel wurde nicht gelöst.
review-page-solution-this = Dieses Spiel
review-page-solution-device = Deine beste auf diesem Gerät
review-page-solution-known = Beste bekannte
review-page-solution-review = Von der Analyse gefunden
review-page-fewest = { $turns ->
    [one] Die kürzeste Lösung, die die Analyse kennt, hat { $turns } Zug.
   *[other] Die kürzeste Lösung, die die Analyse kennt, hat { $turns } Züge.
}

## Trying again

review-again = Von hier aus noch einmal versuchen
review-again-absent = Nicht da: { $who }. An ihrer Stelle spielen Computer.
review-again-who = Wer soll spielen?
review-again-go = Spielen
review-again-not = Abbrechen

## Learning from mistakes

review-learn-title = Aus Fehlern lernen
review-learn-back = Zurück zur Analyse
review-learn-whose = Fehler von
review-learn-tasks = Aufgaben
review-learn-progress = Aufgabe { $task } von { $tasks }
review-learn-find = { $played } war ein Fehler. Finde einen besseren Zug.
review-learn-judging = Dein Zug wird geprüft …
review-learn-right = Gut gefunden: { $action } ist der beste Zug.
review-learn-good = { $action } ist auch gut.
review-learn-wrong = { $action } ist nicht gut genug.
review-learn-show = Lösung zeigen
review-learn-solution = Der beste Zug ist { $action }.
review-learn-end = Abschließen
review-learn-finished = Alle Aufgaben erledigt
review-learn-none = Hier gibt es keine Fehler, aus denen man lernen kann.
review-learn-once-more = Aufgaben noch einmal lösen
review-learn-first = Sofort gefunden
review-learn-later = Später gefunden
review-learn-shown = Lösung angesehen
review-learn-skipped = Übersprungen
review-learn-of = { $count } von { $tasks }
