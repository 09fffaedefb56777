# Co jest nie tak z wybraną grą, pozycją, zapisem gry lub wpisanym słowem.

fault-unknown-game = Nie ma gry o nazwie „{ $id }”. Może chodzi o „{ $nearest }”? Wszystkie pokazuje „spielhof games”.
fault-players = Niewłaściwa liczba graczy: { $players }. Możliwa w tej grze: { $allowed }.
fault-first-seat = Gracz { $seat } nie może zacząć: gracze mają numery od 1 do { $seats }.
fault-rules = Nie ma zasad w wersji { $number }; ten program zna wersje { $known }.
fault-unknown-option = Przy tej liczbie graczy gra nie ma opcji „{ $option }”. Ma: { $known }.
fault-no-options = Przy tej liczbie graczy gra nie ma opcji „{ $option }”; nie ma w ogóle żadnych.
fault-unknown-value = „{ $value }” nie jest wartością opcji „{ $option }”. Do wyboru: { $known }.
fault-contradiction = Nie można połączyć: { $one } i { $other }.
fault-no-figure = W tej grze nie gra się do figury.
fault-figure-mark = „{ $mark }” na polu { $cell } nie pasuje do figury; jej pola rysuj jako „o”, a pozostałe jako „.”.
fault-figure-size = Liczba pól figury musi wynosić { $wanted }, po jednym na każdy pionek, a narysowano: { $found }.
fault-figure-at-home = Na tej figurze pionki stoją już na początku gry.
fault-option-form = „{ $text }” nie jest opcją. Napisz nazwa=wartość.

fault-picture-row = Na rysunku jest wiersz, który zaczyna się od „{ $row }”, ale ta plansza nie ma takiego rzędu.
fault-picture-twice = Rząd { $row } jest narysowany dwa razy.
fault-picture-length = Liczba pól w rzędzie { $row } to { $wanted }, a narysowano: { $found }.
fault-mark = „{ $mark }” na polu { $cell } nie jest pionkiem tej gry.
fault-field = Wiersz „{ $field }:” nie należy do tej pozycji.
fault-field-twice = Wiersz „{ $field }:” występuje dwa razy.
fault-field-value = „{ $value }” nie ma sensu w wierszu „{ $field }:”.
fault-moved-no-cell = „{ $name }” w wierszu „moved:” nie jest polem planszy. Wpisz tam pola pionków, które w tej turze już się ruszyły, na przykład „c4 d5”.
fault-moved-not-own = Na polu { $cell } nie ma pionka gracza { $seat }. Wiersz „moved:” wymienia pola tych pionków gracza { $seat }, które w tej turze już się ruszyły.
fault-moved-not-one-roll = Pola w wierszu „moved:”: { $moved }. Razem z „steps: { $steps }” i „jumps: { $jumps }” nie może to wynikać z jednego rzutu. Kostka daje od 1 do 6 kroków, łącznie z pozostałymi; przy „jumps: 0” jeden z wymienionych pionków skakał.
fault-field-empty = Wiersz „{ $field }:” jest pusty albo go brakuje.
fault-too-many = Za dużo pionków „{ $mark }”: { $found }, a może ich być najwyżej { $most }.
fault-no-pieces = Nie ma pionka „{ $mark }”, choć jego kolor bierze udział w grze.
fault-no-marked = Nie ma pionka „{ $mark }”: w każdym kolorze jeden pionek musi być oznaczony.
fault-misplaced = Pionek „{ $mark }” nie może stać na polu { $cell }.
fault-turn-of-nobody = Kolej wypada na gracza, którego nie ma już w grze.
fault-barricades = Liczba barykad razem z tą w ręce musi wynosić { $wanted }, a wynosi { $found }.

fault-not-an-action = „{ $text }” nie jest ruchem. Ruchy wyglądają tak: c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass lub end.
fault-unknown-cell = Ta plansza nie ma pola „{ $cell }”.
fault-which-yard = Mogą tam wejść dwa twoje kolory: zamiast „yard” napisz kolor po angielsku, na przykład red-g1.
fault-not-this-way = Pionek może tam dojść, ale nie tą drogą.

