# Was der Server sagt: über HTTP, und im Terminal, aus dem er gestartet wurde.

server-not-found = Hier ist nichts.
server-no-place-in-list = Das ist keine Stelle in der Liste. Fang wieder am Anfang an.
server-no-profile = Hier zeigt niemand seine Spiele, oder nicht mehr.
server-push-address = Das ist keine Adresse eines Geräts, das erinnert werden kann.
server-push-host = Erinnerungen gehen nur verschlüsselt und nur an öffentliche Dienste.
server-push-keys = Die Schlüssel des Geräts stimmen nicht. Schalte Erinnerungen aus und wieder ein.
server-push-impossible = Erinnerungen brauchen https und einen Namen des Servers.
server-quick-games = Wähle mindestens ein Spiel und höchstens vierzig.
server-method = Das geht hier nicht.
server-nonsense = Die Anfrage ergibt keinen Sinn.
server-not-json = Die Anfrage muss JSON sein (Content-Type: application/json).
server-too-long = Die Anfrage ist zu lang.
server-head-too-long = Der Kopf der Anfrage ist zu lang.
server-too-slow = Die Anfrage hat zu lange gedauert.
server-too-often = Das war zu viel in zu kurzer Zeit. Warte kurz und versuch es noch einmal.
server-busy = Der Server hat gerade zu viel zu tun. Versuch es gleich noch einmal.
server-origin = Die Anfrage kommt nicht von einer Seite dieses Servers. Programme brauchen stattdessen ein Bearer-Token.
server-wrong-host = Auf diesen Namen hört der Server nicht. Starte ihn mit --origin, um den Namen hinzuzufügen.
server-two-hosts = Die Anfrage nennt mehr als einen Host.
server-no-sender = Es lässt sich nicht sagen, woher die Anfrage kommt.
server-not-local = Die Statistik wird nur auf dem Rechner des Servers gezeigt.
server-no-guest = Der Server kennt dich (noch) nicht. Öffne zuerst seine Seite.
server-name = Ein Name darf höchstens { $most } Zeichen haben und keine unsichtbaren.
server-bot = Das kann kein Bot, nur Menschen.
server-bot-name = Ein Bot braucht einen Namen mit höchstens { $most } Zeichen und keinen unsichtbaren.
server-too-many-bots = Du hast { $most } Bots, mehr geht nicht. Lösche zuerst einen.
server-trouble = Auf dem Server ist etwas schiefgegangen. Versuch es gleich noch einmal.
server-disk-full = Die Festplatte des Servers ist voll. Nichts ist verloren, aber es lässt sich nichts mehr speichern.
server-too-many-sockets = Von dieser Adresse sind zu viele Spiele offen. Schließ erst einige davon.
server-no-client = Der Server läuft, aber der Web-Client ist noch nicht gebaut. Führe im Ordner des Projekts „make web“ aus und lade diese Seite dann neu.

fault-setting-unknown = Eine Einstellung namens { $name } gibt es nicht.
fault-setting-number = { $name }: „{ $value }“ ist keine ganze Zahl von { $least } bis { $most }.
fault-setting-switch = { $name }: „{ $value }“ ist weder true noch false.
fault-setting-address = { $name }: „{ $value }“ ist keine Adresse eines Rechners wie 127.0.0.1 oder ::1.
fault-setting-origin = { $name }: „{ $value }“ sieht nicht aus wie https://spielhof.example.
fault-setting-network = { $name }: „{ $value }“ ist keine Adresse wie 10.0.0.7 und kein Netz wie 10.0.0.0/8.
fault-setting-log = { $name }: „{ $value }“ ist weder error noch warn, info oder debug.
fault-setting-log-format = { $name }: „{ $value }“ ist weder text noch json.
fault-setting-store = { $name } ist keine Adresse einer Datenbank wie postgres://user@host/database.
fault-setting-socket-address = { $name }: „{ $value }“ ist keine Adresse mit Port wie 10.0.0.7:7778.
fault-setting-host-and-port = { $name }: „{ $value }“ ist kein Rechner mit Port wie node-1:7778.
fault-setting-one = { $name } nimmt nur einen Wert: „{ $value }“.
fault-setting-contradiction = Die Einstellungen { $one } und { $other } passen nicht zusammen.
fault-setting-needs = Die Einstellung { $one } hat nur zusammen mit { $other } einen Sinn.
fault-setting-syntax = { $path }: Zeile { $line } ist kein gültiges TOML.
fault-setting-no-folder = Auf diesem Rechner gibt es keinen üblichen Ordner für Daten; nenne einen mit --data.

