# Razones de las jugadas; el archivo inglés las explica.

reasons-turn = Turno { $turn }: era mejor { $best }. { $reasons }

because-missed-win = Se podía ganar enseguida.
because-wins = Gana enseguida.
because-missed-solution = Se podía resolver el juego enseguida.
because-solves = Resuelve el juego.
because-loses = Termina la partida, y gana un rival.
because-dead-end = No queda ninguna jugada, y el juego no está resuelto.
because-lets-win = Deja que un rival gane en su próximo turno.
because-stops-win = Impide que un rival gane en su próximo turno.
because-winning-rolls = Un rival gana con { $rolls } de { $of } tiradas en vez de { $instead }.
because-home-rolls = El próximo turno llega a la meta con { $rolls } de { $of } tiradas en vez de { $instead }.

because-fewer-spaces = Avanza { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
} menos de lo posible.
because-gains = Se acerca { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
} a la meta.
because-breaks-jump = Rompe el salto de { $from } a { $to }, que avanza { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}.
because-prepares-jump = Prepara un salto de { $from } a { $to } que avanza { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}.
because-next-gain = La próxima jugada puede avanzar { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
} en vez de { $instead }.
because-reply-gain = Un rival puede avanzar después { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
} en vez de { $instead }.
because-chain-gain = Los saltos de esta tirada pueden avanzar { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
} en vez de { $instead }.
because-leaves-behind = Deja la última ficha en { $cell }, { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
} por detrás de todas las demás.
because-brings-up = Trae la última ficha, desde { $cell }.
because-missed-arrival = Una ficha podía entrar en la meta en { $cell }.
because-arrives = Una ficha entra en la meta en { $cell }.
because-moves-arrived = La ficha que se movió desde { $cell } ya estaba en la meta.
because-on-line = Llena { $cells } de las { $of } casillas de una línea en vez de { $instead }.
because-missed-off = La ficha de { $cell } podía salir del tablero.
because-leaves-board = La ficha de { $cell } sale del tablero.

because-missed-hit = Se podía comer la ficha de { $cell }, que había avanzado { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}.
because-hits = Come la ficha de { $cell }, que ha avanzado { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}.
because-hit-rolls = Un rival puede comer una ficha con { $rolls } de { $of } tiradas en vez de { $instead }.
because-missed-lift = Se podía levantar la barricada de { $cell }, que cierra el camino.
because-lifts = Levanta la barricada de { $cell }, que cierra el camino.
because-missed-entry = Podía salir una ficha de la casa.
because-enters = Sale una ficha de la casa.
because-missed-block = La barricada podía cerrar el camino a la ficha de { $pawn }.
because-blocks = Cierra el camino a la ficha de { $pawn }.
because-missed-detour = El camino de la ficha de { $pawn } podía alargarse { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}.
because-detours = Alarga el camino de la ficha de { $pawn } { $spaces ->
    [one] { $spaces } casilla
   *[other] { $spaces } casillas
}.
because-blocks-self = Cierra el camino a la propia ficha de { $pawn }.

because-missed-capture = Se podía comer la ficha de { $cell }.
because-captures = Come la ficha de { $cell }.
because-captured = Come { $pieces ->
    [one] { $pieces } ficha
   *[other] { $pieces } fichas
} en este turno en vez de { $instead }.
because-captures-several = Come { $pieces ->
    [one] { $pieces } ficha
   *[other] { $pieces } fichas
} en este turno.
because-reply-captures = Un rival puede comer { $pieces ->
    [one] { $pieces } ficha
   *[other] { $pieces } fichas
} en su próximo turno en vez de { $instead }.
because-capture-rolls = Un rival puede comer una ficha con { $rolls } de { $of } tiradas en vez de { $instead }.

because-missed-four = Se podía amenazar con cinco en línea.
because-makes-four = Amenaza con cinco en línea.
because-missed-fork = Se podía amenazar con cinco en línea en dos sitios.
because-forks = Amenaza con cinco en línea en dos sitios.
because-missed-three = Se podía formar un tres abierto: con una ficha más amenaza en dos sitios.
because-makes-three = Forma un tres abierto: con una ficha más amenaza en dos sitios.
because-leaves-three = Deja a un rival un tres abierto.
because-stops-three = Frena un tres abierto de un rival.

because-moves-left = Deja { $moves ->
    [one] { $moves } jugada posible
   *[other] { $moves } jugadas posibles
} en vez de { $instead }.
because-lone-pieces = Deja { $pieces ->
    [one] { $pieces } ficha
   *[other] { $pieces } fichas
} sin vecina en vez de { $instead }.
because-cat-moves = Deja a los gatos { $moves ->
    [one] { $moves } jugada posible
   *[other] { $moves } jugadas posibles
} en vez de { $instead }.
