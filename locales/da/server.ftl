# Hvad serveren siger: over HTTP og i terminalen, den blev startet fra.

server-not-found = Her er ikke noget.
server-no-place-in-list = Det er ikke et sted på listen. Begynd forfra.
server-no-profile = Her viser ingen sine spil, eller ikke længere.
server-push-address = Det er ikke adressen på en enhed, der kan påmindes.
server-push-host = Påmindelser sendes kun krypteret og kun til offentlige tjenester.
server-push-keys = Enhedens nøgler passer ikke. Slå påmindelser fra og til igen.
server-push-impossible = Påmindelser kræver https og et værtsnavn.
server-quick-games = Vælg mindst ét spil og højst fyrre.
server-method = Det kan du ikke gøre her.
server-nonsense = Forespørgslen giver ikke mening.
server-not-json = Forespørgslen skal være JSON (Content-Type: application/json).
server-too-long = Forespørgslen er for lang.
server-head-too-long = Forespørgslens headere er for lange.
server-too-slow = Forespørgslen tog for lang tid.
server-too-often = Det var for meget på for kort tid. Vent lidt, og prøv så igen.
server-busy = Serveren har meget travlt lige nu. Prøv igen om et øjeblik.
server-origin = Forespørgslen kommer ikke fra en side på denne server. Programmer skal bruge et bearer-token i stedet.
server-wrong-host = Denne server svarer ikke på det navn. Tilføj det ved at starte serveren med --origin.
server-two-hosts = Forespørgslen nævner mere end én vært.
server-no-sender = Det kan ikke ses, hvor forespørgslen kommer fra.
server-not-local = Statistikken vises kun på serverens egen maskine.
server-no-guest = Serveren kender dig ikke (endnu). Åbn først dens side.
server-name = Et navn må højst have { $most } tegn og ingen skjulte.
server-bot = Det kan en bot ikke, kun mennesker.
server-bot-name = En bot skal have et navn med højst { $most } tegn og ingen skjulte.
server-too-many-bots = Du har { $most } botter, og det er grænsen. Slet først en.
server-trouble = Noget gik galt på serveren. Prøv igen om et øjeblik.
server-disk-full = Serverens disk er fuld. Intet er tabt, men der kan ikke gemmes mere.
server-too-many-sockets = Der er for mange åbne spil på denne adresse. Luk nogle af dem først.
server-no-client = Serveren kører, men webklienten er ikke bygget endnu. Kør ”make web” i projektets mappe, og indlæs så denne side igen.

fault-setting-unknown = Der er ingen indstilling, der hedder { $name }.
fault-setting-number = { $name }: ”{ $value }” er ikke et helt tal fra { $least } til { $most }.
fault-setting-switch = { $name }: ”{ $value }” er hverken true eller false.
fault-setting-address = { $name }: ”{ $value }” er ikke en maskines adresse som 127.0.0.1 eller ::1.
fault-setting-origin = { $name }: ”{ $value }” ligner ikke https://spielhof.example.
fault-setting-network = { $name }: ”{ $value }” er hverken en adresse som 10.0.0.7 eller et net som 10.0.0.0/8.
fault-setting-log = { $name }: ”{ $value }” er ingen af error, warn, info og debug.
fault-setting-log-format = { $name }: "{ $value }" er hverken text eller json.
fault-setting-store = { $name } er ikke adressen på en database, f.eks. postgres://user@host/database.
fault-setting-socket-address = { $name }: "{ $value }" er ikke en adresse med en port, f.eks. 10.0.0.7:7778.
fault-setting-host-and-port = { $name }: "{ $value }" er ikke en vært med en port, f.eks. node-1:7778.
fault-setting-one = { $name } tager kun én værdi: ”{ $value }”.
fault-setting-contradiction = Indstillingerne { $one } og { $other } kan ikke kombineres.
fault-setting-needs = Indstillingen { $one } giver kun mening sammen med { $other }.
fault-setting-syntax = { $path }: linje { $line } er ikke gyldig TOML.
fault-setting-no-folder = Denne maskine har ingen standardmappe til data; angiv en med --data.

