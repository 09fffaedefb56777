# Puzzles: all of them, one of them, and making one.

puzzle-page-title = Uppgifter
puzzle-page-lead = Hitta vägen till vinst. Allt är bevisat: det går på så många turer som det står, vad de andra än gör.
puzzle-page-today = Dagens uppgift
puzzle-page-of = { $game }: uppgift { $number }
puzzle-page-own = Egen uppgift
puzzle-page-none = Den här uppgiften finns inte här. Adressen kanske inte är fullständig.
puzzle-page-loading = Uppgiften ställs upp …

## The page of all puzzles

puzzle-page-count = { $count ->
    [one] { $count } uppgift
   *[other] { $count } uppgifter
}
puzzle-page-solved-count = lösta: { $count }
puzzle-page-solve = Lös den
puzzle-page-solve-again = Lös den igen
puzzle-page-solved-today = Löst. Nästa kommer i morgon.
puzzle-page-endless = Den ena efter den andra
puzzle-page-endless-about = Välj ett spel. De du inte har löst än kommer först.
puzzle-page-all = Alla spel
puzzle-page-difficulty = Svårighet
puzzle-page-difficulty-0 = vilken som helst
puzzle-page-difficulty-1 = mycket lätt
puzzle-page-difficulty-2 = lätt
puzzle-page-difficulty-3 = medel
puzzle-page-difficulty-4 = svår
puzzle-page-difficulty-5 = mycket svår
puzzle-page-make-about = Du kan också göra egna uppgifter: ställ upp en ställning, eller spela upp ett spel, och välj ”{ $make }”.

## One's results

puzzle-page-yours = Dina resultat
puzzle-page-yours-solved = Lösta
puzzle-page-yours-days = Dagar i rad
puzzle-page-yours-run = På första försöket, i rad
puzzle-page-yours-rating = Din rankning
puzzle-page-yours-most = flest: { $count }
puzzle-page-curve = { $count ->
    [one] Din rankning efter den senaste uppgiften ({ $count }): { $last }
   *[other] Din rankning över de senaste { $count } uppgifterna: från { $first } till { $last }, högst { $best }
}

## Solving

puzzle-page-task-win = { $turns ->
    [one] Vinn på { $turns } tur, vad de andra än gör.
   *[other] Vinn på { $turns } turer, vad de andra än gör.
}
puzzle-page-task-dice = { $turns ->
    [one] Vinn på { $turns } tur, vad tärningarna än visar och vad de andra än gör.
   *[other] Vinn på { $turns } turer, vad tärningarna än visar och vad de andra än gör.
}
puzzle-page-task-alone = { $turns ->
    [one] Lös spelet på { $turns } tur.
   *[other] Lös spelet på { $turns } turer.
}
puzzle-page-left = { $turns ->
    [one] { $turns } tur kvar
   *[other] { $turns } turer kvar
}
puzzle-page-restart = Börja om
puzzle-page-hint-move = Ett rätt drag är { $action }.
puzzle-page-hint-play = Spela det åt mig
puzzle-page-no-hint = Det finns inget tips för den här ställningen.
puzzle-page-solved-first = Bra: löst på första försöket!
puzzle-page-solved = Löst!
puzzle-page-solved-hints = Löst med ett tips.
puzzle-page-answer = Svaret: { $moves }
puzzle-page-missed = { $turns ->
    [one] Nu går det inte längre på { $turns } tur.
   *[other] Nu går det inte längre på { $turns } turer.
}
puzzle-page-no-turn = Det finns ingen tur kvar.
puzzle-page-next = Nästa uppgift
puzzle-page-more = Fler uppgifter
puzzle-page-skip = En annan

## Sharing: parts of one line

puzzle-page-share-tries = { $tries ->
    [one] { $tries } försök
   *[other] { $tries } försök
}
puzzle-page-share-hints = { $hints ->
    [0] inga tips
    [one] { $hints } tips
   *[other] { $hints } tips
}
puzzle-page-share-days = { $days ->
    [one] { $days } dag i rad
   *[other] { $days } dagar i rad
}

## Making one

puzzle-page-make = En uppgift av den här ställningen
puzzle-page-make-ask = Undersök den här ställningen
puzzle-page-making = Letar efter en väg till vinst …
puzzle-page-found = { $turns ->
    [one] Vinst på { $turns } tur.
   *[other] Vinst på { $turns } turer.
}
puzzle-page-found-alone = { $turns ->
    [one] Kan lösas på { $turns } tur.
   *[other] Kan lösas på { $turns } turer.
}
puzzle-page-solutions = { $count ->
    [one] { $count } första drag leder dit.
   *[other] { $count } första drag leder dit.
}
puzzle-page-excluded = { $turns ->
    [one] Ingen vinst på { $turns } tur.
   *[other] Ingen vinst på { $turns } turer eller färre.
}
puzzle-page-excluded-alone = { $turns ->
    [one] Ingen lösning på { $turns } tur.
   *[other] Ingen lösning på { $turns } turer eller färre.
}
puzzle-page-unknown = Det gick inte att ta reda på.
puzzle-page-open = Lös den här uppgiften
puzzle-page-link = Kopiera länken
puzzle-page-text = Kopiera texten
