# Co jest nie tak z wybraną grą, ustawieniem, zapisem lub wpisanym słowem.

fault-unknown-game = Nie ma gry o nazwie „{ $id }”. Może chodzi o „{ $nearest }”? „spielhof games” pokazuje wszystkie.
fault-players = Ta gra nie jest dla { $players ->
    [one] jednej osoby
    [few] { $players } osób
    [many] { $players } osób
   *[other] { $players } osoby
  }. Możliwa liczba graczy: { $allowed }.
fault-first-seat = Gracz { $seat } nie może zacząć: gracze mają numery od 1 do { $seats }.
fault-rules = Nie ma zasad numer { $number }; ten program zna numery { $known }.
fault-unknown-option = Ta gra nie ma przy tylu graczach opcji „{ $option }”. Ma: { $known }.
fault-no-options = Ta gra nie ma przy tylu graczach opcji „{ $option }”; nie ma ich wcale.
fault-unknown-value = „{ $value }” nie jest wartością opcji „{ $option }”. Możliwe są: { $known }.
fault-contradiction = { $one } i { $other } wykluczają się.
fault-no-figure = W tej grze nie gra się do figury.
fault-figure-mark = „{ $mark }” na polu { $cell } nie pasuje do figury; jej pola rysuj jako „o”, a pozostałe jako „.”.
fault-figure-size = Liczba pól figury musi wynosić { $wanted }, po jednym na każdy pionek; narysowano: { $found }.
fault-figure-at-home = Na tej figurze pionki stoją już na początku gry.
fault-option-form = „{ $text }” nie jest opcją. Napisz nazwa=wartość.

fault-picture-row = Na rysunku jest linia, która zaczyna się od „{ $row }”, ale żaden rząd tej planszy tak się nie nazywa.
fault-picture-twice = Rząd { $row } jest narysowany dwa razy.
fault-picture-length = Liczba pól w rzędzie { $row } to { $wanted }, a narysowano: { $found }.
fault-mark = „{ $mark }” na polu { $cell } nie jest pionkiem tej gry.
fault-field = Linia „{ $field }:” nie należy do tego ustawienia.
fault-field-twice = Linia „{ $field }:” występuje dwa razy.
fault-field-value = „{ $value }” nie ma sensu w linii „{ $field }:”.
fault-moved-no-cell = „{ $name }” w wierszu „moved:” nie jest polem. Wpisz tam pola, na przykład „c4 d5”, pionków, które w tym ruchu już się przesunęły.
fault-moved-not-own = Na polu { $cell } nie stoi pionek miejsca { $seat }. Wiersz „moved:” wymienia pola pionków miejsca { $seat }, które w tym ruchu już się przesunęły.
fault-moved-not-one-roll = Pola w wierszu „moved:”: { $moved }. Z „steps: { $steps }” i „jumps: { $jumps }” nie wynika to z jednego rzutu. Kostka daje od 1 do 6 kroków, łącznie z pozostałymi; przy „jumps: 0” jeden z wymienionych pionków skoczył.
fault-field-empty = Linii „{ $field }:” brakuje albo jest pusta.
fault-too-many = Liczba pionków „{ $mark }”: { $found }, a może ich być najwyżej { $most }.
fault-no-pieces = Nie ma pionka „{ $mark }”, choć jego kolor bierze udział w grze.
fault-no-marked = Nie ma pionka „{ $mark }”: w każdym kolorze jeden pionek jest oznaczony.
fault-misplaced = Pionek „{ $mark }” nie może stać na polu { $cell }.
fault-turn-of-nobody = Kolej wypada na gracza, którego nie ma już w grze.
fault-barricades = Liczba barykad razem z tą w ręce musi wynosić { $wanted }, a wynosi { $found }.

