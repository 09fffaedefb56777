# Wat de server zegt: via HTTP, en in de terminal van waaruit hij gestart is.

server-not-found = Hier is niets.
server-no-place-in-list = Dat is geen plaats in de lijst. Begin weer vooraan.
server-no-profile = Hier laat niemand zijn spellen zien, of niet meer.
server-push-address = Dit is geen adres van een apparaat dat herinnerd kan worden.
server-push-host = Herinneringen gaan alleen versleuteld en alleen naar openbare diensten.
server-push-keys = De sleutels van het apparaat kloppen niet. Zet herinneringen uit en weer aan.
server-push-impossible = Herinneringen hebben https en een hostnaam nodig.
server-quick-games = Kies minstens één spel en hoogstens veertig.
server-method = Dat kun je hier niet doen.
server-nonsense = De aanvraag is niet te begrijpen.
server-not-json = De aanvraag moet JSON zijn (Content-Type: application/json).
server-too-long = De aanvraag is te lang.
server-head-too-long = De headers van de aanvraag zijn te lang.
server-too-slow = De aanvraag duurde te lang.
server-too-often = Dat was te veel in te korte tijd. Wacht even en probeer het dan opnieuw.
server-busy = De server heeft het nu erg druk. Probeer het zo nog eens.
server-origin = De aanvraag komt niet van een pagina van deze server. Programma’s hebben in plaats daarvan een bearer token nodig.
server-wrong-host = Deze server luistert niet naar die naam. Voeg hem toe door de server met --origin te starten.
server-two-hosts = De aanvraag noemt meer dan één host.
server-no-sender = Het is niet te zien waar de aanvraag vandaan komt.
server-not-local = De statistieken zijn alleen op de machine van de server zelf te zien.
server-no-guest = De server kent je (nog) niet. Open eerst de pagina ervan.
server-name = Een naam mag hoogstens { $most } tekens hebben, en geen verborgen tekens.
server-bot = Een bot kan dit niet, alleen mensen.
server-bot-name = Een bot heeft een naam nodig met hoogstens { $most } tekens, en geen verborgen tekens.
server-too-many-bots = Je hebt { $most } bots, en meer kan niet. Wis er eerst een.
server-trouble = Er ging iets mis op de server. Probeer het zo nog eens.
server-disk-full = De schijf van de server is vol. Er is niets verloren, maar er kan niets meer worden opgeslagen.
server-too-many-sockets = Op dit adres zijn te veel spellen open. Sluit er eerst een paar.
server-no-client = De server draait, maar de webclient is nog niet gebouwd. Voer “make web” uit in de map van het project en laad deze pagina opnieuw.

fault-setting-unknown = Er is geen instelling die { $name } heet.
fault-setting-number = { $name }: “{ $value }” is geen geheel getal van { $least } tot en met { $most }.
fault-setting-switch = { $name }: “{ $value }” is niet true en niet false.
fault-setting-address = { $name }: “{ $value }” is geen adres van een machine, zoals 127.0.0.1 of ::1.
fault-setting-origin = { $name }: “{ $value }” ziet er niet uit als https://spielhof.example.
fault-setting-network = { $name }: “{ $value }” is geen adres, zoals 10.0.0.7, en geen netwerk, zoals 10.0.0.0/8.
fault-setting-log = { $name }: “{ $value }” is geen van error, warn, info en debug.
fault-setting-log-format = { $name }: ‘{ $value }’ is noch text noch json.
fault-setting-store = { $name } is geen adres van een database, zoals postgres://user@host/database.
fault-setting-socket-address = { $name }: ‘{ $value }’ is geen adres met een poort, zoals 10.0.0.7:7778.
fault-setting-host-and-port = { $name }: ‘{ $value }’ is geen host met een poort, zoals node-1:7778.
fault-setting-one = { $name } mag maar één waarde hebben: “{ $value }”.
fault-setting-contradiction = De instellingen { $one } en { $other } gaan niet samen.
fault-setting-needs = De instelling { $one } heeft alleen zin samen met { $other }.
fault-setting-syntax = { $path }: regel { $line } is geen geldige TOML.
fault-setting-no-folder = Deze machine heeft geen standaardmap voor gegevens; noem er een met --data.

