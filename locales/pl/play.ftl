# Gra w terminalu.

play-no-terminal = Gra potrzebuje terminala. Uruchom w nim „spielhof play” albo użyj --piped, żeby wysyłać polecenia przez potok.
play-choose = Która gra? Wpisz jej numer lub identyfikator (pusty wiersz: { $default }).
play-welcome = { $game }, { $players ->
    [one] dla jednej osoby
    [few] dla { $players } osób
    [many] dla { $players } osób
   *[other] dla { $players } osoby
  }. Wpisz „pomoc”, żeby zobaczyć, co można powiedzieć.
play-turn = { $who }: pora na ruch.
play-turn-set-down = { $who } stawia barykadę.
play-turn-place = { $who } wstawia pionek.
play-turn-dice = { $who } wybiera, która kostka jest na kroki; druga jest na skoki.
play-turn-huff = { $who } zdejmuje pionek, który przeoczył bicie.
play-turn-or-end = { $who } gra dalej albo kończy turę słowem „end”.
play-turn-goes-on = { $who } skacze dalej pionkiem na polu { $cell }.
play-seat = Gracz { $seat } ({ $colours }, { $player })
play-seat-plain = Gracz { $seat } ({ $player })
play-player-human = człowiek
play-drawn = Wylosowano: { $action }
play-rolled = { $who } wyrzuca { $die }.
play-dice-left = W tej turze zostało: { $steps ->
    [0] 0 kroków
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
  } i { $jumps ->
    [0] 0 serii skoków
    [one] seria dokładnie jednego skoku
    [few] seria dokładnie { $jumps } skoków
    [many] seria dokładnie { $jumps } skoków
   *[other] seria dokładnie { $jumps } skoku
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: w bazie { $count }
play-to-place = { $colour }: do wstawienia { $count }
play-taken = Gracz { $seat }: zdobyte { $count }
play-hint = Komputer zagrałby { $action }.
play-legal = Akcja { $action } jest dozwolona.
play-way = Droga: { $way }
play-moves = { $count ->
    [0] Brak akcji.
    [one] Jedna akcja:
    [few] { $count } akcje:
    [many] { $count } akcji:
   *[other] { $count } akcji:
  }
play-undone = Cofnięto: { $action }
play-undo-nothing = Nie ma czego cofnąć.
play-undo-dice = Kości zostały rzucone; niczego sprzed rzutu nie można cofnąć.
play-saved = Zapis jest w { $path }.
play-saved-to-go-on = „spielhof replay { $path }” go odtworzy.
play-unknown = Wpisz akcję, na przykład { $example }, albo „pomoc”.
play-why-what = Zapytaj o akcję, na przykład „dlaczego { $example }”.
play-house-rules = Zasady domowe
play-over-winner = { $who } wygrywa.
play-over-shared = Wspólne zwycięstwo: { $who }.
play-over-solved = Rozwiązano w { $turns ->
    [one] jednym ruchu
    [few] { $turns } ruchach
    [many] { $turns } ruchach
   *[other] { $turns } ruchu
  }, wykonując { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
  }.
play-over-unsolved = Nie ma już żadnej akcji: nie rozwiązano.
ending-rules = Gra skończyła się zgodnie z zasadami.
ending-repetition = Ta sama pozycja pojawiła się po raz trzeci; gra kończy się tutaj.
ending-turn-limit = Limit ruchów został osiągnięty; gra kończy się tutaj.
ending-resignation = Gra skończyła się, bo ktoś się poddał.
ending-agreement = Wszyscy zgodzili się na remis.
ending-clock = Gra skończyła się, bo komuś upłynął czas.
ending-aborted = Gra została przerwana; nie ma wyniku.
reason-arrived = Wszystkie pionki zwycięzcy dotarły do celu.
reason-filled = Meta jest pełna, a ponad połowa pól należy do zwycięzcy.
reason-cannot-clear = Kto nie może opróżnić swojej bazy, przegrywa.
reason-line = Linia jest kompletna.
reason-nobody-moves = Nikt nie może się już ruszyć; gra kończy się w tym położeniu.
reason-no-way-out = Żaden skok nie prowadzi już na zewnątrz: wygrywa ten, kto zbił najwięcej pionków.
reason-all-placed = Wszystkie pionki są ustawione: liczą się zbite minus stracone.
reason-all-off = Wszystkie pionki zwycięzcy są poza planszą.
reason-home-square = Pionek dotarł do mety.
reason-too-few-mice = Zostało za mało myszy, by zamknąć koty.
reason-cats-shut-in = Koty są zamknięte.
reason-quiet = Od dawna nic nie zbito: zwycięstwo jest wspólne.
reason-no-salt = Urządzenie jednego z graczy nie przysłało na czas liczby losowej do kostek; nikt nie przegrał.
play-over-rank = { $rank }. { $who }
play-side = Gracz { $seats }
play-bye = Do zobaczenia i dzięki za grę.
play-help =
    Wpisz akcję, na przykład { $example }, żeby ją zagrać. Poza tym:
    ruchy [POLE]    dozwolone akcje albo tylko akcje jednego pionka
    podpowiedź      co zrobiłby komputer i jak stoisz
    dlaczego AKCJA  dlaczego akcja jest możliwa albo nie
    cofnij          cofa aż do twojej ostatniej decyzji
    zasady          zasady tej gry
    plansza         rysuje planszę jeszcze raz
    zapisz [PLIK]   zapisuje grę (spielhof-record.txt, jeśli nie podano pliku)
    wyjdź           opuszcza grę
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
score-far-ahead = Masz dużą przewagę ({ $score }).
score-ahead = Masz przewagę ({ $score }).
score-even = Jest mniej więcej równo ({ $score }).
score-behind = Jesteś w tyle ({ $score }).
score-far-behind = Jesteś daleko w tyle ({ $score }).
