# Co mówi serwer: przez HTTP i w terminalu, z którego został uruchomiony.

server-not-found = Nic tu nie ma.
server-no-place-in-list = Nie ma takiego miejsca na liście. Zacznij od początku.
server-no-profile = Nikt nie pokazuje tu swoich gier albo już ich nie pokazuje.
server-push-address = To nie jest adres urządzenia, któremu można przypominać.
server-push-host = Przypomnienia są wysyłane tylko szyfrowane i tylko do usług publicznych.
server-push-keys = Klucze urządzenia są nieprawidłowe. Wyłącz przypomnienia i włącz je ponownie.
server-push-impossible = Przypomnienia wymagają https i nazwy serwera.
server-quick-games = Wybierz co najmniej jedną grę i najwyżej czterdzieści.
server-method = Tego nie da się tu zrobić.
server-nonsense = Żądanie nie ma sensu.
server-not-json = Żądanie musi być w formacie JSON (Content-Type: application/json).
server-too-long = Żądanie jest za długie.
server-head-too-long = Nagłówki żądania są za długie.
server-too-slow = Żądanie trwało za długo.
server-too-often = Za dużo w zbyt krótkim czasie. Poczekaj chwilę i spróbuj ponownie.
server-busy = Serwer ma teraz za dużo pracy. Spróbuj ponownie za chwilę.
server-origin = Żądanie nie pochodzi ze strony tego serwera. Programy potrzebują zamiast tego tokenu bearer.
server-wrong-host = Ten serwer nie odpowiada pod tą nazwą. Dodaj ją, uruchamiając serwer z --origin.
server-two-hosts = Żądanie podaje więcej niż jednego hosta.
server-no-sender = Nie wiadomo, skąd pochodzi żądanie.
server-not-local = Statystyki są pokazywane tylko na komputerze serwera.
server-no-guest = Serwer cię (jeszcze) nie zna. Najpierw otwórz jego stronę.
server-name = Imię może mieć najwyżej { $most } znaków i żadnych ukrytych.
server-bot = Bot tego nie może, tylko ludzie.
server-bot-name = Bot musi mieć nazwę: najwyżej { $most } znaków i żadnych ukrytych.
server-too-many-bots = Liczba twoich botów to { $most } i więcej nie można. Najpierw usuń jednego.
server-trouble = Na serwerze coś poszło nie tak. Spróbuj ponownie za chwilę.
server-disk-full = Dysk serwera jest pełny. Nic nie przepadło, ale niczego więcej nie można zapisać.
server-too-many-sockets = Pod tym adresem otwarto za dużo gier. Najpierw zamknij kilka.
server-no-client = Serwer działa, ale klient dla przeglądarki nie jest jeszcze zbudowany. Uruchom „make web” w folderze projektu, a potem odśwież tę stronę.

fault-setting-unknown = Nie ma ustawienia { $name }.
fault-setting-number = { $name }: „{ $value }” nie jest liczbą całkowitą od { $least } do { $most }.
fault-setting-switch = { $name }: „{ $value }” nie jest ani true, ani false.
fault-setting-address = { $name }: „{ $value }” nie jest adresem komputera, takim jak 127.0.0.1 lub ::1.
fault-setting-origin = { $name }: „{ $value }” nie wygląda jak https://spielhof.example.
fault-setting-network = { $name }: „{ $value }” nie jest ani adresem, takim jak 10.0.0.7, ani siecią, taką jak 10.0.0.0/8.
fault-setting-log = { $name }: „{ $value }” nie jest jedną z wartości error, warn, info i debug.
fault-setting-log-format = { $name }: „{ $value }” to ani text, ani json.
fault-setting-store = { $name } nie jest adresem bazy danych, takim jak postgres://user@host/database.
fault-setting-socket-address = { $name }: „{ $value }” nie jest adresem z portem, takim jak 10.0.0.7:7778.
fault-setting-host-and-port = { $name }: „{ $value }” nie jest nazwą hosta z portem, taką jak node-1:7778.
fault-setting-one = { $name } przyjmuje tylko jedną wartość: „{ $value }”.
fault-setting-contradiction = Ustawień { $one } i { $other } nie można połączyć.
fault-setting-needs = Ustawienie { $one } ma sens tylko razem z { $other }.
fault-setting-syntax = { $path }: wiersz { $line } nie jest poprawnym TOML.
fault-setting-no-folder = Ten komputer nie ma standardowego folderu na dane; podaj folder przez --data.

