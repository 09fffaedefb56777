# Kommandoraden.

cli-about = Spela, lär dig och utforska Barricade, Halma med alla varianter och Kinaschack.
cli-games = Lista spelen, eller beskriv ett av dem
cli-moves = Lista de tillåtna dragen, från början eller efter några drag
cli-perft = Räkna alla följder av drag
cli-show = Rita ställningen, i början eller efter några drag
cli-playout = Låt datorspelare spela ett spel och skriv ut protokollet
cli-replay = Spela upp ett protokoll
cli-verify = Kontrollera tärningarna i ett protokoll
cli-play = Spela i terminalen
cli-arg-game = Ett spels id; ”spielhof games” listar dem
cli-arg-players = Antalet spelare (om inget anges: det minsta spelet tillåter)
cli-arg-set = En husregel, namn=värde; kan anges flera gånger
cli-arg-first = Numret på spelaren som börjar
cli-arg-rules = Reglernas version, för att spela efter äldre regler
cli-arg-position = Börja med ställningen i den här filen (”-” för standard in)
cli-arg-figure = Spela till figuren som är ritad i den här filen, om spelet har en (”-” för standard in)
cli-arg-actions = Drag att spela först, till exempel c3-e5
cli-arg-depth = Hur många drag djupt
cli-arg-divide = Skriv också ut antalet för varje första drag
cli-arg-json = Skriv ut JSON
cli-arg-seed = Startvärdet för slumptalen
cli-arg-by = Vem som spelar: random, baseline eller level1 till level6; en för alla platser eller en för varje, åtskilda med komman
cli-arg-file = Ett protokoll (”-” för standard in)
cli-arg-turn = Stanna efter så här många turer
cli-arg-lang = Språket: { $known }
cli-arg-seats = Vem som sitter var: human, level1 till level6, baseline eller random, åtskilda med komman
cli-arg-plain = Inga färger, bara enkla bokstäver
cli-arg-piped = Läs kommandon från ett rör (pipe) i stället för en terminal
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
    [one] en tur
   *[other] { $turns } turer
  } utan fel.

verify-done = { $rolls ->
    [0] Startvärdet är det utlovade. Protokollet har inga kast att kontrollera.
    [one] Startvärdet är det utlovade, och det enda kastet stämmer.
   *[other] Startvärdet är det utlovade, och alla { $rolls } kast stämmer.
  }
verify-first = Spelare { $seat } började, och det är den spelare som lottades fram.
verify-earlier = { $rolls ->
    [one] Det första kastet föll innan bordet öppnades och kan inte kontrolleras.
   *[other] De första { $rolls } kasten föll innan bordet öppnades och kan inte kontrolleras.
  }
verify-skipped = Nummer på kast som saknas i protokollet: { $numbers }. Bara kast som ångrades får saknas.

cli-match = Låt två datorspelare spela många spel och skriv ut resultatet
cli-engine = Svara andra program, rad för rad
cli-arg-first-player = Spelaren vars poäng räknas: random, baseline, level1 till level6, nodes:N, time:MILLISEKUNDER, exec:KOMMANDO
cli-arg-second-player = Motståndaren, på alla andra platser
cli-arg-games = Hur många spel som mest (100 om inget anges)
cli-arg-opening = Antalet slumpmässiga turer för varje plats i början (2 om inget anges)
cli-arg-sprt = Sluta så snart det är klart om den första spelaren når så här många procent eller inte mer än en lika stor andel som de andra
cli-arg-threads = Hur många spel som spelas samtidigt (ett per kärna om inget anges)
cli-arg-engine-threads = Hur många kärnor som används för att tänka med go time (alla om inget anges)
cli-arg-save = Spara ett protokoll av varje spel i den här mappen

match-progress = { $games } av { $of } spel, { $score } %
match-result = { $first } mot { $second }: { $games } spel, { $won } vunna, { $shared } delade, { $lost } förlorade (startvärde { $seed })
match-score = poäng { $score } %, 95 %-intervall { $low } till { $high }
match-elo = Elo { $elo }, 95 %-intervall { $low } till { $high }
match-even = lika starka spelare skulle nå { $even } %
match-endings = avslutade av turgränsen och räknade som delade: { $capped }; avslutade av upprepning: { $repeated }
match-verdict-open = Testet för { $better } % är inte avgjort än.
match-verdict-stronger = Testet för { $better } % säger: starkare.
match-verdict-not-stronger = Testet för { $better } % säger: inte starkare.
decimal-mark = ,