fault-serve-taken = { $address } bruges allerede af et andet program. Vælg en anden port med --port, eller en hvilken som helst ledig med --port 0.
fault-serve-forbidden = Denne maskine tillader ikke, at der lyttes på { $address }. Porte under 1024 er ofte forbeholdt systemet.
fault-serve-not-ours = { $address } er ikke en af denne maskines adresser.
fault-serve-other = Der kan ikke lyttes på { $address }: { $problem }
fault-serve-no-network = Denne maskine er ikke på et netværk, så --lan har ingen at betjene.
fault-serve-no-internal-name = Andre servere kan ikke få at vide, hvor denne findes: Når --internal-address er alle interfaces, skal --internal-name nævne en vært og en port.
fault-store-in-use = En anden server bruger { $path }. Det kan kun én ad gangen.
fault-store-newer = { $path } er lavet af en nyere version af dette program: den har version { $found }, men dette program kender kun versioner op til { $known }. Intet blev ændret.
fault-store-newer-database = Databasen er oprettet af en nyere version af dette program: Den har version { $found }, men dette program kender kun versioner til og med { $known }. Intet er ændret.
fault-store-unavailable = Databasen kan ikke nås: { $problem }. Tjek adressen, og om den kører.
fault-store-url = Det er ikke en brugbar databaseadresse: { $problem }.
fault-store-not-empty = Der er allerede data på destinationen. Kopiér til et tomt sted.
fault-backup-database = En database har sine egne værktøjer: Kopiér den med pg_dump, og læg den tilbage med pg_restore, eller flyt det hele til en fil med spielhof copy.
fault-copy-in-use = En server bruger en af de to. Stop den først.
fault-copy-differs = Kopien er ikke rigtig: Bord { $table } er anderledes. Brug den ikke.
fault-copy-differs-otherwise = Kopien er ikke rigtig: Gæster eller tider er anderledes. Brug den ikke.
fault-store-foreign = { $path } er ikke en datafil fra dette program. Intet blev ændret.
fault-store-exists = { $path } findes allerede. Brug --replace for at overskrive den.
fault-store-damaged = { $path } er beskadiget og kan ikke længere læses. Brug en sikkerhedskopi.
fault-store-incomplete = { $path } har mistet de seneste data: filen ved siden af, som ender på -wal, er beskadiget eller mangler (mindst { $missing } lagringer). Intet er ændret. Gendan en sikkerhedskopi, eller start med --accept-loss for at fortsætte med det, der er tilbage.
fault-store-other = Serverens data kan ikke bruges: { $problem }

serve-about = Åbn borde for venner: en server til browsere
serve-here = Spielhof er åben. Gå til { $url } i din browser
serve-in-the-house = Fra telefoner og andre computere på dit netværk: { $url }
serve-how-to-stop = Tryk på Ctrl+C for at stoppe.
serve-stopping = Stopper: alt er gemt.
serve-arg-config = En indstillingsfil i TOML; flag og SPIELHOF_…-variabler går forud
serve-arg-accept-loss = Start, selv om de seneste data er gået tabt
serve-arg-port = Porten, der lyttes på (7777); 0 for en hvilken som helst ledig
serve-arg-address = Adressen, der lyttes på (127.0.0.1: kun denne maskine)
serve-arg-lan = Betjen hele dit netværk: lyt på alle adresser, og vis dem som tekst og QR-kode
serve-arg-data = Mappen til data, der ikke må gå tabt
serve-arg-store = En PostgreSQL-database i stedet for en fil, f.eks. postgres://user@host/database; flere servere kan dele den
serve-arg-store-password-file = En fil med databasens adgangskode; ellers bruges PGPASSWORD
serve-arg-internal-address = Hvor der lyttes efter andre servere med samme database (127.0.0.1, en vilkårlig ledig port)
serve-arg-internal-name = Vært og port, hvor andre servere når denne, hvis det ikke er der, den lytter
serve-arg-origin = En adresse, hvor folk når serveren andre steder fra, for eksempel https://spielhof.example; kan angives flere gange
serve-arg-proxy = En adresse eller et net, hvis X-Forwarded-headere der stoles på; kan angives flere gange
serve-arg-push-service = Adressen på en pushtjeneste, der også må være i eget net, for eksempel http://127.0.0.1:9000; kan angives flere gange
serve-arg-tables = Hvor mange spil der må være i gang samtidig
serve-arg-tables-per-guest = Hvor mange af dem én gæst må åbne
serve-arg-connections-per-address = Hvor mange forbindelser én adresse må have
serve-arg-sockets-per-address = Hvor mange borde én adresse må have åbne i sine browsere
serve-arg-message-size = Den længste besked, en browser ved et bord må sende
serve-arg-messages-per-second = Hvor mange beskeder i sekundet en sådan browser må sende; 0 for ingen grænse
serve-arg-requests-per-second = Hvor mange forespørgsler i sekundet én adresse må sende; 0 for ingen grænse
serve-arg-guests-per-hour = Hvor mange nye gæster i timen der må komme fra én adresse; 0 for ingen grænse
serve-arg-retire-after = Slet et bord efter så mange dage uden et træk; 0 for aldrig
serve-arg-retire-unbegun-after = Fjern et bord, hvor spillet ikke er begyndt, fra listen efter så mange timer (og slet det efter lige så mange igen); 0 for aldrig
serve-arg-forget-guests-after = Slet en gæst, der ikke har en plads og ikke er kommet igen efter så mange dage; 0 for aldrig
serve-arg-threads = Hvor mange computerspillere der må tænke samtidig
serve-arg-log = Hvor meget der logges: error, warn, info eller debug
serve-arg-log-format = Hvordan loggen skrives: text til mennesker, json til programmer
serve-arg-web = En mappe med webklienten i stedet for den indbyggede

