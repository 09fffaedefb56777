# Ett spel i terminalen.

play-no-terminal = Ett spel behöver en terminal. Starta ”spielhof play” i en, eller använd --piped för att skicka kommandon genom ett rör (pipe).
play-choose = Vilket spel? Skriv dess nummer eller namn (eller tryck bara på Enter för { $default }).
play-welcome = { $game }, { $players ->
    [one] för en spelare
   *[other] för { $players } spelare
  }. Skriv ”hjälp” för att se vad du kan göra.
play-turn = { $who } är på tur.
play-turn-set-down = { $who } sätter ut hindret.
play-turn-place = { $who } sätter ut en pjäs.
play-turn-dice = { $who } väljer vilken tärning som är för steg; den andra är för hopp.
play-turn-huff = { $who } tar bort en pjäs som missade att slå.
play-turn-or-end = { $who } fortsätter, eller avslutar turen med ”end”.
play-turn-goes-on = { $who } hoppar vidare med pjäsen på { $cell }.
play-seat = Spelare { $seat } ({ $colours }, { $player })
play-seat-plain = Spelare { $seat } ({ $player })
play-player-human = människa
play-drawn = Lottat: { $action }
play-rolled = { $who } kastar: { $die }.
play-roll = Kastet: { $dice }
play-dice-left = Kvar den här turen: { $steps ->
    [0] inga steg
    [one] ett steg
   *[other] { $steps } steg
  } och { $jumps ->
    [0] ingen hoppkedja
    [one] en kedja på exakt ett hopp
   *[other] en kedja på exakt { $jumps } hopp
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: { $count } i gården
play-to-place = { $colour }: { $count } kvar att sätta ut
play-taken = Spelare { $seat }, slagna pjäser: { $count }
play-hint = Datorn skulle spela { $action }.
play-legal = { $action } är tillåtet.
play-way = Vägen dit: { $way }
play-moves = { $count ->
    [0] Inga drag.
    [one] Ett drag:
   *[other] { $count } drag:
  }
play-undone = Ångrat: { $action }
play-undo-nothing = Det finns inget att ångra.
play-undo-dice = Tärningarna är kastade; inget före det går att ångra.
play-saved = Spelets protokoll är sparat i { $path }.
play-saved-to-go-on = Spela upp det med ”spielhof replay { $path }”.
play-unknown = Skriv ett drag som { $example }, eller ”hjälp”.
play-why-what = Fråga om ett drag, till exempel ”varför { $example }”.
play-house-rules = Husregler
play-over-winner = { $who } vinner.
play-over-shared = Delad seger: { $who }.
play-over-solved = Löst på { $turns ->
    [one] en tur
   *[other] { $turns } turer
  } med { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }.
play-over-unsolved = Inga drag kvar: inte löst.
ending-rules = Spelet är slut enligt reglerna.
ending-repetition = Samma ställning uppstod för tredje gången, så spelet slutar här.
ending-turn-limit = Det högsta antalet turer är nått, så spelet slutar här.
ending-resignation = Spelet slutade för att någon gav upp.
ending-agreement = Alla kom överens om oavgjort.
ending-clock = Spelet slutade för att tiden tog slut för någon.
ending-aborted = Spelet avbröts och har inget resultat.
reason-arrived = Alla vinnarens pjäser är framme.
reason-filled = Vinnarens mål är fullt, och mer än hälften av pjäserna i det är vinnarens.
reason-cannot-clear = En spelare kunde inte tömma sin gård och har förlorat.
reason-line = En linje är komplett.
reason-nobody-moves = Ingen kan flytta längre, så spelet avgörs som det står.
reason-no-way-out = Ingen pjäs kan hoppa ut längre: den som har slagit flest vinner.
reason-all-placed = Alla pjäser är utsatta: slagna pjäser minus förlorade räknas.
reason-all-off = Alla vinnarens pjäser är ute från brädet.
reason-home-square = En pjäs har nått målet.
reason-too-few-mice = Det finns för få möss kvar för att stänga in katterna.
reason-cats-shut-in = Katterna är instängda.
reason-quiet = Ingen pjäs har slagits på länge, så spelet är oavgjort.
reason-no-salt = En spelares enhet skickade inte något slumptal till tärningarna i tid. Ingen förlorar.
play-over-rank = { $rank }. { $who }
play-side = Spelare { $seats }
play-bye = Hej då!
play-help =
    Skriv ett drag som { $example } för att spela det. Dessutom:
    drag [RUTA]    de tillåtna dragen, eller de för en pjäs
    tips           vad datorn skulle göra, och hur du ligger till
    varför DRAG    varför ett drag är tillåtet eller inte
    ångra          ångra ditt senaste beslut
    regler         reglerna för det här spelet
    bräde          rita brädet igen
    spara [FIL]    spara protokollet (i spielhof-record.txt om du inte anger en fil)
    sluta          lämna spelet
# Ord som får skrivas för varje kommando; det första är det vanliga.
command-help = hjälp hjalp ?
command-moves = drag
command-hint = tips
command-why = varför varfor
command-undo = ångra angra
command-rules = regler
command-board = bräde brädet brade
command-save = spara
command-quit = sluta avsluta
play-player-level = dator, nivå { $level }
score-wins = Det här vinner.
score-loses = Det här förlorar mot bästa spel.
score-far-ahead = Du leder stort ({ $score } turer).
score-ahead = Du leder ({ $score } turer).
score-even = Det står ungefär lika ({ $score } turer).
score-behind = Du ligger efter ({ $score } turer).
score-far-behind = Du ligger långt efter ({ $score } turer).
