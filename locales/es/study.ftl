# Puntuaciones de jugadores y niveles.

cli-ratings = Estudiar si las puntuaciones son fiables y situar los niveles del ordenador
cli-ratings-simulate = Simular jugadores de fuerza conocida y medir si la puntuación la encuentra
cli-ratings-levels = Calcular la puntuación de los niveles del ordenador a partir de resultados de encuentros
cli-arg-population = El número de jugadores de la población (si no se indica, 2000)
cli-arg-per-game = El número de jugadores en cada partida, de 2 a 6 (si no se indica, 2)
cli-arg-simulated-games = El número de partidas (si no se indica, 30 por jugador)
cli-arg-pairing = Quién juega contra quién: similar (puntuaciones parecidas, como en una sala), similar-elo (lo mismo según Elo), random (al azar) o circles (solo jugadores de fuerza realmente igual)
cli-arg-noise = Cómo se reparte la suerte: gumbel (como supone el modelo) o normal (de otra forma)
cli-arg-shuffled = Mezclar los resultados, como control: de ellos no se debe poder aprender nada
cli-arg-repeats = Cuántas veces repetirlo, cada vez con la semilla siguiente (si no se indica, 5)
cli-arg-results = Un archivo con un encuentro por línea: juego, jugador, jugador, victorias, empates, derrotas («-» para la entrada estándar)

ratings-setup = { $players } jugadores, { $per-game } en cada partida, { $games } partidas; emparejamiento { $pairing }, suerte { $noise }, semillas de { $first } a { $last }
ratings-shuffled = Los resultados están mezclados: es el control.
ratings-runs = Cada cifra es la media de todas las repeticiones, con la menor y la mayor entre paréntesis.
ratings-model = modelo
ratings-correlation = correlación de rangos
ratings-log-loss = pérdida logarítmica
ratings-brier = puntuación de Brier
ratings-coverage = dentro del intervalo al 95 %
ratings-truth = fuerzas reales
ratings-difference = Pérdida logarítmica de spielhof menos la de Elo: { $difference }
ratings-first = Pérdida logarítmica de spielhof para el primer puesto: { $loss } (con las mismas probabilidades: { $even })
ratings-calibration = Predicciones de { $model } para el favorito y con qué frecuencia se cumplieron:
ratings-range = rango
ratings-predicted = predicho
ratings-observed = observado
ratings-count = predicciones

ratings-group = grupo
ratings-player = jugador
ratings-rating = puntuación
ratings-interval = intervalo al 95 %
ratings-games = partidas

fault-results-line = { $path }, línea { $line }: { $problem }
fault-results-words = Tiene { $found } palabras. Escribe seis: juego, jugador, jugador, victorias, empates, derrotas.
fault-results-game = «{ $game }» no es un juego para dos o más jugadores. «spielhof games» muestra los juegos.
fault-results-itself = { $player } juega contra sí mismo. Indica dos jugadores distintos.
fault-results-number = «{ $text }» no es un número de partidas.
fault-results-empty = { $path } no tiene resultados. Escribe un encuentro por línea: juego, jugador, jugador, victorias, empates, derrotas.
fault-results-anchor = Nadie juega contra { $anchor } en el grupo { $group }. Añade un encuentro, porque todas las puntuaciones se refieren a { $anchor }.
fault-results-unlinked = Ningún encuentro une a { $player } con { $anchor } en el grupo { $group }. Añade uno.
fault-simulate-per-game = Aquí una partida no puede tener { $given } jugadores. Elige de 2 a 6.
fault-simulate-players = No se pueden simular { $given } jugadores. Elige de { $least } a { $most }.
fault-simulate-games = No se pueden simular { $given } partidas. Elige de 2 a { $most }.
fault-simulate-repeats = No se puede repetir { $given } veces. Elige de 1 a { $most }.