# Ved et bord.
denial-no-table = Det bord findes ikke. Måske blev det slettet, fordi der ikke skete noget der i lang tid.
denial-damaged-table = Denne version af programmet kan ikke læse dette bord.
denial-broken-table = Dette bord er gået i stykker flere gange. Det er lukket et stykke tid.
denial-table-broke = Noget gik galt ved dette bord. Det bliver åbnet igen.
denial-other-rules = Dette bord er lavet med version { $number } af reglerne; dette program kender { $known }. En nyere version af programmet kan åbne det.
denial-no-such-seat = Bordet har ingen plads { $seat }.
denial-not-your-seat = Plads { $seat } er ikke din.
denial-chair-taken = Plads { $seat } er optaget.
denial-invite = Du skal have en invitation for at sætte dig her. Bed om linket.
denial-no-guest = Det kan kun de, der har en plads ved dette bord.
denial-forgotten = Alt om dig er slettet. Indlæs siden igen for at begynde forfra.
denial-house-only = Det kan kun serveren gøre.
denial-begun = Spillet er allerede begyndt.
denial-not-begun = Spillet er ikke begyndt: der er stadig en ledig plads.
denial-not-over = Spillet er ikke slut.
denial-not-your-turn = Spiller { $seat } har turen.
denial-seeds-missing = Terningerne venter på et tilfældigt tal fra hver spillers enhed.
denial-no-seed-needed = Der er ikke brug for et tilfældigt tal lige nu.
denial-bad-seed = Et tilfældigt tal til terningerne er 64 hexadecimale cifre med små bogstaver.
denial-nothing-to-take-back = Der er intet at fortryde.
denial-dice-have-fallen = Terningerne er kastet; intet før det kan fortrydes.
denial-nobody-to-ask = Der er ingen at spørge.
denial-question-open = Der er allerede et spørgsmål, der venter på svar.
denial-no-question = Der er intet spørgsmål at svare på.
denial-again-already = Du spiller allerede igen.
denial-no-chat = Der er ingen chat ved dette bord.
denial-chat-text = Skriv én linje på højst 300 tegn.
denial-chat-quota = Du har sagt meget her. Vent lidt, før du siger mere.
denial-drawings = Tegn højst 32 pile og cirkler på felterne på dette bræt.
denial-player = En spiller skal have et navn på højst 24 bogstaver uden skjulte tegn.
denial-draw-quota = Du har tegnet meget her. Vent lidt, før du tegner mere.
denial-no-hint-now = Der er intet tip lige nu.
denial-hint-busy = Der venter for mange spørgsmål til computeren. Spørg igen om et øjeblik.
denial-hints-off = Tips er slået fra ved dette bord.
denial-level = Der er intet niveau { $level }; niveauerne går fra 1 til 6.
denial-chairs = Spillet har { $seats } pladser, men forespørgslen fylder { $given }.
denial-clock = Et ur kræver mindst et sekund og højst et år.
denial-house-full = Der er ikke plads til flere borde på denne server. Prøv igen senere.
denial-too-many-tables = Du har for mange borde. Spil først nogle spil færdige.
denial-code = Denne kode er ugyldig eller udløbet.
denial-bot = Botter chatter ikke og tegner ikke.
denial-earlier = Det tidligere træk { $number }, "{ $text }", er ikke muligt.
denial-copy-over = Dette spil er allerede slut, så der er ikke noget at fortsætte.
denial-disk-full = Disken er fuld: der kan ikke gemmes mere. Alt, der er spillet indtil nu, er i sikkerhed.
denial-not-stored = Det kunne ikke gemmes.

# Hvorfor en forbindelse lukkes.
denial-closing = Serveren genstarter. Spillet fortsætter om et øjeblik.
denial-moved = Dette bord flytter til en anden server. Spillet fortsætter om et øjeblik.
denial-hello-first = Den første besked skal være ”hello”.
denial-bad-message = Serveren forstår ikke den besked.
denial-too-many-messages = For mange beskeder på én gang.
denial-long-id = En beskeds id må højst have { $most } byte.
denial-silent = Der har været stille for længe.
denial-slow = Forbindelsen er for langsom.
denial-old-client = Denne side er ældre end serveren. Indlæs den igen for at spille videre.
denial-new-client = Denne side er nyere end serveren. Vent, til serveren er opdateret, og indlæs så siden igen.

# Kopier af lageret.
backup-about = Kopiér en servers data til en fil, også mens serveren kører
backup-arg-file = Filen, der skrives
backup-arg-replace = Overskriv filen, hvis den allerede findes
backup-done = Kopien ligger i { $path }.
restore-about = Erstat en servers data med en kopi; serveren må ikke køre
restore-arg-file = Kopien
restore-done = { $path } er gendannet.
restore-old = Det, der var der før, er gemt i { $path }.
copy-about = Kopiér alle en servers data mellem filer og databaser, og kontrollér kopien; ingen server må bruge nogen af dem
copy-arg-from = Hvor dataene er: en fil eller postgres://…
copy-arg-to = Hvor kopien skal hen: en ny fil eller en tom database
copy-arg-password-file = En fil med databasens adgangskode; ellers bruges PGPASSWORD
copy-progress = Kopieret indtil nu: { $tables ->
     [one] { $tables } bord
    *[other] { $tables } borde
 }, { $events ->
     [one] { $events } hændelse
    *[other] { $events } hændelser
 }, { $guests ->
     [one] { $guests } gæst
    *[other] { $guests } gæster
 }
copy-done = Kopieret og sammenlignet: { $tables ->
     [one] { $tables } bord
    *[other] { $tables } borde
 }, { $events ->
     [one] { $events } hændelse
    *[other] { $events } hændelser
 }, { $guests ->
     [one] { $guests } gæst
    *[other] { $guests } gæster
 }.
denial-local-chair = Et spil på denne enhed har ingen pladser til venner langt væk. Kopiér det til serveren for at invitere dem.

# What keeps people safe from each other.
server-not-operator = Kun dem, der driver serveren, kan gøre det: på selve maskinen eller med en nøgle.
server-no-new-guests = Serveren tager ikke imod nye gæster lige nu.
server-no-person = Den person findes ikke her.
server-oneself = Det er dig selv.
server-reason = Vælg en grund fra listen.
server-report-again = Du har allerede anmeldt denne person ved dette bord.
server-report-too-many = Du har anmeldt mange i dag. Prøv igen senere.
server-too-many-marks = Du kan højst skjule { $most } personer.
server-name-barred = Dit navn er blevet fjernet. Dage, til du kan vælge et nyt: { $days }.
denial-phrase = Det kan man ikke sige her.
denial-phrase-seat = Kun dem, der sidder ved bordet, kan sige noget på den måde.
denial-blocked = Du kan ikke sætte dig ved dette bord.
serve-arg-admin-token-file = En fil med den nøgle, som admin-siden kan bruges med fra andre maskiner (mindst 16 tegn)
serve-arg-audit-days = Hvor mange dage det gemmes, hvad administratorer har gjort
fault-setting-token = { $name } har brug for en fil med en nøgle på mindst 16 tegn, ikke „{ $value }“.
server-banned = Du er udelukket fra denne server. Grund: { $reason ->
     [insult] fornærmelser
     [harassment] chikane eller trusler
     [name] et upassende navn
     [spam] spam eller reklame
     [cheating] snyd
    *[other] noget andet
  }
server-banned-days = Du er udelukket fra denne server. Dage tilbage: { $days }. Grund: { $reason ->
     [insult] fornærmelser
     [harassment] chikane eller trusler
     [name] et upassende navn
     [spam] spam eller reklame
     [cheating] snyd
    *[other] noget andet
  }

denial-no-days = Ved dette bord har en tur ingen dage: ingen behøver at melde sig væk.
denial-away-too-long = Så længe kan ingen være væk.
denial-plan-dice = Hvor der slås med terninger, kan intet planlægges frem.
denial-plan-not-running = Træk kan kun planlægges, mens spillet er i gang.
denial-plan-own-turn = Det er din tur: foretag dit træk.
denial-plan-outdated = Spillet er gået videre. Planlæg igen fra stillingen på brættet.
denial-plan-many = Der kan højst gemmes { $most } varianter.
denial-plan-long = Variant { $line } er for lang: en variant har højst { $most } træk.
denial-plan-no-answer = Variant { $line } indeholder intet svar fra dig.
denial-plan-two = Variant { $line } og { $other } giver forskellige svar på de samme træk.
denial-plan-device = Træk kan kun planlægges ved et bord på en server.
server-holiday-past = Den dag er forbi. Vælg en senere.
server-holiday-long = { $days ->
    [0] Du har ingen feriedage tilbage for nu.
    [one] Du kan højst være væk én dag mere.
   *[other] Du kan højst være væk { $days } dage mere.
  }
