# Puzzles: all of them, one of them, and making one.

puzzle-page-title = Retos
puzzle-page-lead = Encuentra el camino a la victoria. Todo está demostrado: se puede en los turnos indicados, hagan lo que hagan los demás.
puzzle-page-today = Reto del día
puzzle-page-of = { $game }: reto { $number }
puzzle-page-own = Reto de creación propia
puzzle-page-none = Este reto no está aquí. Quizá la dirección esté incompleta.
puzzle-page-loading = Preparando el reto…

## The page of all puzzles

puzzle-page-count = { $count ->
    [one] { $count } reto
   *[other] { $count } retos
}
puzzle-page-solved-count = resueltos: { $count }
puzzle-page-solve = Resolver
puzzle-page-solve-again = Resolver otra vez
puzzle-page-solved-today = Resuelto. El próximo llega mañana.
puzzle-page-endless = Uno tras otro
puzzle-page-endless-about = Elige un juego. Primero llegan los que aún no has resuelto.
puzzle-page-all = Todos los juegos
puzzle-page-difficulty = Dificultad
puzzle-page-difficulty-0 = cualquiera
puzzle-page-difficulty-1 = muy fácil
puzzle-page-difficulty-2 = fácil
puzzle-page-difficulty-3 = media
puzzle-page-difficulty-4 = difícil
puzzle-page-difficulty-5 = muy difícil
puzzle-page-make-about = También puedes crear retos: prepara una posición, o vuelve a ver una partida, y elige «{ $make }».

## One's results

puzzle-page-yours = Tus resultados
puzzle-page-yours-solved = Resueltos
puzzle-page-yours-days = Días seguidos
puzzle-page-yours-run = A la primera, seguidos
puzzle-page-yours-rating = Tu puntuación
puzzle-page-yours-most = máximo: { $count }
puzzle-page-curve = { $count ->
    [one] Tu puntuación tras el último reto ({ $count }): { $last }
   *[other] Tu puntuación en los últimos { $count } retos: de { $first } a { $last }, como máximo { $best }
}

## Solving

puzzle-page-task-win = { $turns ->
    [one] Gana en { $turns } turno, hagan lo que hagan los demás.
   *[other] Gana en { $turns } turnos, hagan lo que hagan los demás.
}
puzzle-page-task-dice = { $turns ->
    [one] Gana en { $turns } turno, salga lo que salga en los dados y hagan lo que hagan los demás.
   *[other] Gana en { $turns } turnos, salga lo que salga en los dados y hagan lo que hagan los demás.
}
puzzle-page-task-alone = { $turns ->
    [one] Resuelve el juego en { $turns } turno.
   *[other] Resuelve el juego en { $turns } turnos.
}
puzzle-page-left = { $turns ->
    [one] queda { $turns } turno
   *[other] quedan { $turns } turnos
}
puzzle-page-restart = Empezar de nuevo
puzzle-page-hint-move = Una jugada correcta: { $action }.
puzzle-page-hint-play = Juégala por mí
puzzle-page-no-hint = No hay pista para esta posición.
puzzle-page-solved-first = ¡Muy bien! Resuelto a la primera.
puzzle-page-solved = ¡Resuelto!
puzzle-page-solved-hints = Resuelto con una pista.
puzzle-page-answer = La respuesta: { $moves }
puzzle-page-missed = { $turns ->
    [one] Ahora ya no se puede en { $turns } turno.
   *[other] Ahora ya no se puede en { $turns } turnos.
}
puzzle-page-no-turn = No queda ningún turno.
puzzle-page-next = Reto siguiente
puzzle-page-more = Más retos
puzzle-page-skip = Otro

## Sharing: parts of one line

puzzle-page-share-tries = { $tries ->
    [one] { $tries } intento
   *[other] { $tries } intentos
}
puzzle-page-share-hints = { $hints ->
    [0] sin pistas
    [one] { $hints } pista
   *[other] { $hints } pistas
}
puzzle-page-share-days = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}

## Making one

puzzle-page-make = Un reto con esta posición
puzzle-page-make-ask = Examinar esta posición
puzzle-page-making = Buscando un camino a la victoria…
puzzle-page-found = { $turns ->
    [one] Victoria en { $turns } turno.
   *[other] Victoria en { $turns } turnos.
}
puzzle-page-found-alone = { $turns ->
    [one] Se puede resolver en { $turns } turno.
   *[other] Se puede resolver en { $turns } turnos.
}
puzzle-page-solutions = { $count ->
    [one] { $count } primera jugada lleva a ello.
   *[other] { $count } primeras jugadas llevan a ello.
}
puzzle-page-excluded = { $turns ->
    [one] Ninguna victoria en { $turns } turno.
   *[other] Ninguna victoria en { $turns } turnos o menos.
}
puzzle-page-excluded-alone = { $turns ->
    [one] Sin solución en { $turns } turno.
   *[other] Sin solución en { $turns } turnos o menos.
}
puzzle-page-unknown = No se ha podido averiguar.
puzzle-page-open = Resolver este reto
puzzle-page-link = Copiar el enlace
puzzle-page-text = Copiar el texto