fault-serve-taken = Adres { $address } jest już zajęty przez inny program. Wybierz inny port przez --port albo dowolny wolny przez --port 0.
fault-serve-forbidden = Ten komputer nie pozwala nasłuchiwać pod adresem { $address }. Porty poniżej 1024 są często zarezerwowane dla systemu.
fault-serve-not-ours = { $address } nie jest adresem tego komputera.
fault-serve-other = Nie można nasłuchiwać pod adresem { $address }: { $problem }
fault-serve-no-network = Ten komputer nie jest w żadnej sieci, więc --lan nie ma komu służyć.
fault-serve-no-internal-name = Inne serwery nie mogą się dowiedzieć, gdzie szukać tego: jeśli --internal-address obejmuje wszystkie interfejsy, --internal-name musi podawać host i port.
fault-store-in-use = Pliku { $path } używa inny serwer. Może tylko jeden.
fault-store-newer = Plik { $path } pochodzi z nowszej wersji tego programu: ma wersję { $found }, a ten program zna tylko wersje do { $known }. Niczego nie zmieniono.
fault-store-newer-database = Bazę danych utworzyła nowsza wersja tego programu: ma ona wersję { $found }, a ten program zna tylko wersje do { $known }. Nic nie zostało zmienione.
fault-store-unavailable = Nie można połączyć się z bazą danych: { $problem }. Sprawdź jej adres i czy działa.
fault-store-url = To nie jest poprawny adres bazy danych: { $problem }.
fault-store-not-empty = W miejscu docelowym są już dane. Kopiuj do pustego miejsca.
fault-backup-database = Baza danych ma własne narzędzia: skopiuj ją za pomocą pg_dump i przywróć za pomocą pg_restore albo przenieś wszystko do pliku poleceniem spielhof copy.
fault-copy-in-use = Jednego z nich używa serwer. Najpierw go zatrzymaj.
fault-copy-differs = Kopia jest błędna: stół { $table } się różni. Nie używaj jej.
fault-copy-differs-otherwise = Kopia jest błędna: różnią się goście lub daty. Nie używaj jej.
fault-store-foreign = { $path } nie jest plikiem danych tego programu. Niczego nie zmieniono.
fault-store-exists = Plik { $path } już istnieje. Użyj --replace, żeby go zastąpić.
fault-store-damaged = Plik { $path } jest uszkodzony i nie da się go już odczytać. Użyj kopii zapasowej.
fault-store-incomplete = Plik { $path } utracił najnowsze dane: plik obok, z końcówką -wal, jest uszkodzony albo go brakuje (brakujące zapisy, co najmniej: { $missing }). Niczego nie zmieniono. Przywróć kopię zapasową albo uruchom z --accept-loss, żeby kontynuować z tym, co zostało.
fault-store-other = Nie można użyć danych serwera: { $problem }

