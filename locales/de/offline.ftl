# Die App ohne Netz, und ihre Updates.

offline-sign = Du bist offline
needs-network-this = Das geht nur mit Verbindung zum Server.
needs-network-tables = Du bist offline, darum fehlen hier die Tische auf dem Server.
needs-server = Das ist eine Demo ohne Server, darum triffst du hier niemanden.
update-ready = Eine neue Version ist da.
update-take = Jetzt aktualisieren
update-check = Nach Updates suchen
update-current = Du hast die neueste Version.
update-failed = Die Suche hat nicht geklappt. Bist du online?
app-title = Diese App
app-version = Version { $version } ({ $build })
app-offline = Die App startet auch ohne Netz.
app-install = Installieren
app-install-how = Willst du sie als App haben, wähl im Menü deines Browsers „Installieren“ oder „Zum Startbildschirm hinzufügen“.
plain-http = Diese Seite ist nicht verschlüsselt, darum kann dein Browser sie nicht für die Zeit ohne Netz speichern. Alles andere geht.
notice-dismiss = Hinweis schließen
error-no-engine = Das ist noch nicht auf deinem Gerät. Öffne es einmal, während du online bist.
play-here = Dieses Spiel auf diesem Gerät behalten
play-here-note = Es geht ohne Netz. Du kannst es später auf den Server kopieren.
table-here = Auf diesem Gerät
