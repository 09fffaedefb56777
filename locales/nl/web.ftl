# De pagina’s van de webclient. De woorden van de lopende tafel staan in table.ftl.

## Elke pagina

skip-to-content = Naar de inhoud
nav-label = Pagina’s en uiterlijk
nav-history = Mijn spellen
to-gallery = Alle spellen
theme-is-auto = Licht of donker, net als je apparaat
theme-is-light = Licht
theme-is-dark = Donker
missing-title = Hier is niets
missing-text = Op dit adres is geen pagina. Misschien ontbreekt er een stuk van de link.
error-unreachable = De server is niet bereikbaar. Ben je online?
error-missing = De server kon dit niet vinden.
error-strange = De server antwoordde met een fout ({ $status }).
try-again = Opnieuw proberen

## Alle spellen

gallery-title = Wat gaan we spelen?
gallery-lead = Barricade, halma met al zijn varianten en Chinees dammen: tegen de computer, met vrienden of in je eentje.
gallery-search = Zoeken
gallery-players = Spelers
gallery-surprise = Verras me
gallery-quick = Snel spel
tournament-link = Toernooi
puzzles-link = Puzzels
gallery-found = { $count ->
    [0] Geen spellen gevonden
    [one] Eén spel gevonden
   *[other] { $count } spellen gevonden
  }
gallery-none = Geen passend spel gevonden. Probeer minder woorden of een ander aantal spelers.
group-barricade = Barricade
group-square = Halma op het vierkante bord
group-star = Halma op de ster
group-alone = Solospellen
group-other = Meer spellen
players = { $count ->
    [one] Eén speler
   *[other] { $count } spelers
  }
# $range is een tekst zoals “2–4”; $many is het laatste getal ervan.
players-range = { $many ->
    [one] Eén speler
   *[other] { $range } spelers
  }
with-dice = met dobbelstenen
play-at-once = Nu { $game } spelen
play-at-once-short = Nu spelen
tables-mine = Verderspelen
tables-listed = Tafels die op spelers wachten
tables-running = Spellen om naar te kijken
continue-your-turn = Jouw beurt
continue-open = een vrije plaats
continue-nameless = een gast
continue-away = { $name } (weg tot { $until })
seat-bot = { $name } (bot)
tables-discard = Dit spel verlaten: { $game }
tables-discard-sure = Dit spel verlaten? Het eindigt dan zonder winnaar.
tables-discard-resign = Dit spel verlaten? Je geeft dan op, en de anderen krijgen dat te horen.
tables-discard-stand = Deze tafel verlaten? De anderen blijven op spelers wachten.
tables-discard-yes = Verlaten
tables-discard-no = Blijven

## Een spel voordat het begint

picture-of = { $game }: de beginstelling
how-many = Hoeveel spelers?
who-plays = Wie speelt er mee?
chair-label = Wie is speler { $seat }
chair-level-label = Niveau van de computer als speler { $seat }
chair-level-all = Alle computers
chair-me = Ik
chair-here = Iemand anders hier
chair-computer = Computer
chair-open = Een vriend, via link
chair-computer-level = Computer, niveau { $level }
level-1 = 1 · heel makkelijk
level-2 = 2 · makkelijk
level-3 = 3 · gemiddeld
level-4 = 4 · moeilijk
level-5 = 5 · heel moeilijk
level-6 = 6 · expert
friends-note = Je krijgt een link om te versturen. Het spel begint zodra iedereen zit.
start = Beginnen
start-with-friends = Tafel openen
house-rules = Huisregels
house-rules-changed = { $count ->
    [one] één gewijzigd
   *[other] { $count } gewijzigd
  }
as-in-booklet = volgens de spelregels
as-booklet = spelregels
more-choices = Wie begint, klok, tempo
more-choices-about = niet verplicht
who-begins = Wie begint?
begins-lot = Willekeurig
begins-seat = Speler { $seat }
choose-clock = Klok
choose-clock-none = Geen klok
choose-clock-turn = { $seconds ->
    [one] één seconde per beurt
   *[other] { $seconds } seconden per beurt
  }
choose-clock-total = { $minutes } min + { $increment } s per beurt
choose-clock-days = { $days ->
    [one] één dag per beurt
   *[other] { $days } dagen per beurt
  }
pace-quick = snel
pace-calm = rustig
pace-slow = langzaam, zodat je elke zet kunt volgen
allow-chat = Chat toestaan
allow-hints = Hints van de computer toestaan
allow-listed = Iedereen kan deze tafel vinden en meespelen
allow-listed-note = Anders kan alleen wie jouw link heeft binnenkomen. Bij een spel in de lijst kan iedereen meekijken.
more-about = Meer over { $game }
rules-link = Regels
figures-link = Cijfers
figures-link-about = wie er wint, hoe lang het duurt
edit-link = Stelling opzetten
from-booklet = Uit de spelregels “{ $booklet }”, { $section }.

