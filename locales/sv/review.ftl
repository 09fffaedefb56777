# Analyser av spel, och undersökningar av dem.

cli-analyse = Visa vad dragen i ett protokoll kostade, vem som hade tur och var spelet avgjordes
cli-arg-effort = Hur mycket som söks: quick (snabbt), thorough (grundligt) eller ett antal noder (quick om inget anges)
cli-arg-annotate = Skriv ut protokollet med felen som kommentarer
cli-study = Undersök hur bra analyser är, i spel mellan datorer
cli-study-calibrate = Anpassa vinstchanser till spel och mät hur väl de förutsäger andra
cli-study-errors = Mät vad en tur på varje nivå kostar
cli-study-luck = Kontrollera att tärningsturen är noll i genomsnitt, och hur tärningstur och skicklighet avgör spel
cli-arg-study-games = Antalet spel, för varje nivå (100 om inget anges)
cli-arg-study-seed = Spel och kast följer av detta tal (1 om inget anges)
cli-arg-study-effort = Hur mycket som söks vid varje handling: quick (snabbt), thorough (grundligt) eller ett antal noder
cli-arg-study-level = Alla spelares nivå (3 om inget anges)
cli-arg-study-levels = Nivåerna, med kommatecken emellan (2,4,6 om inget anges)
cli-arg-positions = Ungefär hur många ställningar som tas från varje spel (8 om inget anges)
cli-arg-every = Analysera bara var N:te handling (5 om inget anges)
cli-arg-keep = Behåll färdiga spel i den här filen och spela inte om dem som den redan har

review-turn = tur
review-seat = plats
review-side = sida
review-played = spelat
review-better = bättre
review-cost = turer förlorade
review-lost = % förlorat
review-luck = % tärningstur
review-chances = % chanser
review-turns = turer
review-inaccuracy = onoggrannheter
review-mistake = fel
review-blunder = grova fel
review-no-turning-points = Inget fel var stort nog att vända spelet.
review-turning-points = Vändpunkter: turer { $turns }
review-decisive = Den avgörande turen var tur { $turn } av { $who }.
review-fewest = Kortaste kända lösning från början: { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}
review-progress = { $done } av { $of } steg

study-setup = { $game }, spelare: { $players }, spel: { $games } av { $by }; startvärde { $seed }, insats { $effort }
study-progress = { $done } av { $of } spel
study-curve = Kurva (spel, spelare, lutning, tempo, sidor): { $line }. Anpassad till { $fitted } spel; siffrorna kommer från { $positions } ställningar i { $others } andra spel.
study-prediction = förutsägelse
study-fitted = den här kurvan
study-shown = som den visas nu
study-without-search = utan sökning
study-constant = alltid samma
study-reliability = Den här kurvans förutsägelser, och hur ofta de slog in:
study-cost = förlorade turer per tur
study-chance = förlorad chans per tur
study-luck = genomsnittlig tärningstur
study-roll-luck = genomsnittlig tärningstur per kast
study-interval = 99,9 %-intervall
study-errors = genomsnittlig förlust genom fel
study-zero = Varje intervall innehåller noll: Tärningarna ser rättvisa ut.
study-not-zero = Ett intervall innehåller inte noll: Tärningarna ser inte rättvisa ut.
study-loaded = Den första platsens tärning är manipulerad: Det är kontrollen, och den måste upptäckas.
study-correlations = Korrelation med resultatet: tärningstur { $luck }, skicklighet { $skill }

fault-effort = ”{ $text }” är ingen insats. Använd quick, thorough eller ett antal noder.
fault-study-alone = { $game } spelas ensam och har inga vinstchanser. Välj ett spel för två eller fler.
fault-study-dice = { $game } har inga tärningar. Välj ett spel med tärningar.
fault-study-keep = { $path } hör till en annan undersökning. Ange en ny fil, eller upprepa den undersökningens argument.
