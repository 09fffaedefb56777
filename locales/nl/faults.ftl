# Wat er mis is met een gevraagd spel, een stelling, een verslag of een getypt woord.

fault-unknown-game = Er is geen spel dat “{ $id }” heet. Bedoelde je “{ $nearest }”? “spielhof games” somt ze allemaal op.
fault-players = Dit spel is niet voor { $players }. Mogelijke aantallen spelers: { $allowed }.
fault-first-seat = Speler { $seat } kan niet beginnen: de spelers hebben de nummers 1 tot en met { $seats }.
fault-rules = Er zijn geen regels nummer { $number }; dit programma kent { $known }.
fault-unknown-option = Met zoveel spelers heeft dit spel geen optie “{ $option }”. Het heeft: { $known }.
fault-no-options = Met zoveel spelers heeft dit spel geen optie “{ $option }”; het heeft er helemaal geen.
fault-unknown-value = “{ $value }” is geen waarde van de optie “{ $option }”. Mogelijk zijn: { $known }.
fault-contradiction = { $one } en { $other } gaan niet samen.
fault-no-figure = In dit spel is er geen figuur om te vormen.
fault-figure-mark = “{ $mark }” op { $cell } hoort niet in een figuur; teken de velden ervan als “o” en de andere als “.”.
fault-figure-size = De figuur heeft { $wanted } velden nodig, één voor elke pion; er zijn er { $found } getekend.
fault-figure-at-home = De pionnen staan al op deze figuur als het spel begint.
fault-option-form = “{ $text }” is geen optie. Schrijf naam=waarde.

fault-picture-row = De tekening heeft een regel die met “{ $row }” begint, maar zo heet geen rij van dit bord.
fault-picture-twice = Rij { $row } is twee keer getekend.
fault-picture-length = Rij { $row } heeft { $wanted } velden, maar er zijn er { $found } getekend.
fault-mark = “{ $mark }” op { $cell } is geen pion van dit spel.
fault-field = De regel “{ $field }:” hoort niet in deze stelling.
fault-field-twice = De regel “{ $field }:” staat er twee keer.
fault-field-value = “{ $value }” betekent niets in de regel “{ $field }:”.
fault-moved-no-cell = “{ $name }” in de regel “moved:” is geen veld. Schrijf daar de velden, zoals “c4 d5”, van de pionnen die in deze beurt al verzet zijn.
fault-moved-not-own = Op { $cell } staat geen pion van plaats { $seat }. De regel “moved:” noemt de velden van de pionnen van plaats { $seat } die in deze beurt al verzet zijn.
fault-moved-not-one-roll = Velden in de regel “moved:”: { $moved }. Met “steps: { $steps }” en “jumps: { $jumps }” komt dat niet van één worp. Een dobbelsteen geeft 1 tot 6 stappen, de overgebleven meegerekend; bij “jumps: 0” heeft een van de genoemde pionnen gesprongen.
fault-field-empty = De regel “{ $field }:” ontbreekt of is leeg.
fault-too-many = Er zijn { $found } pionnen “{ $mark }”, hoogstens { $most } zijn mogelijk.
fault-no-pieces = Er is geen pion “{ $mark }”, terwijl zijn partij in het spel is.
fault-no-marked = Er is geen pion “{ $mark }”: één pion van elke kleur is de gemerkte.
fault-misplaced = Een pion “{ $mark }” mag niet op { $cell } staan.
fault-turn-of-nobody = De beurt is aan een speler die uit het spel is.
fault-barricades = Er moeten { $wanted } barricades zijn, die in de hand meegerekend; er zijn er { $found }.

fault-not-an-action = “{ $text }” is geen zet. Zetten zien er zo uit: c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass of end.
fault-unknown-cell = Dit bord heeft geen veld “{ $cell }”.
fault-which-yard = Twee van je kleuren kunnen daar binnenkomen: schrijf de kleur in plaats van “yard”, zoals in red-g1.
fault-not-this-way = De pion kan daarheen, maar niet langs deze weg.

fault-record-header = Regel { $line } van het verslag betekent niets: { $text }
fault-record-missing = In het verslag ontbreekt de regel “{ $field }:”.
fault-record-rules = Het verslag is gemaakt met regels nummer { $number }; dit programma kent { $known }. Het kan gelezen worden, maar niet nagespeeld.
fault-record-action = Beurt { $turn } van het verslag kan niet gespeeld worden: { $text }
fault-record-result = Volgens het verslag is de uitslag { $written ->
    [open] open
   *[other] { $written }
  }, maar de zetten leiden tot { $played ->
    [open] open
   *[other] { $played }
  }.
fault-record-ranks = Volgens het verslag eindigde het spel door “{ $ending }” met de uitslag { $written ->
    [open] open
   *[other] { $written }
  }; dat gaat in dit spel niet samen.
fault-record-salt = Het verslag heeft een startgetal voor de dobbelstenen van plaats { $seat }, die het spel niet heeft.
fault-record-seed = Het verslag noemt het startgetal van de server, maar het spel is niet afgelopen.

fault-verify-no-proof = Het verslag zegt niets over zijn dobbelstenen: ze zijn niet na te gaan.
fault-verify-not-revealed = Het startgetal van de server is nog niet onthuld. Dat gebeurt als het spel is afgelopen; dan zijn de dobbelstenen na te gaan.
fault-verify-seed = Het startgetal is niet het beloofde: beloofd was { $promised }, de eigen controlesom is { $revealed }.
fault-verify-first = Plaats { $written } begon, maar het lot viel op plaats { $drawn }.
fault-verify-order = Nummer { $number } komt na { $before }: nummers van worpen tellen op vanaf 1 en worden nooit twee keer gebruikt.
fault-verify-no-number = In beurt { $turn } staat een worp zonder nummer.
fault-verify-no-roll = Worp nummer { $number } staat niet bij de zetten.
fault-verify-roll = Beurt { $turn }, worp nummer { $number }: het verslag zegt { $written }, maar er viel { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } bestaat al. Geef een andere naam.
fault-depth = “{ $text }” is geen diepte; schrijf een getal van 0 tot 99.
fault-number = “{ $text }” is geen getal dat hier past.
fault-player = Er is geen speler die “{ $name }” heet. Er zijn: random, baseline, level1 tot level6, nodes:50000, time:1000 (duizendsten van een seconde) en exec:OPDRACHT.
fault-seat-count = Je hebt { $named } spelers genoemd, maar het spel heeft { $seats } plaatsen.
fault-language = De taal “{ $language }” is er hier niet. Er zijn: { $known }.
fault-usage = { $text } “spielhof --help” vertelt meer.
fault-usage-missing = Er ontbreekt iets: { $what }.
fault-usage-unknown = “{ $what }” is hier niet bekend.
fault-usage-value = “{ $value }” is niet mogelijk voor { $what }.
fault-usage-other = De opdracht is niet te begrijpen.
fault-engine-command = “{ $command }” is geen opdracht. Er zijn: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Dat hoort er zo uit te zien: { $example }
fault-engine-over = Het spel is afgelopen: er valt niets na te denken.
fault-engine-chance = Nu vallen de dobbelstenen: voeg de worp toe aan de zetten van de stelling.
fault-engine-start = “{ $command }” kan niet gestart worden: { $problem }
fault-engine-ended = “{ $command }” is gestopt voordat de wedstrijd klaar was.
fault-engine-answer = “{ $command }” antwoordde met iets wat hier geen zet is: { $answer }
fault-sprt = “{ $text }” is geen score om op te toetsen: die moet boven de { $even } procent liggen die gelijken halen, en onder 100.
fault-other = { $text }