fault-not-an-action = „{ $text }” nie jest akcją. Akcje wyglądają tak: c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass lub end.
fault-unknown-cell = Ta plansza nie ma pola „{ $cell }”.
fault-which-yard = Mogą tam wejść dwa twoje kolory: zamiast „yard” napisz kolor po angielsku, na przykład red-g1.
fault-not-this-way = Pionek może tam dojść, ale nie tą drogą.

fault-record-header = Linia { $line } zapisu nie ma sensu: { $text }
fault-record-missing = W zapisie brakuje linii „{ $field }:”.
fault-record-rules = Zapis powstał według zasad numer { $number }; ten program zna numery { $known }. Można go przeczytać, ale nie odtworzyć.
fault-record-action = Ruchu { $turn } zapisu nie da się zagrać: { $text }
fault-record-result = Zapis podaje wynik { $written ->
    [open] otwarty
   *[other] { $written }
  }, ale jego akcje prowadzą do { $played ->
    [open] otwarty
   *[other] { $played }
  }.
fault-record-ranks = Według zapisu gra skończyła się przez „{ $ending }” z wynikiem { $written ->
    [open] otwarty
   *[other] { $written }
  }; w tej grze to do siebie nie pasuje.
fault-record-salt = W zapisie jest ziarno kostek z miejsca { $seat }, którego w grze nie ma.
fault-record-seed = Zapis ujawnia ziarno serwera, ale jego gra się nie skończyła.

fault-verify-no-proof = Zapis nic nie mówi o swoich kostkach: nie da się ich sprawdzić.
fault-verify-not-revealed = Ziarno serwera nie jest jeszcze ujawnione. Dzieje się to po końcu gry; wtedy można sprawdzić kostki.
fault-verify-seed = Ziarno nie jest zgodne z obietnicą: obiecano { $promised }, a jego własny skrót to { $revealed }.
fault-verify-first = Zaczęło miejsce { $written }, ale los padł na miejsce { $drawn }.
fault-verify-order = Numer { $number } występuje po { $before }: numery rzutów rosną od 1 i nigdy się nie powtarzają.
fault-verify-no-number = W ruchu { $turn } jest rzut bez numeru.
fault-verify-no-roll = Rzutu numer { $number } nie ma wśród akcji.
fault-verify-roll = Ruch { $turn }, rzut numer { $number }: w zapisie jest { $written }, a wypadło { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } już istnieje. Podaj inną nazwę.
fault-depth = „{ $text }” nie jest głębokością; napisz liczbę od 0 do 99.
fault-number = „{ $text }” nie jest liczbą, która tu pasuje.
fault-player = Nie ma gracza o nazwie „{ $name }”. Są: random, baseline, level1 do level6, nodes:50000, time:1000 (tysięczne sekundy) i exec:POLECENIE.
fault-seat-count = Liczba podanych graczy to { $named }, a liczba miejsc w grze to { $seats }.
fault-language = Języka „{ $language }” tu nie ma. Są: { $known }.
fault-usage = { $text } Więcej powie „spielhof --help”.
fault-usage-missing = Czegoś brakuje: { $what }.
fault-usage-unknown = „{ $what }” nie jest tu znane.
fault-usage-value = „{ $value }” nie jest możliwe dla { $what }.
fault-usage-other = Nie można zrozumieć tego polecenia.
fault-engine-command = „{ $command }” nie jest poleceniem. Są: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = To powinno wyglądać tak: { $example }
fault-engine-over = Gra jest skończona: nie ma nad czym myśleć.
fault-engine-chance = Teraz kolej na kostki: dopisz rzut do akcji pozycji.
fault-engine-start = Nie można uruchomić „{ $command }”: { $problem }
fault-engine-ended = Program „{ $command }” zakończył się przed końcem meczu.
fault-engine-answer = Program „{ $command }” odpowiedział czymś, co nie jest tu akcją: { $answer }
fault-sprt = „{ $text }” nie jest wynikiem, który można sprawdzić: musi być większy niż { $even } procent, czyli tyle, ile zdobywają równi sobie, i mniejszy niż 100.
fault-other = { $text }