fault-record-header = Wiersz { $line } zapisu nie ma sensu: { $text }
fault-record-missing = W zapisie brakuje wiersza „{ $field }:”.
fault-record-rules = Zapis powstał według zasad w wersji { $number }; ten program zna wersje { $known }. Można go przeczytać, ale nie odtworzyć.
fault-record-action = Tury { $turn } zapisu nie da się zagrać: { $text }
fault-record-result = Wynik według zapisu: { $written ->
    [open] nierozstrzygnięty
   *[other] { $written }
  }, a według jego ruchów: { $played ->
    [open] nierozstrzygnięty
   *[other] { $played }
  }.
fault-record-ranks = Według zapisu gra skończyła się przez „{ $ending }”, a wynik to: { $written ->
    [open] nierozstrzygnięty
   *[other] { $written }
  }; w tej grze to niemożliwe.
fault-record-salt = W zapisie jest ziarno kostek od gracza { $seat }, którego w grze nie ma.
fault-record-seed = Zapis ujawnia ziarno serwera, ale jego gra się nie skończyła.

fault-verify-no-proof = Zapis nic nie mówi o swoich kostkach, więc nie da się ich sprawdzić.
fault-verify-not-revealed = Ziarno serwera nie jest jeszcze ujawnione. Kostki będzie można sprawdzić po skończonej grze.
fault-verify-seed = Ziarno nie jest zgodne z obietnicą: obiecany skrót to { $promised }, a skrót ziarna to { $revealed }.
fault-verify-first = Według zapisu zaczyna gracz { $written }, ale wylosowano gracza { $drawn }.
fault-verify-order = Numer { $number } występuje po numerze { $before }: numery rzutów rosną od 1 i nigdy się nie powtarzają.
fault-verify-earlier = Według zapisu rzuty sprzed otwarcia tego stołu: { $earlier }, ale rzuty w zapisie: { $found }.
fault-verify-no-number = W turze { $turn } jest rzut bez numeru.
fault-verify-no-roll = Rzutu numer { $number } nie ma wśród ruchów.
fault-verify-roll = Tura { $turn }, rzut numer { $number }: w zapisie jest { $written }, a wypadło { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = Plik { $path } już istnieje. Wybierz inną nazwę.
fault-depth = „{ $text }” nie jest głębokością; napisz liczbę od 0 do 99.
fault-number = „{ $text }” nie jest liczbą, która tu pasuje.
fault-player = Nie ma gracza o nazwie „{ $name }”. Do wyboru: random, baseline, level1 do level6, nodes:50000, time:1000 (w milisekundach) i exec:POLECENIE.
fault-seat-count = Liczba podanych graczy to { $named }, a liczba miejsc w grze to { $seats }.
fault-language = Język „{ $language }” jest niedostępny. Do wyboru: { $known }.
fault-usage = { $text } Zobacz „spielhof --help”.
fault-usage-missing = Czegoś brakuje: { $what }.
fault-usage-unknown = Nie rozpoznano: „{ $what }”.
fault-usage-value = { $what }: wartość „{ $value }” jest niemożliwa.
fault-usage-other = To polecenie nie ma sensu.
fault-engine-command = „{ $command }” nie jest poleceniem. Polecenia to: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = To powinno wyglądać tak: { $example }
fault-engine-over = Gra jest skończona: nie ma nad czym myśleć.
fault-engine-chance = Teraz kolej na kostki: dopisz rzut do ruchów pozycji.
fault-engine-start = Nie udało się uruchomić programu „{ $command }”: { $problem }
fault-engine-ended = Program „{ $command }” zakończył się przed końcem meczu.
fault-engine-answer = Program „{ $command }” odpowiedział czymś, co nie jest tu ruchem: { $answer }
fault-sprt = „{ $text }” nie jest wynikiem, który można sprawdzić: musi być większy niż { $even } procent, czyli tyle, ile zdobywają równi sobie gracze, i mniejszy niż 100.
fault-other = { $text }
