# Hvad der er galt med et ønsket spil, en opstilling, en optegnelse eller et skrevet ord.

fault-unknown-game = Der er intet spil, der hedder ”{ $id }”. Mente du ”{ $nearest }”? ”spielhof games” viser dem alle.
fault-players = Dette spil er ikke for { $players ->
    [one] én spiller
   *[other] { $players } spillere
  }, men for { $allowed }.
fault-first-seat = Spiller { $seat } kan ikke begynde: spillerne har numrene 1 til { $seats }.
fault-rules = Der findes ingen regler nummer { $number }; dette program kender { $known }.
fault-unknown-option = Dette spil har ingen valgmulighed ”{ $option }” med så mange spillere. Det har: { $known }.
fault-no-options = Dette spil har ingen valgmulighed ”{ $option }” med så mange spillere; det har slet ingen.
fault-unknown-value = ”{ $value }” er ikke en værdi for valgmuligheden ”{ $option }”. Mulige er: { $known }.
fault-contradiction = { $one } og { $other } passer ikke sammen.
fault-no-figure = Dette spil spilles ikke til en figur.
fault-figure-mark = ”{ $mark }” på { $cell } hører ikke til i en figur; tegn dens felter som ”o” og de andre som ”.”.
fault-figure-size = Figuren skal have { $wanted } felter, et til hver brik; der er tegnet { $found }.
fault-figure-at-home = Brikkerne står allerede på denne figur, når spillet begynder.
fault-option-form = ”{ $text }” er ikke en valgmulighed. Skriv navn=værdi.

fault-picture-row = Billedet har en linje, der begynder med ”{ $row }”, men ingen række på dette bræt hedder sådan.
fault-picture-twice = Række { $row } er tegnet to gange.
fault-picture-length = Række { $row } har { $wanted } felter, men der er tegnet { $found }.
fault-mark = ”{ $mark }” på { $cell } er ikke en brik i dette spil.
fault-field = Linjen ”{ $field }:” hører ikke til i denne opstilling.
fault-field-twice = Linjen ”{ $field }:” står der to gange.
fault-field-value = ”{ $value }” giver ikke mening i linjen ”{ $field }:”.
fault-moved-no-cell = ”{ $name }” i linjen ”moved:” er ikke et felt. Skriv dér felterne, for eksempel ”c4 d5”, med de brikker, der allerede har flyttet i dette træk.
fault-moved-not-own = Der står ingen brik fra plads { $seat } på { $cell }. Linjen ”moved:” nævner felterne med de brikker fra plads { $seat }, der allerede har flyttet i dette træk.
fault-moved-not-one-roll = Felter i linjen ”moved:”: { $moved }. Med ”steps: { $steps }” og ”jumps: { $jumps }” kommer det ikke af ét kast. En terning giver 1 til 6 skridt, de resterende medregnet; ved ”jumps: 0” har en af de nævnte brikker sprunget i stedet.
fault-field-empty = Linjen ”{ $field }:” mangler eller er tom.
fault-too-many = Der er { $found } brikker ”{ $mark }”, højst { $most } er mulige.
fault-no-pieces = Der er ingen brik ”{ $mark }”, selv om dens farve er med i spillet.
fault-no-marked = Der er ingen brik ”{ $mark }”: én brik i hver farve er den mærkede.
fault-misplaced = En brik ”{ $mark }” må ikke stå på { $cell }.
fault-turn-of-nobody = Turen er hos en spiller, der er ude af spillet.
fault-barricades = Der skal være { $wanted } barrikader, en i hånden medregnet; der er { $found }.

fault-not-an-action = ”{ $text }” er ikke en handling. Handlinger ser ud som c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass eller end.
fault-unknown-cell = Dette bræt har intet felt ”{ $cell }”.
fault-which-yard = To af dine farver kunne komme ind der: skriv farven på engelsk i stedet for ”yard”, for eksempel red-g1.
fault-not-this-way = Brikken kan komme derhen, men ikke ad denne vej.

fault-record-header = Linje { $line } i optegnelsen giver ikke mening: { $text }
fault-record-missing = Optegnelsen har ingen linje ”{ $field }:”.
fault-record-rules = Optegnelsen er lavet med regler nummer { $number }; dette program kender { $known }. Den kan læses, men ikke spilles igen.
fault-record-action = Træk { $turn } i optegnelsen kan ikke spilles: { $text }
fault-record-result = Optegnelsen siger, at resultatet er { $written ->
    [open] åbent
   *[other] { $written }
  }, men dens handlinger fører til { $played ->
    [open] åbent
   *[other] { $played }
  }.
fault-record-ranks = Optegnelsen siger, at spillet endte ved ”{ $ending }” med resultatet { $written ->
    [open] åbent
   *[other] { $written }
  }; det passer ikke sammen i dette spil.
fault-record-salt = Optegnelsen har en startværdi til terningerne fra plads { $seat }, som spillet ikke har.
fault-record-seed = Optegnelsen røber serverens startværdi, men dens spil er ikke slut.

fault-verify-no-proof = Optegnelsen siger intet om sine terninger: de kan ikke kontrolleres.
fault-verify-not-revealed = Serverens startværdi er ikke afsløret endnu. Det sker, når spillet er slut; så kan terningerne kontrolleres.
fault-verify-seed = Startværdien er ikke den lovede: lovet var { $promised }, dens egen kontrolsum er { $revealed }.
fault-verify-first = Plads { $written } begyndte, men loddet faldt på plads { $drawn }.
fault-verify-order = Nummer { $number } kommer efter { $before }: kastenes numre tæller opad fra 1 og bruges aldrig to gange.
fault-verify-no-number = I træk { $turn } står der et kast uden nummer.
fault-verify-no-roll = Kast nummer { $number } står ikke blandt handlingerne.
fault-verify-roll = Træk { $turn }, kast nummer { $number }: optegnelsen siger { $written }, men der faldt { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } findes allerede. Angiv et andet navn.
fault-depth = ”{ $text }” er ikke en dybde; skriv et tal fra 0 til 99.
fault-number = ”{ $text }” er ikke et tal, der passer her.
fault-player = Der er ingen spiller, der hedder ”{ $name }”. Der er: random, baseline, level1 til level6, nodes:50000, time:1000 (tusindedele sekund) og exec:KOMMANDO.
fault-seat-count = Du nævnte { $named } spillere, men spillet har { $seats } pladser.
fault-language = Sproget ”{ $language }” findes ikke her. Der er: { $known }.
fault-usage = { $text } ”spielhof --help” fortæller mere.
fault-usage-missing = Der mangler noget: { $what }.
fault-usage-unknown = ”{ $what }” er ukendt her.
fault-usage-value = ”{ $value }” er ikke muligt for { $what }.
fault-usage-other = Kommandoen er ikke til at forstå.
fault-engine-command = ”{ $command }” er ikke en kommando. Der er: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Det skulle se sådan ud: { $example }
fault-engine-over = Spillet er slut: der er intet at tænke over.
fault-engine-chance = Nu falder terningerne: føj kastet til stillingens handlinger.
fault-engine-start = ”{ $command }” kan ikke startes: { $problem }
fault-engine-ended = ”{ $command }” sluttede, før matchen gjorde.
fault-engine-answer = ”{ $command }” svarede med noget, der ikke er en handling her: { $answer }
fault-sprt = ”{ $text }” er ikke et resultat, man kan teste for: det skal ligge over de { $even } procent, som lige stærke opnår, og under 100.
fault-other = { $text }
