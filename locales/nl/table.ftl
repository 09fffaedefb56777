# De pagina van een lopende tafel, en van een spel dat is afgelopen.

table-loading = De tafel wordt klaargezet…
line-reconnecting = Verbinding verbroken. Je plaats blijft van jou; er wordt opnieuw verbinding gemaakt…
line-now = Nu proberen
players-label = Spelers
panels-label = Panelen
panel-label = Paneel
panel-close = Sluiten
turn-board = Bord draaien
watching = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } mensen kijken mee.
  }

## Plaatsen

seat-number = Speler { $seat }
seat-open = vrij
seat-computer = computer, niveau { $level }
seat-level = niveau { $level }
seat-stand-in = weg; een computer van niveau { $level } valt in
seat-you = jij
seat-here = hier
seat-away = weg
seat-holiday = weg tot { $until }
seat-acts = aan de beurt
seat-taken = { $count ->
    [one] één geslagen
   *[other] { $count } geslagen
  }
seat-rank = { $rank }e
sit-here = Gaan zitten en spelen
sit-here-too = Ook hier zitten
sit-name = Je naam (hoeft niet)
sit-as = Je speelt
sit-no-invite = Er is nog een plaats vrij, maar je hebt een uitnodiging nodig om te gaan zitten. Vraag om de link.
clock-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
  } { $hours } u
clock-none = Er is geen klok.

## Wat er te doen is. $you is “yes” voor de lezer, “here” voor een van de mensen aan dit apparaat, “no” voor anderen

prompt-wait = Wachten tot iedereen zit.
prompt-seeds = De dobbelstenen worden klaargelegd…
prompt-lot = Er wordt geloot wie begint…
prompt-roll = { $you ->
    [yes] Jouw beurt: gooi.
    [here] { $who }: gooi.
   *[no] Wachten tot { $who } gooit.
  }
prompt-move = { $you ->
    [yes] Jouw beurt: verplaats een pion.
    [here] { $who }: verplaats een pion.
   *[no] Wachten op een zet van { $who }.
  }
prompt-place = { $you ->
    [yes] Jouw beurt: zet een pion op een vrij veld.
    [here] { $who }: zet een pion op een vrij veld.
   *[no] Wachten tot { $who } een pion neerzet.
  }
prompt-set-down = { $you ->
    [yes] Zet nu de barricade neer.
    [here] { $who }: zet nu de barricade neer.
   *[no] Wachten tot { $who } de barricade neerzet.
  }
prompt-dice = { $you ->
    [yes] Jouw beurt: welke dobbelsteen is voor de stappen?
    [here] { $who }: welke dobbelsteen is voor de stappen?
   *[no] Wachten tot { $who } kiest welke dobbelsteen voor de stappen is.
  }
prompt-huff = { $you ->
    [yes] Er is een slag gemist: neem die pion weg.
    [here] { $who }: er is een slag gemist. Neem die pion weg.
   *[no] Wachten tot { $who } een pion wegneemt die een slag heeft gemist.
  }
prompt-go-on = { $you ->
    [yes] Ga verder met dezelfde pion, of beëindig je beurt.
    [here] { $who }: ga verder met dezelfde pion, of beëindig je beurt.
   *[no] Wachten tot { $who } verdergaat.
  }
prompt-move-or-end = { $you ->
    [yes] Ga verder, of beëindig je beurt.
    [here] { $who }: ga verder, of beëindig je beurt.
   *[no] Wachten tot { $who } verdergaat.
  }
prompt-pass = { $you ->
    [yes] Je kunt geen zet doen, dus moet je passen.
    [here] { $who } kan geen zet doen en moet passen.
   *[no] { $who } kan geen zet doen en moet passen.
  }
prompt-over = Het spel is afgelopen.
counters = { $turns ->
    [one] Eén beurt
   *[other] { $turns } beurten
  }, { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
  }
do-roll = Gooien
do-pass = Passen
do-end = Beurt beëindigen
do-steps = { $steps } voor stappen, { $jumps } voor sprongen
do-undo = Terugnemen
do-ask-undo = Terugnemen vragen
do-hint = Hint
hint-thinking = Denkt na…
do-draw = Gelijkspel voorstellen
do-resign = Opgeven
do-abort = Spel afbreken
sure-resign = Dit spel opgeven?
sure-abort = Dit spel afbreken? De anderen moeten het ermee eens zijn, en niemand wint.
sure-no = Doorspelen
confirm-move = Deze zet spelen
confirm-not = Nog niet
note-stuck = De pion op { $cell } kan nu geen kant op.
looking-back = Je bekijkt een eerdere stelling.
dice-show = De dobbelstenen geven { $dice } aan.

## Vragen

