# Ratings van spelers en niveaus.

cli-ratings = Onderzoeken hoe goed ratings zijn, en de computerniveaus inschalen
cli-ratings-simulate = Spelers van bekende sterkte nabootsen en meten hoe goed ratings die sterkte vinden
cli-ratings-levels = Ratings van de computerniveaus schatten uit uitslagen van wedstrijden
cli-arg-population = Het aantal spelers in totaal (standaard: 2000)
cli-arg-per-game = Het aantal spelers in een spel, 2 tot en met 6 (standaard: 2)
cli-arg-simulated-games = Het aantal spellen (standaard: 30 per speler)
cli-arg-pairing = Wie tegen wie speelt: similar (vergelijkbare ratings, zoals in een lobby), similar-elo (hetzelfde volgens Elo), random (willekeurig) of circles (alleen spelers die echt even sterk zijn)
cli-arg-noise = Hoe het geluk verdeeld is: gumbel (zoals het model aanneemt) of normal (anders)
cli-arg-shuffled = De uitslagen door elkaar halen, als controle: daar mag niets van te leren zijn
cli-arg-repeats = Hoe vaak dit herhaald wordt, telkens met het volgende startgetal (standaard: 5)
cli-arg-results = Een bestand met één wedstrijd per regel: spel, speler, speler, gewonnen, gelijk, verloren (“-” voor de standaardinvoer)

ratings-setup = { $players } spelers, { $per-game } in een spel, { $games } spellen; indeling { $pairing }, geluk { $noise }, startgetallen { $first } tot en met { $last }
ratings-shuffled = De uitslagen zijn door elkaar gehaald: dit is de controle.
ratings-runs = Elk getal is het gemiddelde van alle herhalingen, met het laagste en het hoogste tussen haakjes.
ratings-model = rekenmodel
ratings-correlation = rangcorrelatie
ratings-log-loss = logverlies
ratings-brier = Brierscore
ratings-coverage = binnen het 95%-interval
ratings-truth = echte sterktes
ratings-difference = Logverlies van spielhof min dat van Elo: { $difference }
ratings-first = Logverlies van spielhof voor de eerste plaats: { $loss } (bij gelijke kansen: { $even })
ratings-calibration = Voorspellingen van { $model } voor de favoriet, en hoe vaak ze uitkwamen:
ratings-range = bereik
ratings-predicted = voorspeld
ratings-observed = uitgekomen
ratings-count = voorspellingen

ratings-group = groep
ratings-player = speler
ratings-rating = sterkte
ratings-interval = 95%-interval
ratings-games = spellen

fault-results-line = { $path }, regel { $line }: { $problem }
fault-results-words = Er staan { $found } woorden. Schrijf er zes: spel, speler, speler, gewonnen, gelijk, verloren.
fault-results-game = “{ $game }” is geen spel voor twee of meer spelers. “spielhof games” toont alle spellen.
fault-results-itself = { $player } speelt tegen zichzelf. Noem twee verschillende spelers.
fault-results-number = “{ $text }” is geen aantal spellen.
fault-results-empty = In { $path } staan geen uitslagen. Schrijf één wedstrijd per regel: spel, speler, speler, gewonnen, gelijk, verloren.
fault-results-anchor = In de groep { $group } speelt niemand tegen { $anchor }. Voeg een wedstrijd toe, want alle ratings gaan uit van { $anchor }.
fault-results-unlinked = In de groep { $group } verbindt geen wedstrijd { $player } met { $anchor }. Voeg er een toe.
fault-simulate-per-game = Een spel kan hier geen { $given } spelers hebben. Kies 2 tot en met 6.
fault-simulate-players = { $given } spelers kunnen niet nagebootst worden. Kies { $least } tot en met { $most }.
fault-simulate-games = { $given } spellen kunnen niet nagebootst worden. Kies 2 tot en met { $most }.
fault-simulate-repeats = { $given } herhalingen zijn niet mogelijk. Kies 1 tot en met { $most }.