serve-about = Otwórz stoły dla znajomych: serwer dla przeglądarek
serve-here = Spielhof jest otwarty. W przeglądarce otwórz { $url }
serve-in-the-house = Z telefonów i innych komputerów w twojej sieci: { $url }
serve-how-to-stop = Naciśnij Ctrl+C, żeby zakończyć.
serve-stopping = Serwer kończy pracę: wszystko jest zapisane.
serve-arg-config = Plik z ustawieniami w formacie TOML; opcje i zmienne SPIELHOF_… mają pierwszeństwo
serve-arg-accept-loss = Uruchom mimo utraty najnowszych danych
serve-arg-port = Port, na którym serwer nasłuchuje (7777); 0 oznacza dowolny wolny
serve-arg-address = Adres, pod którym serwer nasłuchuje (127.0.0.1: tylko ten komputer)
serve-arg-lan = Udostępnij całej sieci: nasłuchuj pod wszystkimi adresami i pokaż je jako tekst i kod QR
serve-arg-data = Folder na dane, które nie mogą przepaść
serve-arg-store = Baza PostgreSQL zamiast pliku, na przykład postgres://user@host/database; może jej używać kilka serwerów
serve-arg-store-password-file = Plik z hasłem do bazy danych; w przeciwnym razie używane jest PGPASSWORD
serve-arg-internal-address = Gdzie nasłuchiwać innych serwerów tej samej bazy (127.0.0.1, dowolny wolny port)
serve-arg-internal-name = Host i port, pod którymi inne serwery znajdą ten, jeśli nasłuchuje gdzie indziej
serve-arg-origin = Adres, pod którym serwer jest dostępny z zewnątrz, na przykład https://spielhof.example; można podać kilka razy
serve-arg-proxy = Adres lub sieć, których nagłówkom X-Forwarded- się ufa; można podać kilka razy
serve-arg-push-service = Adres usługi push, która może być też we własnej sieci, na przykład http://127.0.0.1:9000; można podać kilka razy
serve-arg-tables = Ile gier może toczyć się jednocześnie
serve-arg-tables-per-guest = Ile z nich może otworzyć jeden gość
serve-arg-connections-per-address = Ile połączeń może mieć jeden adres
serve-arg-sockets-per-address = Ile stołów jeden adres może mieć otwartych w przeglądarkach
serve-arg-message-size = Najdłuższa wiadomość, jaką może wysłać przeglądarka przy stole
serve-arg-messages-per-second = Ile wiadomości na sekundę może wysłać taka przeglądarka; 0 oznacza brak limitu
serve-arg-requests-per-second = Ile żądań na sekundę może wysłać jeden adres; 0 oznacza brak limitu
serve-arg-guests-per-hour = Ilu nowych gości na godzinę może przyjść z jednego adresu; 0 oznacza brak limitu
serve-arg-retire-after = Usuń stół po tylu dniach bez ruchu; 0 oznacza nigdy
serve-arg-retire-unbegun-after = Zdejmij z listy stół, przy którym gra się nie zaczęła, po tylu godzinach (a po drugich tylu go usuń); 0 oznacza nigdy
serve-arg-forget-guests-after = Usuń gościa, który nie ma miejsca i nie wrócił przez tyle dni; 0 oznacza nigdy
serve-arg-threads = Ilu graczy komputerowych może myśleć jednocześnie
serve-arg-log = Ile trafia do dziennika: error, warn, info lub debug
serve-arg-log-format = Forma dziennika: text dla ludzi, json dla programów
serve-arg-web = Folder z klientem dla przeglądarki zamiast wbudowanego

