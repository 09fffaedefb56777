# Det mindste antal ture i spil for én.

cli-solve = Find det mindste antal ture i et spil for én, med bevis
cli-arg-prove = Vis kun, at færre end N ture ikke er nok, eller find en løsning med færre
cli-arg-find = Led kun efter en god løsning med stråler på WIDTH stillinger fra begge ender (2000 går hurtigt)
cli-arg-memory = Hvor mange gibibyte hukommelse der bruges (standard: 2)
cli-arg-folder = Gem det gennemsøgte i denne mappe; den samme kommando fortsætter derfra
cli-arg-solve-threads = Hvor mange kerner der bruges (standard: alle)
cli-arg-save-solution = Gem løsningen med dens bevis som en optegnelse
cli-arg-table = Solitairespil: find alle stillinger, der kan løses (en gibibyte hukommelse, omkring et minut)

solve-proved = { $turns ->
    [one] Bevist korteste løsning: én tur.
   *[other] Bevist korteste løsning: { $turns } ture.
  }
solve-between = Der skal mindst { $least ->
    [one] én tur
   *[other] { $least } ture
  } til; den bedste kendte løsning har { $found }.
solve-least = Der skal mindst { $least ->
    [one] én tur
   *[other] { $least } ture
  } til; ingen løsning fundet.
solve-found = Fandt en løsning på { $turns ->
    [one] én tur
   *[other] { $turns } ture
  }. Intet er bevist.
solve-not-found = Fandt ingen løsning. Prøv bredere stråler.
solve-none = Der er ingen løsning.
solve-can = Der er en løsning.
solve-memory = Søgningen stoppede: { $memory } GiB hukommelse er ikke nok. Giv den mere med --memory.
solve-layer = ture
solve-start = fra starten
solve-goal = fra målet
solve-solution = Løsningen:
solve-pieces = brikker
solve-can-be-solved = stillinger, der kan løses
solve-table-done = { $positions } stillinger kan løses. Tabellen tog { $seconds } sekunder.
solve-progress = op til { $most } ture; lag { $layer } { $end }; { $positions } stillinger, { $megabytes } MB, { $seconds } s tilbage i dette lag

fault-solve-alone = ”{ $game }” er et spil for flere. Kun spil for én kan løses; ”spielhof games” viser dem.
fault-solve-rules = Dette program kan ikke løse dette spil med disse regler. Det kan løse connection-solo, star-highscore, highscore, meeting-point, solo-halma og retour uden husregler.
fault-solve-over = Spillet er slut i denne stilling. Angiv en stilling, hvor det går videre.
fault-solve-turn = Stillingen er midt i en tur. Gør turen færdig først, eller fjern linjen “landed”.
fault-solve-table = ”{ $game }” er ikke et solitairespil. Der er kun tabeller for solo-halma og retour.
fault-solve-layer = { $path } hører til en anden søgning eller er beskadiget. Fjern filen, eller vælg en anden mappe.
