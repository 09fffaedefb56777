# The lobby: tables that wait for somebody, and people who look for somebody.
lobby-seats = { $taken } posti su { $seats } occupati
lobby-rated = classificata
lobby-seeks = Cercano qualcuno con cui giocare
lobby-join = Gioca
lobby-bot = { $name } (robot)
