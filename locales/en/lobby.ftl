# The lobby: tables that wait for somebody, and people who look for somebody.
lobby-seats = { $taken } of { $seats } seats taken
lobby-rated = rated
lobby-seeks = Looking for somebody to play with
lobby-join = Play
lobby-bot = { $name } (bot)
