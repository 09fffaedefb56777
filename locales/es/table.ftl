# La página de una mesa en juego, y de una partida terminada.

table-loading = Poniendo la mesa…
line-reconnecting = Se ha perdido la conexión. Tu asiento se guarda, y la página vuelve sola…
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
seat-open = aún libre
seat-computer = ordenador, nivel { $level }
seat-level = nivel { $level }
seat-stand-in = ausente; sigue un ordenador, nivel { $level }
seat-you = tú
seat-here = presente
seat-away = ausente
seat-acts = le toca
seat-taken = { $count ->
    [one] una capturada
   *[other] { $count } capturadas
  }
seat-rank = { $rank }.º
sit-here = Sentarse y jugar
sit-here-too = Jugar también
sit-name = Tu nombre, si quieres
sit-as = Juegas con
sit-no-invite = Todavía hay un sitio libre. Para sentarte necesitas la invitación: pide el enlace.
clock-days = { $days ->
    [one] un día
   *[other] { $days } días
  } { $hours } h
clock-none = No hay reloj.

## Qué hay que hacer. $you es «yes» para quien lee, «here» para uno de varios en este dispositivo, «no» para los demás

prompt-wait = Esperando a que todos se sienten.
prompt-seeds = Se preparan los dados…
prompt-lot = Se sortea quién empieza…
prompt-roll = { $you ->
    [yes] Te toca: tira.
    [here] { $who }: tira.
   *[no] A { $who } le toca tirar.
  }
prompt-move = { $you ->
    [yes] Te toca: mueve una ficha.
    [here] { $who }: mueve una ficha.
   *[no] A { $who } le toca mover.
  }
prompt-place = { $you ->
    [yes] Te toca: coloca una ficha en una casilla libre.
    [here] { $who }: coloca una ficha en una casilla libre.
   *[no] A { $who } le toca colocar una ficha.
  }
prompt-set-down = { $you ->
    [yes] Pon la barricada.
    [here] { $who }: pon la barricada.
   *[no] { $who } pone la barricada.
  }
prompt-dice = { $you ->
    [yes] Te toca: ¿qué dado es para los pasos?
    [here] { $who }: ¿qué dado es para los pasos?
   *[no] { $who } elige qué dado es para los pasos.
  }
prompt-huff = { $you ->
    [yes] Se ha pasado por alto una captura: sopla esa ficha.
    [here] { $who }: se ha pasado por alto una captura. Sopla esa ficha.
   *[no] { $who } sopla una ficha a la que se le pasó una captura.
  }
prompt-go-on = { $you ->
    [yes] Sigue con la misma ficha, o termina tu turno.
    [here] { $who }: sigue con la misma ficha, o termina el turno.
   *[no] { $who } sigue.
  }
prompt-move-or-end = { $you ->
    [yes] Sigue, o termina tu turno.
    [here] { $who }: sigue, o termina el turno.
   *[no] { $who } sigue.
  }
