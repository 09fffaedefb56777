# The lobby: tables that wait for somebody, and people who look for somebody.
lobby-seats = zajęte miejsca: { $taken } z { $seats }
lobby-rated = rankingowa
lobby-seeks = Szukają kogoś do gry
lobby-join = Zagraj
lobby-bot = { $name } (robot)
