# The command `spielhof admin`.

cli-admin = Przeglądanie zgłoszeń serwera, blokowanie osób, usuwanie nazw; odpowiada w JSON
cli-arg-admin-url = Adres serwera
cli-arg-admin-deed = list, ban, unban, remove-name, resolve lub audit
cli-arg-admin-what = Identyfikator zgłoszenia; przy unban identyfikator osoby
cli-arg-admin-table = Osoba przy tym stole zamiast zgłoszenia
cli-arg-admin-seat = Miejsce przy tym stole
cli-arg-admin-days = Na ile dni; bez liczby na zawsze (nazwy: 7)
cli-arg-admin-reason = insult, harassment, name, spam, cheating lub other
cli-arg-admin-token-file = Plik z kluczem; w przeciwnym razie używane jest SPIELHOF_ADMIN_TOKEN, a na samym komputerze klucz nie jest potrzebny
fault-admin-whom = Podaj, o kogo chodzi: zgłoszenie albo --table i --seat.
