# Análisis de partidas y estudios sobre ellos.

cli-analyse = Mostrar qué costaron las jugadas de un registro, quién tuvo suerte y dónde se decidió la partida
cli-arg-effort = Cuánto buscar: quick (rápido), thorough (a fondo) o un número de nodos (si no se indica, quick)
cli-arg-annotate = Mostrar el registro con los errores como comentarios
cli-study = Estudiar la calidad de los análisis en partidas de ordenadores
cli-study-calibrate = Ajustar las probabilidades de ganar a unas partidas y medir si predicen otras
cli-study-errors = Medir cuánto cuesta un turno de cada nivel
cli-study-luck = Comprobar que la suerte es cero de media, y cómo la suerte y la habilidad deciden las partidas
cli-arg-study-games = Número de partidas, por cada nivel (si no se indica, 100)
cli-arg-study-seed = De este número salen las partidas y los dados (si no se indica, 1)
cli-arg-study-effort = Cuánto buscar en cada acción: quick (rápido), thorough (a fondo) o un número de nodos
cli-arg-study-level = El nivel de todos los jugadores (si no se indica, 3)
cli-arg-study-levels = Los niveles, separados por comas (si no se indica, 2,4,6)
cli-arg-positions = Cuántas posiciones tomar de cada partida, más o menos (si no se indica, 8)
cli-arg-every = Analizar solo una de cada N acciones (si no se indica, 5)
cli-arg-keep = Guardar las partidas terminadas en este archivo y no volver a jugar las que ya tiene

review-turn = turno
review-seat = puesto
review-side = bando
review-played = jugado
review-better = mejor
review-cost = turnos perdidos
review-lost = % perdido
review-luck = % suerte
review-chances = % de ganar
review-turns = turnos
review-inaccuracy = imprecisiones
review-mistake = errores
review-blunder = errores graves
review-no-turning-points = Ningún error bastó para cambiar el rumbo de la partida.
review-turning-points = Momentos decisivos: turnos { $turns }
review-decisive = El turno que decidió fue el { $turn }. { $who }.
review-fewest = Solución más corta conocida desde el principio: { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
}
review-progress = { $done } de { $of } pasos

study-setup = { $game }, jugadores: { $players }, partidas: { $games } de { $by }; semilla { $seed }, esfuerzo { $effort }
study-progress = { $done } de { $of } partidas
study-curve = Curva (juego, jugadores, pendiente, tempo, bandos): { $line }. Ajustada a { $fitted } partidas; las cifras son de { $positions } posiciones de otras { $others } partidas.
study-prediction = predicción
study-fitted = esta curva
study-shown = como se muestra ahora
study-without-search = sin búsqueda
study-constant = siempre la misma
study-reliability = Predicciones de esta curva, y cuántas veces se cumplieron:
study-cost = turnos perdidos por turno
study-chance = probabilidad perdida por turno
study-luck = suerte media
study-roll-luck = suerte media de una tirada
study-interval = intervalo del 99,9 %
study-errors = pérdida media por errores
study-zero = Todos los intervalos contienen el cero: los dados parecen justos.
study-not-zero = Un intervalo no contiene el cero: los dados no parecen justos.
study-loaded = El dado del primer puesto está trucado: es la comprobación, y tiene que notarse.
study-correlations = Correlación con el resultado: suerte { $luck }, habilidad { $skill }

fault-effort = «{ $text }» no es un esfuerzo. Usa quick, thorough o un número de nodos.
fault-study-alone = { $game } se juega a solas y no tiene probabilidades de ganar. Elige un juego para dos o más.
fault-study-dice = { $game } no tiene dados. Elige un juego con dados.
fault-study-keep = { $path } es de otro estudio. Indica un archivo nuevo o repite los argumentos de ese estudio.
