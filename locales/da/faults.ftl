# Hvad der er galt med et ønsket spil, en opstilling, en optegnelse eller et skrevet ord.

fault-unknown-game = Der er intet spil, der hedder ”{ $id }”. Mente du ”{ $nearest }”? ”spielhof games” viser dem alle.
fault-players = Forkert antal spillere: { $players }. Dette spil er for { $allowed }.
fault-first-seat = Spiller { $seat } kan ikke begynde: spillerne har numrene 1 til { $seats }.
fault-rules = Der findes ingen version { $number } af reglerne; dette program kender { $known }.
fault-unknown-option = Dette spil har ingen valgmulighed ”{ $option }” med så mange spillere. Det har: { $known }.
fault-no-options = Dette spil har ingen valgmulighed ”{ $option }” med så mange spillere; det har slet ingen.
fault-unknown-value = ”{ $value }” er ikke en værdi for valgmuligheden ”{ $option }”. Vælg mellem: { $known }.
fault-contradiction = { $one } og { $other } kan ikke kombineres.
fault-no-figure = Dette spil spilles ikke til en figur.
fault-figure-mark = ”{ $mark }” på { $cell } kan ikke bruges i en figur; tegn dens felter som ”o” og alle andre som ”.”.
fault-figure-size = Figuren skal have { $wanted } felter, et til hver brik, men den har { $found }.
fault-figure-at-home = Brikkerne står allerede på denne figur, når spillet begynder.
fault-option-form = ”{ $text }” er ikke en valgmulighed. Skriv navn=værdi.

fault-picture-row = Tegningen har en linje, der begynder med ”{ $row }”, men dette bræt har ingen sådan række.
fault-picture-twice = Række { $row } er tegnet to gange.
fault-picture-length = Række { $row } har { $wanted } felter, men der er tegnet { $found }.
fault-mark = ”{ $mark }” på { $cell } er ikke en brik i dette spil.
fault-field = Linjen ”{ $field }:” hører ikke til i denne stilling.
fault-field-twice = Linjen ”{ $field }:” står der to gange.
fault-field-value = ”{ $value }” giver ikke mening i linjen ”{ $field }:”.
fault-moved-no-cell = ”{ $name }” i linjen ”moved:” er ikke et felt på brættet. Skriv felterne med de brikker, der allerede er flyttet i denne tur, for eksempel ”c4 d5”.
fault-moved-not-own = Spiller { $seat } har ingen brik på { $cell }. Linjen ”moved:” nævner felterne med de brikker fra spiller { $seat }, der allerede er flyttet i denne tur.
fault-moved-not-one-roll = Felter i linjen ”moved:”: { $moved }. Sammen med ”steps: { $steps }” og ”jumps: { $jumps }” kan det ikke komme af ét kast. En terning giver 1 til 6 skridt, dem, der er tilbage, medregnet; ved ”jumps: 0” er en af de nævnte brikker sprunget i stedet.
fault-field-empty = Linjen ”{ $field }:” mangler eller er tom.
fault-too-many = For mange brikker ”{ $mark }”: { $found }, men der kan højst være { $most }.
fault-no-pieces = Der er ingen brik ”{ $mark }”, selv om dens side er med i spillet.
fault-no-marked = Der er ingen brik ”{ $mark }”: én brik i hver farve skal være den mærkede.
fault-misplaced = En brik ”{ $mark }” kan ikke stå på { $cell }.
fault-turn-of-nobody = Spilleren, hvis tur det er, er ude af spillet.
fault-barricades = Der skal være { $wanted } barrikader, en i hånden medregnet, men der er { $found }.

fault-not-an-action = ”{ $text }” er ikke et træk. Træk ser ud som c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass eller end.
fault-unknown-cell = Dette bræt har intet felt ”{ $cell }”.
fault-which-yard = To af dine farver kunne komme ind der: skriv farven på engelsk i stedet for ”yard”, for eksempel red-g1.
fault-not-this-way = Brikken kan komme derhen, men ikke ad denne vej.

