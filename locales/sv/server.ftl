# Vad servern säger: över HTTP, och i terminalen den startades från.

server-not-found = Här finns inget.
server-no-place-in-list = Det är inte en plats i listan. Börja om från början.
server-no-profile = Här visar ingen sina spel, eller inte längre.
server-push-address = Det är ingen adress till en enhet som kan påminnas.
server-push-host = Påminnelser skickas bara krypterat och bara till offentliga tjänster.
server-push-keys = Enhetens nycklar stämmer inte. Stäng av påminnelser och slå på dem igen.
server-push-impossible = Påminnelser kräver https och ett värdnamn.
server-quick-games = Välj minst ett spel och högst fyrtio.
server-method = Det går inte att göra här.
server-nonsense = Begäran går inte att förstå.
server-not-json = Begäran måste vara JSON (Content-Type: application/json).
server-too-long = Begäran är för lång.
server-head-too-long = Begärans huvuden är för långa.
server-too-slow = Begäran tog för lång tid.
server-too-often = Det var för mycket på för kort tid. Vänta lite och försök sedan igen.
server-busy = Servern är mycket upptagen just nu. Försök igen om en stund.
server-origin = Begäran kommer inte från någon av den här serverns sidor. Program behöver en bearer-token i stället.
server-wrong-host = Den här servern svarar inte på det namnet. Lägg till det genom att starta servern med --origin.
server-two-hosts = Begäran nämner mer än en värd.
server-no-sender = Det går inte att se varifrån begäran kommer.
server-not-local = Statistiken visas bara på serverns egen dator.
server-no-guest = Servern känner inte dig (än). Öppna dess sida först.
server-name = Ett namn får ha högst { $most } tecken, och inga dolda.
server-bot = Det kan inte en bot, bara människor.
server-bot-name = En bot behöver ett namn med högst { $most } tecken, och inga dolda.
server-too-many-bots = Du har { $most } bottar, och det är gränsen. Radera en först.
server-trouble = Något gick fel på servern. Försök igen om en stund.
server-disk-full = Serverns disk är full. Inget är förlorat, men inget mer kan sparas.
server-too-many-sockets = För många spel är öppna på den här adressen. Stäng några av dem först.
server-no-client = Servern är i gång, men webbklienten är inte byggd än. Kör ”make web” i projektets mapp och ladda sedan om den här sidan.

fault-setting-unknown = Det finns ingen inställning som heter { $name }.
fault-setting-number = { $name }: ”{ $value }” är inget heltal från { $least } till { $most }.
fault-setting-switch = { $name }: ”{ $value }” är varken true eller false.
fault-setting-address = { $name }: ”{ $value }” är ingen adress till en dator, som 127.0.0.1 eller ::1.
fault-setting-origin = { $name }: ”{ $value }” ser inte ut som https://spielhof.example.
fault-setting-network = { $name }: ”{ $value }” är varken en adress som 10.0.0.7 eller ett nät som 10.0.0.0/8.
fault-setting-log = { $name }: ”{ $value }” är inget av error, warn, info och debug.
fault-setting-log-format = { $name }: ”{ $value }” är varken text eller json.
fault-setting-store = { $name } är inte adressen till en databas, till exempel postgres://user@host/database.
fault-setting-socket-address = { $name }: ”{ $value }” är inte en adress med port, till exempel 10.0.0.7:7778.
fault-setting-host-and-port = { $name }: ”{ $value }” är inte en värd med port, till exempel node-1:7778.
fault-setting-one = { $name } tar bara ett värde: ”{ $value }”.
fault-setting-contradiction = Inställningarna { $one } och { $other } går inte att kombinera.
fault-setting-needs = Inställningen { $one } är bara meningsfull tillsammans med { $other }.
fault-setting-syntax = { $path }: rad { $line } är inte giltig TOML.
fault-setting-no-folder = Den här datorn har ingen standardmapp för data; ange en med --data.

