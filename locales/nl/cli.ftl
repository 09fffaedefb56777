# De opdrachtregel.

cli-about = Speel, leer en bestudeer Barricade, halma met zijn varianten en Chinees dammen.
cli-games = De spellen opsommen, of over één ervan vertellen
cli-moves = De toegestane zetten na enkele zetten opsommen
cli-perft = De reeksen zetten tellen
cli-show = De stelling na enkele zetten tekenen
cli-playout = De computer een spel laten spelen en het verslag ervan schrijven
cli-replay = Een verslag naspelen
cli-verify = De dobbelstenen van een verslag nagaan
cli-play = In de terminal spelen
cli-arg-game = De id van een spel; “spielhof games” somt ze op
cli-arg-players = Hoeveel er spelen (anders het kleinste aantal van het spel)
cli-arg-set = Een huisregel, naam=waarde; mag meermaals
cli-arg-first = Het nummer van de speler die begint
cli-arg-rules = Het nummer van de regels, voor een spel volgens oudere
cli-arg-position = Beginnen met de stelling in dit bestand (“-” voor de standaardinvoer)
cli-arg-figure = Spelen naar de figuur in dit bestand, als het spel er een heeft (“-” voor de standaardinvoer)
cli-arg-actions = Zetten die eerst gespeeld worden, zoals c3-e5
cli-arg-depth = Hoeveel zetten diep
cli-arg-divide = Ook het aantal achter elke eerste zet schrijven
cli-arg-json = JSON schrijven
cli-arg-seed = Waar de toevalsgetallen beginnen
cli-arg-by = Wie er speelt: random, baseline of level1 tot level6, één voor allemaal of één voor elke plaats, gescheiden door komma’s
cli-arg-file = Een verslag (“-” voor de standaardinvoer)
cli-arg-turn = Na zoveel beurten stoppen
cli-arg-lang = De taal: { $known }
cli-arg-seats = Wie waar zit: human, level1 tot level6, baseline of random, gescheiden door komma’s
cli-arg-plain = Geen kleuren, alleen gewone letters
cli-arg-piped = Opdrachten uit een pipe nemen in plaats van een terminal
cli-arg-help = Hulp tonen
cli-arg-version = De versie tonen
cli-usage = Gebruik
cli-commands = Opdrachten
cli-arguments = Argumenten
cli-options = Opties

games-id = id
games-players = spelers
games-board = bord
games-name = naam
games-source = Bron: { $booklet }, “{ $section }”
games-option = { $name }: { $values } (met { $players } spelers)
games-option-always = { $name }: { $values }
games-one-hint = “spielhof games SPEL” vertelt meer over één ervan, met “spielhof play SPEL” speel je het.

replay-done = { $turns ->
    [one] Eén beurt
   *[other] { $turns } beurten
  } zonder fout nagespeeld.

verify-done = { $rolls ->
    [0] Het startgetal is het beloofde. Het verslag heeft geen worpen om na te gaan.
    [one] Het startgetal is het beloofde, en de enige worp klopt.
   *[other] Het startgetal is het beloofde, en alle { $rolls } worpen kloppen.
  }
verify-first = Plaats { $seat } begon, en daarop viel het lot.
verify-skipped = Nummers die niet in het verslag staan: { $numbers }. Alleen worpen die zijn teruggenomen, mogen ontbreken.

cli-match = Twee computerspelers veel spellen laten spelen en de stand schrijven
cli-engine = Andere programma’s regel voor regel antwoorden
cli-arg-first-player = De speler wiens score telt: random, baseline, level1 tot level6, nodes:N, time:MILLISECONDEN, exec:OPDRACHT
cli-arg-second-player = Zijn tegenstander, op alle andere plaatsen
cli-arg-games = Hoogstens zoveel spellen (anders 100)
cli-arg-opening = Eerst zoveel willekeurige beurten van elke plaats (anders 2)
cli-arg-sprt = Stoppen zodra zeker is of de eerste speler dit percentage haalt, of niet meer dan zijn deel
cli-arg-threads = Hoeveel spellen tegelijk (anders één per kern)
cli-arg-engine-threads = Op hoeveel kernen er bij go time wordt gedacht (anders op alle)
cli-arg-save = Van elk spel een verslag in deze map schrijven

match-progress = { $games } van { $of } spellen, { $score }%
match-result = { $first } tegen { $second }: { $games } spellen, { $won } gewonnen, { $shared } gedeeld, { $lost } verloren (startgetal { $seed })
match-score = score { $score }%, 95%-interval { $low } tot { $high }
match-elo = Elo { $elo }, 95%-interval { $low } tot { $high }
match-even = gelijken zouden { $even }% halen
match-endings = beëindigd door de beurtenlimiet en als gedeeld geteld: { $capped }; beëindigd door herhaling: { $repeated }
match-verdict-open = De toets op { $better }% is nog open.
match-verdict-stronger = De toets op { $better }% zegt: sterker.
match-verdict-not-stronger = De toets op { $better }% zegt: niet sterker.
decimal-mark = ,
