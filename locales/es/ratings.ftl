# Ratings, and solutions of games alone.
rated = Partida puntuada
rated-about = El resultado cambia las puntuaciones. Sin pistas, nada se deshace y hay reloj.
rating-page-title = Puntuaciones
rating-page-lead = Una puntuación dice lo fuerte que es alguien, según sus resultados. Vale para grupos de juegos parecidos.
rating-page-mine = Tus puntuaciones
rating-page-none = Aún sin puntuación. Con una cuenta puedes jugar partidas puntuadas.
rating-value = { $value } ± { $plusMinus }
rating-uncertain = aún incierta
rating-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
rating-group-barricade = { game-barricade }
rating-group-square = Tableros cuadrados
rating-group-star = Tableros en estrella
rating-group-dice = { game-dice-halma }
rating-group-capture = Juegos de captura
rating-group-line = { game-gobang }
rating-page-levels = Los niveles del ordenador
rating-page-level = Nivel { $level }
rating-page-best = Los mejores
rating-page-nobody = Nadie todavía. Aquí aparece quien muestra su página y ha jugado lo suficiente.
rating-page-player = Nombre
rating-page-rating = Puntuación
rating-changed = Puntuación: { $before } → { $after }
solutions-title = Soluciones
solutions-lead = Cada solución aparece una vez, con la persona que la encontró primero. Las publicadas y las halladas con pistas no cuentan.
solutions-none = Nadie ha encontrado aún una solución nueva.
solutions-turns = Turnos
solutions-jumps = Saltos
solutions-found = Encontrada por
solutions-link = Quién encontró cada solución
quick-rated = Solo partidas puntuadas
solutions-watch = Ver esta solución
