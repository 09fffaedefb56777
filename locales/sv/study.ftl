# Rating för spelare och nivåer.

cli-ratings = Undersök hur bra rating fungerar och placera datorns nivåer
cli-ratings-simulate = Simulera spelare med känd styrka och mät hur väl rating hittar den
cli-ratings-levels = Beräkna datornivåernas rating ur resultat från matcher
cli-arg-population = Antalet spelare totalt (2000 om inget anges)
cli-arg-per-game = Antalet spelare i ett spel, 2 till 6 (2 om inget anges)
cli-arg-simulated-games = Antalet spel (30 för varje spelare om inget anges)
cli-arg-pairing = Vem som möter vem: similar (liknande rating, som i en lobby), similar-elo (samma sak enligt Elo), random (slumpvis) eller circles (bara spelare som verkligen är lika starka)
cli-arg-noise = Hur turen är fördelad: gumbel (som modellen antar) eller normal (på annat sätt)
cli-arg-shuffled = Blanda resultaten som kontroll: det ska inte gå att lära sig något av dem
cli-arg-repeats = Hur många gånger det upprepas, varje gång med nästa startvärde (5 om inget anges)
cli-arg-results = En fil med en match per rad: spel, spelare, spelare, vinster, oavgjorda, förluster (”-” för standardindata)

ratings-setup = { $players } spelare, { $per-game } i ett spel, { $games } spel; lottning { $pairing }, tur { $noise }, startvärden { $first } till { $last }
ratings-shuffled = Resultaten är blandade: det här är kontrollen.
ratings-runs = Varje tal är medelvärdet av alla körningar, med det lägsta och det högsta inom parentes.
ratings-model = modell
ratings-correlation = rangkorrelation
ratings-log-loss = logaritmisk förlust
ratings-brier = Brier-tal
ratings-coverage = inom 95 %-intervallet
ratings-truth = sanna styrkor
ratings-difference = Logaritmisk förlust för spielhof minus den för Elo: { $difference }
ratings-first = Logaritmisk förlust för spielhof för första plats: { $loss } (med lika chanser: { $even })
ratings-calibration = Förutsägelser från { $model } för favoriten, och hur ofta de slog in:
ratings-range = intervall
ratings-predicted = förutsagt
ratings-observed = observerat
ratings-count = förutsägelser

ratings-group = grupp
ratings-player = spelare
ratings-rating = styrketal
ratings-interval = 95 %-intervall
ratings-games = spel

fault-results-line = { $path }, rad { $line }: { $problem }
fault-results-words = Raden har { $found } ord. Skriv sex: spel, spelare, spelare, vinster, oavgjorda, förluster.
fault-results-game = ”{ $game }” är inget spel för två eller fler. ”spielhof games” visar alla spel.
fault-results-itself = { $player } spelar mot sig själv. Ange två olika spelare.
fault-results-number = ”{ $text }” är inget antal spel.
fault-results-empty = { $path } har inga resultat. Skriv en match per rad: spel, spelare, spelare, vinster, oavgjorda, förluster.
fault-results-anchor = Ingen möter { $anchor } i gruppen { $group }. Lägg till en match, för all rating räknas utifrån { $anchor }.
fault-results-unlinked = Ingen match förbinder { $player } med { $anchor } i gruppen { $group }. Lägg till en.
fault-simulate-per-game = Ett spel kan inte ha { $given } spelare här. Välj 2 till 6.
fault-simulate-players = { $given } spelare går inte att simulera. Välj { $least } till { $most }.
fault-simulate-games = { $given } spel går inte att simulera. Välj 2 till { $most }.
fault-simulate-repeats = { $given } körningar är inte möjligt. Välj 1 till { $most }.
