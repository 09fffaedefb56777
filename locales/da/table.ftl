# Siden for et løbende bord og for et spil, der er slut.

table-loading = Gør bordet klar …
line-reconnecting = Forbindelsen er væk. Din plads er sikret; forbinder igen …
line-now = Prøv nu
players-label = Spillere
panels-label = Områder
panel-label = Område
panel-close = Luk
turn-board = Drej brættet
watching = { $count ->
    [one] Én person ser på.
   *[other] { $count } personer ser på.
  }

## Pladser

seat-number = Spiller { $seat }
seat-open = ledig
seat-computer = computer, niveau { $level }
seat-level = niveau { $level }
seat-stand-in = væk; en computer på niveau { $level } tager over
seat-you = du
seat-here = her
seat-away = væk
seat-holiday = væk til { $until }
seat-acts = har turen
seat-taken = { $count ->
    [one] én slået
   *[other] { $count } slået
  }
seat-rank = nr. { $rank }
sit-here = Sæt dig og spil
sit-here-too = Sid også her
sit-name = Dit navn (valgfrit)
sit-as = Du spiller
sit-no-invite = Der er en ledig plads, men du skal have en invitation for at sætte dig. Bed om linket.
clock-days = { $days ->
    [one] én dag
   *[other] { $days } dage
  } { $hours } t
clock-none = Der er intet ur.

## Hvad der skal gøres. $you er ”yes” for læseren, ”here” for en af flere ved denne enhed, ”no” for andre

prompt-wait = Venter på, at alle sætter sig.
prompt-seeds = Gør terningerne klar …
prompt-lot = Vælger tilfældigt, hvem der begynder …
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
    [yes] Din tur: sæt en brik på et ledigt felt.
    [here] { $who }: sæt en brik på et ledigt felt.
   *[no] { $who } skal sætte en brik ind.
  }
prompt-set-down = { $you ->
    [yes] Sæt nu barrikaden ned.
    [here] { $who }: sæt nu barrikaden ned.
   *[no] { $who } skal sætte barrikaden ned.
  }
prompt-dice = { $you ->
    [yes] Din tur: hvilken terning er til skridt?
    [here] { $who }: hvilken terning er til skridt?
   *[no] { $who } skal vælge, hvilken terning der er til skridt.
  }
prompt-huff = { $you ->
    [yes] En brik kunne have slået, men gjorde det ikke: fjern den.
    [here] { $who }: en brik kunne have slået, men gjorde det ikke. Fjern den.
   *[no] { $who } skal fjerne en brik, der kunne have slået.
  }
prompt-go-on = { $you ->
    [yes] Fortsæt med samme brik, eller slut din tur.
    [here] { $who }: fortsæt med samme brik, eller slut din tur.
   *[no] Venter på { $who }.
  }
prompt-move-or-end = { $you ->
    [yes] Fortsæt, eller slut din tur.
    [here] { $who }: fortsæt, eller slut din tur.
   *[no] Venter på { $who }.
  }
prompt-pass = { $you ->
    [yes] Du kan ikke flytte, så du må stå over.
    [here] { $who } kan ikke flytte og må stå over.
   *[no] { $who } kan ikke flytte og må stå over.
  }
prompt-over = Spillet er slut.
counters = { $turns ->
    [one] Én tur
   *[other] { $turns } ture
  }, { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }
do-roll = Kast
do-pass = Stå over
do-end = Slut turen
do-steps = { $steps } til skridt, { $jumps } til spring
do-undo = Fortryd
do-ask-undo = Bed om at fortryde
do-hint = Tip
hint-thinking = Tænker …
do-draw = Tilbyd uafgjort
do-resign = Giv op
do-abort = Afbryd spillet
sure-resign = Vil du give op i dette spil?
sure-abort = Vil du afbryde dette spil? De andre skal sige ja, og ingen vinder.
sure-no = Spil videre
confirm-move = Spil dette træk
confirm-not = Ikke endnu
note-stuck = Brikken på { $cell } kan ikke flyttes lige nu.
looking-back = Du ser en tidligere stilling.
dice-show = Terningerne viser { $dice }.

## Spørgsmål

offer-label = Spørgsmål
offer-take-back = { $who } vil gerne fortryde sit seneste træk.
offer-draw = { $who } tilbyder uafgjort.
offer-abort = { $who } vil gerne afbryde spillet.
offer-waits = Venter på { $who }.
answer-yes = Ja
answer-no = Nej

## Hvordan det endte

