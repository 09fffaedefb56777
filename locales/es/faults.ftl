# Qué falla en un juego pedido, una posición, un registro o una palabra escrita.

fault-unknown-game = No hay ningún juego llamado «{ $id }». ¿Querías decir «{ $nearest }»? «spielhof games» los enumera todos.
fault-players = Este juego no es para { $players }. Números de jugadores posibles: { $allowed }.
fault-first-seat = El jugador { $seat } no puede empezar: los jugadores tienen los números del 1 al { $seats }.
fault-rules = No hay reglas número { $number }; este programa conoce los números { $known }.
fault-unknown-option = Con tantos jugadores este juego no tiene la opción «{ $option }». Tiene: { $known }.
fault-no-options = Con tantos jugadores este juego no tiene la opción «{ $option }»; de hecho no tiene ninguna.
fault-unknown-value = «{ $value }» no es un valor de la opción «{ $option }». Son posibles: { $known }.
fault-contradiction = { $one } y { $other } no pueden ir juntos.
fault-no-figure = En este juego no hay figura que formar.
fault-figure-mark = «{ $mark }» en { $cell } no cabe en una figura; dibuja sus casillas con «o» y las demás con «.».
fault-figure-size = La figura necesita { $wanted } casillas, una por ficha; hay { $found } dibujadas.
fault-figure-at-home = Al empezar el juego las fichas ya están sobre esta figura.
fault-option-form = «{ $text }» no es una opción. Escribe nombre=valor.

fault-picture-row = El dibujo tiene una línea que empieza por «{ $row }», pero ninguna fila de este tablero se llama así.
fault-picture-twice = La fila { $row } está dibujada dos veces.
fault-picture-length = La fila { $row } tiene { $wanted } casillas, pero hay { $found } dibujadas.
fault-mark = «{ $mark }» en { $cell } no es una ficha de este juego.
fault-field = La línea «{ $field }:» no pertenece a esta posición.
fault-field-twice = La línea «{ $field }:» aparece dos veces.
fault-field-value = «{ $value }» no tiene sentido en la línea «{ $field }:».
fault-moved-no-cell = «{ $name }» en la línea «moved:» no es una casilla. Escribe ahí las casillas, por ejemplo «c4 d5», de las fichas que ya han movido en este turno.
fault-moved-not-own = En { $cell } no hay ninguna ficha del asiento { $seat }. La línea «moved:» nombra las casillas de las fichas del asiento { $seat } que ya han movido en este turno.
fault-moved-not-one-roll = Casillas en la línea «moved:»: { $moved }. Con «steps: { $steps }» y «jumps: { $jumps }» eso no sale de una sola tirada. Un dado permite de 1 a 6 pasos, contando los que quedan; con «jumps: 0» una de las fichas nombradas ha saltado.
fault-field-empty = La línea «{ $field }:» falta o está vacía.
fault-too-many = Hay { $found } fichas «{ $mark }» y son posibles { $most } como mucho.
fault-no-pieces = No hay ninguna ficha «{ $mark }», aunque su bando está en juego.
fault-no-marked = No hay ninguna ficha «{ $mark }»: una ficha de cada color es la marcada.
fault-misplaced = Una ficha «{ $mark }» no puede estar en { $cell }.
fault-turn-of-nobody = Es el turno de un jugador que ya no está en juego.
fault-barricades = Tiene que haber { $wanted } barricadas, contando la que se tenga en la mano; hay { $found }.

fault-not-an-action = «{ $text }» no es una jugada. Las jugadas se escriben c3-e5, d12<>c13, yard-g1, @h8, h16-off, #k9, d4, d3+5, s3, huff-c5, pass o end.
fault-unknown-cell = Este tablero no tiene la casilla «{ $cell }».
fault-which-yard = Por ahí podrían entrar dos de tus colores: escribe el color en lugar de «yard», como en red-g1.
fault-not-this-way = La ficha puede ir ahí, pero no por ese camino.

fault-record-header = La línea { $line } del registro no tiene sentido: { $text }
fault-record-missing = Al registro le falta la línea «{ $field }:».
fault-record-rules = El registro se hizo con las reglas número { $number }; este programa conoce los números { $known }. Se puede leer, pero no repetir.
fault-record-action = El turno { $turn } del registro no se puede jugar: { $text }
fault-record-result = El registro dice que el resultado es { $written ->
    [open] abierto
   *[other] { $written }
  }, pero sus jugadas llevan a { $played ->
    [open] abierto
   *[other] { $played }
  }.
fault-record-ranks = El registro dice que la partida terminó por «{ $ending }» con el resultado { $written ->
    [open] abierto
   *[other] { $written }
  }; en este juego eso no concuerda.
fault-record-salt = El registro tiene, para los dados, una semilla del asiento { $seat }, que no existe en el juego.
fault-record-seed = El registro revela la semilla del servidor, pero su partida no ha terminado.

fault-verify-no-proof = El registro no dice nada de sus dados: no se pueden comprobar.
fault-verify-not-revealed = La semilla del servidor aún no se ha revelado. Eso se hace cuando termina la partida; entonces se podrán comprobar los dados.
fault-verify-seed = La semilla no es la prometida: se prometió { $promised }, y su propio resumen es { $revealed }.
fault-verify-first = Empezó el asiento { $written }, pero el sorteo dio el asiento { $drawn }.
fault-verify-order = El número { $number } viene después de { $before }: los números de las tiradas suben desde el 1 y nunca se usan dos veces.
fault-verify-no-number = En el turno { $turn } hay una tirada sin número.
fault-verify-no-roll = La tirada número { $number } no está entre las jugadas.
fault-verify-roll = Turno { $turn }, tirada número { $number }: el registro dice { $written }, pero salió { $drawn }.

fault-file = { $path }: { $problem }
fault-file-exists = { $path } ya existe. Indica otro nombre.
fault-depth = «{ $text }» no es una profundidad; escribe un número del 0 al 99.
fault-number = «{ $text }» no es un número que valga aquí.
fault-player = No hay ningún jugador llamado «{ $name }». Hay: random, baseline, level1 a level6, nodes:50000, time:1000 (milésimas de segundo) y exec:ORDEN.
fault-seat-count = Has nombrado { $named } jugadores, pero el juego tiene { $seats } asientos.
fault-language = Aquí no está el idioma «{ $language }». Hay: { $known }.
fault-usage = { $text } «spielhof --help» explica más.
fault-usage-missing = Falta algo: { $what }.
fault-usage-unknown = «{ $what }» no se conoce aquí.
fault-usage-value = «{ $value }» no es posible para { $what }.
fault-usage-other = La orden no se entiende.
fault-engine-command = «{ $command }» no es una orden. Hay: game, position, moves, show, go, stop, ready, quit.
fault-engine-wants = Eso debería ser así: { $example }
fault-engine-over = La partida ha terminado: no hay nada que pensar.
fault-engine-chance = Ahora caen los dados: añade la tirada a las jugadas de la posición.
fault-engine-start = «{ $command }» no se puede iniciar: { $problem }
fault-engine-ended = «{ $command }» terminó antes que el encuentro.
fault-engine-answer = «{ $command }» respondió algo que aquí no es una jugada: { $answer }
fault-sprt = «{ $text }» no es una puntuación que se pueda comprobar: debe estar por encima del { $even } por ciento que logran los iguales y por debajo de 100.
fault-other = { $text }
