# De opdrachtregel.

cli-about = Speel, leer en bestudeer Barricade, halma met zijn varianten en Chinees dammen.
cli-games = De spellen opsommen, of er één beschrijven
cli-moves = De toegestane zetten opsommen, vanaf het begin of na enkele zetten
cli-perft = Alle reeksen zetten tellen
cli-show = De stelling tekenen, aan het begin of na enkele zetten
cli-playout = Computerspelers één spel laten spelen en het verslag ervan tonen
cli-replay = Een spelverslag naspelen
cli-verify = De dobbelstenen in een spelverslag controleren
cli-play = In de terminal spelen
cli-arg-game = De id van een spel; “spielhof games” somt ze op
cli-arg-players = Het aantal spelers (standaard: zo weinig als het spel toelaat)
cli-arg-set = Een huisregel, naam=waarde; mag vaker dan één keer
cli-arg-first = Het nummer van de speler die begint
cli-arg-rules = De versie van de regels, om volgens oudere te spelen
cli-arg-position = Beginnen met de stelling in dit bestand (“-” voor de standaardinvoer)
cli-arg-figure = Spelen naar de figuur in dit bestand, als het spel er een heeft (“-” voor de standaardinvoer)
cli-arg-actions = Zetten die eerst gespeeld worden, zoals c3-e5
cli-arg-depth = Hoeveel zetten diep
cli-arg-divide = Ook het aantal per eerste zet tonen
cli-arg-json = JSON tonen
cli-arg-seed = Het startgetal voor de toevalsgetallen
cli-arg-by = Wie er speelt: random, baseline of level1 tot en met level6; één voor alle plaatsen, of één per plaats, gescheiden door komma’s
cli-arg-file = Een spelverslag (“-” voor de standaardinvoer)
cli-arg-turn = Na zoveel beurten stoppen
cli-arg-lang = De taal: { $known }
cli-arg-seats = Wie waar zit: human, level1 tot en met level6, baseline of random, gescheiden door komma’s
cli-arg-plain = Geen kleuren, alleen gewone letters
cli-arg-piped = Opdrachten uit een pipe lezen in plaats van uit een terminal
cli-arg-help = Help tonen
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
    [0] Het startgetal is het beloofde. Het verslag heeft geen worpen om te controleren.
    [one] Het startgetal is het beloofde, en de enige worp klopt.
   *[other] Het startgetal is het beloofde, en alle { $rolls } worpen kloppen.
  }
verify-first = Speler { $seat } begon, en dat is ook de speler die het lot aanwees.
verify-earlier = { $rolls ->
    [one] De eerste worp viel voordat de tafel werd geopend en is niet te controleren.
   *[other] De eerste { $rolls } worpen vielen voordat de tafel werd geopend en zijn niet te controleren.
  }
verify-skipped = Worpnummers die in het verslag ontbreken: { $numbers }. Alleen worpen die zijn teruggenomen, mogen ontbreken.

cli-match = Twee computerspelers veel spellen laten spelen en de score tonen
cli-engine = Antwoord geven aan andere programma’s, regel voor regel
cli-arg-first-player = De speler van wie de score telt: random, baseline, level1 tot en met level6, nodes:N, time:MILLISECONDEN, exec:OPDRACHT
cli-arg-second-player = De tegenstander, op alle andere plaatsen
cli-arg-games = Hoogstens zoveel spellen (standaard: 100)
cli-arg-opening = Het aantal willekeurige beurten per plaats aan het begin (standaard: 2)
cli-arg-sprt = Stoppen zodra duidelijk is of de eerste speler dit percentage haalt, of niet meer dan een gelijk deel
cli-arg-threads = Hoeveel spellen tegelijk (standaard: één per kern)
cli-arg-engine-threads = Op hoeveel kernen er bij go time wordt nagedacht (standaard: alle)
cli-arg-save = Van elk spel een verslag opslaan in deze map

match-progress = { $games } van { $of } spellen, { $score }%
match-result = { $first } tegen { $second }: { $games } spellen, { $won } gewonnen, { $shared } gedeeld, { $lost } verloren (startgetal { $seed })
match-score = score { $score }%, 95%-interval { $low } tot { $high }
match-elo = Elo { $elo }, 95%-interval { $low } tot { $high }
match-even = gelijke spelers zouden { $even }% halen
match-endings = beëindigd door de beurtenlimiet en als gedeeld geteld: { $capped }; beëindigd door herhaling: { $repeated }
match-verdict-open = De toets op { $better }% is nog onbeslist.
match-verdict-stronger = De toets op { $better }% zegt: sterker.
match-verdict-not-stronger = De toets op { $better }% zegt: niet sterker.
decimal-mark = ,
