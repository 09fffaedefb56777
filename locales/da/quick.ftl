# A quick game with the next person who wants one.

quick-title = Hurtigt spil
quick-lead = Vælg, hvad du har lyst til at spille. Du kommer til at sidde med den næste, der vil spille et af de samme spil.
quick-games = Spil, du gerne vil spille
quick-patience = Hvis ingen kommer, tager en computer pladsen
quick-seconds = efter { $count } sekunder
quick-minutes = { $count ->
    [one] efter et minut
   *[other] efter { $count } minutter
}
quick-never = aldrig: bliv ved med at vente
quick-level = Computerens niveau
quick-start = Find et spil
quick-choose = Vælg mindst ét spil.
quick-waiting = Leder efter en at spille med …
quick-others = { $count ->
    [0] Ingen andre venter lige nu.
    [one] Én anden venter på et andet spil.
   *[other] { $count } andre venter på andre spil.
}
quick-cancel = Stop med at lede
quick-watched = Alle kan se på ved et hurtigt spil. Der er hverken chat eller tip.
