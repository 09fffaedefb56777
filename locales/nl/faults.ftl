# Wat er mis is met een gevraagd spel, een stelling, een verslag of een getypt woord.

fault-unknown-game = Er is geen spel dat “{ $id }” heet. Bedoelde je “{ $nearest }”? “spielhof games” somt ze allemaal op.
fault-players = Verkeerd aantal spelers: { $players }. Dit spel is voor { $allowed }.
fault-first-seat = Speler { $seat } kan niet beginnen: de spelers hebben de nummers 1 tot en met { $seats }.
fault-rules = Er is geen versie { $number } van de regels; dit programma kent { $known }.
fault-unknown-option = Dit spel heeft met dit aantal spelers geen optie “{ $option }”. Het heeft: { $known }.
fault-no-options = Dit spel heeft met dit aantal spelers geen optie “{ $option }”; het heeft er helemaal geen.
fault-unknown-value = “{ $value }” is geen waarde van de optie “{ $option }”. Kies uit: { $known }.
fault-contradiction = { $one } en { $other } gaan niet samen.
fault-no-figure = In dit spel speel je niet naar een figuur toe.
fault-figure-mark = “{ $mark }” op { $cell } hoort niet in een figuur; teken de velden ervan als “o” en alle andere als “.”.
fault-figure-size = De figuur heeft { $wanted } velden nodig, één voor elke pion, maar heeft er { $found }.
fault-figure-at-home = De pionnen staan aan het begin van het spel al op deze figuur.
fault-option-form = “{ $text }” is geen optie. Schrijf naam=waarde.

fault-picture-row = De tekening heeft een regel die met “{ $row }” begint, maar dit bord heeft zo’n rij niet.
fault-picture-twice = Rij { $row } is twee keer getekend.
fault-picture-length = Rij { $row } heeft { $wanted } velden, maar er zijn er { $found } getekend.
fault-mark = “{ $mark }” op { $cell } is in dit spel geen pion.
fault-field = De regel “{ $field }:” hoort niet in deze stelling.
fault-field-twice = De regel “{ $field }:” staat er twee keer.
fault-field-value = “{ $value }” is geen geldige waarde in de regel “{ $field }:”.
fault-moved-no-cell = “{ $name }” in de regel “moved:” is geen veld op het bord. Noem daar de velden van de pionnen die deze beurt al zijn verplaatst, zoals “c4 d5”.
fault-moved-not-own = Speler { $seat } heeft geen pion op { $cell }. De regel “moved:” noemt de velden van de pionnen van speler { $seat } die deze beurt al zijn verplaatst.
fault-moved-not-one-roll = Velden in de regel “moved:”: { $moved }. Samen met “steps: { $steps }” en “jumps: { $jumps }” kan dat niet van één worp komen. Een dobbelsteen geeft 1 tot en met 6 stappen, de overgebleven stappen meegeteld; bij “jumps: 0” heeft een van de genoemde pionnen in plaats daarvan gesprongen.
fault-field-empty = De regel “{ $field }:” ontbreekt of is leeg.
fault-too-many = Te veel pionnen “{ $mark }”: { $found }, terwijl het er hoogstens { $most } kunnen zijn.
fault-no-pieces = Er is geen pion “{ $mark }”, terwijl die partij wel meespeelt.
fault-no-marked = Er is geen pion “{ $mark }”: van elke kleur moet één pion de gemarkeerde zijn.
fault-misplaced = Een pion “{ $mark }” mag niet op { $cell } staan.
fault-turn-of-nobody = De speler die aan de beurt is, ligt uit het spel.
fault-barricades = Er moeten { $wanted } barricades zijn, een opgepakte meegeteld, maar het zijn er { $found }.

fault-not-an-action = “{ $text }” is geen zet. Zetten zien er zo uit: c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass of end.
fault-unknown-cell = Dit bord heeft geen veld “{ $cell }”.
fault-which-yard = Twee van je kleuren kunnen daar in het spel komen: schrijf de kleur in plaats van “yard”, zoals in red-g1.
fault-not-this-way = De pion kan daarheen, maar niet langs deze weg.

fault-record-header = Regel { $line } van het verslag is niet te begrijpen: { $text }
fault-record-missing = In het verslag ontbreekt de regel “{ $field }:”.
fault-record-rules = Het verslag is gemaakt met versie { $number } van de regels; dit programma kent { $known }. Het is wel te lezen, maar niet na te spelen.
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
  }; dat kan in dit spel niet.
fault-record-salt = Het verslag heeft een startgetal voor de dobbelstenen van speler { $seat }, maar het spel heeft die speler niet.
fault-record-seed = Het verslag onthult het startgetal van de server, maar het spel is nog niet afgelopen.

fault-verify-no-proof = Het verslag zegt niets over de dobbelstenen, dus ze zijn niet te controleren.
fault-verify-not-revealed = Het startgetal van de server is nog niet onthuld. Je kunt de dobbelstenen controleren zodra het spel is afgelopen.
fault-verify-seed = Het startgetal is niet het beloofde: de beloofde hash is { $promised }, maar de hash van het startgetal zelf is { $revealed }.
fault-verify-first = Speler { $written } begon, maar het lot wees speler { $drawn } aan.
fault-verify-order = Nummer { $number } komt na { $before }: worpnummers tellen op vanaf 1 en worden nooit twee keer gebruikt.
fault-verify-earlier = Volgens het verslag vielen er { $earlier } worpen voordat deze tafel werd geopend, maar het bevat er maar { $found }.
fault-verify-no-number = Een worp in beurt { $turn } heeft geen nummer.
fault-verify-no-roll = Worp nummer { $number } staat niet bij de zetten.
fault-verify-roll = Beurt { $turn }, worp nummer { $number }: volgens het verslag { $written }, maar er is { $drawn } gegooid.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } bestaat al. Kies een andere naam.
fault-depth = “{ $text }” is geen diepte; schrijf een getal van 0 tot en met 99.
fault-number = “{ $text }” is hier geen bruikbaar getal.
fault-player = Er is geen speler die “{ $name }” heet. Kies uit: random, baseline, level1 tot en met level6, nodes:50000, time:1000 (in milliseconden) en exec:OPDRACHT.
fault-seat-count = Je hebt { $named } spelers genoemd, maar het spel heeft { $seats } plaatsen.
fault-language = De taal “{ $language }” is er niet. Kies uit: { $known }.
fault-usage = { $text } Zie “spielhof --help”.
fault-usage-missing = Er ontbreekt iets: { $what }.
fault-usage-unknown = “{ $what }” is niet bekend.
fault-usage-value = “{ $value }” is niet mogelijk voor { $what }.
fault-usage-other = De opdracht is niet te begrijpen.
fault-engine-command = “{ $command }” is geen opdracht. De opdrachten zijn: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Dat hoort er zo uit te zien: { $example }
fault-engine-over = Het spel is afgelopen: er valt niets meer te bedenken.
fault-engine-chance = Eerst moet er gegooid worden: voeg de worp toe aan de zetten van de stelling.
fault-engine-start = “{ $command }” kon niet worden gestart: { $problem }
fault-engine-ended = “{ $command }” stopte voordat de wedstrijd voorbij was.
fault-engine-answer = “{ $command }” antwoordde met iets wat hier geen zet is: { $answer }
fault-sprt = “{ $text }” is geen score om op te toetsen: die moet boven de { $even } procent liggen die gelijke spelers halen, en onder 100.
fault-other = { $text }
