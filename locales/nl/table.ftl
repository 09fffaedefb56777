# De pagina van een lopende tafel, en van een spel dat is afgelopen.

table-loading = De tafel wordt gedekt…
line-reconnecting = De verbinding is weg. Je plaats blijft van jou, en de pagina komt vanzelf terug…
line-now = Nu proberen
players-label = Spelers
panels-label = Panelen
panel-label = Paneel
panel-close = Sluiten
turn-board = Bord draaien
watching = { $count ->
    [one] Eén persoon kijkt mee.
   *[other] { $count } personen kijken mee.
  }

## Plaatsen

seat-number = Speler { $seat }
seat-open = nog vrij
seat-computer = computer, niveau { $level }
seat-level = niveau { $level }
seat-stand-in = weg; een computer, niveau { $level }, speelt door
seat-you = jij
seat-here = hier
seat-away = weg
seat-acts = aan zet
seat-taken = { $count ->
    [one] één geslagen
   *[other] { $count } geslagen
  }
seat-rank = { $rank }e
sit-here = Gaan zitten en spelen
sit-here-too = Ook hier zitten
sit-name = Je naam, als je wilt
sit-as = Je speelt
sit-no-invite = Er is nog een plaats vrij. Om te gaan zitten heb je de uitnodiging nodig: vraag om de link.
clock-days = { $days ->
    [one] één dag
   *[other] { $days } dagen
  } { $hours } u
clock-none = Er is geen klok.

## Wat er te doen is. $you is “yes” voor de lezer, “here” voor een van meerderen aan dit apparaat, “no” voor anderen

prompt-wait = Wachten tot iedereen zit.
prompt-seeds = De dobbelstenen worden klaargelegd…
prompt-lot = Er wordt geloot wie begint…
prompt-roll = { $you ->
    [yes] Jouw beurt: gooi.
    [here] { $who }: gooi.
   *[no] { $who } moet gooien.
  }
prompt-move = { $you ->
    [yes] Jouw beurt: verzet een pion.
    [here] { $who }: verzet een pion.
   *[no] { $who } is aan zet.
  }
prompt-place = { $you ->
    [yes] Jouw beurt: zet een pion op een vrij veld.
    [here] { $who }: zet een pion op een vrij veld.
   *[no] { $who } moet een pion neerzetten.
  }
prompt-set-down = { $you ->
    [yes] Zet de barricade neer.
    [here] { $who }: zet de barricade neer.
   *[no] { $who } zet de barricade neer.
  }
prompt-dice = { $you ->
    [yes] Jouw beurt: welke dobbelsteen is voor de stappen?
    [here] { $who }: welke dobbelsteen is voor de stappen?
   *[no] { $who } kiest welke dobbelsteen voor de stappen is.
  }
prompt-huff = { $you ->
    [yes] Er is een slag gemist: blaas die pion.
    [here] { $who }: er is een slag gemist. Blaas die pion.
   *[no] { $who } blaast een pion die een slag heeft gemist.
  }
prompt-go-on = { $you ->
    [yes] Ga verder met dezelfde pion, of sluit je beurt af.
    [here] { $who }: ga verder met dezelfde pion, of sluit de beurt af.
   *[no] { $who } gaat verder.
  }
prompt-move-or-end = { $you ->
    [yes] Ga verder, of sluit je beurt af.
    [here] { $who }: ga verder, of sluit de beurt af.
   *[no] { $who } gaat verder.
  }
