# Co mówi serwer: przez HTTP i w terminalu, z którego został uruchomiony.

server-not-found = Nic tu nie ma.
server-method = Tego nie da się tu zrobić.
server-nonsense = Nie można zrozumieć żądania.
server-not-json = Żądanie musi być w formacie JSON (Content-Type: application/json).
server-too-long = Żądanie jest za długie.
server-too-slow = Żądanie trwało za długo.
server-too-often = Za dużo naraz w za krótkim czasie. Poczekaj chwilę i spróbuj znowu.
server-origin = Żądanie nie pochodzi ze strony tego serwera. Programy pokazują zamiast tego token bearer.
server-wrong-host = Ten serwer tak się nie nazywa. Uruchom go z --origin, żeby dodać nazwę.
server-no-sender = Nie wiadomo, skąd pochodzi żądanie.
server-not-local = Liczby są pokazywane tylko na komputerze serwera.
server-no-guest = Serwer cię (jeszcze) nie zna. Najpierw otwórz jego stronę.
server-name = Imię może mieć do { $most } znaków i żadnych ukrytych.
server-trouble = Na serwerze coś poszło nie tak. Spróbuj znowu za chwilę.
server-disk-full = Dysk serwera jest pełny. Nic nie przepadło, ale niczego więcej nie można zapisać.
server-too-many-sockets = Z tego adresu otwarto za dużo gier. Najpierw zamknij kilka.
server-no-client = Serwer działa, ale klient dla przeglądarki nie jest jeszcze zbudowany. Uruchom „make web” w folderze projektu, a potem odśwież tę stronę.

fault-setting-unknown = Nie ma ustawienia { $name }.
fault-setting-number = { $name }: „{ $value }” nie jest liczbą całkowitą od { $least } do { $most }.
fault-setting-switch = { $name }: „{ $value }” to ani true, ani false.
fault-setting-address = { $name }: „{ $value }” nie jest adresem komputera, takim jak 127.0.0.1 lub ::1.
fault-setting-origin = { $name }: „{ $value }” nie wygląda jak https://spielhof.example.
fault-setting-network = { $name }: „{ $value }” nie jest ani adresem, takim jak 10.0.0.7, ani siecią, taką jak 10.0.0.0/8.
fault-setting-log = { $name }: „{ $value }” to nic z error, warn, info i debug.
fault-setting-one = { $name } przyjmuje jedną wartość: „{ $value }”.
fault-setting-contradiction = Ustawienia { $one } i { $other } wykluczają się.
fault-setting-syntax = { $path }: linia { $line } to nie TOML.
fault-setting-no-folder = Na tym komputerze nie wiadomo, w jakim folderze trzymać dane; podaj folder przez --data.

fault-serve-taken = Adres { $address } jest zajęty: nasłuchuje na nim inny program. Wybierz inny port przez --port albo dowolny wolny przez --port 0.
fault-serve-forbidden = Ten komputer nie pozwala nasłuchiwać na { $address }. Porty poniżej 1024 są często zarezerwowane dla systemu.
fault-serve-not-ours = { $address } nie jest adresem tego komputera.
fault-serve-other = Nie można nasłuchiwać na { $address }: { $problem }
fault-serve-no-network = Ten komputer nie jest w żadnej sieci, więc --lan nie ma komu służyć.

fault-store-in-use = Magazynu { $path } używa inny serwer. Może tylko jeden.
fault-store-newer = Magazyn { $path } pochodzi z nowszej wersji tego programu: ma numer { $found }, a ten program zna numery do { $known }. Niczego nie zmieniono.
fault-store-foreign = { $path } nie jest magazynem tego programu. Niczego nie zmieniono.
fault-store-exists = Plik { $path } już jest. Użyj --replace, żeby postawić nowy na jego miejsce.
fault-store-damaged = Magazyn { $path } jest uszkodzony i nie da się go już odczytać. Użyj kopii zapasowej.
fault-store-other = Nie można użyć magazynu: { $problem }

