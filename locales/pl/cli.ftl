# Wiersz poleceń.

cli-about = Graj w Barykadę, halmę ze wszystkimi odmianami i chińskie warcaby, ucz się ich i je badaj.
cli-games = Pokaż gry albo opowiedz o jednej z nich
cli-moves = Pokaż dozwolone akcje po podanych akcjach
cli-perft = Policz ciągi akcji
cli-show = Narysuj pozycję po podanych akcjach
cli-playout = Rozegraj jedną grę graczami komputerowymi i wypisz jej zapis
cli-replay = Odtwórz zapis
cli-verify = Sprawdź kostki w zapisie
cli-play = Graj w terminalu
cli-arg-game = Identyfikator gry; pokazuje je „spielhof games”
cli-arg-players = Ile osób gra (jeśli nie podano, najmniejsza liczba dla tej gry)
cli-arg-set = Zasada domowa, nazwa=wartość; można podać kilka razy
cli-arg-first = Numer gracza, który zaczyna
cli-arg-rules = Numer zasad, do gry według starszych
cli-arg-position = Zacznij od ustawienia z tego pliku („-” oznacza standardowe wejście)
cli-arg-figure = Graj do figury narysowanej w tym pliku, jeśli gra ją ma („-” oznacza standardowe wejście)
cli-arg-actions = Akcje do zagrania na początek, na przykład c3-e5
cli-arg-depth = Na ile akcji w głąb
cli-arg-divide = Wypisz też liczbę dla każdej pierwszej akcji
cli-arg-json = Wypisz JSON
cli-arg-seed = Od czego zaczynają się liczby losowe
cli-arg-by = Kto gra: random, baseline lub level1 do level6, jeden dla wszystkich albo po jednym na każde miejsce, po przecinkach
cli-arg-file = Zapis („-” oznacza standardowe wejście)
cli-arg-turn = Zatrzymaj się po tylu ruchach
cli-arg-lang = Język: { $known }
cli-arg-seats = Kto gdzie siedzi: human, level1 do level6, baseline lub random, po przecinkach
cli-arg-plain = Bez kolorów, tylko zwykłe litery
cli-arg-piped = Przyjmuj polecenia z potoku zamiast z terminala
cli-arg-help = Pokaż pomoc
cli-arg-version = Pokaż wersję
cli-usage = Użycie
cli-commands = Polecenia
cli-arguments = Argumenty
cli-options = Opcje

games-id = Identyfikator
games-players = Gracze
games-board = Plansza
games-name = Nazwa
games-source = Źródło: { $booklet }, „{ $section }”
games-option = { $name }: { $values } (liczba graczy: { $players })
games-option-always = { $name }: { $values }
games-one-hint = „spielhof games GRA” opowie więcej o wybranej grze, „spielhof play GRA” ją uruchomi.

replay-done = Odtworzono bez błędu { $turns ->
    [one] jeden ruch
    [few] { $turns } ruchy
    [many] { $turns } ruchów
   *[other] { $turns } ruchu
  }.

verify-done = { $rolls ->
    [0] Ziarno jest zgodne z obietnicą. W zapisie nie ma rzutów do sprawdzenia.
    [one] Ziarno jest zgodne z obietnicą, a jedyny rzut jest prawidłowy.
    [few] Ziarno jest zgodne z obietnicą, a wszystkie { $rolls } rzuty są prawidłowe.
    [many] Ziarno jest zgodne z obietnicą, a wszystkie { $rolls } rzutów jest prawidłowych.
   *[other] Ziarno jest zgodne z obietnicą, a wszystkie rzuty ({ $rolls }) są prawidłowe.
  }
verify-first = Zaczęło miejsce { $seat } i na nie właśnie padł los.
verify-skipped = Numery, których nie ma w zapisie: { $numbers }. Może brakować tylko rzutów, które cofnięto.

cli-match = Niech dwóch graczy komputerowych rozegra wiele gier; wypisz wynik
cli-engine = Odpowiadaj innym programom, linia po linii
cli-arg-first-player = Gracz, którego punkty się liczą: random, baseline, level1 do level6, nodes:N, time:MILISEKUNDY, exec:POLECENIE
cli-arg-second-player = Jego przeciwnik, na wszystkich pozostałych miejscach
cli-arg-games = Najwyżej tyle gier (100, jeśli nie podano)
cli-arg-opening = Na początek tyle losowych ruchów z każdego miejsca (2, jeśli nie podano)
cli-arg-sprt = Skończ, gdy tylko będzie pewne, czy pierwszy gracz zdobywa tyle procent, czy nie więcej niż swoją część
cli-arg-threads = Ile gier naraz (po jednej na rdzeń, jeśli nie podano)
cli-arg-engine-threads = Na ilu rdzeniach myśleć przy go time (na wszystkich, jeśli nie podano)
cli-arg-save = Zapisz każdą grę jako zapis w tym folderze

match-progress = gry: { $games } z { $of }, { $score }%
match-result = { $first } przeciw { $second }: gry { $games }, wygrane { $won }, podzielone { $shared }, przegrane { $lost } (ziarno { $seed })
match-score = wynik { $score }%, przedział 95% od { $low } do { $high }
match-elo = Elo { $elo }, przedział 95% od { $low } do { $high }
match-even = równi sobie zdobyliby { $even }%
match-endings = zakończone przez limit ruchów i policzone jako podzielone: { $capped }; zakończone przez powtórzenie: { $repeated }
match-verdict-open = Test na { $better }% jest wciąż otwarty.
match-verdict-stronger = Test na { $better }% mówi: silniejszy.
match-verdict-not-stronger = Test na { $better }% mówi: nie silniejszy.
decimal-mark = ,
