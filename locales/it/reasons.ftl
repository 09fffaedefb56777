# Ragioni delle mosse; il file inglese le spiega.

reasons-turn = Turno { $turn }: { $best } era meglio. { $reasons }

because-missed-win = Si poteva vincere subito.
because-wins = Vince subito.
because-missed-solution = Si poteva risolvere il gioco subito.
because-solves = Risolve il gioco.
because-loses = Finisce la partita, e vince un avversario.
because-dead-end = Non resta nessuna mossa, e il gioco non è risolto.
because-lets-win = Permette a un avversario di vincere al prossimo turno.
because-stops-win = Impedisce a un avversario di vincere al prossimo turno.
because-winning-rolls = Un avversario vince con { $rolls } dei { $of } tiri invece di { $instead }.
because-home-rolls = Il prossimo turno porta all’arrivo con { $rolls } dei { $of } tiri invece di { $instead }.

because-fewer-spaces = Avanza di { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
} in meno del possibile.
because-gains = Si avvicina all’arrivo di { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
}.
because-breaks-jump = Rompe il salto da { $from } a { $to }, che fa guadagnare { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
}.
because-prepares-jump = Prepara un salto da { $from } a { $to } che fa guadagnare { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
}.
because-next-gain = La prossima mossa può far guadagnare { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
} invece di { $instead }.
because-reply-gain = Un avversario può poi avanzare di { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
} invece di { $instead }.
because-chain-gain = I salti di questo tiro possono far guadagnare { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
} invece di { $instead }.
because-leaves-behind = Lascia l’ultima pedina in { $cell }, { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
} dietro a tutte le altre.
because-brings-up = Porta avanti l’ultima pedina, da { $cell }.
because-missed-arrival = Una pedina poteva entrare nella zona d’arrivo in { $cell }.
because-arrives = Una pedina entra nella zona d’arrivo in { $cell }.
because-moves-arrived = La pedina mossa da { $cell } era già nella zona d’arrivo.
because-on-line = Riempie { $cells } delle { $of } caselle di una linea invece di { $instead }.
because-missed-off = La pedina in { $cell } poteva lasciare il tabellone.
because-leaves-board = La pedina in { $cell } lascia il tabellone.

because-missed-hit = Si poteva colpire la pedina in { $cell }, che era avanzata di { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
}.
because-hits = Colpisce la pedina in { $cell }, che è avanzata di { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
}.
because-hit-rolls = Una pedina può essere colpita con { $rolls } dei { $of } tiri invece di { $instead }.
because-missed-lift = Si poteva togliere la barricata in { $cell }, che sbarra la strada.
because-lifts = Toglie la barricata in { $cell }, che sbarra la strada.
because-missed-entry = Una pedina poteva entrare in gioco.
because-enters = Fa entrare in gioco una pedina.
because-missed-block = La barricata poteva sbarrare la strada alla pedina in { $pawn }.
because-blocks = Sbarra la strada alla pedina in { $pawn }.
because-missed-detour = La strada della pedina in { $pawn } poteva allungarsi di { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
}.
because-detours = Allunga la strada della pedina in { $pawn } di { $spaces ->
    [one] { $spaces } casella
   *[other] { $spaces } caselle
}.
because-blocks-self = Sbarra la strada alla propria pedina in { $pawn }.

because-missed-capture = Si poteva catturare la pedina in { $cell }.
because-captures = Cattura la pedina in { $cell }.
because-captured = Cattura { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
} in questo turno invece di { $instead }.
because-captures-several = Cattura { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
} in questo turno.
because-reply-captures = Un avversario può catturare { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
} al prossimo turno invece di { $instead }.
because-capture-rolls = Una pedina può essere catturata con { $rolls } dei { $of } tiri invece di { $instead }.

because-missed-four = Si poteva minacciare cinque in fila.
because-makes-four = Minaccia cinque in fila.
because-missed-fork = Si poteva minacciare cinque in fila in due punti.
because-forks = Minaccia cinque in fila in due punti.
because-missed-three = Si poteva formare un tre aperto: con una pedina in più minaccia in due punti.
because-makes-three = Forma un tre aperto: con una pedina in più minaccia in due punti.
because-leaves-three = Lascia a un avversario un tre aperto.
because-stops-three = Ferma un tre aperto di un avversario.

because-moves-left = Lascia { $moves ->
    [one] { $moves } mossa possibile
   *[other] { $moves } mosse possibili
} invece di { $instead }.
because-lone-pieces = Lascia { $pieces ->
    [one] { $pieces } pedina
   *[other] { $pieces } pedine
} senza vicine invece di { $instead }.
because-cat-moves = Lascia ai gatti { $moves ->
    [one] { $moves } mossa possibile
   *[other] { $moves } mosse possibili
} invece di { $instead }.
