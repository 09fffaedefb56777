# Strony klienta w przeglądarce. Słowa trwającej gry przy stole są w table.ftl.

## Każda strona

skip-to-content = Przejdź do treści
nav-label = Strony i wygląd
to-gallery = Wszystkie gry
theme-is-auto = Jasno lub ciemno, tak jak w urządzeniu
theme-is-light = Jasno
theme-is-dark = Ciemno
missing-title = Nic tu nie ma
missing-text = Pod tym adresem nie ma strony. Może link został ucięty.
error-unreachable = Serwer jest nieosiągalny. Czy sieć działa?
error-missing = Serwer tego nie zna.
error-strange = Serwer odpowiedział błędem ({ $status }).
try-again = Ponów próbę

## Wszystkie gry

gallery-title = W co gramy?
gallery-lead = Barykada, halma ze wszystkimi odmianami, chińskie warcaby: przeciw komputerowi, ze znajomymi lub w pojedynkę.
gallery-search = Szukaj
gallery-players = Gracze
gallery-surprise = Zaskocz mnie
gallery-found = { $count ->
    [0] Nie znaleziono gier
    [one] Znaleziono jedną grę
    [few] Znaleziono { $count } gry
    [many] Znaleziono { $count } gier
   *[other] Znaleziono { $count } gry
  }
gallery-none = Żadna gra nie pasuje. Spróbuj użyć mniej słów lub innej liczby graczy.
group-barricade = Barykada
group-square = Halma na kwadracie
group-star = Halma na gwieździe
group-alone = W pojedynkę
group-other = Nie halma
players = { $count ->
    [one] Jeden gracz
    [few] { $count } graczy
    [many] { $count } graczy
   *[other] { $count } gracza
  }
# $range to tekst, na przykład „2–4”; $many to jego ostatnia liczba.
players-range = { $many ->
    [one] Dla jednej osoby
    [few] { $range } graczy
    [many] { $range } graczy
   *[other] { $range } gracza
  }
with-dice = z kostkami
play-at-once = Graj od razu: { $game }
play-at-once-short = Graj od razu
tables-mine = Graj dalej
tables-listed = Stoły, które na kogoś czekają
continue-your-turn = Twój ruch
continue-open = wolne miejsce
continue-nameless = gość
tables-discard = Odrzuć tę grę: { $game }
tables-discard-sure = Odrzucić tę grę? Skończy się bez zwycięzcy.
tables-discard-resign = Odrzucić tę grę? Poddajesz się, a pozostali się o tym dowiedzą.
tables-discard-stand = Odejść od tego stołu? Pozostali dalej czekają na graczy.
tables-discard-yes = Odrzuć
tables-discard-no = Zachowaj

## Gra, zanim się zacznie

picture-of = { $game }: początek gry
how-many = Ile osób gra?
who-plays = Kto gra?
chair-label = Kto gra na miejscu { $seat }
chair-level-label = Poziom komputera na miejscu { $seat }
chair-me = Ja
chair-here = Ktoś inny tutaj
chair-computer = Komputer
chair-open = Znajomy przez link
chair-computer-level = Komputer, poziom { $level }
level-1 = 1 · łagodny
level-2 = 2 · łatwy
level-3 = 3 · niezły
level-4 = 4 · dobry
level-5 = 5 · silny
level-6 = 6 · najsilniejszy
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
as-in-booklet = jak w broszurze
as-booklet = broszura
more-choices = Początek, zegar, tempo
more-choices-about = jeśli chcesz
who-begins = Kto zaczyna?
begins-lot = Decyduje los
begins-seat = Gracz { $seat }
choose-clock = Zegar
choose-clock-none = Bez zegara
choose-clock-turn = { $seconds ->
    [one] jedna sekunda na ruch
    [few] { $seconds } sekundy na ruch
    [many] { $seconds } sekund na ruch
   *[other] { $seconds } sekundy na ruch
  }
choose-clock-total = { $minutes } min + { $increment } s na ruch
choose-clock-days = { $days ->
    [one] jeden dzień na ruch
    [few] { $days } dni na ruch
    [many] { $days } dni na ruch
   *[other] { $days } dnia na ruch
  }
pace-quick = szybko
pace-calm = spokojnie
pace-slow = wolno, by śledzić wszystko
allow-chat = Z czatem
allow-hints = Z podpowiedziami komputera
allow-listed = Każdy może znaleźć stół i usiąść
more-about = Więcej: { $game }
rules-link = Zasady
edit-link = Własna pozycja
from-booklet = Z broszury „{ $booklet }”, { $section }.