# Przy stole.
denial-no-table = Nie ma takiego stołu. Może został usunięty, bo przez długi czas nic się przy nim nie działo.
denial-damaged-table = Ta wersja programu nie potrafi odczytać tego stołu.
denial-broken-table = Ten stół kilka razy zawiódł. Przez jakiś czas pozostanie zamknięty.
denial-table-broke = Przy tym stole coś poszło nie tak. Jest otwierany na nowo.
denial-other-rules = Ten stół powstał według zasad w wersji { $number }; ten program zna wersje { $known }. Nowsza wersja programu może go otworzyć.
denial-no-such-seat = Przy tym stole nie ma miejsca { $seat }.
denial-not-your-seat = Miejsce { $seat } nie jest twoje.
denial-chair-taken = Miejsce { $seat } jest zajęte.
denial-invite = Żeby tu usiąść, trzeba mieć zaproszenie. Poproś o link.
denial-no-guest = To mogą zrobić tylko osoby, które mają miejsce przy tym stole.
denial-forgotten = Wszystko o tobie zostało usunięte. Odśwież stronę, żeby zacząć od nowa.
denial-house-only = To może zrobić tylko serwer.
denial-begun = Gra już się zaczęła.
denial-not-begun = Gra się nie zaczęła: jest jeszcze wolne miejsce.
denial-not-over = Gra nie jest skończona.
denial-not-your-turn = Teraz kolej gracza { $seat }.
denial-seeds-missing = Kostki czekają na liczbę losową z urządzenia każdego gracza.
denial-no-seed-needed = Liczba losowa nie jest teraz potrzebna.
denial-bad-seed = Liczba losowa do kostek to 64 cyfry szesnastkowe, małymi literami.
denial-nothing-to-take-back = Nie ma czego cofnąć.
denial-dice-have-fallen = Rzut już był; tego, co było przed nim, nie można cofnąć.
denial-nobody-to-ask = Nie ma kogo zapytać.
denial-question-open = Jedno pytanie już czeka na odpowiedź.
denial-no-question = Żadne pytanie nie czeka na odpowiedź.
denial-again-already = Już gracie jeszcze raz.
denial-no-chat = Przy tym stole nie ma czatu.
denial-chat-text = Napisz jeden wiersz, najwyżej 300 znaków.
denial-chat-quota = Dużo tu od ciebie wiadomości. Poczekaj chwilę, zanim napiszesz więcej.
denial-drawings = Narysuj najwyżej 32 strzałki i koła, na polach tej planszy.
denial-player = Gracz potrzebuje imienia o długości najwyżej 24 liter, bez ukrytych znaków.
denial-draw-quota = Dużo tu już narysowano. Poczekaj chwilę, zanim narysujesz więcej.
denial-no-hint-now = Teraz nie ma podpowiedzi.
denial-hint-busy = Na odpowiedź komputera czeka za dużo pytań. Zapytaj ponownie za chwilę.
denial-hints-off = Przy tym stole podpowiedzi są wyłączone.
denial-level = Nie ma poziomu { $level }; poziomy są od 1 do 6.
denial-chairs = Liczba miejsc w grze to { $seats }, a w żądaniu: { $given }.
denial-clock = Zegar potrzebuje co najmniej sekundy, a najwyżej roku.
denial-house-full = Na tym serwerze nie ma miejsca na więcej stołów. Spróbuj później.
denial-too-many-tables = Masz za dużo stołów. Najpierw dokończ kilka gier.
denial-code = Ten kod jest nieprawidłowy albo stracił ważność.
denial-bot = Boty nie czatują i nie rysują.
denial-earlier = Wcześniejszy ruch { $number }, „{ $text }”, nie jest możliwy.
denial-copy-over = Ta gra już się skończyła i nie ma czego kontynuować.
denial-disk-full = Dysk jest pełny: niczego więcej nie można zapisać. Wszystko, co dotąd zagrano, jest bezpieczne.
denial-not-stored = Tego nie udało się zapisać.

# Dlaczego połączenie zostaje zamknięte.
denial-closing = Serwer uruchamia się ponownie. Gra za chwilę potoczy się dalej.
denial-moved = Ten stół przenosi się na inny serwer. Gra za chwilę będzie kontynuowana.
denial-hello-first = Pierwsza wiadomość musi brzmieć „hello”.
denial-bad-message = Serwer nie rozumie tej wiadomości.
denial-too-many-messages = Za dużo wiadomości naraz.
denial-long-id = Identyfikator wiadomości może mieć najwyżej { $most } bajtów.
denial-silent = Zbyt długo panowała cisza.
denial-slow = Połączenie jest za wolne.
denial-old-client = Ta strona jest starsza niż serwer. Odśwież ją, żeby grać dalej.
denial-new-client = Ta strona jest nowsza niż serwer. Poczekaj na aktualizację serwera, a potem odśwież stronę.

# Kopie danych serwera.
backup-about = Skopiuj dane serwera do pliku, nawet gdy serwer działa
backup-arg-file = Plik do zapisania
backup-arg-replace = Zastąp plik, jeśli już istnieje
backup-done = Kopia jest w pliku { $path }.
restore-about = Zastąp dane serwera kopią; serwer nie może wtedy działać
restore-arg-file = Kopia
restore-done = Przywrócono plik { $path }.
restore-old = To, co było przedtem, jest w pliku { $path }.
copy-about = Skopiuj wszystkie dane serwera między plikami i bazami danych i sprawdź kopię; żaden serwer nie może ich używać
copy-arg-from = Gdzie są dane: plik albo postgres://…
copy-arg-to = Dokąd trafi kopia: nowy plik albo pusta baza danych
copy-arg-password-file = Plik z hasłem do bazy danych; w przeciwnym razie używane jest PGPASSWORD
copy-progress = Skopiowano dotąd: { $tables ->
     [one] { $tables } stół
     [few] { $tables } stoły
     [many] { $tables } stołów
    *[other] { $tables } stołu
 }, { $events ->
     [one] { $events } zdarzenie
     [few] { $events } zdarzenia
     [many] { $events } zdarzeń
    *[other] { $events } zdarzenia
 }, { $guests ->
     [one] { $guests } gość
     [few] { $guests } gości
     [many] { $guests } gości
    *[other] { $guests } gościa
 }
