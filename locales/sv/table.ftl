# Sidan för ett pågående bord, och för ett spel som är slut.

table-loading = Bordet dukas …
line-reconnecting = Anslutningen är borta. Din plats är kvar, och sidan kommer tillbaka av sig själv …
line-now = Försök nu
players-label = Spelare
panels-label = Paneler
panel-label = Panel
panel-close = Stäng
turn-board = Vrid brädet
watching = { $count ->
    [one] En person tittar på.
   *[other] { $count } personer tittar på.
  }

## Platser

seat-number = Spelare { $seat }
seat-open = ännu ledig
seat-computer = dator, nivå { $level }
seat-level = nivå { $level }
seat-stand-in = borta; en dator, nivå { $level }, spelar vidare
seat-you = du
seat-here = här
seat-away = borta
seat-acts = vid draget
seat-taken = { $count ->
    [one] en tagen
   *[other] { $count } tagna
  }
seat-rank = { $rank }.
sit-here = Sätt dig och spela
sit-here-too = Sitt här också
sit-name = Ditt namn, om du vill
sit-as = Du spelar
sit-no-invite = Det finns en ledig plats kvar. För att sätta dig behöver du inbjudan: be om länken.
clock-days = { $days ->
    [one] en dag
   *[other] { $days } dagar
  } { $hours } h
clock-none = Det finns ingen klocka.

## Vad som ska göras. $you är ”yes” för läsaren, ”here” för en av flera vid den här enheten, ”no” för andra

prompt-wait = Väntar på att alla ska sätta sig.
prompt-seeds = Tärningarna görs i ordning …
prompt-lot = Det lottas om vem som börjar …
prompt-roll = { $you ->
    [yes] Din tur: kasta.
    [here] { $who }: kasta.
   *[no] { $who } ska kasta.
  }
prompt-move = { $you ->
    [yes] Din tur: flytta en pjäs.
    [here] { $who }: flytta en pjäs.
   *[no] { $who } är vid draget.
  }
prompt-place = { $you ->
    [yes] Din tur: sätt ut en pjäs på en ledig ruta.
    [here] { $who }: sätt ut en pjäs på en ledig ruta.
   *[no] { $who } ska sätta ut en pjäs.
  }
prompt-set-down = { $you ->
    [yes] Sätt ner barrikaden.
    [here] { $who }: sätt ner barrikaden.
   *[no] { $who } sätter ner barrikaden.
  }
prompt-dice = { $you ->
    [yes] Din tur: vilken tärning gäller för steg?
    [here] { $who }: vilken tärning gäller för steg?
   *[no] { $who } väljer vilken tärning som gäller för steg.
  }
prompt-huff = { $you ->
    [yes] En pjäs missade att slå: ta bort den.
    [here] { $who }: en pjäs missade att slå. Ta bort den.
   *[no] { $who } tar bort en pjäs som missade att slå.
  }
prompt-go-on = { $you ->
    [yes] Fortsätt med samma pjäs, eller avsluta ditt drag.
    [here] { $who }: fortsätt med samma pjäs, eller avsluta draget.
   *[no] { $who } fortsätter.
  }
prompt-move-or-end = { $you ->
    [yes] Fortsätt, eller avsluta ditt drag.
    [here] { $who }: fortsätt, eller avsluta draget.
   *[no] { $who } fortsätter.
  }
prompt-pass = { $you ->
    [yes] Du kan bara passa.
    [here] { $who } kan bara passa.
   *[no] { $who } kan bara passa.
  }
prompt-over = Spelet är slut.
counters = { $turns ->
    [one] Ett drag
   *[other] { $turns } drag
  }, { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }
do-roll = Kasta
do-pass = Passa
do-end = Avsluta drag
do-steps = { $steps } för steg, { $jumps } för hopp
do-undo = Ångra
do-ask-undo = Be att få ångra
do-hint = Tips
hint-thinking = Tänker …
do-draw = Erbjud oavgjort
do-resign = Ge upp
do-abort = Avbryt spel
sure-resign = Ge upp det här spelet?
sure-abort = Avbryta det här spelet? De andra måste hålla med; då vinner ingen.
sure-no = Spela vidare
confirm-move = Spela draget
confirm-not = Inte än
note-stuck = Det går inte att göra något med pjäsen på { $cell } nu.
looking-back = Du ser tillbaka.
dice-show = Tärningarna visar { $dice }.

## Frågor

