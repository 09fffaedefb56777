# A quick game with the next person who wants one.

quick-title = Snabbspel
quick-lead = Välj vad du vill spela. Du får sitta med nästa person som vill spela något av samma spel.
quick-games = Spel du gärna spelar
quick-patience = Om ingen kommer tar en dator platsen
quick-seconds = efter { $count } sekunder
quick-minutes = { $count ->
    [one] efter en minut
   *[other] efter { $count } minuter
}
quick-never = aldrig: fortsätt vänta
quick-level = Datorns nivå
quick-start = Hitta ett spel
quick-choose = Välj minst ett spel.
quick-waiting = Letar efter någon att spela med …
quick-others = { $count ->
    [0] Ingen annan väntar just nu.
    [one] En annan väntar på ett annat spel.
   *[other] { $count } andra väntar på andra spel.
}
quick-cancel = Sluta leta
quick-watched = Alla kan titta på ett snabbspel. Det finns varken chatt eller tips.