## Czego dotyczy zasada domowa, dla tych, którzy jej nie widzą

about-option-blocked = Co pomaga na przeciwników na twojej mecie
about-option-places = Kiedy gra się kończy
about-option-colours = Kolory każdego gracza
about-option-layout = Jak kolory zaczynają
about-option-movement = Jak poruszają się pionki
about-option-jumps = Jak daleko się skacze
about-option-leave-goal = Czy pionki mogą opuścić metę
about-option-line = Które linie wygrywają
about-option-jumper = Co się dzieje z pionkiem, który wyskoczył
about-option-teams = Drużyny
about-option-board = Plansza
about-option-directions = Dokąd pionki mogą iść
about-option-captures = Gdzie pionki biją
about-option-missed = Przeoczone bicia
about-option-setup = Jak ustawia się myszy
about-option-chain = Ile razy skacze kot
about-option-opening = Kto zaczyna
about-option-entry = Czy trzeba wprowadzić pionek
about-option-no-barricade-rows = Gdzie nie wolno stawiać barykad
about-option-playing = Które kolory grają

## Zasady

rules-of = { $game }: zasady
rules-options = Do wyboru przed grą. Najpierw stoi to, co mówi broszura.
rules-or = Albo:
rules-play = Graj
rules-caption = Początek gry dla { $count ->
    [one] jednej osoby
    [few] { $count } osób
    [many] { $count } osób
   *[other] { $count } osoby
  }.

## Własne pozycje

edit-title = { $game }: własna pozycja
edit-about = Wybierz pionek i klikaj pola, żeby go tam postawić lub zabrać. Potem graj dalej od tej pozycji.
edit-about-figure = Wybierz pionek i klikaj pola, żeby go tam postawić lub zabrać; albo narysuj własną figurę do ułożenia.
edit-brushes = Co postawić
edit-free = wolne
edit-barricade = barykada
edit-shared = pionek
edit-marked = { $colour }, oznaczony pionek
edit-cell = { $cell }: { $piece }
edit-figure = Figura
edit-erase = Zabierz
edit-clear = Opróżnij
edit-usual = Zwykły początek
edit-good = Tak można grać.
edit-turn = Czyj jest ruch?
edit-start = Graj odtąd
edit-text = Jako tekst
edit-text-about = Jeden znak na każde pole i linie na to, czego nie da się narysować. Skopiuj tekst, żeby go zachować, albo wklej inny.

## Ustawienia

settings-title = Ustawienia
setting-language = Język
setting-pace = Tempo komputerów
setting-theme = Jasno lub ciemno
theme-auto = jak urządzenie
theme-light = jasno
theme-dark = ciemno
setting-motion = Animacja
motion-auto = jak urządzenie
motion-moving = pionki się suną
motion-still = nic się nie rusza
settings-look = Wygląd
setting-coordinates = Nazwy rzędów i kolumn
settings-play = Gra
setting-sound = Dźwięki
setting-confirm = Potwierdzaj każdy ruch
setting-confirm-about = Gdyby omsknął się palec
setting-roll = Kostki rzucają się same
settings-me = O tobie
setting-name = Twoje imię
setting-name-keep = Zapisz
setting-name-kept = Zapisano.
settings-me-about = Imię, które inni widzą przy stole. Kont tu nie ma: twoje miejsca pamięta ta przeglądarka.
forget = Usuń wszystko o mnie
forget-sure = Tak, usuń moje imię i oddaj moje miejsca
forget-not = Nie, zostaw
setting-turn-along = Obracaj planszę do tego, kto ma ruch
setting-turn-along-about = Gdy przy tym urządzeniu gra kilka osób
setting-shortcuts = Pojedyncze klawisze działają przy stole
setting-code = Miejsce z innego urządzenia
setting-code-use = Usiądź
setting-code-about = Drugie urządzenie pokazuje kod przy stole, pod „Więcej”.

## Najlepsze znane gry w pojedynkę

best-known = Najlepszy znany nam wynik: { $turns ->
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
best-watch = Obejrzyj najlepszą znaną grę
best-of = { $game }: najlepsza znana gra
link-copy = Kopiuj link
open-record = Obejrzyj zapisaną grę
continue-turn = Ruch: { $who }
