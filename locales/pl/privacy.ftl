# What is kept about people, where, and for how long.

privacy-title = Prywatność
privacy-lead = Spielhof nie pokazuje reklam, nie liczy odwiedzin i nie pyta o adres e-mail. Tutaj przeczytasz, co jest przechowywane, gdzie i jak długo.
privacy-device-title = Na twoim urządzeniu
privacy-device = Twoje ustawienia, imiona i obrazki osób, które tu grają, gry rozegrane na tym urządzeniu i twoje postępy w lekcjach. Wszystko zostaje na urządzeniu, dopóki tego tam nie usuniesz.
privacy-guest-title = Kim jesteś dla serwera
privacy-guest = Gdy tylko otworzysz stół na serwerze albo przy jakimś usiądziesz, jesteś tam gościem: to losowa liczba, plik cookie z sekretem (serwer przechowuje tylko jego odcisk), twoje imię, jeśli je podasz, i dzień ostatniej wizyty. Gość, którego długo nie było (180 dni, o ile administrator serwera nie wybrał inaczej) i który nie jest w trakcie gry, zostaje usunięty.
privacy-account-title = Konta
privacy-account = Konto jest dobrowolne. Przechowuje klucze publiczne twoich kluczy dostępu z nazwami, które im nadasz, daty ich utworzenia i ostatniego użycia, skróty kodów odzyskiwania oraz to, które urządzenia są zalogowane. Pozostaje, dopóki go nie usuniesz. Tajna część klucza dostępu nigdy nie opuszcza twojego urządzenia.
privacy-tables-title = Stoły
privacy-tables = Stół przechowuje w postaci liczb to, kto gdzie siedzi, a oprócz tego każdy ruch oraz imiona i obrazki podane dla jego miejsc. Każdy, kto ma adres stołu, może oglądać grę. Stoły, przy których gra nigdy się nie zaczęła, są usuwane po kilku godzinach, a te, przy których nic się już nie dzieje, po kilku miesiącach (90 dni, o ile administrator serwera nie wybrał inaczej).
privacy-games-title = Skończone gry
privacy-games = Skończona gra jest przechowywana, dopóki jest jeszcze choć jeden z gości, którzy w nią grali. Listę swoich skończonych gier widzisz tylko ty, chyba że pokażesz ją wszystkim.
privacy-ratings-title = Rankingi
privacy-ratings = Z kontem możesz grać w gry rankingowe. Twoje rankingi, zmiany po każdej grze i liczba gier są przechowywane, dopóki wszystkiego nie usuniesz. Twój ranking widać przy imieniu w poczekalni; wśród najlepszych jesteś tylko wtedy, gdy pokazujesz swoje gry wszystkim.
privacy-chat-title = Czat
privacy-chat = Czat jest tylko tam, gdzie pozwala na niego gospodarz stołu. Wiadomości są przechowywane razem ze stołem i usuwane razem z nim albo z osobą, która je napisała.
privacy-safety-title = Wyciszanie, blokowanie, zgłaszanie
privacy-safety = Lista osób wyciszonych i zablokowanych jest przechowywana, dopóki tego nie cofniesz lub nie usuniesz swoich danych; inni się o tym nie dowiedzą. Zgłoszenie zawiera powód i ostatnie wypowiedzi przy stole; jest usuwane razem z osobą, której dotyczy, a w innym razie rok po zamknięciu (chyba że administrator postanowił inaczej). O osobie bez dostępu pozostaje tylko zaszyfrowany skrót, bez nazwy i adresu, dopóki trwa blokada.
privacy-tournaments-title = Turnieje i boty
privacy-tournaments = Turniej przechowuje imiona uczestników, także tych, których wpisał organizator. Jest usuwany razem z organizatorem albo jak stół, przy którym nic się już nie dzieje. Bot należy do osoby, która go utworzyła, i jest usuwany razem z nią.
privacy-address-title = Adresy sieciowe
privacy-address = Serwer potrzebuje twojego adresu sieciowego, żeby ci odpowiadać i hamować ataki. Trzyma go tylko w pamięci, przez kilka minut, i nigdy nie pokazuje go innym graczom.
privacy-never-title = Co się nigdy nie dzieje
privacy-never = Dane nie są sprzedawane ani przekazywane dalej. Strony nie wczytują niczego z innych witryn.
privacy-delete-title = Zobacz i usuń
privacy-delete = W „Moje gry” możesz pobrać wszystko, co serwer o tobie przechowuje. W ustawieniach możesz to usunąć: twoje imię, sekret, lista gier, publiczna strona i wszystkie twoje wiadomości od razu znikają. Przeciwnicy zachowują wspólne gry, a na twoim miejscu widać „Usunięty gracz”. Kopie zapasowe administratora mogą zawierać starsze dane, dopóki nie zostaną zastąpione.
