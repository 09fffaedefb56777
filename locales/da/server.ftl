# Hvad serveren siger: over HTTP og i terminalen, den blev startet fra.

server-not-found = Her er intet.
server-method = Det kan man ikke her.
server-nonsense = Forespørgslen er ikke til at forstå.
server-not-json = Forespørgslen skal være JSON (Content-Type: application/json).
server-too-long = Forespørgslen er for lang.
server-too-slow = Forespørgslen tog for lang tid.
server-too-often = Det var for meget på for kort tid. Vent lidt, og prøv så igen.
server-origin = Forespørgslen kommer ikke fra en af denne servers sider. Programmer viser et bearer-token i stedet.
server-wrong-host = Denne server hedder ikke sådan. Start den med --origin for at tilføje et navn.
server-no-sender = Det er ikke klart, hvor forespørgslen kommer fra.
server-not-local = Tallene vises kun på serverens egen maskine.
server-no-guest = Serveren kender dig ikke (endnu). Åbn først dens side.
server-name = Et navn har højst { $most } tegn og ingen skjulte.
server-trouble = Noget gik galt på serveren. Prøv igen om et øjeblik.
server-disk-full = Serverens disk er fuld. Intet er tabt, men der kan ikke gemmes mere.
server-too-many-sockets = For mange spil er åbne fra denne adresse. Luk nogle først.
server-no-client = Serveren kører, men webklienten er ikke bygget endnu. Kør ”make web” i projektets mappe, og indlæs så denne side igen.

fault-setting-unknown = Der er ingen indstilling { $name }.
fault-setting-number = { $name }: ”{ $value }” er ikke et helt tal fra { $least } til { $most }.
fault-setting-switch = { $name }: ”{ $value }” er hverken true eller false.
fault-setting-address = { $name }: ”{ $value }” er ikke en maskines adresse som 127.0.0.1 eller ::1.
fault-setting-origin = { $name }: ”{ $value }” ligner ikke https://spielhof.example.
fault-setting-network = { $name }: ”{ $value }” er hverken en adresse som 10.0.0.7 eller et net som 10.0.0.0/8.
fault-setting-log = { $name }: ”{ $value }” er ingen af error, warn, info og debug.
fault-setting-one = { $name } tager én værdi: ”{ $value }”.
fault-setting-contradiction = Indstillingerne { $one } og { $other } passer ikke sammen.
fault-setting-syntax = { $path }: linje { $line } er ikke TOML.
fault-setting-no-folder = Der kendes ingen mappe til data på denne maskine; nævn en med --data.

fault-serve-taken = { $address } er optaget: et andet program lytter der. Vælg en anden port med --port, eller en hvilken som helst ledig med --port 0.
fault-serve-forbidden = Denne maskine tillader ikke, at der lyttes på { $address }. Porte under 1024 er ofte forbeholdt systemet.
fault-serve-not-ours = { $address } er ikke en af denne maskines adresser.
fault-serve-other = Der kan ikke lyttes på { $address }: { $problem }
fault-serve-no-network = Denne maskine er ikke på noget net, så --lan har ingen at betjene.

fault-store-in-use = En anden server bruger { $path }. Kun én kan.
fault-store-newer = { $path } er lavet af en nyere version af dette program: den har nummer { $found }, dette program kender op til { $known }. Intet blev ændret.
fault-store-foreign = { $path } er ikke et af dette programs lagre. Intet blev ændret.
fault-store-exists = Der er allerede en fil { $path }. Brug --replace for at sætte den nye i dens sted.
fault-store-damaged = { $path } er beskadiget og kan ikke længere læses. Brug en sikkerhedskopi.
fault-store-other = Lageret kan ikke bruges: { $problem }