fault-serve-taken = { $address } wird schon von einem anderen Programm benutzt. Wähle mit --port einen anderen Port oder mit --port 0 irgendeinen freien.
fault-serve-forbidden = Dieser Rechner erlaubt es nicht, auf { $address } zu lauschen. Ports unter 1024 sind oft dem System vorbehalten.
fault-serve-not-ours = { $address } ist keine Adresse dieses Rechners.
fault-serve-other = Auf { $address } kann nicht gelauscht werden: { $problem }
fault-serve-no-network = Dieser Rechner ist in keinem Netz, also ist mit --lan niemand zu erreichen.
fault-serve-no-internal-name = Andere Server können nicht erfahren, wo dieser zu finden ist: Wenn --internal-address alle Schnittstellen meint, muss --internal-name Rechner und Port nennen.
fault-store-in-use = Ein anderer Server benutzt { $path }. Das kann nur einer.
fault-store-newer = { $path } stammt von einer neueren Version dieses Programms: Die Datei hat Version { $found }, dieses Programm kennt nur Versionen bis { $known }. Nichts wurde verändert.
fault-store-newer-database = Die Datenbank wurde von einer neueren Version dieses Programms eingerichtet: Sie hat Version { $found }, dieses Programm kennt nur Versionen bis { $known }. Es wurde nichts geändert.
fault-store-unavailable = Die Datenbank ist nicht erreichbar: { $problem }. Prüfe ihre Adresse und ob sie läuft.
fault-store-url = Das ist keine brauchbare Adresse einer Datenbank: { $problem }.
fault-store-not-empty = Am Ziel gibt es schon Daten. Kopiere an einen leeren Ort.
fault-backup-database = Für eine Datenbank gibt es eigene Werkzeuge: Kopiere sie mit pg_dump und spiele sie mit pg_restore zurück, oder bringe mit spielhof copy alles in eine Datei.
fault-copy-in-use = Ein Server benutzt eines von beiden. Beende ihn zuerst.
fault-copy-differs = Die Kopie stimmt nicht: Der Tisch { $table } ist anders. Benutze sie nicht.
fault-copy-differs-otherwise = Die Kopie stimmt nicht: Gäste oder Zeitangaben sind anders. Benutze sie nicht.
fault-store-foreign = { $path } ist keine Datendatei dieses Programms. Nichts wurde verändert.
fault-store-exists = { $path } gibt es schon. Mit --replace wird die Datei überschrieben.
fault-store-damaged = { $path } ist beschädigt und lässt sich nicht mehr lesen. Nimm eine Sicherung.
fault-store-incomplete = { $path } hat verloren, was zuletzt gespeichert wurde: Die Datei daneben, die auf -wal endet, ist beschädigt oder fehlt (mindestens { $missing } Speichervorgänge). Nichts wurde verändert. Spiel eine Sicherung zurück oder starte mit --accept-loss, um mit dem Rest weiterzumachen.
fault-store-other = Die Daten des Servers lassen sich nicht benutzen: { $problem }