serve-about = Otwórz stoły dla znajomych: serwer dla przeglądarek
serve-here = Spielhof jest otwarty. Otwórz w przeglądarce { $url }
serve-in-the-house = Telefony i inne komputery w domu: { $url }
serve-how-to-stop = Ctrl+C kończy.
serve-stopping = Serwer kończy pracę: wszystko jest zapisane.
serve-arg-config = Plik z ustawieniami w formacie TOML; opcje i zmienne SPIELHOF_… mają pierwszeństwo
serve-arg-port = Port, na którym serwer nasłuchuje (7777); 0 oznacza dowolny wolny
serve-arg-address = Adres, na którym serwer nasłuchuje (127.0.0.1: tylko ten komputer)
serve-arg-lan = Służ całemu domowi: nasłuchuj na wszystkich adresach, pokaż je jako tekst i kod QR
serve-arg-data = Folder na to, co nie może przepaść
serve-arg-origin = Adres, pod którym serwer jest dostępny z zewnątrz, na przykład https://spielhof.example; można podać kilka razy
serve-arg-proxy = Adres lub sieć, których nagłówkom X-Forwarded- się ufa; można podać kilka razy
serve-arg-tables = Ile gier może toczyć się jednocześnie
serve-arg-tables-per-guest = Ile z nich może otworzyć jeden gość
serve-arg-connections-per-address = Ile połączeń może mieć jeden adres
serve-arg-sockets-per-address = Ile stołów jeden adres może mieć otwartych w przeglądarkach
serve-arg-message-size = Najdłuższa wiadomość od przeglądarki przy stole
serve-arg-messages-per-second = Ile wiadomości na sekundę może wysłać taka przeglądarka; 0 oznacza brak limitu
serve-arg-requests-per-second = Ile żądań na sekundę może wysłać jeden adres; 0 oznacza brak limitu
serve-arg-guests-per-hour = Ilu nowych gości na godzinę może przyprowadzić jeden adres; 0 oznacza brak limitu
serve-arg-retire-after = Po ilu dniach bez ruchu stół zostaje usunięty; 0 oznacza nigdy
serve-arg-threads = Ilu graczy komputerowych myśli jednocześnie
serve-arg-log = Ile trafia do dziennika: error, warn, info lub debug
serve-arg-web = Folder z klientem dla przeglądarki zamiast wbudowanego

# Przy stole.
denial-no-table = Nie ma takiego stołu. Może został usunięty, bo przez długi czas nic się przy nim nie działo.
denial-damaged-table = Ta wersja programu nie potrafi odczytać tego stołu.
denial-no-such-seat = Przy stole nie ma miejsca { $seat }.
denial-not-your-seat = Miejsce { $seat } nie jest twoje.
denial-chair-taken = Miejsce { $seat } jest zajęte.
denial-invite = Żeby tu usiąść, trzeba mieć zaproszenie. Poproś o link.
denial-no-guest = To mogą tylko osoby, które mają miejsce przy tym stole.
denial-house-only = To robi tylko serwer.
denial-begun = Gra już się zaczęła.
denial-not-begun = Gra jeszcze się nie zaczęła: jedno miejsce jest wolne.
denial-not-over = Gra nie jest skończona.
denial-not-your-turn = Teraz ruch ma gracz { $seat }.
denial-seeds-missing = Kostki czekają na liczbę losową z urządzenia każdego gracza.
denial-no-seed-needed = Teraz nie potrzeba liczby losowej.
denial-bad-seed = Liczba losowa dla kostek to 64 cyfry szesnastkowe małymi literami.
denial-nothing-to-take-back = Nie ma czego cofnąć.
denial-dice-have-fallen = Kości zostały rzucone; niczego sprzed rzutu nie można cofnąć.
denial-nobody-to-ask = Nie ma kogo zapytać.
denial-question-open = Jedno pytanie już czeka na odpowiedź.
denial-no-question = Nie ma pytania, na które trzeba odpowiedzieć.
denial-again-already = Już grasz znowu.
denial-no-chat = Przy tym stole nie ma czatu.
denial-chat-text = Napisz jedną linię, najwyżej 300 znaków.
denial-no-hint-now = Teraz nie ma podpowiedzi.
denial-level = Nie ma poziomu { $level }; poziomy są od 1 do 6.
denial-chairs = Liczba miejsc w grze to { $seats }, a podano: { $given }.
denial-clock = Zegar wymaga co najmniej sekundy i najwyżej roku.
denial-house-full = Otwartych stołów jest tu tyle, że żaden więcej się nie zmieści. Spróbuj później.
denial-too-many-tables = Masz za dużo stołów. Najpierw dokończ kilka gier.
denial-code = Ten kod nie jest ważny albo już nie jest.
denial-disk-full = Dysk jest pełny: niczego więcej nie można zapisać. To, co dotąd zagrano, jest bezpieczne.
denial-not-stored = Tego nie udało się zapisać: { $problem }

# Dlaczego połączenie zostaje zamknięte.
denial-closing = Serwer uruchamia się ponownie. Za chwilę gra potoczy się dalej.
denial-hello-first = Pierwsza wiadomość musi brzmieć „hello”.
denial-bad-message = Tej wiadomości serwer nie rozumie.
denial-too-many-messages = Za dużo wiadomości naraz.
denial-silent = Zbyt długo panowała cisza.
denial-slow = Połączenie jest za wolne.

# Kopie magazynu.
backup-about = Skopiuj magazyn serwera do pliku, także gdy serwer działa
backup-arg-file = Plik do zapisania
backup-arg-replace = Zastąp to, co już jest
backup-done = Kopia jest w { $path }.
restore-about = Postaw kopię na miejsce magazynu serwera; serwer nie może wtedy działać
restore-arg-file = Kopia
restore-done = Przywrócono { $path }.
restore-old = To, co było przedtem, jest w { $path }.
