# El menor número de turnos de los juegos en solitario.

cli-solve = Encontrar el menor número de turnos de un juego en solitario, con demostración
cli-arg-prove = Solo mostrar que menos de N turnos no bastan, o encontrar una solución que tenga menos
cli-arg-find = Buscar solo una buena solución, con haces de WIDTH posiciones desde ambos extremos (2000 es rápido)
cli-arg-memory = Cuántos gibibytes de memoria usar (si no se indica, 2)
cli-arg-folder = Guardar en esta carpeta lo ya explorado; la misma orden sigue desde ahí
cli-arg-solve-threads = Cuántos núcleos usar (por defecto: todos)
cli-arg-save-solution = Guardar la solución, con su demostración, como registro
cli-arg-table = Solitarios de tablero: encontrar todas las posiciones que tienen solución (un gibibyte de memoria, cerca de un minuto)

solve-proved = { $turns ->
    [one] Demostrado: la solución más corta tiene un turno.
   *[other] Demostrado: la solución más corta tiene { $turns } turnos.
  }
solve-between = { $least ->
    [one] Hace falta al menos un turno
   *[other] Hacen falta al menos { $least } turnos
  }; la mejor solución conocida tiene { $found }.
solve-least = { $least ->
    [one] Hace falta al menos un turno
   *[other] Hacen falta al menos { $least } turnos
  }; no se ha encontrado ninguna solución.
solve-found = Solución encontrada en { $turns ->
    [one] un turno
   *[other] { $turns } turnos
  }. No se ha demostrado nada.
solve-not-found = No se ha encontrado ninguna solución. Prueba con haces más anchos.
solve-none = No hay ninguna solución.
solve-can = Hay una solución.
solve-memory = La búsqueda se ha detenido: con { $memory } GiB de memoria no basta. Dale más con --memory.
solve-layer = turnos
solve-start = desde el principio
solve-goal = desde la meta
solve-solution = La solución:
solve-pieces = fichas
solve-can-be-solved = posiciones con solución
solve-table-done = { $positions } posiciones tienen solución. La tabla ha tardado { $seconds } segundos.
solve-progress = hasta { $most } turnos; capa { $layer } { $end }; { $positions } posiciones, { $megabytes } MB, faltan { $seconds } s en esta capa

fault-solve-alone = «{ $game }» es un juego para varios. Solo se pueden resolver juegos en solitario; «spielhof games» los muestra.
fault-solve-rules = Este programa no sabe resolver este juego con estas reglas. Sabe resolver connection-solo, star-highscore, highscore, meeting-point, solo-halma y retour, sin reglas caseras.
fault-solve-over = En esta posición la partida ha terminado. Indica una posición en la que continúe.
fault-solve-turn = La posición está en mitad de un turno. Termina antes el turno o quita la línea «landed».
fault-solve-table = «{ $game }» no es un solitario de tablero. Solo hay tablas de solo-halma y retour.
fault-solve-layer = { $path } es de otra búsqueda o está dañado. Borra el archivo o elige otra carpeta.
