# Sidan för ett pågående bord, och för ett spel som är slut.

table-loading = Bordet görs i ordning …
line-reconnecting = Anslutningen bröts. Din plats är kvar; ansluter igen …
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
seat-open = ledig
seat-computer = dator, nivå { $level }
seat-level = nivå { $level }
seat-stand-in = borta; en dator på nivå { $level } hoppar in
seat-you = du
seat-here = här
seat-away = borta
seat-holiday = borta till { $until }
seat-acts = på tur
seat-taken = { $count ->
    [one] en slagen
   *[other] { $count } slagna
  }
seat-rank = { $rank }.
sit-here = Sätt dig och spela
sit-here-too = Sitt här också
sit-name = Ditt namn (valfritt)
sit-as = Du spelar
sit-no-invite = Det finns en ledig plats, men du behöver en inbjudan för att sätta dig. Be om länken.
clock-days = { $days ->
    [one] en dag
   *[other] { $days } dagar
  } { $hours } h
clock-none = Det finns ingen klocka.

## Vad som ska göras. $you är ”yes” för läsaren, ”here” för en av flera vid den här enheten, ”no” för andra

prompt-wait = Väntar på att alla ska sätta sig.
prompt-seeds = Tärningarna görs i ordning …
prompt-lot = Lottar vem som börjar …
prompt-roll = { $you ->
    [yes] Din tur: kasta.
    [here] { $who }: kasta.
   *[no] Väntar på att { $who } ska kasta.
  }
prompt-move = { $you ->
    [yes] Din tur: flytta en pjäs.
    [here] { $who }: flytta en pjäs.
   *[no] Väntar på att { $who } ska flytta.
  }
prompt-place = { $you ->
    [yes] Din tur: sätt ut en pjäs på en ledig plats.
    [here] { $who }: sätt ut en pjäs på en ledig plats.
   *[no] Väntar på att { $who } ska sätta ut en pjäs.
  }
prompt-set-down = { $you ->
    [yes] Sätt nu ut hindret.
    [here] { $who }: sätt nu ut hindret.
   *[no] Väntar på att { $who } ska sätta ut hindret.
  }
prompt-dice = { $you ->
    [yes] Din tur: vilken tärning är för steg?
    [here] { $who }: vilken tärning är för steg?
   *[no] Väntar på att { $who } ska välja tärning för steg.
  }
prompt-huff = { $you ->
    [yes] En pjäs missade att slå: ta bort den.
    [here] { $who }: en pjäs missade att slå. Ta bort den.
   *[no] Väntar på att { $who } ska ta bort en pjäs som missade att slå.
  }
prompt-go-on = { $you ->
    [yes] Fortsätt med samma pjäs, eller avsluta din tur.
    [here] { $who }: fortsätt med samma pjäs, eller avsluta din tur.
   *[no] Väntar på att { $who } ska fortsätta.
  }
prompt-move-or-end = { $you ->
    [yes] Fortsätt, eller avsluta din tur.
    [here] { $who }: fortsätt, eller avsluta din tur.
   *[no] Väntar på att { $who } ska fortsätta.
  }
prompt-pass = { $you ->
    [yes] Du kan inte flytta, så du måste passa.
    [here] { $who } kan inte flytta och måste passa.
   *[no] { $who } kan inte flytta och måste passa.
  }
prompt-over = Spelet är slut.
counters = { $turns ->
    [one] En tur
   *[other] { $turns } turer
  }, { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }
do-roll = Kasta
do-pass = Passa
do-end = Avsluta turen
do-steps = { $steps } för steg, { $jumps } för hopp
do-undo = Ångra
do-ask-undo = Be att få ångra
do-hint = Tips
hint-thinking = Tänker …
do-draw = Erbjud oavgjort
do-resign = Ge upp
do-abort = Avbryt spelet
sure-resign = Ge upp det här spelet?
sure-abort = Avbryta det här spelet? De andra måste gå med på det, och ingen vinner.
sure-no = Spela vidare
confirm-move = Spela draget
confirm-not = Inte än
note-stuck = Pjäsen på { $cell } kan inte flyttas just nu.
looking-back = Du tittar på en tidigare ställning.
dice-show = Tärningarna visar { $dice }.

## Frågor

offer-label = Fråga
offer-take-back = { $who } vill ångra sitt senaste drag.
offer-draw = { $who } erbjuder oavgjort.
offer-abort = { $who } vill avbryta spelet.
offer-waits = Väntar på { $who }.
answer-yes = Ja
answer-no = Nej

