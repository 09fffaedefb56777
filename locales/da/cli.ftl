# Kommandolinjen.

cli-about = Spil, lær og udforsk Barrikade, Halma med alle varianter og Kinaskak.
cli-games = Vis listen over spil, eller beskriv et af dem
cli-moves = Vis de tilladte træk, fra starten eller efter nogle træk
cli-perft = Tæl alle rækkefølger af træk
cli-show = Tegn stillingen, ved starten eller efter nogle træk
cli-playout = Lad computerspillere spille et spil, og udskriv optegnelsen
cli-replay = Afspil en optegnelse
cli-verify = Kontrollér terningerne i en optegnelse
cli-play = Spil i terminalen
cli-arg-game = Et spils id; ”spielhof games” viser dem
cli-arg-players = Antal spillere (standard: det laveste, spillet tillader)
cli-arg-set = En husregel, navn=værdi; kan angives flere gange
cli-arg-first = Nummeret på den spiller, der begynder
cli-arg-rules = Reglernes version, hvis du vil spille efter ældre regler
cli-arg-position = Begynd med stillingen i denne fil (”-” for standardinput)
cli-arg-figure = Spil til figuren, der er tegnet i denne fil, hvis spillet har en (”-” for standardinput)
cli-arg-actions = Træk, der spilles først, for eksempel c3-e5
cli-arg-depth = Hvor mange træk dybt
cli-arg-divide = Udskriv også antallet for hvert første træk
cli-arg-json = Udskriv JSON
cli-arg-seed = Startværdien for de tilfældige tal
cli-arg-by = Hvem der spiller: random, baseline eller level1 til level6; én for alle pladser eller én for hver, adskilt af kommaer
cli-arg-file = En optegnelse (”-” for standardinput)
cli-arg-turn = Stop efter så mange ture
cli-arg-lang = Sproget: { $known }
cli-arg-seats = Hvem der sidder hvor: human, level1 til level6, baseline eller random, adskilt af kommaer
cli-arg-plain = Ingen farver, kun almindelige bogstaver
cli-arg-piped = Læs kommandoer fra en pipe i stedet for en terminal
cli-arg-help = Vis hjælp
cli-arg-version = Vis versionen
cli-usage = Brug
cli-commands = Kommandoer
cli-arguments = Argumenter
cli-options = Tilvalg

games-id = id
games-players = spillere
games-board = bræt
games-name = navn
games-source = Kilde: { $booklet }, ”{ $section }”
games-option = { $name }: { $values } (med { $players } spillere)
games-option-always = { $name }: { $values }
games-one-hint = ”spielhof games SPIL” fortæller mere om et af dem, ”spielhof play SPIL” spiller det.

replay-done = Afspillede { $turns ->
    [one] én tur
   *[other] { $turns } ture
  } uden fejl.

verify-done = { $rolls ->
    [0] Startværdien er den lovede. Optegnelsen har ingen kast at kontrollere.
    [one] Startværdien er den lovede, og det eneste kast er rigtigt.
   *[other] Startværdien er den lovede, og alle { $rolls } kast er rigtige.
  }
verify-first = Spiller { $seat } begyndte, og det var den, loddet faldt på.
verify-earlier = { $rolls ->
    [one] Det første kast faldt, før bordet blev åbnet, og kan ikke kontrolleres.
   *[other] De første { $rolls } kast faldt, før bordet blev åbnet, og kan ikke kontrolleres.
  }
verify-skipped = Kastnumre, der mangler i optegnelsen: { $numbers }. Kun kast, der blev fortrudt, må mangle.

cli-match = Lad to computerspillere spille mange spil, og udskriv resultatet
cli-engine = Svar andre programmer, linje for linje
cli-arg-first-player = Spilleren, hvis point tælles: random, baseline, level1 til level6, nodes:N, time:MILLISEKUNDER, exec:KOMMANDO
cli-arg-second-player = Modstanderen, på alle andre pladser
cli-arg-games = Det højeste antal spil (standard: 100)
cli-arg-opening = Antal tilfældige ture for hver plads i begyndelsen (standard: 2)
cli-arg-sprt = Stop, så snart det er klart, om den første spiller opnår så mange procent eller ikke mere end en lige andel
cli-arg-threads = Hvor mange spil ad gangen (standard: ét pr. kerne)
cli-arg-engine-threads = Hvor mange kerner der tænkes på ved go time (standard: alle)
cli-arg-save = Gem en optegnelse af hvert spil i denne mappe

match-progress = { $games } af { $of } spil, { $score } %
match-result = { $first } mod { $second }: { $games } spil, { $won } vundet, { $shared } delt, { $lost } tabt (startværdi { $seed })
match-score = point { $score } %, 95 %-interval { $low } til { $high }
match-elo = Elo { $elo }, 95 %-interval { $low } til { $high }
match-even = lige stærke spillere ville opnå { $even } %
match-endings = afsluttet ved grænsen for ture og talt som delt: { $capped }; afsluttet ved gentagelse: { $repeated }
match-verdict-open = Testen for { $better } % er stadig ikke afgjort.
match-verdict-stronger = Testen for { $better } % siger: stærkere.
match-verdict-not-stronger = Testen for { $better } % siger: ikke stærkere.
decimal-mark = ,
