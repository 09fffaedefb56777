# The page of a review: where a game was decided, what would have been better, and who had luck.

mistake-inaccuracy = Onoggrannhet
mistake-mistake = Fel
mistake-blunder = Grovt fel

review-page-title = Analys
review-page-of = Analys: { $game }
review-page-about = Öppna ett protokoll för att se var spelet avgjordes.
review-page-running = Spelet pågår fortfarande. Du kan analysera det när det är slut.
review-page-progress = Tur { $turn } av { $turns }
review-page-thorough = grundligare
review-page-stopped = Analysen stoppades.
review-page-ready = Analysen är klar.
review-page-go = Analysera spelet
review-page-quick = Det var en snabb titt på varje tur. En grundligare tar längre tid och har oftare rätt.
review-page-deeper = Analysera grundligare
review-page-deep = Varje tur har undersökts grundligt.

## The curve

review-page-curve = Vinstchanser
review-page-curve-alone = Förlorade turer hittills
review-page-start = Början
review-page-turn = Tur { $turn }
review-page-lost-so-far = { $turns ->
    [one] Förlorat hittills: { $turns } tur
   *[other] Förlorat hittills: { $turns } turer
}

## A turn

review-page-steps = Gå till en annan tur
review-page-mistake-before = Föregående fel
review-page-mistake-after = Nästa fel
review-page-turn-before = Föregående tur
review-page-turn-after = Nästa tur
review-page-played = Spelat
review-page-better = Bättre
review-page-chances = Vinstchanser efter den här turen
review-page-cost = { $turns ->
    [one] Kostnad: { $turns } tur, { $loss } av vinstchansen.
   *[other] Kostnad: { $turns } turer, { $loss } av vinstchansen.
}
review-page-cost-alone = { $turns ->
    [one] Kostnad: { $turns } tur.
   *[other] Kostnad: { $turns } turer.
}
review-page-luck = Tärningstur: { $luck }

## Sections

review-page-sections = Analysens delar
review-page-overview = Översikt
review-page-turns = Turer
review-page-jumps = Hopp
review-page-column-turns = turer förlorade
review-page-column-lost = % förlorat
review-page-column-chance = chans
review-page-points = Vändpunkter
review-page-decisive = Avgörande
review-page-instead = { $better } i stället för { $played }
review-page-no-points = Inget fel var stort nog att vända spelet.

## Luck and skill

review-page-skill = Skicklighet
review-page-luck-skill = Tärningstur och skicklighet
review-page-errors = Fel
review-page-luck-title = Tärningstur
review-page-in-turns = { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}
review-page-verdict-both = { $who } hade mest tärningstur och spelade bäst.
review-page-verdict-apart = { $lucky } hade mest tärningstur, men { $better } spelade bäst.
review-page-verdict-luck = { $who } hade mest tärningstur; ingen spelade klart bäst.
review-page-verdict-skill = { $who } spelade bäst.
review-page-verdict-even = Tärningstur och skicklighet var ungefär jämna.
review-page-verdict-equal = Alla spelade ungefär lika bra.
review-page-about-errors = Fel: vad alla turer för en sida tillsammans kostade av dess vinstchans. Ju mindre, desto bättre spelade den.
review-page-about-luck = Fel: vad alla turer för en sida tillsammans kostade av dess vinstchans. Tärningstur: hur mycket bättre dess kast var än genomsnittet av alla kast.
review-page-dice = Tärningar
review-page-dice-side = Sida
review-page-dice-mean = väntat

## Alone

review-page-solutions = Jämfört med andra lösningar
review-page-unsolved = Spelet löstes inte.
review-page-solution-this = Det här spelet
review-page-solution-device = Din bästa på den här enheten
review-page-solution-known = Bästa kända
review-page-solution-review = Hittad av analysen
review-page-fewest = { $turns ->
    [one] Den kortaste lösning som analysen känner till har { $turns } tur.
   *[other] Den kortaste lösning som analysen känner till har { $turns } turer.
}

## Trying again

review-again = Försök igen härifrån
review-again-absent = Inte här: { $who }. Datorer spelar i deras ställe.
review-again-who = Vem ska spela?
review-again-go = Spela
review-again-not = Avbryt

## Learning from mistakes

review-learn-title = Lär av dina fel
review-learn-back = Tillbaka till analysen
review-learn-whose = Fel av
review-learn-tasks = Uppgifter
review-learn-progress = Uppgift { $task } av { $tasks }
review-learn-find = { $played } var ett fel. Hitta ett bättre drag.
review-learn-judging = Ditt drag undersöks …
review-learn-right = Bra hittat: { $action } är det bästa draget.
review-learn-good = { $action } är också bra.
review-learn-wrong = { $action } är inte bra nog.
review-learn-show = Visa lösningen
review-learn-solution = Det bästa draget är { $action }.
review-learn-end = Avsluta
review-learn-finished = Alla uppgifter är klara
review-learn-none = Det finns inga fel att lära av.
review-learn-once-more = Gör uppgifterna igen
review-learn-first = Hittat direkt
review-learn-later = Hittat senare
review-learn-shown = Lösningen visad
review-learn-skipped = Överhoppad
review-learn-of = { $count } av { $tasks }