fault-serve-taken = { $address } is al in gebruik door een ander programma. Kies een andere poort met --port, of een willekeurige vrije met --port 0.
fault-serve-forbidden = Deze machine staat niet toe dat er op { $address } wordt geluisterd. Poorten onder 1024 zijn vaak voor het systeem.
fault-serve-not-ours = { $address } is geen adres van deze machine.
fault-serve-other = Op { $address } kan niet geluisterd worden: { $problem }
fault-serve-no-network = Deze machine zit niet op een netwerk, dus met --lan is er niemand te bedienen.
fault-serve-no-internal-name = Andere servers kunnen niet te weten komen waar deze te vinden is: als --internal-address alle interfaces omvat, moet --internal-name een host en een poort noemen.
fault-store-in-use = Een andere server gebruikt { $path }. Dat kan er maar één.
fault-store-newer = { $path } is gemaakt door een nieuwere versie van dit programma: het heeft versie { $found }, maar dit programma kent alleen versies tot en met { $known }. Er is niets veranderd.
fault-store-newer-database = De database is gemaakt door een nieuwere versie van dit programma: ze heeft versie { $found }, maar dit programma kent alleen versies tot en met { $known }. Er is niets veranderd.
fault-store-unavailable = De database is niet bereikbaar: { $problem }. Controleer het adres en of ze draait.
fault-store-url = Dit is geen bruikbaar adres van een database: { $problem }.
fault-store-not-empty = Er staan al gegevens op de bestemming. Kopieer naar een lege plek.
fault-backup-database = Een database heeft hiervoor eigen hulpmiddelen: kopieer haar met pg_dump en zet haar terug met pg_restore, of breng met spielhof copy alles over naar een bestand.
fault-copy-in-use = Een server gebruikt een van de twee. Stop die eerst.
fault-copy-differs = De kopie klopt niet: tafel { $table } verschilt. Gebruik haar niet.
fault-copy-differs-otherwise = De kopie klopt niet: gasten of tijden verschillen. Gebruik haar niet.
fault-store-foreign = { $path } is geen gegevensbestand van dit programma. Er is niets veranderd.
fault-store-exists = { $path } bestaat al. Gebruik --replace om het te overschrijven.
fault-store-damaged = { $path } is beschadigd en niet meer te lezen. Gebruik een reservekopie.
fault-store-incomplete = { $path } is de nieuwste gegevens kwijt: het bestand ernaast dat op -wal eindigt, is beschadigd of ontbreekt (aantal verloren commits: minstens { $missing }). Er is niets veranderd. Zet een reservekopie terug, of start met --accept-loss om verder te gaan met wat er nog is.
fault-store-other = De gegevens van de server zijn niet te gebruiken: { $problem }

