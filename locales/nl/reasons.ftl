# Redenen voor zetten; het Engelse bestand legt ze uit.

reasons-turn = Beurt { $turn }: { $best } was beter. { $reasons }

because-missed-win = Meteen winnen was mogelijk.
because-wins = Wint meteen.
because-missed-solution = Het spel was meteen op te lossen.
because-solves = Lost het spel op.
because-loses = Beëindigt het spel, en een tegenstander wint.
because-dead-end = Er is geen zet meer, en het spel is niet opgelost.
because-lets-win = Laat een tegenstander in de volgende beurt winnen.
because-stops-win = Voorkomt dat een tegenstander in de volgende beurt wint.
because-winning-rolls = Een tegenstander wint met { $rolls } van de { $of } worpen in plaats van { $instead }.
because-home-rolls = De volgende beurt bereikt het doel met { $rolls } van de { $of } worpen in plaats van { $instead }.

because-fewer-spaces = Kwam { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} minder ver dan mogelijk.
because-gains = Komt { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} dichter bij het doel.
because-breaks-jump = Verbreekt de sprong van { $from } naar { $to }, die { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} oplevert.
because-prepares-jump = Bereidt een sprong van { $from } naar { $to } voor die { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} oplevert.
because-next-gain = De volgende zet kan { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} opleveren in plaats van { $instead }.
because-reply-gain = Een tegenstander kan daarna { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} vooruitkomen in plaats van { $instead }.
because-chain-gain = De sprongen van deze worp kunnen { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} opleveren in plaats van { $instead }.
because-leaves-behind = Laat de laatste pion op { $cell } achter, { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} achter alle andere.
because-brings-up = Haalt de laatste pion bij, vanaf { $cell }.
because-missed-arrival = Een pion kon op { $cell } het doel in.
because-arrives = Brengt een pion op { $cell } het doel in.
because-moves-arrived = De pion op { $cell } die verzet werd, stond al in het doel.
because-on-line = Vult { $cells } van de { $of } velden van een lijn in plaats van { $instead }.
because-missed-off = De pion op { $cell } kon van het bord af.
because-leaves-board = De pion op { $cell } gaat van het bord af.

because-missed-hit = De pion op { $cell } kon geslagen worden; die was { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} ver gekomen.
because-hits = Slaat de pion op { $cell }, die { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} ver gekomen is.
because-hit-rolls = Een pion kan met { $rolls } van de { $of } worpen geslagen worden in plaats van met { $instead }.
because-missed-lift = De barricade op { $cell }, die in de weg staat, kon weggehaald worden.
because-lifts = Haalt de barricade op { $cell } weg, die in de weg staat.
because-missed-entry = Een pion kon het spel in.
because-enters = Brengt een pion in het spel.
because-missed-block = De barricade kon de weg van de pion op { $pawn } versperren.
because-blocks = Verspert de weg van de pion op { $pawn }.
because-missed-detour = De weg van de pion op { $pawn } kon { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} langer worden.
because-detours = Maakt de weg van de pion op { $pawn } { $spaces ->
    [one] { $spaces } veld
   *[other] { $spaces } velden
} langer.
because-blocks-self = Verspert de weg van de eigen pion op { $pawn }.

because-missed-capture = De pion op { $cell } kon geslagen worden.
because-captures = Slaat de pion op { $cell }.
because-captured = Slaat deze beurt { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pionnen
} in plaats van { $instead }.
because-captures-several = Slaat deze beurt { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pionnen
}.
because-reply-captures = Een tegenstander kan in de volgende beurt { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pionnen
} slaan in plaats van { $instead }.
because-capture-rolls = Een pion kan met { $rolls } van de { $of } worpen geslagen worden in plaats van met { $instead }.

because-missed-four = Dreigen met vijf op een rij was mogelijk.
because-makes-four = Dreigt met vijf op een rij.
because-missed-fork = Op twee plaatsen dreigen met vijf op een rij was mogelijk.
because-forks = Dreigt op twee plaatsen met vijf op een rij.
because-missed-three = Een open drie was mogelijk: met nog een pion dreigt die op twee plaatsen.
because-makes-three = Maakt een open drie: met nog een pion dreigt die op twee plaatsen.
because-leaves-three = Laat een tegenstander een open drie.
because-stops-three = Stopt een open drie van een tegenstander.

because-moves-left = Laat { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
} over in plaats van { $instead }.
because-lone-pieces = Laat { $pieces ->
    [one] { $pieces } pion
   *[other] { $pieces } pionnen
} zonder buur in plaats van { $instead }.
because-cat-moves = Laat de katten { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
} in plaats van { $instead }.
