# Strona stołu, przy którym trwa gra, i gry, która się skończyła.

table-loading = Przygotowujemy stół…
line-reconnecting = Połączenie zerwane. Twoje miejsce czeka; łączymy ponownie…
line-now = Spróbuj teraz
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
seat-open = wolne
seat-computer = komputer, poziom { $level }
seat-level = poziom { $level }
seat-stand-in = offline; gra komputer, poziom { $level }
seat-you = ty
seat-here = online
seat-away = offline
seat-holiday = nieobecność do { $until }
seat-acts = teraz gra
seat-taken = { $count ->
    [one] jeden zbity
    [few] { $count } zbite
    [many] { $count } zbitych
   *[other] { $count } zbitego
  }
seat-rank = { $rank }.
sit-here = Usiądź i graj
sit-here-too = Usiądź też tu
sit-name = Twoje imię (opcjonalnie)
sit-as = Grasz jako
sit-no-invite = Jest wolne miejsce, ale żeby usiąść, potrzebujesz zaproszenia. Poproś o link.
clock-days = { $days ->
    [one] jeden dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  } { $hours } h
clock-none = Nie ma zegara.

## Co trzeba zrobić. $you to „yes” dla czytającej osoby, „here” dla jednej z kilku przy tym urządzeniu, „no” dla innych

prompt-wait = Czekamy, aż wszyscy usiądą.
prompt-seeds = Przygotowujemy kostki…
prompt-lot = Losujemy, kto zaczyna…
prompt-roll = { $you ->
    [yes] Twoja kolej: rzuć.
    [here] { $who }: rzuć.
   *[no] Teraz rzuca { $who }.
  }
prompt-move = { $you ->
    [yes] Twoja kolej: rusz pionkiem.
    [here] { $who }: rusz pionkiem.
   *[no] Czekamy na ruch: { $who }.
  }
prompt-place = { $you ->
    [yes] Twoja kolej: postaw pionek na wolnym polu.
    [here] { $who }: postaw pionek na wolnym polu.
   *[no] { $who } stawia pionek.
  }
prompt-set-down = { $you ->
    [yes] Teraz postaw barykadę.
    [here] { $who }: teraz postaw barykadę.
   *[no] { $who } stawia barykadę.
  }
prompt-dice = { $you ->
    [yes] Twoja kolej: która kostka jest na kroki?
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
    [yes] Nie możesz się ruszyć, więc musisz spasować.
    [here] { $who } nie może się ruszyć i musi spasować.
   *[no] { $who } nie może się ruszyć i musi spasować.
  }
prompt-over = Gra jest skończona.
counters = { $turns ->
    [one] Jedna tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
  }, { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
  }
do-roll = Rzuć
do-pass = Spasuj
do-end = Zakończ turę
do-steps = { $steps } na kroki, { $jumps } na skoki
do-undo = Cofnij
do-ask-undo = Poproś o cofnięcie
do-hint = Podpowiedź
hint-thinking = Komputer myśli…
do-draw = Zaproponuj remis
do-resign = Poddaj się
do-abort = Przerwij grę
sure-resign = Poddać tę grę?
sure-abort = Przerwać tę grę? Inni muszą się zgodzić i nikt nie wygra.
sure-no = Graj dalej
confirm-move = Zagraj ten ruch
confirm-not = Jeszcze nie
note-stuck = Pionek na polu { $cell } nie może się teraz ruszyć.
looking-back = Oglądasz wcześniejszą pozycję.
dice-show = Kostki pokazują { $dice }.

## Pytania

offer-label = Pytanie
offer-take-back = { $who } prosi o cofnięcie swojego ostatniego ruchu.
offer-draw = { $who } proponuje remis.
offer-abort = { $who } chce przerwać grę.
offer-waits = Czekamy na odpowiedź: { $who }.
answer-yes = Tak
answer-no = Nie

## Jak się skończyło

result-you-won = Wygrywasz!
result-won = { $who } wygrywa.
result-shared = Wspólne zwycięstwo: { $who }.
result-broken-off = Gra przerwana.
result-turns = { $turns ->
    [one] Gra trwała jedną turę.
    [few] Gra trwała { $turns } tury.
    [many] Gra trwała { $turns } tur.
   *[other] Gra trwała { $turns } tury.
  }
best-first = Twoje pierwsze rozwiązanie! Jest zapisane jako twój najlepszy wynik.
best-beaten = Nowy rekord życiowy! Poprzedni: { $turns ->
    [one] jedna tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
  }, { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
  }.
best-stands = Twój najlepszy wynik: { $turns ->
    [one] jedna tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
  }, { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
  }.
again = Graj jeszcze raz
again-alone = Graj jeszcze raz
again-go = Do nowego stołu
record-download = Pobierz zapis
replay-open = Obejrzyj grę

## Ruchy

moves-title = Ruchy
moves-none = Nie ma jeszcze ruchów.
look-back-label = Przeglądaj ruchy
look-first = Pierwszy ruch
look-back = Poprzedni ruch
look-next = Następny ruch
look-last = Ostatni ruch

## Czat

chat-title = Czat
chat-none = Nie ma jeszcze wiadomości.
chat-label = Napisz coś
chat-send = Wyślij
chat-watcher = Ktoś, kto ogląda
chat-watching = { $name } (ogląda)
chat-unread = { $count ->
    [one] jedna nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
  }

## Zaproszenie

invite-title = Zaproś
invite-sit = Każdy, kto ma ten link, może usiąść i grać.
invite-watch = Każdy, kto ma ten link, może oglądać.
invite-link = Link
invite-copy = Kopiuj
invite-copied = Skopiowano
invite-share = Udostępnij
invite-code = Link jako kod QR do zeskanowania telefonem
invite-local = Ten adres działa tylko na tym urządzeniu. Uruchom serwer z --lan, żeby grać z innymi w swojej sieci.

## Więcej

more-title = Więcej
more-game = Zakończ grę
more-page = Ustawienia stołu
more-other = Inne
switch-sound = Dźwięki
switch-confirm = Potwierdzaj każdy ruch
switch-roll = Rzucaj kostkami automatycznie
switch-names = Pokaż współrzędne
switch-turn = Obracaj planszę w stronę osoby, która teraz gra
open-rules = Zasady
open-keys = Skróty klawiszowe
open-console = Polecenia tekstowe
move-seat = Zmień urządzenie
move-seat-code = Wpisz ten kod w ustawieniach drugiego urządzenia. Działa tylko raz i jest ważny { $minutes ->
    [one] jedną minutę
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
  }:

## Kostki, które można sprawdzić

fair-open = Sprawdź kostki
fair-open-lot = Sprawdź losowanie
fair-about = Przed pierwszym rzutem serwer ustalił na stałe swój sekret, a urządzenie każdego gracza dodało własną liczbę. Każdy rzut wylicza się z nich wszystkich, więc nikt nie mógł go wybrać. Po skończonej grze sekret zostaje ujawniony i można sprawdzić każdy rzut.
fair-about-lot = Przed grą serwer ustalił na stałe swój sekret, a urządzenie każdego gracza dodało własną liczbę. To, kto zaczyna, wylicza się z nich wszystkich, więc nikt nie mógł tego wybrać. Po skończonej grze sekret zostaje ujawniony i można sprawdzić losowanie.
fair-commitment = Odcisk (SHA-256 sekretu)
fair-salt = Liczba od gracza: { $who }
fair-seed = Sekret serwera
fair-sealed = Zostanie ujawniony, gdy gra się skończy.
fair-check = Sprawdź wszystkie rzuty
fair-check-lot = Sprawdź losowanie
fair-right = { $rolls ->
    [0] Nie ma rzutów do sprawdzenia.
    [one] Sprawdzono jeden rzut: jest prawidłowy.
    [few] Sprawdzono { $rolls } rzuty: wszystkie są prawidłowe.
    [many] Sprawdzono { $rolls } rzutów: wszystkie są prawidłowe.
   *[other] Sprawdzono { $rolls } rzutu: wszystko jest prawidłowe.
  }
fair-first = Losowanie jest prawidłowe. Zaczyna { $who }.
fair-wrong-promise = Sekret nie pasuje do swojego odcisku.
fair-wrong-first = Grę zaczęła inna osoba niż wylosowana.
fair-compared = Odcisk jest taki sam, jaki to urządzenie zobaczyło na początku, a wysłana przez nie liczba jest w zapisie.
fair-compared-seal = Odcisk jest taki sam, jaki to urządzenie zobaczyło na początku. To urządzenie nie wysłało liczby.
fair-wrong-numbers = Brakuje rzutów albo są źle ponumerowane.
fair-wrong-roll = Tura { $turn }: ten rzut nie wynika z podanych liczb.
fair-wrong-commitment = W zapisie jest inny odcisk niż ten, który to urządzenie zobaczyło na początku. Serwer podmienił swój sekret.
fair-wrong-salt = Liczby, którą to urządzenie wysłało do kostek, nie ma w zapisie albo została zmieniona.
fair-unable = Przeglądarka może to sprawdzić tylko na bezpiecznej stronie (https). Pobierz zapis i sprawdź go tak, jak pokazano poniżej.
fair-needs-rules = Te pionki rozstawił los, a do sprawdzenia tego potrzebne są zasady gry. Pobierz zapis i sprawdź go tak, jak pokazano poniżej.
fair-by-hand = Na komputerze z programem Spielhof:

## Co mówi czytnik ekranu

told-began = Gra się zaczyna.
told-drawn = Los zdecydował: zaczyna { $who }.
told-roll = { $who } wyrzuca { $dice }.
told-steps = { $who }: kostka { $die } jest na kroki.
told-move = { $who }: z pola { $from } na pole { $to }.
told-jumps = { $who }: z pola { $from } na pole { $to }, { $jumps ->
    [one] jeden skok
    [few] { $jumps } skoki
    [many] { $jumps } skoków
   *[other] { $jumps } skoku
  }.
told-enter = { $who }: z bazy na pole { $to }.
told-place = { $who }: pionek na polu { $to }.
told-set-down = { $who }: barykada na polu { $to }.
told-swap = { $who }: pionki na polach { $from } i { $to } zamieniają się miejscami.
told-off = { $who }: z pola { $from } poza planszę.
told-huff = { $who } zdejmuje pionek z pola { $cell }.
told-pass = { $who } pasuje.
told-end = { $who } kończy turę.
told-other = { $who }: { $action }.
told-lifted = Barykada z pola { $cell } zostaje podniesiona.
told-hit = Bicie na polu { $cell }: { $piece } wraca do bazy.
told-taken = Pionek na polu { $cell } zostaje zbity.
told-gone = Pionek z pola { $cell } schodzi z planszy.
told-took-back = { $who } cofa { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
  }.
told-declined = { $who } się nie zgadza.
told-resigned = { $who } poddaje grę.
told-time-up = { $who }: czas minął.
told-withheld = { $who }: liczba losowa do kostek nie dotarła na czas.
told-stood-in = { $who }: za tę osobę gra komputer.
told-came-back = { $who } wraca do gry.
told-holiday = { $who } – nieobecność do { $until }.
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

## Skróty klawiszowe i polecenia tekstowe

keys-board = Na planszy strzałki prowadzą od pola do pola, Enter podnosi pionek i go stawia, a Escape go puszcza.
keys-on = Używaj skrótów klawiszowych
key-roll = Rzuć
key-end = Zakończ turę lub spasuj
key-undo = Cofnij
key-hint = Podpowiedź: najpierw pionek, potem ruch, potem powód
key-turn = Obróć planszę
key-board = Przejdź do planszy
key-back = Poprzedni ruch
key-next = Następny ruch
key-moves = Ruchy
key-console = Polecenia tekstowe
key-help = Pokaż te skróty
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
command-about-help = { $word }: lista tych poleceń
command-about-last = { $word }: ostatni ruch
command-about-turn = { $word }: czyja kolej
command-about-what = { $word } c3: co stoi na polu c3
command-about-moves = { $word } albo { $word } c3: ruchy, które możesz wykonać
command-about-pieces = { $word }: gdzie stoją wszystkie pionki
command-about-roll = { $word }: rzuca kostkami
command-about-undo = { $word }: cofa
command-about-hint = { $word }: co zrobiłby komputer; jeszcze raz, żeby wiedzieć więcej
command-about-why = { $word } c3-e5: dlaczego ten ruch jest dozwolony albo nie
command-about-clock = { $word }: zegary
command-about-players = { $word }: kto gra
command-unknown = Nie rozumiem. Wpisz ruch, na przykład c3-e5, albo „{ $help }”.
command-no-moves = Nie ma tam żadnych ruchów.

## Oglądanie skończonej gry

replay-title = Obejrzyj grę
replay-about = Otwórz zapis gry, żeby obejrzeć ją ruch po ruchu.
replay-file = Plik zapisu
replay-or-text = albo wklej jego tekst
replay-show = Pokaż
replay-slider = Ruch
replay-move = Ruch { $move } z { $moves }
replay-play = Odtwórz
replay-stop = Stop
replay-link = Link do tej pozycji
replay-review = Analiza
puzzle-make = Utwórz zadanie
replay-table = Wróć do stołu