serve-about = Tische für Freunde öffnen: ein Server für Browser
serve-here = Spielhof ist offen. Öffne im Browser { $url }
serve-in-the-house = Von Handys und anderen Computern in deinem Netz: { $url }
serve-how-to-stop = Mit Strg+C beendest du den Server.
serve-stopping = Der Server wird beendet: Alles ist gespeichert.
serve-arg-config = Eine Datei mit Einstellungen in TOML; Schalter und SPIELHOF_…-Variablen gehen vor
serve-arg-accept-loss = Auch starten, wenn verloren ist, was zuletzt gespeichert wurde
serve-arg-port = Der Port, auf dem gelauscht wird (7777); 0 für irgendeinen freien
serve-arg-address = Die Adresse, auf der gelauscht wird (127.0.0.1: nur dieser Rechner)
serve-arg-lan = Für dein ganzes Netz: auf jeder Adresse lauschen und sie als Text und QR-Code zeigen
serve-arg-data = Der Ordner für Daten, die nicht verloren gehen dürfen
serve-arg-store = Eine PostgreSQL-Datenbank statt einer Datei, zum Beispiel postgres://user@host/database; mehrere Server können sie teilen
serve-arg-store-password-file = Eine Datei mit dem Passwort der Datenbank; sonst gilt PGPASSWORD
serve-arg-internal-address = Wo auf andere Server derselben Datenbank gewartet wird (127.0.0.1, irgendein freier Port)
serve-arg-internal-name = Rechner und Port, unter denen andere Server diesen erreichen, wenn das nicht die Adresse ist, auf der er wartet
serve-arg-origin = Eine Adresse, unter der der Server von anderswo erreicht wird, etwa https://spielhof.example; mehrfach möglich
serve-arg-proxy = Eine Adresse oder ein Netz, dessen X-Forwarded-Angaben vertraut wird; mehrfach möglich
serve-arg-push-service = Die Adresse eines Push-Dienstes, der auch im eigenen Netz sein darf, etwa http://127.0.0.1:9000; mehrfach möglich
serve-arg-tables = Wie viele Spiele gleichzeitig laufen dürfen
serve-arg-tables-per-guest = Wie viele davon ein Gast öffnen darf
serve-arg-connections-per-address = Wie viele Verbindungen eine Adresse haben darf
serve-arg-sockets-per-address = Wie viele Tische eine Adresse in ihren Browsern offen haben darf
serve-arg-message-size = Die längste Nachricht, die ein Browser an einem Tisch senden darf
serve-arg-messages-per-second = Wie viele Nachrichten ein solcher Browser pro Sekunde senden darf; 0 für unbegrenzt
serve-arg-requests-per-second = Wie viele Anfragen eine Adresse pro Sekunde senden darf; 0 für unbegrenzt
serve-arg-guests-per-hour = Wie viele neue Gäste pro Stunde von einer Adresse kommen dürfen; 0 für unbegrenzt
serve-arg-retire-after = Nach wie vielen Tagen ohne Zug ein Tisch gelöscht wird; 0 für nie
serve-arg-retire-unbegun-after = Nach wie vielen Stunden ein Tisch, dessen Spiel nicht begonnen hat, aus der Liste verschwindet (nach derselben Zeit noch einmal wird er gelöscht); 0 für nie
serve-arg-forget-guests-after = Nach wie vielen Tagen ein Gast ohne Platz, der nicht wiedergekommen ist, gelöscht wird; 0 für nie
serve-arg-threads = Wie viele Computer am Tisch gleichzeitig nachdenken dürfen
serve-arg-log = Wie viel protokolliert wird: error, warn, info oder debug
serve-arg-log-format = Wie das Protokoll geschrieben wird: text für Menschen, json für Programme
serve-arg-web = Ein Ordner mit dem Web-Client statt des eingebauten

