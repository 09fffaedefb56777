# Przypomnienia o kolejce: przełącznik i jego komunikaty.

reminders-title = Przypomnienia
reminders-here = Przypominaj mi na tym urządzeniu
reminders-about = Gdy jest twoja kolej, a stół nie jest otwarty, urządzenie da ci znać. Wiadomość podaje grę i pozostały czas, ale żadnych imion.
reminders-offer = To może potrwać. Czy to urządzenie ma dać ci znać, gdy będzie twoja kolej?
reminders-no = Nie, dziękuję
reminders-blocked = Przeglądarka blokuje wiadomości z tej strony. Zezwól na powiadomienia z tej witryny w ustawieniach przeglądarki, zwykle pod ikoną obok adresu. Potem włączysz tu przypomnienia.
reminders-not-allowed = Przeglądarka nie ma zgody na wyświetlanie wiadomości, więc nic się nie zmieniło.
reminders-failed = Przeglądarka nie mogła zarejestrować się do odbioru wiadomości. Sprawdź połączenie i spróbuj ponownie.
reminders-devices = { $count ->
    [0] Żadne urządzenie ci nie przypomina.
    [one] Przypomnienia są włączone na { $count } urządzeniu.
    [few] Przypomnienia są włączone na { $count } urządzeniach.
    [many] Przypomnienia są włączone na { $count } urządzeniach.
   *[other] Przypomnienia są włączone na { $count } urządzenia.
}