copy-done = Skopiowano i porównano: { $tables ->
     [one] { $tables } stół
     [few] { $tables } stoły
     [many] { $tables } stołów
    *[other] { $tables } stołu
 }, { $events ->
     [one] { $events } zdarzenie
     [few] { $events } zdarzenia
     [many] { $events } zdarzeń
    *[other] { $events } zdarzenia
 }, { $guests ->
     [one] { $guests } gość
     [few] { $guests } gości
     [many] { $guests } gości
    *[other] { $guests } gościa
 }.
denial-local-chair = Gra na tym urządzeniu nie ma miejsc dla dalekich znajomych. Skopiuj ją na serwer, aby ich zaprosić.

# What keeps people safe from each other.
server-not-operator = Mogą to zrobić tylko osoby prowadzące serwer: na samym komputerze lub z kluczem.
server-no-new-guests = Serwer nie przyjmuje teraz nowych gości.
server-no-person = Nie ma tu takiej osoby.
server-oneself = To ty.
server-reason = Wybierz powód z listy.
server-report-again = Ta osoba przy tym stole została już przez ciebie zgłoszona.
server-report-too-many = Dziś zgłoszono od ciebie już wiele osób. Spróbuj później.
server-too-many-marks = Możesz ukryć najwyżej { $most } osób.
server-name-barred = Twoja nazwa została usunięta. Dni, po których możesz wybrać nową: { $days }.
denial-phrase = Nie ma takiego zwrotu.
denial-phrase-seat = Mogą to powiedzieć tylko osoby siedzące przy stole.
denial-blocked = Nie możesz usiąść przy tym stole.
serve-arg-admin-token-file = Plik z kluczem, który otwiera stronę administratora z innych komputerów (co najmniej 16 znaków)
serve-arg-audit-days = Ile dni przechowywać informacje o działaniach administratorów
fault-setting-token = { $name } wymaga pliku z kluczem o długości co najmniej 16 znaków, a nie „{ $value }”.
server-banned = Nie możesz już grać na tym serwerze. Powód: { $reason ->
     [insult] obrażanie innych
     [harassment] nękanie lub groźby
     [name] obraźliwa nazwa
     [spam] spam lub reklama
     [cheating] oszukiwanie w grze
    *[other] coś innego
  }
server-banned-days = Nie możesz już grać na tym serwerze. Pozostało dni: { $days }. Powód: { $reason ->
     [insult] obrażanie innych
     [harassment] nękanie lub groźby
     [name] obraźliwa nazwa
     [spam] spam lub reklama
     [cheating] oszukiwanie w grze
    *[other] coś innego
  }

denial-no-days = Przy tym stole tura nie ma dni: nikt nie musi zgłaszać nieobecności.
denial-away-too-long = Nikt nie może być nieobecny tak długo.
denial-plan-dice = Gdzie rzuca się kostkami, niczego nie da się zaplanować z góry.
denial-plan-not-running = Ruchy można planować tylko w trakcie gry.
denial-plan-own-turn = Jest twoja kolej: wykonaj ruch.
denial-plan-outdated = Gra toczy się dalej. Zaplanuj od nowa od pozycji na planszy.
denial-plan-many = Można zapisać najwyżej tyle wariantów: { $most }.
denial-plan-long = Wariant { $line } jest za długi: największa liczba ruchów to { $most }.
denial-plan-no-answer = Wariant { $line } nie zawiera twojej odpowiedzi.
denial-plan-two = Warianty { $line } i { $other } dają różne odpowiedzi na te same ruchy.
denial-plan-device = Ruchy można planować tylko przy stole na serwerze.
server-holiday-past = Ten dzień już minął. Wybierz późniejszy.
server-holiday-long = { $days ->
    [0] Na razie nie masz więcej dni urlopu.
    [one] Może cię nie być najwyżej jeszcze jeden dzień.
    [few] Może cię nie być najwyżej jeszcze { $days } dni.
    [many] Może cię nie być najwyżej jeszcze { $days } dni.
   *[other] Może cię nie być najwyżej jeszcze { $days } dnia.
  }
