# Wie Spiele sind: wer nach der Zugfolge gewinnt, wie lange Spiele dauern, wie viel das Glück entscheidet.

cli-study-statistics = Messen, wer nach der Zugfolge gewinnt, wie lange Spiele dauern und wie viel das Glück entscheidet

figures-title = Zahlen
figures-players = { $count ->
    [one] Eine Person
   *[other] { $count } Personen
}
figures-self-play = { $games ->
    [one] Ein Spiel von Computern der Stufe { $level }
   *[other] { $games } Spiele von Computern der Stufe { $level }
}
figures-server = { $games ->
    [one] Ein Spiel von Menschen auf diesem Server
   *[other] { $games } Spiele von Menschen auf diesem Server
}
figures-none = Zu diesem Spiel gibt es noch keine Zahlen.
figures-few = Zu wenige Spiele für eine Aussage: Zahlen gibt es ab { $least } Spielen.

figures-order = Zugfolge
figures-place-1 = Zieht zuerst
figures-place-2 = Zieht an zweiter Stelle
figures-place-3 = Zieht an dritter Stelle
figures-place-4 = Zieht an vierter Stelle
figures-place-5 = Zieht an fünfter Stelle
figures-place-6 = Zieht an sechster Stelle
figures-solved = Gelöst
figures-unsolved = Nicht gelöst
figures-shared = Unentschieden
figures-unfinished = Ohne Ergebnis
figures-won = Siege
figures-interval = 95-%-Bereich
figures-games = Spiele
figures-share = { $share } %
figures-range = { $low }–{ $high } %

figures-equal = Bei gleichen Chancen wären es je { $share } %.
figures-first-ahead = Wer zuerst zog, gewann öfter, als Zufall wohl erklärt.
figures-first-behind = Wer zuerst zog, gewann seltener, als Zufall wohl erklärt.
figures-first-open = Diese Spiele zeigen nicht, ob es besser ist, zuerst zu ziehen.

figures-turns = Züge aller zusammen
figures-turns-alone = Züge bis zur Lösung
figures-mean = Mittelwert
figures-median = Die Hälfte der Spiele braucht höchstens
figures-middle = Acht von zehn Spielen brauchen

figures-luck = Glück
figures-swing = Ein Wurf ändert die Gewinnchance im Mittel um { $swing } Prozentpunkte.
figures-correlation = Korrelation von Glück und Ergebnis: { $correlation } ({ $low } bis { $high }). Bei 0 würde das Glück nichts entscheiden, bei 1 alles.

figures-note-bars = Der Balken ist der Anteil der Spiele, der Strich darauf der 95-%-Bereich, in dem der wahre Anteil wahrscheinlich liegt, und die gepunktete Marke zeigt gleiche Chancen. Je weniger Spiele, desto länger der Strich: Was wenige Spiele zeigen, kann Zufall sein.
figures-note-self-play = Es spielen nur Computer derselben Stufe. Jeder macht zuerst zwei zufällige Züge, damit sich die Spiele unterscheiden. Bei Menschen kann es anders sein.
figures-note-server = Spiele nach den üblichen Regeln, die Menschen ohne Computer und Tipps zu Ende gespielt haben. Nur Summen werden behalten, nichts über einzelne Personen.
figures-line = Zeile für die Datendatei: { $line }
