# Puzzles: all of them, one of them, and making one.

puzzle-page-title = Puzzels
puzzle-page-lead = Vind de weg naar de winst. Alles is bewezen: het kan in zoveel beurten als er staat, wat de anderen ook doen.
puzzle-page-today = Puzzel van de dag
puzzle-page-of = { $game }: puzzel { $number }
puzzle-page-own = Zelfgemaakte puzzel
puzzle-page-none = Deze puzzel is er niet. Misschien is het adres niet volledig.
puzzle-page-loading = De puzzel wordt klaargezet…

## The page of all puzzles

puzzle-page-count = { $count ->
    [one] { $count } puzzel
   *[other] { $count } puzzels
}
puzzle-page-solved-count = opgelost: { $count }
puzzle-page-solve = Oplossen
puzzle-page-solve-again = Opnieuw oplossen
puzzle-page-solved-today = Opgelost. De volgende komt morgen.
puzzle-page-endless = De ene na de andere
puzzle-page-endless-about = Kies een spel. Wat je nog niet hebt opgelost, komt eerst.
puzzle-page-all = Alle spellen
puzzle-page-difficulty = Moeilijkheid
puzzle-page-difficulty-0 = maakt niet uit
puzzle-page-difficulty-1 = heel makkelijk
puzzle-page-difficulty-2 = makkelijk
puzzle-page-difficulty-3 = gemiddeld
puzzle-page-difficulty-4 = moeilijk
puzzle-page-difficulty-5 = heel moeilijk
puzzle-page-make-about = Je kunt ook zelf puzzels maken: zet een stelling op, of kijk een spel terug, en kies ‘{ $make }’.

## One's results

puzzle-page-yours = Je resultaten
puzzle-page-yours-solved = Opgelost
puzzle-page-yours-days = Dagen op rij
puzzle-page-yours-run = In één keer, op rij
puzzle-page-yours-rating = Je rating
puzzle-page-yours-most = hoogste: { $count }
puzzle-page-curve = { $count ->
    [one] Je rating na de laatste puzzel ({ $count }): { $last }
   *[other] Je rating over de laatste { $count } puzzels: van { $first } naar { $last }, hoogstens { $best }
}

## Solving

puzzle-page-task-win = { $turns ->
    [one] Win in { $turns } beurt, wat de anderen ook doen.
   *[other] Win in { $turns } beurten, wat de anderen ook doen.
}
puzzle-page-task-dice = { $turns ->
    [one] Win in { $turns } beurt, wat er ook wordt gegooid en wat de anderen ook doen.
   *[other] Win in { $turns } beurten, wat er ook wordt gegooid en wat de anderen ook doen.
}
puzzle-page-task-alone = { $turns ->
    [one] Los het spel op in { $turns } beurt.
   *[other] Los het spel op in { $turns } beurten.
}
puzzle-page-left = { $turns ->
    [one] nog { $turns } beurt
   *[other] nog { $turns } beurten
}
puzzle-page-restart = Vanaf het begin
puzzle-page-hint-move = Een goede zet is { $action }.
puzzle-page-hint-play = Speel hem voor mij
puzzle-page-no-hint = Voor deze stelling is er geen hint.
puzzle-page-solved-first = Heel goed: in één keer opgelost!
puzzle-page-solved = Opgelost!
puzzle-page-solved-hints = Opgelost met een hint.
puzzle-page-answer = Het antwoord: { $moves }
puzzle-page-missed = { $turns ->
    [one] Nu kan het niet meer in { $turns } beurt.
   *[other] Nu kan het niet meer in { $turns } beurten.
}
puzzle-page-no-turn = Er is geen beurt meer over.
puzzle-page-next = Volgende puzzel
puzzle-page-more = Meer puzzels
puzzle-page-skip = Een andere

## Sharing: parts of one line

puzzle-page-share-tries = { $tries ->
    [one] { $tries } poging
   *[other] { $tries } pogingen
}
puzzle-page-share-hints = { $hints ->
    [0] geen hint
    [one] { $hints } hint
   *[other] { $hints } hints
}
puzzle-page-share-days = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}

## Making one

puzzle-page-make = Een puzzel van deze stelling
puzzle-page-make-ask = Deze stelling bekijken
puzzle-page-making = Zoekt een weg naar de winst…
puzzle-page-found = { $turns ->
    [one] Winst in { $turns } beurt.
   *[other] Winst in { $turns } beurten.
}
puzzle-page-found-alone = { $turns ->
    [one] Op te lossen in { $turns } beurt.
   *[other] Op te lossen in { $turns } beurten.
}
puzzle-page-solutions = { $count ->
    [one] { $count } eerste zet leidt ertoe.
   *[other] { $count } eerste zetten leiden ertoe.
}
puzzle-page-excluded = { $turns ->
    [one] Geen winst in { $turns } beurt.
   *[other] Geen winst in { $turns } beurten of minder.
}
puzzle-page-excluded-alone = { $turns ->
    [one] Geen oplossing in { $turns } beurt.
   *[other] Geen oplossing in { $turns } beurten of minder.
}
puzzle-page-unknown = Dat was niet te achterhalen.
puzzle-page-open = Deze puzzel oplossen
puzzle-page-link = De link kopiëren
puzzle-page-text = De tekst kopiëren
