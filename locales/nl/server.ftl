# Wat de server zegt: via HTTP, en in de terminal van waaruit hij gestart is.

server-not-found = Hier is niets.
server-method = Dat kan hier niet.
server-nonsense = De aanvraag is niet te begrijpen.
server-not-json = De aanvraag moet JSON zijn (Content-Type: application/json).
server-too-long = De aanvraag is te lang.
server-too-slow = De aanvraag duurde te lang.
server-too-often = Dat was te veel in te korte tijd. Wacht even en probeer het dan opnieuw.
server-origin = De aanvraag komt niet van een pagina van deze server. Programma’s tonen in plaats daarvan een token (bearer token).
server-wrong-host = Zo heet deze server niet. Start hem met --origin om een naam toe te voegen.
server-no-sender = Het is niet duidelijk waar de aanvraag vandaan komt.
server-not-local = De cijfers worden alleen op de machine van de server zelf getoond.
server-no-guest = De server kent je (nog) niet. Open eerst zijn pagina.
server-name = Een naam heeft hoogstens { $most } tekens en geen verborgen tekens.
server-trouble = Er ging iets mis op de server. Probeer het zo meteen opnieuw.
server-disk-full = De schijf van de server is vol. Er is niets verloren, maar er kan niets meer worden opgeslagen.
server-too-many-sockets = Vanaf dit adres zijn te veel spellen open. Sluit er eerst een paar.
server-no-client = De server loopt, maar de webclient is nog niet gebouwd. Voer “make web” uit in de map van het project en laad deze pagina opnieuw.

fault-setting-unknown = Er is geen instelling { $name }.
fault-setting-number = { $name }: “{ $value }” is geen geheel getal van { $least } tot en met { $most }.
fault-setting-switch = { $name }: “{ $value }” is noch true noch false.
fault-setting-address = { $name }: “{ $value }” is geen adres van een machine, zoals 127.0.0.1 of ::1.
fault-setting-origin = { $name }: “{ $value }” ziet er niet uit als https://spielhof.example.
fault-setting-network = { $name }: “{ $value }” is geen adres, zoals 10.0.0.7, en geen netwerk, zoals 10.0.0.0/8.
fault-setting-log = { $name }: “{ $value }” is geen van error, warn, info en debug.
fault-setting-one = { $name } neemt één waarde: “{ $value }”.
fault-setting-contradiction = De instellingen { $one } en { $other } gaan niet samen.
fault-setting-syntax = { $path }: regel { $line } is geen TOML.
fault-setting-no-folder = Op deze machine is geen map voor gegevens bekend; noem er een met --data.

fault-serve-taken = { $address } is bezet: daar luistert een ander programma. Kies een andere poort met --port, of een willekeurige vrije met --port 0.
fault-serve-forbidden = Deze machine staat niet toe op { $address } te luisteren. Poorten onder 1024 zijn vaak voor het systeem.
fault-serve-not-ours = { $address } is geen adres van deze machine.
fault-serve-other = Op { $address } kan niet geluisterd worden: { $problem }
fault-serve-no-network = Deze machine zit op geen enkel netwerk, dus heeft --lan niemand te bedienen.

fault-store-in-use = Een andere server gebruikt { $path }. Dat kan er maar één.
fault-store-newer = { $path } komt van een nieuwere versie van dit programma: het heeft nummer { $found }, dit programma kent tot en met { $known }. Er is niets veranderd.
fault-store-foreign = { $path } is geen opslag van dit programma. Er is niets veranderd.
fault-store-exists = Er is al een bestand { $path }. Gebruik --replace om het nieuwe in de plaats te zetten.
fault-store-damaged = { $path } is beschadigd en niet meer te lezen. Gebruik een reservekopie.
fault-store-other = De opslag kan niet gebruikt worden: { $problem }

