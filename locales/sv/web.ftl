# Webbklientens sidor. Det pågående bordets ord står i table.ftl.

## Varje sida

skip-to-content = Hoppa till innehållet
nav-label = Sidor och utseende
nav-history = Mina spel
to-gallery = Alla spel
theme-is-auto = Ljust eller mörkt, som på enheten
theme-is-light = Ljust
theme-is-dark = Mörkt
missing-title = Här finns inget
missing-text = Det finns ingen sida på den här adressen. En del av länken kanske saknas.
error-unreachable = Det går inte att nå servern. Är du uppkopplad?
error-missing = Servern kunde inte hitta det här.
error-strange = Servern svarade med ett fel ({ $status }).
try-again = Försök igen

## Alla spel

gallery-title = Vad ska vi spela?
gallery-lead = Barricade, Halma i alla varianter och Kinaschack: mot datorn, med vänner eller på egen hand.
gallery-search = Sök
gallery-players = Spelare
gallery-surprise = Överraska mig
gallery-quick = Snabbspel
tournament-link = Turnering
puzzles-link = Uppgifter
gallery-found = { $count ->
    [0] Inga spel hittades
    [one] Ett spel hittades
   *[other] { $count } spel hittades
  }
gallery-none = Inga spel passar. Försök med färre ord eller ett annat antal spelare.
group-barricade = Barricade
group-square = Halma på det kvadratiska brädet
group-star = Halma på stjärnan
group-alone = Spel på egen hand
group-other = Fler spel
players = { $count ->
    [one] En spelare
   *[other] { $count } spelare
  }
# $range är en text som ”2–4”; $many är dess sista tal.
players-range = { $many ->
    [one] En spelare
   *[other] { $range } spelare
  }
with-dice = med tärning
play-at-once = Spela { $game } nu
play-at-once-short = Spela nu
tables-mine = Fortsätt spela
tables-listed = Bord som väntar på spelare
tables-running = Spel att titta på
continue-your-turn = Din tur
continue-open = en ledig plats
continue-nameless = en gäst
continue-away = { $name } (borta till { $until })
seat-bot = { $name } (bot)
tables-discard = Lämna det här spelet: { $game }
tables-discard-sure = Lämna det här spelet? Det slutar utan vinnare.
tables-discard-resign = Lämna det här spelet? Du ger upp, och de andra får veta det.
tables-discard-stand = Lämna det här bordet? De andra fortsätter vänta på spelare.
tables-discard-yes = Lämna
tables-discard-no = Stanna

## Ett spel innan det börjar

picture-of = { $game }: startställningen
how-many = Hur många spelare?
who-plays = Vilka spelar?
chair-label = Vem som spelar på plats { $seat }
chair-level-label = Datorns nivå på plats { $seat }
chair-level-all = Alla datorer
chair-me = Jag
chair-here = Någon annan här
chair-computer = Dator
chair-open = En vän, via länk
chair-computer-level = Dator, nivå { $level }
level-1 = 1 · mycket lätt
level-2 = 2 · lätt
level-3 = 3 · medel
level-4 = 4 · svår
level-5 = 5 · mycket svår
level-6 = 6 · expert
friends-note = Du får en länk att skicka. Spelet börjar när alla har satt sig.
start = Starta
start-with-friends = Öppna bordet
house-rules = Husregler
house-rules-changed = { $count ->
    [one] en ändrad
   *[other] { $count } ändrade
  }
as-in-booklet = som i spelreglerna
as-booklet = spelreglerna
more-choices = Vem som börjar, klocka, tempo
more-choices-about = valfritt
who-begins = Vem börjar?
begins-lot = Slumpen avgör
begins-seat = Spelare { $seat }
choose-clock = Klocka
choose-clock-none = Ingen klocka
choose-clock-turn = { $seconds ->
    [one] en sekund per tur
   *[other] { $seconds } sekunder per tur
  }
choose-clock-total = { $minutes } min + { $increment } s per tur
choose-clock-days = { $days ->
    [one] en dag per tur
   *[other] { $days } dagar per tur
  }
pace-quick = snabbt
pace-calm = lugnt
pace-slow = långsamt, så att du kan följa varje drag
allow-chat = Tillåt chatt
allow-hints = Tillåt tips från datorn
allow-listed = Alla kan hitta det här bordet och vara med
allow-listed-note = Annars kommer bara de som har din länk in. Alla kan titta på ett spel i listan.
more-about = Mer om { $game }
rules-link = Regler
figures-link = Siffror
figures-link-about = vem som vinner, hur länge det tar
edit-link = Egen ställning
from-booklet = Ur spelreglerna till ”{ $booklet }”, { $section }.

