# Erinnerungen, dass man dran ist: der Schalter und was er sagt.

reminders-title = Erinnerungen
reminders-here = Auf diesem Gerät erinnern
reminders-about = Wenn du dran bist und der Tisch nicht offen ist, meldet sich das Gerät. Die Nachricht nennt das Spiel und deine verbleibende Zeit, aber keine Namen.
reminders-offer = Das kann dauern. Soll dieses Gerät sich melden, wenn du dran bist?
reminders-no = Nein, danke
reminders-blocked = Der Browser lässt keine Nachrichten dieser Seite zu. Erlaube Benachrichtigungen in den Einstellungen des Browsers für diese Website, meist hinter dem Zeichen neben der Adresse. Dann kannst du Erinnerungen hier einschalten.
reminders-not-allowed = Der Browser darf keine Nachrichten zeigen, deshalb hat sich nichts geändert.
reminders-failed = Der Browser konnte sich nicht für Nachrichten anmelden. Prüfe die Verbindung und versuche es noch einmal.
reminders-devices = { $count ->
    [0] Kein Gerät erinnert dich.
    [one] Du wirst auf { $count } Gerät erinnert.
   *[other] Du wirst auf { $count } Geräten erinnert.
}
