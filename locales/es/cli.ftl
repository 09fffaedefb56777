# La línea de órdenes.

cli-about = Juega, aprende y estudia Barricada, Halma con sus variantes y las damas chinas.
cli-games = Enumerar los juegos o hablar de uno
cli-moves = Enumerar las jugadas permitidas tras algunas jugadas
cli-perft = Contar las secuencias de jugadas
cli-show = Dibujar la posición tras algunas jugadas
cli-playout = Hacer que el ordenador juegue una partida y escribir su registro
cli-replay = Repetir un registro
cli-verify = Comprobar los dados de un registro
cli-play = Jugar en la terminal
cli-arg-game = El identificador de un juego; «spielhof games» los enumera
cli-arg-players = Cuántos juegan (si no se dice, el menor número del juego)
cli-arg-set = Una regla de la casa, nombre=valor; puede darse varias veces
cli-arg-first = El número del jugador que empieza
cli-arg-rules = El número de las reglas, para jugar con otras más antiguas
cli-arg-position = Empezar con la posición de este archivo («-» para la entrada estándar)
cli-arg-figure = Jugar hacia la figura dibujada en este archivo, si el juego tiene una («-» para la entrada estándar)
cli-arg-actions = Jugadas que se hacen primero, por ejemplo c3-e5
cli-arg-depth = Cuántas jugadas de profundidad
cli-arg-divide = Escribir también la cuenta tras cada primera jugada
cli-arg-json = Escribir JSON
cli-arg-seed = Dónde empiezan los números aleatorios
cli-arg-by = Quién juega: random, baseline o level1 a level6, uno para todos o uno por asiento, separados por comas
cli-arg-file = Un registro («-» para la entrada estándar)
cli-arg-turn = Parar tras este número de turnos
cli-arg-lang = El idioma: { $known }
cli-arg-seats = Quién juega en cada asiento: human, level1 a level6, baseline o random, separados por comas
cli-arg-plain = Sin colores, solo letras sencillas
cli-arg-piped = Recibir las órdenes por una tubería (pipe) en vez de una terminal
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
games-one-hint = «spielhof games JUEGO» cuenta más de uno de ellos, «spielhof play JUEGO» sirve para jugarlo.

replay-done = Repetido sin fallos: { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }.

verify-done = { $rolls ->
    [0] La semilla es la prometida. El registro no tiene tiradas que comprobar.
    [one] La semilla es la prometida, y la única tirada es correcta.
   *[other] La semilla es la prometida, y las { $rolls } tiradas son correctas.
  }
verify-first = Empezó el asiento { $seat }, y es el que dio el sorteo.
verify-skipped = Números que no están en el registro: { $numbers }. Solo pueden faltar tiradas que se deshicieron.

cli-match = Hacer que dos jugadores del ordenador jueguen muchas partidas y escribir el resultado
cli-engine = Responder a otros programas, línea por línea
cli-arg-first-player = El jugador cuya puntuación se cuenta: random, baseline, level1 a level6, nodes:N, time:MILISEGUNDOS, exec:ORDEN
cli-arg-second-player = Su rival, en todos los demás asientos
cli-arg-games = Número máximo de partidas (100 si no se dice)
cli-arg-opening = Primero, este número de turnos al azar de cada asiento (2 si no se dice)
cli-arg-sprt = Parar en cuanto sea seguro si el primer jugador alcanza este porcentaje o no pasa de lo que le toca
cli-arg-threads = Cuántas partidas a la vez (una por núcleo si no se dice)
cli-arg-engine-threads = En cuántos núcleos pensar con go time (en todos si no se dice)
cli-arg-save = Guardar el registro de cada partida en esta carpeta

match-progress = { $games } de { $of } partidas, { $score } %
match-result = { $first } contra { $second }: { $games } partidas, { $won } ganadas, { $shared } compartidas, { $lost } perdidas (semilla { $seed })
match-score = puntuación { $score } %, intervalo al 95 % de { $low } a { $high }
match-elo = Elo { $elo }, intervalo al 95 % de { $low } a { $high }
match-even = los iguales lograrían el { $even } %
match-endings = terminadas por el límite de turnos y contadas como compartidas: { $capped }; terminadas por repetición: { $repeated }
match-verdict-open = La prueba para el { $better } % sigue abierta.
match-verdict-stronger = La prueba para el { $better } % dice: más fuerte.
match-verdict-not-stronger = La prueba para el { $better } % dice: no más fuerte.
decimal-mark = ,
