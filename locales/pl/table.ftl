# Strona stołu, przy którym trwa gra, i gry, która się skończyła.

table-loading = Nakrywamy do stołu…
line-reconnecting = Połączenie zostało zerwane. Twoje miejsce czeka, a strona wróci sama…
line-now = Spróbuj
players-label = Gracze
panels-label = Panele
panel-label = Panel
panel-close = Zamknij
turn-board = Obróć planszę
watching = { $count ->
    [one] Ogląda jedna osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
  }

## Miejsca

seat-number = Gracz { $seat }
seat-open = jeszcze wolne
seat-computer = komputer, poz. { $level }
seat-level = poziom { $level }
seat-stand-in = offline; dalej gra komputer, poziom { $level }
seat-you = ty
seat-here = online
seat-away = offline
seat-acts = pora na ruch
seat-taken = { $count ->
    [one] jeden zdobyty
    [few] { $count } zdobyte
    [many] { $count } zdobytych
   *[other] { $count } zdobytego
  }
seat-rank = { $rank }.
sit-here = Usiądź i graj
sit-here-too = Usiądź też tu
sit-name = Twoje imię, jeśli chcesz
sit-as = Grasz jako
sit-no-invite = Jest jeszcze wolne miejsce. Aby usiąść, potrzebujesz zaproszenia: poproś o link.
clock-days = { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  } { $hours } h
clock-none = Nie ma zegara.

## Co trzeba zrobić. $you to „yes” dla czytającej osoby, „here” dla jednej z kilku przy tym urządzeniu, „no” dla innych

prompt-wait = Czekamy, aż wszyscy usiądą.
prompt-seeds = Trwa przygotowanie kostek…
prompt-lot = Losujemy, kto zaczyna…
prompt-roll = { $you ->
    [yes] Twój ruch: rzuć.
    [here] { $who }: rzuć.
   *[no] { $who }: pora na rzut.
  }
prompt-move = { $you ->
    [yes] Twój ruch: przesuń pionek.
    [here] { $who }: przesuń pionek.
   *[no] { $who }: pora na ruch.
  }
prompt-place = { $you ->
    [yes] Twój ruch: wstaw pionek na wolne pole.
    [here] { $who }: wstaw pionek na wolne pole.
   *[no] { $who } wstawia pionek.
  }
prompt-set-down = { $you ->
    [yes] Postaw barykadę.
    [here] { $who }: postaw barykadę.
   *[no] { $who } stawia barykadę.
  }
prompt-dice = { $you ->
    [yes] Twój ruch: która kostka jest na kroki?
    [here] { $who }: która kostka jest na kroki?
   *[no] { $who } wybiera, która kostka jest na kroki.
  }
prompt-huff = { $you ->
    [yes] Przeoczono bicie: zdejmij ten pionek.
    [here] { $who }: przeoczono bicie. Zdejmij ten pionek.
   *[no] { $who } zdejmuje pionek, który przeoczył bicie.
  }
prompt-go-on = { $you ->
    [yes] Graj dalej tym samym pionkiem albo zakończ turę.
    [here] { $who }: graj dalej tym samym pionkiem albo zakończ turę.
   *[no] { $who } gra dalej.
  }
prompt-move-or-end = { $you ->
    [yes] Graj dalej albo zakończ turę.
    [here] { $who }: graj dalej albo zakończ turę.
   *[no] { $who } gra dalej.
  }
prompt-pass = { $you ->
    [yes] Możesz tylko spasować.
    [here] { $who } może tylko spasować.
   *[no] { $who } może tylko spasować.
  }
prompt-over = Gra jest skończona.
counters = { $turns ->
    [one] Jeden ruch
    [few] { $turns } ruchy
    [many] { $turns } ruchów
   *[other] { $turns } ruchu
  }, { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
  }
do-roll = Rzuć
do-pass = Pas
do-end = Koniec tury
do-steps = { $steps } na kroki, { $jumps } na skoki
do-undo = Cofnij
do-ask-undo = Poproś o cofnięcie
do-hint = Podpowiedź
hint-thinking = Myśli…
do-draw = Proponuj remis
do-resign = Poddaj się
do-abort = Przerwij
sure-resign = Poddać tę grę?
sure-abort = Przerwać tę grę? Inni muszą się zgodzić; wtedy nikt nie wygrywa.
sure-no = Graj dalej
confirm-move = Zagraj ten ruch
confirm-not = Nie teraz
note-stuck = Z pionkiem na polu { $cell } nic nie da się teraz zrobić.
looking-back = Oglądasz wcześniejszy ruch.
dice-show = Kostki pokazują { $dice }.

## Pytania

offer-label = Pytanie
offer-take-back = { $who } prosi o cofnięcie.
offer-draw = { $who } proponuje remis.
offer-abort = { $who } chce przerwać grę.
offer-waits = Czekamy na odpowiedź: { $who }.
answer-yes = Tak
answer-no = Nie

## Jak się skończyło

