# Vad som är fel med ett önskat spel, en uppställning, ett protokoll eller ett skrivet ord.

fault-unknown-game = Det finns inget spel som heter ”{ $id }”. Menade du ”{ $nearest }”? ”spielhof games” visar alla.
fault-players = Det här spelet är inte för { $players ->
    [one] en spelare
   *[other] { $players } spelare
  }, utan för { $allowed }.
fault-first-seat = Spelare { $seat } kan inte börja: spelarna har nummer 1 till { $seats }.
fault-rules = Det finns inga regler nummer { $number }; det här programmet känner till { $known }.
fault-unknown-option = Det här spelet har inget val ”{ $option }” med så många spelare. Det har: { $known }.
fault-no-options = Det här spelet har inget val ”{ $option }” med så många spelare; det har inga alls.
fault-unknown-value = ”{ $value }” är inget värde för valet ”{ $option }”. Möjliga är: { $known }.
fault-contradiction = { $one } och { $other } går inte ihop.
fault-no-figure = Det här spelet spelas inte till en figur.
fault-figure-mark = ”{ $mark }” på { $cell } hör inte hemma i en figur; rita dess rutor som ”o” och de andra som ”.”.
fault-figure-size = Figuren behöver { $wanted } rutor, en för varje pjäs; { $found } är ritade.
fault-figure-at-home = Pjäserna står redan på den här figuren när spelet börjar.
fault-option-form = ”{ $text }” är inget val. Skriv namn=värde.

fault-picture-row = Bilden har en rad som börjar med ”{ $row }”, men ingen rad på det här brädet heter så.
fault-picture-twice = Rad { $row } är ritad två gånger.
fault-picture-length = Rad { $row } har { $wanted } rutor, men { $found } är ritade.
fault-mark = ”{ $mark }” på { $cell } är ingen pjäs i det här spelet.
fault-field = Raden ”{ $field }:” hör inte hemma i den här uppställningen.
fault-field-twice = Raden ”{ $field }:” finns två gånger.
fault-field-value = ”{ $value }” är inte begripligt i raden ”{ $field }:”.
fault-moved-no-cell = ”{ $name }” i raden ”moved:” är ingen ruta. Skriv där rutorna, till exempel ”c4 d5”, för de pjäser som redan har flyttat i det här draget.
fault-moved-not-own = Ingen pjäs från plats { $seat } står på { $cell }. Raden ”moved:” nämner rutorna för de pjäser från plats { $seat } som redan har flyttat i det här draget.
fault-moved-not-one-roll = Rutor i raden ”moved:”: { $moved }. Med ”steps: { $steps }” och ”jumps: { $jumps }” kommer det inte från ett kast. En tärning ger 1 till 6 steg, de återstående inräknade; vid ”jumps: 0” har en av de nämnda pjäserna hoppat i stället.
fault-field-empty = Raden ”{ $field }:” saknas eller är tom.
fault-too-many = Det finns { $found } pjäser ”{ $mark }”, högst { $most } är möjliga.
fault-no-pieces = Det finns ingen pjäs ”{ $mark }”, fast dess färg är med i spelet.
fault-no-marked = Det finns ingen pjäs ”{ $mark }”: en pjäs av varje färg är den märkta.
fault-misplaced = En pjäs ”{ $mark }” får inte stå på { $cell }.
fault-turn-of-nobody = Draget ligger hos en spelare som är ute ur spelet.
fault-barricades = Det måste finnas { $wanted } barrikader, en i handen inräknad; det finns { $found }.

fault-not-an-action = ”{ $text }” är ingen handling. Handlingar ser ut som c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass eller end.
fault-unknown-cell = Det här brädet har ingen ruta ”{ $cell }”.
fault-which-yard = Två av dina färger kan komma in där: skriv färgen på engelska i stället för ”yard”, till exempel red-g1.
fault-not-this-way = Pjäsen kan komma dit, men inte den här vägen.

fault-record-header = Rad { $line } i protokollet är inte begriplig: { $text }
fault-record-missing = Protokollet har ingen rad ”{ $field }:”.
fault-record-rules = Protokollet gjordes med regler nummer { $number }; det här programmet känner till { $known }. Det kan läsas men inte spelas upp.
fault-record-action = Drag { $turn } i protokollet kan inte spelas: { $text }
fault-record-result = Protokollet säger att resultatet är { $written ->
    [open] öppet
   *[other] { $written }
  }, men dess handlingar leder till { $played ->
    [open] öppet
   *[other] { $played }
  }.
fault-record-ranks = Protokollet säger att spelet slutade genom ”{ $ending }” med resultatet { $written ->
    [open] öppet
   *[other] { $written }
  }; det går inte ihop i det här spelet.
fault-record-salt = Protokollet har ett startvärde för tärningarna från plats { $seat }, som spelet inte har.
fault-record-seed = Protokollet avslöjar serverns startvärde, men spelet är inte slut.

fault-verify-no-proof = Protokollet säger inget om sina tärningar: de går inte att kontrollera.
fault-verify-not-revealed = Serverns startvärde är inte avslöjat än. Det sker när spelet är slut; då går tärningarna att kontrollera.
fault-verify-seed = Startvärdet är inte det utlovade: utlovat var { $promised }, dess egen kontrollsumma är { $revealed }.
fault-verify-first = Plats { $written } började, men lotten föll på plats { $drawn }.
fault-verify-order = Nummer { $number } kommer efter { $before }: kastens nummer räknar uppåt från 1 och används aldrig två gånger.
fault-verify-no-number = I drag { $turn } står ett kast utan nummer.
fault-verify-no-roll = Kast nummer { $number } står inte bland handlingarna.
fault-verify-roll = Drag { $turn }, kast nummer { $number }: protokollet säger { $written }, men det blev { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } finns redan. Ange ett annat namn.
fault-depth = ”{ $text }” är inget djup; skriv ett tal från 0 till 99.
fault-number = ”{ $text }” är inget tal som passar här.
fault-player = Det finns ingen spelare som heter ”{ $name }”. Det finns: random, baseline, level1 till level6, nodes:50000, time:1000 (tusendels sekunder) och exec:KOMMANDO.
fault-seat-count = Du angav { $named } spelare, men spelet har { $seats } platser.
fault-language = Språket ”{ $language }” finns inte här. Det finns: { $known }.
fault-usage = { $text } ”spielhof --help” berättar mer.
fault-usage-missing = Något saknas: { $what }.
fault-usage-unknown = ”{ $what }” är okänt här.
fault-usage-value = ”{ $value }” är inte möjligt för { $what }.
fault-usage-other = Kommandot går inte att förstå.
fault-engine-command = ”{ $command }” är inget kommando. Det finns: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Det ska se ut så här: { $example }
fault-engine-over = Spelet är slut: det finns inget att tänka på.
fault-engine-chance = Nu faller tärningarna: lägg till kastet bland ställningens handlingar.
fault-engine-start = ”{ $command }” kan inte startas: { $problem }
fault-engine-ended = ”{ $command }” avslutades innan matchen var slut.
fault-engine-answer = ”{ $command }” svarade med något som inte är en handling här: { $answer }
fault-sprt = ”{ $text }” är inget resultat att testa för: det måste ligga över de { $even } procent som lika starka når, och under 100.
fault-other = { $text }