prompt-pass = { $you ->
    [yes] Je kunt alleen passen.
    [here] { $who } kan alleen passen.
   *[no] { $who } kan alleen passen.
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
do-end = Einde beurt
do-steps = { $steps } voor stappen, { $jumps } voor sprongen
do-undo = Terugnemen
do-ask-undo = Terugnemen vragen
do-hint = Hint
hint-thinking = Denkt na…
do-draw = Remise bieden
do-resign = Opgeven
do-abort = Afbreken
sure-resign = Dit spel opgeven?
sure-abort = Dit spel afbreken? De anderen moeten het ermee eens zijn; dan wint niemand.
sure-no = Doorspelen
confirm-move = Deze zet spelen
confirm-not = Nog niet
note-stuck = Met de pion op { $cell } kan nu niets.
looking-back = Je kijkt terug.
dice-show = De dobbelstenen tonen { $dice }.

## Vragen

offer-label = Vraag
offer-take-back = { $who } wil graag terugnemen.
offer-draw = { $who } biedt remise aan.
offer-abort = { $who } wil graag afbreken.
offer-waits = Wachten op { $who }.
answer-yes = Ja
answer-no = Nee

## Hoe het afliep

result-you-won = Je wint!
result-won = Winst voor { $who }.
result-shared = Gedeelde winst: { $who }.
result-broken-off = Afgebroken.
result-turns = { $turns ->
    [one] Er is één beurt gespeeld.
   *[other] Er zijn { $turns } beurten gespeeld.
  }
best-first = Je eerste oplossing: ze blijft bewaard als je beste.
best-beaten = Je beste tot nu toe! Eerder: { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }, { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
  }.
best-stands = Je beste: { $turns ->
    [one] één beurt
   *[other] { $turns } beurten
  }, { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
  }.
again = Nog een spel
again-alone = Nog eens
again-go = Naar de nieuwe tafel
record-download = Verslag
replay-open = Terugkijken

## Zetten

moves-title = Zetten
moves-none = Er is nog niets gespeeld.
look-back-label = Terugkijken
look-first = Naar het begin
look-back = Eén terug
look-next = Eén verder
look-last = Naar het eind

## Chat

chat-title = Chat
chat-none = Niemand heeft nog iets gezegd.
chat-label = Zeg iets
chat-send = Sturen
chat-watcher = Iemand die meekijkt
chat-watching = { $name } (kijkt mee)
chat-unread = { $count ->
    [one] één nieuwe regel
   *[other] { $count } nieuwe regels
  }

## Uitnodiging

invite-title = Uitnodigen
invite-sit = Wie deze link heeft, kan hier gaan zitten.
invite-watch = Wie deze link heeft, kan meekijken.
invite-link = Link
invite-copy = Kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-code = De link als code voor de camera van een telefoon
invite-local = Dit adres werkt alleen op dit apparaat. Start de server met --lan om met anderen in huis te spelen.

## Meer

more-title = Meer
more-game = Het spel beëindigen
more-page = Deze pagina
more-other = En verder
switch-sound = Geluiden
switch-confirm = Voor elke zet vragen
switch-roll = Dobbelstenen rollen vanzelf
switch-names = Namen van rijen en kolommen
switch-turn = Bord draaien naar wie aan zet is
open-rules = Regels
open-keys = Toetsen
open-console = Tekstopdrachten
move-seat = Naar een ander apparaat
move-seat-code = Typ deze code in de instellingen van het andere apparaat. Hij geldt één keer, { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
  } lang:

## Dobbelstenen die na te gaan zijn

fair-open = Dobbelstenen nagaan
fair-open-lot = Loting nagaan
fair-about = Voor de eerste worp heeft de server zijn geheim verzegeld, en elke speler voegde een getal toe. Elke worp volgt uit beide, dus kon niemand hem kiezen. Als het spel is afgelopen, wordt het geheim geopend, en zijn alle worpen na te rekenen.
fair-about-lot = Voor het spel heeft de server zijn geheim verzegeld, en elke speler voegde een getal toe. Wie begint volgt uit beide, dus kon niemand het kiezen. Als het spel is afgelopen, wordt het geheim geopend, en is de loting na te rekenen.
fair-commitment = Zegel (SHA-256 van het geheim)
fair-salt = Getal van { $who }
fair-seed = Het geheim van de server
fair-sealed = Het wordt geopend als het spel is afgelopen.
fair-check = Alle worpen nagaan
fair-check-lot = Loting narekenen
fair-right = { $rolls ->
    [0] Er zijn geen worpen om na te gaan.
    [one] Eén worp nagegaan: hij klopt.
   *[other] { $rolls } worpen nagegaan: ze kloppen allemaal.
  }
fair-first = De loting klopt: het lot viel op { $who }.
fair-wrong-promise = Het geheim past niet bij zijn zegel.
fair-wrong-first = Een andere plaats begon dan die waarop het lot viel.
fair-compared = Het zegel is het eerste dat dit apparaat te zien kreeg, en het getal dat het stuurde staat in het verslag.
fair-compared-seal = Het zegel is het eerste dat dit apparaat te zien kreeg. Zelf stuurde het geen getal.
fair-wrong-numbers = Er ontbreken worpen, of ze zijn verkeerd geteld.
fair-wrong-roll = Beurt { $turn }: er viel een ander getal dan uit de startgetallen volgt.
fair-wrong-commitment = In het verslag staat een ander zegel dan dit apparaat het eerst te zien kreeg. De server heeft zijn geheim verwisseld.
fair-wrong-salt = Het getal dat dit apparaat voor de dobbelstenen stuurde, ontbreekt in het verslag of is daar een ander.
fair-unable = Deze pagina kan het niet narekenen: browsers lenen hun gereedschap alleen aan pagina’s met TLS. Download het verslag en ga het na zoals hieronder.
fair-needs-rules = Deze velden zijn uit een opstelling geloot: daarvoor zijn de regels nodig. Download het verslag en ga het na zoals hieronder.
fair-by-hand = Op een computer met Spielhof:

## Wat verteld wordt aan wie luistert

told-began = Het spel begint.
told-drawn = Het lot heeft beslist: { $who } begint.
told-roll = { $who } gooit { $dice }.
told-steps = { $who }: de { $die } is voor de stappen.
told-move = { $who }: { $from } naar { $to }.
told-jumps = { $who }: { $from } naar { $to }, { $jumps ->
    [one] één sprong
   *[other] { $jumps } sprongen
  }.
told-enter = { $who }: uit het kamp naar { $to }.
told-place = { $who }: een pion op { $to }.
told-set-down = { $who }: barricade op { $to }.
told-swap = { $who }: { $from } en { $to } wisselen van plaats.
told-off = { $who }: van { $from } van het bord af.
told-huff = { $who } blaast de pion op { $cell }.
told-pass = { $who } past.
told-end = { $who } sluit de beurt af.
told-other = { $who }: { $action }.
told-lifted = De barricade op { $cell } wordt opgepakt.
told-hit = Geslagen op { $cell }: { $piece } gaat terug naar het kamp.
told-taken = De pion op { $cell } is geslagen.
told-gone = De pion op { $cell } verlaat het bord.
told-took-back = { $who } heeft { $count ->
    [one] één zet
   *[other] { $count } zetten
  } teruggenomen.
told-declined = { $who } zegt nee.
told-resigned = { $who } geeft op.
told-time-up = De tijd van { $who } is om.
told-withheld = Het apparaat van { $who } stuurde niet op tijd een toevalsgetal voor de dobbelstenen.
told-stood-in = Een computer speelt door voor { $who }.
told-came-back = { $who } is terug.
told-sat = { $who } is gaan zitten.
told-ended = Het spel is afgelopen.
told-free = { $cell } is vrij.
told-on = Op { $cell }: { $piece }.
told-no-cell = Op dit bord is geen { $cell }.
told-pieces = { $piece }, { $count } op het bord: { $where }. { $yard ->
    [0] { "" }
    [one] In het kamp: { $yard }.
   *[other] In het kamp: { $yard }.
  }
piece-barricade = barricade
piece-shared = pion
piece-marked = { $hue }, gemerkt

## Toetsen en tekstopdrachten

keys-board = Op het bord gaan de pijltjestoetsen van veld naar veld, Enter pakt een pion op en zet hem neer, Escape laat los.
keys-on = Losse toetsen werken
key-roll = Gooien
key-end = De beurt afsluiten, of passen
key-undo = Terugnemen
key-hint = Hint
key-turn = Bord draaien
key-board = Naar het bord
key-back = Eén zet terugkijken
key-next = Eén zet verder kijken
key-moves = Zetten
key-console = Tekstopdrachten
key-help = Deze toetsen
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
command-about-help = { $word }: deze woorden
command-about-last = { $word }: de laatste zet
command-about-turn = { $word }: wie aan zet is
command-about-what = { $word } c3: wat er op c3 staat
command-about-moves = { $word }, of { $word } c3: wat je kunt doen
command-about-pieces = { $word }: waar alle pionnen staan
command-about-roll = { $word }: met de dobbelstenen gooien
command-about-undo = { $word }: terugnemen
command-about-hint = { $word }: wat de computer zou doen
command-about-why = { $word } c3-e5: waarom dit kan of niet
command-about-clock = { $word }: de klokken
command-about-players = { $word }: wie er speelt
command-unknown = Dat begrijp ik niet. Typ een zet zoals c3-e5, of “{ $help }”.
command-no-moves = Daar kan niets mee.

## Een spel om te bekijken

replay-title = Terugkijken
replay-about = Open het verslag van een spel om het zet voor zet te bekijken.
replay-file = Bestand van het verslag
replay-or-text = of de tekst ervan
replay-show = Tonen
replay-slider = Zet
replay-move = Zet { $move } van { $moves }
replay-play = Afspelen
replay-stop = Stoppen
replay-link = Link naar deze stelling
replay-table = Naar de tafel
