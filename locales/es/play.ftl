# Una partida en la terminal.

play-no-terminal = Una partida necesita una terminal. Inicia «spielhof play» en una, o usa --piped para enviar las órdenes por una tubería (pipe).
play-choose = ¿Qué juego? Escribe su número o su nombre (o solo pulsa Enter para { $default }).
play-welcome = { $game }, { $players ->
    [one] en solitario
   *[other] para { $players } jugadores
  }. Escribe «ayuda» para ver qué puedes hacer.
play-turn = Turno de { $who }.
play-turn-set-down = { $who } coloca la barricada.
play-turn-place = { $who } coloca una ficha.
play-turn-dice = { $who } elige qué dado es para los pasos; el otro es para los saltos.
play-turn-huff = { $who } retira una ficha que pudo comer y no lo hizo.
play-turn-or-end = { $who } sigue, o termina el turno con «end».
play-turn-goes-on = { $who } sigue saltando con la ficha de { $cell }.
play-seat = Jugador { $seat } ({ $colours }, { $player })
play-seat-plain = Jugador { $seat } ({ $player })
play-player-human = persona
play-drawn = Por sorteo: { $action }
play-rolled = { $who } saca { $die }.
play-roll = La tirada: { $dice }
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
play-taken = Jugador { $seat }: ha comido { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
  }
play-hint = El ordenador jugaría { $action }.
play-legal = { $action } está permitido.
play-way = Por este camino: { $way }
play-moves = { $count ->
    [0] Ninguna jugada.
    [one] Una jugada:
   *[other] { $count } jugadas:
  }
play-undone = Deshecho: { $action }
play-undo-nothing = No hay nada que deshacer.
play-undo-dice = Los dados ya se han tirado; no se puede deshacer nada anterior.
play-saved = El registro de la partida se ha guardado en { $path }.
play-saved-to-go-on = Para volver a verla: «spielhof replay { $path }».
play-unknown = Escribe una jugada como { $example }, o «ayuda».
play-why-what = Pregunta por una jugada, por ejemplo «explicar { $example }».
play-house-rules = Reglas caseras
play-over-winner = Gana { $who }.
play-over-shared = Victoria compartida: { $who }.
play-over-solved = Resuelto en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  } con { $jumps ->
    [one] un salto
   *[other] { $jumps } saltos
  }.
play-over-unsolved = No quedan jugadas: sin resolver.
ending-rules = La partida ha terminado según sus reglas.
ending-repetition = La misma posición se ha dado por tercera vez, así que la partida termina aquí.
ending-turn-limit = Se ha llegado al límite de turnos, así que la partida termina aquí.
ending-resignation = La partida terminó porque alguien se rindió.
ending-agreement = Todos acordaron un empate.
ending-clock = La partida terminó porque a alguien se le acabó el tiempo.
ending-aborted = La partida se anuló y no tiene resultado.
reason-arrived = Todas las fichas de quien gana han llegado.
reason-filled = La meta de quien gana está llena, y más de la mitad de las fichas que hay en ella son de quien gana.
reason-cannot-clear = Alguien no pudo vaciar su casa y ha perdido.
reason-line = Hay una línea completa.
reason-nobody-moves = Nadie puede mover ya; la partida se decide tal como está.
reason-no-way-out = Ninguna ficha puede salir ya: gana quien más ha comido.
reason-all-placed = Todas las fichas están colocadas: cuentan las comidas menos las perdidas.
reason-all-off = Todas las fichas de quien gana han salido del tablero.
reason-home-square = Una ficha ha llegado a la meta.
reason-too-few-mice = Quedan muy pocos ratones para encerrar a los gatos.
reason-cats-shut-in = Los gatos están encerrados.
reason-quiet = Hace mucho que no se come nada, así que la partida termina en empate.
reason-no-salt = El dispositivo de un jugador no envió a tiempo un número al azar para los dados. Nadie pierde.
play-over-rank = { $rank }. { $who }
play-side = Jugador { $seats }
play-bye = ¡Hasta la próxima!
play-help =
    Escribe una jugada como { $example } para hacerla. Además:
    jugadas [CASILLA]  las jugadas permitidas, o las de una ficha
    pista              qué haría el ordenador, y cómo vas
    explicar JUGADA    por qué una jugada es posible o no
    deshacer           deshacer tu última decisión
    reglas             las reglas de este juego
    tablero            dibujar otra vez el tablero
    guardar [ARCHIVO]  guardar el registro (en spielhof-record.txt, si no dices otro)
    salir              dejar la partida
# Palabras que se pueden escribir para cada orden, la primera es la habitual.
command-help = ayuda ?
command-moves = jugadas
command-hint = pista
command-why = explicar porque porqué
command-undo = deshacer
command-rules = reglas
command-board = tablero
command-save = guardar
command-quit = salir
play-player-level = ordenador, nivel { $level }
score-wins = Esto gana.
score-loses = Esto pierde si tu rival juega bien.
score-far-ahead = Vas muy por delante ({ $score } turnos).
score-ahead = Vas por delante ({ $score } turnos).
score-even = La partida está igualada ({ $score } turnos).
score-behind = Vas por detrás ({ $score } turnos).
score-far-behind = Vas muy por detrás ({ $score } turnos).
