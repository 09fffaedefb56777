# Cómo son las partidas: quién gana según el orden, cuánto duran, cuánto decide la suerte.

cli-study-statistics = Medir quién gana según el orden de juego, cuánto duran las partidas y cuánto decide la suerte

figures-title = Cifras
figures-players = { $count ->
    [one] Un jugador
   *[other] { $count } jugadores
}
figures-self-play = { $games ->
    [one] Una partida de ordenadores de nivel { $level }
   *[other] { $games } partidas de ordenadores de nivel { $level }
}
figures-server = { $games ->
    [one] Una partida de personas en este servidor
   *[other] { $games } partidas de personas en este servidor
}
figures-none = Todavía no hay cifras de este juego.
figures-few = Son muy pocas partidas para decir algo: las cifras se muestran a partir de { $least } partidas.

figures-order = Orden de juego
figures-place-1 = Juega primero
figures-place-2 = Juega segundo
figures-place-3 = Juega tercero
figures-place-4 = Juega cuarto
figures-place-5 = Juega quinto
figures-place-6 = Juega sexto
figures-solved = Resuelto
figures-unsolved = Sin resolver
figures-shared = Empate
figures-unfinished = Sin resultado
figures-won = Victorias
figures-interval = Intervalo del 95 %
figures-games = Partidas
figures-share = { $share } %
figures-range = { $low }–{ $high } %

figures-equal = Con las mismas posibilidades sería el { $share } % para cada uno.
figures-first-ahead = Quien jugó primero ganó más a menudo de lo que probablemente explica el azar.
figures-first-behind = Quien jugó primero ganó menos a menudo de lo que probablemente explica el azar.
figures-first-open = Estas partidas no muestran si es mejor jugar primero.

figures-turns = Turnos de todos los jugadores juntos
figures-turns-alone = Turnos hasta la solución
figures-mean = Media
figures-median = La mitad de las partidas dura como mucho
figures-middle = Ocho de cada diez partidas duran

figures-luck = Suerte
figures-swing = De media, una tirada cambia la probabilidad de ganar en { $swing } puntos porcentuales.
figures-correlation = Correlación entre suerte y resultado: { $correlation } (de { $low } a { $high }). Con 0 la suerte no decidiría nada, con 1 lo decidiría todo.

figures-note-bars = La barra es la parte de las partidas; la línea encima, el intervalo del 95 %, donde probablemente está la parte verdadera; la marca punteada indica posibilidades iguales. Cuantas menos partidas, más larga es la línea: lo que muestra una muestra pequeña puede ser casualidad.
figures-note-self-play = Todos los jugadores son ordenadores del mismo nivel. Cada uno hace primero dos turnos al azar, para que las partidas sean distintas. Entre personas puede ser diferente.
figures-note-server = Partidas con las reglas habituales que personas jugaron hasta el final, sin ordenadores ni pistas. Solo se guardan sumas, nada sobre nadie.
figures-line = Línea para el archivo de datos: { $line }
