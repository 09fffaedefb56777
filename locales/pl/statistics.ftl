# Jakie są gry: kto wygrywa w zależności od kolejności, jak długo trwają, ile zależy od szczęścia.

cli-study-statistics = Zmierz, kto wygrywa w zależności od kolejności, jak długo trwają gry i ile zależy od szczęścia

figures-title = Liczby
figures-players = { $count ->
    [one] Jeden gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
}
figures-self-play = { $games ->
    [one] Jedna gra komputerów na poziomie { $level }
    [few] { $games } gry komputerów na poziomie { $level }
    [many] { $games } gier komputerów na poziomie { $level }
   *[other] { $games } gry komputerów na poziomie { $level }
}
figures-server = { $games ->
    [one] Jedna gra ludzi na tym serwerze
    [few] { $games } gry ludzi na tym serwerze
    [many] { $games } gier ludzi na tym serwerze
   *[other] { $games } gry ludzi na tym serwerze
}
figures-none = Nie ma jeszcze liczb dla tej gry.
figures-few = Za mało gier, aby coś powiedzieć. Od ilu gier są liczby: { $least }.

figures-order = Kolejność
figures-place-1 = Zaczyna
figures-place-2 = 2. w kolejności
figures-place-3 = 3. w kolejności
figures-place-4 = 4. w kolejności
figures-place-5 = 5. w kolejności
figures-place-6 = 6. w kolejności
figures-solved = Rozwiązana
figures-unsolved = Nierozwiązana
figures-shared = Remis
figures-unfinished = Bez wyniku
figures-won = Wygrane
figures-interval = Przedział 95 %
figures-games = Gry
figures-share = { $share } %
figures-range = { $low }–{ $high } %

figures-equal = Przy równych szansach byłoby to po { $share } %.
figures-first-ahead = Kto zaczynał, wygrywał częściej, niż prawdopodobnie wyjaśnia to przypadek.
figures-first-behind = Kto zaczynał, wygrywał rzadziej, niż prawdopodobnie wyjaśnia to przypadek.
figures-first-open = Te gry nie pokazują, czy lepiej jest zaczynać.

figures-turns = Tury wszystkich graczy razem
figures-turns-alone = Tury do rozwiązania
figures-mean = Średnia
figures-median = Połowa gier trwa najwyżej
figures-middle = Osiem gier na dziesięć trwa

figures-luck = Szczęście
figures-swing = Rzut zmienia szansę wygranej średnio o tyle punktów procentowych: { $swing }.
figures-correlation = Korelacja szczęścia z wynikiem: { $correlation } (od { $low } do { $high }). Przy 0 szczęście nie decydowałoby o niczym, przy 1 o wszystkim.

figures-note-bars = Pasek to udział gier, a kreska na nim to przedział 95 %, w którym prawdopodobnie leży prawdziwy udział; kropkowany znak pokazuje równe szanse. Im mniej gier, tym dłuższa kreska: to, co pokazuje mała próba, może być przypadkiem.
figures-note-self-play = Grają tylko komputery na tym samym poziomie. Każdy wykonuje najpierw dwie losowe tury, żeby gry się różniły. U ludzi może być inaczej.
figures-note-server = Gry według zwykłych zasad, które ludzie rozegrali do końca bez komputerów i podpowiedzi. Przechowywane są tylko sumy, nic o kimkolwiek.
figures-line = Wiersz do pliku z danymi: { $line }
