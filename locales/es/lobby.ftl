# The lobby: tables that wait for somebody, and people who look for somebody.
lobby-seats = { $taken } de { $seats } asientos ocupados
lobby-rated = puntuada
lobby-seeks = Buscan con quién jugar
lobby-join = Jugar
lobby-bot = { $name } (robot)