result-you-won = Du vinder!
result-won = { $who } vinder.
result-shared = Delt sejr: { $who }.
result-broken-off = Spillet er afbrudt.
result-turns = { $turns ->
    [one] Spillet tog én tur.
   *[other] Spillet tog { $turns } ture.
  }
best-first = Din første løsning! Den er gemt som din bedste.
best-beaten = Ny personlig rekord! Din bedste før: { $turns ->
    [one] én tur
   *[other] { $turns } ture
  }, { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }.
best-stands = Din bedste: { $turns ->
    [one] én tur
   *[other] { $turns } ture
  }, { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }.
again = Spil igen
again-alone = Spil igen
again-go = Gå til det nye bord
record-download = Hent optegnelse
replay-open = Afspil

## Træk

moves-title = Træk
moves-none = Ingen træk endnu.
look-back-label = Blad i trækkene
look-first = Første træk
look-back = Forrige træk
look-next = Næste træk
look-last = Seneste træk

## Chat

chat-title = Chat
chat-none = Ingen beskeder endnu.
chat-label = Sig noget
chat-send = Send
chat-watcher = En, der ser på
chat-watching = { $name } (ser på)
chat-unread = { $count ->
    [one] én ny besked
   *[other] { $count } nye beskeder
  }

## Invitation

invite-title = Invitér
invite-sit = Alle med dette link kan sætte sig og spille.
invite-watch = Alle med dette link kan se på.
invite-link = Link
invite-copy = Kopiér
invite-copied = Kopieret
invite-share = Del
invite-code = Linket som QR-kode, der kan scannes med en telefon
invite-local = Denne adresse virker kun på denne enhed. Start serveren med --lan for at spille med andre på dit netværk.

## Mere

more-title = Mere
more-game = Afslut spillet
more-page = Bordets indstillinger
more-other = Andet
switch-sound = Lyde
switch-confirm = Bekræft hvert træk
switch-roll = Kast terningerne automatisk
switch-names = Vis koordinater
switch-turn = Drej brættet mod den, der har turen
open-rules = Regler
open-keys = Tastaturgenveje
open-console = Tekstkommandoer
move-seat = Flyt til en anden enhed
move-seat-code = Skriv denne kode i indstillingerne på din anden enhed. Den virker én gang og udløber om { $minutes ->
    [one] ét minut
   *[other] { $minutes } minutter
  }:

## Terninger, der kan kontrolleres

fair-open = Kontrollér terningerne
fair-open-lot = Kontrollér lodtrækningen
fair-about = Før det første kast låste serveren en hemmelighed fast, og hver spillers enhed føjede sit eget tal til. Hvert kast regnes ud fra dem alle, så ingen kunne vælge det. Når spillet er slut, bliver hemmeligheden afsløret, og du kan kontrollere alle kast.
fair-about-lot = Før spillet låste serveren en hemmelighed fast, og hver spillers enhed føjede sit eget tal til. Hvem der begynder, regnes ud fra dem alle, så ingen kunne vælge det. Når spillet er slut, bliver hemmeligheden afsløret, og du kan kontrollere lodtrækningen.
fair-commitment = Fingeraftryk (SHA-256 af hemmeligheden)
fair-salt = Tal fra { $who }
fair-seed = Serverens hemmelighed
fair-sealed = Den bliver afsløret, når spillet er slut.
fair-check = Kontrollér alle kast
fair-check-lot = Kontrollér lodtrækningen
fair-right = { $rolls ->
    [0] Der er ingen kast at kontrollere.
    [one] Ét kast kontrolleret: det er rigtigt.
   *[other] { $rolls } kast kontrolleret: alle er rigtige.
  }
fair-first = Lodtrækningen er rigtig: { $who } begynder.
fair-wrong-promise = Hemmeligheden passer ikke til sit fingeraftryk.
fair-wrong-first = Det var ikke den spiller, loddet faldt på, der begyndte.
fair-compared = Fingeraftrykket er det samme, som denne enhed fik vist i begyndelsen, og tallet, som denne enhed sendte, står i optegnelsen.
fair-compared-seal = Fingeraftrykket er det samme, som denne enhed fik vist i begyndelsen. Denne enhed sendte ikke noget tal.
fair-wrong-numbers = Nogle kast mangler eller har forkerte numre.
fair-wrong-roll = Tur { $turn }: dette kast er ikke det, tallene giver.
fair-wrong-commitment = Fingeraftrykket i optegnelsen er ikke det, denne enhed fik vist i begyndelsen. Serveren har skiftet sin hemmelighed ud.
fair-wrong-salt = Tallet, som denne enhed sendte til terningerne, mangler i optegnelsen eller er ændret.
fair-unable = Din browser kan kun kontrollere dette på en sikker side (https). Hent optegnelsen, og kontrollér den som vist nedenfor.
fair-needs-rules = Disse brikker blev placeret tilfældigt, og det kræver spillets regler at kontrollere det. Hent optegnelsen, og kontrollér den som vist nedenfor.
fair-by-hand = På en computer, hvor Spielhof er installeret:

## Hvad der fortælles til den, der lytter

told-began = Spillet begynder.
told-drawn = Tilfældigt valgt til at begynde: { $who }.
told-roll = { $who } kaster { $dice }.
told-steps = { $who }: { $die } er til skridt.
told-move = { $who }: { $from } til { $to }.
told-jumps = { $who }: { $from } til { $to }, { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }.
told-enter = { $who }: fra gården til { $to }.
told-place = { $who }: brik sat på { $to }.
told-set-down = { $who }: barrikade sat på { $to }.
told-swap = { $who }: { $from } og { $to } bytter plads.
told-off = { $who }: ud over kanten fra { $from }.
told-huff = { $who } fjerner brikken på { $cell }.
told-pass = { $who } står over.
told-end = { $who } slutter turen.
told-other = { $who }: { $action }.
told-lifted = Barrikaden på { $cell } er taget op.
told-hit = Slået på { $cell }: { $piece } skal tilbage til gården.
told-taken = Brikken på { $cell } er slået.
told-gone = Brikken på { $cell } forlader brættet.
told-took-back = { $who } fortrød { $count ->
    [one] ét træk
   *[other] { $count } træk
  }.
told-declined = { $who } siger nej.
told-resigned = { $who } giver op.
told-time-up = { $who } har ikke mere tid.
told-withheld = Der kom ikke et tilfældigt tal til terningerne i tide fra { $who }.
told-stood-in = En computer tager over for { $who }.
told-came-back = { $who } er tilbage.
told-holiday = { $who } er væk til { $until }.
told-sat = { $who } har sat sig.
told-ended = Spillet er slut.
told-free = { $cell } er tomt.
told-on = På { $cell }: { $piece }.
told-no-cell = { $cell } findes ikke på dette bræt.
told-pieces = { $piece }, { $count } på brættet: { $where }. { $yard ->
    [0] { "" }
    [one] I gården: { $yard }.
   *[other] I gården: { $yard }.
  }
piece-barricade = barrikade
piece-shared = brik
piece-marked = { $hue }, mærket

## Taster og tekstkommandoer

keys-board = På brættet går piletasterne fra felt til felt, Enter tager en brik op og sætter den ned, og Escape slipper den.
keys-on = Brug tastaturgenveje
key-roll = Kast
key-end = Slut turen, eller stå over
key-undo = Fortryd
key-hint = Tip: først brikken, så trækket, så grunden
key-turn = Drej brættet
key-board = Gå til brættet
key-back = Forrige træk
key-next = Næste træk
key-moves = Træk
key-console = Tekstkommandoer
key-help = Vis disse genveje
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
command-about-help = { $word }: vis disse kommandoer
command-about-last = { $word }: det seneste træk
command-about-turn = { $word }: hvem der har turen
command-about-what = { $word } c3: hvad der står på c3
command-about-moves = { $word } eller { $word } c3: de træk, du kan gøre
command-about-pieces = { $word }: hvor alle brikker står
command-about-roll = { $word }: kast terningerne
command-about-undo = { $word }: fortryd
command-about-hint = { $word }: hvad computeren ville gøre; igen for mere
command-about-why = { $word } c3-e5: hvorfor dette træk er tilladt eller ej
command-about-clock = { $word }: urene
command-about-players = { $word }: hvem der spiller
command-unknown = Det forstår jeg ikke. Skriv et træk som c3-e5, eller ”{ $help }”.
command-no-moves = Ingen træk der.

## Et spil at se på

replay-title = Afspil et spil
replay-about = Åbn en optegnelse for at se spillet træk for træk.
replay-file = Fil med optegnelse
replay-or-text = eller indsæt dens tekst
replay-show = Vis
replay-slider = Træk
replay-move = Træk { $move } af { $moves }
replay-play = Afspil
replay-stop = Stop
replay-link = Link til denne stilling
replay-review = Analyse
puzzle-make = Lav en opgave
replay-table = Tilbage til bordet
