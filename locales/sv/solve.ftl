# Det minsta antalet turer i spel för en spelare.

cli-solve = Hitta det minsta antalet turer i ett spel för en spelare, med bevis
cli-arg-prove = Visa bara att färre än N turer inte räcker, eller hitta en lösning med färre
cli-arg-find = Leta bara efter en bra lösning, med strålar av WIDTH ställningar från båda ändar (2000 går fort)
cli-arg-memory = Hur många gibibyte minne som används (2 om inget anges)
cli-arg-folder = Behåll det genomsökta i den här mappen; samma kommando fortsätter därifrån
cli-arg-solve-threads = Hur många kärnor som används (standard: alla)
cli-arg-save-solution = Spara lösningen med dess bevis som ett protokoll
cli-arg-table = Solitärspel: hitta alla ställningar som går att lösa (en gibibyte minne, ungefär en minut)

solve-proved = { $turns ->
    [one] Bevisat kortaste lösning: en tur.
   *[other] Bevisat kortaste lösning: { $turns } turer.
  }
solve-between = Det behövs minst { $least ->
    [one] en tur
   *[other] { $least } turer
  }; den bästa kända lösningen har { $found }.
solve-least = Det behövs minst { $least ->
    [one] en tur
   *[other] { $least } turer
  }; ingen lösning hittades.
solve-found = Hittade en lösning på { $turns ->
    [one] en tur
   *[other] { $turns } turer
  }. Inget är bevisat.
solve-not-found = Hittade ingen lösning. Prova bredare strålar.
solve-none = Det finns ingen lösning.
solve-can = Det finns en lösning.
solve-memory = Sökningen stannade: { $memory } GiB minne räcker inte. Ge den mer med --memory.
solve-layer = turer
solve-start = från början
solve-goal = från målet
solve-solution = Lösningen:
solve-pieces = pjäser
solve-can-be-solved = lösbara ställningar
solve-table-done = { $positions } ställningar går att lösa. Tabellen tog { $seconds } sekunder.
solve-progress = upp till { $most } turer; lager { $layer } { $end }; { $positions } ställningar, { $megabytes } MB, { $seconds } s kvar i det här lagret

fault-solve-alone = ”{ $game }” är ett spel för flera. Bara spel för en spelare går att lösa; ”spielhof games” listar dem.
fault-solve-rules = Det här programmet kan inte lösa det här spelet med de här reglerna. Det kan lösa connection-solo, star-highscore, highscore, meeting-point, solo-halma och retour utan husregler.
fault-solve-over = Spelet är slut i den här ställningen. Ange en ställning där det fortsätter.
fault-solve-turn = Ställningen är mitt i en tur. Avsluta turen först, eller ta bort raden ”landed”.
fault-solve-table = ”{ $game }” är inget solitärspel. Det finns bara tabeller för solo-halma och retour.
fault-solve-layer = { $path } hör till en annan sökning eller är skadad. Ta bort filen, eller välj en annan mapp.
