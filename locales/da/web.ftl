# Webklientens sider. Det løbende bords ord står i table.ftl.

## Hver side

skip-to-content = Gå til indholdet
nav-label = Sider og udseende
nav-history = Mine spil
to-gallery = Alle spil
theme-is-auto = Lyst eller mørkt, som din enhed
theme-is-light = Lyst
theme-is-dark = Mørkt
missing-title = Her er ikke noget
missing-text = Der er ingen side på denne adresse. Måske mangler en del af linket.
error-unreachable = Serveren kan ikke nås. Er du på nettet?
error-missing = Det kunne serveren ikke finde.
error-strange = Serveren svarede med en fejl ({ $status }).
try-again = Prøv igen

## Alle spil

gallery-title = Hvad skal vi spille?
gallery-lead = Barrikade, Halma i alle varianter og Kinaskak: mod computeren, med venner eller alene.
gallery-search = Søg
gallery-players = Spillere
gallery-surprise = Overrask mig
gallery-quick = Hurtigt spil
tournament-link = Turnering
puzzles-link = Opgaver
gallery-found = { $count ->
    [0] Ingen spil fundet
    [one] Ét spil fundet
   *[other] { $count } spil fundet
  }
gallery-none = Ingen spil passer. Prøv med færre ord eller et andet antal spillere.
group-barricade = Barrikade
group-square = Halma på det kvadratiske bræt
group-star = Halma på stjernen
group-alone = Spil for én
group-other = Flere spil
players = { $count ->
    [one] Én spiller
   *[other] { $count } spillere
  }
# $range er en tekst som ”2–4”; $many er dens sidste tal.
players-range = { $many ->
    [one] Én spiller
   *[other] { $range } spillere
  }
with-dice = med terninger
play-at-once = Spil { $game } nu
play-at-once-short = Spil nu
tables-mine = Spil videre
tables-listed = Borde, der venter på spillere
tables-running = Spil at se på
continue-your-turn = Din tur
continue-open = en ledig plads
continue-nameless = en gæst
continue-away = { $name } (væk til { $until })
seat-bot = { $name } (bot)
tables-discard = Forlad dette spil: { $game }
tables-discard-sure = Forlad dette spil? Det slutter uden vinder.
tables-discard-resign = Forlad dette spil? Du giver op, og de andre får det at vide.
tables-discard-stand = Forlad dette bord? De andre bliver ved med at vente på spillere.
tables-discard-yes = Forlad
tables-discard-no = Bliv

## Et spil, før det begynder

picture-of = { $game }: startstillingen
how-many = Hvor mange spillere?
who-plays = Hvem spiller?
chair-label = Hvem der spiller på plads { $seat }
chair-level-label = Computerens niveau på plads { $seat }
chair-level-all = Alle computere
chair-me = Mig
chair-here = En anden her
chair-computer = Computer
chair-open = En ven via link
chair-computer-level = Computer, niveau { $level }
level-1 = 1 · meget let
level-2 = 2 · let
level-3 = 3 · middel
level-4 = 4 · svær
level-5 = 5 · meget svær
level-6 = 6 · ekspert
friends-note = Du får et link, du kan sende. Spillet begynder, når alle har sat sig.
start = Start
start-with-friends = Åbn bordet
house-rules = Husregler
house-rules-changed = { $count ->
    [one] én ændret
   *[other] { $count } ændret
  }
as-in-booklet = som i spillereglerne
as-booklet = spilleregler
more-choices = Hvem begynder, ur, tempo
more-choices-about = valgfrit
who-begins = Hvem begynder?
begins-lot = Tilfældigt
begins-seat = Spiller { $seat }
choose-clock = Ur
choose-clock-none = Intet ur
choose-clock-turn = { $seconds ->
    [one] ét sekund pr. tur
   *[other] { $seconds } sekunder pr. tur
  }
choose-clock-total = { $minutes } min. + { $increment } s pr. tur
choose-clock-days = { $days ->
    [one] én dag pr. tur
   *[other] { $days } dage pr. tur
  }
pace-quick = hurtigt
pace-calm = roligt
pace-slow = langsomt, så du kan følge hvert træk
allow-chat = Tillad chat
allow-hints = Tillad tips fra computeren
allow-listed = Alle kan finde bordet og være med
allow-listed-note = Ellers kan kun folk med dit link komme ind. Alle kan se på ved et spil på listen.
more-about = Mere om { $game }
rules-link = Regler
figures-link = Tal
figures-link-about = hvem der vinder, hvor længe det varer
edit-link = Opsæt en stilling
from-booklet = Fra spillereglerne til ”{ $booklet }”, { $section }.

