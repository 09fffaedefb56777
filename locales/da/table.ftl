# Siden for et løbende bord og for et spil, der er slut.

table-loading = Bordet bliver dækket …
line-reconnecting = Forbindelsen er væk. Din plads er din, og siden kommer tilbage af sig selv …
line-now = Prøv nu
players-label = Spillere
panels-label = Paneler
panel-label = Panel
panel-close = Luk
turn-board = Drej brættet
watching = { $count ->
    [one] Én person ser på.
   *[other] { $count } personer ser på.
  }

## Pladser

seat-number = Spiller { $seat }
seat-open = stadig ledig
seat-computer = computer, niveau { $level }
seat-level = niveau { $level }
seat-stand-in = væk; en computer, niveau { $level }, spiller videre
seat-you = du
seat-here = her
seat-away = væk
seat-acts = har turen
seat-taken = { $count ->
    [one] én taget
   *[other] { $count } taget
  }
seat-rank = { $rank }.
sit-here = Sæt dig og spil
sit-here-too = Sid også her
sit-name = Dit navn, hvis du vil
sit-as = Du spiller
sit-no-invite = Der er stadig en ledig plads. For at sætte dig skal du bruge invitationen: bed om linket.
clock-days = { $days ->
    [one] én dag
   *[other] { $days } dage
  } { $hours } t
clock-none = Der er intet ur.

## Hvad der skal gøres. $you er ”yes” for læseren, ”here” for en af flere ved denne enhed, ”no” for andre

prompt-wait = Venter på, at alle sætter sig.
prompt-seeds = Terningerne bliver gjort klar …
prompt-lot = Der trækkes lod om, hvem der begynder …
prompt-roll = { $you ->
    [yes] Din tur: kast.
    [here] { $who }: kast.
   *[no] { $who } skal kaste.
  }
prompt-move = { $you ->
    [yes] Din tur: flyt en brik.
    [here] { $who }: flyt en brik.
   *[no] { $who } har turen.
  }
prompt-place = { $you ->
    [yes] Din tur: sæt en brik ind på et ledigt felt.
    [here] { $who }: sæt en brik ind på et ledigt felt.
   *[no] { $who } skal sætte en brik ind.
  }
prompt-set-down = { $you ->
    [yes] Sæt barrikaden ned.
    [here] { $who }: sæt barrikaden ned.
   *[no] { $who } sætter barrikaden ned.
  }
prompt-dice = { $you ->
    [yes] Din tur: hvilken terning gælder for skridt?
    [here] { $who }: hvilken terning gælder for skridt?
   *[no] { $who } vælger, hvilken terning der gælder for skridt.
  }
prompt-huff = { $you ->
    [yes] Et slag blev overset: fjern den brik.
    [here] { $who }: et slag blev overset. Fjern den brik.
   *[no] { $who } fjerner en brik, der overså et slag.
  }
prompt-go-on = { $you ->
    [yes] Fortsæt med samme brik, eller slut din tur.
    [here] { $who }: fortsæt med samme brik, eller slut turen.
   *[no] { $who } fortsætter.
  }
prompt-move-or-end = { $you ->
    [yes] Fortsæt, eller slut din tur.
    [here] { $who }: fortsæt, eller slut turen.
   *[no] { $who } fortsætter.
  }
prompt-pass = { $you ->
    [yes] Du kan kun melde pas.
    [here] { $who } kan kun melde pas.
   *[no] { $who } kan kun melde pas.
  }
prompt-over = Spillet er slut.
counters = { $turns ->
    [one] Ét træk
   *[other] { $turns } træk
  }, { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }
do-roll = Kast
do-pass = Pas
do-end = Slut turen
do-steps = { $steps } til skridt, { $jumps } til spring
do-undo = Fortryd
do-ask-undo = Bed om at fortryde
do-hint = Tip
hint-thinking = Tænker …
do-draw = Tilbyd uafgjort
do-resign = Giv op
do-abort = Afbryd
sure-resign = Vil du give op i dette spil?
sure-abort = Vil du afbryde dette spil? De andre skal være enige; så vinder ingen.
sure-no = Spil videre
confirm-move = Spil dette træk
confirm-not = Ikke nu
note-stuck = Med brikken på { $cell } er der intet at gøre nu.
looking-back = Du ser tilbage.
dice-show = Terningerne viser { $dice }.

## Spørgsmål

offer-label = Spørgsmål
offer-take-back = { $who } vil gerne fortryde.
offer-draw = { $who } tilbyder uafgjort.
offer-abort = { $who } vil gerne afbryde.
offer-waits = Venter på { $who }.
answer-yes = Ja
answer-no = Nej

## Hvordan det endte

result-you-won = Du vinder!
result-won = { $who } vinder.
result-shared = Sejren deles af { $who }.
result-broken-off = Afbrudt.
result-turns = { $turns ->
    [one] Der blev spillet ét træk.
   *[other] Der blev spillet { $turns } træk.
  }
best-first = Din første løsning: den bliver gemt som din bedste.
best-beaten = Din bedste hidtil! Før: { $turns ->
    [one] ét træk
   *[other] { $turns } træk
  }, { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }.
best-stands = Din bedste: { $turns ->
    [one] ét træk
   *[other] { $turns } træk
  }, { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }.
again = Spil igen
again-alone = Én gang til
again-go = Til det nye bord
record-download = Optegnelse
replay-open = Se igen

## Træk

moves-title = Træk
moves-none = Der er ikke spillet noget endnu.
look-back-label = Se tilbage
look-first = Til begyndelsen
look-back = Én tilbage
look-next = Én frem
look-last = Til slutningen

## Chat

chat-title = Chat
chat-none = Ingen har sagt noget endnu.
chat-label = Sig noget
chat-send = Send
chat-watcher = En, der ser på
chat-watching = { $name } (ser på)
chat-unread = { $count ->
    [one] én ny linje
   *[other] { $count } nye linjer
  }

## Invitation

invite-title = Invitér
invite-sit = Den, der har dette link, kan sætte sig her.
invite-watch = Den, der har dette link, kan se på.
invite-link = Link
invite-copy = Kopiér
invite-copied = Kopieret
invite-share = Del
invite-code = Linket som en kode til en telefons kamera
invite-local = Denne adresse virker kun på denne enhed. Start serveren med --lan for at spille med andre i huset.

## Mere

more-title = Mere
more-game = Afslut spillet
more-page = Denne side
more-other = Desuden
switch-sound = Lyde
switch-confirm = Spørg før hvert træk
switch-roll = Terningerne ruller selv
switch-names = Navne på rækker og kolonner
switch-turn = Drej brættet mod den, der har turen
open-rules = Regler
open-keys = Taster
open-console = Tekstkommandoer
move-seat = Til en anden enhed
move-seat-code = Skriv denne kode i den anden enheds indstillinger. Den gælder én gang, i { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
  }:

## Terninger, der kan kontrolleres

fair-open = Tjek terningerne
fair-open-lot = Tjek lodtrækningen
fair-about = Før det første kast forseglede serveren sin hemmelighed, og hver spiller føjede et tal til. Hvert kast følger af begge dele, så ingen kunne vælge det. Når spillet er slut, bliver hemmeligheden åbnet, og alle kast kan regnes efter.
fair-about-lot = Før spillet forseglede serveren sin hemmelighed, og hver spiller føjede et tal til. Hvem der begynder, følger af begge dele, så ingen kunne vælge det. Når spillet er slut, bliver hemmeligheden åbnet, og lodtrækningen kan regnes efter.
fair-commitment = Segl (SHA-256 af hemmeligheden)
fair-salt = Tal fra { $who }
fair-seed = Serverens hemmelighed
fair-sealed = Den åbnes, når spillet er slut.
fair-check = Kontrollér alle kast
fair-check-lot = Kontrollér lodtrækningen
fair-right = { $rolls ->
    [one] Ét kast kontrolleret: det er rigtigt.
   *[other] { $rolls } kast kontrolleret: alle er rigtige.
  }
fair-first = Lodtrækningen er rigtig: loddet faldt på { $who }.
fair-wrong-promise = Hemmeligheden passer ikke til sit segl.
fair-wrong-first = En anden plads begyndte end den, loddet faldt på.
fair-compared = Seglet er det, denne enhed først fik vist, og det tal, den sendte, står i optegnelsen.
fair-compared-seal = Seglet er det, denne enhed først fik vist. Den sendte ikke selv noget tal.
fair-wrong-numbers = Kast mangler eller er talt forkert.
fair-wrong-roll = Træk { $turn }: der faldt et andet tal, end startværdierne giver.
fair-wrong-commitment = Optegnelsen har et andet segl end det, denne enhed først fik vist. Serveren har skiftet sin hemmelighed ud.
fair-wrong-salt = Det tal, denne enhed sendte til terningerne, mangler i optegnelsen eller er et andet dér.
fair-unable = Denne side kan ikke regne det efter: browsere låner kun deres værktøj ud til sider med TLS. Hent optegnelsen, og kontrollér den som nedenfor.
fair-needs-rules = Her blev felter trukket ved lod ud fra en opstilling: det kræver reglerne. Hent optegnelsen, og kontrollér den som nedenfor.
fair-by-hand = På en computer med Spielhof:

## Hvad der fortælles til den, der lytter

told-began = Spillet begynder.
told-drawn = Loddet har afgjort det: { $who } begynder.
told-roll = { $who }: slår { $dice }.
told-steps = { $who }: terningen { $die } gælder for skridt.
told-move = { $who }: { $from } til { $to }.
told-jumps = { $who }: { $from } til { $to }, { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }.
told-enter = { $who }: fra gården til { $to }.
told-place = { $who }: en brik på { $to }.
told-set-down = { $who }: barrikade på { $to }.
told-swap = { $who }: { $from } og { $to } bytter plads.
told-off = { $who }: ud over kanten fra { $from }.
told-huff = { $who }: fjerner brikken på { $cell }.
told-pass = { $who }: melder pas.
told-end = { $who }: slutter turen.
told-other = { $who }: { $action }.
told-lifted = Barrikaden på { $cell } er løftet.
told-hit = Slået på { $cell }: { $piece } går tilbage til gården.
told-taken = Brikken på { $cell } er taget.
told-gone = Brikken på { $cell } forlader brættet.
told-took-back = { $who } tog { $count ->
    [one] én handling
   *[other] { $count } handlinger
  } tilbage.
told-declined = { $who } siger nej.
told-resigned = { $who } giver op.
told-time-up = Tiden er gået for { $who }.
told-withheld = Enheden hos { $who } sendte ikke et tilfældigt tal til terningerne i tide.
told-stood-in = En computer spiller videre for { $who }.
told-came-back = { $who } er tilbage.
told-sat = { $who } har sat sig.
told-ended = Spillet er slut.
told-free = { $cell } er ledigt.
told-on = På { $cell }: { $piece }.
told-no-cell = Der er intet { $cell } på dette bræt.
told-pieces = { $piece }, { $count } på brættet: { $where }. { $yard ->
    [0] { "" }
    [one] I gården: { $yard }.
   *[other] I gården: { $yard }.
  }
piece-barricade = barrikade
piece-shared = brik
piece-marked = { $hue }, mærket

## Taster og tekstkommandoer

keys-board = På brættet går piletasterne fra felt til felt, Enter tager en brik op og sætter den ned, Escape slipper den.
keys-on = Enkelte taster virker
key-roll = Kast
key-end = Slut turen, eller meld pas
key-undo = Fortryd
key-hint = Tip
key-turn = Drej brættet
key-board = Ind på brættet
key-back = Se ét træk tilbage
key-next = Se ét træk frem
key-moves = Træk
key-console = Tekstkommandoer
key-help = Disse taster
console-label = Kommando
console-log = Svar
console-about = Skriv et træk som c3-e5, eller ”hjælp”.
# Ord, der kan skrives for hver kommando; det første er det sædvanlige.
command-last = sidst sidste
command-turn = tur t
command-what = hvad h
command-pieces = brikker b
command-roll = kast k
command-clock = ur u
command-players = spillere
command-about-help = { $word }: disse ord
command-about-last = { $word }: det sidste træk
command-about-turn = { $word }: hvem der har turen
command-about-what = { $word } c3: hvad der står på c3
command-about-moves = { $word } eller { $word } c3: hvad du kan gøre
command-about-pieces = { $word }: hvor alle brikker står
command-about-roll = { $word }: kast terningerne
command-about-undo = { $word }: tag tilbage
command-about-hint = { $word }: hvad computeren ville gøre
command-about-why = { $word } c3-e5: hvorfor det kan lade sig gøre eller ej
command-about-clock = { $word }: urene
command-about-players = { $word }: hvem der spiller
command-unknown = Det forstår jeg ikke. Skriv et træk som c3-e5, eller ”{ $help }”.
command-no-moves = Der er intet at gøre med den.

## Et spil at se på

replay-title = Se igen
replay-about = Åbn optegnelsen af et spil for at se det træk for træk.
replay-file = Optegnelsens fil
replay-or-text = eller dens tekst
replay-show = Vis
replay-slider = Træk
replay-move = Træk { $move } af { $moves }
replay-play = Afspil
replay-stop = Stop
replay-link = Link til denne stilling
replay-table = Til bordet
