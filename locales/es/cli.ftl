# La línea de órdenes.

cli-about = Para jugar, aprender y estudiar: Barricada, Halma con sus variantes y damas chinas.
cli-games = Mostrar la lista de juegos, o describir uno
cli-moves = Mostrar las jugadas permitidas, al principio o tras algunas jugadas
cli-perft = Contar todas las secuencias de jugadas
cli-show = Dibujar la posición, al principio o tras algunas jugadas
cli-playout = Hacer que el ordenador juegue una partida y mostrar su registro
cli-replay = Volver a ver el registro de una partida
cli-verify = Comprobar los dados del registro de una partida
cli-play = Jugar en la terminal
cli-arg-game = El identificador de un juego; «spielhof games» los muestra todos
cli-arg-players = El número de jugadores (si no se indica, el menor que permite el juego)
cli-arg-set = Una regla casera, nombre=valor; puede darse varias veces
cli-arg-first = El asiento que empieza
cli-arg-rules = La versión de las reglas, para jugar con otras más antiguas
cli-arg-position = Empezar desde la posición de este archivo («-» para la entrada estándar)
cli-arg-figure = Jugar hacia la figura dibujada en este archivo, si el juego tiene una («-» para la entrada estándar)
cli-arg-actions = Jugadas que se hacen primero, por ejemplo c3-e5
cli-arg-depth = Cuántas jugadas de profundidad
cli-arg-divide = Mostrar también la cuenta de cada primera jugada
cli-arg-json = Mostrar JSON
cli-arg-seed = La semilla de los números al azar
cli-arg-by = Quién juega: random, baseline o level1 a level6; uno para todos los asientos o uno por asiento, separados por comas
cli-arg-file = El registro de una partida («-» para la entrada estándar)
cli-arg-turn = Parar tras este número de turnos
cli-arg-lang = El idioma: { $known }
cli-arg-seats = Quién juega en cada asiento: human, level1 a level6, baseline o random, separados por comas
cli-arg-plain = Sin colores, solo letras sencillas
cli-arg-piped = Leer las órdenes de una tubería (pipe) en vez de una terminal
cli-arg-help = Mostrar la ayuda
cli-arg-version = Mostrar la versión
cli-usage = Uso
cli-commands = Órdenes
cli-arguments = Argumentos
cli-options = Opciones

games-id = identificador
games-players = jugadores
games-board = tablero
games-name = nombre
games-source = Fuente: { $booklet }, «{ $section }»
games-option = { $name }: { $values } (con { $players } jugadores)
games-option-always = { $name }: { $values }
games-one-hint = «spielhof games JUEGO» cuenta más sobre uno de ellos; «spielhof play JUEGO» sirve para jugarlo.

replay-done = Reproducido sin errores: { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }.

verify-done = { $rolls ->
    [0] La semilla es la prometida. El registro no tiene tiradas que comprobar.
    [one] La semilla es la prometida, y la única tirada es correcta.
   *[other] La semilla es la prometida, y las { $rolls } tiradas son correctas.
  }
verify-first = Empezó el asiento { $seat }, y es el que salió en el sorteo.
verify-earlier = { $rolls ->
    [one] La primera tirada se hizo antes de abrir la mesa y no se puede comprobar.
   *[other] Las primeras { $rolls } tiradas se hicieron antes de abrir la mesa y no se pueden comprobar.
  }
verify-skipped = Números de tirada que faltan en el registro: { $numbers }. Solo pueden faltar tiradas que se deshicieron.

cli-match = Hacer que dos jugadores del ordenador jueguen muchas partidas y mostrar el resultado
cli-engine = Responder a otros programas, línea por línea
cli-arg-first-player = El jugador cuya puntuación se cuenta: random, baseline, level1 a level6, nodes:N, time:MILISEGUNDOS, exec:ORDEN
cli-arg-second-player = El rival, en todos los demás asientos
cli-arg-games = Número máximo de partidas (si no se indica, 100)
cli-arg-opening = Número de turnos al azar de cada asiento al principio (si no se indica, 2)
cli-arg-sprt = Parar en cuanto esté claro si el primer jugador logra este porcentaje o no pasa de la parte que le corresponde
cli-arg-threads = Cuántas partidas a la vez (si no se indica, una por núcleo)
cli-arg-engine-threads = En cuántos núcleos pensar con go time (si no se indica, en todos)
cli-arg-save = Guardar el registro de cada partida en esta carpeta

match-progress = { $games } de { $of } partidas, { $score } %
match-result = { $first } contra { $second }: { $games } partidas, { $won } ganadas, { $shared } compartidas, { $lost } perdidas (semilla { $seed })
match-score = puntuación { $score } %, intervalo al 95 % de { $low } a { $high }
match-elo = Elo { $elo }, intervalo al 95 % de { $low } a { $high }
match-even = jugadores iguales lograrían el { $even } %
match-endings = terminadas por el límite de turnos y contadas como compartidas: { $capped }; terminadas por repetición: { $repeated }
match-verdict-open = La prueba para el { $better } % sigue sin decidirse.
match-verdict-stronger = La prueba para el { $better } % dice: más fuerte.
match-verdict-not-stronger = La prueba para el { $better } % dice: no más fuerte.
decimal-mark = ,
