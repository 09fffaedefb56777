# Accounts: passkeys, recovery codes, devices.

account-title = Konto
account-about = Z kontem jesteś tą samą osobą na wszystkich swoich urządzeniach: twoje imię, partie i miejsca są wszędzie tam, gdzie się zalogujesz. Nie potrzeba hasła ani adresu e-mail. Zamiast nich urządzenie przechowuje klucz dostępu, który odblokowujesz tak jak urządzenie.
account-create = Utwórz konto
account-sign-in = Zaloguj się
account-lost = Zaloguj się kodem odzyskiwania
account-code = Kod odzyskiwania
account-use-code = Użyj kodu
account-running = { $count ->
    [one] Masz na tym urządzeniu miejsce w jednej trwającej partii. Przejdzie na konto.
    [few] Masz na tym urządzeniu miejsca w { $count } trwających partiach. Przejdą na konto.
    [many] Masz na tym urządzeniu miejsca w { $count } trwających partiach. Przejdą na konto.
   *[other] Masz na tym urządzeniu miejsca w { $count } trwających partiach. Przejdą na konto.
  }
account-over = Zakończone partie zostają przy gościu, którym teraz jesteś, i nie należą do konta.
account-go-on = Dalej
account-not = Anuluj
account-passkeys = Klucze dostępu
account-passkey-made = dodano { $date }
account-passkey-used = ostatnio użyto { $date }
account-passkey-unused = jeszcze nieużyty
account-passkey-unnamed = Klucz dostępu
account-remove = Usuń: { $name }
account-remove-sure = Tak, usuń: { $name }
account-new-name = Nazwa nowego klucza dostępu
account-add = Dodaj klucz dostępu
account-codes = Kody odzyskiwania
account-codes-about = Każdy kod wpuści cię jeden raz, jeśli stracisz klucze dostępu.
account-codes-left = { $count ->
    [0] Nie został żaden kod.
    [one] Został jeden kod.
    [few] Zostały { $count } kody.
    [many] Zostało { $count } kodów.
   *[other] Zostało { $count } kodu.
  }
account-codes-new = Utwórz nowe kody
account-codes-keep = Zapisz te kody lub je wydrukuj: są pokazywane tylko teraz. Wcześniejsze kody straciły ważność.
account-codes-copy = Kopiuj kody
account-codes-copied = Skopiowano.
account-codes-kept = Mam je zapisane
account-devices-title = Urządzenia
account-devices = { $count ->
    [one] Zalogowane jest tylko to urządzenie.
    [few] Zalogowane są { $count } urządzenia.
    [many] Zalogowanych jest { $count } urządzeń.
   *[other] Zalogowane jest { $count } urządzenia.
  }
account-sign-out = Wyloguj się tutaj
account-sign-out-others = Wyloguj wszystkie inne urządzenia
account-created = Twoje konto jest gotowe.
account-signed-in = Zalogowano.
account-moved = { $count ->
    [one] Zalogowano, a twoje miejsce przeszło razem z tobą.
    [few] Zalogowano, a twoje { $count } miejsca przeszły razem z tobą.
    [many] Zalogowano, a twoich { $count } miejsc przeszło razem z tobą.
   *[other] Zalogowano, a { $count } miejsca przeszło razem z tobą.
  }
account-recovered = Zalogowano kodem. Dodaj teraz klucz dostępu i usuń te, które zginęły.
account-added = Dodano klucz dostępu.
account-removed = Usunięto klucz dostępu. Możesz usunąć go także ze swojego urządzenia.
account-signed-out = Wylogowano.
account-others-out = Wylogowano wszystkie inne urządzenia.
account-cancelled = Nic się nie zmieniło: nie wybrano klucza dostępu.
account-here-already = To urządzenie ma już klucz dostępu do twojego konta.
account-impossible = Klucze dostępu wymagają bezpiecznego adresu z nazwą hosta.
account-expired = To trwało zbyt długo. Spróbuj jeszcze raz.
account-refused = Klucz dostępu nie został przyjęty.
account-unknown-passkey = Ten klucz dostępu nie należy tu do żadnego konta.
account-not-added = Nie udało się dodać klucza dostępu.
account-only-way-in = To jedyny sposób, w jaki możesz wejść. Najpierw utwórz kody odzyskiwania lub dodaj inny klucz dostępu.
account-bad-code = Nie ma takiego kodu albo został już użyty.
account-none = Nie masz konta.
account-deleting = „Usuń wszystko o mnie” usuwa też konto ze wszystkimi kluczami dostępu, kodami i urządzeniami.
