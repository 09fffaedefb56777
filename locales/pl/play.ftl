# Gra w terminalu.

play-no-terminal = Gra potrzebuje terminala. Uruchom w nim „spielhof play” albo użyj --piped, żeby wysyłać polecenia przez potok.
play-choose = Która gra? Wpisz jej numer lub nazwę (albo od razu naciśnij Enter: { $default }).
play-welcome = { $game }, { $players ->
    [one] dla jednej osoby
    [few] dla { $players } osób
    [many] dla { $players } osób
   *[other] dla { $players } osoby
  }. Wpisz „pomoc”, żeby zobaczyć, co możesz zrobić.
play-turn = Teraz gra: { $who }.
play-turn-set-down = { $who } stawia barykadę.
play-turn-place = { $who } stawia pionek.
play-turn-dice = { $who } wybiera, która kostka jest na kroki; druga jest na skoki.
play-turn-huff = { $who } zdejmuje pionek, który przeoczył bicie.
play-turn-or-end = { $who } gra dalej albo kończy turę słowem „end”.
play-turn-goes-on = { $who } skacze dalej pionkiem na polu { $cell }.
play-seat = Gracz { $seat } ({ $colours }, { $player })
play-seat-plain = Gracz { $seat } ({ $player })
play-player-human = człowiek
play-drawn = Wylosowano: { $action }
play-rolled = { $who } wyrzuca { $die }.
play-roll = Rzut: { $dice }
play-dice-left = Jeszcze w tej turze: { $steps ->
    [0] bez kroków
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  }, { $jumps ->
    [0] bez serii skoków
    [one] seria dokładnie jednego skoku
    [few] seria dokładnie { $jumps } skoków
    [many] seria dokładnie { $jumps } skoków
   *[other] seria dokładnie { $jumps } skoku
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: w bazie { $count }
play-to-place = { $colour }: do postawienia { $count }
play-taken = Gracz { $seat }: zbite pionki: { $count }
play-hint = Komputer zagrałby { $action }.
play-legal = Ruch { $action } jest dozwolony.
play-way = Droga: { $way }
play-moves = { $count ->
    [0] Nie ma żadnego ruchu.
    [one] Jeden ruch:
    [few] { $count } ruchy:
    [many] { $count } ruchów:
   *[other] { $count } ruchu:
  }
play-undone = Cofnięto: { $action }
play-undo-nothing = Nie ma czego cofnąć.
play-undo-dice = Rzut już był; tego, co było przed nim, nie można cofnąć.
play-saved = Zapis gry jest w pliku { $path }.
play-saved-to-go-on = Obejrzysz go poleceniem „spielhof replay { $path }”.
play-unknown = Wpisz ruch, na przykład { $example }, albo „pomoc”.
play-why-what = Zapytaj o ruch, na przykład „dlaczego { $example }”.
play-house-rules = Zasady domowe
play-over-winner = { $who } wygrywa.
play-over-shared = Wspólne zwycięstwo: { $who }.
play-over-solved = Rozwiązano w { $turns ->
    [one] jednej turze
    [few] { $turns } turach
    [many] { $turns } turach
   *[other] { $turns } tury
  }, łącznie { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
  }.
play-over-unsolved = Nie ma już żadnego ruchu: gra nierozwiązana.
ending-rules = Gra skończyła się zgodnie z zasadami.
ending-repetition = Ta sama pozycja pojawiła się po raz trzeci, więc gra się kończy.
ending-turn-limit = Limit tur został osiągnięty, więc gra się kończy.
ending-resignation = Gra skończyła się, bo ktoś się poddał.
ending-agreement = Wszyscy zgodzili się na remis.
ending-clock = Gra skończyła się, bo komuś zabrakło czasu.
ending-aborted = Gra została przerwana i nie ma wyniku.
reason-arrived = Wszystkie zwycięskie pionki dotarły na metę.
reason-filled = Meta jest pełna, a ponad połowa pionków na niej należy do zwycięzcy.
reason-cannot-clear = Ktoś nie mógł opróżnić swojej bazy i przegrywa.
reason-line = Linia jest gotowa.
reason-nobody-moves = Nikt nie może się już ruszyć, więc decyduje obecna pozycja.
reason-no-way-out = Żaden pionek nie może już wyskoczyć: wygrywa osoba, która zbiła najwięcej.
reason-all-placed = Wszystkie pionki stoją na planszy: liczą się zbite minus stracone.
reason-all-off = Wszystkie zwycięskie pionki są poza planszą.
reason-home-square = Pionek dotarł na metę.
reason-too-few-mice = Zostało za mało myszy, by zamknąć koty.
reason-cats-shut-in = Koty są zamknięte.
reason-quiet = Od dawna niczego nie zbito, więc gra kończy się remisem.
reason-no-salt = Czyjeś urządzenie nie przysłało na czas liczby losowej do kostek. Nikt nie przegrywa.
play-over-rank = { $rank }. { $who }
play-side = Gracz { $seats }
play-bye = Do zobaczenia!
play-help =
    Wpisz ruch, na przykład { $example }, żeby go zagrać. Możesz też wpisać:
    ruchy [POLE]    dozwolone ruchy albo tylko ruchy jednego pionka
    podpowiedź      co zrobiłby komputer i jak ci idzie
    dlaczego RUCH   dlaczego ruch jest dozwolony albo nie
    cofnij          cofa twoją ostatnią decyzję
    zasady          zasady tej gry
    plansza         rysuje planszę jeszcze raz
    zapisz [PLIK]   zapisuje grę (w spielhof-record.txt, jeśli nie podasz pliku)
    wyjdź           kończy grę
# Słowa, które można wpisać dla każdego polecenia; pierwsze jest zwyczajowe.
command-help = pomoc ?
command-moves = ruchy
command-hint = podpowiedź podpowiedz
command-why = dlaczego czemu
command-undo = cofnij
command-rules = zasady
command-board = plansza
command-save = zapisz
command-quit = wyjdź wyjdz
play-player-level = komputer, poziom { $level }
score-wins = To wygrywa.
score-loses = To przegrywa przy najlepszej grze przeciwnika.
score-far-ahead = Masz dużą przewagę ({ $score } tury).
score-ahead = Masz przewagę ({ $score } tury).
score-even = Jest mniej więcej równo ({ $score } tury).
score-behind = Jesteś w tyle ({ $score } tury).
score-far-behind = Jesteś daleko w tyle ({ $score } tury).