serve-about = Tafels openen voor vrienden: een server voor browsers
serve-here = Spielhof is open. Ga met je browser naar { $url }
serve-in-the-house = Telefoons en andere computers in huis: { $url }
serve-how-to-stop = Druk op Ctrl+C om te stoppen.
serve-stopping = De server stopt: alles is opgeslagen.
serve-arg-config = Een bestand met instellingen, in TOML; opties en SPIELHOF_…-variabelen gaan voor
serve-arg-port = De poort om op te luisteren (7777); 0 voor een willekeurige vrije
serve-arg-address = Het adres om op te luisteren (127.0.0.1: alleen deze machine)
serve-arg-lan = Het hele huis bedienen: op elk adres luisteren, ze als tekst en QR-code tonen
serve-arg-data = De map voor wat niet verloren mag gaan
serve-arg-origin = Een adres waarop mensen de server van elders bereiken, zoals https://spielhof.example; mag meermaals
serve-arg-proxy = Een adres of netwerk waarvan de X-Forwarded-headers worden geloofd; mag meermaals
serve-arg-tables = Hoeveel spellen er tegelijk mogen lopen
serve-arg-tables-per-guest = Hoeveel daarvan één gast mag openen
serve-arg-connections-per-address = Hoeveel verbindingen één adres mag hebben
serve-arg-sockets-per-address = Hoeveel tafels één adres in zijn browsers open mag hebben
serve-arg-message-size = Het langste bericht van een browser aan een tafel
serve-arg-messages-per-second = Hoeveel berichten per seconde zo’n browser mag sturen; 0 voor geen grens
serve-arg-requests-per-second = Hoeveel aanvragen per seconde één adres mag sturen; 0 voor geen grens
serve-arg-guests-per-hour = Hoeveel nieuwe gasten per uur één adres mag brengen; 0 voor geen grens
serve-arg-retire-after = Na hoeveel dagen zonder zet een tafel wordt gewist; 0 voor nooit
serve-arg-threads = Hoeveel computerspelers tegelijk nadenken
serve-arg-log = Hoeveel er wordt gelogd: error, warn, info of debug
serve-arg-web = Een map met de webclient, in plaats van de ingebouwde

# Aan een tafel.
denial-no-table = Die tafel is er niet. Misschien is ze gewist omdat er lange tijd niets gebeurde.
denial-damaged-table = Deze versie van het programma kan deze tafel niet lezen.
denial-no-such-seat = De tafel heeft geen plaats { $seat }.
denial-not-your-seat = Plaats { $seat } is niet van jou.
denial-chair-taken = Plaats { $seat } is bezet.
denial-invite = Om hier te gaan zitten is de uitnodiging nodig. Vraag om de link.
denial-no-guest = Dat kan alleen wie een plaats aan deze tafel heeft.
denial-house-only = Dat doet alleen de server.
denial-begun = Het spel is begonnen.
denial-not-begun = Het spel is niet begonnen: er is nog een plaats vrij.
denial-not-over = Het spel is niet afgelopen.
denial-not-your-turn = Speler { $seat } is aan de beurt.
denial-seeds-missing = De dobbelstenen wachten op een toevalsgetal van het apparaat van elke speler.
denial-no-seed-needed = Er is nu geen toevalsgetal nodig.
denial-bad-seed = Een toevalsgetal voor de dobbelstenen bestaat uit 64 hexadecimale cijfers in kleine letters.
denial-nothing-to-take-back = Er valt niets terug te nemen.
denial-dice-have-fallen = De dobbelstenen zijn gevallen; wat daarvóór kwam, kan niet meer terug.
denial-nobody-to-ask = Er is niemand om het aan te vragen.
denial-question-open = Er staat al een vraag open.
denial-no-question = Er is geen vraag om te beantwoorden.
denial-again-already = Je speelt al opnieuw.
denial-no-chat = Aan deze tafel is geen chat.
denial-chat-text = Schrijf één regel van hoogstens 300 tekens.
denial-no-hint-now = Er is nu geen hint.
denial-level = Er is geen niveau { $level }; niveaus gaan van 1 tot en met 6.
denial-chairs = Het spel heeft { $seats } plaatsen, maar er zijn er { $given } opgegeven.
denial-clock = Een klok heeft minstens een seconde nodig, hoogstens een jaar.
denial-house-full = Er zijn hier zoveel tafels open dat er geen meer bij past. Probeer het later opnieuw.
denial-too-many-tables = Je hebt te veel tafels. Speel er eerst een paar uit.
denial-code = Deze code geldt niet, of niet meer.
denial-disk-full = De schijf is vol: er kan niets meer worden opgeslagen. Wat tot nu toe gespeeld is, is veilig.
denial-not-stored = Dat kon niet worden opgeslagen: { $problem }

# Waarom een verbinding wordt gesloten.
denial-closing = De server wordt opnieuw gestart. Het spel gaat zo verder.
denial-hello-first = Het eerste bericht moet “hello” zijn.
denial-bad-message = Dat bericht begrijpt deze server niet.
denial-too-many-messages = Te veel berichten tegelijk.
denial-silent = Er was te lang niets te horen.
denial-slow = De verbinding is te traag.

# Kopieën van de opslag.
backup-about = De opslag van een server naar een bestand kopiëren, ook terwijl de server loopt
backup-arg-file = Het bestand dat geschreven wordt
backup-arg-replace = Vervangen wat er al is
backup-done = De kopie staat in { $path }.
restore-about = Een kopie in de plaats van de opslag van een server zetten; de server mag niet lopen
restore-arg-file = De kopie
restore-done = { $path } is hersteld.
restore-old = Wat er eerst was, is bewaard in { $path }.
