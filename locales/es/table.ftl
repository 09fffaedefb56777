# La página de una mesa en juego, y de una partida terminada.

table-loading = Preparando la mesa…
line-reconnecting = Se ha perdido la conexión. Tu asiento está a salvo; volviendo a conectar…
line-now = Probar ya
players-label = Jugadores
panels-label = Paneles
panel-label = Panel
panel-close = Cerrar
turn-board = Girar el tablero
watching = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
  }

## Asientos

seat-number = Jugador { $seat }
seat-open = libre
seat-computer = ordenador, nivel { $level }
seat-level = nivel { $level }
seat-stand-in = ausente; juega un ordenador de nivel { $level }
seat-you = tú
seat-here = presente
seat-away = ausente
seat-holiday = fuera hasta el { $until }
seat-acts = le toca
seat-taken = { $count ->
    [one] ha comido una
   *[other] ha comido { $count }
  }
seat-rank = { $rank }.º
sit-here = Sentarse y jugar
sit-here-too = Jugar aquí también
sit-name = Tu nombre (opcional)
sit-as = Juegas con
sit-no-invite = Hay un asiento libre, pero para sentarte necesitas una invitación. Pide el enlace.
clock-days = { $days ->
    [one] un día
   *[other] { $days } días
  } { $hours } h
clock-none = No hay reloj.

## Qué hay que hacer. $you es «yes» para quien lee, «here» para uno de varios en este dispositivo, «no» para los demás

prompt-wait = Esperando a que todos se sienten.
prompt-seeds = Preparando los dados…
prompt-lot = Sorteando quién empieza…
prompt-roll = { $you ->
    [yes] Te toca: tira.
    [here] { $who }: tira.
   *[no] { $who } tiene que tirar.
  }
prompt-move = { $you ->
    [yes] Te toca: mueve una ficha.
    [here] { $who }: mueve una ficha.
   *[no] { $who } tiene que mover.
  }
prompt-place = { $you ->
    [yes] Te toca: coloca una ficha en un sitio libre.
    [here] { $who }: coloca una ficha en un sitio libre.
   *[no] { $who } tiene que colocar una ficha.
  }
prompt-set-down = { $you ->
    [yes] Ahora coloca la barricada.
    [here] { $who }: ahora coloca la barricada.
   *[no] { $who } tiene que colocar la barricada.
  }
prompt-dice = { $you ->
    [yes] Te toca: ¿qué dado es para los pasos?
    [here] { $who }: ¿qué dado es para los pasos?
   *[no] { $who } tiene que elegir qué dado es para los pasos.
  }
prompt-huff = { $you ->
    [yes] Una ficha pudo comer y no lo hizo: retírala.
    [here] { $who }: una ficha pudo comer y no lo hizo. Retírala.
   *[no] { $who } tiene que retirar una ficha que pudo comer y no lo hizo.
  }
prompt-go-on = { $you ->
    [yes] Sigue con la misma ficha, o termina tu turno.
    [here] { $who }: sigue con la misma ficha, o termina tu turno.
   *[no] Sigue el turno de { $who }.
  }
prompt-move-or-end = { $you ->
    [yes] Sigue, o termina tu turno.
    [here] { $who }: sigue, o termina tu turno.
   *[no] Sigue el turno de { $who }.
  }
prompt-pass = { $you ->
    [yes] No puedes mover, así que tienes que pasar.
    [here] { $who } no puede mover y tiene que pasar.
   *[no] { $who } no puede mover y tiene que pasar.
  }
prompt-over = La partida ha terminado.
counters = { $turns ->
    [one] Un turno
   *[other] { $turns } turnos
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  }
do-roll = Tirar
do-pass = Pasar
do-end = Terminar turno
do-steps = { $steps } para pasos, { $jumps } para saltos
do-undo = Deshacer
do-ask-undo = Pedir deshacer
do-hint = Pista
hint-thinking = Pensando…
do-draw = Ofrecer empate
do-resign = Rendirse
do-abort = Anular partida
sure-resign = ¿Quieres rendirte?
sure-abort = ¿Anular esta partida? Los demás tienen que estar de acuerdo, y no gana nadie.
sure-no = Seguir jugando
confirm-move = Hacer esta jugada
confirm-not = Aún no
note-stuck = La ficha de { $cell } no se puede mover ahora.
looking-back = Estás viendo una posición anterior.
dice-show = Los dados muestran { $dice }.

## Preguntas