fault-record-header = Linje { $line } i optegnelsen giver ikke mening: { $text }
fault-record-missing = Optegnelsen har ingen linje ”{ $field }:”.
fault-record-rules = Optegnelsen er lavet med version { $number } af reglerne; dette program kender { $known }. Den kan læses, men ikke afspilles.
fault-record-action = Tur { $turn } i optegnelsen kan ikke spilles: { $text }
fault-record-result = Optegnelsen siger, at resultatet er { $written ->
    [open] åbent
   *[other] { $written }
  }, men dens træk fører til { $played ->
    [open] et åbent resultat
   *[other] { $played }
  }.
fault-record-ranks = Optegnelsen siger, at spillet endte ved ”{ $ending }” med resultatet { $written ->
    [open] åbent
   *[other] { $written }
  }; det kan ikke ske i dette spil.
fault-record-salt = Optegnelsen har en startværdi til terningerne fra spiller { $seat }, men spillet har ingen sådan plads.
fault-record-seed = Optegnelsen røber serverens startværdi, men dens spil er ikke slut.

fault-verify-no-proof = Optegnelsen siger intet om sine terninger, så de kan ikke kontrolleres.
fault-verify-not-revealed = Serverens startværdi er ikke afsløret endnu. Terningerne kan kontrolleres, når spillet er slut.
fault-verify-seed = Startværdien er ikke den lovede: den lovede kontrolsum er { $promised }, men startværdiens egen er { $revealed }.
fault-verify-first = Spiller { $written } begyndte, men loddet faldt på spiller { $drawn }.
fault-verify-order = Nummer { $number } kommer efter { $before }: kastenes numre tæller opad fra 1 og bruges aldrig to gange.
fault-verify-earlier = Ifølge optegnelsen faldt { $earlier } kast, før dette bord blev åbnet, men den indeholder kun { $found }.
fault-verify-no-number = Et kast i tur { $turn } har intet nummer.
fault-verify-no-roll = Kast nummer { $number } findes ikke blandt trækkene.
fault-verify-roll = Tur { $turn }, kast nummer { $number }: optegnelsen siger { $written }, men kastet var { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } findes allerede. Vælg et andet navn.
fault-depth = ”{ $text }” er ikke en dybde; skriv et tal fra 0 til 99.
fault-number = ”{ $text }” er ikke et tal, der passer her.
fault-player = Der er ingen spiller, der hedder ”{ $name }”. Vælg mellem: random, baseline, level1 til level6, nodes:50000, time:1000 (i millisekunder) og exec:KOMMANDO.
fault-seat-count = Du nævnte { $named } spillere, men spillet har { $seats } pladser.
fault-language = Sproget ”{ $language }” findes ikke her. Vælg mellem: { $known }.
fault-usage = { $text } Se ”spielhof --help”.
fault-usage-missing = Der mangler noget: { $what }.
fault-usage-unknown = ”{ $what }” kendes ikke her.
fault-usage-value = ”{ $value }” er ikke muligt for { $what }.
fault-usage-other = Kommandoen giver ikke mening.
fault-engine-command = ”{ $command }” er ikke en kommando. Kommandoerne er: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Det skal se sådan ud: { $example }
fault-engine-over = Spillet er slut: der er intet at tænke over.
fault-engine-chance = Nu kastes terningerne: føj kastet til stillingens træk.
fault-engine-start = ”{ $command }” kunne ikke startes: { $problem }
fault-engine-ended = ”{ $command }” stoppede, før matchen var slut.
fault-engine-answer = ”{ $command }” svarede med noget, der ikke er et træk her: { $answer }
fault-sprt = ”{ $text }” er ikke et resultat, man kan teste for: det skal ligge over de { $even } procent, som lige stærke spillere opnår, og under 100.
fault-other = { $text }