prompt-pass = { $you ->
    [yes] Solo puedes pasar.
    [here] { $who } solo puede pasar.
   *[no] { $who } solo puede pasar.
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
do-end = Fin de turno
do-steps = { $steps } para pasos, { $jumps } para saltos
do-undo = Deshacer
do-ask-undo = Pedir deshacer
do-hint = Pista
hint-thinking = Pensando…
do-draw = Ofrecer tablas
do-resign = Rendirse
do-abort = Interrumpir
sure-resign = ¿Quieres rendirte?
sure-abort = ¿Interrumpir esta partida? Los demás tienen que estar de acuerdo; entonces no gana nadie.
sure-no = Seguir
confirm-move = Hacer esta jugada
confirm-not = Aún no
note-stuck = Ahora no se puede hacer nada con la ficha de { $cell }.
looking-back = Estás mirando atrás.
dice-show = Los dados muestran { $dice }.

## Preguntas

offer-label = Pregunta
offer-take-back = { $who } querría deshacer.
offer-draw = { $who } ofrece tablas.
offer-abort = { $who } querría interrumpir la partida.
offer-waits = Falta la respuesta de { $who }.
answer-yes = Sí
answer-no = No

## Cómo terminó

result-you-won = ¡Ganas!
result-won = Victoria: { $who }.
result-shared = Victoria compartida: { $who }.
result-broken-off = Interrumpida.
result-turns = { $turns ->
    [one] Se jugó un turno.
   *[other] Se jugaron { $turns } turnos.
  }
best-first = Tu primera solución: queda guardada como la mejor.
best-beaten = ¡Tu mejor hasta ahora! Antes: { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  }.
best-stands = Tu mejor: { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }, { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  }.
again = Otra partida
again-alone = Otra vez
again-go = A la mesa nueva
record-download = Registro
replay-open = Volver a ver

## Jugadas

moves-title = Jugadas
moves-none = Aún no se ha jugado nada.
look-back-label = Mirar atrás
look-first = Al principio
look-back = Una atrás
look-next = Una adelante
look-last = Al final

## Chat

chat-title = Chat
chat-none = Nadie ha dicho nada todavía.
chat-label = Di algo
chat-send = Enviar
chat-watcher = Alguien que mira
chat-watching = { $name } (mira)
chat-unread = { $count ->
    [one] una línea nueva
   *[other] { $count } líneas nuevas
  }

## Invitación

invite-title = Invitar
invite-sit = Quien tenga este enlace puede sentarse aquí.
invite-watch = Quien tenga este enlace puede mirar.
invite-link = Enlace
invite-copy = Copiar
invite-copied = Copiado
invite-share = Compartir
invite-code = El enlace como código para la cámara de un teléfono
invite-local = Esta dirección solo funciona en este dispositivo. Inicia el servidor con --lan para jugar con otros en casa.

## Más

more-title = Más
more-game = Terminar la partida
more-page = Esta página
more-other = Además
switch-sound = Sonidos
switch-confirm = Preguntar antes de cada jugada
switch-roll = Los dados se tiran solos
switch-names = Nombres de filas y columnas
switch-turn = Girar el tablero hacia quien mueve
open-rules = Reglas
open-keys = Teclas
open-console = Órdenes de texto
move-seat = A otro dispositivo
move-seat-code = Escribe este código en los ajustes del otro dispositivo. Vale una sola vez, durante { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
  }:

## Dados que se pueden comprobar

fair-open = Comprobar dados
fair-open-lot = Comprobar sorteo
fair-about = Antes de la primera tirada el servidor selló su secreto, y cada jugador añadió un número. Cada tirada sale de ambas cosas, así que nadie pudo elegirla. Cuando termina la partida se abre el secreto, y todas las tiradas se pueden volver a calcular.
fair-about-lot = Antes de la partida el servidor selló su secreto, y cada jugador añadió un número. Quién empieza sale de ambas cosas, así que nadie pudo elegirlo. Cuando termina la partida se abre el secreto, y el sorteo se puede volver a calcular.
fair-commitment = Sello (SHA-256 del secreto)
fair-salt = Número de { $who }
fair-seed = El secreto del servidor
fair-sealed = Se abre cuando termina la partida.
fair-check = Comprobar tiradas
fair-check-lot = Comprobar el sorteo
fair-right = { $rolls ->
    [0] No hay tiradas que comprobar.
    [one] Una tirada comprobada: es correcta.
   *[other] { $rolls } tiradas comprobadas: todas son correctas.
  }
fair-first = El sorteo es correcto: tocó a { $who }.
fair-wrong-promise = El secreto no concuerda con su sello.
fair-wrong-first = Empezó un asiento distinto del que dio el sorteo.
fair-compared = El sello es el que este dispositivo vio primero, y el número que envió está en el registro.
fair-compared-seal = El sello es el que este dispositivo vio primero. No envió ningún número propio.
fair-wrong-numbers = Faltan tiradas o están mal contadas.
fair-wrong-roll = Turno { $turn }: salió un número distinto del que dan las semillas.
fair-wrong-commitment = El registro lleva un sello distinto del que este dispositivo vio primero. El servidor ha cambiado su secreto.
fair-wrong-salt = El número que este dispositivo envió para los dados falta en el registro, o allí es otro.
fair-unable = Esta página no puede calcularlo: los navegadores solo prestan sus herramientas a páginas con TLS. Descarga el registro y compruébalo como se indica abajo.
fair-needs-rules = Estas casillas se sortearon a partir de una colocación: para eso hacen falta las reglas. Descarga el registro y compruébalo como se indica abajo.
fair-by-hand = En un ordenador con Spielhof:

## Lo que se cuenta a quien escucha

told-began = Empieza la partida.
told-drawn = El sorteo ha decidido: empieza { $who }.
told-roll = { $who } saca { $dice }.
told-steps = { $who }: el { $die } es para los pasos.
told-move = { $who }: de { $from } a { $to }.
told-jumps = { $who }: de { $from } a { $to }, { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  }.
told-enter = { $who }: de casa a { $to }.
told-place = { $who }: una ficha en { $to }.
told-set-down = { $who }: barricada en { $to }.
told-swap = { $who }: { $from } y { $to } cambian de sitio.
told-off = { $who }: sale del tablero desde { $from }.
told-huff = { $who } sopla la ficha de { $cell }.
told-pass = { $who } pasa.
told-end = { $who } termina el turno.
told-other = { $who }: { $action }.
told-lifted = Se levanta la barricada de { $cell }.
told-hit = Captura en { $cell }: { $piece } vuelve a casa.
told-taken = La ficha de { $cell } queda capturada.
told-gone = La ficha de { $cell } deja el tablero.
told-took-back = { $who } ha deshecho { $count ->
    [one] una jugada
   *[other] { $count } jugadas
  }.
told-declined = { $who } dice que no.
told-resigned = { $who } se rinde.
told-time-up = Se acabó el tiempo de { $who }.
told-withheld = El dispositivo de { $who } no envió a tiempo un número aleatorio para los dados.
told-stood-in = Un ordenador sigue por { $who }.
told-came-back = { $who } ha vuelto.
told-sat = { $who } se ha sentado.
told-ended = La partida ha terminado.
told-free = { $cell } está libre.
told-on = En { $cell }: { $piece }.
told-no-cell = En este tablero no hay { $cell }.
told-pieces = { $piece }, { $count } en el tablero: { $where }. { $yard ->
    [0] { "" }
    [one] En casa: { $yard }.
   *[other] En casa: { $yard }.
  }
piece-barricade = barricada
piece-shared = ficha
piece-marked = { $hue }, ficha marcada

## Teclas y órdenes de texto

keys-board = En el tablero, las flechas van de casilla en casilla, Intro coge una ficha y la deja, Escape la suelta.
keys-on = Las teclas sueltas funcionan
key-roll = Tirar
key-end = Terminar el turno, o pasar
key-undo = Deshacer
key-hint = Pista
key-turn = Girar el tablero
key-board = Al tablero
key-back = Mirar una jugada atrás
key-next = Mirar una jugada adelante
key-moves = Jugadas
key-console = Órdenes de texto
key-help = Estas teclas
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
command-about-help = { $word }: estas palabras
command-about-last = { $word }: la última jugada
command-about-turn = { $word }: a quién le toca
command-about-what = { $word } c3: qué hay en c3
command-about-moves = { $word }, o { $word } c3: qué puedes hacer
command-about-pieces = { $word }: dónde están todas las fichas
command-about-roll = { $word }: tirar los dados
command-about-undo = { $word }: volver atrás
command-about-hint = { $word }: qué haría el ordenador
command-about-why = { $word } c3-e5: por qué se puede hacer o no
command-about-clock = { $word }: los relojes
command-about-players = { $word }: quién juega
command-unknown = No lo entiendo. Escribe una jugada como c3-e5, o «{ $help }».
command-no-moves = No se puede hacer nada con eso.

## Una partida para mirar

replay-title = Volver a ver
replay-about = Abre el registro de una partida para verla jugada a jugada.
replay-file = Archivo del registro
replay-or-text = o su texto
replay-show = Mostrar
replay-slider = Jugada
replay-move = Jugada { $move } de { $moves }
replay-play = Ver
replay-stop = Parar
replay-link = Enlace a esta posición
replay-table = A la mesa