# Am Tisch.
denial-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht, weil dort lange nichts passiert ist.
denial-damaged-table = Diese Version des Programms kann den Tisch nicht lesen.
denial-broken-table = Dieser Tisch ist mehrmals ausgefallen. Er bleibt eine Weile geschlossen.
denial-table-broke = An diesem Tisch ist etwas schiefgegangen. Er wird neu geöffnet.
denial-other-rules = Dieser Tisch entstand mit Version { $number } der Regeln; dieses Programm kennt { $known }. Eine neuere Version des Programms kann ihn öffnen.
denial-no-such-seat = Dieser Tisch hat keinen Platz { $seat }.
denial-not-your-seat = Platz { $seat } gehört dir nicht.
denial-chair-taken = Platz { $seat } ist besetzt.
denial-invite = Um dich hier hinzusetzen, brauchst du eine Einladung. Frag nach dem Link.
denial-no-guest = Das kann nur, wer an diesem Tisch sitzt.
denial-forgotten = Alles über dich wurde gelöscht. Lade die Seite neu, um von vorn anzufangen.
denial-house-only = Das kann nur der Server.
denial-begun = Das Spiel hat schon begonnen.
denial-not-begun = Das Spiel hat noch nicht begonnen: Ein Platz ist noch frei.
denial-not-over = Das Spiel ist nicht zu Ende.
denial-not-your-turn = Platz { $seat } ist am Zug.
denial-seeds-missing = Die Würfel warten auf eine Zufallszahl von jedem Gerät am Tisch.
denial-no-seed-needed = Jetzt wird keine Zufallszahl gebraucht.
denial-bad-seed = Eine Zufallszahl für die Würfel hat 64 hexadezimale Ziffern in Kleinbuchstaben.
denial-nothing-to-take-back = Es gibt nichts zurückzunehmen.
denial-dice-have-fallen = Die Würfel sind gefallen; was davor war, lässt sich nicht mehr zurücknehmen.
denial-nobody-to-ask = Es ist niemand da, den du fragen könntest.
denial-question-open = Eine andere Frage wartet noch auf Antwort.
denial-no-question = Es gibt keine Frage zu beantworten.
denial-again-already = Du spielst schon in der neuen Runde.
denial-no-chat = An diesem Tisch gibt es keinen Chat.
denial-chat-text = Schreib eine Zeile mit höchstens 300 Zeichen.
denial-chat-quota = Du hast hier schon viel gesagt. Warte kurz, bevor du mehr sagst.
denial-drawings = Zeichne höchstens 32 Pfeile und Kreise, auf Felder dieses Bretts.
denial-player = Wer mitspielt, braucht einen Namen mit höchstens 24 Buchstaben, ohne unsichtbare Zeichen.
denial-draw-quota = Du hast hier schon viel gezeichnet. Warte kurz, bevor du mehr zeichnest.
denial-no-hint-now = Gerade gibt es keinen Tipp.
denial-hint-busy = Der Computer hat noch zu viele Fragen zu beantworten. Frag gleich noch einmal.
denial-hints-off = An diesem Tisch sind Tipps ausgeschaltet.
denial-level = Eine Stufe { $level } gibt es nicht; Stufen gehen von 1 bis 6.
denial-chairs = Das Spiel hat { $seats } Plätze, aber die Anfrage besetzt { $given }.
denial-clock = Eine Uhr braucht mindestens eine Sekunde und höchstens ein Jahr.
denial-house-full = Auf diesem Server ist kein Platz für weitere Tische. Versuch es später noch einmal.
denial-too-many-tables = Du hast zu viele Tische. Spiel erst einige Spiele zu Ende.
denial-code = Dieser Code ist ungültig oder abgelaufen.
denial-bot = Bots chatten nicht und zeichnen nicht.
denial-earlier = Der frühere Zug { $number }, „{ $text }“, ist nicht möglich.
denial-copy-over = Dieses Spiel ist schon zu Ende. Es gibt nichts fortzusetzen.
denial-disk-full = Die Festplatte ist voll: Es kann nichts mehr gespeichert werden. Was bisher gespielt wurde, ist sicher.
denial-not-stored = Das ließ sich nicht speichern.

# Warum eine Verbindung geschlossen wird.
denial-closing = Der Server wird neu gestartet. Gleich geht es weiter.
denial-moved = Dieser Tisch zieht auf einen anderen Server um. Das Spiel geht gleich weiter.
denial-hello-first = Die erste Nachricht muss „hello“ sein.
denial-bad-message = Diese Nachricht versteht der Server nicht.
denial-too-many-messages = Zu viele Nachrichten auf einmal.
denial-long-id = Die Kennung einer Nachricht darf höchstens { $most } Bytes haben.
denial-silent = Zu lange war nichts zu hören.
denial-slow = Die Verbindung ist zu langsam.
denial-old-client = Diese Seite ist älter als der Server. Lade sie neu, um weiterzuspielen.
denial-new-client = Diese Seite ist neuer als der Server. Warte, bis der Server aktualisiert ist, und lade die Seite dann neu.

# Kopien der Daten des Servers.
backup-about = Die Daten eines Servers in eine Datei kopieren, auch während er läuft
backup-arg-file = Die Datei, die geschrieben wird
backup-arg-replace = Die Datei überschreiben, wenn es sie schon gibt
backup-done = Die Kopie ist in { $path }.
restore-about = Die Daten eines Servers durch eine Kopie ersetzen; der Server darf nicht laufen
restore-arg-file = Die Kopie
restore-done = { $path } ist wiederhergestellt.
restore-old = Was vorher da war, ist in { $path } aufgehoben.
copy-about = Alle Daten eines Servers zwischen Dateien und Datenbanken kopieren und die Kopie prüfen; auf beiden darf kein Server laufen
copy-arg-from = Wo die Daten sind: eine Datei oder postgres://…
copy-arg-to = Wohin die Kopie kommt: eine neue Datei oder eine leere Datenbank
copy-arg-password-file = Eine Datei mit dem Passwort der Datenbank; sonst gilt PGPASSWORD
copy-progress = Bisher kopiert: { $tables ->
     [one] { $tables } Tisch
    *[other] { $tables } Tische
 }, { $events ->
     [one] { $events } Ereignis
    *[other] { $events } Ereignisse
 }, { $guests ->
     [one] { $guests } Gast
    *[other] { $guests } Gäste
 }
