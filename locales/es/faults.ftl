# Qué falla en un juego pedido, una posición, un registro o una palabra escrita.

fault-unknown-game = No hay ningún juego llamado «{ $id }». ¿Querías decir «{ $nearest }»? «spielhof games» los muestra todos.
fault-players = Número de jugadores incorrecto: { $players }. Este juego admite { $allowed }.
fault-first-seat = El asiento { $seat } no puede empezar: los asientos van del 1 al { $seats }.
fault-rules = No hay una versión { $number } de las reglas; este programa conoce { $known }.
fault-unknown-option = Con este número de jugadores, este juego no tiene la opción «{ $option }». Tiene: { $known }.
fault-no-options = Con este número de jugadores, este juego no tiene la opción «{ $option }»; de hecho, no tiene ninguna.
fault-unknown-value = «{ $value }» no es un valor de la opción «{ $option }». Elige entre: { $known }.
fault-contradiction = { $one } y { $other } no se pueden combinar.
fault-no-figure = En este juego no hay figura que llenar.
fault-figure-mark = «{ $mark }» en { $cell } no se puede usar en una figura; dibuja sus casillas con «o» y las demás con «.».
fault-figure-size = La figura necesita { $wanted } casillas, una por ficha, pero tiene { $found }.
fault-figure-at-home = Al empezar la partida las fichas ya están sobre esta figura.
fault-option-form = «{ $text }» no es una opción. Escribe nombre=valor.

fault-picture-row = El dibujo tiene una línea que empieza por «{ $row }», pero este tablero no tiene esa fila.
fault-picture-twice = La fila { $row } está dibujada dos veces.
fault-picture-length = Casillas de la fila { $row }: { $wanted }; dibujadas: { $found }.
fault-mark = «{ $mark }» en { $cell } no es una ficha de este juego.
fault-field = La línea «{ $field }:» no tiene lugar en esta posición.
fault-field-twice = La línea «{ $field }:» aparece dos veces.
fault-field-value = «{ $value }» no tiene sentido en la línea «{ $field }:».
fault-moved-no-cell = «{ $name }» en la línea «moved:» no es una casilla del tablero. Escribe las casillas de las fichas que ya se han movido en este turno, por ejemplo «c4 d5».
fault-moved-not-own = El asiento { $seat } no tiene ninguna ficha en { $cell }. La línea «moved:» nombra las casillas de las fichas del asiento { $seat } que ya se han movido en este turno.
fault-moved-not-one-roll = Casillas en la línea «moved:»: { $moved }. Junto con «steps: { $steps }» y «jumps: { $jumps }», eso no puede salir de una sola tirada. Un dado permite de 1 a 6 pasos, contando los que quedan; con «jumps: 0», una de las fichas nombradas ha saltado.
fault-field-empty = La línea «{ $field }:» falta o está vacía.
fault-too-many = Demasiadas fichas «{ $mark }»: { $found }, pero puede haber { $most } como máximo.
fault-no-pieces = No hay ninguna ficha «{ $mark }», aunque su bando está en juego.
fault-no-marked = No hay ninguna ficha «{ $mark }»: una ficha de cada color tiene que ser la marcada.
fault-misplaced = Una ficha «{ $mark }» no puede estar en { $cell }.
fault-turn-of-nobody = El asiento al que le toca ha quedado fuera de la partida.
fault-barricades = El número de barricadas tiene que ser { $wanted }, contando una que esté en la mano, pero es { $found }.

fault-not-an-action = «{ $text }» no es una jugada. Las jugadas se escriben así: c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass o end.
fault-unknown-cell = Este tablero no tiene la casilla «{ $cell }».
fault-which-yard = Por ahí podrían salir de casa dos de tus colores: escribe el color en lugar de «yard», como en red-g1.
fault-not-this-way = La ficha puede llegar ahí, pero no por ese camino.

fault-record-header = La línea { $line } del registro no tiene sentido: { $text }
fault-record-missing = Al registro le falta la línea «{ $field }:».
fault-record-rules = El registro se hizo con la versión { $number } de las reglas; este programa conoce { $known }. Se puede leer, pero no reproducir.
fault-record-action = El turno { $turn } del registro no se puede jugar: { $text }
fault-record-result = El resultado según el registro: { $written ->
    [open] sin decidir
   *[other] { $written }
  }; según sus jugadas: { $played ->
    [open] sin decidir
   *[other] { $played }
  }.
fault-record-ranks = El registro dice que la partida terminó por «{ $ending }» con este resultado: { $written ->
    [open] sin decidir
   *[other] { $written }
  }; eso no puede ocurrir en este juego.
fault-record-salt = El registro tiene, para los dados, una semilla del asiento { $seat }, pero el juego no tiene ese asiento.
fault-record-seed = El registro revela la semilla del servidor, pero su partida no ha terminado.

fault-verify-no-proof = El registro no dice nada sobre sus dados, así que no se pueden comprobar.
fault-verify-not-revealed = La semilla del servidor aún no se ha revelado. Los dados se pueden comprobar cuando termina la partida.
fault-verify-seed = La semilla no es la prometida: el resumen (hash) prometido es { $promised }, pero el de la semilla es { $revealed }.
fault-verify-first = Empezó el asiento { $written }, pero en el sorteo salió el asiento { $drawn }.
fault-verify-order = El número { $number } viene después de { $before }: los números de las tiradas suben desde el 1 y nunca se usan dos veces.
fault-verify-earlier = Según el registro, { $earlier } tiradas se hicieron antes de abrir esta mesa, pero solo contiene { $found }.
fault-verify-no-number = En el turno { $turn } hay una tirada sin número.
fault-verify-no-roll = La tirada número { $number } no está entre las jugadas.
fault-verify-roll = Turno { $turn }, tirada número { $number }: el registro dice { $written }, pero salió { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } ya existe. Elige otro nombre.
fault-depth = «{ $text }» no es una profundidad; escribe un número del 0 al 99.
fault-number = «{ $text }» no es un número que valga aquí.
fault-player = No hay ningún jugador llamado «{ $name }». Elige entre: random, baseline, level1 a level6, nodes:50000, time:1000 (en milisegundos) y exec:ORDEN.
fault-seat-count = Jugadores nombrados: { $named }; asientos del juego: { $seats }.
fault-language = El idioma «{ $language }» no está disponible. Elige entre: { $known }.
fault-usage = { $text } Más información: «spielhof --help».
fault-usage-missing = Falta algo: { $what }.
fault-usage-unknown = «{ $what }» no se reconoce.
fault-usage-value = «{ $value }» no es posible para { $what }.
fault-usage-other = La orden no se entiende.
fault-engine-command = «{ $command }» no es una orden. Las órdenes son: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Eso debería ser así: { $example }
fault-engine-over = La partida ha terminado: no hay nada que pensar.
fault-engine-chance = Ahora se tiran los dados: añade la tirada a las jugadas de la posición.
fault-engine-start = No se pudo iniciar «{ $command }»: { $problem }
fault-engine-ended = «{ $command }» terminó antes de acabar el encuentro.
fault-engine-answer = «{ $command }» respondió algo que aquí no es una jugada: { $answer }
fault-sprt = «{ $text }» no es una puntuación que se pueda comprobar: debe estar por encima del { $even } por ciento que logran jugadores iguales y por debajo de 100.
fault-other = { $text }