## Hur det slutade

result-you-won = Du vinner!
result-won = { $who } vinner.
result-shared = Delad seger: { $who }.
result-broken-off = Spelet avbröts.
result-turns = { $turns ->
    [one] Spelet tog en tur.
   *[other] Spelet tog { $turns } turer.
  }
best-first = Din första lösning! Den sparas som ditt rekord.
best-beaten = Nytt personligt rekord! Ditt förra: { $turns ->
    [one] en tur
   *[other] { $turns } turer
  }, { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }.
best-stands = Ditt rekord: { $turns ->
    [one] en tur
   *[other] { $turns } turer
  }, { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }.
again = Spela igen
again-alone = Spela igen
again-go = Gå till det nya bordet
record-download = Ladda ner protokoll
replay-open = Spela upp

## Drag

moves-title = Drag
moves-none = Inga drag än.
look-back-label = Bläddra bland dragen
look-first = Första draget
look-back = Föregående drag
look-next = Nästa drag
look-last = Senaste draget

## Chatt

chat-title = Chatt
chat-none = Inga meddelanden än.
chat-label = Säg något
chat-send = Skicka
chat-watcher = Någon som tittar på
chat-watching = { $name } (tittar på)
chat-unread = { $count ->
    [one] ett nytt meddelande
   *[other] { $count } nya meddelanden
  }

## Inbjudan

invite-title = Bjud in
invite-sit = Alla som har den här länken kan sätta sig och spela.
invite-watch = Alla som har den här länken kan titta på.
invite-link = Länk
invite-copy = Kopiera
invite-copied = Kopierat
invite-share = Dela
invite-code = Länken som QR-kod att skanna med en telefon
invite-local = Den här adressen fungerar bara på den här enheten. Starta servern med --lan för att spela med andra i ditt nätverk.

## Mer

more-title = Mer
more-game = Avsluta spelet
more-page = Bordets inställningar
more-other = Övrigt
switch-sound = Ljud
switch-confirm = Bekräfta varje drag
switch-roll = Kasta tärningarna automatiskt
switch-names = Visa koordinater
switch-turn = Vrid brädet mot den som är på tur
open-rules = Regler
open-keys = Kortkommandon
open-console = Textkommandon
move-seat = Flytta till en annan enhet
move-seat-code = Skriv in den här koden i inställningarna på din andra enhet. Den fungerar en gång och gäller i { $minutes ->
    [one] en minut
   *[other] { $minutes } minuter
  }:

## Tärningar som går att kontrollera

fair-open = Kontrollera tärningarna
fair-open-lot = Kontrollera lottningen
fair-about = Före första kastet låste servern en hemlighet, och varje spelares enhet lade till ett eget tal. Varje kast räknas ut från alla dessa, så ingen kunde välja det. När spelet är slut avslöjas hemligheten, och du kan kontrollera varje kast.
fair-about-lot = Före spelet låste servern en hemlighet, och varje spelares enhet lade till ett eget tal. Vem som börjar räknas ut från alla dessa, så ingen kunde välja det. När spelet är slut avslöjas hemligheten, och du kan kontrollera lottningen.
fair-commitment = Fingeravtryck (SHA-256 av hemligheten)
fair-salt = Tal från { $who }
fair-seed = Serverns hemlighet
fair-sealed = Den avslöjas när spelet är slut.
fair-check = Kontrollera alla kast
fair-check-lot = Kontrollera lottningen
fair-right = { $rolls ->
    [0] Det finns inga kast att kontrollera.
    [one] Ett kast kontrollerat: det stämmer.
   *[other] { $rolls } kast kontrollerade: alla stämmer.
  }
fair-first = Lottningen stämmer: { $who } börjar.
fair-wrong-promise = Hemligheten stämmer inte med sitt fingeravtryck.
fair-wrong-first = Spelaren som började är inte den som lottades fram.
fair-compared = Fingeravtrycket är samma som den här enheten fick se i början, och talet som den här enheten skickade finns i protokollet.
fair-compared-seal = Fingeravtrycket är samma som den här enheten fick se i början. Den här enheten skickade inget tal.
fair-wrong-numbers = Några kast saknas eller har fel nummer.
fair-wrong-roll = Tur { $turn }: det här kastet är inte det som talen ger.
fair-wrong-commitment = Fingeravtrycket i protokollet är inte det som den här enheten fick se i början. Servern har bytt ut sin hemlighet.
fair-wrong-salt = Talet som den här enheten skickade till tärningarna saknas i protokollet eller har ändrats.
fair-unable = Din webbläsare kan bara kontrollera det här på en säker sida (https). Ladda ner protokollet och kontrollera det så som visas nedan.
fair-needs-rules = De här pjäserna sattes ut slumpvis, och för att kontrollera det behövs spelets regler. Ladda ner protokollet och kontrollera det så som visas nedan.
fair-by-hand = På en dator där Spielhof är installerat:

## Vad en skärmläsare läser upp

told-began = Spelet börjar.
told-drawn = Lottningen är klar: { $who } börjar.
told-roll = { $who } kastar: { $dice }.
told-steps = { $who }: tärningen med { $die } är för steg.
told-move = { $who }: { $from } till { $to }.
told-jumps = { $who }: { $from } till { $to }, { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }.
told-enter = { $who }: från gården till { $to }.
told-place = { $who }: pjäs utsatt på { $to }.
told-set-down = { $who }: hinder utsatt på { $to }.
told-swap = { $who }: { $from } och { $to } byter plats.
told-off = { $who }: från { $from } ut över kanten.
told-huff = { $who } tar bort pjäsen på { $cell }.
told-pass = { $who } passar.
told-end = { $who } avslutar turen.
told-other = { $who }: { $action }.
told-lifted = Hindret på { $cell } plockas upp.
told-hit = Träff på { $cell }: { $piece } går tillbaka till gården.
told-taken = Pjäsen på { $cell } är slagen.
told-gone = Pjäsen på { $cell } lämnar brädet.
told-took-back = { $who } ångrade { $count ->
    [one] ett drag
   *[other] { $count } drag
  }.
told-declined = { $who } säger nej.
told-resigned = { $who } ger upp.
told-time-up = Tiden är ute för { $who }.
told-withheld = Inget slumptal till tärningarna kom i tid från { $who }.
told-stood-in = En dator hoppar in för { $who }.
told-came-back = { $who } är tillbaka.
told-holiday = { $who } är borta till { $until }.
told-sat = { $who } har satt sig.
told-ended = Spelet är slut.
told-free = Det är tomt på { $cell }.
told-on = På { $cell }: { $piece }.
told-no-cell = { $cell } finns inte på det här brädet.
told-pieces = { $piece }, { $count } på brädet: { $where }. { $yard ->
    [0] { "" }
   *[other] I gården: { $yard }.
  }
piece-barricade = hinder
piece-shared = pjäs
piece-marked = { $hue }, märkt

## Kortkommandon och textkommandon

keys-board = På brädet flyttar du dig från ruta till ruta med piltangenterna. Enter plockar upp en pjäs och sätter ner den, och Escape släpper den.
keys-on = Använd kortkommandon
key-roll = Kasta
key-end = Avsluta turen, eller passa
key-undo = Ångra
key-hint = Tips: först pjäsen, sedan draget, sedan skälet
key-turn = Vrid brädet
key-board = Gå till brädet
key-back = Föregående drag
key-next = Nästa drag
key-moves = Drag
key-console = Textkommandon
key-help = Visa de här kortkommandona
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
command-about-help = { $word }: visa de här kommandona
command-about-last = { $word }: det senaste draget
command-about-turn = { $word }: vems tur det är
command-about-what = { $word } c3: vad som står på c3
command-about-moves = { $word }, eller { $word } c3: de drag du kan göra
command-about-pieces = { $word }: var alla pjäser står
command-about-roll = { $word }: kasta tärningarna
command-about-undo = { $word }: ångra
command-about-hint = { $word }: vad datorn skulle göra; igen för mer
command-about-why = { $word } c3-e5: varför draget är tillåtet eller inte
command-about-clock = { $word }: klockorna
command-about-players = { $word }: vilka som spelar
command-unknown = Det förstår jag inte. Skriv ett drag som c3-e5, eller ”{ $help }”.
command-no-moves = Inga drag där.

## Ett spel att se på

replay-title = Spela upp ett spel
replay-about = Öppna ett protokoll för att se spelet drag för drag.
replay-file = Protokollfil
replay-or-text = eller klistra in texten
replay-show = Visa
replay-slider = Drag
replay-move = Drag { $move } av { $moves }
replay-play = Spela upp
replay-stop = Stanna
replay-link = Länk till den här ställningen
replay-review = Analys
puzzle-make = Gör en uppgift
replay-table = Tillbaka till bordet
