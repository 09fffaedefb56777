# Kommandoraden.

cli-about = Spela, lär dig och utforska Barrikad, Halma med alla dess varianter och Kinaschack.
cli-games = Visa spelen, eller berätta om ett av dem
cli-moves = Visa de tillåtna handlingarna efter några handlingar
cli-perft = Räkna följderna av handlingar
cli-show = Rita ställningen efter några handlingar
cli-playout = Låt datorspelare spela ett spel och skriv ut protokollet
cli-replay = Spela upp ett protokoll
cli-verify = Kontrollera tärningarna i ett protokoll
cli-play = Spela i terminalen
cli-arg-game = Ett spels id; ”spielhof games” visar dem
cli-arg-players = Hur många som spelar (spelets minsta antal om inget anges)
cli-arg-set = En husregel, namn=värde; kan anges flera gånger
cli-arg-first = Numret på den spelare som börjar
cli-arg-rules = Reglernas nummer, för ett spel efter äldre regler
cli-arg-position = Börja med uppställningen i den här filen (”-” för standard in)
cli-arg-figure = Spela till figuren som är ritad i den här filen, där spelet har en (”-” för standard in)
cli-arg-actions = Handlingar som spelas först, till exempel c3-e5
cli-arg-depth = Hur många handlingar djupt
cli-arg-divide = Skriv också ut antalet bakom varje första handling
cli-arg-json = Skriv ut JSON
cli-arg-seed = Var slumptalen börjar
cli-arg-by = Vem som spelar: random, baseline eller level1 till level6, en för alla eller en för varje plats, åtskilda med komman
cli-arg-file = Ett protokoll (”-” för standard in)
cli-arg-turn = Stanna efter så många drag
cli-arg-lang = Språket: { $known }
cli-arg-seats = Vem som sitter var: human, level1 till level6, baseline eller random, åtskilda med komman
cli-arg-plain = Inga färger, bara enkla bokstäver
cli-arg-piped = Ta emot kommandon från ett rör (pipe) i stället för en terminal
cli-arg-help = Visa hjälp
cli-arg-version = Visa versionen
cli-usage = Användning
cli-commands = Kommandon
cli-arguments = Argument
cli-options = Flaggor

games-id = Id
games-players = Spelare
games-board = Bräde
games-name = Namn
games-source = Källa: { $booklet }, ”{ $section }”
games-option = { $name }: { $values } (med { $players } spelare)
games-option-always = { $name }: { $values }
games-one-hint = ”spielhof games SPEL” berättar mer om ett av dem, ”spielhof play SPEL” spelar det.

replay-done = Spelade upp { $turns ->
    [one] ett drag
   *[other] { $turns } drag
  } utan fel.

verify-done = { $rolls ->
    [0] Startvärdet är det utlovade. Protokollet har inga kast att kontrollera.
    [one] Startvärdet är det utlovade, och det enda kastet stämmer.
   *[other] Startvärdet är det utlovade, och alla { $rolls } kast stämmer.
  }
verify-first = Plats { $seat } började, och det var den lotten föll på.
verify-skipped = Nummer som inte står i protokollet: { $numbers }. Bara kast som togs tillbaka får saknas.

cli-match = Låt två datorspelare spela många spel och skriv ut resultatet
cli-engine = Svara andra program, rad för rad
cli-arg-first-player = Spelaren vars poäng räknas: random, baseline, level1 till level6, nodes:N, time:MILLISEKUNDER, exec:KOMMANDO
cli-arg-second-player = Dess motståndare, på alla andra platser
cli-arg-games = Hur många spel som mest (100 om inget anges)
cli-arg-opening = Så många slumpmässiga drag för varje plats först (2 om inget anges)
cli-arg-sprt = Sluta så snart det är säkert om den första spelaren når så många procent eller inte mer än sin andel
cli-arg-threads = Hur många spel samtidigt (ett för varje kärna om inget anges)
cli-arg-engine-threads = Hur många kärnor som används för att tänka vid go time (alla om inget anges)
cli-arg-save = Skriv varje spel som ett protokoll i den här mappen

match-progress = { $games } av { $of } spel, { $score } %
match-result = { $first } mot { $second }: { $games } spel, { $won } vunna, { $shared } delade, { $lost } förlorade (startvärde { $seed })
match-score = poäng { $score } %, 95 %-intervall { $low } till { $high }
match-elo = Elo { $elo }, 95 %-intervall { $low } till { $high }
match-even = lika starka skulle nå { $even } %
match-endings = avslutade av draggränsen och räknade som delade: { $capped }; avslutade av upprepning: { $repeated }
match-verdict-open = Testet för { $better } % är fortfarande öppet.
match-verdict-stronger = Testet för { $better } % säger: starkare.
match-verdict-not-stronger = Testet för { $better } % säger: inte starkare.
decimal-mark = ,