## Hvad en husregel handler om, for den, der ikke kan se den

about-option-blocked = Hvad man kan gøre ved modstandere i sit mål
about-option-places = Hvornår spillet slutter
about-option-colours = Hver spillers farver
about-option-layout = Hvordan farverne begynder
about-option-movement = Hvordan brikker flyttes
about-option-jumps = Hvor langt man kan springe
about-option-leave-goal = Om brikker må forlade deres mål
about-option-line = Hvilke linjer der vinder
about-option-pieces = Hvor mange brikker du begynder med
about-option-jumper = Hvad der sker med brikken, der springer ud
about-option-teams = Hold
about-option-board = Brættet
about-option-directions = Hvor brikker kan gå hen
about-option-captures = Hvor brikker kan slå
about-option-missed = Hvad der sker, når nogen glemmer at slå
about-option-setup = Hvordan musene sættes ind
about-option-chain = Hvor mange gange en kat må springe
about-option-opening = Hvem der begynder
about-option-entry = Om man skal sætte en brik ind
about-option-no-barricade-rows = Hvor barrikader ikke må sættes
about-option-playing = Hvilke farver der spiller

## Regler

rules-of = { $game }: reglerne
rules-or = Eller:
rules-play = Spil
rules-caption = Startstillingen for { $count ->
    [one] én spiller
   *[other] { $count } spillere
  }.

## Egne stillinger

edit-title = { $game }: opsæt en stilling
edit-about = Vælg en brik, og klik på felter for at sætte den der eller fjerne den. Spil så videre fra den stilling.
edit-about-figure = Vælg en brik, og klik på felter for at sætte den der eller fjerne den, eller tegn din egen figur, der skal fyldes.
edit-brushes = Hvad du sætter
edit-free = tomt
edit-barricade = barrikade
edit-shared = brik
edit-marked = { $colour }, den mærkede brik
edit-cell = { $cell }: { $piece }
edit-figure = Figur
edit-erase = Fjern
edit-clear = Tøm brættet
edit-usual = Startstilling
edit-good = Denne stilling kan spilles.
edit-turn = Hvis tur er det?
edit-start = Spil herfra
edit-text = Som tekst
edit-text-about = Ét tegn for hvert felt på brættet og en linje for alt, der ikke kan tegnes. Kopiér teksten for at gemme den, eller indsæt en.

## Indstillinger

settings-title = Indstillinger
setting-language = Sprog
setting-pace = Computerens tempo
setting-theme = Lyst eller mørkt
theme-auto = som enheden
theme-light = lyst
theme-dark = mørkt
setting-motion = Animation
motion-auto = som enheden
motion-moving = brikker glider
motion-still = fra
settings-look = Udseende
setting-coordinates = Vis koordinater
settings-play = Spil
setting-sound = Lyde
setting-confirm = Bekræft hvert træk
setting-confirm-about = Forhindrer træk ved et uheld
setting-roll = Kast terningerne automatisk
settings-me = Dig
setting-name = Dit navn
setting-name-keep = Gem
setting-name-kept = Gemt.
settings-me-about = Navnet, som andre ser ved bordet. Ingen behøver en konto: denne browser husker dine pladser.
forget = Slet alt om mig
forget-sure = Ja, slet mit navn, og opgiv mine pladser
forget-not = Nej, annullér
setting-turn-along = Drej brættet mod den, der har turen
setting-turn-along-about = Når flere spiller på denne enhed
setting-shortcuts = Tastaturgenveje
setting-code = Flyt en plads hertil fra en anden enhed
setting-code-use = Sæt dig
setting-code-about = Find koden på den anden enhed: ved bordet, under ”Mere”.

## De bedste kendte spil, man spiller alene

best-known = Bedste kendte løsning: { $turns ->
    [one] én tur
   *[other] { $turns } ture
  }, { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }.
best-watch = Se det bedste kendte spil
best-of = { $game }: det bedste kendte spil
link-copy = Kopiér link
open-record = Afspil et gemt spil
continue-turn = Venter på { $who }
continue-left-days = { $count ->
    [one] { $count } dag tilbage
   *[other] { $count } dage tilbage
}
continue-left-hours = { $count ->
    [one] { $count } time tilbage
   *[other] { $count } timer tilbage
}
continue-left-minutes = { $count ->
    [one] { $count } minut tilbage
   *[other] { $count } minutter tilbage
}
continue-urgent = Haster:
