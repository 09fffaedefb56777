# Strony klienta w przeglądarce. Słowa trwającej gry przy stole są w table.ftl.

## Każda strona

skip-to-content = Przejdź do treści
nav-label = Strony i wygląd
nav-history = Moje gry
to-gallery = Wszystkie gry
theme-is-auto = Jasny lub ciemny wygląd, tak jak w urządzeniu
theme-is-light = Jasny wygląd
theme-is-dark = Ciemny wygląd
missing-title = Nic tu nie ma
missing-text = Pod tym adresem nie ma strony. Może brakuje części linku.
error-unreachable = Nie można połączyć się z serwerem. Czy masz internet?
error-missing = Serwer tego nie znalazł.
error-strange = Serwer odpowiedział błędem ({ $status }).
try-again = Spróbuj ponownie

## Wszystkie gry

gallery-title = W co gramy?
gallery-lead = Barykada, halma we wszystkich odmianach i chińskie warcaby: z komputerem, ze znajomymi albo w pojedynkę.
gallery-search = Szukaj
gallery-players = Gracze
gallery-surprise = Zaskocz mnie
gallery-quick = Szybka gra
tournament-link = Turniej
puzzles-link = Zadania
gallery-found = { $count ->
    [0] Nie znaleziono gier
    [one] Znaleziono jedną grę
    [few] Znaleziono { $count } gry
    [many] Znaleziono { $count } gier
   *[other] Znaleziono { $count } gry
  }
