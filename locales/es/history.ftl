# Finished games and what can be counted about them.

history-title = Mis partidas
history-of = Partidas de { $who }
history-filter = Qué partidas
history-who = Quién
history-everybody = Todos en este dispositivo
history-game = Juego
history-all-games = Todos los juegos
history-result = Resultado
history-all-results = Todos los resultados
history-won = Victoria
history-shared = Empate
history-lost = Derrota
history-both = Jugada por los dos lados
history-broken = Anulada
history-solved = Resuelto
history-unsolved = Sin resolver
history-games = { $count ->
    [one] Una partida terminada
   *[other] { $count } partidas terminadas
}
history-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}
history-with-hints = Con pistas
history-deleted = Jugador borrado
history-more = Mostrar más
history-counts = Cuántas veces has ganado
history-counts-about = Solo cuentan las partidas enteras desde la posición inicial de siempre. «Con pistas» dice en cuántas de ellas ayudó el ordenador.
history-players = Jugadores
history-against = Contra
history-people = Personas
history-played = Partidas
history-rate = % de victorias
history-bests = Mejores soluciones
history-best = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}, { $jumps ->
    [one] 1 salto
   *[other] { $jumps } saltos
}
history-solved-times = { $count ->
    [one] resuelto una vez
   *[other] resuelto { $count } veces
}
history-none = Aún no hay partidas terminadas. En cuanto termine una, la encontrarás aquí.
history-none-public = Aquí aún no hay partidas terminadas.
history-loading = Buscando partidas terminadas…
history-data = Tus datos
history-public = Mostrar mis partidas a todos
history-public-about = Quien tenga el enlace verá tu nombre, tus partidas terminadas y estas cifras. También se ven los nombres de los demás.
history-public-link = Tu página pública
history-export = Descargar mis datos
history-data-about = Puedes borrarlo todo en los ajustes.
