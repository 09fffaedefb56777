# Analizy gier i badania nad nimi.

cli-analyse = Pokaż, ile kosztowały ruchy z zapisu gry, kto miał szczęście i gdzie gra się rozstrzygnęła
cli-arg-effort = Jak dokładnie szukać: quick (szybko), thorough (dokładnie) albo liczba węzłów (domyślnie: quick)
cli-arg-annotate = Wypisz zapis gry z błędami jako komentarzami
cli-study = Zbadaj, jak dobre są analizy, w grach komputerów
cli-study-calibrate = Dopasuj szanse wygranej do gier i zmierz, jak dobrze przewidują inne
cli-study-errors = Zmierz, ile kosztuje tura każdego poziomu
cli-study-luck = Sprawdź, czy szczęście wynosi średnio zero i jak szczęście i umiejętności rozstrzygają gry
cli-arg-study-games = Liczba gier, dla każdego poziomu (domyślnie: 100)
cli-arg-study-seed = Z tej liczby wynikają gry i rzuty (domyślnie: 1)
cli-arg-study-effort = Jak dokładnie szukać przy każdej akcji: quick (szybko), thorough (dokładnie) albo liczba węzłów
cli-arg-study-level = Poziom wszystkich graczy (domyślnie: 3)
cli-arg-study-levels = Poziomy, oddzielone przecinkami (domyślnie: 2,4,6)
cli-arg-positions = Mniej więcej ile pozycji wziąć z każdej gry (domyślnie: 8)
cli-arg-every = Analizuj tylko co N-tą akcję (domyślnie: 5)
cli-arg-keep = Zachowaj ukończone gry w tym pliku i nie graj ponownie tych, które już w nim są

review-turn = tura
review-seat = miejsce
review-side = strona
review-played = zagrane
review-better = lepsze
review-cost = stracone tury
review-lost = % straty
review-luck = % szczęścia
review-chances = % szans
review-turns = tury
review-inaccuracy = niedokładności
review-mistake = błędy
review-blunder = poważne błędy
review-no-turning-points = Żaden błąd nie był dość duży, by odwrócić losy gry.
review-turning-points = Punkty zwrotne: tury { $turns }
review-decisive = Decydująca była tura { $turn }. { $who }.
review-fewest = Najkrótsze znane rozwiązanie od początku: { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
review-progress = Kroki: { $done } z { $of }

study-setup = { $game }, gracze: { $players }, gry: { $games }, grał: { $by }; ziarno { $seed }, nakład { $effort }
study-progress = Gry: { $done } z { $of }
study-curve = Krzywa (gra, gracze, nachylenie, tempo, strony): { $line }. Dopasowana do tylu gier: { $fitted }; liczby pochodzą z innych gier ({ $others }), pozycji: { $positions }.
study-prediction = przewidywanie
study-fitted = ta krzywa
study-shown = jak pokazywane teraz
study-without-search = bez szukania
study-constant = zawsze to samo
study-reliability = Przewidywania tej krzywej i jak często się sprawdziły:
study-cost = stracone tury na turę
study-chance = stracona szansa na turę
study-luck = średnie szczęście
study-roll-luck = średnie szczęście rzutu
study-interval = przedział 99,9 %
study-errors = średnia strata przez błędy
study-zero = Każdy przedział zawiera zero: kostki wyglądają na uczciwe.
study-not-zero = Jeden z przedziałów nie zawiera zera: kostki nie wyglądają na uczciwe.
study-loaded = Kostka pierwszego miejsca jest sfałszowana: to próba kontrolna i musi zostać zauważona.
study-correlations = Korelacja z wynikiem: szczęście { $luck }, umiejętności { $skill }

fault-effort = „{ $text }” nie jest nakładem. Użyj quick, thorough albo liczby węzłów.
fault-study-alone = W { $game } gra się samemu i nie ma szans wygranej. Wybierz grę dla dwóch lub więcej osób.
fault-study-dice = W { $game } nie ma kostek. Wybierz grę z kostkami.
fault-study-keep = { $path } należy do innego badania. Podaj nowy plik albo powtórz argumenty tamtego badania.
