# Grunde til træk; den engelske fil forklarer dem.

reasons-turn = Tur { $turn }: { $best } var bedre. { $reasons }

because-missed-win = Det var muligt at vinde med det samme.
because-wins = Vinder med det samme.
because-missed-solution = Spillet kunne løses med det samme.
because-solves = Løser spillet.
because-loses = Afslutter spillet, og en modstander vinder.
because-dead-end = Der er intet træk tilbage, og spillet er ikke løst.
because-lets-win = Lader en modstander vinde i næste tur.
because-stops-win = Forhindrer en modstander i at vinde i næste tur.
because-winning-rolls = En modstander vinder med { $rolls } af { $of } kast i stedet for { $instead }.
because-home-rolls = Næste tur når målet med { $rolls } af { $of } kast i stedet for { $instead }.

because-fewer-spaces = Kom { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} kortere end muligt.
because-gains = Kommer { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} nærmere målet.
because-breaks-jump = Ødelægger springet fra { $from } til { $to }, som giver { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
}.
because-prepares-jump = Forbereder et spring fra { $from } til { $to }, som giver { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
}.
because-next-gain = Det næste træk kan give { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} i stedet for { $instead }.
because-reply-gain = En modstander kan derefter komme { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} frem i stedet for { $instead }.
because-chain-gain = Springene i dette kast kan give { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} i stedet for { $instead }.
because-leaves-behind = Efterlader den sidste brik på { $cell }, { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} bag alle andre.
because-brings-up = Henter den sidste brik frem, fra { $cell }.
because-missed-arrival = En brik kunne komme i mål på { $cell }.
because-arrives = Bringer en brik i mål på { $cell }.
because-moves-arrived = Brikken på { $cell }, som blev flyttet, var allerede i mål.
because-on-line = Fylder { $cells } af de { $of } felter på en linje i stedet for { $instead }.
because-missed-off = Brikken på { $cell } kunne forlade brættet.
because-leaves-board = Brikken på { $cell } forlader brættet.

because-missed-hit = Brikken på { $cell } kunne slås; den var nået { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} frem.
because-hits = Slår brikken på { $cell }, som er nået { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} frem.
because-hit-rolls = En brik kan slås med { $rolls } af { $of } kast i stedet for { $instead }.
because-missed-lift = Barrikaden på { $cell }, som står i vejen, kunne fjernes.
because-lifts = Fjerner barrikaden på { $cell }, som står i vejen.
because-missed-entry = En brik kunne sættes ind.
because-enters = Sætter en brik ind.
because-missed-block = Barrikaden kunne spærre vejen for brikken på { $pawn }.
because-blocks = Spærrer vejen for brikken på { $pawn }.
because-missed-detour = Vejen for brikken på { $pawn } kunne blive { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} længere.
because-detours = Gør vejen for brikken på { $pawn } { $spaces ->
    [one] { $spaces } felt
   *[other] { $spaces } felter
} længere.
because-blocks-self = Spærrer vejen for sin egen brik på { $pawn }.

because-missed-capture = Brikken på { $cell } kunne slås.
because-captures = Slår brikken på { $cell }.
because-captured = Slår { $pieces ->
    [one] { $pieces } brik
   *[other] { $pieces } brikker
} i denne tur i stedet for { $instead }.
because-captures-several = Slår { $pieces ->
    [one] { $pieces } brik
   *[other] { $pieces } brikker
} i denne tur.
because-reply-captures = En modstander kan slå { $pieces ->
    [one] { $pieces } brik
   *[other] { $pieces } brikker
} i næste tur i stedet for { $instead }.
because-capture-rolls = En brik kan slås med { $rolls } af { $of } kast i stedet for { $instead }.

because-missed-four = Det var muligt at true med fem på stribe.
because-makes-four = Truer med fem på stribe.
because-missed-fork = Det var muligt at true med fem på stribe to steder.
because-forks = Truer med fem på stribe to steder.
because-missed-three = En åben treer var mulig: med en brik mere truer den to steder.
because-makes-three = Laver en åben treer: med en brik mere truer den to steder.
because-leaves-three = Lader en modstander beholde en åben treer.
because-stops-three = Stopper en modstanders åbne treer.

because-moves-left = Efterlader { $moves } træk i stedet for { $instead }.
because-lone-pieces = Efterlader { $pieces ->
    [one] { $pieces } brik
   *[other] { $pieces } brikker
} uden nabo i stedet for { $instead }.
because-cat-moves = Giver kattene { $moves } træk i stedet for { $instead }.
