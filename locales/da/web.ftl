# Webklientens sider. Det løbende bords ord står i table.ftl.

## Hver side

skip-to-content = Gå til indholdet
nav-label = Sider og udseende
to-gallery = Alle spil
theme-is-auto = Lyst eller mørkt, som enheden ønsker
theme-is-light = Lyst
theme-is-dark = Mørkt
missing-title = Her er intet
missing-text = Der er ingen side på denne adresse. Måske blev linket skåret over.
error-unreachable = Serveren kan ikke nås. Er der forbindelse til nettet?
error-missing = Det kender serveren ikke.
error-strange = Serveren svarede med en fejl ({ $status }).
try-again = Prøv igen

## Alle spil

gallery-title = Hvad skal vi spille?
gallery-lead = Barrikade, Halma med alle varianter, Kinaskak: mod computeren, med venner eller alene.
gallery-search = Søg
gallery-players = Spillere
gallery-surprise = Overrask mig
gallery-found = { $count ->
    [0] Intet spil fundet
    [one] Ét spil fundet
   *[other] { $count } spil fundet
  }
gallery-none = Intet spil passer. Prøv med færre ord eller et andet antal spillere.
group-barricade = Barrikade
group-square = Halma på kvadratet
group-star = Halma på stjernen
group-alone = Alene
group-other = Ikke Halma
players = { $count ->
    [one] Én spiller
   *[other] { $count } spillere
  }
# $range er en tekst som ”2–4”; $many er dens sidste tal.
players-range = { $many ->
    [one] For én
   *[other] { $range } spillere
  }
with-dice = med terninger
play-at-once = Spil { $game } med det samme
play-at-once-short = Spil straks
tables-mine = Spil videre
tables-listed = Borde, der venter på nogen
continue-your-turn = Din tur
continue-open = en ledig plads
continue-nameless = en gæst
tables-discard = Kassér dette spil: { $game }
tables-discard-sure = Kassér dette spil? Det slutter uden vinder.
tables-discard-resign = Kassér dette spil? Du giver op, og de andre får det at vide.
tables-discard-stand = Forlad dette bord? De andre venter videre på medspillere.
tables-discard-yes = Kassér
tables-discard-no = Behold

## Et spil, før det begynder

picture-of = { $game }: sådan begynder det
how-many = Hvor mange spiller?
who-plays = Hvem spiller?
chair-label = Hvem der spiller på plads { $seat }
chair-level-label = Computerens niveau på plads { $seat }
chair-me = Jeg
chair-here = En anden person her
chair-computer = Computer
chair-open = En ven via link
chair-computer-level = Computer, niveau { $level }
level-1 = 1 · blid
level-2 = 2 · let
level-3 = 3 · jævn
level-4 = 4 · god
level-5 = 5 · stærk
level-6 = 6 · stærkest
friends-note = Du får et link, du kan sende. Spillet begynder, når alle har sat sig.
start = Start
start-with-friends = Åbn bordet
house-rules = Husregler
house-rules-changed = { $count ->
    [one] én ændret
   *[other] { $count } ændret
  }
as-in-booklet = som i hæftet
as-booklet = hæftet
more-choices = Begyndelse, ur, tempo
more-choices-about = hvis du vil
who-begins = Hvem begynder?
begins-lot = Loddet afgør det
begins-seat = Spiller { $seat }
choose-clock = Ur
choose-clock-none = Intet ur
choose-clock-turn = { $seconds ->
    [one] ét sekund pr. træk
   *[other] { $seconds } sekunder pr. træk
  }
choose-clock-total = { $minutes } min. + { $increment } s pr. træk
choose-clock-days = { $days ->
    [one] én dag pr. træk
   *[other] { $days } dage pr. træk
  }
pace-quick = hurtigt
pace-calm = roligt
pace-slow = langsomt, så alt kan følges
allow-chat = Med chat
allow-hints = Med tips fra computeren
allow-listed = Enhver må finde bordet og sætte sig
more-about = Mere om { $game }
rules-link = Regler
edit-link = Egen stilling
from-booklet = Fra hæftet ”{ $booklet }”, { $section }.

