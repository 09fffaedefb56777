# Puzzles: all of them, one of them, and making one.

puzzle-page-title = Opgaver
puzzle-page-lead = Find vejen til sejr. Alt er bevist: Det kan gøres på så mange ture, som der står, uanset hvad de andre gør.
puzzle-page-today = Dagens opgave
puzzle-page-of = { $game }: opgave { $number }
puzzle-page-own = Hjemmelavet opgave
puzzle-page-none = Denne opgave findes ikke her. Måske er adressen ikke fuldstændig.
puzzle-page-loading = Opgaven sættes op …

## The page of all puzzles

puzzle-page-count = { $count ->
    [one] { $count } opgave
   *[other] { $count } opgaver
}
puzzle-page-solved-count = løst: { $count }
puzzle-page-solve = Løs den
puzzle-page-solve-again = Løs den igen
puzzle-page-solved-today = Løst. Den næste kommer i morgen.
puzzle-page-endless = Den ene efter den anden
puzzle-page-endless-about = Vælg et spil. Dem, du ikke har løst endnu, kommer først.
puzzle-page-all = Alle spil
puzzle-page-difficulty = Sværhedsgrad
puzzle-page-difficulty-0 = lige meget
puzzle-page-difficulty-1 = meget let
puzzle-page-difficulty-2 = let
puzzle-page-difficulty-3 = middel
puzzle-page-difficulty-4 = svær
puzzle-page-difficulty-5 = meget svær
puzzle-page-make-about = Du kan også selv lave opgaver: Sæt en stilling op, eller afspil et spil, og vælg »{ $make }«.

## One's results

puzzle-page-yours = Dine resultater
puzzle-page-yours-solved = Løst
puzzle-page-yours-days = Dage i træk
puzzle-page-yours-run = I første forsøg, i træk
puzzle-page-yours-rating = Din rating
puzzle-page-yours-most = flest: { $count }
puzzle-page-curve = { $count ->
    [one] Din rating efter den seneste opgave ({ $count }): { $last }
   *[other] Din rating over de seneste { $count } opgaver: fra { $first } til { $last }, højst { $best }
}

## Solving

puzzle-page-task-win = { $turns ->
    [one] Vind på { $turns } tur, uanset hvad de andre gør.
   *[other] Vind på { $turns } ture, uanset hvad de andre gør.
}
puzzle-page-task-dice = { $turns ->
    [one] Vind på { $turns } tur, uanset hvad terningerne viser, og hvad de andre gør.
   *[other] Vind på { $turns } ture, uanset hvad terningerne viser, og hvad de andre gør.
}
puzzle-page-task-alone = { $turns ->
    [one] Løs spillet på { $turns } tur.
   *[other] Løs spillet på { $turns } ture.
}
puzzle-page-left = { $turns ->
    [one] { $turns } tur tilbage
   *[other] { $turns } ture tilbage
}
puzzle-page-restart = Begynd forfra
puzzle-page-hint-move = Et rigtigt træk er { $action }.
puzzle-page-hint-play = Spil det for mig
puzzle-page-no-hint = Der er intet tip til denne stilling.
puzzle-page-solved-first = Flot: løst i første forsøg!
puzzle-page-solved = Løst!
puzzle-page-solved-hints = Løst med et tip.
puzzle-page-answer = Svaret: { $moves }
puzzle-page-missed = { $turns ->
    [one] Nu kan det ikke længere gøres på { $turns } tur.
   *[other] Nu kan det ikke længere gøres på { $turns } ture.
}
puzzle-page-no-turn = Der er ingen ture tilbage.
puzzle-page-next = Næste opgave
puzzle-page-more = Flere opgaver
puzzle-page-skip = En anden

## Sharing: parts of one line

puzzle-page-share-tries = { $tries ->
    [one] { $tries } forsøg
   *[other] { $tries } forsøg
}
puzzle-page-share-hints = { $hints ->
    [0] intet tip
    [one] { $hints } tip
   *[other] { $hints } tip
}
puzzle-page-share-days = { $days ->
    [one] { $days } dag i træk
   *[other] { $days } dage i træk
}

## Making one

puzzle-page-make = En opgave ud fra denne stilling
puzzle-page-make-ask = Undersøg denne stilling
puzzle-page-making = Leder efter en vej til sejr …
puzzle-page-found = { $turns ->
    [one] Sejr på { $turns } tur.
   *[other] Sejr på { $turns } ture.
}
puzzle-page-found-alone = { $turns ->
    [one] Kan løses på { $turns } tur.
   *[other] Kan løses på { $turns } ture.
}
puzzle-page-solutions = { $count ->
    [one] { $count } første træk fører til det.
   *[other] { $count } første træk fører til det.
}
puzzle-page-excluded = { $turns ->
    [one] Ingen sejr på { $turns } tur.
   *[other] Ingen sejr på { $turns } ture eller færre.
}
puzzle-page-excluded-alone = { $turns ->
    [one] Ingen løsning på { $turns } tur.
   *[other] Ingen løsning på { $turns } ture eller færre.
}
puzzle-page-unknown = Det kunne ikke findes ud af.
puzzle-page-open = Løs denne opgave
puzzle-page-link = Kopiér linket
puzzle-page-text = Kopiér teksten