offer-label = Fråga
offer-take-back = { $who } vill ångra.
offer-draw = { $who } erbjuder oavgjort.
offer-abort = { $who } vill avbryta spelet.
offer-waits = Väntar på { $who }.
answer-yes = Ja
answer-no = Nej

## Hur det slutade

result-you-won = Du vinner!
result-won = { $who } vinner.
result-shared = Segern delas av { $who }.
result-broken-off = Avbrutet.
result-turns = { $turns ->
    [one] Ett drag spelades.
   *[other] { $turns } drag spelades.
  }
best-first = Din första lösning: den sparas som din bästa.
best-beaten = Din bästa hittills! Förut: { $turns ->
    [one] ett drag
   *[other] { $turns } drag
  }, { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }.
best-stands = Din bästa: { $turns ->
    [one] ett drag
   *[other] { $turns } drag
  }, { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }.
again = Spela igen
again-alone = En gång till
again-go = Till det nya bordet
record-download = Protokoll
replay-open = Se igen

## Drag

moves-title = Drag
moves-none = Inget har spelats än.
look-back-label = Se tillbaka
look-first = Till början
look-back = Ett bakåt
look-next = Ett framåt
look-last = Till slutet

## Chatt

chat-title = Chatt
chat-none = Ingen har sagt något än.
chat-label = Säg något
chat-send = Skicka
chat-watcher = Någon som tittar på
chat-watching = { $name } (tittar på)
chat-unread = { $count ->
    [one] en ny rad
   *[other] { $count } nya rader
  }

## Inbjudan

invite-title = Bjud in
invite-sit = Den som har den här länken kan sätta sig här.
invite-watch = Den som har den här länken kan titta på.
invite-link = Länk
invite-copy = Kopiera
invite-copied = Kopierat
invite-share = Dela
invite-code = Länken som en kod för en telefons kamera
invite-local = Den här adressen fungerar bara på den här enheten. Starta servern med --lan för att spela med andra i huset.

## Mer

more-title = Mer
more-game = Avsluta spelet
more-page = Den här sidan
more-other = Dessutom
switch-sound = Ljud
switch-confirm = Fråga före varje drag
switch-roll = Tärningarna rullar själva
switch-names = Namn på rader och kolumner
switch-turn = Vrid brädet mot den som drar
open-rules = Regler
open-keys = Tangenter
open-console = Textkommandon
move-seat = Till en annan enhet
move-seat-code = Skriv den här koden i den andra enhetens inställningar. Den gäller en gång, i { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
  }:

## Tärningar som går att kontrollera

fair-open = Granska tärningar
fair-open-lot = Granska lottningen
fair-about = Före första kastet förseglade servern sin hemlighet, och varje spelare lade till ett tal. Varje kast följer av båda, så ingen kunde välja det. När spelet är slut öppnas hemligheten, och alla kast går att räkna om.
fair-about-lot = Före spelet förseglade servern sin hemlighet, och varje spelare lade till ett tal. Vem som börjar följer av båda, så ingen kunde välja det. När spelet är slut öppnas hemligheten, och lottningen går att räkna om.
fair-commitment = Sigill (SHA-256 av hemligheten)
fair-salt = Tal från { $who }
fair-seed = Serverns hemlighet
fair-sealed = Den öppnas när spelet är slut.
fair-check = Granska alla kast
fair-check-lot = Granska lottningen
fair-right = { $rolls ->
    [one] Ett kast kontrollerat: det stämmer.
   *[other] { $rolls } kast kontrollerade: alla stämmer.
  }
fair-first = Lottningen stämmer: lotten föll på { $who }.
fair-wrong-promise = Hemligheten passar inte sitt sigill.
fair-wrong-first = En annan plats började än den lotten föll på.
fair-compared = Sigillet är det som den här enheten först fick se, och talet som den skickade står i protokollet.
fair-compared-seal = Sigillet är det som den här enheten först fick se. Den skickade inget eget tal.
fair-wrong-numbers = Kast saknas eller är fel numrerade.
fair-wrong-roll = Drag { $turn }: det blev ett annat tal än startvärdena ger.
fair-wrong-commitment = Protokollet har ett annat sigill än det som den här enheten först fick se. Servern har bytt ut sin hemlighet.
fair-wrong-salt = Talet som den här enheten skickade till tärningarna saknas i protokollet eller är ett annat där.
fair-unable = Den här sidan kan inte räkna ut det: webbläsare lånar bara ut sina verktyg till sidor med TLS. Ladda ner protokollet och kontrollera det som nedan.
fair-needs-rules = Här lottades rutor utifrån en uppställning: det kräver reglerna. Ladda ner protokollet och kontrollera det som nedan.
fair-by-hand = På en dator med Spielhof:

## Vad som berättas för den som lyssnar

told-began = Spelet börjar.
told-drawn = Lotten har avgjort: { $who } börjar.
told-roll = { $who }: slår { $dice }.
told-steps = { $who }: tärningen { $die } gäller för steg.
told-move = { $who }: { $from } till { $to }.
told-jumps = { $who }: { $from } till { $to }, { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }.
told-enter = { $who }: från boet till { $to }.
told-place = { $who }: en pjäs på { $to }.
told-set-down = { $who }: barrikad på { $to }.
told-swap = { $who }: { $from } och { $to } byter plats.
told-off = { $who }: över kanten från { $from }.
told-huff = { $who }: tar bort pjäsen på { $cell }.
told-pass = { $who }: passar.
told-end = { $who }: avslutar draget.
told-other = { $who }: { $action }.
told-lifted = Barrikaden på { $cell } lyfts.
told-hit = Slagen på { $cell }: { $piece } går tillbaka till boet.
told-taken = Pjäsen på { $cell } är tagen.
told-gone = Pjäsen på { $cell } lämnar brädet.
told-took-back = { $who } tog tillbaka { $count ->
    [one] en handling
   *[other] { $count } handlingar
  }.
told-declined = { $who } säger nej.
told-resigned = { $who } ger upp.
told-time-up = Tiden är ute för { $who }.
told-withheld = Enheten hos { $who } skickade inget slumptal till tärningarna i tid.
told-stood-in = En dator spelar vidare för { $who }.
told-came-back = { $who } är tillbaka.
told-sat = { $who } har satt sig.
told-ended = Spelet är slut.
told-free = { $cell } är ledig.
told-on = På { $cell }: { $piece }.
told-no-cell = Det finns ingen ruta { $cell } på det här brädet.
told-pieces = { $piece }, { $count } på brädet: { $where }. { $yard ->
    [0] { "" }
    [one] I boet: { $yard }.
   *[other] I boet: { $yard }.
  }
piece-barricade = barrikad
piece-shared = pjäs
piece-marked = { $hue }, märkt

## Tangenter och textkommandon

keys-board = På brädet går piltangenterna från ruta till ruta, Enter tar upp en pjäs och sätter ner den, Escape släpper den.
keys-on = Enstaka tangenter fungerar
key-roll = Kasta
key-end = Avsluta draget, eller passa
key-undo = Ångra
key-hint = Tips
key-turn = Vrid brädet
key-board = In på brädet
key-back = Se ett drag bakåt
key-next = Se ett drag framåt
key-moves = Drag
key-console = Textkommandon
key-help = Dessa tangenter
console-label = Kommando
console-log = Svar
console-about = Skriv ett drag som c3-e5, eller ”hjälp”.
# Ord som får skrivas för varje kommando; det första är det vanliga.
command-last = senast senaste
command-turn = tur t
command-what = vad v
command-pieces = pjäser pjaser p
command-roll = kasta kast k
command-clock = klocka klockor
command-players = spelare
command-about-help = { $word }: dessa ord
command-about-last = { $word }: det senaste draget
command-about-turn = { $word }: vem som är vid draget
command-about-what = { $word } c3: vad som står på c3
command-about-moves = { $word } eller { $word } c3: vad du kan göra
command-about-pieces = { $word }: var alla pjäser står
command-about-roll = { $word }: kasta tärningarna
command-about-undo = { $word }: ta tillbaka
command-about-hint = { $word }: vad datorn skulle göra
command-about-why = { $word } c3-e5: varför det går eller inte
command-about-clock = { $word }: klockorna
command-about-players = { $word }: vem som spelar
command-unknown = Det förstår jag inte. Skriv ett drag som c3-e5, eller ”{ $help }”.
command-no-moves = Det går inte att göra något med den.

## Ett spel att se på

replay-title = Se igen
replay-about = Öppna protokollet för ett spel för att se det drag för drag.
replay-file = Protokollets fil
replay-or-text = eller dess text
replay-show = Visa
replay-slider = Drag
replay-move = Drag { $move } av { $moves }
replay-play = Spela upp
replay-stop = Stanna
replay-link = Länk till ställningen
replay-table = Till bordet
