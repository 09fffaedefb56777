# De pagina’s van de webclient. De woorden van de lopende tafel staan in table.ftl.

## Elke pagina

skip-to-content = Naar de inhoud
nav-label = Pagina’s en uiterlijk
to-gallery = Alle spellen
theme-is-auto = Licht of donker, zoals het apparaat
theme-is-light = Licht
theme-is-dark = Donker
missing-title = Hier is niets
missing-text = Op dit adres is geen pagina. Misschien is de link afgebroken.
error-unreachable = De server is niet te bereiken. Staat het netwerk aan?
error-missing = Dat kent de server niet.
error-strange = De server antwoordde met een fout ({ $status }).
try-again = Opnieuw

## Alle spellen

gallery-title = Wat gaan we spelen?
gallery-lead = Barricade, halma met al zijn varianten, Chinees dammen: tegen de computer, met vrienden of alleen.
gallery-search = Zoeken
gallery-players = Spelers
gallery-surprise = Verras me
gallery-found = { $count ->
    [0] Geen spel gevonden
    [one] Eén spel gevonden
   *[other] { $count } spellen gevonden
  }
gallery-none = Geen spel past. Probeer minder woorden of een ander aantal spelers.
group-barricade = Barricade
group-square = Halma op het vierkant
group-star = Halma op de ster
group-alone = Alleen
group-other = Andere spellen
players = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
  }
# $range is een tekst zoals “2–4”; $many is het laatste getal ervan.
players-range = { $many ->
    [one] Voor één
   *[other] { $range } spelers
  }
with-dice = dobbelspel
play-at-once = { $game } meteen spelen
play-at-once-short = Meteen spelen
tables-mine = Verder spelen
tables-listed = Tafels die op iemand wachten
continue-your-turn = Jouw beurt
continue-open = een vrije plaats
continue-nameless = een gast
tables-discard = Dit spel weggooien: { $game }
tables-discard-sure = Dit spel weggooien? Het eindigt zonder winnaar.
tables-discard-resign = Dit spel weggooien? Je geeft op en de anderen krijgen dat te horen.
tables-discard-stand = Deze tafel verlaten? De anderen wachten verder op spelers.
tables-discard-yes = Weggooien
tables-discard-no = Houden

## Een spel voordat het begint

picture-of = { $game }: zo begint het
how-many = Hoeveel spelen er?
who-plays = Wie speelt er?
chair-label = Wie speelt op plaats { $seat }
chair-level-label = Niveau van de computer op plaats { $seat }
chair-me = Ik
chair-here = Nog iemand hier
chair-computer = Computer
chair-open = Een vriend per link
chair-computer-level = Computer, niveau { $level }
level-1 = 1 · mild
level-2 = 2 · makkelijk
level-3 = 3 · redelijk
level-4 = 4 · goed
level-5 = 5 · sterk
level-6 = 6 · sterkst
friends-note = Je krijgt een link om te versturen. Het spel begint als iedereen zit.
start = Start
start-with-friends = Tafel openen
house-rules = Huisregels
house-rules-changed = { $count ->
    [one] één gewijzigd
   *[other] { $count } gewijzigd
  }
as-in-booklet = zoals in het boekje
as-booklet = boekje
more-choices = Begin, klok, tempo
more-choices-about = als je wilt
who-begins = Wie begint?
begins-lot = Het lot beslist
begins-seat = Speler { $seat }
choose-clock = Klok
choose-clock-none = Geen klok
choose-clock-turn = { $seconds ->
    [one] één seconde per beurt
   *[other] { $seconds } seconden per beurt
  }
choose-clock-total = { $minutes } min. + { $increment } s per beurt
choose-clock-days = { $days ->
    [one] één dag per beurt
   *[other] { $days } dagen per beurt
  }
pace-quick = snel
pace-calm = rustig
pace-slow = langzaam, om alles te volgen
allow-chat = Met chat
allow-hints = Met hints van de computer
allow-listed = Iedereen mag de tafel vinden en gaan zitten
more-about = Meer over { $game }
rules-link = Regels
edit-link = Eigen stelling
from-booklet = Uit het boekje “{ $booklet }”, { $section }.

