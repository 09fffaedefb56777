# Ratings, and solutions of games alone.
rated = Gra rankingowa
rated-about = Wynik zmienia rankingi. Bez podpowiedzi, niczego się nie cofa i chodzi zegar.
rating-page-title = Rankingi
rating-page-lead = Ranking mówi, jak silna jest dana osoba, o ile pokazują to wyniki. Obowiązuje w grupach podobnych gier.
rating-page-mine = Twoje rankingi
rating-page-none = Jeszcze bez rankingu. Z kontem możesz grać w gry rankingowe.
rating-value = { $value } ± { $plusMinus }
rating-uncertain = jeszcze niepewny
rating-games = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
rating-group-barricade = { game-barricade }
rating-group-square = Plansze kwadratowe
rating-group-star = Plansze gwiaździste
rating-group-dice = { game-dice-halma }
rating-group-capture = Gry z biciem
rating-group-line = { game-gobang }
rating-page-levels = Poziomy komputera
rating-page-level = Poziom { $level }
rating-page-best = Najlepsi
rating-page-nobody = Jeszcze nikt. Są tu osoby, które pokazują swoją stronę i dość grały.
rating-page-player = Imię
rating-page-rating = Ranking
rating-changed = Ranking: { $before } → { $after }
solutions-title = Rozwiązania
solutions-lead = Każde rozwiązanie jest tu raz, z osobą, która znalazła je pierwsza. Opublikowane i znalezione z podpowiedziami się nie liczą.
solutions-none = Nikt jeszcze nie znalazł nowego rozwiązania.
solutions-turns = Tury
solutions-jumps = Skoki
solutions-found = Znalazca
solutions-link = Kto znalazł które rozwiązanie
quick-rated = Tylko gry rankingowe
solutions-watch = Obejrzyj to rozwiązanie