copy-done = Kopiert und verglichen: { $tables ->
     [one] { $tables } Tisch
    *[other] { $tables } Tische
 }, { $events ->
     [one] { $events } Ereignis
    *[other] { $events } Ereignisse
 }, { $guests ->
     [one] { $guests } Gast
    *[other] { $guests } Gäste
 }.
denial-local-chair = Ein Spiel auf diesem Gerät hat keine Plätze für Freunde anderswo. Kopiere es auf den Server, um sie einzuladen.

# What keeps people safe from each other.
server-not-operator = Das können nur die Betreiber: an diesem Rechner selbst oder mit einem Schlüssel.
server-no-new-guests = Der Server nimmt zurzeit keine neuen Gäste auf.
server-no-person = Diese Person gibt es hier nicht.
server-oneself = Das bist du selbst.
server-reason = Wähle einen Grund aus der Liste.
server-report-again = Du hast diese Person an diesem Tisch schon gemeldet.
server-report-too-many = Du hast heute schon viele gemeldet. Versuche es später noch einmal.
server-too-many-marks = Du kannst höchstens { $most } Personen ausblenden.
server-name-barred = Dein Name wurde entfernt. Tage, bis du einen neuen wählen kannst: { $days }.
denial-phrase = Diesen Spruch gibt es nicht.
denial-phrase-seat = Das können nur die, die am Tisch sitzen.
denial-blocked = Du kannst dich nicht an diesen Tisch setzen.
serve-arg-admin-token-file = Eine Datei mit dem Schlüssel, mit dem die Betreiberseite von anderen Rechnern aus benutzt werden kann (mindestens 16 Zeichen)
serve-arg-audit-days = Wie viele Tage lang aufbewahrt wird, was Betreiber getan haben
fault-setting-token = { $name } braucht eine Datei mit einem Schlüssel von mindestens 16 Zeichen, nicht „{ $value }“.
server-banned = Du bist von diesem Server ausgeschlossen. Grund: { $reason ->
     [insult] Beleidigungen
     [harassment] Belästigung oder Drohungen
     [name] ein unpassender Name
     [spam] Spam oder Werbung
     [cheating] Betrug beim Spiel
    *[other] etwas anderes
  }
server-banned-days = Du bist von diesem Server ausgeschlossen. Noch so viele Tage: { $days }. Grund: { $reason ->
     [insult] Beleidigungen
     [harassment] Belästigung oder Drohungen
     [name] ein unpassender Name
     [spam] Spam oder Werbung
     [cheating] Betrug beim Spiel
    *[other] etwas anderes
  }

denial-no-days = An diesem Tisch hat ein Zug keine Tage: Niemand muss sich abmelden.
denial-away-too-long = So lange kann niemand weg sein.
denial-plan-dice = Wo Würfel fallen, lässt sich nichts vorausplanen.
denial-plan-not-running = Vorausplanen geht nur, solange das Spiel läuft.
denial-plan-own-turn = Du bist dran: Mach deinen Zug.
denial-plan-outdated = Das Spiel ist weitergegangen. Plane neu ab der Stellung auf dem Brett.
denial-plan-many = Höchstens { $most } Varianten können gespeichert werden.
denial-plan-long = Variante { $line } ist zu lang: Eine Variante hat höchstens { $most } Züge.
denial-plan-no-answer = Variante { $line } enthält keine Antwort von dir.
denial-plan-two = Die Varianten { $line } und { $other } geben verschiedene Antworten auf dieselben Züge.
denial-plan-device = Vorausplanen geht nur an einem Tisch auf einem Server.
server-holiday-past = Dieser Tag ist vorbei. Wähle einen späteren.
server-holiday-long = { $days ->
    [0] Du hast zurzeit keine Urlaubstage mehr.
    [one] Du kannst höchstens noch einen Tag weg sein.
   *[other] Du kannst höchstens noch { $days } Tage weg sein.
  }