## Vad varje husregel handlar om, för skärmläsare

about-option-blocked = Vad du kan göra åt motståndare i ditt mål
about-option-places = När spelet slutar
about-option-colours = Varje spelares färger
about-option-layout = Hur färgerna börjar
about-option-movement = Hur pjäser flyttas
about-option-jumps = Hur långt ett hopp går
about-option-leave-goal = Om pjäser får lämna sitt mål
about-option-line = Vilka linjer som vinner
about-option-pieces = Hur många pjäser du börjar med
about-option-jumper = Vad som händer med pjäsen som hoppar ut
about-option-teams = Lag
about-option-board = Brädet
about-option-directions = Vart pjäser får flyttas
about-option-captures = Var pjäser får slå
about-option-missed = Vad som händer när någon missar att slå
about-option-setup = Hur mössen sätts ut
about-option-chain = Hur många gånger en katt får hoppa
about-option-opening = Vem som börjar
about-option-entry = Om du måste sätta in en pjäs
about-option-no-barricade-rows = Var hinder inte får sättas
about-option-playing = Vilka färger som spelar

## Regler

rules-of = { $game }: reglerna
rules-or = Eller:
rules-play = Spela
rules-caption = Startställningen för { $count ->
    [one] en spelare
   *[other] { $count } spelare
  }.

## Egna ställningar

edit-title = { $game }: en egen ställning
edit-about = Välj en pjäs och klicka på rutor för att sätta dit eller ta bort den. Börja sedan spela från den ställningen.
edit-about-figure = Välj en pjäs och klicka på rutor för att sätta dit eller ta bort den, eller rita en egen figur att fylla.
edit-brushes = Vad du sätter ut
edit-free = tom
edit-barricade = hinder
edit-shared = pjäs
edit-marked = { $colour }, den märkta pjäsen
edit-cell = { $cell }: { $piece }
edit-figure = Figur
edit-erase = Ta bort
edit-clear = Töm brädet
edit-usual = Startställning
edit-good = Den här ställningen går att spela.
edit-turn = Vems tur är det?
edit-start = Spela härifrån
edit-text = Som text
edit-text-about = Ett tecken för varje ruta på brädet, plus en rad för sådant som inte går att rita. Kopiera texten för att spara den, eller klistra in en.

## Inställningar

settings-title = Inställningar
setting-language = Språk
setting-pace = Datorns tempo
setting-theme = Ljust eller mörkt
theme-auto = som enheten
theme-light = ljust
theme-dark = mörkt
setting-motion = Animation
motion-auto = som enheten
motion-moving = pjäserna glider
motion-still = av
settings-look = Utseende
setting-coordinates = Visa koordinater
settings-play = Spel
setting-sound = Ljud
setting-confirm = Bekräfta varje drag
setting-confirm-about = Skyddar mot drag av misstag
setting-roll = Kasta tärningarna automatiskt
settings-me = Du
setting-name = Ditt namn
setting-name-keep = Spara
setting-name-kept = Sparat.
settings-me-about = Namnet som andra ser vid bordet. Ingen behöver ett konto: den här webbläsaren minns dina platser.
forget = Radera allt om mig
forget-sure = Ja, radera mitt namn och lämna mina platser
forget-not = Nej, avbryt
setting-turn-along = Vrid brädet mot den som är på tur
setting-turn-along-about = När flera spelar på den här enheten
setting-shortcuts = Kortkommandon
setting-code = Flytta hit en plats från en annan enhet
setting-code-use = Sätt dig
setting-code-about = Du får koden på den andra enheten: vid bordet, under ”Mer”.

## De bästa kända lösningarna av spelen på egen hand

best-known = Bästa kända lösning: { $turns ->
    [one] en tur
   *[other] { $turns } turer
  }, { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }.
best-watch = Se den bästa kända lösningen
best-of = { $game }: den bästa kända lösningen
link-copy = Kopiera länk
open-record = Spela upp ett sparat spel
continue-turn = Väntar på { $who }
continue-left-days = { $count ->
    [one] { $count } dag kvar
   *[other] { $count } dagar kvar
}
continue-left-hours = { $count ->
    [one] { $count } timme kvar
   *[other] { $count } timmar kvar
}
continue-left-minutes = { $count ->
    [one] { $count } minut kvar
   *[other] { $count } minuter kvar
}
continue-urgent = Bråttom:
