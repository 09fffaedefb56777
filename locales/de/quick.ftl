# A quick game with the next person who wants one.

quick-title = Schnelles Spiel
quick-lead = Wähle, was du gern spielen würdest. Du sitzt dann mit der nächsten Person am Tisch, die eines dieser Spiele will.
quick-games = Spiele, die du spielen würdest
quick-patience = Kommt niemand, nimmt ein Computer den Platz
quick-seconds = nach { $count } Sekunden
quick-minutes = { $count ->
    [one] nach einer Minute
   *[other] nach { $count } Minuten
}
quick-never = nie: weiter warten
quick-level = Stufe des Computers
quick-start = Spiel suchen
quick-choose = Wähle mindestens ein Spiel.
quick-waiting = Jemand zum Mitspielen wird gesucht …
quick-others = { $count ->
    [0] Gerade wartet sonst niemand.
    [one] Eine andere Person wartet auf ein anderes Spiel.
   *[other] { $count } andere warten auf andere Spiele.
}
quick-cancel = Nicht weiter suchen
quick-watched = Bei einem schnellen Spiel können alle zusehen. Es gibt weder Chat noch Tipps.