fault-serve-taken = { $address } används redan av ett annat program. Välj en annan port med --port, eller vilken ledig som helst med --port 0.
fault-serve-forbidden = Den här datorn tillåter inte att man lyssnar på { $address }. Portar under 1024 är ofta reserverade för systemet.
fault-serve-not-ours = { $address } är ingen av den här datorns adresser.
fault-serve-other = Det går inte att lyssna på { $address }: { $problem }
fault-serve-no-network = Den här datorn är inte ansluten till något nätverk, så --lan har ingen att betjäna.
fault-serve-no-internal-name = Andra servrar kan inte få veta var den här finns: när --internal-address gäller alla gränssnitt måste --internal-name ange en värd och en port.
fault-store-in-use = En annan server använder { $path }. Bara en kan göra det.
fault-store-newer = { $path } gjordes av en nyare version av det här programmet: den har version { $found }, men det här programmet känner bara till versioner upp till { $known }. Inget har ändrats.
fault-store-newer-database = Databasen har skapats av en nyare version av det här programmet: den har version { $found }, men programmet känner bara till versioner till och med { $known }. Inget har ändrats.
fault-store-unavailable = Databasen går inte att nå: { $problem }. Kontrollera adressen och att den är igång.
fault-store-url = Det här är ingen användbar databasadress: { $problem }.
fault-store-not-empty = Det finns redan data på målplatsen. Kopiera till en tom plats.
fault-backup-database = En databas har egna verktyg: kopiera den med pg_dump och återställ den med pg_restore, eller flytta allt till en fil med spielhof copy.
fault-copy-in-use = En server använder en av de två. Stoppa den först.
fault-copy-differs = Kopian stämmer inte: bordet { $table } skiljer sig. Använd den inte.
fault-copy-differs-otherwise = Kopian stämmer inte: gäster eller tider skiljer sig. Använd den inte.
fault-store-foreign = { $path } är ingen datafil från det här programmet. Inget har ändrats.
fault-store-exists = { $path } finns redan. Använd --replace för att skriva över den.
fault-store-damaged = { $path } är skadad och går inte längre att läsa. Använd en säkerhetskopia.
fault-store-incomplete = { $path } har förlorat de senaste data: filen bredvid som slutar på -wal är skadad eller saknas (minst { $missing } lagringar). Inget har ändrats. Återställ en säkerhetskopia, eller starta med --accept-loss för att fortsätta med det som finns kvar.
fault-store-other = Serverns data går inte att använda: { $problem }

serve-about = Öppna bord för vänner: en server för webbläsare
serve-here = Spielhof är öppet. Gå till { $url } i din webbläsare
serve-in-the-house = Från telefoner och andra datorer i ditt nätverk: { $url }
serve-how-to-stop = Tryck på Ctrl+C för att stoppa.
serve-stopping = Stoppar: allt är sparat.
serve-arg-config = En inställningsfil i TOML; flaggor och SPIELHOF_…-variabler går före
serve-arg-accept-loss = Starta även om de senaste data har gått förlorade
serve-arg-port = Porten att lyssna på (7777); 0 för vilken ledig som helst
serve-arg-address = Adressen att lyssna på (127.0.0.1: bara den här datorn)
serve-arg-lan = Betjäna hela ditt nätverk: lyssna på alla adresser, och visa dem som text och QR-kod
serve-arg-data = Mappen för data som inte får gå förlorade
serve-arg-store = En PostgreSQL-databas i stället för en fil, till exempel postgres://user@host/database; flera servrar kan dela den
serve-arg-store-password-file = En fil med databasens lösenord; annars används PGPASSWORD
serve-arg-internal-address = Var servern lyssnar efter andra servrar med samma databas (127.0.0.1, valfri ledig port)
serve-arg-internal-name = Värd och port där andra servrar når den här, om det inte är där den lyssnar
serve-arg-origin = En adress där man når servern utifrån, till exempel https://spielhof.example; kan anges flera gånger
serve-arg-proxy = En adress eller ett nät vars X-Forwarded-huvuden är betrodda; kan anges flera gånger
serve-arg-push-service = Adressen till en pushtjänst som också får finnas i det egna nätet, till exempel http://127.0.0.1:9000; kan anges flera gånger
serve-arg-tables = Hur många spel som får pågå samtidigt
serve-arg-tables-per-guest = Hur många av dem en gäst får öppna
serve-arg-connections-per-address = Hur många anslutningar en adress får ha
serve-arg-sockets-per-address = Hur många bord en adress får ha öppna i sina webbläsare
serve-arg-message-size = Det längsta meddelande en webbläsare vid ett bord får skicka
serve-arg-messages-per-second = Hur många meddelanden i sekunden en sådan webbläsare får skicka; 0 för ingen gräns
serve-arg-requests-per-second = Hur många begäranden i sekunden en adress får skicka; 0 för ingen gräns
serve-arg-guests-per-hour = Hur många nya gäster i timmen som får komma från en adress; 0 för ingen gräns
serve-arg-retire-after = Radera ett bord efter så här många dagar utan drag; 0 för aldrig
serve-arg-retire-unbegun-after = Ta bort ett bord från listan om spelet inte har börjat efter så här många timmar (och radera det efter lika många till); 0 för aldrig
serve-arg-forget-guests-after = Radera en gäst som inte har någon plats och inte har kommit tillbaka efter så här många dagar; 0 för aldrig
serve-arg-threads = Hur många datorspelare som får tänka samtidigt
serve-arg-log = Hur mycket som loggas: error, warn, info eller debug
serve-arg-log-format = Hur loggen skrivs: text för människor, json för program
serve-arg-web = En mapp med webbklienten, i stället för den inbyggda

# Vid ett bord.
denial-no-table = Det bordet finns inte. Det kan ha raderats för att inget hände där på länge.
denial-damaged-table = Den här versionen av programmet kan inte läsa det här bordet.
denial-broken-table = Det har blivit fel vid det här bordet flera gånger. Det är stängt en stund.
denial-table-broke = Något gick fel vid det här bordet. Det öppnas på nytt.
denial-other-rules = Det här bordet gjordes med version { $number } av reglerna; det här programmet känner till { $known }. En nyare version av programmet kan öppna det.
denial-no-such-seat = Det här bordet har ingen plats { $seat }.
denial-not-your-seat = Plats { $seat } är inte din.
denial-chair-taken = Plats { $seat } är upptagen.
denial-invite = Du behöver en inbjudan för att sätta dig här. Be om länken.
denial-no-guest = Det kan bara den göra som har en plats vid det här bordet.
denial-forgotten = Allt om dig har raderats. Ladda om sidan för att börja på nytt.
denial-house-only = Det kan bara servern göra.
denial-begun = Spelet har redan börjat.
denial-not-begun = Spelet har inte börjat: det finns fortfarande en ledig plats.
denial-not-over = Spelet är inte slut.
denial-not-your-turn = Spelare { $seat } är på tur.
denial-seeds-missing = Tärningarna väntar på ett slumptal från varje spelares enhet.
denial-no-seed-needed = Inget slumptal behövs just nu.
denial-bad-seed = Ett slumptal för tärningarna är 64 hexadecimala siffror med små bokstäver.
denial-nothing-to-take-back = Det finns inget att ångra.
denial-dice-have-fallen = Tärningarna är kastade; inget före det går att ångra.
denial-nobody-to-ask = Det finns ingen att fråga.
denial-question-open = Det finns redan en fråga som väntar på svar.
denial-no-question = Det finns ingen fråga att svara på.
denial-again-already = Du spelar redan igen.
denial-no-chat = Det finns ingen chatt vid det här bordet.
denial-chat-text = Skriv en rad på högst 300 tecken.
denial-chat-quota = Du har sagt mycket här. Vänta lite innan du säger mer.
denial-drawings = Rita högst 32 pilar och cirklar, på rutor på det här brädet.
denial-player = En spelare behöver ett namn på högst 24 bokstäver, utan dolda tecken.
denial-draw-quota = Du har ritat mycket här. Vänta lite innan du ritar mer.
denial-no-hint-now = Det finns inget tips just nu.
denial-hint-busy = Datorn har för många frågor som väntar. Fråga igen om en stund.
denial-hints-off = Tips är avstängda vid det här bordet.
denial-level = Det finns ingen nivå { $level }; nivåerna går från 1 till 6.
denial-chairs = Spelet har { $seats } platser, men begäran fyller { $given }.
denial-clock = En klocka behöver minst en sekund och högst ett år.
denial-house-full = Det finns inte plats för fler bord på den här servern. Försök igen senare.
denial-too-many-tables = Du har för många bord. Spela klart några spel först.
denial-code = Den här koden är ogiltig eller har gått ut.
denial-bot = Bottar chattar inte och ritar inte.
denial-earlier = Det tidigare draget { $number }, ”{ $text }”, är inte möjligt.
denial-copy-over = Det här spelet är redan slut, så det finns inget att fortsätta.
denial-disk-full = Disken är full: inget mer kan sparas. Allt som har spelats hittills är i säkerhet.
denial-not-stored = Det kunde inte sparas.

# Varför en anslutning stängs.
denial-closing = Servern startas om. Spelet fortsätter om en stund.
denial-moved = Det här bordet flyttar till en annan server. Spelet fortsätter strax.
denial-hello-first = Det första meddelandet måste vara ”hello”.
denial-bad-message = Servern förstår inte det meddelandet.
denial-too-many-messages = För många meddelanden på en gång.
denial-long-id = Ett meddelandes id får ha högst { $most } byte.
denial-silent = Det var tyst för länge.
denial-slow = Anslutningen är för långsam.
denial-old-client = Den här sidan är äldre än servern. Ladda om den för att spela vidare.
denial-new-client = Den här sidan är nyare än servern. Vänta tills servern har uppdaterats och ladda sedan om sidan.

# Kopior av serverns data.
backup-about = Kopiera en servers data till en fil, även medan servern är i gång
backup-arg-file = Filen att skriva
backup-arg-replace = Skriv över filen om den redan finns
backup-done = Kopian finns i { $path }.
restore-about = Ersätt en servers data med en kopia; servern får inte vara i gång
restore-arg-file = Kopian
restore-done = { $path } är återställd.
restore-old = Det som fanns där förut är sparat i { $path }.
copy-about = Kopiera en servers alla data mellan filer och databaser och kontrollera kopian; ingen server får använda någon av dem
copy-arg-from = Var data finns: en fil eller postgres://…
copy-arg-to = Vart kopian ska: en ny fil eller en tom databas
copy-arg-password-file = En fil med databasens lösenord; annars används PGPASSWORD
copy-progress = Kopierat hittills: { $tables ->
     [one] { $tables } bord
    *[other] { $tables } bord
 }, { $events ->
     [one] { $events } händelse
    *[other] { $events } händelser
 }, { $guests ->
     [one] { $guests } gäst
    *[other] { $guests } gäster
 }
copy-done = Kopierat och jämfört: { $tables ->
     [one] { $tables } bord
    *[other] { $tables } bord
 }, { $events ->
     [one] { $events } händelse
    *[other] { $events } händelser
 }, { $guests ->
     [one] { $guests } gäst
    *[other] { $guests } gäster
 }.
denial-local-chair = Ett spel på den här enheten har inga platser för vänner långt borta. Kopiera det till servern för att bjuda in dem.

# What keeps people safe from each other.
server-not-operator = Det kan bara de som driver servern göra: på själva datorn eller med en nyckel.
server-no-new-guests = Servern tar inte emot nya gäster just nu.
server-no-person = Den personen finns inte här.
server-oneself = Det är du själv.
server-reason = Välj en orsak i listan.
server-report-again = Du har redan anmält den här personen vid det här bordet.
server-report-too-many = Du har anmält många i dag. Försök igen senare.
server-too-many-marks = Du kan dölja högst { $most } personer.
server-name-barred = Ditt namn har tagits bort. Dagar tills du kan välja ett nytt: { $days }.
denial-phrase = Den frasen finns inte.
denial-phrase-seat = Det kan bara de som sitter vid bordet säga.
denial-blocked = Du kan inte sätta dig vid det här bordet.
serve-arg-admin-token-file = En fil med nyckeln som öppnar administrationssidan från andra datorer (minst 16 tecken)
serve-arg-audit-days = Hur många dagar det sparas vad administratörer har gjort
fault-setting-token = { $name } behöver en fil med en nyckel på minst 16 tecken, inte ”{ $value }”.
server-banned = Du är avstängd från den här servern. Orsak: { $reason ->
     [insult] förolämpningar
     [harassment] trakasserier eller hot
     [name] ett olämpligt namn
     [spam] spam eller reklam
     [cheating] fusk
    *[other] något annat
  }
server-banned-days = Du är avstängd från den här servern. Dagar kvar: { $days }. Orsak: { $reason ->
     [insult] förolämpningar
     [harassment] trakasserier eller hot
     [name] ett olämpligt namn
     [spam] spam eller reklam
     [cheating] fusk
    *[other] något annat
  }

denial-no-days = Vid det här bordet har en tur inga dagar: ingen behöver anmäla att hen är borta.
denial-away-too-long = Så länge kan ingen vara borta.
denial-plan-dice = Där tärningar kastas kan inget planeras i förväg.
denial-plan-not-running = Drag kan bara planeras medan spelet pågår.
denial-plan-own-turn = Det är din tur: gör ditt drag.
denial-plan-outdated = Spelet har gått vidare. Planera på nytt från ställningen på brädet.
denial-plan-many = Högst { $most } varianter kan sparas.
denial-plan-long = Variant { $line } är för lång: en variant har högst { $most } drag.
denial-plan-no-answer = Variant { $line } innehåller inget svar från dig.
denial-plan-two = Varianterna { $line } och { $other } ger olika svar på samma drag.
denial-plan-device = Drag kan bara planeras vid ett bord på en server.
server-holiday-past = Den dagen är förbi. Välj en senare.
server-holiday-long = { $days ->
    [0] Du har inga semesterdagar kvar just nu.
    [one] Du kan vara borta högst en dag till.
   *[other] Du kan vara borta högst { $days } dagar till.
  }