offer-label = Pregunta
offer-take-back = { $who } quiere deshacer su última jugada.
offer-draw = { $who } ofrece un empate.
offer-abort = { $who } quiere anular la partida.
offer-waits = Falta la respuesta de { $who }.
answer-yes = Sí
answer-no = No

## Cómo terminó

result-you-won = ¡Has ganado!
result-won = Victoria de { $who }.
result-shared = Victoria compartida: { $who }.
result-broken-off = Partida anulada.
result-turns = { $turns ->
    [one] La partida duró un turno.
   *[other] La partida duró { $turns } turnos.
  }
best-first = ¡Tu primera solución! Queda guardada como tu récord.
best-beaten = ¡Nuevo récord! El anterior: { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  }.
best-stands = Tu récord: { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  }.
again = Otra partida
again-alone = Jugar otra vez
again-go = Ir a la mesa nueva
record-download = Descargar registro
replay-open = Volver a ver

## Jugadas

moves-title = Jugadas
moves-none = Aún no hay jugadas.
look-back-label = Recorrer las jugadas
look-first = Primera jugada
look-back = Jugada anterior
look-next = Jugada siguiente
look-last = Última jugada

## Chat

chat-title = Chat
chat-none = Aún no hay mensajes.
chat-label = Di algo
chat-send = Enviar
chat-watcher = Alguien que mira
chat-watching = { $name } (mirando)
chat-unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
  }

## Invitación

invite-title = Invitar
invite-sit = Quien tenga este enlace puede sentarse y jugar.
invite-watch = Quien tenga este enlace puede mirar.
invite-link = Enlace
invite-copy = Copiar
invite-copied = Copiado
invite-share = Compartir
invite-code = El enlace como código QR para escanear con un teléfono
invite-local = Esta dirección solo funciona en este dispositivo. Inicia el servidor con --lan para jugar con más gente de tu red.

## Más

more-title = Más
more-game = Terminar la partida
more-page = Ajustes de la mesa
more-other = Otros
switch-sound = Sonidos
switch-confirm = Confirmar cada jugada
switch-roll = Tirar los dados automáticamente
switch-names = Mostrar coordenadas
switch-turn = Girar el tablero hacia quien tiene el turno
open-rules = Reglas
open-keys = Atajos de teclado
open-console = Órdenes de texto
move-seat = Pasar a otro dispositivo
move-seat-code = Escribe este código en los ajustes del otro dispositivo. Vale una sola vez y caduca en { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }:

## Dados que se pueden comprobar

fair-open = Comprobar los dados
fair-open-lot = Comprobar el sorteo
fair-about = Antes de la primera tirada, el servidor selló un secreto, y el dispositivo de cada jugador añadió un número propio. Cada tirada se calcula con todo eso, así que nadie pudo elegirla. Cuando termina la partida se revela el secreto, y puedes comprobar todas las tiradas.
fair-about-lot = Antes de la partida, el servidor selló un secreto, y el dispositivo de cada jugador añadió un número propio. Quién empieza se calcula con todo eso, así que nadie pudo elegirlo. Cuando termina la partida se revela el secreto, y puedes comprobar el sorteo.
fair-commitment = Huella (SHA-256 del secreto)
fair-salt = Número de { $who }
fair-seed = El secreto del servidor
fair-sealed = Se revela cuando termina la partida.
fair-check = Comprobar las tiradas
fair-check-lot = Comprobar el sorteo
fair-right = { $rolls ->
    [0] No hay tiradas que comprobar.
    [one] Una tirada comprobada: es correcta.
   *[other] { $rolls } tiradas comprobadas: todas son correctas.
  }
fair-first = El sorteo es correcto: empieza { $who }.
fair-wrong-promise = El secreto no coincide con su huella.
fair-wrong-first = El asiento que empezó no es el que salió en el sorteo.
fair-compared = La huella coincide con la que este dispositivo vio al principio, y el número que envió este dispositivo está en el registro.
fair-compared-seal = La huella coincide con la que este dispositivo vio al principio. Este dispositivo no envió ningún número.
fair-wrong-numbers = Faltan tiradas o están mal numeradas.
fair-wrong-roll = Turno { $turn }: esta tirada no es la que dan los números.
fair-wrong-commitment = La huella del registro no es la que este dispositivo vio al principio. El servidor ha cambiado su secreto.
fair-wrong-salt = El número que este dispositivo envió para los dados falta en el registro o se ha cambiado.
fair-unable = Tu navegador solo puede comprobarlo en una página segura (https). Descarga el registro y compruébalo como se indica abajo.
fair-needs-rules = Estas fichas se colocaron al azar, y para comprobarlo hacen falta las reglas del juego. Descarga el registro y compruébalo como se indica abajo.
fair-by-hand = En un ordenador con Spielhof instalado:

## Lo que se cuenta a quien escucha

told-began = Empieza la partida.
told-drawn = Por sorteo, empieza { $who }.
told-roll = { $who } saca { $dice }.
told-steps = { $who }: el { $die } es para los pasos.
told-move = { $who }: de { $from } a { $to }.
told-jumps = { $who }: de { $from } a { $to }, { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  }.
told-enter = { $who }: de casa a { $to }.
told-place = { $who }: ficha colocada en { $to }.
told-set-down = { $who }: barricada colocada en { $to }.
told-swap = { $who }: { $from } cambia de sitio con { $to }.
told-off = { $who }: sale del tablero desde { $from }.
told-huff = { $who } retira la ficha de { $cell }.
told-pass = { $who } pasa.
told-end = { $who } termina el turno.
told-other = { $who }: { $action }.
told-lifted = Barricada levantada en { $cell }.
told-hit = Ficha comida en { $cell }: { $piece } vuelve a su casa.
told-taken = Ficha comida en { $cell }.
told-gone = La ficha de { $cell } sale del tablero.
told-took-back = { $who } ha deshecho { $count ->
    [one] una jugada
   *[other] { $count } jugadas
  }.
told-declined = { $who } dice que no.
told-resigned = { $who } se rinde.
told-time-up = A { $who } se le acabó el tiempo.
told-withheld = Del dispositivo de { $who } no llegó a tiempo ningún número al azar para los dados.
told-stood-in = Un ordenador juega en lugar de { $who }.
told-came-back = { $who } ha vuelto.
told-holiday = { $who } está fuera hasta el { $until }.
told-sat = { $who } se ha sentado.
told-ended = La partida ha terminado.
told-free = En { $cell } no hay nada.
told-on = En { $cell }: { $piece }.
told-no-cell = En este tablero no existe { $cell }.
told-pieces = { $piece }, { $count } en el tablero: { $where }. { $yard ->
    [0] { "" }
   *[other] En casa: { $yard }.
  }
piece-barricade = barricada
piece-shared = ficha
piece-marked = { $hue }, ficha marcada

## Teclas y órdenes de texto

keys-board = En el tablero, las flechas van de casilla en casilla, Enter toma una ficha y luego la coloca, y Escape la devuelve a su sitio.
keys-on = Usar atajos de teclado
key-roll = Tirar
key-end = Terminar el turno, o pasar
key-undo = Deshacer
key-hint = Pista: primero la ficha, luego la jugada, luego el motivo
key-turn = Girar el tablero
key-board = Ir al tablero
key-back = Jugada anterior
key-next = Jugada siguiente
key-moves = Jugadas
key-console = Órdenes de texto
key-help = Mostrar estos atajos
console-label = Orden
console-log = Respuestas
console-about = Escribe una jugada como c3-e5, o «ayuda».
# Palabras que se pueden escribir para cada orden, la primera es la habitual.
command-last = última ultima u
command-turn = turno t
command-what = qué que q
command-pieces = fichas f
command-roll = tirar tirada
command-clock = reloj
command-players = jugadores
command-about-help = { $word }: ver estas órdenes
command-about-last = { $word }: la última jugada
command-about-turn = { $word }: a quién le toca
command-about-what = { $word } c3: qué hay en c3
command-about-moves = { $word }, o { $word } c3: las jugadas que puedes hacer
command-about-pieces = { $word }: dónde están todas las fichas
command-about-roll = { $word }: tirar los dados
command-about-undo = { $word }: deshacer
command-about-hint = { $word }: qué haría el ordenador; otra vez para saber más
command-about-why = { $word } c3-e5: por qué esta jugada es posible o no
command-about-clock = { $word }: los relojes
command-about-players = { $word }: quién juega
command-unknown = No lo entiendo. Escribe una jugada como c3-e5, o «{ $help }».
command-no-moves = Ahí no hay jugadas.

## Una partida para mirar

replay-title = Volver a ver una partida
replay-about = Abre el registro de una partida para verla jugada a jugada.
replay-file = Archivo del registro
replay-or-text = o pega su texto
replay-show = Mostrar
replay-slider = Jugada
replay-move = Jugada { $move } de { $moves }
replay-play = Reproducir
replay-stop = Parar
replay-link = Enlace a esta posición
replay-review = Análisis
puzzle-make = Crear un reto
replay-table = Volver a la mesa
