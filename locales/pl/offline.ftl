# Aplikacja bez sieci i jej aktualizacje.

offline-sign = Jesteś offline
needs-network-this = Do tego potrzebne jest połączenie z serwerem.
needs-network-tables = Jesteś offline, więc nie widać tu stołów z serwera.
needs-server = To demo bez serwera, więc nikogo tu nie spotkasz.
update-ready = Nowa wersja jest gotowa.
update-take = Zaktualizuj teraz
update-check = Sprawdź aktualizacje
update-current = Masz najnowszą wersję.
update-failed = Nie udało się sprawdzić. Masz połączenie z siecią?
app-title = Ta aplikacja
app-version = Wersja { $version } ({ $build })
app-offline = Aplikacja uruchamia się także bez sieci.
app-install = Zainstaluj
app-install-how = Aby mieć ją jako aplikację, wybierz w menu przeglądarki „Zainstaluj” albo „Dodaj do ekranu głównego”.
plain-http = Ta strona nie jest szyfrowana, więc przeglądarka nie może jej zachować do użycia offline. Wszystko inne działa.
notice-dismiss = Zamknij tę wiadomość
error-no-engine = Tego nie ma jeszcze na Twoim urządzeniu. Otwórz to raz, gdy masz połączenie.
play-here = Zachowaj tę grę na tym urządzeniu
play-here-note = Działa bez sieci. Później możesz skopiować ją na serwer.
table-here = Na tym urządzeniu
