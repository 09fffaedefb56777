# Ratings for spillere og niveauer.

cli-ratings = Undersøg, hvor gode ratings er, og placer computerens niveauer
cli-ratings-simulate = Simuler spillere med kendt styrke, og mål, hvor godt ratings finder den
cli-ratings-levels = Beregn computerniveauernes ratings ud fra resultater af dyster
cli-arg-population = Antallet af spillere i alt (standard: 2000)
cli-arg-per-game = Antallet af spillere i et spil, 2 til 6 (standard: 2)
cli-arg-simulated-games = Antallet af spil (standard: 30 for hver spiller)
cli-arg-pairing = Hvem der spiller mod hvem: similar (ens ratings, som i en lobby), similar-elo (det samme efter Elo), random (tilfældigt) eller circles (kun spillere, der virkelig er lige stærke)
cli-arg-noise = Hvordan heldet er fordelt: gumbel (som modellen antager) eller normal (anderledes)
cli-arg-shuffled = Bland resultaterne som kontrol: der må ikke kunne læres noget af dem
cli-arg-repeats = Hvor mange gange det gentages, hver gang med den næste startværdi (standard: 5)
cli-arg-results = En fil med én dyst pr. linje: spil, spiller, spiller, sejre, uafgjorte, nederlag (”-” for standardinput)

ratings-setup = { $players } spillere, { $per-game } i et spil, { $games } spil; parring { $pairing }, held { $noise }, startværdier { $first } til { $last }
ratings-shuffled = Resultaterne er blandet: det er kontrollen.
ratings-runs = Hvert tal er gennemsnittet af alle kørsler med det laveste og det højeste i parentes.
ratings-model = regnemodel
ratings-correlation = rangkorrelation
ratings-log-loss = logaritmisk tab
ratings-brier = Brier-tal
ratings-coverage = i 95 %-intervallet
ratings-truth = sande styrker
ratings-difference = Logaritmisk tab for spielhof minus tabet for Elo: { $difference }
ratings-first = Logaritmisk tab for spielhof ved førstepladsen: { $loss } (ved lige chancer: { $even })
ratings-calibration = Forudsigelser fra { $model } for favoritten, og hvor tit de holdt stik:
ratings-range = område
ratings-predicted = forudsagt
ratings-observed = observeret
ratings-count = forudsigelser

ratings-group = gruppe
ratings-player = spiller
ratings-rating = styrketal
ratings-interval = 95 %-interval
ratings-games = spil

fault-results-line = { $path }, linje { $line }: { $problem }
fault-results-words = Der er { $found } ord. Skriv seks: spil, spiller, spiller, sejre, uafgjorte, nederlag.
fault-results-game = ”{ $game }” er ikke et spil for to eller flere. ”spielhof games” viser alle spil.
fault-results-itself = { $player } spiller mod sig selv. Nævn to forskellige spillere.
fault-results-number = ”{ $text }” er ikke et antal spil.
fault-results-empty = { $path } har ingen resultater. Skriv én dyst pr. linje: spil, spiller, spiller, sejre, uafgjorte, nederlag.
fault-results-anchor = Ingen spiller mod { $anchor } i gruppen { $group }. Tilføj en dyst, for alle ratings regnes ud fra { $anchor }.
fault-results-unlinked = Ingen dyst forbinder { $player } med { $anchor } i gruppen { $group }. Tilføj en.
fault-simulate-per-game = Et spil kan ikke have { $given } spillere her. Vælg 2 til 6.
fault-simulate-players = { $given } spillere kan ikke simuleres. Vælg { $least } til { $most }.
fault-simulate-games = { $given } spil kan ikke simuleres. Vælg 2 til { $most }.
fault-simulate-repeats = { $given } kørsler er ikke mulige. Vælg 1 til { $most }.
