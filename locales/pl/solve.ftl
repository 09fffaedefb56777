# Najmniejsza liczba tur w grach dla jednej osoby.

cli-solve = Znajdź najmniejszą liczbę tur w grze dla jednej osoby, z dowodem
cli-arg-prove = Pokaż tylko, że mniej niż N tur nie wystarczy, albo znajdź rozwiązanie, które ma ich mniej
cli-arg-find = Szukaj tylko dobrego rozwiązania, wiązkami po WIDTH pozycji z obu końców (2000 działa szybko)
cli-arg-memory = Ile gibibajtów pamięci zużyć (domyślnie: 2)
cli-arg-folder = Zachowaj w tym folderze to, co już przeszukano; to samo polecenie zacznie od tego miejsca
cli-arg-solve-threads = Ile rdzeni użyć (domyślnie: wszystkie)
cli-arg-save-solution = Zapisz rozwiązanie wraz z dowodem jako zapis gry
cli-arg-table = Gry typu samotnik: znajdź wszystkie pozycje, które da się rozwiązać (gibibajt pamięci, około minuty)

solve-proved = { $turns ->
    [one] Udowodnione najkrótsze rozwiązanie: jedna tura.
    [few] Udowodnione najkrótsze rozwiązanie: { $turns } tury.
    [many] Udowodnione najkrótsze rozwiązanie: { $turns } tur.
   *[other] Udowodnione najkrótsze rozwiązanie: { $turns } tury.
  }
solve-between = Potrzeba co najmniej { $least ->
    [one] jednej tury
    [few] { $least } tur
    [many] { $least } tur
   *[other] { $least } tury
  }; najlepsze znane rozwiązanie ma ich { $found }.
solve-least = Potrzeba co najmniej { $least ->
    [one] jednej tury
    [few] { $least } tur
    [many] { $least } tur
   *[other] { $least } tury
  }; nie znaleziono rozwiązania.
solve-found = Znaleziono rozwiązanie w { $turns ->
    [one] { $turns } turze
    [few] { $turns } turach
    [many] { $turns } turach
   *[other] { $turns } tury
  }. Niczego nie udowodniono.
solve-not-found = Nie znaleziono rozwiązania. Spróbuj szerszych wiązek.
solve-none = Nie ma rozwiązania.
solve-can = Rozwiązanie istnieje.
solve-memory = Wyszukiwanie przerwano: { $memory } GiB pamięci nie wystarczy. Przydziel więcej przez --memory.
solve-layer = tury
solve-start = od początku
solve-goal = od celu
solve-solution = Rozwiązanie:
solve-pieces = pionki
solve-can-be-solved = pozycje z rozwiązaniem
solve-table-done = Pozycje, które da się rozwiązać: { $positions }. Obliczenie tabeli trwało { $seconds } s.
solve-progress = tury: do { $most }; warstwa { $layer } { $end }; pozycje: { $positions }, { $megabytes } MB, jeszcze { $seconds } s w tej warstwie

fault-solve-alone = „{ $game }” to gra dla kilku osób. Rozwiązać można tylko gry dla jednej osoby; ich listę pokazuje „spielhof games”.
fault-solve-rules = Ten program nie umie rozwiązać tej gry z tymi zasadami. Umie rozwiązać connection-solo, star-highscore, highscore, meeting-point, solo-halma i retour, bez zasad domowych.
fault-solve-over = W tej pozycji gra jest skończona. Podaj pozycję, od której gra toczy się dalej.
fault-solve-turn = Pozycja jest w środku tury. Najpierw dokończ turę albo usuń wiersz „landed”.
fault-solve-table = „{ $game }” nie jest grą typu samotnik. Tabele są tylko dla solo-halma i retour.
fault-solve-layer = Plik { $path } należy do innego wyszukiwania albo jest uszkodzony. Usuń go albo wybierz inny folder.