serve-about = Tafels openen voor vrienden: een server voor webbrowsers
serve-here = Spielhof is open. Ga met je browser naar { $url }
serve-in-the-house = Vanaf telefoons en andere computers op je netwerk: { $url }
serve-how-to-stop = Druk op Ctrl+C om te stoppen.
serve-stopping = De server stopt: alles is opgeslagen.
serve-arg-config = Een instellingenbestand in TOML; opties en SPIELHOF_…-variabelen gaan voor
serve-arg-accept-loss = Ook starten als de nieuwste gegevens verloren zijn
serve-arg-port = De poort om op te luisteren (7777); 0 voor een willekeurige vrije
serve-arg-address = Het adres om op te luisteren (127.0.0.1: alleen deze machine)
serve-arg-lan = Je hele netwerk bedienen: op elk adres luisteren, en ze als tekst en QR-code tonen
serve-arg-data = De map voor gegevens die niet verloren mogen gaan
serve-arg-store = Een PostgreSQL-database in plaats van een bestand, zoals postgres://user@host/database; meerdere servers kunnen haar delen
serve-arg-store-password-file = Een bestand met het wachtwoord van de database; anders geldt PGPASSWORD
serve-arg-internal-address = Waar naar andere servers van dezelfde database wordt geluisterd (127.0.0.1, een willekeurige vrije poort)
serve-arg-internal-name = De host en poort waarop andere servers deze bereiken, als dat niet is waar hij luistert
serve-arg-origin = Een adres waarop mensen de server van elders bereiken, zoals https://spielhof.example; mag vaker dan één keer
serve-arg-proxy = Een adres of netwerk waarvan de X-Forwarded-headers worden vertrouwd; mag vaker dan één keer
serve-arg-push-service = Het adres van een pushdienst die ook in het eigen netwerk mag staan, zoals http://127.0.0.1:9000; mag vaker dan één keer
serve-arg-tables = Hoeveel spellen er tegelijk mogen lopen
serve-arg-tables-per-guest = Hoeveel daarvan één gast mag openen
serve-arg-connections-per-address = Hoeveel verbindingen één adres mag hebben
serve-arg-sockets-per-address = Hoeveel tafels één adres in zijn browsers open mag hebben
serve-arg-message-size = Het langste bericht dat een browser aan een tafel mag sturen
serve-arg-messages-per-second = Hoeveel berichten per seconde zo’n browser mag sturen; 0 voor geen grens
serve-arg-requests-per-second = Hoeveel aanvragen per seconde één adres mag sturen; 0 voor geen grens
serve-arg-guests-per-hour = Hoeveel nieuwe gasten per uur van één adres mogen komen; 0 voor geen grens
serve-arg-retire-after = Een tafel wissen na zoveel dagen zonder zet; 0 voor nooit
serve-arg-retire-unbegun-after = Een tafel waar het spel niet is begonnen na zoveel uur van de lijst halen (en na nog eens zoveel uur wissen); 0 voor nooit
serve-arg-forget-guests-after = Een gast zonder plaats die niet is teruggekomen, na zoveel dagen wissen; 0 voor nooit
serve-arg-threads = Hoeveel computerspelers tegelijk mogen nadenken
serve-arg-log = Hoeveel er wordt gelogd: error, warn, info of debug
serve-arg-log-format = Hoe het logboek wordt geschreven: text voor mensen, json voor programma’s
serve-arg-web = Een map met de webclient, in plaats van de ingebouwde

