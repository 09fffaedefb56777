# Finished games and what can be counted about them.

history-title = Moje gry
history-of = Gry: { $who }
history-filter = Które gry
history-who = Kto
history-everybody = Wszyscy na tym urządzeniu
history-game = Gra
history-all-games = Wszystkie gry
history-result = Wynik
history-all-results = Wszystkie wyniki
history-won = Wygrana
history-shared = Remis
history-lost = Przegrana
history-both = Gra po obu stronach
history-broken = Przerwana
history-solved = Rozwiązana
history-unsolved = Nierozwiązana
history-games = { $count ->
    [one] Jedna skończona gra
    [few] { $count } skończone gry
    [many] { $count } skończonych gier
   *[other] { $count } skończonej gry
}
history-turns = { $count ->
    [one] 1 tura
    [few] { $count } tury
    [many] { $count } tur
   *[other] { $count } tury
}
history-with-hints = Z podpowiedziami
history-deleted = Usunięty gracz
history-more = Pokaż więcej
history-counts = Ile razy udało ci się wygrać
history-counts-about = Liczą się tylko całe gry od zwykłej pozycji początkowej. „Z podpowiedziami” mówi, w ilu z nich pomagał komputer.
history-players = Gracze
history-against = Przeciwnik
history-people = Ludzie
history-played = Rozegrane
history-rate = Procent wygranych
history-bests = Najlepsze rozwiązania
history-best = { $turns ->
    [one] 1 tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}, { $jumps ->
    [one] 1 skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
}
history-solved-times = { $count ->
    [one] rozwiązana raz
    [few] rozwiązana { $count } razy
    [many] rozwiązana { $count } razy
   *[other] rozwiązana { $count } raza
}
history-none = Nie ma jeszcze skończonych gier. Gdy tylko jakaś się skończy, znajdziesz ją tutaj.
history-none-public = Nie ma tu jeszcze skończonych gier.
history-loading = Szukamy skończonych gier…
history-data = Twoje dane
history-public = Pokazuj moje gry wszystkim
history-public-about = Kto ma link, widzi twoje imię, twoje skończone gry i te liczby. Widać w nich też imiona innych osób.
history-public-link = Twoja publiczna strona
history-export = Pobierz moje dane
history-data-about = Wszystko możesz usunąć w ustawieniach.