result-you-won = Wygrywasz!
result-won = { $who } wygrywa.
result-shared = Wspólne zwycięstwo: { $who }.
result-broken-off = Przerwano.
result-turns = { $turns ->
    [one] Rozegrano jeden ruch.
    [few] Rozegrano { $turns } ruchy.
    [many] Rozegrano { $turns } ruchów.
   *[other] Rozegrano { $turns } ruchu.
  }
best-first = Twoje pierwsze rozwiązanie: zostaje zapisane jako najlepsze.
best-beaten = Twój najlepszy wynik! Przedtem: { $turns ->
    [one] jeden ruch
    [few] { $turns } ruchy
    [many] { $turns } ruchów
   *[other] { $turns } ruchu
  }, { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
  }.
best-stands = Twój najlepszy wynik: { $turns ->
    [one] jeden ruch
    [few] { $turns } ruchy
    [many] { $turns } ruchów
   *[other] { $turns } ruchu
  }, { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
  }.
again = Graj znowu
again-alone = Jeszcze raz
again-go = Do nowego stołu
record-download = Zapis
replay-open = Obejrzyj znowu

## Ruchy

moves-title = Ruchy
moves-none = Jeszcze nic nie zagrano.
look-back-label = Wcześniejsze ruchy
look-first = Na początek
look-back = Jeden wstecz
look-next = Jeden naprzód
look-last = Na koniec

## Czat

chat-title = Czat
chat-none = Nikt jeszcze nic nie napisał.
chat-label = Napisz coś
chat-send = Wyślij
chat-watcher = Ktoś, kto ogląda
chat-watching = { $name } (ogląda)
chat-unread = { $count ->
    [one] jedna nowa linia
    [few] { $count } nowe linie
    [many] { $count } nowych linii
   *[other] { $count } nowej linii
  }

## Zaproszenie

invite-title = Zaproś
invite-sit = Kto ma ten link, może tu usiąść.
invite-watch = Kto ma ten link, może oglądać.
invite-link = Link
invite-copy = Kopiuj
invite-copied = Skopiowano
invite-share = Udostępnij
invite-code = Link jako kod dla aparatu w telefonie
invite-local = Ten adres działa tylko na tym urządzeniu. Uruchom serwer z --lan, żeby grać z innymi w domu.

## Więcej

more-title = Więcej
more-game = Kończenie gry
more-page = Ta strona
more-other = Poza tym
switch-sound = Dźwięki
switch-confirm = Pytaj przed każdym ruchem
switch-roll = Kostki rzucają się same
switch-names = Nazwy rzędów i kolumn
switch-turn = Obracaj planszę do tego, kto ma ruch
open-rules = Zasady
open-keys = Klawisze
open-console = Polecenia
move-seat = Na inne urządzenie
move-seat-code = Wpisz ten kod w ustawieniach drugiego urządzenia. Działa jeden raz, przez { $minutes ->
    [one] jedną minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }:

## Kostki, które można sprawdzić

fair-open = Sprawdź kostki
fair-open-lot = Sprawdź losowanie
fair-about = Przed pierwszym rzutem serwer zapieczętował swój sekret, a każdy gracz dodał liczbę. Każdy rzut wynika z jednego i drugiego, więc nikt nie mógł go wybrać. Po skończonej grze sekret zostaje otwarty i wszystkie rzuty można przeliczyć.
fair-about-lot = Przed grą serwer zapieczętował swój sekret, a każdy gracz dodał liczbę. To, kto zaczyna, wynika z obu, więc nikt nie mógł tego wybrać. Gdy gra się skończy, sekret zostaje otwarty i losowanie można przeliczyć.
fair-commitment = Pieczęć (SHA-256 sekretu)
fair-salt = Liczba gracza { $who }
fair-seed = Sekret serwera
fair-sealed = Zostanie otwarty, gdy gra się skończy.
fair-check = Sprawdź wszystkie rzuty
fair-check-lot = Przelicz losowanie
fair-right = { $rolls ->
    [one] Sprawdzono jeden rzut: jest prawidłowy.
    [few] Sprawdzono { $rolls } rzuty: wszystkie są prawidłowe.
    [many] Sprawdzono { $rolls } rzutów: wszystkie są prawidłowe.
   *[other] Sprawdzono { $rolls } rzutu: wszystko jest prawidłowe.
  }
fair-first = Losowanie jest prawidłowe: los padł na { $who }.
fair-wrong-promise = Sekret nie pasuje do swojej pieczęci.
fair-wrong-first = Zaczęło inne miejsce niż to, na które padł los.
fair-compared = Pieczęć jest ta, którą to urządzenie zobaczyło jako pierwszą, a przysłana przez nie liczba jest w zapisie.
fair-compared-seal = Pieczęć jest ta, którą to urządzenie zobaczyło jako pierwszą. Własnej liczby nie przysłało.
fair-wrong-numbers = Brakuje rzutów albo są źle policzone.
fair-wrong-roll = Ruch { $turn }: wypadła inna liczba, niż wynika z ziaren.
fair-wrong-commitment = W zapisie jest inna pieczęć niż ta, którą to urządzenie zobaczyło jako pierwszą. Serwer podmienił swój sekret.
fair-wrong-salt = Liczby, którą to urządzenie przysłało do kostek, nie ma w zapisie albo jest tam inna.
fair-unable = Ta strona nie może tego przeliczyć: przeglądarki użyczają swoich narzędzi tylko stronom z TLS. Pobierz zapis i sprawdź go tak jak poniżej.
fair-needs-rules = Pola wylosowano tu z podanego ustawienia: do tego potrzeba zasad. Pobierz zapis i sprawdź go tak jak poniżej.
fair-by-hand = Na komputerze z programem Spielhof:

## Co słyszą ci, którzy słuchają

told-began = Gra się zaczyna.
told-drawn = Los zdecydował: zaczyna { $who }.
told-roll = { $who }: wyrzuca { $dice }.
told-steps = { $who }: kostka { $die } jest na kroki.
told-move = { $who }: { $from } na { $to }.
told-jumps = { $who }: { $from } na { $to }, { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
  }.
told-enter = { $who }: z bazy na { $to }.
told-place = { $who }: pionek na { $to }.
told-set-down = { $who }: barykada na { $to }.
told-swap = { $who }: { $from } i { $to } zamieniają się miejscami.
told-off = { $who }: z { $from } poza planszę.
told-huff = { $who }: zdejmuje pionek z pola { $cell }.
told-pass = { $who }: pasuje.
told-end = { $who }: kończy turę.
told-other = { $who }: { $action }.
told-lifted = Barykada z pola { $cell } zostaje podniesiona.
told-hit = Bicie na polu { $cell }: { $piece } wraca do bazy.
told-taken = Pionek z pola { $cell } zostaje zabrany.
told-gone = Pionek z pola { $cell } opuszcza planszę.
told-took-back = { $who } cofa { $count ->
    [one] jedną akcję
    [few] { $count } akcje
    [many] { $count } akcji
   *[other] { $count } akcji
  }.
told-declined = { $who } mówi nie.
told-resigned = { $who } poddaje grę.
told-time-up = { $who }: czas minął.
told-withheld = Urządzenie gracza { $who } nie przysłało na czas liczby losowej do kostek.
told-stood-in = { $who }: dalej gra komputer.
told-came-back = { $who } wraca do gry.
told-sat = { $who } siada przy stole.
told-ended = Gra jest skończona.
told-free = Pole { $cell } jest wolne.
told-on = Na polu { $cell }: { $piece }.
told-no-cell = Na tej planszy nie ma pola { $cell }.
told-pieces = { $piece }, na planszy { $count }: { $where }. { $yard ->
    [0] { "" }
    [one] W bazie: { $yard }.
    [few] W bazie: { $yard }.
    [many] W bazie: { $yard }.
   *[other] W bazie: { $yard }.
  }
piece-barricade = barykada
piece-shared = pionek
piece-marked = { $hue }, oznaczony

## Klawisze i polecenia tekstowe

keys-board = Na planszy strzałki prowadzą od pola do pola, Enter podnosi pionek i go stawia, Escape puszcza.
keys-on = Pojedyncze klawisze działają
key-roll = Rzuć
key-end = Zakończ turę lub spasuj
key-undo = Cofnij
key-hint = Podpowiedź
key-turn = Obróć planszę
key-board = Na planszę
key-back = Zobacz ruch wstecz
key-next = Zobacz ruch naprzód
key-moves = Ruchy
key-console = Polecenia tekstowe
key-help = Te klawisze
console-label = Polecenie
console-log = Odpowiedzi
console-about = Wpisz ruch, na przykład c3-e5, albo „pomoc”.
# Słowa, które można wpisać dla każdego polecenia; pierwsze jest zwyczajowe.
command-last = ostatni o
command-turn = kolej k
command-what = co
command-pieces = pionki p
command-roll = rzut rzuć rzuc r
command-clock = zegar z
command-players = gracze
command-about-help = { $word }: te słowa
command-about-last = { $word }: ostatni ruch
command-about-turn = { $word }: czyj jest ruch
command-about-what = { $word } c3: co stoi na c3
command-about-moves = { $word } albo { $word } c3: co możesz zrobić
command-about-pieces = { $word }: gdzie stoją wszystkie pionki
command-about-roll = { $word }: rzuca kostkami
command-about-undo = { $word }: cofa
command-about-hint = { $word }: co zrobiłby komputer
command-about-why = { $word } c3-e5: dlaczego tak można albo nie
command-about-clock = { $word }: zegary
command-about-players = { $word }: kto gra
command-unknown = Nie rozumiem. Wpisz ruch, na przykład c3-e5, albo „{ $help }”.
command-no-moves = Nic nie da się z tym zrobić.

## Gra do oglądania

replay-title = Obejrzyj znowu
replay-about = Otwórz zapis gry, żeby obejrzeć ją ruch po ruchu.
replay-file = Plik zapisu
replay-or-text = albo jego tekst
replay-show = Pokaż
replay-slider = Ruch
replay-move = Ruch { $move } z { $moves }
replay-play = Odtwórz
replay-stop = Stop
replay-link = Link do tej pozycji
replay-table = Do stołu