gallery-none = Żadna gra nie pasuje. Spróbuj wpisać mniej słów lub wybrać inną liczbę graczy.
group-barricade = Barykada
group-square = Halma na planszy kwadratowej
group-star = Halma na gwieździe
group-alone = W pojedynkę
group-other = Inne gry
players = { $count ->
    [one] Jeden gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
# $range to tekst, na przykład „2–4”; $many to jego ostatnia liczba.
players-range = { $many ->
    [one] Jeden gracz
    [few] { $range } graczy
    [many] { $range } graczy
   *[other] { $range } gracza
  }
with-dice = z kostkami
play-at-once = Graj teraz: { $game }
play-at-once-short = Graj teraz
tables-mine = Graj dalej
tables-listed = Stoły czekające na graczy
tables-running = Gry do oglądania
continue-your-turn = Twoja kolej
continue-open = wolne miejsce
continue-nameless = gość
continue-away = { $name } (nieobecność do { $until })
seat-bot = { $name } (bot)
tables-discard = Opuść tę grę: { $game }
tables-discard-sure = Opuścić tę grę? Skończy się bez zwycięzcy.
tables-discard-resign = Opuścić tę grę? To oznacza poddanie się, a inni się o tym dowiedzą.
tables-discard-stand = Odejść od tego stołu? Inni będą dalej czekać na graczy.
tables-discard-yes = Opuść
tables-discard-no = Zostań

## Gra, zanim się zacznie

picture-of = { $game }: pozycja początkowa
how-many = Ile osób gra?
who-plays = Kto gra?
chair-label = Kto gra na miejscu { $seat }
chair-level-label = Poziom komputera na miejscu { $seat }
chair-level-all = Wszystkie komputery
chair-me = Ja
chair-here = Ktoś inny tutaj
chair-computer = Komputer
chair-open = Ktoś przez link
chair-computer-level = Komputer, poziom { $level }
level-1 = 1 · bardzo łatwy
level-2 = 2 · łatwy
level-3 = 3 · średni
level-4 = 4 · trudny
level-5 = 5 · bardzo trudny
level-6 = 6 · mistrzowski
friends-note = Dostaniesz link do wysłania. Gra zacznie się, gdy wszyscy usiądą.
start = Start
start-with-friends = Otwórz stół
house-rules = Zasady domowe
house-rules-changed = { $count ->
    [one] jedna zmieniona
    [few] { $count } zmienione
    [many] { $count } zmienionych
   *[other] { $count } zmienionej
  }
as-in-booklet = jak w instrukcji
as-booklet = instrukcja
more-choices = Kto zaczyna, zegar, tempo
more-choices-about = opcjonalnie
who-begins = Kto zaczyna?
begins-lot = Losowo
begins-seat = Gracz { $seat }
choose-clock = Zegar
choose-clock-none = Bez zegara
choose-clock-turn = { $seconds ->
    [one] jedna sekunda na turę
    [few] { $seconds } sekundy na turę
    [many] { $seconds } sekund na turę
   *[other] { $seconds } sekundy na turę
  }
choose-clock-total = { $minutes } min + { $increment } s na turę
choose-clock-days = { $days ->
    [one] jeden dzień na turę
    [few] { $days } dni na turę
    [many] { $days } dni na turę
   *[other] { $days } dnia na turę
  }
pace-quick = szybko
pace-calm = spokojnie
pace-slow = wolno, by śledzić każdy ruch
allow-chat = Pozwól na czat
allow-hints = Pozwól na podpowiedzi komputera
allow-listed = Każdy może znaleźć ten stół i dołączyć
allow-listed-note = W przeciwnym razie wejdą tylko osoby z twoim linkiem. Grę z listy może oglądać każdy.
more-about = Więcej: { $game }
rules-link = Zasady
figures-link = Liczby
figures-link-about = kto wygrywa, jak długo to trwa
edit-link = Ustaw pozycję
from-booklet = Z instrukcji „{ $booklet }”, { $section }.

## Czego dotyczy zasada domowa, dla czytników ekranu

about-option-blocked = Co robić z przeciwnikami na twojej mecie
about-option-places = Kiedy gra się kończy
about-option-colours = Kolory każdego gracza
about-option-layout = Jak kolory stoją na początku
about-option-movement = Jak poruszają się pionki
about-option-jumps = Jak daleko się skacze
about-option-leave-goal = Czy pionki mogą opuścić metę
about-option-line = Które linie wygrywają
about-option-pieces = Z iloma pionkami zaczynasz
about-option-jumper = Co się dzieje z pionkiem, który wyskoczył
about-option-teams = Drużyny
about-option-board = Plansza
about-option-directions = Dokąd pionki mogą iść
about-option-captures = Gdzie pionki mogą bić
about-option-missed = Co się dzieje, gdy ktoś przeoczy bicie
about-option-setup = Jak ustawia się myszy
about-option-chain = Ile razy może skoczyć kot
about-option-opening = Kto zaczyna
about-option-entry = Czy trzeba wprowadzić pionek
about-option-no-barricade-rows = Gdzie nie wolno stawiać barykad
about-option-playing = Które kolory grają

## Zasady

rules-of = { $game }: zasady
rules-or = Albo:
rules-play = Graj
rules-caption = Pozycja początkowa dla { $count ->
    [one] jednej osoby
    [few] { $count } osób
    [many] { $count } osób
   *[other] { $count } osoby
  }.

## Własne pozycje

edit-title = { $game }: ustaw pozycję
edit-about = Wybierz pionek i klikaj pola, żeby go tam postawić lub zabrać. Potem zacznij grę od tej pozycji.
edit-about-figure = Wybierz pionek i klikaj pola, żeby go tam postawić lub zabrać, albo narysuj własną figurę do wypełnienia.
edit-brushes = Co postawić
edit-free = wolne
edit-barricade = barykada
edit-shared = pionek
edit-marked = { $colour }, oznaczony pionek
edit-cell = { $cell }: { $piece }
edit-figure = Figura
edit-erase = Usuń
edit-clear = Wyczyść planszę
edit-usual = Pozycja początkowa
edit-good = Tę pozycję można rozegrać.
edit-turn = Czyja kolej?
edit-start = Graj od tej pozycji
edit-text = Jako tekst
edit-text-about = Jeden znak na każde pole planszy i osobny wiersz na to, czego nie da się narysować. Skopiuj tekst, żeby go zachować, albo wklej inny.

## Ustawienia

settings-title = Ustawienia
setting-language = Język
setting-pace = Tempo komputera
setting-theme = Jasno lub ciemno
theme-auto = jak urządzenie
theme-light = jasno
theme-dark = ciemno
setting-motion = Animacja
motion-auto = jak urządzenie
motion-moving = pionki się przesuwają
motion-still = wyłączona
settings-look = Wygląd
setting-coordinates = Pokaż współrzędne
settings-play = Gra
setting-sound = Dźwięki
setting-confirm = Potwierdzaj każdy ruch
setting-confirm-about = Chroni przed przypadkowym ruchem
setting-roll = Rzucaj kostkami automatycznie
settings-me = Ty
setting-name = Twoje imię
setting-name-keep = Zapisz
setting-name-kept = Zapisano.
settings-me-about = Imię, które inni widzą przy stole. Nikt nie potrzebuje konta: twoje miejsca pamięta ta przeglądarka.
forget = Usuń wszystko o mnie
forget-sure = Tak, usuń moje imię i oddaj moje miejsca
forget-not = Nie, anuluj
setting-turn-along = Obracaj planszę w stronę osoby, która teraz gra
setting-turn-along-about = Gdy na tym urządzeniu gra kilka osób
setting-shortcuts = Skróty klawiszowe
setting-code = Przenieś tu miejsce z innego urządzenia
setting-code-use = Usiądź
setting-code-about = Kod znajdziesz na drugim urządzeniu: przy stole, pod „Więcej”.

## Najlepsze znane rozwiązania gier w pojedynkę

best-known = Najlepsze znane rozwiązanie: { $turns ->
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
best-watch = Obejrzyj najlepszą grę
best-of = { $game }: najlepsza znana gra
link-copy = Kopiuj link
open-record = Obejrzyj zapisaną grę
continue-turn = Teraz gra: { $who }
continue-left-days = { $count ->
    [one] został { $count } dzień
    [few] zostały { $count } dni
    [many] zostało { $count } dni
   *[other] zostały { $count } dni
}
continue-left-hours = { $count ->
    [one] została { $count } godzina
    [few] zostały { $count } godziny
    [many] zostało { $count } godzin
   *[other] zostały { $count } godziny
}
continue-left-minutes = { $count ->
    [one] została { $count } minuta
    [few] zostały { $count } minuty
    [many] zostało { $count } minut
   *[other] zostały { $count } minuty
}
continue-urgent = Pilne:
