# Vad som är fel med ett önskat spel, en ställning, ett protokoll eller ett skrivet ord.

fault-unknown-game = Det finns inget spel som heter ”{ $id }”. Menade du ”{ $nearest }”? ”spielhof games” listar alla.
fault-players = Fel antal spelare: { $players }. Det här spelet är för { $allowed }.
fault-first-seat = Spelare { $seat } kan inte börja: spelarna har nummer 1 till { $seats }.
fault-rules = Det finns ingen version { $number } av reglerna; det här programmet känner till { $known }.
fault-unknown-option = Det här spelet har inget val ”{ $option }” med så många spelare. Det har: { $known }.
fault-no-options = Det här spelet har inget val ”{ $option }” med så många spelare; det har faktiskt inga alls.
fault-unknown-value = ”{ $value }” är inget värde för valet ”{ $option }”. Välj bland: { $known }.
fault-contradiction = { $one } och { $other } går inte att kombinera.
fault-no-figure = Det här spelet spelas inte till en figur.
fault-figure-mark = ”{ $mark }” på { $cell } går inte att använda i en figur; rita dess rutor som ”o” och alla andra som ”.”.
fault-figure-size = Figuren behöver { $wanted } rutor, en för varje pjäs, men den har { $found }.
fault-figure-at-home = Pjäserna står redan på den här figuren när spelet börjar.
fault-option-form = ”{ $text }” är inget val. Skriv namn=värde.

fault-picture-row = Teckningen har en rad som börjar med ”{ $row }”, men det här brädet har ingen sådan rad.
fault-picture-twice = Rad { $row } är ritad två gånger.
fault-picture-length = Rad { $row } har { $wanted } rutor, men { $found } är ritade.
fault-mark = ”{ $mark }” på { $cell } är ingen pjäs i det här spelet.
fault-field = Raden ”{ $field }:” hör inte hemma i den här ställningen.
fault-field-twice = Raden ”{ $field }:” förekommer två gånger.
fault-field-value = ”{ $value }” går inte att förstå i raden ”{ $field }:”.
fault-moved-no-cell = ”{ $name }” i raden ”moved:” är ingen ruta på brädet. Lista rutorna för de pjäser som redan har flyttats den här turen, till exempel ”c4 d5”.
fault-moved-not-own = Spelare { $seat } har ingen pjäs på { $cell }. Raden ”moved:” listar rutorna för de pjäser från spelare { $seat } som redan har flyttats den här turen.
fault-moved-not-one-roll = Rutor i raden ”moved:”: { $moved }. Tillsammans med ”steps: { $steps }” och ”jumps: { $jumps }” kan det inte komma från ett enda kast. En tärning ger 1 till 6 steg, även de som är kvar inräknade; med ”jumps: 0” har en av de listade pjäserna hoppat i stället.
fault-field-empty = Raden ”{ $field }:” saknas eller är tom.
fault-too-many = För många pjäser ”{ $mark }”: { $found }, men det får vara högst { $most }.
fault-no-pieces = Det finns ingen pjäs ”{ $mark }”, fast dess sida är med i spelet.
fault-no-marked = Det finns ingen pjäs ”{ $mark }”: en pjäs av varje färg måste vara den märkta.
fault-misplaced = En pjäs ”{ $mark }” får inte stå på { $cell }.
fault-turn-of-nobody = Spelaren som är på tur är ute ur spelet.
fault-barricades = Antalet hinder måste vara { $wanted }, ett i handen inräknat, men det är { $found }.

fault-not-an-action = ”{ $text }” är inget drag. Drag ser ut som c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass eller end.
fault-unknown-cell = Det här brädet har ingen ruta ”{ $cell }”.
fault-which-yard = Två av dina färger kan komma in där: skriv färgen på engelska i stället för ”yard”, till exempel red-g1.
fault-not-this-way = Pjäsen kan komma dit, men inte den här vägen.

fault-record-header = Rad { $line } i protokollet går inte att förstå: { $text }
fault-record-missing = Protokollet har ingen rad ”{ $field }:”.
fault-record-rules = Protokollet gjordes med version { $number } av reglerna; det här programmet känner till { $known }. Det kan läsas men inte spelas upp.
fault-record-action = Tur { $turn } i protokollet går inte att spela: { $text }
fault-record-result = Protokollet säger att resultatet är { $written ->
    [open] öppet
   *[other] { $written }
  }, men dragen i det leder till { $played ->
    [open] ett öppet resultat
   *[other] { $played }
  }.
fault-record-ranks = Protokollet säger att spelet slutade genom ”{ $ending }” med resultatet { $written ->
    [open] öppet
   *[other] { $written }
  }; det kan inte hända i det här spelet.
fault-record-salt = Protokollet har ett startvärde för tärningarna från spelare { $seat }, men spelet har ingen sådan spelare.
fault-record-seed = Protokollet avslöjar serverns startvärde, men spelet är inte slut.

fault-verify-no-proof = Protokollet säger inget om sina tärningar, så de går inte att kontrollera.
fault-verify-not-revealed = Serverns startvärde är inte avslöjat än. Tärningarna går att kontrollera när spelet är slut.
fault-verify-seed = Startvärdet är inte det utlovade: den utlovade kontrollsumman är { $promised }, men startvärdets egen är { $revealed }.
fault-verify-first = Spelare { $written } började, men spelare { $drawn } lottades fram.
fault-verify-order = Nummer { $number } kommer efter { $before }: kasten numreras uppåt från 1, och inget nummer används två gånger.
fault-verify-earlier = Enligt protokollet föll { $earlier } kast innan det här bordet öppnades, men det innehåller bara { $found }.
fault-verify-no-number = Ett kast i tur { $turn } har inget nummer.
fault-verify-no-roll = Kast nummer { $number } finns inte bland dragen.
fault-verify-roll = Tur { $turn }, kast nummer { $number }: protokollet säger { $written }, men kastet blev { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } finns redan. Välj ett annat namn.
fault-depth = ”{ $text }” är inget djup; skriv ett tal från 0 till 99.
fault-number = ”{ $text }” är inget tal som passar här.
fault-player = Det finns ingen spelare som heter ”{ $name }”. Välj bland: random, baseline, level1 till level6, nodes:50000, time:1000 (i millisekunder) och exec:KOMMANDO.
fault-seat-count = Du angav { $named } spelare, men spelet har { $seats } platser.
fault-language = Språket ”{ $language }” finns inte här. Välj bland: { $known }.
fault-usage = { $text } Se ”spielhof --help”.
fault-usage-missing = Något saknas: { $what }.
fault-usage-unknown = ”{ $what }” känns inte igen.
fault-usage-value = ”{ $value }” är inte möjligt för { $what }.
fault-usage-other = Kommandot går inte att förstå.
fault-engine-command = ”{ $command }” är inget kommando. Kommandona är: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Det ska se ut så här: { $example }
fault-engine-over = Spelet är slut: det finns inget att tänka på.
fault-engine-chance = Härnäst kastas tärningarna: lägg till kastet bland ställningens drag.
fault-engine-start = ”{ $command }” gick inte att starta: { $problem }
fault-engine-ended = ”{ $command }” avslutades innan matchen var slut.
fault-engine-answer = ”{ $command }” svarade med något som inte är ett drag här: { $answer }
fault-sprt = ”{ $text }” är inget resultat att testa för: det måste ligga över de { $even } procent som lika starka spelare når, och under 100.
fault-other = { $text }
