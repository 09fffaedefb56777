# Wiersz poleceń.

cli-about = Graj w barykadę, halmę z odmianami i chińskie warcaby, ucz się ich i analizuj je.
cli-games = Pokaż listę gier albo opisz jedną z nich
cli-moves = Pokaż dozwolone ruchy, od początku albo po podanych ruchach
cli-perft = Policz wszystkie ciągi ruchów
cli-show = Narysuj pozycję, początkową albo po podanych ruchach
cli-playout = Pozwól komputerom rozegrać jedną grę i wypisz jej zapis
cli-replay = Odtwórz zapis gry
cli-verify = Sprawdź kostki w zapisie gry
cli-play = Graj w terminalu
cli-arg-game = Identyfikator gry; ich listę pokazuje „spielhof games”
cli-arg-players = Liczba graczy (domyślnie: najmniejsza możliwa w tej grze)
cli-arg-set = Zasada domowa, nazwa=wartość; można podać kilka razy
cli-arg-first = Numer gracza, który zaczyna
cli-arg-rules = Wersja zasad, jeśli grasz według starszych
cli-arg-position = Zacznij od pozycji z tego pliku („-” oznacza standardowe wejście)
cli-arg-figure = Graj do figury narysowanej w tym pliku, jeśli gra ją ma („-” oznacza standardowe wejście)
cli-arg-actions = Ruchy do zagrania na początek, na przykład c3-e5
cli-arg-depth = Na ile ruchów w głąb
cli-arg-divide = Wypisz też liczbę dla każdego pierwszego ruchu
cli-arg-json = Wypisz JSON
cli-arg-seed = Ziarno liczb losowych
cli-arg-by = Kto gra: random, baseline lub level1 do level6; jeden dla wszystkich miejsc albo po jednym na każde, po przecinkach
cli-arg-file = Zapis gry („-” oznacza standardowe wejście)
cli-arg-turn = Zatrzymaj się po tylu turach
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

games-id = identyfikator
games-players = gracze
games-board = plansza
games-name = nazwa
games-source = Źródło: { $booklet }, „{ $section }”
games-option = { $name }: { $values } (liczba graczy: { $players })
games-option-always = { $name }: { $values }
games-one-hint = „spielhof games GRA” powie więcej o wybranej grze, „spielhof play GRA” ją uruchomi.

replay-done = Odtworzono bez błędów { $turns ->
    [one] jedną turę
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
  }.

verify-done = { $rolls ->
    [0] Ziarno jest zgodne z obietnicą. W zapisie nie ma rzutów do sprawdzenia.
    [one] Ziarno jest zgodne z obietnicą, a jedyny rzut jest prawidłowy.
    [few] Ziarno jest zgodne z obietnicą, a wszystkie { $rolls } rzuty są prawidłowe.
    [many] Ziarno jest zgodne z obietnicą, a wszystkie rzuty ({ $rolls }) są prawidłowe.
   *[other] Ziarno jest zgodne z obietnicą, a wszystkie rzuty ({ $rolls }) są prawidłowe.
  }
verify-first = Grę zaczyna gracz { $seat }, zgodnie z losowaniem.
verify-earlier = { $rolls ->
    [one] Pierwszy rzut wykonano przed otwarciem stołu i nie da się go sprawdzić.
    [few] Pierwsze { $rolls } rzuty wykonano przed otwarciem stołu i nie da się ich sprawdzić.
    [many] Pierwszych { $rolls } rzutów wykonano przed otwarciem stołu i nie da się ich sprawdzić.
   *[other] Pierwsze { $rolls } rzutu wykonano przed otwarciem stołu i nie da się ich sprawdzić.
  }
verify-skipped = Numery rzutów, których nie ma w zapisie: { $numbers }. Może brakować tylko rzutów, które cofnięto.

cli-match = Pozwól dwóm graczom komputerowym rozegrać wiele gier i wypisz wynik
cli-engine = Odpowiadaj innym programom, wiersz po wierszu
cli-arg-first-player = Gracz, którego wynik się liczy: random, baseline, level1 do level6, nodes:N, time:MILISEKUNDY, exec:POLECENIE
cli-arg-second-player = Przeciwnik, na wszystkich pozostałych miejscach
cli-arg-games = Największa liczba gier (domyślnie: 100)
cli-arg-opening = Liczba losowych tur każdego gracza na początku (domyślnie: 2)
cli-arg-sprt = Skończ, gdy tylko będzie jasne, czy pierwszy gracz zdobywa tyle procent, czy nie więcej niż równą część
cli-arg-threads = Ile gier rozgrywać naraz (domyślnie: po jednej na rdzeń)
cli-arg-engine-threads = Na ilu rdzeniach myśleć przy go time (domyślnie: na wszystkich)
cli-arg-save = Zapisz każdą grę w tym folderze

match-progress = gry: { $games } z { $of }, { $score }%
match-result = { $first } kontra { $second }: gry { $games }, wygrane { $won }, wspólne { $shared }, przegrane { $lost } (ziarno { $seed })
match-score = wynik { $score }%, przedział 95% od { $low } do { $high }
match-elo = Elo { $elo }, przedział 95% od { $low } do { $high }
match-even = równi sobie gracze zdobyliby { $even }%
match-endings = zakończone przez limit tur i policzone jako wspólne: { $capped }; zakończone przez powtórzenie: { $repeated }
match-verdict-open = Test na { $better }% jest jeszcze nierozstrzygnięty.
match-verdict-stronger = Test na { $better }% mówi: silniejszy.
match-verdict-not-stronger = Test na { $better }% mówi: nie silniejszy.
decimal-mark = ,
