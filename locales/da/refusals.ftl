# Hvorfor en handling ikke er tilladt.

refusal-over = Spillet er slut.
refusal-roll-first = Først skal terningen kastes.
refusal-no-roll-now = Der er ikke noget at kaste nu.
refusal-no-such-roll = En terning viser 1 til 6.
refusal-two-dice = Der kastes to terninger, og den mindste skrives først, for eksempel d3+5.
refusal-choose-die-first = Sig først, hvilken terning der gælder for skridt, for eksempel s3.
refusal-not-on-the-dice = Ingen af terningerne viser { $die }.
refusal-die-leaves-nothing = Med { $die } til skridt kan der intet gøres; med den anden terning kan der.
refusal-die-chosen = Det er allerede bestemt, hvilken terning der gælder for skridt.
refusal-moved-already = Brikken på { $cell } er allerede flyttet i denne tur; vælg en anden.
refusal-no-step-left = Der er ingen skridt tilbage i denne tur.
refusal-no-chain-left = En brik er allerede sprunget i denne tur; ingen anden må.
refusal-not-so-many-jumps = Ingen kæde på præcis { $jumps ->
    [one] ét spring
   *[other] { $jumps } spring
  } fører fra { $from } til { $to }.
refusal-end-instead = Du har allerede flyttet i denne tur: slut den med ”end”.
refusal-pass-instead = Der er intet at gøre med dette kast: sig ”pass”.
refusal-not-in-this-game = Den handling findes ikke i dette spil.
refusal-cannot-pass = Du kan flytte, så det skal du.
refusal-no-piece = Der er ingen brik på { $cell }.
refusal-not-yours = Brikken på { $cell } er ikke din.
refusal-partner-not-yet = Brikken på { $cell } er din makkers. Du må flytte den, når alle dine egne er nået frem.
refusal-occupied = { $cell } er optaget.
refusal-no-step-or-chain = Hverken et skridt eller en kæde af spring fører fra { $from } til { $to }.
refusal-no-move = Et træk skal ende på et andet felt.
refusal-dark-only-steps = Brikken på { $cell } står på et mørkt felt: den må kun gå et skridt, på skrå.
refusal-light-only-jumps = Brikken på { $cell } står på et lyst felt: den må kun springe.
refusal-other-shade = Trækket skal ende på samme feltfarve, som det begyndte på; { $cell } har den anden.
refusal-stays-in-goal = Brikken på { $cell } er nået i mål og skal blive der.
refusal-leaves-complete-goal = Alle brikker af denne farve er i mål. Den på { $cell } må kun forlade målet, hvis du ikke har andre træk.
refusal-must-leave-home = En modstander har forladt sin gård, så du skal rømme din: flyt en brik ud af gården.
refusal-must-approach = Du skal rømme din gård. Ingen brik kan komme ud, så en af dem skal tættere på sit mål.
refusal-no-swapping = At bytte plads hører ikke til dette spils regler.
refusal-swap-no-enemy = Der står ingen modstander i dit mål på { $cell }.
refusal-swap-not-before = Kun en brik, der står lige uden for sit mål, må bytte plads; det gør den på { $cell } ikke.
refusal-swap-not-needed = En af dine brikker kan stadig selv komme i mål, så ingen må bytte plads.
refusal-station-guarded = { $cell } ligger i modstanderens station, hvor en af modstanderens brikker stadig står.
refusal-all-placed = Alle dine brikker er sat ind.
refusal-place-first = Alle brikker sættes ind, før nogen af dem flyttes.
refusal-only-steps = Brikker flyttes ét felt ad gangen; { $to } ligger ikke ved siden af { $from }.
refusal-outside-middle = Brikker sættes ind i brættets midte; { $cell } ligger udenfor.
refusal-no-way-off = Hverken et skridt eller en kæde af spring fører fra { $cell } ud over kanten.
refusal-kept-for-cats = { $cell } er et af de fire midterste felter, og de er forbeholdt kattene.
refusal-cats-in-the-middle = Katte sættes på de fire midterste felter; { $cell } er ikke et af dem.
refusal-mice-only-step = Mus flyttes ét felt og springer aldrig; { $to } ligger ikke ved siden af { $from }.
refusal-no-cat-move = Hverken et skridt eller et spring over en nabomus fører fra { $from } til { $to }.
refusal-cat-goes-on = Katten på { $cell } må kun springe over endnu en mus eller slutte turen med ”end”.
refusal-nothing-to-set-down = Du har ikke løftet nogen barrikade.
refusal-set-down-first = Sæt først den løftede barrikade ned.
refusal-no-barricade-there = Ingen barrikade må sættes på { $cell }.
refusal-own-pawn = Din egen brik står på { $cell }.
refusal-yard-empty = Der er ingen brik tilbage i den gård.
refusal-not-your-yard = Den gård er ikke din.
refusal-not-that-far = Ingen vej på præcis { $die ->
    [one] ét felt
   *[other] { $die } felter
  } fører til { $cell }.
refusal-barricade-in-the-way = Enhver vej på { $die ->
    [one] ét felt
   *[other] { $die } felter
  } til { $cell } går over en barrikade.
refusal-piece-in-the-way = Brikken på { $cell } står i vejen.
refusal-only-to-take = En brik går kun denne vej for at slå en modstander, og { $cell } er ledigt.
refusal-must-take = Du kan slå en brik, så det skal du.
refusal-safe-in-goal = Brikken på { $cell } er nået i mål og kan ikke slås.
refusal-takes-no-more = Brikken på { $cell } er nået i mål og slår ikke mere.
refusal-huff-first = Din modstander har overset et slag: fjern først en brik, der kunne have slået.
refusal-not-overlooked = Brikken på { $cell } kan ikke fjernes: den har ikke overset noget slag.
refusal-same-piece-goes-on = Turen fortsætter med brikken på { $cell }.
refusal-no-hop = Intet spring over en nabo fører fra { $from } til { $to }.
refusal-no-peg-jump = Intet vandret eller lodret spring over en brik fører fra { $from } til { $to }.
refusal-no-peg-return = Brikken på { $from } kan kun springe to felter vandret eller lodret, over et felt, der er ledigt til den nye brik; sådan når den ikke { $to }.
refusal-no-way-out = Fra { $cell } ville ingen vej føre ud af sekskanten.
refusal-rule = Regel { $rule }.