## Hvad en husregel handler om, for den, der ikke kan se den

about-option-blocked = Hvad der hjælper mod modstandere i dit mål
about-option-places = Hvornår spillet slutter
about-option-colours = Hver spillers farver
about-option-layout = Hvordan farverne starter
about-option-movement = Hvordan brikker flyttes
about-option-jumps = Hvor langt der springes
about-option-leave-goal = Om brikker må forlade deres mål
about-option-line = Hvilke linjer der vinder
about-option-jumper = Hvad der sker med brikken, der er sprunget ud
about-option-teams = Hold
about-option-board = Brættet
about-option-directions = Hvor brikker må gå hen
about-option-captures = Hvor brikker slår
about-option-missed = Slag, der bliver overset
about-option-setup = Hvordan musene sættes ind
about-option-chain = Hvor tit en kat springer
about-option-opening = Hvem der begynder
about-option-entry = Om en brik skal sættes ind
about-option-no-barricade-rows = Hvor ingen barrikade må sættes
about-option-playing = Hvilke farver der spiller

## Regler

rules-of = { $game }: reglerne
rules-options = Vælges før spillet. Hæftets valg står først.
rules-or = Eller:
rules-play = Spil
rules-caption = Begyndelsen med { $count ->
    [one] én spiller
   *[other] { $count } spillere
  }.

## Egne stillinger

edit-title = { $game }: din egen stilling
edit-about = Vælg en brik, og klik på felter for at sætte den der eller tage den væk. Spil så videre fra stillingen.
edit-about-figure = Vælg en brik, og klik på felter for at sætte den der eller tage den væk; eller tegn din egen figur, der skal nås.
edit-brushes = Hvad der sættes
edit-free = ledigt
edit-barricade = barrikade
edit-shared = brik
edit-marked = { $colour }, den mærkede brik
edit-cell = { $cell }: { $piece }
edit-figure = Figur
edit-erase = Tag væk
edit-clear = Tøm alt
edit-usual = Den sædvanlige start
edit-good = Det kan spilles.
edit-turn = Hvem har turen?
edit-start = Spil herfra
edit-text = Som tekst
edit-text-about = Et tegn for hvert felt og linjer for alt, der ikke kan tegnes. Kopiér teksten for at gemme den, eller indsæt en.

## Indstillinger

settings-title = Indstillinger
setting-language = Sprog
setting-pace = Computernes tempo
setting-theme = Lyst eller mørkt
theme-auto = som enheden
theme-light = lyst
theme-dark = mørkt
setting-motion = Bevægelse
motion-auto = som enheden
motion-moving = brikker glider
motion-still = intet bevæger sig
settings-look = Udseende
setting-coordinates = Navne på rækker og kolonner
settings-play = Spil
setting-sound = Lyde
setting-confirm = Bekræft hvert træk
setting-confirm-about = Mod fingre, der smutter
setting-roll = Terningerne ruller selv
settings-me = Om dig
setting-name = Dit navn
setting-name-keep = Gem
setting-name-kept = Gemt.
settings-me-about = Navnet, som andre ser ved bordet. Der er ingen konti: denne browser husker dine pladser.
forget = Slet alt om mig
forget-sure = Ja, slet mit navn, og opgiv mine pladser
forget-not = Nej, behold det
setting-turn-along = Drej brættet mod den, der har turen
setting-turn-along-about = Når flere spiller på denne enhed
setting-shortcuts = Enkelte taster virker ved bordet
setting-code = En plads fra en anden enhed
setting-code-use = Tag plads
setting-code-about = Den anden enhed viser koden ved bordet, under ”Mere”.

## De bedste kendte spil, man spiller alene

best-known = Det bedste, vi kender: { $turns ->
    [one] ét træk
   *[other] { $turns } træk
  }, { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }.
best-watch = Se det bedste kendte spil
best-of = { $game }: det bedste kendte spil
link-copy = Kopiér linket
open-record = Se et gemt spil
continue-turn = På tur: { $who }