## Waar een huisregel over gaat, voor wie hem niet kan zien

about-option-blocked = Wat je kunt doen tegen tegenstanders in je doel
about-option-places = Wanneer het spel eindigt
about-option-colours = De kleuren van elke speler
about-option-layout = Hoe de kleuren beginnen
about-option-movement = Hoe pionnen bewegen
about-option-jumps = Hoe ver sprongen gaan
about-option-leave-goal = Of pionnen hun doel weer uit mogen
about-option-line = Welke lijnen winnen
about-option-pieces = Met hoeveel pionnen je begint
about-option-jumper = Wat er gebeurt met de pion die naar buiten springt
about-option-teams = Teams
about-option-board = Het bord
about-option-directions = Waar pionnen heen mogen
about-option-captures = Waar pionnen mogen slaan
about-option-missed = Wat er gebeurt als een slag wordt gemist
about-option-setup = Hoe de muizen worden neergezet
about-option-chain = Hoe vaak een kat mag springen
about-option-opening = Wie begint
about-option-entry = Of je een pion in het spel moet brengen
about-option-no-barricade-rows = Waar je geen barricades mag neerzetten
about-option-playing = Welke kleuren spelen

## Regels

rules-of = { $game }: de regels
rules-or = Of:
rules-play = Spelen
rules-caption = De beginstelling voor { $count ->
    [one] één speler
   *[other] { $count } spelers
  }.

## Eigen stellingen

edit-title = { $game }: een stelling opzetten
edit-about = Kies een pion en klik op velden om hem neer te zetten of weg te halen. Speel dan verder vanuit die stelling.
edit-about-figure = Kies een pion en klik op velden om hem neer te zetten of weg te halen, of teken een eigen figuur om te vullen.
edit-brushes = Wat je neerzet
edit-free = leeg
edit-barricade = barricade
edit-shared = pion
edit-marked = { $colour }, de gemarkeerde pion
edit-cell = { $cell }: { $piece }
edit-figure = Figuur
edit-erase = Weghalen
edit-clear = Bord leegmaken
edit-usual = Beginstelling
edit-good = Deze stelling kun je spelen.
edit-turn = Wie is aan de beurt?
edit-start = Vanaf hier spelen
edit-text = Als tekst
edit-text-about = Eén teken voor elk veld van het bord, plus een regel voor alles wat niet te tekenen is. Kopieer de tekst om hem te bewaren, of plak er een in.

## Instellingen

settings-title = Instellingen
setting-language = Taal
setting-pace = Tempo van de computer
setting-theme = Licht of donker
theme-auto = net als apparaat
theme-light = licht
theme-dark = donker
setting-motion = Animatie
motion-auto = net als apparaat
motion-moving = pionnen glijden
motion-still = uit
settings-look = Uiterlijk
setting-coordinates = Coördinaten tonen
settings-play = Spelen
setting-sound = Geluiden
setting-confirm = Elke zet bevestigen
setting-confirm-about = Voorkomt onbedoelde zetten
setting-roll = Automatisch gooien
settings-me = Jij
setting-name = Je naam
setting-name-keep = Opslaan
setting-name-kept = Opgeslagen.
settings-me-about = De naam die anderen aan tafel zien. Niemand heeft een account nodig: deze browser onthoudt je plaatsen.
forget = Alles over mij wissen
forget-sure = Ja, wis mijn naam en geef mijn plaatsen op
forget-not = Nee, annuleren
setting-turn-along = Bord draaien naar wie aan de beurt is
setting-turn-along-about = Als je met meer mensen op dit apparaat speelt
setting-shortcuts = Sneltoetsen
setting-code = Een plaats van een ander apparaat hierheen halen
setting-code-use = Gaan zitten
setting-code-about = De code vind je op het andere apparaat: aan tafel, onder “Meer”.

## De beste bekende spellen die je alleen speelt

best-known = Beste bekende oplossing: { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }, { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
  }.
best-watch = Het beste bekende spel bekijken
best-of = { $game }: het beste bekende spel
link-copy = Link kopiëren
open-record = Een opgeslagen spel terugkijken
continue-turn = Wachten op { $who }
continue-left-days = { $count ->
    [one] nog { $count } dag
   *[other] nog { $count } dagen
}
continue-left-hours = { $count ->
    [one] nog { $count } uur
   *[other] nog { $count } uur
}
continue-left-minutes = { $count ->
    [one] nog { $count } minuut
   *[other] nog { $count } minuten
}
continue-urgent = Dringend:
