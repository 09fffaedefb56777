# Varför ett drag inte är tillåtet.

refusal-over = Spelet är slut.
refusal-roll-first = Du måste kasta först.
refusal-no-roll-now = Det finns inget att kasta just nu.
refusal-no-such-roll = En tärning visar 1 till 6.
refusal-two-dice = Här kastar du två tärningar; skriv den mindre först, till exempel d3+5.
refusal-choose-die-first = Välj först vilken tärning som är för steg, till exempel s3.
refusal-not-on-the-dice = Ingen av tärningarna visar { $die }.
refusal-die-leaves-nothing = Med { $die } för steg skulle du inte kunna göra något; med den andra tärningen kan du det.
refusal-die-chosen = Du har redan valt vilken tärning som är för steg.
refusal-moved-already = Pjäsen på { $cell } har redan flyttats den här turen; välj en annan.
refusal-no-step-left = Du har inga steg kvar den här turen.
refusal-no-chain-left = En pjäs har redan hoppat den här turen; ingen annan får göra det.
refusal-not-so-many-jumps = Du kan inte komma från { $from } till { $to } med en kedja på exakt { $jumps ->
    [one] ett hopp
   *[other] { $jumps } hopp
  }.
refusal-end-instead = Du har redan flyttat den här turen: avsluta den med ”end”.
refusal-pass-instead = Det finns inget du kan göra med det här kastet: använd ”pass”.
refusal-not-in-this-game = Ett sådant drag finns inte i det här spelet.
refusal-cannot-pass = Du kan flytta, så du måste göra det.
refusal-no-piece = Det finns ingen pjäs på { $cell }.
refusal-not-yours = Pjäsen på { $cell } är inte din.
refusal-partner-not-yet = Pjäsen på { $cell } är din lagkamrats. Du får flytta den när alla dina egna är framme.
refusal-occupied = Det är upptaget på { $cell }.
refusal-no-step-or-chain = Du kan inte komma från { $from } till { $to } med ett steg eller en hoppkedja.
refusal-no-move = Ett drag måste sluta på en annan plats.
refusal-dark-only-steps = Pjäsen på { $cell } står på en mörk ruta: den får bara ta ett steg, snett.
refusal-light-only-jumps = Pjäsen på { $cell } står på en ljus ruta: den får bara hoppa.
refusal-other-shade = Ett drag måste sluta på samma nyans som det började på, och { $cell } har den andra.
refusal-stays-in-goal = Pjäsen på { $cell } har nått sitt mål och måste stanna där.
refusal-leaves-complete-goal = Alla pjäser av den här färgen är i sitt mål. Den på { $cell } får bara lämna det om du inte har något annat drag.
refusal-must-leave-home = En annan sida har lämnat sin gård, så du måste tömma din: flytta ut en pjäs ur den.
refusal-must-approach = Du måste tömma din gård. Ingen pjäs kan komma ut, så flytta en närmare dess mål.
refusal-no-swapping = Att byta plats ingår inte i det här spelets regler.
refusal-swap-no-enemy = Det står ingen motståndares pjäs i ditt mål på { $cell }.
refusal-swap-not-before = Bara en pjäs precis utanför sitt mål får byta plats, och där står inte den på { $cell }.
refusal-swap-not-needed = En av dina pjäser kan fortfarande komma in i målet på egen hand, så du får inte byta plats.
refusal-station-guarded = { $cell } ligger i motståndarens station, och där står fortfarande en av motståndarens pjäser.
refusal-all-placed = Du har satt ut alla dina pjäser.
refusal-place-first = Alla pjäser måste sättas ut innan någon av dem flyttas.
refusal-only-steps = Pjäser flyttas en ruta i taget, och { $to } ligger inte intill { $from }.
refusal-outside-middle = Pjäser sätts ut i brädets mitt, och { $cell } ligger utanför den.
refusal-no-way-off = Från { $cell } kan du inte komma ut från brädet med ett steg eller en hoppkedja.
refusal-kept-for-cats = { $cell } är en av de fyra mittersta rutorna, och de är reserverade för katterna.
refusal-cats-in-the-middle = Katter sätts ut på de fyra mittersta rutorna, och { $cell } är inte en av dem.
refusal-mice-only-step = Möss flyttas en ruta och hoppar aldrig, och { $to } ligger inte intill { $from }.
refusal-no-cat-move = Du kan inte komma från { $from } till { $to } med ett steg eller ett hopp över en mus alldeles intill.
refusal-cat-goes-on = Med katten på { $cell } kan du bara hoppa över en mus till, eller avsluta din tur med ”end”.
refusal-nothing-to-set-down = Du har inget hinder att sätta ut.
refusal-set-down-first = Sätt först ut hindret du plockade upp.
refusal-no-barricade-there = Du får inte sätta ett hinder på { $cell }.
refusal-own-pawn = Din egen pjäs står på { $cell }.
refusal-yard-empty = Det finns inga pjäser kvar i den gården.
refusal-not-your-yard = Den gården är inte din.
refusal-not-that-far = Du kan inte komma till { $cell } genom att gå exakt { $die ->
    [one] en ruta
   *[other] { $die } rutor
  }.
refusal-barricade-in-the-way = Ett hinder är i vägen: du kan inte komma till { $cell } genom att gå { $die ->
    [one] en ruta
   *[other] { $die } rutor
  } utan att passera ett.
refusal-piece-in-the-way = Pjäsen på { $cell } står i vägen.
refusal-only-to-take = Åt det här hållet får en pjäs bara flyttas för att slå, och det är tomt på { $cell }.
refusal-must-take = Du kan slå en pjäs, så du måste göra det.
refusal-safe-in-goal = Pjäsen på { $cell } har nått sitt mål och kan inte bli slagen.
refusal-takes-no-more = Pjäsen på { $cell } har nått sitt mål och kan inte slå längre.
refusal-huff-first = Din motståndare missade att slå: ta först bort en pjäs som kunde ha slagit.
refusal-not-overlooked = Du får inte ta bort pjäsen på { $cell }: den missade inte att slå.
refusal-same-piece-goes-on = Du måste fortsätta med pjäsen på { $cell }.
refusal-no-hop = Du kan inte komma från { $from } till { $to } genom att hoppa över en granne.
refusal-no-peg-jump = Du kan inte komma från { $from } till { $to } genom att hoppa vågrätt eller lodrätt över en pjäs.
refusal-no-peg-return = Pjäsen på { $from } kan bara hoppa två rutor vågrätt eller lodrätt, över en tom ruta där den nya pjäsen hamnar; så kan den inte nå { $to }.
refusal-no-way-out = Från { $cell } skulle det inte finnas någon väg ut ur sexhörningen.
refusal-rule = Regel { $rule }.
