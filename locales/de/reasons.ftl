# Gründe für Züge; die englische Datei erklärt sie.

reasons-turn = Zug { $turn }: { $best } war besser. { $reasons }

because-missed-win = Ein sofortiger Sieg war möglich.
because-wins = Gewinnt sofort.
because-missed-solution = Das Spiel war sofort zu lösen.
because-solves = Löst das Spiel.
because-loses = Beendet das Spiel, und die Gegenseite gewinnt.
because-dead-end = Danach geht nichts mehr, und das Spiel ist nicht gelöst.
because-lets-win = Die Gegenseite kann im nächsten Zug gewinnen.
because-stops-win = Verhindert, dass die Gegenseite im nächsten Zug gewinnt.
because-winning-rolls = Die Gegenseite gewinnt mit { $rolls } von { $of } Würfen statt mit { $instead }.
because-home-rolls = Der nächste Zug führt mit { $rolls } von { $of } Würfen ins Ziel statt mit { $instead }.

because-fewer-spaces = Kam { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} weniger weit als möglich.
because-gains = Kommt dem Ziel { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} näher.
because-breaks-jump = Zerstört den Sprung von { $from } nach { $to }, der { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} bringt.
because-prepares-jump = Bereitet einen Sprung von { $from } nach { $to } vor, der { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} bringt.
because-next-gain = Der nächste Zug kann { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} bringen statt { $instead }.
because-reply-gain = Die Gegenseite kann danach { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} vorankommen statt { $instead }.
because-chain-gain = Die Sprünge dieses Wurfs können { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} bringen statt { $instead }.
because-leaves-behind = Lässt die letzte Figur auf { $cell } zurück, { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} hinter allen anderen.
because-brings-up = Holt die letzte Figur nach, von { $cell }.
because-missed-arrival = Eine Figur hätte auf { $cell } ins Ziel kommen können.
because-arrives = Bringt eine Figur auf { $cell } ins Ziel.
because-moves-arrived = Die Figur auf { $cell }, die gezogen wurde, war schon im Ziel.
because-on-line = Besetzt { $cells } der { $of } Felder einer Linie statt { $instead }.
because-missed-off = Die Figur auf { $cell } hätte das Brett verlassen können.
because-leaves-board = Die Figur auf { $cell } verlässt das Brett.

because-missed-hit = Die Figur auf { $cell } hätte geschlagen werden können; sie war { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} weit gekommen.
because-hits = Schlägt die Figur auf { $cell }, die { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} weit gekommen ist.
because-hit-rolls = Eine Figur kann mit { $rolls } von { $of } Würfen geschlagen werden statt mit { $instead }.
because-missed-lift = Die Sperre auf { $cell }, die im Weg steht, hätte aufgenommen werden können.
because-lifts = Nimmt die Sperre auf { $cell } auf, die im Weg steht.
because-missed-entry = Eine Figur hätte ins Spiel kommen können.
because-enters = Bringt eine Figur ins Spiel.
because-missed-block = Die Sperre hätte der Figur auf { $pawn } den Weg versperren können.
because-blocks = Versperrt der Figur auf { $pawn } den Weg.
because-missed-detour = Der Weg der Figur auf { $pawn } hätte { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} länger werden können.
because-detours = Macht den Weg der Figur auf { $pawn } { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
} länger.
because-blocks-self = Versperrt der eigenen Figur auf { $pawn } den Weg.

because-missed-capture = Die Figur auf { $cell } hätte geschlagen werden können.
because-captures = Schlägt die Figur auf { $cell }.
because-captured = Schlägt in diesem Zug { $pieces ->
    [one] { $pieces } Figur
   *[other] { $pieces } Figuren
} statt { $instead }.
because-captures-several = Schlägt in diesem Zug { $pieces ->
    [one] { $pieces } Figur
   *[other] { $pieces } Figuren
}.
because-reply-captures = Die Gegenseite kann im nächsten Zug { $pieces ->
    [one] { $pieces } Figur
   *[other] { $pieces } Figuren
} schlagen statt { $instead }.
because-capture-rolls = Eine Figur kann mit { $rolls } von { $of } Würfen geschlagen werden statt mit { $instead }.

because-missed-four = Eine Drohung mit fünf in einer Reihe war möglich.
because-makes-four = Droht mit fünf in einer Reihe.
because-missed-fork = Eine Drohung mit fünf in einer Reihe an zwei Stellen war möglich.
because-forks = Droht an zwei Stellen mit fünf in einer Reihe.
because-missed-three = Eine offene Dreierreihe war möglich: Mit einer Figur mehr droht sie an zwei Stellen.
because-makes-three = Bildet eine offene Dreierreihe: Mit einer Figur mehr droht sie an zwei Stellen.
because-leaves-three = Lässt der Gegenseite eine offene Dreierreihe.
because-stops-three = Stoppt eine offene Dreierreihe der Gegenseite.

because-moves-left = Lässt { $moves ->
    [one] { $moves } Zugmöglichkeit
   *[other] { $moves } Zugmöglichkeiten
} übrig statt { $instead }.
because-lone-pieces = Lässt { $pieces ->
    [one] { $pieces } Figur
   *[other] { $pieces } Figuren
} ohne Nachbarn statt { $instead }.
because-cat-moves = Lässt den Katzen { $moves ->
    [one] { $moves } Zugmöglichkeit
   *[other] { $moves } Zugmöglichkeiten
} statt { $instead }.
