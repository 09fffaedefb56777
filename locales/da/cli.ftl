# Kommandolinjen.

cli-about = Spil, lær og udforsk Barrikade, Halma med alle dens varianter og Kinaskak.
cli-games = Vis spillene, eller fortæl om et af dem
cli-moves = Vis de tilladte handlinger efter nogle handlinger
cli-perft = Tæl rækkefølgerne af handlinger
cli-show = Tegn stillingen efter nogle handlinger
cli-playout = Lad computerspillere spille et spil, og udskriv optegnelsen
cli-replay = Spil en optegnelse igen
cli-verify = Kontrollér terningerne i en optegnelse
cli-play = Spil i terminalen
cli-arg-game = Et spils id; ”spielhof games” viser dem
cli-arg-players = Hvor mange der spiller (spillets mindste antal, hvis intet er angivet)
cli-arg-set = En husregel, navn=værdi; kan angives flere gange
cli-arg-first = Nummeret på den spiller, der begynder
cli-arg-rules = Reglernes nummer, til et spil efter ældre regler
cli-arg-position = Begynd med opstillingen i denne fil (”-” for standard-input)
cli-arg-figure = Spil til figuren, der er tegnet i denne fil, hvor spillet har en (”-” for standard-input)
cli-arg-actions = Handlinger, der spilles først, for eksempel c3-e5
cli-arg-depth = Hvor mange handlinger dybt
cli-arg-divide = Udskriv også antallet bag hver første handling
cli-arg-json = Udskriv JSON
cli-arg-seed = Hvor tilfældighedstallene begynder
cli-arg-by = Hvem der spiller: random, baseline eller level1 til level6, én for alle eller én for hver plads, adskilt af kommaer
cli-arg-file = En optegnelse (”-” for standard-input)
cli-arg-turn = Stop efter så mange træk
cli-arg-lang = Sproget: { $known }
cli-arg-seats = Hvem der sidder hvor: human, level1 til level6, baseline eller random, adskilt af kommaer
cli-arg-plain = Ingen farver, kun enkle bogstaver
cli-arg-piped = Tag imod kommandoer fra en pipe i stedet for en terminal
cli-arg-help = Vis hjælp
cli-arg-version = Vis versionen
cli-usage = Brug
cli-commands = Kommandoer
cli-arguments = Argumenter
cli-options = Tilvalg

games-id = Id
games-players = Spillere
games-board = Bræt
games-name = Navn
games-source = Kilde: { $booklet }, ”{ $section }”
games-option = { $name }: { $values } (med { $players } spillere)
games-option-always = { $name }: { $values }
games-one-hint = ”spielhof games SPIL” fortæller mere om et af dem, ”spielhof play SPIL” spiller det.

replay-done = Spillede { $turns ->
    [one] ét træk
   *[other] { $turns } træk
  } igen uden fejl.

verify-done = { $rolls ->
    [0] Startværdien er den lovede. Optegnelsen har ingen kast at kontrollere.
    [one] Startværdien er den lovede, og det eneste kast er rigtigt.
   *[other] Startværdien er den lovede, og alle { $rolls } kast er rigtige.
  }
verify-first = Plads { $seat } begyndte, og det var den, loddet faldt på.
verify-skipped = Numre, der ikke står i optegnelsen: { $numbers }. Kun kast, der blev taget tilbage, må mangle.

cli-match = Lad to computerspillere spille mange spil, og udskriv resultatet
cli-engine = Svar andre programmer, linje for linje
cli-arg-first-player = Spilleren, hvis point tælles: random, baseline, level1 til level6, nodes:N, time:MILLISEKUNDER, exec:KOMMANDO
cli-arg-second-player = Dens modstander, på alle andre pladser
cli-arg-games = Hvor mange spil højst (100, hvis intet er angivet)
cli-arg-opening = Så mange tilfældige træk for hver plads først (2, hvis intet er angivet)
cli-arg-sprt = Stop, så snart det er sikkert, om den første spiller opnår så mange procent eller ikke mere end sin andel
cli-arg-threads = Hvor mange spil på én gang (ét for hver kerne, hvis intet er angivet)
cli-arg-engine-threads = Hvor mange kerner der tænkes på ved go time (alle, hvis intet er angivet)
cli-arg-save = Skriv hvert spil som en optegnelse i denne mappe

match-progress = { $games } af { $of } spil, { $score } %
match-result = { $first } mod { $second }: { $games } spil, { $won } vundet, { $shared } delt, { $lost } tabt (startværdi { $seed })
match-score = point { $score } %, 95 %-interval { $low } til { $high }
match-elo = Elo { $elo }, 95 %-interval { $low } til { $high }
match-even = lige stærke ville opnå { $even } %
match-endings = afsluttet ved trækgrænsen og talt som delt: { $capped }; afsluttet ved gentagelse: { $repeated }
match-verdict-open = Testen for { $better } % er stadig åben.
match-verdict-stronger = Testen for { $better } % siger: stærkere.
match-verdict-not-stronger = Testen for { $better } % siger: ikke stærkere.
decimal-mark = ,
