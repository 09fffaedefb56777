# Varför en handling inte är tillåten.

refusal-over = Spelet är slut.
refusal-roll-first = Först måste tärningen kastas.
refusal-no-roll-now = Det finns inget att kasta nu.
refusal-no-such-roll = En tärning visar 1 till 6.
refusal-two-dice = Två tärningar kastas, och den mindre skrivs först, till exempel d3+5.
refusal-choose-die-first = Säg först vilken tärning som gäller för steg, till exempel s3.
refusal-not-on-the-dice = Ingen av tärningarna visar { $die }.
refusal-die-leaves-nothing = Med { $die } för steg går ingenting att göra; med den andra tärningen går det.
refusal-die-chosen = Det är redan bestämt vilken tärning som gäller för steg.
refusal-moved-already = Pjäsen på { $cell } har redan flyttats i det här draget; välj en annan.
refusal-no-step-left = Det finns inga steg kvar i det här draget.
refusal-no-chain-left = En pjäs har redan hoppat i det här draget; ingen annan får.
refusal-not-so-many-jumps = Ingen kedja på exakt { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  } leder från { $from } till { $to }.
refusal-end-instead = Du har redan flyttat i det här draget: avsluta det med ”end”.
refusal-pass-instead = Det går inte att göra något med det här kastet: säg ”pass”.
refusal-not-in-this-game = Den handlingen finns inte i det här spelet.
refusal-cannot-pass = Du kan flytta, så du måste göra det.
refusal-no-piece = Det finns ingen pjäs på { $cell }.
refusal-not-yours = Pjäsen på { $cell } är inte din.
refusal-partner-not-yet = Pjäsen på { $cell } är din lagkamrats. Du får flytta den när alla dina egna är framme.
refusal-occupied = { $cell } är upptagen.
refusal-no-step-or-chain = Varken ett steg eller en kedja av hopp leder från { $from } till { $to }.
refusal-no-move = Ett drag måste sluta på en annan ruta.
refusal-dark-only-steps = Pjäsen på { $cell } står på en mörk ruta: den får bara ta ett steg, snett.
refusal-light-only-jumps = Pjäsen på { $cell } står på en ljus ruta: den får bara hoppa.
refusal-other-shade = Draget måste sluta på samma rutfärg som det började på; { $cell } har den andra.
refusal-stays-in-goal = Pjäsen på { $cell } har nått sitt mål och måste stanna där.
refusal-leaves-complete-goal = Alla pjäser av den här färgen är i mål. Den på { $cell } får bara lämna målet om du inte har något annat drag.
refusal-must-leave-home = En motståndare har lämnat sitt bo, så du måste tömma ditt: flytta ut en pjäs ur boet.
refusal-must-approach = Du måste tömma ditt bo. Ingen pjäs kan lämna det, så en måste komma närmare sitt mål.
refusal-no-swapping = Att byta plats ingår inte i det här spelets regler.
refusal-swap-no-enemy = Det står ingen motståndare i ditt mål på { $cell }.
refusal-swap-not-before = Bara en pjäs som står precis utanför sitt mål får byta plats; det gör inte den på { $cell }.
refusal-swap-not-needed = En av dina pjäser kan fortfarande gå i mål själv, så ingen får byta plats.
refusal-station-guarded = { $cell } ligger i motståndarens station, där en av motståndarens pjäser fortfarande står.
refusal-all-placed = Alla dina pjäser är utsatta.
refusal-place-first = Alla pjäser sätts ut innan någon av dem flyttas.
refusal-only-steps = Pjäser flyttas en ruta i taget; { $to } ligger inte intill { $from }.
refusal-outside-middle = Pjäser sätts ut i brädets mitt; { $cell } ligger utanför.
refusal-no-way-off = Varken ett steg eller en kedja av hopp leder från { $cell } över kanten.
refusal-kept-for-cats = { $cell } är en av de fyra mittersta rutorna, och de är reserverade för katterna.
refusal-cats-in-the-middle = Katter sätts ut på de fyra mittersta rutorna; { $cell } är inte en av dem.
refusal-mice-only-step = Möss flyttas en ruta och hoppar aldrig; { $to } ligger inte intill { $from }.
refusal-no-cat-move = Varken ett steg eller ett hopp över en mus intill leder från { $from } till { $to }.
refusal-cat-goes-on = Katten på { $cell } får bara hoppa över en mus till eller avsluta draget med ”end”.
refusal-nothing-to-set-down = Du har inte lyft någon barrikad.
refusal-set-down-first = Sätt först ner den lyfta barrikaden.
refusal-no-barricade-there = Ingen barrikad får sättas på { $cell }.
refusal-own-pawn = Din egen pjäs står på { $cell }.
refusal-yard-empty = Det finns ingen pjäs kvar i det boet.
refusal-not-your-yard = Det boet är inte ditt.
refusal-not-that-far = Ingen väg på exakt { $die ->
    [one] en ruta
   *[other] { $die } rutor
  } leder till { $cell }.
refusal-barricade-in-the-way = Varje väg på { $die ->
    [one] en ruta
   *[other] { $die } rutor
  } till { $cell } går över en barrikad.
refusal-piece-in-the-way = Pjäsen på { $cell } står i vägen.
refusal-only-to-take = En pjäs går åt det här hållet bara för att slå en motståndare, och { $cell } är ledig.
refusal-must-take = Du kan slå en pjäs, så du måste göra det.
refusal-safe-in-goal = Pjäsen på { $cell } har nått sitt mål och kan inte slås.
refusal-takes-no-more = Pjäsen på { $cell } har nått sitt mål och slår inte mer.
refusal-huff-first = Din motståndare har missat att slå: ta först bort en pjäs som kunde ha slagit.
refusal-not-overlooked = Pjäsen på { $cell } kan inte tas bort: den har inte missat att slå.
refusal-same-piece-goes-on = Draget fortsätter med pjäsen på { $cell }.
refusal-no-hop = Inget hopp över en granne leder från { $from } till { $to }.
refusal-no-peg-jump = Inget vågrätt eller lodrätt hopp över en pjäs leder från { $from } till { $to }.
refusal-no-peg-return = Pjäsen på { $from } kan bara hoppa två rutor vågrätt eller lodrätt, över en ruta som är ledig för den nya pjäsen; så når den inte { $to }.
refusal-no-way-out = Från { $cell } skulle ingen väg leda ut ur sexhörningen.
refusal-rule = Regel { $rule }.
