# The page of a review: where a game was decided, what would have been better, and who had luck.

mistake-inaccuracy = Onnauwkeurigheid
mistake-mistake = Fout
mistake-blunder = Grove fout

review-page-title = Analyse
review-page-of = Analyse: { $game }
review-page-about = Open een spelverslag en zie waar het spel werd beslist.
review-page-running = Dit spel is nog bezig. Als het afgelopen is, kun je het analyseren.
review-page-progress = Beurt { $turn } van { $turns }
review-page-thorough = grondiger
review-page-stopped = De analyse is gestopt.
review-page-ready = De analyse is klaar.
review-page-go = Het spel analyseren
review-page-quick = Dit was een snelle blik op elke beurt. Een grondige duurt langer en heeft vaker gelijk.
review-page-deeper = Grondiger analyseren
review-page-deep = Elke beurt is grondig bekeken.

## The curve

review-page-curve = Winkansen
review-page-curve-alone = Tot nu toe verloren beurten
review-page-start = Begin
review-page-turn = Beurt { $turn }
review-page-lost-so-far = { $turns ->
    [one] Tot nu toe verloren: { $turns } beurt
   *[other] Tot nu toe verloren: { $turns } beurten
}

## A turn

review-page-steps = Naar een andere beurt
review-page-mistake-before = Vorige fout
review-page-mistake-after = Volgende fout
review-page-turn-before = Vorige beurt
review-page-turn-after = Volgende beurt
review-page-played = Gespeeld
review-page-better = Beter
review-page-chances = Winkansen na deze beurt
review-page-cost = { $turns ->
    [one] Kosten: { $turns } beurt, { $loss } van de winkans.
   *[other] Kosten: { $turns } beurten, { $loss } van de winkans.
}
review-page-cost-alone = { $turns ->
    [one] Kosten: { $turns } beurt.
   *[other] Kosten: { $turns } beurten.
}
review-page-luck = Geluk met de dobbelstenen: { $luck }

## Sections

review-page-sections = Delen van de analyse
review-page-overview = Overzicht
review-page-turns = Beurten
review-page-jumps = Sprongen
review-page-column-turns = beurten verloren
review-page-column-lost = % verloren
review-page-column-chance = kans
review-page-points = Keerpunten
review-page-decisive = Beslissend
review-page-instead = { $better } in plaats van { $played }
review-page-no-points = Geen fout was groot genoeg om het spel te laten kantelen.

## Luck and skill

review-page-skill = Vaardigheid
review-page-luck-skill = Geluk en vaardigheid
review-page-errors = Fouten
review-page-luck-title = Geluk
review-page-in-turns = { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
}
review-page-verdict-both = { $who } had het meeste geluk en speelde het best.
review-page-verdict-apart = { $lucky } had het meeste geluk, maar { $better } speelde het best.
review-page-verdict-luck = { $who } had het meeste geluk; niemand speelde duidelijk het best.
review-page-verdict-skill = { $who } speelde het best.
review-page-verdict-even = Geluk en vaardigheid waren ongeveer gelijk.
review-page-verdict-equal = Iedereen speelde ongeveer even goed.
review-page-about-errors = Fouten: wat alle beurten van een partij samen van haar winkans hebben gekost. Hoe minder, hoe beter ze speelde.
review-page-about-luck = Fouten: wat alle beurten van een partij samen van haar winkans hebben gekost. Geluk: hoeveel beter haar worpen waren dan het gemiddelde van alle worpen.
review-page-dice = Dobbelstenen
review-page-dice-side = Partij
review-page-dice-mean = verwacht

## Alone

review-page-solutions = Vergeleken met andere oplossingen
review-page-unsolved = Het spel is niet opgelost.
review-page-solution-this = Dit spel
review-page-solution-device = Je beste op dit apparaat
review-page-solution-known = Beste bekende
review-page-solution-review = Gevonden door de analyse
review-page-fewest = { $turns ->
    [one] De kortste oplossing die de analyse kent, telt { $turns } beurt.
   *[other] De kortste oplossing die de analyse kent, telt { $turns } beurten.
}

## Trying again

review-again = Vanaf hier opnieuw proberen
review-again-absent = Niet hier: { $who }. In hun plaats spelen computers.
review-again-who = Wie moet er spelen?
review-again-go = Spelen
review-again-not = Annuleren

## Learning from mistakes

review-learn-title = Leer van je fouten
review-learn-back = Terug naar de analyse
review-learn-whose = Fouten van
review-learn-tasks = Puzzels
review-learn-progress = Puzzel { $task } van { $tasks }
review-learn-find = { $played } was een fout. Vind een betere zet.
review-learn-judging = Je zet wordt bekeken…
review-learn-right = Goed gevonden: { $action } is de beste zet.
review-learn-good = { $action } is ook goed.
review-learn-wrong = { $action } is niet goed genoeg.
review-learn-show = Oplossing tonen
review-learn-solution = De beste zet is { $action }.
review-learn-end = Afronden
review-learn-finished = Alle puzzels gedaan
review-learn-none = Er zijn geen fouten om van te leren.
review-learn-once-more = De puzzels opnieuw doen
review-learn-first = Meteen gevonden
review-learn-later = Later gevonden
review-learn-shown = Oplossing getoond
review-learn-skipped = Overgeslagen
review-learn-of = { $count } van { $tasks }
