# Skäl för drag; den engelska filen förklarar dem.

reasons-turn = Tur { $turn }: { $best } var bättre. { $reasons }

because-missed-win = Det gick att vinna direkt.
because-wins = Vinner direkt.
because-missed-solution = Det gick att lösa spelet direkt.
because-solves = Löser spelet.
because-loses = Avslutar partiet, och en motståndare vinner.
because-dead-end = Inget drag finns kvar, och spelet är inte löst.
because-lets-win = Låter en motståndare vinna på nästa tur.
because-stops-win = Hindrar en motståndare från att vinna på nästa tur.
because-winning-rolls = En motståndare vinner med { $rolls } av { $of } kast i stället för { $instead }.
because-home-rolls = Nästa tur når målet med { $rolls } av { $of } kast i stället för { $instead }.

because-fewer-spaces = Kom { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
} kortare än möjligt.
because-gains = Kommer { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
} närmare målet.
because-breaks-jump = Förstör hoppet från { $from } till { $to }, som ger { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
}.
because-prepares-jump = Förbereder ett hopp från { $from } till { $to } som ger { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
}.
because-next-gain = Nästa drag kan ge { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
} i stället för { $instead }.
because-reply-gain = En motståndare kan sedan komma { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
} framåt i stället för { $instead }.
because-chain-gain = Hoppen i det här kastet kan ge { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
} i stället för { $instead }.
because-leaves-behind = Lämnar den sista pjäsen på { $cell }, { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
} bakom alla andra.
because-brings-up = Tar med den sista pjäsen, från { $cell }.
because-missed-arrival = En pjäs kunde gå i mål på { $cell }.
because-arrives = En pjäs går i mål på { $cell }.
because-moves-arrived = Pjäsen på { $cell } som flyttades var redan i mål.
because-on-line = Fyller { $cells } av de { $of } rutorna i en linje i stället för { $instead }.
because-missed-off = Pjäsen på { $cell } kunde lämna brädet.
because-leaves-board = Pjäsen på { $cell } lämnar brädet.

because-missed-hit = Pjäsen på { $cell } kunde slås ut; den hade kommit { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
} framåt.
because-hits = Slår ut pjäsen på { $cell }, som har kommit { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
} framåt.
because-hit-rolls = En pjäs kan slås ut med { $rolls } av { $of } kast i stället för { $instead }.
because-missed-lift = Hindret på { $cell }, som står i vägen, kunde tas bort.
because-lifts = Tar bort hindret på { $cell }, som står i vägen.
because-missed-entry = En pjäs kunde sättas ut.
because-enters = Sätter ut en pjäs.
because-missed-block = Hindret kunde spärra vägen för pjäsen på { $pawn }.
because-blocks = Spärrar vägen för pjäsen på { $pawn }.
because-missed-detour = Vägen för pjäsen på { $pawn } kunde bli { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
} längre.
because-detours = Gör vägen för pjäsen på { $pawn } { $spaces ->
    [one] { $spaces } ruta
   *[other] { $spaces } rutor
} längre.
because-blocks-self = Spärrar vägen för den egna pjäsen på { $pawn }.

because-missed-capture = Pjäsen på { $cell } kunde slås.
because-captures = Slår pjäsen på { $cell }.
because-captured = Slår { $pieces ->
    [one] { $pieces } pjäs
   *[other] { $pieces } pjäser
} den här turen i stället för { $instead }.
because-captures-several = Slår { $pieces ->
    [one] { $pieces } pjäs
   *[other] { $pieces } pjäser
} den här turen.
because-reply-captures = En motståndare kan slå { $pieces ->
    [one] { $pieces } pjäs
   *[other] { $pieces } pjäser
} på nästa tur i stället för { $instead }.
because-capture-rolls = En pjäs kan slås med { $rolls } av { $of } kast i stället för { $instead }.

because-missed-four = Det gick att hota med fem i rad.
because-makes-four = Hotar med fem i rad.
because-missed-fork = Det gick att hota med fem i rad på två ställen.
because-forks = Hotar med fem i rad på två ställen.
because-missed-three = En öppen trea var möjlig: med en pjäs till hotar den på två ställen.
because-makes-three = Gör en öppen trea: med en pjäs till hotar den på två ställen.
because-leaves-three = Låter en motståndare behålla en öppen trea.
because-stops-three = Stoppar en motståndares öppna trea.

because-moves-left = Lämnar { $moves } drag kvar i stället för { $instead }.
because-lone-pieces = Lämnar { $pieces ->
    [one] { $pieces } pjäs
   *[other] { $pieces } pjäser
} utan granne i stället för { $instead }.
because-cat-moves = Ger katterna { $moves } drag i stället för { $instead }.