# Aan een tafel.
denial-no-table = Die tafel is er niet. Misschien is hij gewist omdat er lang niets gebeurde.
denial-damaged-table = Deze versie van het programma kan deze tafel niet lezen.
denial-broken-table = Deze tafel is een paar keer vastgelopen. Hij blijft een tijdje gesloten.
denial-table-broke = Aan deze tafel ging iets mis. Hij wordt opnieuw geopend.
denial-other-rules = Deze tafel is gemaakt met versie { $number } van de regels; dit programma kent { $known }. Een nieuwere versie van het programma kan hem openen.
denial-no-such-seat = Deze tafel heeft geen plaats voor speler { $seat }.
denial-not-your-seat = De plaats van speler { $seat } is niet van jou.
denial-chair-taken = De plaats van speler { $seat } is bezet.
denial-invite = Je hebt een uitnodiging nodig om hier te gaan zitten. Vraag om de link.
denial-no-guest = Dat kan alleen als je een plaats aan deze tafel hebt.
denial-forgotten = Alles over jou is gewist. Laad de pagina opnieuw om weer te beginnen.
denial-house-only = Dat kan alleen de server doen.
denial-begun = Het spel is al begonnen.
denial-not-begun = Het spel is nog niet begonnen: er is nog een plaats vrij.
denial-not-over = Het spel is nog niet afgelopen.
denial-not-your-turn = Speler { $seat } is aan de beurt.
denial-seeds-missing = De dobbelstenen wachten op een toevalsgetal van het apparaat van elke speler.
denial-no-seed-needed = Er is nu geen toevalsgetal nodig.
denial-bad-seed = Een toevalsgetal voor de dobbelstenen bestaat uit 64 hexadecimale cijfers in kleine letters.
denial-nothing-to-take-back = Er valt niets terug te nemen.
denial-dice-have-fallen = De dobbelstenen zijn gegooid; wat daarvóór kwam, kun je niet meer terugnemen.
denial-nobody-to-ask = Er is niemand aan wie je het kunt vragen.
denial-question-open = Er wacht al een vraag op antwoord.
denial-no-question = Er is geen vraag om te beantwoorden.
denial-again-already = Je speelt al opnieuw.
denial-no-chat = Aan deze tafel is geen chat.
denial-chat-text = Schrijf één regel van hoogstens 300 tekens.
denial-chat-quota = Je hebt hier al veel gezegd. Wacht even voordat je meer zegt.
denial-drawings = Teken hoogstens 32 pijlen en cirkels, op velden van dit bord.
denial-player = Een speler heeft een naam nodig van hoogstens 24 letters, zonder verborgen tekens.
denial-draw-quota = Je hebt hier al veel getekend. Wacht even voordat je meer tekent.
denial-no-hint-now = Er is nu geen hint.
denial-hint-busy = Er wachten te veel vragen op de computer. Vraag het zo nog eens.
denial-hints-off = Aan deze tafel staan hints uit.
denial-level = Er is geen niveau { $level }; niveaus gaan van 1 tot en met 6.
denial-chairs = Het spel heeft { $seats } plaatsen, maar de aanvraag vult er { $given }.
denial-clock = De klok moet op minstens één seconde en hoogstens een jaar staan.
denial-house-full = Op deze server is geen ruimte voor meer tafels. Probeer het later opnieuw.
denial-too-many-tables = Je hebt te veel tafels. Speel er eerst een paar uit.
denial-code = Deze code is niet geldig of is verlopen.
denial-bot = Bots chatten niet en tekenen niet.
denial-earlier = De eerdere zet { $number }, ‘{ $text }’, is niet mogelijk.
denial-copy-over = Dit spel is al afgelopen: er valt niets voort te zetten.
denial-disk-full = De schijf is vol: er kan niets meer worden opgeslagen. Alles wat tot nu toe is gespeeld, is veilig.
denial-not-stored = Dat kon niet worden opgeslagen.

# Waarom een verbinding wordt gesloten.
denial-closing = De server wordt opnieuw gestart. Het spel gaat zo verder.
denial-moved = Deze tafel verhuist naar een andere server. Het spel gaat zo verder.
denial-hello-first = Het eerste bericht moet “hello” zijn.
denial-bad-message = De server begrijpt dat bericht niet.
denial-too-many-messages = Te veel berichten tegelijk.
denial-long-id = De id van een bericht mag hoogstens { $most } bytes hebben.
denial-silent = Er was te lang niets te horen.
denial-slow = De verbinding is te traag.
denial-old-client = Deze pagina is ouder dan de server. Laad haar opnieuw om verder te spelen.
denial-new-client = Deze pagina is nieuwer dan de server. Wacht tot de server is bijgewerkt en laad de pagina dan opnieuw.

# Kopieën van de gegevens van de server.
backup-about = De gegevens van een server naar een bestand kopiëren, ook terwijl de server draait
backup-arg-file = Het bestand om te schrijven
backup-arg-replace = Het bestand overschrijven als het al bestaat
backup-done = De kopie staat in { $path }.
restore-about = De gegevens van een server vervangen door een kopie; de server mag niet draaien
restore-arg-file = De kopie
restore-done = { $path } is hersteld.
restore-old = Wat er eerst stond, is bewaard in { $path }.
copy-about = Alle gegevens van een server kopiëren tussen bestanden en databases en de kopie controleren; op geen van beide mag een server draaien
copy-arg-from = Waar de gegevens zijn: een bestand of postgres://…
copy-arg-to = Waar de kopie komt: een nieuw bestand of een lege database
copy-arg-password-file = Een bestand met het wachtwoord van de database; anders geldt PGPASSWORD
copy-progress = Tot nu toe gekopieerd: { $tables ->
     [one] { $tables } tafel
    *[other] { $tables } tafels
 }, { $events ->
     [one] { $events } gebeurtenis
    *[other] { $events } gebeurtenissen
 }, { $guests ->
     [one] { $guests } gast
    *[other] { $guests } gasten
 }
