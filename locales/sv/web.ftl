# Webbklientens sidor. Det pågående bordets ord står i table.ftl.

## Varje sida

skip-to-content = Hoppa till innehållet
nav-label = Sidor och utseende
to-gallery = Alla spel
theme-is-auto = Ljust eller mörkt, som enheten vill
theme-is-light = Ljust
theme-is-dark = Mörkt
missing-title = Här finns inget
missing-text = Det finns ingen sida på den här adressen. Kanske kapades länken.
error-unreachable = Servern går inte att nå. Är nätet på?
error-missing = Det känner servern inte till.
error-strange = Servern svarade med ett fel ({ $status }).
try-again = Försök igen

## Alla spel

gallery-title = Vad ska vi spela?
gallery-lead = Barrikad, Halma med alla varianter, Kinaschack: mot datorn, med vänner eller ensam.
gallery-search = Sök
gallery-players = Spelare
gallery-surprise = Överraska mig
gallery-found = { $count ->
    [0] Inget spel hittades
    [one] Ett spel hittades
   *[other] { $count } spel hittades
  }
gallery-none = Inget spel passar. Försök med färre ord eller ett annat antal spelare.
group-barricade = Barrikad
group-square = Halma på kvadraten
group-star = Halma på stjärnan
group-alone = Ensam
group-other = Inte Halma
players = { $count ->
    [one] En spelare
   *[other] { $count } spelare
  }
# $range är en text som ”2–4”; $many är dess sista tal.
players-range = { $many ->
    [one] För en
   *[other] { $range } spelare
  }
with-dice = med tärningar
play-at-once = Spela { $game } direkt
play-at-once-short = Spela direkt
tables-mine = Spela vidare
tables-listed = Bord som väntar på någon
continue-your-turn = Din tur
continue-open = en ledig plats
continue-nameless = en gäst
tables-discard = Kasta det här partiet: { $game }
tables-discard-sure = Kasta det här partiet? Det slutar utan vinnare.
tables-discard-resign = Kasta det här partiet? Du ger upp och de andra får veta det.
tables-discard-stand = Lämna det här bordet? De andra väntar vidare på medspelare.
tables-discard-yes = Kasta
tables-discard-no = Behåll

## Ett spel innan det börjar

picture-of = { $game }: så börjar det
how-many = Hur många spelar?
who-plays = Vem spelar?
chair-label = Vem som spelar på plats { $seat }
chair-level-label = Datorns nivå på plats { $seat }
chair-me = Jag
chair-here = En annan person här
chair-computer = Dator
chair-open = En vän via länk
chair-computer-level = Dator, nivå { $level }
level-1 = 1 · mild
level-2 = 2 · lätt
level-3 = 3 · hygglig
level-4 = 4 · bra
level-5 = 5 · stark
level-6 = 6 · starkast
friends-note = Du får en länk att skicka. Spelet börjar när alla har satt sig.
start = Starta
start-with-friends = Öppna bordet
house-rules = Husregler
house-rules-changed = { $count ->
    [one] en ändrad
   *[other] { $count } ändrade
  }
as-in-booklet = som i häftet
as-booklet = häftet
more-choices = Början, klocka, tempo
more-choices-about = om du vill
who-begins = Vem börjar?
begins-lot = Lotten avgör
begins-seat = Spelare { $seat }
choose-clock = Klocka
choose-clock-none = Ingen klocka
choose-clock-turn = { $seconds ->
    [one] en sekund per drag
   *[other] { $seconds } sekunder per drag
  }
choose-clock-total = { $minutes } min + { $increment } s per drag
choose-clock-days = { $days ->
    [one] en dag per drag
   *[other] { $days } dagar per drag
  }
pace-quick = snabbt
pace-calm = lugnt
pace-slow = långsamt, för att hinna med
allow-chat = Med chatt
allow-hints = Med tips från datorn
allow-listed = Vem som helst får hitta bordet och sätta sig
more-about = Mer om { $game }
rules-link = Regler
edit-link = Egen ställning
from-booklet = Ur häftet ”{ $booklet }”, { $section }.

