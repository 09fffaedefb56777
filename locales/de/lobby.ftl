# The lobby: tables that wait for somebody, and people who look for somebody.
lobby-seats = { $taken } von { $seats } Plätzen besetzt
lobby-rated = gewertet
lobby-seeks = Suchen jemanden zum Spielen
lobby-join = Mitspielen
lobby-bot = { $name } (Bot)