copy-done = Gekopieerd en vergeleken: { $tables ->
     [one] { $tables } tafel
    *[other] { $tables } tafels
 }, { $events ->
     [one] { $events } gebeurtenis
    *[other] { $events } gebeurtenissen
 }, { $guests ->
     [one] { $guests } gast
    *[other] { $guests } gasten
 }.
denial-local-chair = Een spel op dit apparaat heeft geen plaatsen voor vrienden ver weg. Kopieer het naar de server om ze uit te nodigen.

# What keeps people safe from each other.
server-not-operator = Dat kunnen alleen beheerders: op de machine zelf of met een sleutel.
server-no-new-guests = De server neemt nu geen nieuwe gasten aan.
server-no-person = Die persoon is hier niet.
server-oneself = Dat ben je zelf.
server-reason = Kies een reden uit de lijst.
server-report-again = Je hebt deze persoon aan deze tafel al gemeld.
server-report-too-many = Je hebt vandaag al veel mensen gemeld. Probeer het later opnieuw.
server-too-many-marks = Je kunt hoogstens { $most } mensen verbergen.
server-name-barred = Je naam is verwijderd. Dagen tot je een nieuwe kunt kiezen: { $days }.
denial-phrase = Die zin bestaat niet.
denial-phrase-seat = Dat kunnen alleen mensen met een plaats zeggen.
denial-blocked = Je kunt niet aan deze tafel gaan zitten.
serve-arg-admin-token-file = Een bestand met de sleutel waarmee de beheerpagina vanaf andere machines opengaat (minstens 16 tekens)
serve-arg-audit-days = Hoeveel dagen wordt bewaard wat beheerders deden
fault-setting-token = { $name } heeft een bestand nodig met een sleutel van minstens 16 tekens, niet “{ $value }”.
server-banned = Je mag niet meer op deze server spelen. Reden: { $reason ->
     [insult] beledigingen
     [harassment] lastigvallen of bedreigen
     [name] een ongepaste naam
     [spam] spam of reclame
     [cheating] valsspelen
    *[other] iets anders
  }
server-banned-days = Je mag niet meer op deze server spelen. Resterende dagen: { $days }. Reden: { $reason ->
     [insult] beledigingen
     [harassment] lastigvallen of bedreigen
     [name] een ongepaste naam
     [spam] spam of reclame
     [cheating] valsspelen
    *[other] iets anders
  }

denial-no-days = Aan deze tafel heeft een beurt geen dagen: niemand hoeft zich af te melden.
denial-away-too-long = Zo lang kan niemand weg zijn.
denial-plan-dice = Waar dobbelstenen vallen, kan niets vooruit worden gepland.
denial-plan-not-running = Zetten kunnen alleen tijdens het spel vooruit worden gepland.
denial-plan-own-turn = Je bent aan de beurt: doe je zet.
denial-plan-outdated = Het spel is verdergegaan. Plan opnieuw vanaf de stelling op het bord.
denial-plan-many = Er kunnen hoogstens { $most } varianten worden bewaard.
denial-plan-long = Variant { $line } is te lang: een variant heeft hoogstens { $most } zetten.
denial-plan-no-answer = Variant { $line } bevat geen antwoord van jou.
denial-plan-two = Varianten { $line } en { $other } geven verschillende antwoorden op dezelfde zetten.
denial-plan-device = Zetten kunnen alleen vooruit worden gepland aan een tafel op een server.
server-holiday-past = Die dag is voorbij. Kies een latere.
server-holiday-long = { $days ->
    [0] Je hebt voorlopig geen vakantiedagen meer.
    [one] Je kunt hoogstens nog één dag weg zijn.
   *[other] Je kunt hoogstens nog { $days } dagen weg zijn.
  }