serve-about = Åbn borde for venner: en server for browsere
serve-here = Spielhof er åben. Åbn { $url } i din browser
serve-in-the-house = Telefoner og andre computere i huset: { $url }
serve-how-to-stop = Tryk på Ctrl+C for at stoppe.
serve-stopping = Stopper: alt er gemt.
serve-arg-config = En fil med indstillinger i TOML; flag og SPIELHOF_…-variabler går forud
serve-arg-port = Porten, der lyttes på (7777); 0 for en hvilken som helst ledig
serve-arg-address = Adressen, der lyttes på (127.0.0.1: kun denne maskine)
serve-arg-lan = Betjen hele huset: lyt på alle adresser, og vis dem som tekst og QR-kode
serve-arg-data = Mappen til det, der ikke må gå tabt
serve-arg-origin = En adresse, som folk når serveren på andre steder fra, for eksempel https://spielhof.example; kan angives flere gange
serve-arg-proxy = En adresse eller et net, hvis X-Forwarded-headere der stoles på; kan angives flere gange
serve-arg-tables = Hvor mange spil der må være i gang samtidig
serve-arg-tables-per-guest = Hvor mange af dem én gæst må åbne
serve-arg-connections-per-address = Hvor mange forbindelser én adresse må have
serve-arg-sockets-per-address = Hvor mange borde én adresse må have åbne i sine browsere
serve-arg-message-size = Den længste besked fra en browser ved et bord
serve-arg-messages-per-second = Hvor mange beskeder i sekundet en sådan browser må sende; 0 for ingen grænse
serve-arg-requests-per-second = Hvor mange forespørgsler i sekundet én adresse må sende; 0 for ingen grænse
serve-arg-guests-per-hour = Hvor mange nye gæster i timen én adresse må komme med; 0 for ingen grænse
serve-arg-retire-after = Efter hvor mange dage uden et træk et bord slettes; 0 for aldrig
serve-arg-threads = Hvor mange computerspillere der tænker samtidig
serve-arg-log = Hvor meget der logges: error, warn, info eller debug
serve-arg-web = En mappe med webklienten i stedet for den indbyggede

# Ved et bord.
denial-no-table = Det bord findes ikke. Måske blev det slettet, fordi der længe ikke skete noget ved det.
denial-damaged-table = Dette bord kan ikke læses af denne version af programmet.
denial-no-such-seat = Bordet har ingen plads { $seat }.
denial-not-your-seat = Plads { $seat } er ikke din.
denial-chair-taken = Plads { $seat } er optaget.
denial-invite = Der skal en invitation til at sætte sig her. Spørg efter linket.
denial-no-guest = Det kan kun de, der har en plads ved dette bord.
denial-house-only = Det gør kun serveren.
denial-begun = Spillet er begyndt.
denial-not-begun = Spillet er ikke begyndt: en plads er stadig ledig.
denial-not-over = Spillet er ikke slut.
denial-not-your-turn = Spiller { $seat } har turen.
denial-seeds-missing = Terningerne venter på et tilfældigt tal fra hver spillers enhed.
denial-no-seed-needed = Der er ikke brug for et tilfældigt tal nu.
denial-bad-seed = Et tilfældigt tal til terningerne er 64 hexadecimale cifre med små bogstaver.
denial-nothing-to-take-back = Der er intet at tage tilbage.
denial-dice-have-fallen = Terningerne er faldet; intet før dem kan tages tilbage.
denial-nobody-to-ask = Der er ingen at spørge.
denial-question-open = Et spørgsmål står allerede åbent.
denial-no-question = Der er intet spørgsmål at svare på.
denial-again-already = Du spiller allerede igen.
denial-no-chat = Der er ingen chat ved dette bord.
denial-chat-text = Skriv én linje på højst 300 tegn.
denial-no-hint-now = Der er intet tip nu.
denial-level = Der er intet niveau { $level }; niveauerne går fra 1 til 6.
denial-chairs = Spillet har { $seats } pladser, men der blev angivet { $given }.
denial-clock = Et ur kræver mindst et sekund og højst et år.
denial-house-full = Her er så mange borde åbne, at der ikke er plads til flere. Prøv igen senere.
denial-too-many-tables = Du har for mange borde. Spil først nogle spil færdige.
denial-code = Denne kode gælder ikke, eller ikke længere.
denial-disk-full = Disken er fuld: der kan ikke gemmes mere. Det, der er spillet indtil nu, er i sikkerhed.
denial-not-stored = Det kunne ikke gemmes: { $problem }

# Hvorfor en forbindelse lukkes.
denial-closing = Serveren bliver genstartet. Spillet går videre om et øjeblik.
denial-hello-first = Den første besked skal være ”hello”.
denial-bad-message = Det var ikke en besked, som denne server forstår.
denial-too-many-messages = For mange beskeder på én gang.
denial-silent = Der har været stille for længe.
denial-slow = Forbindelsen er for langsom.

# Kopier af lageret.
backup-about = Kopiér en servers lager til en fil, også mens serveren kører
backup-arg-file = Filen, der skrives
backup-arg-replace = Erstat det, der er der i forvejen
backup-done = Kopien ligger i { $path }.
restore-about = Sæt en kopi i stedet for en servers lager; serveren må ikke køre
restore-arg-file = Kopien
restore-done = { $path } er gendannet.
restore-old = Det, der var der før, ligger i { $path }.
