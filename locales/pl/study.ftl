# Rankingi graczy i poziomów.

cli-ratings = Zbadaj, jak dobry jest ranking, i oceń poziomy komputera
cli-ratings-simulate = Zasymuluj graczy o znanej sile i zmierz, jak dobrze odnajduje ją ranking
cli-ratings-levels = Oszacuj ranking poziomów komputera na podstawie wyników meczów
cli-arg-population = Liczba wszystkich graczy (domyślnie: 2000)
cli-arg-per-game = Liczba graczy w jednej grze, od 2 do 6 (domyślnie: 2)
cli-arg-simulated-games = Liczba gier (domyślnie: 30 na gracza)
cli-arg-pairing = Kto gra z kim: similar (podobny ranking, jak w poczekalni), similar-elo (to samo według Elo), random (losowo) albo circles (tylko gracze naprawdę równej siły)
cli-arg-noise = Rozkład szczęścia: gumbel (taki, jaki zakłada model) albo normal (inny)
cli-arg-shuffled = Wymieszaj wyniki dla kontroli: niczego nie powinno się dać z nich nauczyć
cli-arg-repeats = Ile razy powtórzyć, za każdym razem z następnym ziarnem (domyślnie: 5)
cli-arg-results = Plik z jednym meczem w wierszu: gra, gracz, gracz, wygrane, remisy, przegrane („-” oznacza standardowe wejście)

ratings-setup = Liczba graczy: { $players }, w jednej grze: { $per-game }, liczba gier: { $games }; dobór { $pairing }, szczęście { $noise }, ziarna od { $first } do { $last }
ratings-shuffled = Wyniki są wymieszane: to jest kontrola.
ratings-runs = Każda liczba to średnia ze wszystkich powtórzeń, w nawiasie najmniejsza i największa.
ratings-model = sposób
ratings-correlation = korelacja rang
ratings-log-loss = strata logarytmiczna
ratings-brier = wynik Briera
ratings-coverage = w przedziale 95%
ratings-truth = prawdziwe siły
ratings-difference = Strata logarytmiczna spielhof minus strata Elo: { $difference }
ratings-first = Strata logarytmiczna spielhof dla pierwszego miejsca: { $loss } (przy równych szansach: { $even })
ratings-calibration = Przewidywania { $model } dla faworyta i jak często się sprawdziły:
ratings-range = zakres
ratings-predicted = przewidziano
ratings-observed = zaobserwowano
ratings-count = przewidywania

ratings-group = grupa
ratings-player = gracz
ratings-rating = ranking
ratings-interval = przedział 95%
ratings-games = gry

fault-results-line = { $path }, wiersz { $line }: { $problem }
fault-results-words = Liczba słów: { $found }. Napisz sześć: gra, gracz, gracz, wygrane, remisy, przegrane.
fault-results-game = „{ $game }” nie jest grą dla dwóch lub więcej graczy. „spielhof games” pokazuje wszystkie gry.
fault-results-itself = { $player } gra sam ze sobą. Podaj dwóch różnych graczy.
fault-results-number = „{ $text }” nie jest liczbą gier.
fault-results-empty = W pliku { $path } nie ma wyników. Napisz jeden mecz w wierszu: gra, gracz, gracz, wygrane, remisy, przegrane.
fault-results-anchor = W grupie { $group } nikt nie gra z { $anchor }. Dodaj mecz, bo wszystkie rankingi odnoszą się do { $anchor }.
fault-results-unlinked = W grupie { $group } żaden mecz nie łączy { $player } z { $anchor }. Dodaj taki mecz.
fault-simulate-per-game = Liczba graczy w jednej grze nie może tu wynosić { $given }. Wybierz od 2 do 6.
fault-simulate-players = Nie można zasymulować tylu graczy: { $given }. Wybierz od { $least } do { $most }.
fault-simulate-games = Nie można zasymulować tylu gier: { $given }. Wybierz od 2 do { $most }.
fault-simulate-repeats = Tyle powtórzeń nie jest możliwe: { $given }. Wybierz od 1 do { $most }.
