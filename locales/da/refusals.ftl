# Hvorfor en handling ikke er tilladt.

refusal-over = Spillet er slut.
refusal-roll-first = Du skal kaste først.
refusal-no-roll-now = Der er ikke noget at kaste nu.
refusal-no-such-roll = En terning viser 1 til 6.
refusal-two-dice = Her kaster du to terninger; skriv den mindste først, for eksempel d3+5.
refusal-choose-die-first = Vælg først, hvilken terning der er til skridt, for eksempel s3.
refusal-not-on-the-dice = Ingen af terningerne viser { $die }.
refusal-die-leaves-nothing = Med { $die } til skridt kunne du intet gøre; med den anden terning kan du godt.
refusal-die-chosen = Du har allerede valgt, hvilken terning der er til skridt.
refusal-moved-already = Brikken på { $cell } er allerede flyttet i denne tur; vælg en anden.
refusal-no-step-left = Du har ingen skridt tilbage i denne tur.
refusal-no-chain-left = En brik er allerede sprunget i denne tur; ingen anden må springe.
refusal-not-so-many-jumps = Du kan ikke komme fra { $from } til { $to } med en kæde på præcis { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  }.
refusal-end-instead = Du har allerede flyttet i denne tur: slut den med ”end”.
refusal-pass-instead = Der er intet, du kan gøre med dette kast: brug ”pass”.
refusal-not-in-this-game = Sådan et træk findes ikke i dette spil.
refusal-cannot-pass = Du kan flytte, så det skal du.
refusal-no-piece = Der er ingen brik på { $cell }.
refusal-not-yours = Brikken på { $cell } er ikke din.
refusal-partner-not-yet = Brikken på { $cell } er din makkers. Du må flytte den, når alle dine egne er nået frem.
refusal-occupied = { $cell } er optaget.
refusal-no-step-or-chain = Du kan ikke komme fra { $from } til { $to } med et skridt eller en kæde af spring.
refusal-no-move = Et træk skal ende et andet sted, end det begyndte.
refusal-dark-only-steps = Brikken på { $cell } står på et mørkt felt: den må kun gå et skridt på skrå.
refusal-light-only-jumps = Brikken på { $cell } står på et lyst felt: den må kun springe.
refusal-other-shade = Et træk skal ende på samme feltfarve, som det begyndte på, og { $cell } har den anden.
refusal-stays-in-goal = Brikken på { $cell } har nået sit mål og skal blive der.
refusal-leaves-complete-goal = Alle brikker i denne farve er i deres mål. Brikken på { $cell } må kun forlade det, hvis du ikke har noget andet træk.
refusal-must-leave-home = En anden side har forladt sin gård, så du skal tømme din: flyt en brik ud af den.
refusal-must-approach = Du skal tømme din gård. Ingen brik kan komme ud, så flyt en tættere på dens mål.
refusal-no-swapping = At bytte plads er ikke en del af reglerne i dette spil.
refusal-swap-no-enemy = Der står ingen modstanders brik i dit mål på { $cell }.
refusal-swap-not-before = Kun en brik lige uden for sit mål må bytte plads, og det er brikken på { $cell } ikke.
refusal-swap-not-needed = En af dine brikker kan stadig selv komme ind i målet, så du må ikke bytte plads.
refusal-station-guarded = { $cell } ligger i modstanderens station, og der står stadig en af modstanderens brikker.
refusal-all-placed = Du har sat alle dine brikker ind.
refusal-place-first = Alle brikker skal sættes ind, før nogen af dem flyttes.
refusal-only-steps = Brikker flyttes ét felt ad gangen, og { $to } ligger ikke ved siden af { $from }.
refusal-outside-middle = Brikker sættes ind i midten af brættet, og { $cell } ligger uden for den.
refusal-no-way-off = Du kan ikke komme ud over kanten fra { $cell } med et skridt eller en kæde af spring.
refusal-kept-for-cats = { $cell } er et af de fire midterste felter, og de er forbeholdt kattene.
refusal-cats-in-the-middle = Katte sættes på de fire midterste felter, og { $cell } er ikke et af dem.
refusal-mice-only-step = Mus flyttes ét felt og springer aldrig, og { $to } ligger ikke ved siden af { $from }.
refusal-no-cat-move = Du kan ikke komme fra { $from } til { $to } med et skridt eller et spring over en mus lige ved siden af.
refusal-cat-goes-on = Med katten på { $cell } kan du kun springe over endnu en mus eller slutte din tur med ”end”.
refusal-nothing-to-set-down = Du har ingen barrikade at sætte ned.
refusal-set-down-first = Sæt først den barrikade ned, du har taget op.
refusal-no-barricade-there = Du må ikke sætte en barrikade på { $cell }.
refusal-own-pawn = Din egen brik står på { $cell }.
refusal-yard-empty = Der er ingen brikker tilbage i den gård.
refusal-not-your-yard = Den gård er ikke din.
refusal-not-that-far = Du kan ikke komme til { $cell } ved at gå præcis { $die ->
    [one] ét felt
   *[other] { $die } felter
  }.
refusal-barricade-in-the-way = Der står en barrikade i vejen: du kan ikke komme til { $cell } ved at gå { $die ->
    [one] ét felt
   *[other] { $die } felter
  } uden at passere en.
refusal-piece-in-the-way = Brikken på { $cell } står i vejen.
refusal-only-to-take = En brik må kun gå denne vej for at slå, og { $cell } er tomt.
refusal-must-take = Du kan slå en brik, så det skal du.
refusal-safe-in-goal = Brikken på { $cell } har nået sit mål og kan ikke slås.
refusal-takes-no-more = Brikken på { $cell } har nået sit mål og kan ikke slå mere.
refusal-huff-first = Din modstander overså, at der kunne slås: fjern først en brik, der kunne have slået.
refusal-not-overlooked = Du kan ikke fjerne brikken på { $cell }: den kunne ikke have slået.
refusal-same-piece-goes-on = Du skal fortsætte med brikken på { $cell }.
refusal-no-hop = Du kan ikke komme fra { $from } til { $to } ved at springe over en brik lige ved siden af.
refusal-no-peg-jump = Du kan ikke komme fra { $from } til { $to } ved at springe vandret eller lodret over en brik.
refusal-no-peg-return = Brikken på { $from } kan kun springe to felter vandret eller lodret, over et tomt felt, hvor den nye brik sættes; sådan kan den ikke nå { $to }.
refusal-no-way-out = Fra { $cell } ville der ikke være nogen vej ud af sekskanten.
refusal-rule = Regel { $rule }.
