# Was der Server sagt: über HTTP, und im Terminal, aus dem er gestartet wurde.

server-not-found = Hier ist nichts.
server-method = Das geht hier nicht.
server-nonsense = Die Anfrage ist nicht zu verstehen.
server-not-json = Die Anfrage muss JSON sein (Content-Type: application/json).
server-too-long = Die Anfrage ist zu lang.
server-too-slow = Die Anfrage hat zu lange gedauert.
server-too-often = Das war zu viel in zu kurzer Zeit. Warten Sie ein wenig und versuchen Sie es noch einmal.
server-origin = Die Anfrage kommt nicht von einer Seite dieses Servers. Programme zeigen stattdessen ein Bearer-Token.
server-wrong-host = Dieser Server heißt nicht so. Mit --origin gestartet, hört er auf weitere Namen.
server-no-sender = Es ist nicht klar, woher die Anfrage kommt.
server-not-local = Die Zahlen werden nur auf dem Rechner des Servers gezeigt.
server-no-guest = Der Server kennt Sie (noch) nicht. Öffnen Sie zuerst seine Seite.
server-name = Ein Name hat höchstens { $most } Zeichen und keine verborgenen.
server-trouble = Auf dem Server ist etwas schiefgegangen. Versuchen Sie es gleich noch einmal.
server-disk-full = Die Platte des Servers ist voll. Nichts ist verloren, aber es lässt sich nichts mehr speichern.
server-too-many-sockets = Von dieser Adresse sind zu viele Spiele offen. Schließen Sie erst einige.
server-no-client = Der Server läuft, aber der Web-Client ist noch nicht gebaut. Rufen Sie im Ordner des Projekts „make web“ auf und laden Sie diese Seite dann neu.

fault-setting-unknown = Es gibt keine Einstellung { $name }.
fault-setting-number = { $name }: „{ $value }“ ist keine ganze Zahl von { $least } bis { $most }.
fault-setting-switch = { $name }: „{ $value }“ ist weder true noch false.
fault-setting-address = { $name }: „{ $value }“ ist keine Adresse eines Rechners wie 127.0.0.1 oder ::1.
fault-setting-origin = { $name }: „{ $value }“ sieht nicht aus wie https://spielhof.example.
fault-setting-network = { $name }: „{ $value }“ ist keine Adresse wie 10.0.0.7 und kein Netz wie 10.0.0.0/8.
fault-setting-log = { $name }: „{ $value }“ ist nichts von error, warn, info und debug.
fault-setting-one = { $name } nimmt einen Wert: „{ $value }“.
fault-setting-contradiction = Die Einstellungen { $one } und { $other } passen nicht zusammen.
fault-setting-syntax = { $path }: Zeile { $line } ist kein TOML.
fault-setting-no-folder = Auf diesem Rechner ist kein Ordner für Daten bekannt; nennen Sie einen mit --data.

fault-serve-taken = { $address } ist vergeben: Dort lauscht ein anderes Programm. Wählen Sie mit --port einen anderen Port, oder mit --port 0 irgendeinen freien.
fault-serve-forbidden = Dieser Rechner erlaubt es nicht, auf { $address } zu lauschen. Ports unter 1024 sind oft dem System vorbehalten.
fault-serve-not-ours = { $address } ist keine Adresse dieses Rechners.
fault-serve-other = Auf { $address } kann nicht gelauscht werden: { $problem }
fault-serve-no-network = Dieser Rechner hängt an keinem Netz, also hat --lan niemanden zu bedienen.

fault-store-in-use = Ein anderer Server benutzt { $path }. Das kann nur einer.
fault-store-newer = { $path } stammt von einer neueren Fassung dieses Programms: Es hat Nummer { $found }, dieses Programm kennt bis { $known }. Nichts wurde verändert.
fault-store-foreign = { $path } ist kein Speicher dieses Programms. Nichts wurde verändert.
fault-store-exists = Es gibt schon eine Datei { $path }. Mit --replace tritt die neue an ihre Stelle.
fault-store-damaged = { $path } ist beschädigt und lässt sich nicht mehr lesen. Nehmen Sie eine Sicherung.
fault-store-other = Der Speicher lässt sich nicht benutzen: { $problem }

