# A quick game with the next person who wants one.

quick-title = Partida rápida
quick-lead = Elige a qué te gustaría jugar. Te sentarás con la próxima persona que quiera uno de esos juegos.
quick-games = Juegos que jugarías
quick-patience = Si no viene nadie, un ordenador ocupa el sitio
quick-seconds = tras { $count } segundos
quick-minutes = { $count ->
    [one] tras un minuto
   *[other] tras { $count } minutos
}
quick-never = nunca: seguir esperando
quick-level = Nivel del ordenador
quick-start = Buscar partida
quick-choose = Elige al menos un juego.
quick-waiting = Buscando a alguien con quien jugar …
quick-others = { $count ->
    [0] Ahora mismo no espera nadie más.
    [one] Otra persona espera otro juego.
   *[other] Otras { $count } personas esperan otros juegos.
}
quick-cancel = Dejar de buscar
quick-watched = Cualquiera puede mirar una partida rápida. No hay chat ni pistas.
