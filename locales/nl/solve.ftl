# Het kleinste aantal beurten van spellen die je alleen speelt.

cli-solve = Het kleinste aantal beurten van een spel voor één speler vinden, met bewijs
cli-arg-prove = Alleen aantonen dat minder dan N beurten niet genoeg zijn, of een oplossing met minder beurten vinden
cli-arg-find = Alleen een goede oplossing zoeken, met bundels van WIDTH stellingen vanaf beide kanten (2000 gaat snel)
cli-arg-memory = Hoeveel gibibyte geheugen er wordt gebruikt (standaard: 2)
cli-arg-folder = Wat doorzocht is in deze map bewaren; dezelfde opdracht gaat daar verder
cli-arg-solve-threads = Hoeveel kernen te gebruiken (standaard: alle)
cli-arg-save-solution = De oplossing met het bewijs als spelverslag opslaan
cli-arg-table = Solitaires: alle oplosbare stellingen vinden (één gibibyte geheugen, ongeveer een minuut)

solve-proved = { $turns ->
    [one] Bewezen kortste oplossing: één beurt.
   *[other] Bewezen kortste oplossing: { $turns } beurten.
  }
solve-between = { $least ->
    [one] Er is minstens één beurt nodig
   *[other] Er zijn minstens { $least } beurten nodig
  }; de beste bekende oplossing heeft er { $found }.
solve-least = { $least ->
    [one] Er is minstens één beurt nodig
   *[other] Er zijn minstens { $least } beurten nodig
  }; geen oplossing gevonden.
solve-found = Oplossing gevonden in { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }. Er is niets bewezen.
solve-not-found = Geen oplossing gevonden. Probeer bredere bundels.
solve-none = Er is geen oplossing.
solve-can = Er is een oplossing.
solve-memory = Het zoeken is gestopt: { $memory } GiB geheugen is te weinig. Geef meer met --memory.
solve-layer = beurten
solve-start = vanaf het begin
solve-goal = vanaf het doel
solve-solution = De oplossing:
solve-pieces = pionnen
solve-can-be-solved = oplosbare stellingen
solve-table-done = { $positions } stellingen zijn oplosbaar. De tabel kostte { $seconds } seconden.
solve-progress = hoogstens { $most } beurten; laag { $layer } { $end }; { $positions } stellingen, { $megabytes } MB, nog { $seconds } s in deze laag

fault-solve-alone = “{ $game }” is een spel voor meer spelers. Alleen spellen voor één speler zijn op te lossen; “spielhof games” somt ze op.
fault-solve-rules = Dit programma kan dit spel met deze regels niet oplossen. Het kan wel connection-solo, star-highscore, highscore, meeting-point, solo-halma en retour oplossen, zonder huisregels.
fault-solve-over = In deze stelling is het spel afgelopen. Geef een stelling waarin het verdergaat.
fault-solve-turn = De stelling is midden in een beurt. Maak de beurt eerst af, of laat de regel “landed” weg.
fault-solve-table = “{ $game }” is geen solitaire. Er zijn alleen tabellen van solo-halma en retour.
fault-solve-layer = { $path } hoort bij een andere zoektocht of is beschadigd. Verwijder het bestand of kies een andere map.
