# The page of a review: where a game was decided, what would have been better, and who had luck.

mistake-inaccuracy = Unøjagtighed
mistake-mistake = Fejl
mistake-blunder = Grov fejl

review-page-title = Analyse
review-page-of = Analyse: { $game }
review-page-about = Åbn en optegnelse for at se, hvor spillet blev afgjort.
review-page-running = Spillet er stadig i gang. Du kan analysere det, når det er slut.
review-page-progress = Tur { $turn } af { $turns }
review-page-thorough = grundigere
review-page-stopped = Analysen blev stoppet.
review-page-ready = Analysen er klar.
review-page-go = Analysér spillet
review-page-quick = Det var et hurtigt blik på hver tur. Et grundigere tager længere tid og har oftere ret.
review-page-deeper = Analysér grundigere
review-page-deep = Hver tur er undersøgt grundigt.

## The curve

review-page-curve = Vinderchancer
review-page-curve-alone = Tabte ture indtil nu
review-page-start = Begyndelse
review-page-turn = Tur { $turn }
review-page-lost-so-far = { $turns ->
    [one] Tabt indtil nu: { $turns } tur
   *[other] Tabt indtil nu: { $turns } ture
}

## A turn

review-page-steps = Gå til en anden tur
review-page-mistake-before = Forrige fejl
review-page-mistake-after = Næste fejl
review-page-turn-before = Forrige tur
review-page-turn-after = Næste tur
review-page-played = Spillet
review-page-better = Bedre
review-page-chances = Vinderchancer efter denne tur
review-page-cost = { $turns ->
    [one] Pris: { $turns } tur, { $loss } af vinderchancen.
   *[other] Pris: { $turns } ture, { $loss } af vinderchancen.
}
review-page-cost-alone = { $turns ->
    [one] Pris: { $turns } tur.
   *[other] Pris: { $turns } ture.
}
review-page-luck = Held med terningerne: { $luck }

## Sections

review-page-sections = Analysens dele
review-page-overview = Overblik
review-page-turns = Ture
review-page-jumps = Spring
review-page-column-turns = ture tabt
review-page-column-lost = % tabt
review-page-column-chance = chancen
review-page-points = Vendepunkter
review-page-decisive = Afgørende
review-page-instead = { $better } i stedet for { $played }
review-page-no-points = Ingen fejl var stor nok til at vende spillet.

## Luck and skill

review-page-skill = Dygtighed
review-page-luck-skill = Held og dygtighed
review-page-errors = Fejl
review-page-luck-title = Held
review-page-in-turns = { $turns ->
    [one] { $turns } tur
   *[other] { $turns } ture
}
review-page-verdict-both = { $who } havde mest held og spillede bedst.
review-page-verdict-apart = { $lucky } havde mest held, men { $better } spillede bedst.
review-page-verdict-luck = { $who } havde mest held; ingen spillede klart bedst.
review-page-verdict-skill = { $who } spillede bedst.
review-page-verdict-even = Held og dygtighed var omtrent lige.
review-page-verdict-equal = Alle spillede omtrent lige godt.
review-page-about-errors = Fejl: hvad alle et holds ture tilsammen kostede af dets vinderchance. Jo mindre, jo bedre spillede det.
review-page-about-luck = Fejl: hvad alle et holds ture tilsammen kostede af dets vinderchance. Held: hvor meget bedre dets kast var end gennemsnittet af alle kast.
review-page-dice = Terninger
review-page-dice-side = Hold
review-page-dice-mean = forventet

## Alone

review-page-solutions = Sammenlignet med andre løsninger
review-page-unsolved = Spillet blev ikke løst.
review-page-solution-this = Dette spil
review-page-solution-device = Din bedste på denne enhed
review-page-solution-known = Bedste kendte
review-page-solution-review = Fundet af analysen
review-page-fewest = { $turns ->
    [one] Den korteste løsning, som analysen kender, har { $turns } tur.
   *[other] Den korteste løsning, som analysen kender, har { $turns } ture.
}

## Trying again

review-again = Prøv igen herfra
review-again-absent = Ikke her: { $who }. Computere spiller i deres sted.
review-again-who = Hvem skal spille?
review-again-go = Spil
review-again-not = Annullér

## Learning from mistakes

review-learn-title = Lær af dine fejl
review-learn-back = Tilbage til analysen
review-learn-whose = Fejl af
review-learn-tasks = Opgaver
review-learn-progress = Opgave { $task } af { $tasks }
review-learn-find = { $played } var en fejl. Find et bedre træk.
review-learn-judging = Ser på dit træk …
review-learn-right = Godt fundet: { $action } er det bedste træk.
review-learn-good = { $action } er også godt.
review-learn-wrong = { $action } er ikke godt nok.
review-learn-show = Vis løsningen
review-learn-solution = Det bedste træk er { $action }.
review-learn-end = Afslut
review-learn-finished = Alle opgaver er løst
review-learn-none = Der er ingen fejl at lære af.
review-learn-once-more = Løs opgaverne igen
review-learn-first = Fundet med det samme
review-learn-later = Fundet senere
review-learn-shown = Løsning vist
review-learn-skipped = Sprunget over
review-learn-of = { $count } af { $tasks }
