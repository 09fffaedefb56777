# Retos en la terminal.

cli-puzzle = Resolver un reto: ganar, o resolver un juego en solitario, en un número demostrado de turnos
cli-arg-puzzle = El id de un reto, o un juego (si no se indica, el reto del día)
cli-arg-difficulty = Solo retos de esta dificultad, de 1 a 5
cli-arg-puzzle-list = Mostrar la lista de retos: id, turnos, dificultad
cli-arg-puzzle-record = Decir si la posición al final de este registro sirve de reto
cli-arg-puzzle-turn = Tomar la posición después de este turno del registro
cli-arg-puzzle-seed = De este número depende cuál de los retos de un juego se toma

puzzle-heading = { $game }: reto { $id }, dificultad { $difficulty } de 5
puzzle-win = { $turns ->
    [one] Gana en un turno, hagan lo que hagan los demás.
   *[other] Gana en { $turns } turnos, hagan lo que hagan los demás.
  }
puzzle-solve = { $turns ->
    [one] Resuelve el juego en un turno.
   *[other] Resuelve el juego en { $turns } turnos.
  }
puzzle-left = { $turns ->
    [one] Queda un turno.
   *[other] Quedan { $turns } turnos.
  }
puzzle-answer = La respuesta: { $actions }
puzzle-solved = ¡Resuelto!
puzzle-missed = Ya no se puede en los turnos que quedan.
puzzle-no-turn = No queda ningún turno.
puzzle-hint-from = Mueve desde { $cell }.
puzzle-hint = Una jugada correcta: { $action }.
puzzle-hint-none = Desde aquí no se puede. Escribe «deshacer».
puzzle-no-terminal = Un reto necesita una terminal. Inicia «spielhof puzzle» en una, o usa --piped para enviar tus jugadas por una tubería (pipe).
puzzle-help =
    Escribe una jugada como { $example } o una de estas palabras:
      pista     primero desde dónde mover, luego la jugada
      deshacer  volver al principio
      jugadas   todas las jugadas posibles
      tablero   mostrar otra vez el tablero
      salir     terminar
fault-puzzle-unknown = No hay ningún reto «{ $id }». «spielhof puzzle --list» los muestra todos.

puzzle-verdict = { $turns ->
    [one] Victoria segura en un turno.
   *[other] Victoria segura en { $turns } turnos.
  } Primeras jugadas que llevan a ella: { $solutions }. Dificultad: { $difficulty } de 5.
puzzle-verdict-none = { $turns ->
    [one] No se puede forzar ninguna victoria en un turno.
   *[other] No se puede forzar ninguna victoria en { $turns } turnos.
  }
puzzle-verdict-unknown = La búsqueda de una victoria se hizo demasiado grande.