## Waar een huisregel over gaat, voor wie hem niet kan zien

about-option-blocked = Wat helpt tegen tegenstanders in je doel
about-option-places = Wanneer het spel eindigt
about-option-colours = Kleuren van elke speler
about-option-layout = Hoe de kleuren beginnen
about-option-movement = Hoe pionnen gaan
about-option-jumps = Hoe ver sprongen gaan
about-option-leave-goal = Of pionnen hun doel mogen verlaten
about-option-line = Welke lijnen winnen
about-option-jumper = Wat er gebeurt met de pion die naar buiten is gesprongen
about-option-teams = Teams
about-option-board = Het bord
about-option-directions = Waar pionnen heen mogen
about-option-captures = Waar pionnen slaan
about-option-missed = Gemiste slagen
about-option-setup = Hoe de muizen worden neergezet
about-option-chain = Hoe vaak een kat springt
about-option-opening = Wie begint
about-option-entry = Of een pion in het spel gebracht moet worden
about-option-no-barricade-rows = Waar geen barricade mag worden neergezet
about-option-playing = Welke kleuren spelen

## Regels

rules-of = { $game }: de regels
rules-options = Te kiezen voor het spel. Wat het boekje kiest, staat eerst.
rules-or = Of:
rules-play = Spelen
rules-caption = Het begin met { $count ->
    [one] één speler
   *[other] { $count } spelers
  }.

## Eigen stellingen

edit-title = { $game }: een eigen stelling
edit-about = Kies een pion en klik op velden om hem neer te zetten of weg te halen. Speel dan verder vanuit de stelling.
edit-about-figure = Kies een pion en klik op velden om hem neer te zetten of weg te halen; of teken een eigen figuur als doel.
edit-brushes = Wat je neerzet
edit-free = vrij
edit-barricade = barricade
edit-shared = pion
edit-marked = { $colour }, de gemerkte pion
edit-cell = { $cell }: { $piece }
edit-figure = Figuur
edit-erase = Weghalen
edit-clear = Alles leeg
edit-usual = Gewoon begin
edit-good = Zo kun je spelen.
edit-turn = Wie is aan zet?
edit-start = Hiervandaan spelen
edit-text = Als tekst
edit-text-about = Een teken voor elk veld, en regels voor wat niet te tekenen is. Kopieer de tekst om hem te bewaren, of plak er een.

## Instellingen

settings-title = Instellingen
setting-language = Taal
setting-pace = Tempo van de computers
setting-theme = Licht of donker
theme-auto = automatisch
theme-light = licht
theme-dark = donker
setting-motion = Beweging
motion-auto = automatisch
motion-moving = pionnen glijden
motion-still = niets beweegt
settings-look = Uiterlijk
setting-coordinates = Namen van rijen en kolommen
settings-play = Spel
setting-sound = Geluiden
setting-confirm = Elke zet bevestigen
setting-confirm-about = Tegen uitglijdende vingers
setting-roll = Dobbelstenen rollen vanzelf
settings-me = Jij
setting-name = Je naam
setting-name-keep = Bewaren
setting-name-kept = Bewaard.
settings-me-about = De naam die anderen aan tafel zien. Er zijn geen accounts: deze browser bewaart je plaatsen.
forget = Alles over mij wissen
forget-sure = Ja, wis mijn naam en geef mijn plaatsen op
forget-not = Nee, bewaren
setting-turn-along = Bord draaien naar wie aan zet is
setting-turn-along-about = Als meerderen op dit apparaat spelen
setting-shortcuts = Losse toetsen doen iets aan tafel
setting-code = Een plaats van een ander apparaat
setting-code-use = Gaan zitten
setting-code-about = Het andere apparaat toont de code aan tafel, onder “Meer”.

## De beste bekende spellen die je alleen speelt

best-known = De beste die wij kennen: { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }, { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
  }.
best-watch = Het beste bekende spel bekijken
best-of = { $game }: het beste bekende spel
link-copy = Link kopiëren
open-record = Een opgenomen spel bekijken
continue-turn = Aan de beurt: { $who }