## Vad en husregel handlar om, för den som inte kan se den

about-option-blocked = Vad som hjälper mot motståndare i ditt mål
about-option-places = När spelet slutar
about-option-colours = Varje spelares färger
about-option-layout = Hur färgerna börjar
about-option-movement = Hur pjäser flyttas
about-option-jumps = Hur långt hopp går
about-option-leave-goal = Om pjäser får lämna sitt mål
about-option-line = Vilka linjer som vinner
about-option-jumper = Vad som händer med pjäsen som har hoppat ut
about-option-teams = Lag
about-option-board = Brädet
about-option-directions = Vart pjäser får gå
about-option-captures = Var pjäser slår
about-option-missed = När någon missar att slå
about-option-setup = Hur mössen sätts ut
about-option-chain = Hur ofta en katt hoppar
about-option-opening = Vem som börjar
about-option-entry = Om en pjäs måste sättas in
about-option-no-barricade-rows = Var ingen barrikad får sättas
about-option-playing = Vilka färger som spelar

## Regler

rules-of = { $game }: reglerna
rules-options = Väljs före spelet. Häftets val står först.
rules-or = Eller:
rules-play = Spela
rules-caption = Början med { $count ->
    [one] en spelare
   *[other] { $count } spelare
  }.

## Egna ställningar

edit-title = { $game }: en egen ställning
edit-about = Välj en pjäs och klicka på rutor för att sätta den där eller ta bort den. Spela sedan vidare från ställningen.
edit-about-figure = Välj en pjäs och klicka på rutor för att sätta den där eller ta bort den; eller rita en egen figur att nå.
edit-brushes = Vad som sätts
edit-free = ledig
edit-barricade = barrikad
edit-shared = pjäs
edit-marked = { $colour }, den märkta pjäsen
edit-cell = { $cell }: { $piece }
edit-figure = Figur
edit-erase = Ta bort
edit-clear = Töm allt
edit-usual = Vanlig början
edit-good = Det går att spela.
edit-turn = Vem är vid draget?
edit-start = Spela härifrån
edit-text = Som text
edit-text-about = Ett tecken för varje ruta, och rader för allt som inte går att rita. Kopiera texten för att spara den, eller klistra in en.

## Inställningar

settings-title = Inställningar
setting-language = Språk
setting-pace = Datorernas tempo
setting-theme = Ljust eller mörkt
theme-auto = som enheten
theme-light = ljust
theme-dark = mörkt
setting-motion = Rörelse
motion-auto = som enheten
motion-moving = pjäser glider
motion-still = inget rör sig
settings-look = Utseende
setting-coordinates = Namn på rader och kolumner
settings-play = Spel
setting-sound = Ljud
setting-confirm = Bekräfta varje drag
setting-confirm-about = Mot fingrar som slinter
setting-roll = Tärningarna rullar själva
settings-me = Om dig
setting-name = Ditt namn
setting-name-keep = Spara
setting-name-kept = Sparat.
settings-me-about = Namnet som andra ser vid bordet. Det finns inga konton: den här webbläsaren minns dina platser.
forget = Radera allt om mig
forget-sure = Ja, radera mitt namn och lämna mina platser
forget-not = Nej, behåll det
setting-turn-along = Vrid brädet mot den som drar
setting-turn-along-about = När flera spelar vid den här enheten
setting-shortcuts = Enstaka tangenter fungerar vid bordet
setting-code = En plats från en annan enhet
setting-code-use = Sätt dig
setting-code-about = Den andra enheten visar koden vid bordet, under ”Mer”.

## De bästa kända partierna på egen hand

best-known = Det bästa vi känner till: { $turns ->
    [one] ett drag
   *[other] { $turns } drag
  }, { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }.
best-watch = Se det bästa kända partiet
best-of = { $game }: det bästa kända partiet
link-copy = Kopiera länken
open-record = Se ett sparat parti
continue-turn = På tur: { $who }