serve-about = Tische für Freunde aufstellen: ein Server für Browser
serve-here = Spielhof ist offen. Öffnen Sie im Browser { $url }
serve-in-the-house = Handys und andere Rechner im Haus: { $url }
serve-how-to-stop = Strg+C beendet.
serve-stopping = Der Server hört auf: Alles ist gespeichert.
serve-arg-config = Eine Datei mit Einstellungen in TOML; Schalter und SPIELHOF_…-Variablen gehen vor
serve-arg-port = Der Port, auf dem gelauscht wird (7777); 0 für irgendeinen freien
serve-arg-address = Die Adresse, auf der gelauscht wird (127.0.0.1: nur dieser Rechner)
serve-arg-lan = Das ganze Haus bedienen: auf jeder Adresse lauschen, sie als Text und QR-Code zeigen
serve-arg-data = Der Ordner für das, was nicht verloren gehen darf
serve-arg-origin = Eine Adresse, unter der der Server von anderswo erreicht wird, etwa https://spielhof.example; mehrfach möglich
serve-arg-proxy = Eine Adresse oder ein Netz, deren X-Forwarded-Angaben geglaubt wird; mehrfach möglich
serve-arg-tables = Wie viele Partien gleichzeitig laufen dürfen
serve-arg-tables-per-guest = Wie viele davon ein Gast eröffnen darf
serve-arg-connections-per-address = Wie viele Verbindungen eine Adresse haben darf
serve-arg-sockets-per-address = Wie viele Tische eine Adresse in ihren Browsern offen haben darf
serve-arg-message-size = Die längste Nachricht eines Browsers an einem Tisch
serve-arg-messages-per-second = Wie viele Nachrichten ein solcher Browser in der Sekunde senden darf; 0 für beliebig viele
serve-arg-requests-per-second = Wie viele Anfragen eine Adresse in der Sekunde senden darf; 0 für beliebig viele
serve-arg-guests-per-hour = Wie viele neue Gäste eine Adresse in der Stunde bringen darf; 0 für beliebig viele
serve-arg-retire-after = Nach wie vielen Tagen ohne Zug ein Tisch gelöscht wird; 0 für nie
serve-arg-threads = Wie viele Computerspieler gleichzeitig nachdenken
serve-arg-log = Wie viel aufgezeichnet wird: error, warn, info oder debug
serve-arg-web = Ein Ordner mit dem Web-Client, statt des eingebauten

# Am Tisch.
denial-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht, weil lange nichts geschah.
denial-damaged-table = Diesen Tisch kann diese Fassung des Programms nicht lesen.
denial-no-such-seat = Einen Platz { $seat } hat der Tisch nicht.
denial-not-your-seat = Platz { $seat } ist nicht Ihrer.
denial-chair-taken = Platz { $seat } ist besetzt.
denial-invite = Um Platz zu nehmen, braucht man die Einladung. Fragen Sie nach dem Link.
denial-no-guest = Das kann nur, wer an diesem Tisch sitzt.
denial-house-only = Das tut nur der Server.
denial-begun = Das Spiel hat begonnen.
denial-not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist frei.
denial-not-over = Das Spiel ist nicht zu Ende.
denial-not-your-turn = Platz { $seat } ist am Zug.
denial-seeds-missing = Die Würfel warten auf eine Zufallszahl von jedem Gerät am Tisch.
denial-no-seed-needed = Jetzt wird keine Zufallszahl gebraucht.
denial-bad-seed = Eine Zufallszahl für die Würfel hat 64 hexadezimale Ziffern in Kleinbuchstaben.
denial-nothing-to-take-back = Es gibt nichts zurückzunehmen.
denial-dice-have-fallen = Die Würfel sind gefallen; was davor war, bleibt.
denial-nobody-to-ask = Es gibt niemanden, den man fragen könnte.
denial-question-open = Es ist schon eine Frage offen.
denial-no-question = Es ist keine Frage offen.
denial-again-already = Sie spielen schon weiter.
denial-no-chat = An diesem Tisch gibt es keinen Chat.
denial-chat-text = Schreiben Sie eine Zeile mit höchstens 300 Zeichen.
denial-no-hint-now = Jetzt gibt es keinen Tipp.
denial-level = Eine Stufe { $level } gibt es nicht; Stufen gehen von 1 bis 6.
denial-chairs = Das Spiel hat { $seats } Plätze, angegeben sind { $given }.
denial-clock = Eine Uhr braucht mindestens eine Sekunde, höchstens ein Jahr.
denial-house-full = Hier sind so viele Tische offen, dass keiner mehr passt. Versuchen Sie es später.
denial-too-many-tables = Sie haben zu viele Tische. Spielen Sie erst einige zu Ende.
denial-code = Dieser Code gilt nicht oder nicht mehr.
denial-disk-full = Die Festplatte ist voll: Es kann nichts mehr gespeichert werden. Was bisher gespielt wurde, ist sicher.
denial-not-stored = Das ließ sich nicht speichern: { $problem }

# Warum eine Verbindung geschlossen wird.
denial-closing = Der Server wird neu gestartet. Gleich geht es weiter.
denial-hello-first = Die erste Nachricht muss „hello“ sein.
denial-bad-message = Diese Nachricht versteht der Server nicht.
denial-too-many-messages = Zu viele Nachrichten auf einmal.
denial-silent = Zu lange war nichts zu hören.
denial-slow = Die Verbindung ist zu langsam.

# Kopien des Speichers.
backup-about = Den Speicher eines Servers in eine Datei kopieren, auch während der Server läuft
backup-arg-file = Die Datei, die geschrieben wird
backup-arg-replace = Ersetzen, was schon da ist
backup-done = Die Kopie ist in { $path }.
restore-about = Eine Kopie an die Stelle des Speichers eines Servers setzen; der Server darf nicht laufen
restore-arg-file = Die Kopie
restore-done = { $path } ist wiederhergestellt.
restore-old = Was vorher da war, liegt in { $path }.
