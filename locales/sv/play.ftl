# Ett spel i terminalen.

play-no-terminal = Ett spel behöver en terminal. Starta ”spielhof play” i en, eller använd --piped för att skicka kommandon genom ett rör (pipe).
play-choose = Vilket spel? Skriv dess nummer eller id (tom rad: { $default }).
play-welcome = { $game }, { $players ->
    [one] för en
   *[other] för { $players } spelare
  }. Skriv ”hjälp” för att se vad du kan säga.
play-turn = { $who } är vid draget.
play-turn-set-down = { $who } sätter ner barrikaden.
play-turn-place = { $who } sätter ut en pjäs.
play-turn-dice = { $who } väljer vilken tärning som gäller för steg; den andra gäller för hopp.
play-turn-huff = { $who } tar bort en pjäs som missade att slå.
play-turn-or-end = { $who } fortsätter, eller avslutar draget med ”end”.
play-turn-goes-on = { $who } hoppar vidare med pjäsen på { $cell }.
play-seat = Spelare { $seat } ({ $colours }, { $player })
play-seat-plain = Spelare { $seat } ({ $player })
play-player-human = människa
play-drawn = Lottat: { $action }
play-rolled = { $who } slår { $die }.
play-dice-left = Kvar i det här draget: { $steps ->
    [0] inget steg
    [one] ett steg
   *[other] { $steps } steg
  } och { $jumps ->
    [0] ingen kedja av hopp
    [one] en kedja på exakt ett hopp
   *[other] en kedja på exakt { $jumps } hopp
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: { $count } i boet
play-to-place = { $colour }: { $count } kvar att sätta ut
play-taken = Spelare { $seat }: { $count } tagna
play-hint = Datorn skulle spela { $action }.
play-legal = { $action } är tillåtet.
play-way = Vägen: { $way }
play-moves = { $count ->
    [0] Inga handlingar.
    [one] En handling:
   *[other] { $count } handlingar:
  }
play-undone = Taget tillbaka: { $action }
play-undo-nothing = Det finns inget att ta tillbaka.
play-undo-dice = Tärningarna har fallit; inget före dem kan tas tillbaka.
play-saved = Protokollet finns i { $path }.
play-saved-to-go-on = ”spielhof replay { $path }” spelar upp det.
play-unknown = Skriv en handling som { $example }, eller ”hjälp”.
play-why-what = Fråga om en handling, till exempel ”varför { $example }”.
play-house-rules = Husregler
play-over-winner = { $who } vinner.
play-over-shared = Segern delas av { $who }.
play-over-solved = Löst på { $turns ->
    [one] ett drag
   *[other] { $turns } drag
  } med { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }.
play-over-unsolved = Ingen handling är kvar: inte löst.
ending-rules = Spelet är slut enligt reglerna.
ending-repetition = Samma ställning uppstod för tredje gången; spelet slutar här.
ending-turn-limit = Draggränsen är nådd; spelet slutar här.
ending-resignation = Spelet slutade för att någon gav upp.
ending-agreement = Alla kom överens om oavgjort.
ending-clock = Spelet slutade för att någons tid var ute.
ending-aborted = Spelet avbröts; det har inget resultat.
reason-arrived = Alla vinnarens pjäser har kommit fram.
reason-filled = Målet är fullt, och mer än hälften av det är vinnarens.
reason-cannot-clear = Den som inte kan tömma sitt bo har förlorat.
reason-line = En linje är komplett.
reason-nobody-moves = Ingen kan flytta längre; spelet slutar som det står.
reason-no-way-out = Inget hopp leder ut längre: den som har tagit flest pjäser vinner.
reason-all-placed = Alla pjäser är utplacerade: tagna pjäser minus förlorade räknas.
reason-all-off = Alla vinnarens pjäser är utanför brädet.
reason-home-square = En pjäs har nått målrutan.
reason-too-few-mice = Det finns för få möss kvar för att stänga in katterna.
reason-cats-shut-in = Katterna är instängda.
reason-quiet = Inget har tagits på länge: vinsten delas.
reason-no-salt = En spelares enhet skickade inget slumptal till tärningarna i tid; ingen har förlorat.
play-over-rank = { $rank }. { $who }
play-side = Spelare { $seats }
play-bye = Hej då, och tack för spelet.
play-help =
    Skriv en handling som { $example } för att spela den. Dessutom:
    drag [RUTA]      de tillåtna handlingarna, eller de för en pjäs
    tips             vad datorn skulle göra, och hur du ligger till
    varför HANDLING  varför en handling är möjlig eller inte
    ångra            ta tillbaka, till ditt senaste beslut
    regler           reglerna för det här spelet
    bräde            rita brädet igen
    spara [FIL]      skriv protokollet (spielhof-record.txt om ingen fil anges)
    sluta            lämna spelet
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
score-wins = Det vinner.
score-loses = Det förlorar mot bästa spel.
score-far-ahead = Du leder stort ({ $score }).
score-ahead = Du leder ({ $score }).
score-even = Det står ungefär lika ({ $score }).
score-behind = Du ligger efter ({ $score }).
score-far-behind = Du ligger långt efter ({ $score }).