offer-label = Vraag
offer-take-back = { $who } wil graag de laatste zet terugnemen.
offer-draw = { $who } stelt gelijkspel voor.
offer-abort = { $who } wil het spel graag afbreken.
offer-waits = Wachten op { $who }.
answer-yes = Ja
answer-no = Nee

## Hoe het afliep

result-you-won = Je hebt gewonnen!
result-won = { $who } wint.
result-shared = Gedeelde winst: { $who }.
result-broken-off = Spel afgebroken.
result-turns = { $turns ->
    [one] Het spel duurde één beurt.
   *[other] Het spel duurde { $turns } beurten.
  }
best-first = Je eerste oplossing! Die is bewaard als je beste.
best-beaten = Een nieuw persoonlijk record! Je vorige record: { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }, { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
  }.
best-stands = Je record: { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }, { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
  }.
again = Nog een keer
again-alone = Nog een keer
again-go = Naar de nieuwe tafel
record-download = Verslag downloaden
replay-open = Terugkijken

## Zetten

moves-title = Zetten
moves-none = Nog geen zetten.
look-back-label = Door de zetten bladeren
look-first = Eerste zet
look-back = Vorige zet
look-next = Volgende zet
look-last = Laatste zet

## Chat

chat-title = Chat
chat-none = Nog geen berichten.
chat-label = Zeg iets
chat-send = Versturen
chat-watcher = Iemand die meekijkt
chat-watching = { $name } (kijkt mee)
chat-unread = { $count ->
    [one] één nieuw bericht
   *[other] { $count } nieuwe berichten
  }

## Uitnodiging

invite-title = Uitnodigen
invite-sit = Iedereen met deze link kan gaan zitten en meespelen.
invite-watch = Iedereen met deze link kan meekijken.
invite-link = Link
invite-copy = Kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-code = De link als QR-code om met een telefoon te scannen
invite-local = Dit adres werkt alleen op dit apparaat. Start de server met --lan om met anderen op je netwerk te spelen.

## Meer

more-title = Meer
more-game = Spel beëindigen
more-page = Tafelinstellingen
more-other = Overig
switch-sound = Geluiden
switch-confirm = Elke zet bevestigen
switch-roll = Automatisch gooien
switch-names = Coördinaten tonen
switch-turn = Bord draaien naar wie aan de beurt is
open-rules = Regels
open-keys = Sneltoetsen
open-console = Tekstopdrachten
move-seat = Naar ander apparaat
move-seat-code = Typ deze code in de instellingen op je andere apparaat. Hij werkt één keer en verloopt over { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  }:

## Dobbelstenen die na te gaan zijn

fair-open = Worpen controleren
fair-open-lot = Loting controleren
fair-about = Vóór de eerste worp heeft de server een geheim vastgelegd, en het apparaat van elke speler voegde een eigen getal toe. Elke worp wordt uit al die getallen berekend, dus niemand kon hem kiezen. Als het spel is afgelopen, wordt het geheim onthuld en kun je elke worp controleren.
fair-about-lot = Vóór het spel heeft de server een geheim vastgelegd, en het apparaat van elke speler voegde een eigen getal toe. Wie begint, wordt uit al die getallen berekend, dus niemand kon het kiezen. Als het spel is afgelopen, wordt het geheim onthuld en kun je de loting controleren.
fair-commitment = Vingerafdruk (SHA-256 van het geheim)
fair-salt = Getal van { $who }
fair-seed = Het geheim van de server
fair-sealed = Het wordt onthuld als het spel is afgelopen.
fair-check = Alle worpen controleren
fair-check-lot = Loting controleren
fair-right = { $rolls ->
    [0] Er zijn geen worpen om te controleren.
    [one] Eén worp gecontroleerd: hij klopt.
   *[other] { $rolls } worpen gecontroleerd: ze kloppen allemaal.
  }
fair-first = De loting klopt: { $who } begint.
fair-wrong-promise = Het geheim past niet bij zijn vingerafdruk.
fair-wrong-first = Niet de speler die het lot aanwees, is begonnen.
fair-compared = De vingerafdruk is dezelfde die dit apparaat aan het begin te zien kreeg, en het getal dat dit apparaat stuurde, staat in het verslag.
fair-compared-seal = De vingerafdruk is dezelfde die dit apparaat aan het begin te zien kreeg. Dit apparaat stuurde zelf geen getal.
fair-wrong-numbers = Er ontbreken worpen, of ze zijn verkeerd genummerd.
fair-wrong-roll = Beurt { $turn }: deze worp is niet de worp die uit de getallen volgt.
fair-wrong-commitment = De vingerafdruk in het verslag is een andere dan dit apparaat aan het begin te zien kreeg. De server heeft zijn geheim verwisseld.
fair-wrong-salt = Het getal dat dit apparaat voor de dobbelstenen stuurde, ontbreekt in het verslag of is veranderd.
fair-unable = Je browser kan dit alleen controleren op een beveiligde pagina (https). Download het verslag en controleer het zoals hieronder staat.
fair-needs-rules = Deze pionnen zijn willekeurig neergezet; om dat te controleren zijn de regels van het spel nodig. Download het verslag en controleer het zoals hieronder staat.
fair-by-hand = Op een computer waarop Spielhof is geïnstalleerd:

## Wat verteld wordt aan wie luistert

told-began = Het spel begint.
told-drawn = Het lot wees aan wie begint: { $who }.
told-roll = { $who } gooit { $dice }.
told-steps = { $who }: de { $die } is voor de stappen.
told-move = { $who }: { $from } naar { $to }.
told-jumps = { $who }: { $from } naar { $to }, { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
  }.
told-enter = { $who }: uit het startvak naar { $to }.
told-place = { $who }: pion neergezet op { $to }.
told-set-down = { $who }: barricade neergezet op { $to }.
told-swap = { $who }: { $from } en { $to } wisselen van plaats.
told-off = { $who }: vanaf { $from } van het bord af.
told-huff = { $who } neemt de pion op { $cell } weg.
told-pass = { $who } past.
told-end = { $who } beëindigt de beurt.
told-other = { $who }: { $action }.
told-lifted = De barricade op { $cell } wordt opgepakt.
told-hit = Geslagen op { $cell }: { $piece } gaat terug naar het startvak.
told-taken = De pion op { $cell } is geslagen.
told-gone = De pion op { $cell } verlaat het bord.
told-took-back = { $who } heeft { $count ->
    [one] één zet
   *[other] { $count } zetten
  } teruggenomen.
told-declined = { $who } zegt nee.
told-resigned = { $who } geeft op.
told-time-up = De tijd is om voor { $who }.
told-withheld = Er kwam niet op tijd een toevalsgetal voor de dobbelstenen van { $who }.
told-stood-in = Een computer valt in voor { $who }.
told-came-back = { $who } is terug.
told-holiday = { $who } is weg tot { $until }.
told-sat = { $who } is gaan zitten.
told-ended = Het spel is afgelopen.
told-free = { $cell } is leeg.
told-on = Op { $cell }: { $piece }.
told-no-cell = Op dit bord is geen { $cell }.
told-pieces = { $piece }, { $count } op het bord: { $where }. { $yard ->
    [0] { "" }
   *[other] In het startvak: { $yard }.
  }
piece-barricade = barricade
piece-shared = pion
piece-marked = { $hue }, gemarkeerd

## Toetsen en tekstopdrachten

keys-board = Op het bord ga je met de pijltjestoetsen van veld naar veld; Enter pakt een pion op en zet hem neer, en Escape laat hem los.
keys-on = Sneltoetsen gebruiken
key-roll = Gooien
key-end = Beurt beëindigen, of passen
key-undo = Terugnemen
key-hint = Hint: eerst de pion, dan de zet, dan de reden
key-turn = Bord draaien
key-board = Naar het bord
key-back = Vorige zet
key-next = Volgende zet
key-moves = Zetten
key-console = Tekstopdrachten
key-help = Deze sneltoetsen tonen
console-label = Opdracht
console-log = Antwoorden
console-about = Typ een zet zoals c3-e5, of “help”.
# Woorden die voor elke opdracht getypt mogen worden, het eerste is het gewone.
command-last = laatste l
command-turn = beurt b
command-what = wat w
command-pieces = pionnen p
command-roll = gooi gooien g
command-clock = klok k
command-players = spelers
command-about-help = { $word }: deze opdrachten opsommen
command-about-last = { $word }: de laatste zet
command-about-turn = { $word }: wie aan de beurt is
command-about-what = { $word } c3: wat er op c3 staat
command-about-moves = { $word }, of { $word } c3: de zetten die je kunt doen
command-about-pieces = { $word }: waar alle pionnen staan
command-about-roll = { $word }: met de dobbelstenen gooien
command-about-undo = { $word }: terugnemen
command-about-hint = { $word }: wat de computer zou doen; nog eens voor meer
command-about-why = { $word } c3-e5: waarom deze zet mag of niet
command-about-clock = { $word }: de klokken
command-about-players = { $word }: wie er speelt
command-unknown = Dat begrijp ik niet. Typ een zet zoals c3-e5, of “{ $help }”.
command-no-moves = Daar zijn geen zetten.

## Een spel om te bekijken

replay-title = Een spel terugkijken
replay-about = Open een spelverslag om het zet voor zet te bekijken.
replay-file = Bestand met het verslag
replay-or-text = of plak de tekst ervan
replay-show = Tonen
replay-slider = Zet
replay-move = Zet { $move } van { $moves }
replay-play = Afspelen
replay-stop = Stoppen
replay-link = Link naar deze stelling
replay-review = Analyse
puzzle-make = Puzzel maken
replay-table = Terug naar de tafel
