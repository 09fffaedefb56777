# Vad servern säger: över HTTP, och i terminalen den startades från.

server-not-found = Här finns inget.
server-method = Det går inte att göra här.
server-nonsense = Begäran går inte att förstå.
server-not-json = Begäran måste vara JSON (Content-Type: application/json).
server-too-long = Begäran är för lång.
server-too-slow = Begäran tog för lång tid.
server-too-often = Det var för mycket på för kort tid. Vänta lite och försök sedan igen.
server-origin = Begäran kommer inte från någon av den här serverns sidor. Program visar en bearer-token i stället.
server-wrong-host = Den här servern heter inte så. Starta den med --origin för att lägga till ett namn.
server-no-sender = Det är oklart varifrån begäran kommer.
server-not-local = Siffrorna visas bara på serverns egen maskin.
server-no-guest = Servern känner dig inte (än). Öppna först dess sida.
server-name = Ett namn har högst { $most } tecken och inga dolda.
server-trouble = Något gick fel på servern. Försök igen om en stund.
server-disk-full = Serverns disk är full. Inget är förlorat, men inget mer kan sparas.
server-too-many-sockets = För många spel är öppna från den här adressen. Stäng några först.
server-no-client = Servern är i gång, men webbklienten är inte byggd än. Kör ”make web” i projektets mapp och ladda sedan om den här sidan.

fault-setting-unknown = Det finns ingen inställning { $name }.
fault-setting-number = { $name }: ”{ $value }” är inget heltal från { $least } till { $most }.
fault-setting-switch = { $name }: ”{ $value }” är varken true eller false.
fault-setting-address = { $name }: ”{ $value }” är ingen adress till en maskin, som 127.0.0.1 eller ::1.
fault-setting-origin = { $name }: ”{ $value }” ser inte ut som https://spielhof.example.
fault-setting-network = { $name }: ”{ $value }” är varken en adress som 10.0.0.7 eller ett nät som 10.0.0.0/8.
fault-setting-log = { $name }: ”{ $value }” är inget av error, warn, info och debug.
fault-setting-one = { $name } tar ett värde: ”{ $value }”.
fault-setting-contradiction = Inställningarna { $one } och { $other } går inte ihop.
fault-setting-syntax = { $path }: rad { $line } är inte TOML.
fault-setting-no-folder = Ingen mapp för data är känd på den här maskinen; ange en med --data.

fault-serve-taken = { $address } är upptagen: ett annat program lyssnar där. Välj en annan port med --port, eller vilken ledig som helst med --port 0.
fault-serve-forbidden = Den här maskinen tillåter inte att man lyssnar på { $address }. Portar under 1024 är ofta reserverade för systemet.
fault-serve-not-ours = { $address } är ingen av den här maskinens adresser.
fault-serve-other = Det går inte att lyssna på { $address }: { $problem }
fault-serve-no-network = Den här maskinen är inte på något nät, så --lan har ingen att betjäna.

fault-store-in-use = En annan server använder { $path }. Bara en kan.
fault-store-newer = { $path } gjordes av en nyare version av det här programmet: den har nummer { $found }, det här programmet känner till högst { $known }. Inget ändrades.
fault-store-foreign = { $path } är inget av det här programmets lager. Inget ändrades.
fault-store-exists = Det finns redan en fil { $path }. Använd --replace för att sätta den nya i dess ställe.
fault-store-damaged = { $path } är skadad och går inte längre att läsa. Använd en säkerhetskopia.
fault-store-other = Lagret går inte att använda: { $problem }

serve-about = Öppna bord för vänner: en server för webbläsare
serve-here = Spielhof är öppet. Öppna { $url } i din webbläsare
serve-in-the-house = Telefoner och andra datorer i huset: { $url }
serve-how-to-stop = Tryck på Ctrl+C för att stoppa.
serve-stopping = Stannar: allt är sparat.
serve-arg-config = En fil med inställningar i TOML; flaggor och SPIELHOF_…-variabler går före
serve-arg-port = Porten att lyssna på (7777); 0 för vilken ledig som helst
serve-arg-address = Adressen att lyssna på (127.0.0.1: bara den här maskinen)
serve-arg-lan = Betjäna hela huset: lyssna på alla adresser, visa dem som text och QR-kod
serve-arg-data = Mappen för det som inte får gå förlorat
serve-arg-origin = En adress där man når servern från andra ställen, till exempel https://spielhof.example; kan anges flera gånger
serve-arg-proxy = En adress eller ett nät vars X-Forwarded-huvuden man litar på; kan anges flera gånger
serve-arg-tables = Hur många spel som får pågå samtidigt
serve-arg-tables-per-guest = Hur många av dem en gäst får öppna
serve-arg-connections-per-address = Hur många anslutningar en adress får ha
serve-arg-sockets-per-address = Hur många bord en adress får ha öppna i sina webbläsare
serve-arg-message-size = Det längsta meddelandet från en webbläsare vid ett bord
serve-arg-messages-per-second = Hur många meddelanden i sekunden en sådan webbläsare får skicka; 0 för ingen gräns
serve-arg-requests-per-second = Hur många begäranden i sekunden en adress får skicka; 0 för ingen gräns
serve-arg-guests-per-hour = Hur många nya gäster i timmen en adress får komma med; 0 för ingen gräns
serve-arg-retire-after = Efter hur många dagar utan drag ett bord raderas; 0 för aldrig
serve-arg-threads = Hur många datorspelare som tänker samtidigt
serve-arg-log = Hur mycket som loggas: error, warn, info eller debug
serve-arg-web = En mapp med webbklienten, i stället för den inbyggda

# Vid ett bord.
denial-no-table = Det bordet finns inte. Kanske raderades det för att inget hände vid det på länge.
denial-damaged-table = Det här bordet kan inte läsas av den här versionen av programmet.
denial-no-such-seat = Bordet har ingen plats { $seat }.
denial-not-your-seat = Plats { $seat } är inte din.
denial-chair-taken = Plats { $seat } är upptagen.
denial-invite = Det krävs en inbjudan för att sätta sig här. Be om länken.
denial-no-guest = Det kan bara de som har en plats vid det här bordet göra.
denial-house-only = Det gör bara servern.
denial-begun = Spelet har börjat.
denial-not-begun = Spelet har inte börjat: en plats är fortfarande ledig.
denial-not-over = Spelet är inte slut.
denial-not-your-turn = Spelare { $seat } är vid draget.
denial-seeds-missing = Tärningarna väntar på ett slumptal från varje spelares enhet.
denial-no-seed-needed = Inget slumptal behövs nu.
denial-bad-seed = Ett slumptal för tärningarna är 64 hexadecimala siffror med små bokstäver.
denial-nothing-to-take-back = Det finns inget att ta tillbaka.
denial-dice-have-fallen = Tärningarna har fallit; inget före dem kan tas tillbaka.
denial-nobody-to-ask = Det finns ingen att fråga.
denial-question-open = En fråga är redan öppen.
denial-no-question = Det finns ingen fråga att svara på.
denial-again-already = Du spelar redan igen.
denial-no-chat = Det finns ingen chatt vid det här bordet.
denial-chat-text = Skriv en rad på högst 300 tecken.
denial-no-hint-now = Det finns inget tips nu.
denial-level = Det finns ingen nivå { $level }; nivåerna går från 1 till 6.
denial-chairs = Spelet har { $seats } platser, men { $given } angavs.
denial-clock = En klocka behöver minst en sekund och högst ett år.
denial-house-full = Så många bord är öppna här att inget mer får plats. Försök igen senare.
denial-too-many-tables = Du har för många bord. Spela klart några spel först.
denial-code = Den här koden gäller inte, eller inte längre.
denial-disk-full = Disken är full: inget mer kan sparas. Det som har spelats hittills är i säkerhet.
denial-not-stored = Det kunde inte sparas: { $problem }

# Varför en anslutning stängs.
denial-closing = Servern startas om. Spelet fortsätter om en stund.
denial-hello-first = Det första meddelandet måste vara ”hello”.
denial-bad-message = Det var inget meddelande som servern förstår.
denial-too-many-messages = För många meddelanden på en gång.
denial-silent = Det var tyst för länge.
denial-slow = Anslutningen är för långsam.

# Kopior av lagret.
backup-about = Kopiera en servers lager till en fil, även medan servern är i gång
backup-arg-file = Filen att skriva
backup-arg-replace = Ersätt det som redan finns
backup-done = Kopian finns i { $path }.
restore-about = Sätt en kopia i stället för en servers lager; servern får inte vara i gång
restore-arg-file = Kopian
restore-done = { $path } är återställd.
restore-old = Det som fanns där förut ligger i { $path }.
