# Una partida en la terminal.

play-no-terminal = Una partida necesita una terminal. Inicia «spielhof play» en una, o usa --piped para enviar las órdenes por una tubería.
play-choose = ¿Qué juego? Escribe su número o su identificador (línea vacía: { $default }).
play-welcome = { $game }, { $players ->
    [one] en solitario
   *[other] para { $players }
  }. Escribe «ayuda» para saber qué puedes decir.
play-turn = Turno de { $who }.
play-turn-set-down = { $who } pone la barricada.
play-turn-place = { $who } coloca una ficha.
play-turn-dice = { $who } elige qué dado es para los pasos; el otro es para los saltos.
play-turn-huff = { $who } sopla una ficha a la que se le pasó una captura.
play-turn-or-end = { $who } sigue, o termina el turno con «end».
play-turn-goes-on = { $who } sigue saltando con la ficha de { $cell }.
play-seat = Jugador { $seat } ({ $colours }, { $player })
play-seat-plain = Jugador { $seat } ({ $player })
play-player-human = persona
play-drawn = Por sorteo: { $action }
play-rolled = { $who } saca { $die }.
play-dice-left = Queda en este turno: { $steps ->
    [0] ningún paso
    [one] un paso
   *[other] { $steps } pasos
  } y { $jumps ->
    [0] ninguna cadena de saltos
    [one] una cadena de exactamente un salto
   *[other] una cadena de exactamente { $jumps } saltos
  }.
play-acted = { $who }: { $action }
play-yard = { $colour }: { $count } en casa
play-to-place = { $colour }: { $count } por colocar
play-taken = Jugador { $seat }: { $count ->
    [one] { $count } capturada
   *[other] { $count } capturadas
  }
play-hint = El ordenador jugaría { $action }.
play-legal = { $action } está permitido.
play-way = El camino: { $way }
play-moves = { $count ->
    [0] Ninguna jugada.
    [one] Una jugada:
   *[other] { $count } jugadas:
  }
play-undone = Deshecho: { $action }
play-undo-nothing = No hay nada que deshacer.
play-undo-dice = Los dados ya han caído; nada anterior se puede deshacer.
play-saved = El registro está en { $path }.
play-saved-to-go-on = «spielhof replay { $path }» lo repite.
play-unknown = Escribe una jugada como { $example }, o «ayuda».
play-why-what = Pregunta por una jugada, por ejemplo «porqué { $example }».
play-house-rules = Reglas de la casa
play-over-winner = Victoria: { $who }.
play-over-shared = Victoria compartida: { $who }.
play-over-solved = Resuelto en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  } con { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  }.
play-over-unsolved = No queda ninguna jugada: sin resolver.
ending-rules = La partida ha terminado según sus reglas.
ending-repetition = La misma posición ha salido por tercera vez; la partida termina aquí.
ending-turn-limit = Se ha llegado al límite de turnos; la partida termina aquí.
ending-resignation = La partida terminó porque alguien se rindió.
ending-agreement = Todos acordaron tablas.
ending-clock = La partida terminó porque a alguien se le acabó el tiempo.
ending-aborted = La partida se interrumpió; no tiene resultado.
reason-arrived = Todas las fichas de quien gana han llegado.
reason-filled = La meta está llena, y más de la mitad es de quien gana.
reason-cannot-clear = Quien no puede vaciar su casa ha perdido.
reason-line = Hay una línea completa.
reason-nobody-moves = Nadie puede mover más; la partida termina tal como está.
reason-no-way-out = Ya no hay saltos hacia fuera: gana quien más fichas ha capturado.
reason-all-placed = Todas las fichas están colocadas: cuentan las capturadas menos las perdidas.
reason-all-off = Todas las fichas de quien gana han salido del tablero.
reason-home-square = Un peón ha llegado a la casilla de meta.
reason-too-few-mice = Quedan muy pocos ratones para encerrar a los gatos.
reason-cats-shut-in = Los gatos están encerrados.
reason-quiet = Hace mucho que no se captura nada: la victoria se comparte.
reason-no-salt = El dispositivo de un jugador no envió a tiempo un número aleatorio para los dados; nadie ha perdido.
play-over-rank = { $rank }. { $who }
play-side = Jugador { $seats }
play-bye = ¡Hasta la próxima!
play-help =
    Escribe una jugada como { $example } para hacerla. Además:
    jugadas [CASILLA]  las jugadas permitidas, o las de una ficha
    pista              qué haría el ordenador, y cómo vas
    porqué JUGADA      por qué una jugada es posible o no
    deshacer           volver atrás, hasta tu última decisión
    reglas             las reglas de este juego
    tablero            dibujar otra vez el tablero
    guardar [ARCHIVO]  guardar el registro (si no dices dónde, en spielhof-record.txt)
    salir              dejar la partida
# Palabras que se pueden escribir para cada orden, la primera es la habitual.
command-help = ayuda ?
command-moves = jugadas
command-hint = pista
command-why = porqué porque
command-undo = deshacer
command-rules = reglas
command-board = tablero
command-save = guardar
command-quit = salir
play-player-level = ordenador, nivel { $level }
score-wins = Esto gana.
score-loses = Esto pierde contra el mejor juego.
score-far-ahead = Vas muy por delante ({ $score }).
score-ahead = Vas por delante ({ $score }).
score-even = La cosa está igualada ({ $score }).
score-behind = Vas por detrás ({ $score }).
score-far-behind = Vas muy por detrás ({ $score }).
